import { useMemo, useRef, useState } from 'react'
import { ActionLines } from './action-lines.tsx'
import { type AnswerDraft, answersAtOnce, isFor } from './answering.ts'
import { type AskedCard, type Board, BoardContext } from './board-context.ts'
import { type CardDeed, CardMenu } from './card-menu.tsx'
import { CardZoom } from './card-zoom.tsx'
import type { Catalogue } from './catalogue.ts'
import type { CardView, Question, SeatName, View } from './door-types.ts'
import { columnsOf } from './face-off/columns.ts'
import { Flank } from './face-off/flank.tsx'
import { attachedInMiddle } from './face-off/laid.ts'
import { Middle } from './face-off/middle.tsx'
import { standingOf } from './face-off/standing.ts'
import type { Rect } from './geometry.ts'
import { KeySheet } from './key-sheet.tsx'
import { lyingCards } from './lying-cards.ts'
import { cardsComing, MomentLayer } from './moments/moment-layer.tsx'
import { Presented } from './moments/presented.tsx'
import { cardsShown, useMoments } from './moments/use-moments.ts'
import { isPairedOnCards, madePairs } from './pairing.ts'
import { DrawerPiles } from './phone/drawer-piles.tsx'
import { HandStrip } from './phone/hand-strip.tsx'
import { PhoneFoot } from './phone/phone-foot.tsx'
import { useAttached, useScreen } from './phone/screen.ts'
import { SharedStrip } from './phone/shared-strip.tsx'
import { usePinch } from './phone/use-pinch.ts'
import { PileDialog } from './pile-dialog.tsx'
import { calledNow } from './printed.ts'
import { AtRest } from './question/at-rest.tsx'
import { foretoldAloud, foretoldNow } from './question/foretold.ts'
import { hasWordsForNothing, questionWords } from './question/question-words.ts'
import { QuestionRibbon } from './question-ribbon.tsx'
import { restRect } from './rest-rect.ts'
import { roomOfFaceOff, roomOnFelt, widthsOf } from './room.ts'
import { SeatArea } from './seat-area.tsx'
import { silent } from './sounds/sound-settings.ts'
import { useSounds } from './sounds/use-sounds.ts'
import { isActionWindow } from './stops.ts'
import { AnnouncedQuestion } from './table/announced-question.tsx'
import { askedCards } from './table/asked-cards.ts'
import { drawnCards } from './table/drawn-cards.ts'
import { NextStep } from './table/next-step.tsx'
import { reachedCards } from './table/reached-cards.ts'
import { SeatTabs } from './table/seat-tabs.tsx'
import { SideDrawer } from './table/side-drawer.tsx'
import type { TableProps } from './table/table-props.ts'
import { useAnswering } from './table/use-answering.ts'
import { useCardWalk } from './table/use-card-walk.ts'
import { useConsidering } from './table/use-considering.ts'
import { useLooking } from './table/use-looking.ts'
import { useQuestionFocus } from './table/use-question-focus.ts'
import { useSeatArrow } from './table/use-seat-arrow.ts'
import { useSeats } from './table/use-seats.ts'
import { useTableKeys } from './table/use-table-keys.ts'
import { useMotion } from './use-motion.ts'
import { useSteady } from './use-steady.ts'
import { statusOf } from './view.ts'
import { tableZones } from './zone-look.ts'
import { SharedArea } from './zones.tsx'

// Functions that are kept between renders are created outside of the component, so that each keeps only its arguments in memory. A function created
// inside of the component shares the scope of its render with all others, and would keep the views and questions of that render in memory.

const sayIn =
  (catalogue: Catalogue): Board['say'] =>
  (code, parts = {}) =>
    catalogue.sentence(code, parts)

const seatNameIn =
  (catalogue: Catalogue, names: { readonly [seat: SeatName]: string } | undefined) =>
  (seat: SeatName): string =>
    names?.[seat] ?? catalogue.sentence('board.seat', { number: Number(seat.slice(1)) || seat })

/** The first card of the first row of the table. */
const firstCard = (view: View, { rulebook }: Catalogue): string | undefined =>
  view.zones[tableZones(rulebook, ['row'])[0]?.id ?? '']?.cards[0]

const none: readonly (readonly [string, string])[] = []

/** The chosen pairs of a question that is answered by pressing cards, to be drawn as lines between them. */
const pairsDrawn = (question: Question, draft: AnswerDraft, drawn: ReadonlySet<string>): typeof none =>
  isPairedOnCards(question, (card) => drawn.has(card))
    ? madePairs(question, draft).flatMap(({ card, other }) => (card && other ? [[card.card, other.card] as const] : []))
    : none

