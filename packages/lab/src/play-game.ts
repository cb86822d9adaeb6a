import {
  type AnswerValue,
  atTable,
  type Fault,
  type Input,
  type JsonObject,
  mayKnow,
  type Outcome,
  type Place,
  type Setup,
  type StoryEntry,
  type StretchCourse,
} from '@questwright/kernel'
import { type Answerer, type Counters, currentEngine, fingerprint, Game, storyFor } from '@questwright/kernel/internal'
import { type Bots, makeBot } from './bot.ts'
import { moved } from './moved.ts'

/** Games that bots play, inside a realm. */

export interface PlayRequest {
  readonly setup: Setup
  readonly seed: string
  readonly bot: Bots
  /** Seed of the bots' own dice; the game's seed by default. */
  readonly botSeed?: string
  readonly record: 'inputs' | 'none'
  /** Answers to the first questions, in their order; bots answer the others. */
  readonly opening?: readonly AnswerValue[]
  /** Whether to return figures by round; `left-out` by default. */
  readonly course?: 'told' | 'left-out'
  /** Abilities that broke a realm before: muted from the beginning. */
  readonly muted?: readonly { readonly ability: string; readonly reason: string }[]
  /** Decisions after which a game counts as stuck. */
  readonly most?: number
  /** Whether to return options with cards that the choosing seat may not see; `left-out` by default. */
  readonly blind?: 'told' | 'left-out'
  /** Whether to return the log of each seat, as that seat may know it; `left-out` by default. */
  readonly story?: 'told' | 'left-out'
}

export interface PlayedGame {
  readonly outcome?: Outcome
  /** The seats in order; `outcome.winners` names winners by these ids. */
  readonly seats: readonly string[]
  /** The index in `seats` of the player who took the first turn, where the game tells it. */
  readonly first?: number
  readonly rounds: number
  readonly decisions: number
  /** The state hash at the end. */
  readonly stateHash: string
  /** A fingerprint of all state hashes, one for each input and the last. */
  readonly hash: string
  /** Why the game did not end. */
  readonly stuck?: string
  readonly faults: readonly Fault[]
  /** Errors of the bot's heuristic. */
  readonly slips: readonly string[]
  /** The texts by hand that came up in the game and that bots left out, as `pack:slug#key`; absent without such texts. */
  readonly byHand?: readonly string[]
  readonly counters: Counters
  readonly record?: GameRecord
  /** Figures by round, if requested. */
  readonly course?: readonly StretchCourse[]
  /** Options with cards that the choosing seat may not see, each kind once, if requested. */
  readonly blind?: readonly BlindOption[]
  /** The log of each seat, as that seat may know it, if requested. */
  readonly story?: { readonly [seat: string]: readonly StoryEntry[] }
}

/** An option that shows the choosing seat only the back of a card. */
interface BlindOption {
  /** The name of the question. */
  readonly question: string
  /** `pack:slug#ability` of the ability that asks, or the step. */
  readonly because: string
  /** The zone of the card. */
  readonly zone: string
  readonly face: 'up' | 'down'
}

/** An answerer that gives these answers to the first questions. */
function opening(answerer: Answerer, answers: readonly AnswerValue[]): Answerer {
  let given = 0
  return (pending) => answers[given++] ?? answerer(pending)
}

/** An answerer that records options with cards that the answering seat may not see. */
function noting(answerer: Answerer, found: Map<string, BlindOption>): Answerer {
  return (pending) => {
    const { spec, options, because } = pending
    for (const { card, other } of options)
      for (const one of [card, other]) {
        if (one === undefined || mayKnow(one, [spec.who.id])) continue
        const asking =
          because.card === undefined ? (because.step ?? '') : `${because.card.code ?? because.card.card}#${because.ability ?? ''}`
        const blind: BlindOption = { question: spec.name, because: asking, zone: one.zone.name, face: one.face }
        found.set(JSON.stringify(blind), blind)
      }
    return answerer(pending)
  }
}

export interface GameRecord {
  readonly setup: Setup
  readonly seed: string
  readonly inputs: readonly Input[]
  readonly hashes: readonly string[]
}

