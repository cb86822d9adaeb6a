import './play.css'
import {
  type By,
  CardZoom,
  Log,
  playerActions,
  redoTarget,
  SidePanel,
  Table,
  Timeline,
  tableKeys,
  undoTarget,
  type WorkSignal,
} from '@questwright/board'
import type { CardReference, CardView, Question, View } from '@questwright/realm/web'
import { forksOn, type GameState, type GameStore } from '@questwright/session/state'
import { type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { type Command, useCommands } from '../commands/commands.ts'
import { showOverlay } from '../commands/overlay.ts'
import { EndingSheet } from '../ending/ending-sheet.tsx'
import { LinesPanel } from '../lines/lines-panel.tsx'
import { useTableGame, useTablePage } from '../page.tsx'
import { toast } from '../parts/toast.ts'
import { useWide } from '../parts/use-wide.ts'
import { CalmerOffer, useOfferUntilOver } from './calmer-offer.tsx'
import { ConcedeDialog } from './concede-dialog.tsx'
import { ConsentDialog } from './consent-dialog.tsx'
import { Curtain } from './curtain.tsx'
import { FaultMessages } from './fault-messages.tsx'
import { GameProblems } from './game-problems.tsx'
import { HandMoves } from './hand-moves.tsx'
import { chooseLyingCards, useLyingCards } from './kept-cards.ts'
import { useSoundSettings } from './kept-sounds.ts'
import { lossesBy } from './losses.ts'
import { PassMenu } from './pass-menu.tsx'
import { Refusal } from './refusal.tsx'
import { SavePointDialog } from './save-point-dialog.tsx'
import type { GameScores } from './score-sheet.tsx'
import type { ShownTable } from './shown-table.ts'
import { SoundsDialog } from './sounds-dialog.tsx'
import { StopsDialog } from './stops-dialog.tsx'
import { TableProvider, useTable } from './table-context.tsx'
import { TimesPanel } from './times-panel.tsx'
import { useTableCatalogue } from './use-table-catalogue.ts'
import { VoidOffer } from './void-offer.tsx'
import { WhyPanel } from './why-panel.tsx'

/** Kinds of story entries that the log leaves out, because the line of phases and the headings of the log show them already. */
const clockwork = ['round-began', 'phase-began', 'phase-ended', 'round-ended', 'step', 'setup-step']

/** The card that caused a question, or that the question is about. */
function causeOf({ because, options }: Question, view: View): CardView | undefined {
  const cards = [because.card?.card, ...options.map(({ card }) => card?.card)]
  return cards.flatMap((key) => (key === undefined ? [] : (view.cards[key] ?? [])))[0]
}

/** The names of the settings for the size of cards in the command palette. */
const sizes = { fit: 'Cards as large as the table allows', small: 'Smaller cards', large: 'Larger cards' } as const

interface GameTableProps {
  /** How each game computes its score, for the sheet at the end of a game. */
  readonly scores: GameScores
  /** `given up`: something else uses the space of the side panel. */
  readonly sidePanel?: 'shown' | 'given up'
  /** Opens a card, by the keys for it; without this callback cards can only be viewed enlarged. */
  readonly onOpenCard?: (card: CardReference) => void
  readonly handbookOf?: (question: Question) => string | undefined
  /** Further commands of the table. */
  readonly commands?: readonly Command[]
  /** Further buttons on the timeline. */
  readonly timelineMore?: ReactNode
  /** Further buttons on the sheet at the end of a game. */
  readonly outcomeMore?: ReactNode
  /** The main button at the end of a game: `again` plays it again, `more` is in `outcomeMore`. */
  readonly outcomeWayOn?: 'again' | 'more' | undefined
}

/** The parts of the state that the table draws: it does not render again when other parts of the store change. */
function drawn(game: GameState) {
  const { view, question, places, redoPlaces, redo, at, story, dice, savePoints, branches, line, setup, stops, outcome, status } = game
  // while the game computes, the old question stays until the next one arrives, so that nothing flickers
  const asks = !outcome && (status === 'ready' || status === 'thinking')
  return {
    ...{ view, places, redoPlaces, redo, at, story, dice, savePoints, branches, line, setup, stops },
    question,
    asked: asks ? question : undefined,
    over: outcome !== undefined,
  }
}

/** Whether the game is computing, for the ribbon. It is separate from the state that the table draws, because it changes more often. */
const workOf = ({ subscribe, getState }: GameStore): WorkSignal => ({
  subscribe: (listener) => subscribe(listener),
  now: () => {
    const { status, wait } = getState()
    return status === 'thinking' ? wait : 'none'
  },
})

/**
 * The state of the game as attributes of an element, for style sheets and for tests of the page. They change more often than the table is rendered.
 */
function Standing({ frame, children }: { readonly frame: Ref<HTMLDivElement>; readonly children: ReactNode }) {
  const [status, hash, at] = useTableGame(useShallow((game) => [game.status, game.held?.hash, game.at] as const))
  return (
    <div className="st-table" ref={frame} data-status={status} data-hash={hash} data-at={at}>
      {children}
    </div>
  )
}

/** The running game: table, questions, log, timeline and all panels over them. */
export function GameTable({ table, ...parts }: GameTableProps & { readonly table: ShownTable }) {
  return (
    <TableProvider table={table}>
      <TableParts {...parts} />
    </TableProvider>
  )
}

function TableParts({
  sidePanel = 'shown',
  onOpenCard: open,
  handbookOf,
  commands = [],
  timelineMore,
  outcomeMore,
  outcomeWayOn,
  scores,
}: GameTableProps) {
  const {
    view,
    places,
    redoPlaces,
    redo,
    at,
    story,
    dice,
    savePoints,
    branches,
    line: here,
    setup,
    ...game
  } = useTableGame(useShallow(drawn))
  const { question } = game
  useOfferUntilOver()
  const { game: store, side } = useTablePage()
  const told = useMemo(() => ({ story, at }), [story, at])
  const work = useMemo((): WorkSignal => workOf(store), [store])
  const { session, why: reasons, foresight, byHand } = useTable()
  const { playing, lines: branching } = session
  const catalogue = useTableCatalogue()
  const cards = useLyingCards()
  const heard = useSoundSettings()
  const [naming, setNaming] = useState<'open' | 'closed'>('closed')
  const [lines, setLines] = useState<'open' | 'closed'>('closed')
  const [stops, setStops] = useState<'open' | 'closed'>('closed')
  const [sounds, setSounds] = useState<'open' | 'closed'>('closed')
  const [conceding, setConceding] = useState<'open' | 'closed'>('closed')
  const mayConcede = catalogue.rulebook.players === 'against-each-other' && !game.over
  const concede = mayConcede ? () => setConceding('open') : undefined
  const table = useRef<HTMLDivElement>(null)
  const why = useStore(reasons.store, (state) => state.card)
  const forecast = useStore(foresight.store, (state) => state.told)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an explanation belongs to one game, so a new one closes the panel
  useEffect(() => () => reasons.close(), [setup])
  const isOpen = sidePanel === 'given up'
  // where the side panel is a closed drawer, or is replaced by the editor, explanations are drawn over the table
  const isRoomy = useWide(1101)
  const isPhone = !useWide(641)
  const { drawer } = useStore(side)
  const whyAlone = why !== undefined && (isOpen || !isRoomy)

  useEffect(() => {
    playing.judgeLossesBy(lossesBy(catalogue.rulebook), catalogue.rulebook.clockwork)
    playing.passBy(catalogue.rulebook)
  }, [playing, catalogue])

  const line = useMemo(() => {
    const last = places.at(-1) ?? { round: 0, phase: 'setup', step: '' }
    return [...places, ...redo.map((_, index) => redoPlaces[index] ?? last)]
  }, [places, redoPlaces, redo])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current branch is computed from these parts of the store
  const forks = useMemo(() => (branches.length === 0 ? [] : forksOn(branching.current(), branches)), [branches, here, at, redo])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the inputs are computed from these parts of the store
  const actions = useMemo(() => playerActions(branching.current().inputs, catalogue.rulebook), [catalogue, here, at, redo])
  const undo = (by: By) => void playing.goTo(undoTarget(line, at, by, actions))
  const redoBy = (by: By) => void playing.goTo(redoTarget(line, at, by, actions))

  const explain = (card: CardView | undefined) => {
    if (!card) toast('A step of the rules asks this, not a card. Point at a card and press W.')
    else if (card.knowledge === 'hidden' && card.as === undefined) toast('This card is hidden: nothing of it can be explained.')
    else reasons.ask(card.key)
  }

  useCommands('The table', [
    // the table handles these keys itself; they are registered only for the list of keys
    ...tableKeys
      .filter(([, word]) => word !== 'search' && word !== 'help')
      .map(([signs, word]) => ({ signs, words: catalogue.sentence(`board.key.${word}`, {}), shownIn: 'keys' as const })),
    { words: 'Undo the last decision', shownIn: 'palette', run: () => undo('decision') },
    { words: 'Undo the last action', also: 'player action', shownIn: 'palette', run: () => undo('action') },
    { words: 'Go on to the next decision again', also: 'redo', shownIn: 'palette', run: () => redoBy('decision') },
    { words: 'Go on past the next action again', also: 'redo', shownIn: 'palette', run: () => redoBy('action') },
    { words: 'Name a save point …', shownIn: 'palette', run: () => setNaming('open') },
    ...(['fit', 'small', 'large'] as const)
      .filter((size) => size !== cards.size)
      .map((size) => ({ words: sizes[size], also: 'size zoom', shownIn: 'palette' as const, run: () => chooseLyingCards({ size }) })),
    cards.exhausted === 'leans'
      ? { words: 'Turn exhausted cards on their side', shownIn: 'palette', run: () => chooseLyingCards({ exhausted: 'turns' }) }
      : { words: 'Let exhausted cards lean', shownIn: 'palette', run: () => chooseLyingCards({ exhausted: 'leans' }) },
    { words: 'Show the branches of this game', also: 'lines tree', shownIn: 'palette', run: () => setLines('open') },
    { words: 'Always or never ask …', also: 'triggers stops', shownIn: 'palette', run: () => setStops('open') },
    { words: 'Sounds …', also: 'volume audio loud mute', shownIn: 'palette', run: () => setSounds('open') },
    {
      words: 'Move something by hand …',
      also: 'manual moves tokens',
      shownIn: 'palette',
      run: () => byHand.show(question?.who ?? 'table'),
    },
    ...(concede ? [{ words: 'Concede …', also: 'give up resign', shownIn: 'palette' as const, run: concede }] : []),
    ...commands,
  ])

  return (
    <Standing frame={table}>
      <Table
        view={view}
        catalogue={catalogue}
        question={game.asked}
        game={game.over ? 'over' : 'runs'}
        forecast={forecast}
        onConsider={(considered) => foresight.consider(considered)}
        told={told}
        sounds={heard}
        onAnswer={(answer) => void playing.answer(answer)}
        onOpenCard={open}
        onWhy={(target) => explain(target.kind === 'card' ? target.card : causeOf(target.question, view))}
        onUndo={at > 0 ? undo : undefined}
        onKeep={() => setNaming('open')}
        drawer={isPhone ? { drawer, onDrawer: (next) => side.setState({ drawer: next }) } : undefined}
        onRedo={redoBy}
        onNext={() => void playing.passUntil('next-step')}
        onPassOn={() => void playing.passUntil('something-happens', catalogue.rulebook.clockwork)}
        work={work}
        calmer={<CalmerOffer onStops={() => setStops('open')} />}
        onByHand={(card) => byHand.show(card?.key ?? question?.who ?? 'table')}
        cards={cards}
        stops={game.stops}
        onStops={(settings) => void playing.changeStops(settings)}
        onHelp={() => showOverlay('keys')}
        handbookOf={handbookOf}
        panel={
          isOpen
            ? undefined
            : ({ card }) => (
                <SidePanel
                  catalogue={catalogue}
                  card={card}
                  why={
                    why === undefined || whyAlone ? (
                      <div className="st-card-actions">
                        <button
                          type="button"
                          className="qw-button st-why-button"
                          disabled={card === undefined}
                          onClick={() => explain(card)}
                        >
                          Why? <kbd>W</kbd>
                        </button>
                        <button
                          type="button"
                          className="qw-button st-why-button"
                          onClick={() => byHand.show(card?.key ?? question?.who ?? 'table')}
                        >
                          By hand <kbd>M</kbd>
                        </button>
                      </div>
                    ) : (
                      <WhyPanel catalogue={catalogue} />
                    )
                  }
                  // explanations take the space of the log, which returns when they are closed
                  log={
                    (why === undefined || whyAlone) && <Log catalogue={catalogue} entries={story} without={clockwork} onOpenCard={open} />
                  }
                />
              )
        }
        overCards={
          whyAlone
            ? ({ card }) => (
                <div className="st-why-alone">
                  {card && <CardZoom catalogue={catalogue} card={card} />}
                  <WhyPanel catalogue={catalogue} />
                </div>
              )
            : undefined
        }
        nextMore={
          <PassMenu rulebook={catalogue.rulebook} onConcede={concede} onStops={() => setStops('open')} onSounds={() => setSounds('open')} />
        }
        timeline={
          <Timeline
            catalogue={catalogue}
            places={line}
            actions={actions}
            at={at}
            savePoints={savePoints}
            onGo={(input) => void playing.goTo(input)}
            dice={dice}
            onDice={(chosen) => playing.chooseDice(chosen)}
            onSavePoint={() => setNaming('open')}
            forks={forks}
            lines={branches.length + 1}
            linesAre={lines === 'open' ? 'shown' : 'hidden'}
            onLines={() => setLines(lines === 'open' ? 'closed' : 'open')}
            more={timelineMore}
          />
        }
      />
      <Refusal />
      <ConsentDialog catalogue={catalogue} />
      <VoidOffer catalogue={catalogue} />
      {conceding === 'open' && <ConcedeDialog catalogue={catalogue} onClose={() => setConceding('closed')} />}
      {lines === 'open' && (
        <LinesPanel
          catalogue={catalogue}
          onClose={() => {
            setLines('closed')
            table.current?.querySelector<HTMLElement>('[data-lines]')?.focus()
          }}
        />
      )}
      <GameProblems />
      <TimesPanel catalogue={catalogue} />
      <HandMoves
        catalogue={catalogue}
        onClose={() => table.current?.querySelector<HTMLElement>('[data-card-button][tabindex="0"]')?.focus()}
      />
      <Curtain />
      <FaultMessages />
      <EndingSheet catalogue={catalogue} scores={scores} more={outcomeMore} wayOn={outcomeWayOn} />
      {naming === 'open' && <SavePointDialog catalogue={catalogue} onClose={() => setNaming('closed')} />}
      {sounds === 'open' && <SoundsDialog onClose={() => setSounds('closed')} />}
      {stops === 'open' && <StopsDialog catalogue={catalogue} onClose={() => setStops('closed')} />}
    </Standing>
  )
}
