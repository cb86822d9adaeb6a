import { PanelRight } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type AnswerDraft,
  addTo,
  answerKeys,
  answerOf,
  answersAtOnce,
  isFor,
  offered,
  passValue,
  pressOption,
  startDraft,
  withNumber,
} from './answering.ts'
import { AttackLine } from './attack-line.tsx'
import { type AskedCard, type Board, BoardContext } from './board-context.ts'
import { CardZoom } from './card-zoom.tsx'
import type { Catalogue } from './catalogue.ts'
import { seenRect } from './crowd.tsx'
import type { Answer, AnswerValue, CardReference, CardView, Question, SeatName, View } from './door-types.ts'
import { type Direction, nearestIn, placePanel, type Rect } from './geometry.ts'
import { KeySheet } from './key-sheet.tsx'
import { PhaseRail } from './phase-rail.tsx'
import { PileDialog } from './pile-dialog.tsx'
import { optionWords, QuestionPanel, questionWords } from './question-panel.tsx'
import { restRect } from './rest-rect.ts'
import type { RailPhase } from './round.ts'
import { SeatArea } from './seat-area.tsx'
import type { StopSettings } from './stops.ts'
import { useTravel } from './use-travel.ts'
import { cardsIn, seatsOfViewer, statusOf, zonesOn } from './view.ts'
import { EncounterSide, openZones } from './zones.tsx'

/** What is looked at: pointed at or focused, else what the question is about. */
export interface Looking {
  readonly card: CardView | undefined
}

/** What the panel "Why?" explains. */
export type WhyTarget = { readonly kind: 'card'; readonly card: CardView } | { readonly kind: 'question'; readonly question: Question }

export interface TableProps {
  readonly view: View
  readonly catalogue: Catalogue
  /** The pending question, as this viewer got it. */
  readonly question?: Question | undefined
  readonly onAnswer: (answer: Answer) => void
  /** A card is opened: pressed where it is no answer, or by Enter, O, or the second mouse button. */
  readonly onOpenCard?: ((card: CardReference) => void) | undefined
  readonly onWhy?: ((target: WhyTarget) => void) | undefined
  /** U takes back a decision, with Shift an action. */
  readonly onUndo?: ((by: 'decision' | 'action') => void) | undefined
  readonly onRedo?: ((by: 'decision' | 'action') => void) | undefined
  /** N where there is nothing to pass. */
  readonly onNext?: (() => void) | undefined
  readonly onSearch?: (() => void) | undefined
  /** The page shows a sheet of keys itself; without it the table has one. */
  readonly onHelp?: (() => void) | undefined
  /** M: the card that has the focus is to be moved by hand. */
  readonly onByHand?: ((card: CardView | undefined) => void) | undefined
  /** Settings of stops, and who changes them: with both, responses can be used or passed over from their question. */
  readonly stops?: StopSettings | undefined
  readonly onStops?: ((stops: StopSettings) => void) | undefined
  /** The page of a handbook that tells of a question. */
  readonly handbookOf?: ((question: Question) => string | undefined) | undefined
  readonly seatNames?: { readonly [seat: string]: string } | undefined
  /** The rail's phases and steps, where they are not those of the ordinary round. */
  readonly phases?: readonly RailPhase[] | undefined
  /** Right: card, reasons, log. A function is given what is looked at. */
  readonly panel?: ReactNode | ((looking: Looking) => ReactNode)
  /** Bottom. */
  readonly timeline?: ReactNode
  /** Below the rail: settings of stops. */
  readonly railFoot?: ReactNode
  /** Keys that the surroundings add to the sheet. */
  readonly moreKeys?: readonly (readonly [string, string])[]
}

const hoverDelay = 280
const arrows: { readonly [key: string]: Direction } = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

// Functions that outlive a drawing are made out here: made inside, each would hold the drawing before it, and that one its own, without end.

const sayIn =
  (catalogue: Catalogue): Board['say'] =>
  (code, parts = {}) =>
    catalogue.sentence(code, parts)

const seatNameIn =
  (catalogue: Catalogue, names: { readonly [seat: SeatName]: string } | undefined) =>
  (seat: SeatName): string =>
    names?.[seat] ?? catalogue.sentence('board.seat', { number: Number(seat.slice(1)) || seat })