/** Plays one game to its end. @throws Error for a setup that cannot be played */
export function playGame(request: PlayRequest): PlayedGame {
  const { ruleset, library, heuristic, courseOf } = currentEngine()
  const bot = makeBot(request.bot, request.botSeed ?? request.seed, heuristic, request.most)
  const inputs: Input[] = (request.muted ?? []).map(({ ability, reason }) => ({ kind: 'fault', ability, reason }))
  const blind = new Map<string, BlindOption>()
  const opened = opening(bot.answerer, request.opening ?? [])
  const answerer = request.blind === 'told' ? noting(opened, blind) : opened
  const game = new Game({ ruleset, library, setup: request.setup, seed: request.seed, answerer, history: 'dropped', inputs })
  const { table, outcome } = game
  const place = atTable(table, () => ruleset.place())
  const first = atTable(table, () => ruleset.wentFirst?.())
  const hashes = [...table.record.hashes.slice(0, table.record.consumed), table.state.hash]
  const slips = bot.slips()
  return {
    ...(outcome ? { outcome } : { stuck: bot.stopped() ?? `the game stands at ${place.step} and asks nothing` }),
    seats: table.seats.map(({ id }) => id),
    ...(first ? { first: table.seats.indexOf(first) } : {}),
    rounds: place.round,
    decisions: table.instruments.counters.questions,
    stateHash: table.state.hash,
    hash: fingerprint(hashes.join(' ')),
    faults: table.record.faults,
    slips,
    ...(table.instruments.byHand.size > 0 ? { byHand: [...table.instruments.byHand].sort() } : {}),
    counters: table.instruments.counters,
    ...(request.record === 'inputs' ? { record: { setup: request.setup, seed: request.seed, inputs: table.record.inputs, hashes } } : {}),
    ...(request.course === 'told' ? { course: courseOf(table.record.story) } : {}),
    ...(request.blind === 'told' ? { blind: [...blind.values()] } : {}),
    ...(request.story === 'told'
      ? { story: Object.fromEntries(table.seats.map(({ id }) => [id, storyFor(table.record.story, 0, id)])) }
      : {}),
  }
}

export interface SimulateRequest {
  readonly setup: Setup
  /** Game n of a simulation has the seed `<seed>/<n>`. */
  readonly seed: string
  readonly first: number
  readonly games: number
  readonly bot: Bots
  /** `swapped`: in each game, every deck and its bot move to the next seat; `as-named` by default. */
  readonly seating?: 'swapped' | 'as-named'
  readonly course?: PlayRequest['course']
  readonly muted?: PlayRequest['muted']
  readonly most?: number
  /** `inputs`: returns the record to replay each game; `none` by default. */
  readonly record?: PlayRequest['record']
}

/** One game of a simulation, without its counters. */
export type SimulatedGame = Omit<PlayedGame, 'counters' | 'outcome'> & {
  readonly seed: string
  readonly result: Outcome['result'] | 'stuck'
  readonly why: string
  /** A reference to the author's words for `why`, if a script ended the game. */
  readonly whyInWords?: JsonObject
  /** Indexes in `seats` of the winners: all or none in cooperative games. */
  readonly winners: readonly number[]
  /** By seat, the index of its deck in the setup; present if seats are swapped. */
  readonly decks?: readonly number[]
}

/** The setup and the bots of one game of a simulation in which seats are swapped. */
function swapped(setup: Setup, bot: Bots, game: number): { setup: Setup; bot: Bots; decks?: readonly number[] } {
  if (!('decks' in setup) || !Array.isArray(setup.decks)) return { setup, bot }
  const decks = setup.decks as readonly unknown[]
  return {
    setup: { ...setup, decks: moved(decks, game) } as Setup,
    bot: typeof bot === 'string' ? bot : moved(bot, game),
    decks: moved([...decks.keys()], game),
  }
}

