/**
 * A table for tests without a realm or rules: its game is a list of moments that the test provides, each with a question and a line of the
 * story.
 */
import type { Input, Outcome, Question, SeatName, Sentence } from '@questwright/realm/web'
import type { TableHolder, TableNews, TablePort, Taken } from '@questwright/table'
import { Hands } from '../src/hands.ts'
import { createGameStore, type Engine, type GameState, type PendingInputs, portsOfNothing, type SessionPorts } from '../src/index.ts'
import { Keeping } from '../src/keeping.ts'
import { Lines } from '../src/lines.ts'
import { Playing } from '../src/playing.ts'
import { type Running, RunningTable } from '../src/running.ts'
import { memoryShelf } from './memory-shelf.ts'

/** A moment of the game: its question, its step, and the kind of the story line that is told when the game gets there. */
export interface Moment {
  readonly question?: Question
  readonly at?: readonly [round: number, phase: string, step: string]
  readonly tells?: string
  readonly outcome?: Outcome
}

/** An action window. @param offers the options besides passing */
export function windowOf(key: string, offers: readonly string[] = [], more: Partial<Question> = {}): Question {
  return {
    ...{ key, shape: 'choose', who: 'p1', name: 'action-window', parts: { window: 'tick' }, because: {}, least: 1, most: 1 },
    options: [...offers, 'pass'].map((option) => ({ key: option })),
    ...more,
  } as unknown as Question
}

/** A question that cannot be passed. */
export const choiceOf = (key: string, options: readonly string[], more: Partial<Question> = {}): Question =>
  ({ ...windowOf(key), name: 'choose', options: options.map((option) => ({ key: option })), ...more }) as Question

const engine: Engine = { modules: [], name: 'made up', version: '1', hash: 'engine' }

export interface MadeUp {
  /** The reason why the rules refuse to take back inputs, if they do. By default everything is allowed. */
  readonly refusesRewind?: (to: number) => Sentence | undefined
  /** The reason why an input is refused, if it is. */
  readonly refuses?: (input: Input, at: number) => Sentence | undefined
  readonly forecast?: TablePort['forecast']
  /** `elsewhere`: another process holds the table. */
  readonly held?: 'here' | 'elsewhere'
  readonly ports?: Partial<SessionPorts>
  /** The seats in the status of the table; none if not given. */
  readonly seats?: readonly SeatName[]
  readonly state?: Partial<GameState>
}