const foldIn =
  (seats: number, shown: SeatName | undefined, folds: { readonly [seat: SeatName]: 'open' | 'folded' }) =>
  (seat: SeatName): 'open' | 'folded' =>
    seats > 2 ? (seat === shown ? 'open' : 'folded') : seats === 2 ? (folds[seat] ?? 'open') : 'open'

/** The whole table: rail, encounter side, a play area a player, side panel, timeline, and the pending question. It shows a view and gives answers; it knows no rules. */
export function Table(props: TableProps) {
  const {
    view,
    catalogue,
    question,
    onAnswer,
    onOpenCard,
    onWhy,
    onUndo,
    onRedo,
    onNext,
    onSearch,
    onHelp,
    onByHand,
    stops,
    onStops,
    handbookOf,
    seatNames,
    phases,
    panel,
    timeline,
    railFoot,
    moreKeys,
  } = props
  const root = useRef<HTMLDivElement>(null)
  const felt = useRef<HTMLElement>(null)
  const side = useRef<HTMLElement>(null)
  const questionElement = useRef<HTMLElement>(null)
  const focusedBefore = useRef<Element | null>(null)
  const quietFocus = useRef<'quiet' | 'loud'>('loud')
  const hover = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const [kept, setDraft] = useState<AnswerDraft | undefined>(undefined)
  const [roving, setRoving] = useState<string | undefined>(undefined)
  const [pointed, setPointed] = useState<string | undefined>(undefined)
  /** The card under the pointer now, or that has the focus of the keyboard by a key. */
  const under = useRef<string | undefined>(undefined)
  const [floating, setFloating] = useState<{ readonly key: string; readonly beside: Rect; readonly element: Element } | undefined>(
    undefined,
  )
  const [pinned, setPinned] = useState<{ readonly key: string; readonly beside: Rect } | undefined>(undefined)
  const [pile, setPile] = useState<string | undefined>(undefined)
  const [sheet, setSheet] = useState<'open' | 'closed'>('closed')
  const [drawer, setDrawer] = useState<'open' | 'closed'>('closed')
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number } | undefined>(undefined)
  const [movedFor, setMovedFor] = useState<string | undefined>(undefined)
  const [chosenSeat, setChosenSeat] = useState<SeatName | undefined>(undefined)
  const [folds, setFolds] = useState<{ readonly [seat: SeatName]: 'open' | 'folded' }>({})
  const [aboutFor, setAboutFor] = useState<string | undefined>(undefined)

  useTravel(root, view)

  const status = useMemo(() => statusOf(view), [view])
  const mine = question !== undefined && isFor(question, view.viewer)
  const fresh = useMemo(() => (question ? startDraft(question) : undefined), [question])
  const draft = question === undefined ? undefined : kept?.question === question.key ? kept : fresh
  const say = useMemo(() => sayIn(catalogue), [catalogue])
  const seatName = useMemo(() => seatNameIn(catalogue, seatNames), [seatNames, catalogue])

  const ownSeats = seatsOfViewer(view.viewer)
  const shownSeat = chosenSeat ?? ownSeats.find((seat) => status.seats.some((one) => one.seat === seat)) ?? status.seats[0]?.seat
  /** One or two seats lie side by side; of more, one is shown whole and the others are folded. */
  const seats = status.seats.length
  const foldOf = useMemo(() => foldIn(seats, shownSeat, folds), [seats, shownSeat, folds])
  const drawn = useMemo(() => {
    const keys = new Set<string>()
    const take = (card: CardView) => {
      if (keys.has(card.key)) return
      keys.add(card.key)
      for (const zone of zonesOn(view, card)) for (const lying of cardsIn(view, zone.id)) take(lying)
    }
    for (const zone of openZones(view.zones)) {
      // the hand of a folded seat is not drawn: what is asked of it is listed
      if (zone.name === 'hand' && zone.seat !== undefined && foldOf(zone.seat) === 'folded') continue
      for (const card of cardsIn(view, zone.id)) take(card)
    }
    return keys
  }, [view, foldOf])

  const signs = useMemo(() => {
    if (!question || !draft) return new Map<string, string>()
    // in an order the number says the place
    return question.shape === 'order' ? new Map(draft.keys.map((key, index) => [key, String(index + 1)] as const)) : answerKeys(question)
  }, [question, draft])
  const asked = useMemo(() => {
    const cards = new Map<string, AskedCard>()
    if (!question || !draft || !mine) return cards
    for (const option of offered(question)) {
      const key = option.card?.card
      if (key === undefined || !drawn.has(key)) continue
      const before = cards.get(key)
      const sign = signs.get(option.key)?.toUpperCase()
      cards.set(key, {
        options: [...(before?.options ?? []), option.key],
        signs: [...(before?.signs ?? []), ...(sign === undefined ? [] : [sign])],
        labels: [...(before?.labels ?? []), ...(option.label ? [optionWords(catalogue, option)] : [])],
        state: before?.state === 'chosen' || (question.shape === 'choose' && draft.keys.includes(option.key)) ? 'chosen' : 'open',
        amount: question.shape === 'distribute' ? (draft.amounts[option.key] ?? 0) : undefined,
        toggles: question.shape === 'choose' && !answersAtOnce(question) ? 'toggles' : 'answers',
      })
    }
    return cards
  }, [question, draft, mine, drawn, signs, catalogue])

  const answer = (value: AnswerValue) => {
    if (question && mine) onAnswer({ kind: 'answer', question: question.key, value })
  }
  /** Changes the answer in the making, from its newest state: keys come faster than drawing. */
  const change = (make: (draft: AnswerDraft) => AnswerDraft) => {
    if (question) setDraft((before) => make(before?.question === question.key ? before : startDraft(question)))
  }
  const choose = (option: string) => {
    if (!question || !draft || !mine) return
    if (question.shape === 'order') {
      root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(option)}"]`)?.focus()
      return
    }
    if (question.shape === 'choose' && answersAtOnce(question)) answer([option])
    else change((before) => pressOption(question, before, option))
  }
  const openCard = (card: CardView) => onOpenCard?.({ card: card.key, ...(card.code === undefined ? {} : { code: card.code }) })
  const pass = question && mine ? passValue(question) : undefined
  const next = pass === undefined ? (question && mine ? undefined : onNext) : () => answer(pass)

  const panelIsSeen = () => {
    const element = side.current
    const frame = root.current
    if (!element || !frame) return false
    const rect = element.getBoundingClientRect()
    return rect.width > 0 && rect.left < frame.getBoundingClientRect().right - 20
  }

  // a card that left does not say so, and a panel that came shows it itself
  useEffect(() => {
    if (!floating) return
    if (!floating.element.isConnected || panelIsSeen()) setFloating(undefined)
  })

  const board: Board = {
    catalogue,
    view,
    say,
    seatName,
    asked,
    roving,
    pinned: pinned?.key,
    focusCard: setRoving,
    point: (card, element) => {
      if (quietFocus.current === 'quiet') return
      clearTimeout(hover.current)
      under.current = card?.key
      if (!card || !element) {
        setFloating(undefined)
        return
      }
      setPointed(card.key)
      if (!panelIsSeen()) hover.current = setTimeout(() => setFloating({ key: card.key, beside: restRect(element), element }), hoverDelay)
    },
    press: (card) => {
      clearTimeout(hover.current)
      setFloating(undefined)
      setPinned(undefined)
      const options = asked.get(card.key)?.options ?? []
      if (options.length === 0) openCard(card)
      else if (options.length === 1) choose(options[0] as string)
      // several abilities of one card: the panel lists them
      else questionElement.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(options[0] as string)}"]`)?.focus()
    },
    open: openCard,
    pin: (card, element) => setPinned({ key: card.key, beside: restRect(element) }),
    openPile: setPile,
  }

  // a new question: the first legal answer gets the focus, unless the focus is elsewhere on the page, such as in the editor
  const questionKey = question?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question moves the focus
  useEffect(() => {
    const frame = root.current
    if (!frame) return
    const active = document.activeElement
    const free = active === null || active === document.body || frame.contains(active)
    if (!free) return
    const focus = (element: HTMLElement | null | undefined) => {
      quietFocus.current = 'quiet'
      element?.focus()
      quietFocus.current = 'loud'
    }
    if (question && mine) {
      if (active && active !== document.body && focusedBefore.current === null) focusedBefore.current = active
      const first = offered(question).find((option) => option.card !== undefined && asked.has(option.card.card))
      const inPanel = questionElement.current?.querySelector<HTMLElement>(
        '[data-first-answer]:not(:disabled), [data-option]:not(:disabled):not([data-option="pass"]), [data-row]',
      )
      if (first?.card && question.shape !== 'order')
        focus(frame.querySelector<HTMLElement>(`[data-card-button="${CSS.escape(first.card.card)}"]`))
      else
        focus(
          inPanel?.matches('button, input')
            ? inPanel
            : (inPanel?.querySelector<HTMLElement>('button:not(:disabled)') ??
                questionElement.current?.querySelector<HTMLElement>('[data-option="pass"]')),
        )
      frame.querySelector(`[data-seat="${question.who}"]`)?.scrollIntoView?.({ block: 'nearest' })
      if (movedFor !== question.key) measure()
    } else if (active === null || active === document.body || active.matches('[data-card-button]')) {
      const cause = lastCause.current
      const causeElement = cause === undefined ? null : frame.querySelector<HTMLElement>(`[data-card-button="${CSS.escape(cause)}"]`)
      const before = focusedBefore.current
      focus(causeElement ?? (before instanceof HTMLElement && before.isConnected ? before : null))
      focusedBefore.current = null
    }
    return undefined
  }, [questionKey])

  const lastCause = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (question?.because.card) lastCause.current = question.because.card.card
  }, [question])

  // one card is always reached by Tab
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view draws other cards
  useLayoutEffect(() => {
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-card-button]') ?? []
    const reached = [...buttons].some((button) => button.dataset.cardButton === roving)
    if (!reached && buttons[0]) setRoving(buttons[0].dataset.cardButton)
  }, [roving, view])

  // the question's place: off the cards that it asks about
  const causeKey = question?.because.card?.card
  const measure = useCallback(() => {
    const field = felt.current
    const panelElement = questionElement.current
    if (!field || !panelElement) return
    const origin = field.getBoundingClientRect()
    const local = (element: Element): Rect => {
      const rect = seenRect(element)
      return { x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height }
    }
    const slots = [...field.querySelectorAll<HTMLElement>('[data-card]')].filter((slot) => slot.getClientRects().length > 0)
    const own = panelElement.getBoundingClientRect()
    const cause = slots.find((slot) => slot.dataset.card === causeKey)
    const first = slots.find((slot) => slot.classList.contains('is-option'))
    const home = cause ?? first ?? field.querySelector(`[data-asked="asked"]`) ?? undefined
    const place = placePanel({
      area: { width: field.clientWidth, height: field.clientHeight },
      panel: { width: own.width, height: own.height },
      asked: slots.filter((slot) => slot.classList.contains('is-option') || slot === cause).map(local),
      cards: [
        ...slots.filter((slot) => !slot.classList.contains('is-option')),
        ...field.querySelectorAll('.qw-seat > header, .qw-mark'),
      ].map(local),
      near: home ? local(home) : undefined,
    })
    // the table scrolls where there is little room: the place is one in what is seen of it
    setPlace({ x: place.x + field.scrollLeft, y: place.y + field.scrollTop })
  }, [causeKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed anew when the question or the table changes
  useLayoutEffect(() => {
    if (questionKey === undefined || movedFor === questionKey) return
    measure()
    const field = felt.current
    if (!field || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(field)
    return () => observer.disconnect()
  }, [questionKey, view, movedFor, measure, aboutFor, folds])

  useEffect(() => {
    if (question && mine) setChosenSeat(question.who)
  }, [question, mine])

  useEffect(() => () => clearTimeout(hover.current), [])

  const walk = (direction: Direction): boolean => {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-card-button]') ?? [])]
    if (buttons.length === 0) return false
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    if (at < 0) {
      const start = buttons.find((button) => button.dataset.cardButton === roving) ?? buttons[0]
      start?.focus()
      return true
    }
    const rects = buttons.map(restRect)
    const measured = rects.some((rect) => rect.width > 0)
    const to = measured
      ? nearestIn(direction, rects[at] as Rect, rects)
      : direction === 'left' || direction === 'up'
        ? at - 1
        : (at + 1) % buttons.length
    buttons[to]?.focus()
    return to >= 0
  }

  const focusedCard = (): CardView | undefined => {
    const active = document.activeElement
    const key = active instanceof HTMLElement ? active.dataset.cardButton : undefined
    return key === undefined ? undefined : view.cards[key]
  }

  /** Does what a key means. @returns whether it meant something */
  const act = (event: KeyboardEvent): boolean => {
    const target = event.target instanceof Element ? event.target : null
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const field = target?.matches('input, textarea, select, [contenteditable="true"]') ?? false
    const card = focusedCard()
    if (key === 'Enter') {
      const ownButton =
        target?.matches('button, a, summary, [role="slider"]') === true && card === undefined && target.closest('[data-row]') === null
      if (ownButton) return false
      const value = question && draft && mine && !answersAtOnce(question) ? answerOf(question, draft) : undefined
      if (value !== undefined && (card === undefined || asked.has(card.key))) answer(value)
      else if (card) openCard(card)
      else return false
      return true
    }
    if (field) return false
    const direction = arrows[event.key]
    if (direction !== undefined) {
      if (target !== null && target !== document.body && target !== root.current && card === undefined) return false
      return walk(direction)
    }
    if (key === '?' && onHelp) onHelp()
    else if (key === '?') setSheet((before) => (before === 'open' ? 'closed' : 'open'))
    else if (key === 'Escape') {
      if (!pinned && drawer === 'closed' && !floating) return false
      setPinned(undefined)
      setFloating(undefined)
      setDrawer('closed')
    } else if (key === '/' && onSearch) onSearch()
    else if (key === 'u' && onUndo) onUndo(event.shiftKey ? 'action' : 'decision')
    else if (key === 'r' && onRedo) onRedo(event.shiftKey ? 'action' : 'decision')
    else if (key === 'o' && card) openCard(card)
    else if (key === 'w' && onWhy) {
      // what is pointed at is what is shown large: the focus may wait elsewhere, where a question put it
      const meant = view.cards[under.current ?? ''] ?? card
      if (meant) onWhy({ kind: 'card', card: meant })
      else if (question) onWhy({ kind: 'question', question })
    } else if (key === 'i' && question && mine) setAboutFor(aboutFor === question.key ? undefined : question.key)
    else if (key === 'm' && onByHand) onByHand(card)
    else return actOnQuestion(event, key)
    return true
  }

  const actOnQuestion = (event: KeyboardEvent, key: string): boolean => {
    if (!question || !draft || !mine) {
      if (key !== 'n' || !next) return false
      next()
      return true
    }
    if (question.shape === 'confirm') {
      if (key === 'y' || key === '1') answer(['yes'])
      else if (key === 'n' || key === '0') answer(['no'])
      else return false
      return true
    }
    if (question.shape === 'number') {
      if (!/^\d$/.test(key)) return false
      change((before) => withNumber(question, before, Number(key)))
      return true
    }
    if (key === '0' || key === 'n') {
      if (!next) return false
      next()
      return true
    }
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
    const sign = event.shiftKey && digit !== undefined ? digit : key
    const option = [...signs].find(([, candidate]) => candidate === sign)?.[0]
    if (option === undefined) return false
    if (event.shiftKey && question.shape === 'distribute') change((before) => addTo(question, before, option, -1))
    else choose(option)
    return true
  }

  const actNow = useRef(act)
  actNow.current = act
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target
      const inside =
        target === document.body ||
        target === document.documentElement ||
        (target instanceof Node && root.current?.contains(target) === true)
      if (inside && actNow.current(event)) event.preventDefault()
    }
    document.addEventListener('keydown', keyDown)
    return () => document.removeEventListener('keydown', keyDown)
  }, [])

  const asksAbout = causeKey ?? asked.keys().next().value ?? view.zones['current-quest']?.cards[0]
  const lookedAt = view.cards[pointed ?? ''] ?? view.cards[asksAbout ?? '']
  const panelNode = typeof panel === 'function' ? panel({ card: lookedAt }) : panel
  const words = question && mine ? questionWords(catalogue, question) : undefined
  const floatingCard = floating && !pinned ? view.cards[floating.key] : undefined
  const pinnedCard = pinned ? view.cards[pinned.key] : undefined

  return (
    <BoardContext.Provider value={board}>
      <div className="qw qw-table" ref={root} data-seats={status.seats.length} data-phase={status.phase}>
        <div className="qw-body" data-panel={panelNode === undefined ? 'none' : 'some'}>
          <PhaseRail catalogue={catalogue} status={status} phases={phases} onNext={next} foot={railFoot} />
          <main
            className="qw-felt"
            ref={felt}
            aria-label={say('board.table')}
            onPointerDown={(event) => {
              if (pinned && event.target instanceof Element && event.target.closest('[data-card]') === null) setPinned(undefined)
            }}
          >
            <EncounterSide status={status} />
            {status.seats.length > 1 && (
              <div className="qw-seat-tabs">
                {status.seats.map(({ seat }) => (
                  <button
                    key={seat}
                    type="button"
                    className="qw-button"
                    aria-pressed={seat === shownSeat}
                    aria-label={say('board.seat-tab', { seat })}
                    onClick={() => setChosenSeat(seat)}
                  >
                    {seatName(seat)}
                    {question?.who === seat && <span className="qw-quiet">{say('board.asks-here')}</span>}
                  </button>
                ))}
              </div>
            )}
            <div className="qw-seats" data-folded={status.seats.filter(({ seat }) => foldOf(seat) === 'folded').length}>
              {status.seats.map((seat) => (
                <SeatArea
                  key={seat.seat}
                  seat={seat}
                  status={status}
                  asked={question?.who === seat.seat ? 'asked' : 'quiet'}
                  shown={seat.seat === shownSeat ? 'shown' : 'aside'}
                  fold={foldOf(seat.seat)}
                  onFold={
                    status.seats.length === 1 || (status.seats.length > 2 && seat.seat === shownSeat)
                      ? undefined
                      : () => {
                          if (status.seats.length > 2) setChosenSeat(seat.seat)
                          // of two, one stays open
                          else
                            setFolds(
                              Object.fromEntries(
                                status.seats.map((one) => [
                                  one.seat,
                                  one.seat === seat.seat && foldOf(seat.seat) === 'open' ? ('folded' as const) : ('open' as const),
                                ]),
                              ),
                            )
                        }
                  }
                />
              ))}
            </div>
            <AttackLine view={view} felt={felt} />
            {question && draft && (
              <QuestionPanel
                ref={questionElement}
                catalogue={catalogue}
                view={view}
                question={question}
                draft={draft}
                onDraft={setDraft}
                onAnswer={answer}
                isDrawn={(card) => drawn.has(card)}
                onWhy={onWhy && (() => onWhy({ kind: 'question', question }))}
                about={aboutFor === question.key ? 'told' : 'hidden'}
                onAbout={() => setAboutFor(aboutFor === question.key ? undefined : question.key)}
                handbook={handbookOf?.(question)}
                stops={stops}
                onStops={onStops}
                onHome={movedFor === question.key ? () => setMovedFor(undefined) : undefined}
                onOpenCard={onOpenCard}
                onPoint={board.point}
                place={place ?? { x: 6, y: 6 }}
                onMove={(to) => {
                  setMovedFor(question.key)
                  const field = felt.current
                  const wide = field && field.clientWidth > 0
                  setPlace(wide ? { x: Math.min(Math.max(0, to.x), field.clientWidth - 60), y: Math.max(0, to.y) } : to)
                }}
              />
            )}
          </main>
          {panelNode !== undefined && (
            <>
              <aside className="qw-side" ref={side} data-drawer={drawer} aria-label={say('board.side-panel')}>
                {panelNode}
              </aside>
              <button
                type="button"
                className="qw-button is-icon qw-drawer-button"
                aria-expanded={drawer === 'open'}
                aria-label={say('board.show-panel')}
                onClick={() => setDrawer(drawer === 'open' ? 'closed' : 'open')}
              >
                <PanelRight size={16} aria-hidden="true" />
              </button>
            </>
          )}
          {timeline !== undefined && <footer className="qw-foot-bar">{timeline}</footer>}
        </div>
        <div className="qw-heard" aria-live="polite" role="status">
          {words ? `${words.title}. ${words.text}` : ''}
        </div>
        {floatingCard && floating && <CardZoom catalogue={catalogue} card={floatingCard} beside={floating.beside} />}
        {pinnedCard && pinned && (
          <CardZoom catalogue={catalogue} card={pinnedCard} beside={pinned.beside} onClose={() => setPinned(undefined)} />
        )}
        <PileDialog zone={pile} onClose={() => setPile(undefined)} />
        <KeySheet
          catalogue={catalogue}
          open={sheet === 'open'}
          onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
          more={moreKeys ?? []}
        />
      </div>
    </BoardContext.Provider>
  )
}