/** Plays some games of a simulation. */
export function simulate(request: SimulateRequest): SimulatedGame[] {
  const { seed, first, games, seating, course, muted, most, record = 'none' } = request
  return Array.from({ length: games }, (_, i): SimulatedGame => {
    const own = `${seed}/${first + i}`
    const { setup, bot, decks }: ReturnType<typeof swapped> =
      seating === 'swapped' ? swapped(request.setup, request.bot, first + i) : request
    const {
      outcome,
      counters: _counters,
      ...played
    } = playGame({
      setup,
      seed: own,
      bot,
      record,
      ...(course ? { course } : {}),
      ...(muted ? { muted } : {}),
      ...(most ? { most } : {}),
    })
    const words = outcome?.why.parts.words as JsonObject | undefined
    const why = outcome?.why.code ?? played.stuck ?? ''
    return {
      ...played,
      seed: own,
      result: outcome?.result ?? 'stuck',
      why,
      ...(words ? { whyInWords: words } : {}),
      winners: played.seats.flatMap((seat, place) => (outcome?.winners.includes(seat) ? [place] : [])),
      ...(decks ? { decks } : {}),
    }
  })
}

export interface ReplayRequest {
  readonly setup: Setup
  readonly seed: string
  readonly inputs: readonly Input[]
  /** The state hash before each input, and one after the last; empty: no comparison. */
  readonly hashes: readonly string[]
}

export interface ReplayReport {
  /** How many inputs were consumed. */
  readonly taken: number
  readonly stateHash: string
  readonly hash: string
  readonly outcome?: Outcome
  /** The first input before which the state differs, or that does not fit; `inputs.length` is the end of the game. */
  readonly differs?: {
    readonly input: number
    readonly place?: Place
    readonly what: 'state' | 'question' | 'faults' | 'end'
    readonly expected: string
    readonly found: string
    /** Repaired rules that affected the game at this input; the catalogue has messages under `repaired.<rule>`. */
    readonly repaired?: readonly string[]
  }
  readonly faults: readonly Fault[]
}

/** Runs a recorded game again and compares its state at every input. @throws Error for a setup that cannot be played */
export function replayGame({ setup, seed, inputs, hashes }: ReplayRequest): ReplayReport {
  const { ruleset, library } = currentEngine()
  const game = new Game({ ruleset, library, setup, seed, inputs, history: 'dropped' })
  const { table, outcome } = game
  const found = [...table.record.hashes.slice(0, table.record.consumed), table.state.hash]
  const parting = firstDifference(game, inputs, hashes, found)
  const repaired = table.record.repaired.filter(({ input }) => input === parting?.input).map(({ rule }) => rule)
  const differs = parting && repaired.length > 0 ? { ...parting, repaired } : parting
  return {
    taken: table.record.consumed,
    stateHash: table.state.hash,
    hash: fingerprint(found.join(' ')),
    ...(outcome ? { outcome } : {}),
    ...(differs ? { differs } : {}),
    faults: table.record.faults,
  }
}

function firstDifference(
  game: Game,
  inputs: readonly Input[],
  hashes: readonly string[],
  found: readonly string[],
): ReplayReport['differs'] {
  const { table, mismatch } = game
  for (let i = 0; i < found.length; i++) {
    const place = table.record.places[i]
    const where = place ? { place } : {}
    if (hashes[i] !== undefined && hashes[i] !== found[i])
      return { input: i, ...where, what: 'state', expected: hashes[i] as string, found: found[i] as string }
    const [given, taken] = [inputs[i], table.record.inputs[i]]
    if (taken && given !== taken && JSON.stringify(given) !== JSON.stringify(taken))
      return { input: i, ...where, what: 'faults', expected: describe(given), found: describe(taken) }
  }
  if (table.record.consumed >= inputs.length) return undefined
  const parts = mismatch?.why.parts as JsonObject | undefined
  return {
    input: table.record.consumed,
    what: mismatch ? 'question' : 'end',
    expected: describe(inputs[table.record.consumed]),
    found: mismatch
      ? typeof parts?.asked === 'string'
        ? `asks ${parts.asked}`
        : `refused: ${mismatch.why.code}`
      : game.outcome
        ? 'the game is over'
        : 'nothing is asked',
  }
}

function describe(input: Input | undefined): string {
  if (!input) return 'nothing'
  return input.kind === 'answer' ? `an answer to ${input.question}` : input.kind === 'fault' ? `the fault of ${input.ability}` : input.kind
}