const noneAsked: ReadonlyMap<string, AskedCard> = new Map()
const noCards: ReadonlySet<string> = new Set()

/**
 * The whole table: shared area, ribbon with the pending question, the area of each player, side panel, and timeline. It shows a view and reports
 * answers; it contains no rules.
 */
export function Table(props: TableProps) {
  const { view, catalogue, question, seatNames, panel, timeline, cards = lyingCards, stops, onStops, onOpenCard, onWhy } = props
  const root = useRef<HTMLDivElement>(null)
  const felt = useRef<HTMLElement>(null)
  const side = useRef<HTMLElement>(null)
  const ribbon = useRef<HTMLDivElement>(null)
  const questionRef = useRef<HTMLElement>(null)
  const [pile, setPile] = useState<string | undefined>(undefined)
  const [sheet, setSheet] = useState<'open' | 'closed'>('closed')
  const [ownDrawer, setOwnDrawer] = useState<'open' | 'closed'>('closed')
  const { drawer, onDrawer: setDrawer } = props.drawer ?? { drawer: ownDrawer, onDrawer: setOwnDrawer }
  const [hand, setHand] = useState<'open' | 'closed'>('closed')
  const screen = useScreen(root)
  const attached = useAttached(screen)
  /** The key of the question whose explanation is open. */
  const [explained, setExplained] = useState<string | undefined>(undefined)

  const moments = useMoments(props.told, view, catalogue.rulebook)
  const shown = useMemo(() => cardsShown(moments), [moments])
  const lay = useMotion(root, view, catalogue.rulebook, shown)
  useSounds(moments, props.sounds ?? silent)

  const say = useMemo(() => sayIn(catalogue), [catalogue])
  const seatName = useMemo(() => seatNameIn(catalogue, seatNames), [seatNames, catalogue])
  const status = useMemo(() => statusOf(view), [view])
  /** The pending question, if the viewer has to answer it and not another player. */
  const own = question && isFor(question, view.viewer) ? question : undefined
  const about = question !== undefined && explained === question.key ? 'told' : 'hidden'
  const onAbout = () => setExplained(about === 'told' ? undefined : question?.key)

  const seats = useSeats(status.seats, view.viewer, own, screen)
  const standing = useMemo(() => standingOf(view, status, catalogue.rulebook), [view, status, catalogue])
  const inMiddle = useMemo(
    () =>
      standing && attached === 'strips' ? attachedInMiddle(standing.middle, (card) => widthsOf(view, catalogue, card).whole) : attached,
    [standing, attached, view, catalogue],
  )
  const drawn = useMemo(
    () => drawnCards(view, catalogue.rulebook, seats.foldOf, screen, attached, inMiddle),
    [view, catalogue, seats.foldOf, screen, attached, inMiddle],
  )
  const answering = useAnswering(question, own, props.onAnswer, root, drawn)
  const { draft, signs } = answering
  const forecast = own !== undefined && props.forecast?.question === own.key ? props.forecast : undefined
  const asked = useMemo(
    () => (own && draft ? askedCards(own, draft, drawn, signs, catalogue, view, forecast) : noneAsked),
    [own, draft, drawn, signs, catalogue, view, forecast],
  )
  const columns = useMemo(() => standing && columnsOf(view, standing, own, draft), [view, standing, own, draft])
  const reached = useMemo(() => reachedCards(view, status, catalogue.rulebook), [view, status, catalogue])
  // the key N: in an action window, or without a question, it asks the host to go on to the next step; it passes any other question
  const onNext = !own ? props.onNext : isActionWindow(own) ? (props.onNext ?? answering.pass) : answering.pass

  const looking = useLooking(root, side)
  const { pointed, point } = useConsidering({ own, draft, asked, looking, onConsider: props.onConsider })
  useSeatArrow(ribbon, question?.who, seats.foldOf)
  useQuestionFocus({ root, panel: questionRef, question, own, asked, unlooked: looking.unlooked })
  const { roving, setRoving, walk } = useCardWalk(root, view)

  const openCard = (card: CardView) => onOpenCard?.({ card: card.key, ...(card.code === undefined ? {} : { code: card.code }) })
  const press = (card: CardView, by?: 'finger') => {
    looking.close()
    const [first, ...others] = asked.get(card.key)?.options ?? []
    if (asked.get(card.key)?.press === 'pair') answering.choose(card.key)
    else if (first === undefined) openCard(card)
    else if (others.length === 0) (by === 'finger' ? answering.take : answering.choose)(first)
    // the card has several abilities as options: focus the first of them in the ribbon
    else questionRef.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(first)}"]`)?.focus()
  }
  const pinching = usePinch(
    root,
    (key, element) => {
      const card = view.cards[key]
      if (card) looking.pin(card, element)
    },
    looking.unpin,
  )
  const [menu, setMenu] = useState<{ readonly key: string; readonly beside: Rect } | undefined>(undefined)
  const menuCard = menu && view.cards[menu.key]
  const deedsOf = (card: CardView, beside: Rect): readonly CardDeed[] => [
    { words: say('board.look'), run: () => looking.pinAt(card, beside) },
    ...(onWhy ? [{ words: say('board.why'), run: () => onWhy({ kind: 'card', card }) }] : []),
    ...(props.onByHand ? [{ words: say('board.by-hand'), run: () => props.onByHand?.(card) }] : []),
    ...(onOpenCard ? [{ words: say('board.open'), run: () => openCard(card) }] : []),
  ]
  const closeAll = () => {
    looking.close()
    setDrawer('closed')
  }
  const leavePair = draft?.begun === undefined ? undefined : () => answering.change((before) => ({ ...before, begun: undefined }))
  useTableKeys({
    ...props,
    root,
    question,
    own,
    isSentByEnter: own !== undefined && (!answersAtOnce(own) || hasWordsForNothing(catalogue, own)),
    answering,
    asked,
    under: looking.under,
    walk,
    openCard,
    onNext,
    onHelp: props.onHelp ?? (() => setSheet((before) => (before === 'open' ? 'closed' : 'open'))),
    onAbout,
    onEscape: looking.pinned || looking.floating || drawer === 'open' ? closeAll : leavePair,
  })

  const deeds = useSteady({
    focusCard: setRoving,
    point,
    press,
    open: openCard,
    pin: looking.pin,
    menu: (card: CardView, element: Element) => {
      if (pinching.current) return
      looking.close()
      setMenu({ key: card.key, beside: restRect(element) })
    },
    openPile: setPile,
  })
  const board: Board = {
    ...deeds,
    catalogue,
    view,
    screen,
    attached,
    say,
    seatName,
    asked,
    moved: standing?.moved ?? noCards,
    foretold: foretoldNow(question, forecast, pointed),
    reached,
    roving,
    looked: looking.last,
    pinned: looking.pinned?.key,
  }

  // between two questions, the card of the last one stays in the panel
  const aboutNow = question && (question.because.card?.card ?? asked.keys().next().value)
  const [aboutLast, setAboutLast] = useState(aboutNow)
  if (aboutNow !== undefined && aboutNow !== aboutLast) setAboutLast(aboutNow)
  const asksAbout = aboutNow ?? aboutLast ?? firstCard(view, catalogue)
  const lookedAt = view.cards[looking.last ?? ''] ?? view.cards[asksAbout ?? '']
  const panelNode = typeof panel === 'function' ? panel({ card: lookedAt }) : panel
  const words = own && questionWords(catalogue, own)
  const paired = useMemo(() => (own && draft ? pairsDrawn(own, draft, drawn) : none), [own, draft, drawn])
  const { pinned, floating } = looking
  const pinnedCard = pinned && view.cards[pinned.key]
  const floatingCard = floating && !pinned && !props.overCards ? view.cards[floating.key] : undefined

  return (
    <BoardContext.Provider value={board}>
      <div
        className="qw qw-table"
        ref={root}
        data-screen={screen}
        data-seats={status.seats.length}
        data-layout={standing ? 'face-off' : 'rows'}
        data-phase={status.phase}
        data-cards={cards.size}
        data-exhausted={cards.exhausted}
      >
        <div className="qw-body" data-panel={panelNode === undefined ? 'none' : 'some'}>
          <main
            className="qw-felt"
            ref={felt}
            style={standing ? roomOfFaceOff : roomOnFelt(view, catalogue, status.seats, seats.foldOf)}
            aria-label={say('board.table')}
            onPointerDown={(event) => {
              if (pinned && event.target instanceof Element && event.target.closest('[data-card]') === null) looking.unpin()
            }}
          >
            <div className="qw-felt-rows">
              <div className="qw-felt-cards">
                {screen === 'phone' ? (
                  <SharedStrip status={status} />
                ) : standing ? (
                  <Flank status={status} />
                ) : (
                  <SharedArea status={status} />
                )}
                {standing && columns && <Middle standing={standing} columns={columns} attached={inMiddle} />}
                {screen === 'phone' && <SeatTabs status={status} shown={seats.shown} asked={question?.who} onShow={seats.show} />}
                <div className="qw-seats" data-folded={status.seats.filter(({ seat }) => seats.foldOf(seat) === 'folded').length}>
                  {status.seats
                    .filter(({ seat }) => screen === 'wide' || seat === seats.shown)
                    .map((seat) => (
                      <SeatArea
                        key={seat.seat}
                        seat={seat}
                        status={status}
                        asked={question?.who === seat.seat ? 'asked' : 'quiet'}
                        shown={seat.seat === seats.shown ? 'shown' : 'aside'}
                        fold={seats.foldOf(seat.seat)}
                        onFold={standing ? undefined : seats.onFold(seat.seat)}
                        shelf={standing?.shelves[seat.seat]}
                        side={standing && (standing.below === seat.seat ? 'below' : 'above')}
                      />
                    ))}
                </div>
              </div>
              <Presented />
              <div
                className="qw-ribbon"
                ref={ribbon}
                data-asks={own ? 'viewer' : question ? 'other' : 'nobody'}
                data-points={standing && question?.who === standing.above ? 'above' : 'below'}
                data-beside={cardsComing(moments, view, catalogue.rulebook).length > 0 ? 'card' : 'nothing'}
              >
                {question && draft ? (
                  <QuestionRibbon
                    ref={questionRef}
                    catalogue={catalogue}
                    view={view}
                    question={question}
                    draft={draft}
                    onDraft={answering.setDraft}
                    onAnswer={answering.answer}
                    onPassOn={props.onPassOn}
                    isDrawn={(card) => drawn.has(card)}
                    onTake={answering.take}
                    onWhy={onWhy && (() => onWhy({ kind: 'question', question }))}
                    about={about}
                    onAbout={onAbout}
                    handbook={props.handbookOf?.(question)}
                    stops={stops}
                    onStops={onStops}
                    calmer={props.calmer}
                    told={forecast}
                    pointed={pointed}
                    work={props.work}
                    onOpenCard={onOpenCard}
                    onPoint={point}
                  />
                ) : (
                  <AtRest status={status} onNext={onNext} />
                )}
              </div>
              {props.overCards && <div className="qw-over-cards">{props.overCards({ card: lookedAt })}</div>}
              {screen === 'phone' && seats.shown !== undefined && <HandStrip seat={seats.shown} hand={hand} />}
            </div>
            {props.game !== 'over' && (
              <ActionLines view={view} rulebook={catalogue.rulebook} felt={felt} pairs={standing ? none : paired} />
            )}
          </main>
          {panelNode !== undefined && (
            <SideDrawer ref={side} drawer={drawer} button={props.drawer ? 'on the page' : 'here'} onDrawer={setDrawer}>
              {screen === 'phone' && <DrawerPiles seat={seats.shown} />}
              {panelNode}
            </SideDrawer>
          )}
          {timeline !== undefined && (
            <footer className="qw-foot-bar">
              {screen === 'phone' ? (
                <PhoneFoot
                  timeline={timeline}
                  more={props.nextMore}
                  seat={seats.shown}
                  hand={hand}
                  onHand={setHand}
                  onUndo={props.onUndo && (() => props.onUndo?.('decision'))}
                  onKeep={props.onKeep}
                  onNext={onNext}
                />
              ) : (
                <>
                  {timeline}
                  <NextStep onNext={onNext} nIs={own ? 'of the question' : 'this'} more={props.nextMore} />
                </>
              )}
            </footer>
          )}
        </div>
        <AnnouncedQuestion question={own} words={words ? `${words.title}. ${words.text}` : ''} work={props.work} />
        <MomentLayer root={root} moments={moments} lay={lay} />
        <div className="qw-aloud" aria-live="polite" role="status">
          {foretoldAloud(catalogue, view, board.foretold)}
        </div>
        {floatingCard && floating && <CardZoom catalogue={catalogue} card={floatingCard} beside={floating.beside} />}
        {pinnedCard && pinned && <CardZoom catalogue={catalogue} card={pinnedCard} beside={pinned.beside} onClose={looking.unpin} />}
        {menu && menuCard && (
          <CardMenu
            title={calledNow(catalogue, menuCard)}
            beside={menu.beside}
            deeds={deedsOf(menuCard, menu.beside)}
            onClose={() => setMenu(undefined)}
          />
        )}
        <PileDialog zone={pile} onClose={() => setPile(undefined)} />
        <KeySheet
          catalogue={catalogue}
          open={sheet === 'open'}
          onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
          more={props.moreKeys ?? []}
        />
      </div>
    </BoardContext.Provider>
  )
}