/** @param moment returns the moment after this many inputs */
export function madeUpTable(moment: (at: number) => Moment, more: MadeUp = {}) {
  const shelf = memoryShelf()
  let noted: readonly PendingInputs[] = []
  const pending = {
    read: () => noted,
    write: (now: readonly PendingInputs[]) => {
      noted = now
    },
  }
  let names = 0
  const noRealm = () => Promise.reject(new Error('a table that a test made up has no realm'))
  const nothing = portsOfNothing(noRealm, () => `name ${++names}`)
  const table = new RunningTable(createGameStore(), { ...nothing, shelf, pending, freshSeed: () => 'fresh', ...more.ports })
  /** The calls that the table received. */
  const calls: string[] = []
  let inputs: readonly Input[] = []
  /** The story lines from the beginning of the game to this moment. */
  const linesTo = (at: number) =>
    Array.from({ length: at }, (_, i) => moment(i + 1).tells).flatMap((kind) => (kind === undefined ? [] : [kind]))
  let told: { readonly at: number; readonly how: 'anew' | 'more'; readonly from: number } = { at: 0, how: 'anew', from: 0 }
  const tell = (how: 'anew' | 'more', from: number) => {
    told = { at: inputs.length, how, from }
  }
  const take = (): TableNews => {
    const { at, how, from } = told
    const { question, at: [round, phase, step] = [1, 'quest', '1'], outcome } = moment(at)
    const story = linesTo(at).map((kind, n) => ({ n, kind, parts: {} }))
    return {
      ...{ told: how, viewer: table.state.eyes, at, position: `position ${at}`, storyFrom: from, story: story.slice(from) },
      patch: {
        status: { round, phase, step, ...(more.seats ? { seats: more.seats.map((seat) => ({ seat })) } : {}) },
        zones: {},
        cards: {},
      },
      ...(question ? { question } : {}),
      ...(outcome ? { outcome } : {}),
    } as unknown as TableNews
  }
  const replay = async (given: readonly Input[]): Promise<Taken> => {
    calls.push(`give ${given.map((input) => (input.kind === 'answer' ? input.value : input.kind)).join(' ')}`)
    const from = linesTo(inputs.length).length
    for (const input of given) {
      const refused = more.refuses?.(input, inputs.length)
      tell('more', from)
      if (refused) return { refused }
      inputs = [...inputs, input]
      tell('more', from)
    }
    return {}
  }
  const rewind = async (to: number): Promise<readonly Input[]> => {
    calls.push(`rewind ${to}`)
    const tail = inputs.slice(to)
    inputs = inputs.slice(0, to)
    tell('anew', 0)
    return tail
  }
  const recorded: TableHolder['recorded'] = (given) =>
    given.map((input) => (input.kind === 'dice' ? { ...input, seed: 'new dice' } : input) as Input)
  const port: TablePort = {
    ...{ viewer: 'p1', rights: [], take, onNews: () => {}, why: async () => ({}) as never, coming: async () => [], heard: async () => [] },
    give: (given) => replay(recorded(given)),
    takeBack: async (to) => {
      const refused = more.refusesRewind?.(to)
      if (refused) return { refused }
      await rewind(to)
      return {}
    },
    look: async () => {
      calls.push('look')
      tell('anew', 0)
    },
    forecast: async (wish) => {
      calls.push(`forecast ${wish.question}${wish.asks ? `: ${wish.asks}` : ''}`)
      return more.forecast?.(wish)
    },
    catalogue: async () => ({}),
    close: () => {},
  }
  const holder = {
    get standing() {
      const places = inputs.map((_, i) => {
        const [round, phase, step] = moment(i).at ?? [1, 'quest', '1']
        return { round, phase, step }
      })
      return { inputs, hashes: inputs.map((_, i) => `position ${i}`), places, keyframe: undefined }
    },
    get hash() {
      return `position ${inputs.length}`
    },
    get outcome() {
      return moment(inputs.length).outcome
    },
    ...{ faults: [], problems: [], packs: [], waiting: 0, recorded, replay, rewind, takeChangedFrom: () => 0 },
    refusesRewind: async (to: number) => {
      calls.push(`may rewind ${to}`)
      return more.refusesRewind?.(to)
    },
    lookAs: async (viewer: SeatName) => {
      calls.push(`look as ${viewer}`)
      tell('anew', 0)
    },
    save: async () => ({ inputs }),
  } as unknown as TableHolder
  const game = { scenario: 's', title: 'made up', viewer: 'p1', seed: 'seed', setup: { kind: 'scenario' } } as never
  const running: Running = more.held === 'elsewhere' ? { table: port } : { table: port, held: { holder, engine, game } }
  const keeping = new Keeping(table)
  const hands = new Hands(table)
  const lines = new Lines(table, keeping, hands)
  const playing = new Playing(table, keeping, hands, lines)
  keeping.beginAnew('game')
  table.running = running
  table.generation = 1
  table.applyNews(running, undefined, { status: 'ready', game: 'game', held: { seed: 'seed', hash: '' }, ...more.state })
  if (more.held === 'elsewhere') table.set({ held: undefined })
  return {
    ...{ table, keeping, hands, lines, playing, calls, shelf, running },
    inputs: () => inputs,
    noted: () => noted,
    state: () => table.state,
    /** Gives inputs as if another client of the same table had given them. */
    others: async (...given: readonly Input[]) => {
      await replay(given)
      calls.pop()
    },
  }
}

export const answered = (question: string, ...value: readonly string[]): Input & { readonly kind: 'answer' } => ({
  kind: 'answer',
  question,
  value,
})
