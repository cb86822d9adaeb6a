import { atTable, type Input, type JsonObject, type Setup, type Table } from '@questwright/kernel'
import { currentEngine, diceFrom, Game } from '@questwright/kernel/internal'
import { type Difference, type DoorBounds, differences, pairHiddenFrom } from './doors.ts'
import { type Finding, leaks } from './fuzz-findings.ts'

/** Replays a recorded game in other ways: all of them must give the same states. */

/**
 * - `strict`: each stretch is run twice and compared.
 * - `steps`: inputs are given one by one, as by a person, with undo and redo, keyframes and the replies to each viewer.
 */
type ExamineWay = 'strict' | 'steps'

export interface ExamineRequest {
  readonly setup: Setup
  readonly seed: string
  readonly inputs: readonly Input[]
  /** The state before each input, and one after the last. */
  readonly hashes: readonly string[]
  readonly ways: readonly ExamineWay[]
}

const UNDO_EVERY = 5
const RELOAD_EVERY = 7
const LOOK_EVERY = 3
const EXCHANGE_EVERY = 11

/** Each question tests only a few cards and options; the next question tests others. */
const BOUNDS: DoorBounds = { cards: 6, options: 4, answers: 3 }

/** Never throws: an exception of the engine is a finding. */
export function examineGame(request: ExamineRequest): Finding[] {
  const found: Finding[] = []
  for (const way of request.ways) {
    try {
      if (way === 'strict') strictly(request, found)
      else stepByStep(request, found)
    } catch (thrown) {
      const error = thrown as { name?: string; message?: string }
      found.push({
        kind: 'crash',
        code: `${way} ${(error.message ?? '').split('\n')[0]?.replace(/\d+/g, 'n').slice(0, 120)}`,
        message: `played again (${way}): ${error.name ?? 'Error'}: ${error.message ?? String(thrown)}`,
        at: request.inputs.length,
      })
    }
  }
  return found
}

function strictly({ setup, seed, inputs, hashes }: ExamineRequest, found: Finding[]): void {
  const { ruleset, library } = currentEngine()
  const known = inputs.flatMap((input) => (input.kind === 'fault' ? [input.ability] : []))
  const game = new Game({ ruleset, library, setup, seed, inputs, history: 'dropped', strict: 'on' })
  const t = game.table
  for (const fault of t.record.faults)
    if (!known.includes(fault.ability ?? ''))
      found.push({ kind: 'fault', code: `${fault.ability ?? ''} ${fault.reason}`, message: fault.message, at: t.record.consumed, fault })
  if (t.record.faults.length > 0) return
  compare('strict', t, hashes, found)
}

function compare(way: string, t: Table, hashes: readonly string[], found: Finding[]): void {
  const own = [...t.record.hashes.slice(0, t.record.consumed), t.state.hash]
  const at = hashes.findIndex((hash, i) => own[i] !== hash)
  if (at < 0) return
  found.push({
    kind: 'hash',
    code: way,
    message: `played again (${way}) the state before input ${at} is ${own[at] ?? 'never reached'}, and was ${hashes[at]}`,
    at,
  })
}

function stepByStep({ setup, seed, inputs, hashes }: ExamineRequest, found: Finding[]): void {
  const { ruleset, library } = currentEngine()
  const options = { ruleset, library, setup, seed }
  const game = new Game(options)
  const t = game.table
  const note = (kind: Finding['kind'], code: string, message: string, at: number): void => {
    if (!found.some((one) => one.kind === kind && one.code === code))
      found.push({ kind, code, message, at, place: atTable(t, () => ruleset.place()) })
  }
  const moved = new Set<string>()
  let from = t.record.story.length
  t.instruments.onWrite = (what) => {
    // collect cards that were moved, shown or turned: a viewer may have seen them, even if they are hidden again by now
    const at = what.search(/ to | fields\.(seenBy|face) /)
    if (at > 0) moved.add(what.slice(0, at))
  }
  for (let i = 0; i < inputs.length; i++) {
    const input = inputs[i] as Input
    if (game.outcome) {
      note('hash', 'steps over', `played again step by step the game is over before input ${i}`, i)
      return
    }
    // leave recorded faults out, because the replay finds them again by itself
    if (input.kind === 'fault') {
      if (!t.record.inputs.some((one) => one.kind === 'fault' && one.ability === input.ability)) game.advance([input])
      continue
    }
    const before = t.record.consumed
    const refused = game.advance([input])
    if (refused) {
      note(
        'hash',
        'steps refused',
        `played again step by step input ${i} is refused: ${refused.why.code} ${JSON.stringify(refused.why.parts)}`,
        i,
      )
      return
    }
    const following = inputs[i + 1]
    if (following?.kind !== 'fault' && hashes[i + 1] !== undefined && game.hash !== hashes[i + 1]) {
      note('hash', 'steps', `played again step by step the state after input ${i} is ${game.hash}, and was ${hashes[i + 1]}`, i + 1)
      return
    }
    const { hash } = game
    if (i % LOOK_EVERY === 0) {
      for (const seat of t.seats)
        for (const leak of atTable(t, () => leaks(t, seat.id, game.questionFor(seat.id), from, moved)))
          note('leak', leak.code, leak.message, i + 1)
      from = t.record.story.length
      moved.clear()
    }
    if (i % EXCHANGE_EVERY === EXCHANGE_EVERY - 1 && following?.kind !== 'fault')
      for (const { door, message } of toldApart(game, `${seed} ${i}`)) note('leak', `${door} tells cards apart`, message, i + 1)
    const plain = following?.kind !== 'fault' && t.record.consumed === before + 1
    if (plain && i % UNDO_EVERY === 0) {
      const tail = game.rewind(before)
      for (const one of tail) if (one.kind !== 'fault') game.advance([one])
      if (game.hash !== hash)
        note('hash', 'undo', `undone and done again, input ${i} gives the state ${game.hash}, and gave ${hash}`, i + 1)
      else if (t.state.hash !== t.state.fullHash())
        note('hash', 'undo full', `after undo and redo of input ${i} the kept state hash is wrong`, i + 1)
      from = Math.min(from, t.record.story.length)
    }
    if (plain && i % RELOAD_EVERY === 0 && !game.outcome) {
      const question = game.question
      const keyframe = game.keyframeNow()
      const loaded = new Game({ ...options, keyframe, inputs: t.record.inputs.slice() })
      const other = loaded.question
      if (loaded.hash !== hash)
        note('hash', 'reload', `loaded from a keyframe after input ${i}, the state is ${loaded.hash}, and was ${hash}`, i + 1)
      else if (
        other?.key !== question?.key ||
        other?.options.map(({ key }) => key).join() !== question?.options.map(({ key }) => key).join()
      )
        note(
          'hash',
          'reload question',
          `loaded from a keyframe after input ${i}, the question is ${other?.key}, and was ${question?.key}`,
          i + 1,
        )
    }
  }
}

/** Swaps two hidden cards for each seat: all answers of the game to the seat must stay the same. */
function toldApart(game: Game, seed: string): readonly Difference[] {
  const t = game.table
  const frame = game.keyframe(t.record.consumed - 1)
  if (!frame || !game.question) return []
  const stretch = { position: frame.position as unknown as JsonObject, inputs: t.record.inputs.slice(frame.inputs, t.record.consumed) }
  return t.seats.flatMap(({ id }) => {
    const dice = diceFrom(`exchange ${seed} ${id}`)
    const pair = pairHiddenFrom(t, [id], dice)
    return (pair && differences(game, stretch, id, pair, BOUNDS, () => diceFrom(`doors ${seed} ${id}`))) ?? []
  })
}

// ── cutting a game ──────────────────────────────────────────

/**
 * The state of a game at its last checkpoint with at most `most` inputs, as a setup, and the inputs after it. Null if the game is over after these
 * inputs.
 */
export function cutBefore({
  setup,
  seed,
  inputs,
  most,
}: {
  readonly setup: Setup
  readonly seed: string
  readonly inputs: readonly Input[]
  readonly most: number
}): {
  readonly setup: Setup
  readonly inputs: readonly Input[]
} | null {
  const { ruleset, library } = currentEngine()
  const game = new Game({ ruleset, library, setup, seed, inputs: inputs.slice(0, most), history: 'dropped' })
  if (game.outcome || !game.question) return null
  const frame = game.keyframeNow()
  return { setup: { kind: 'position', position: frame.position as unknown as never }, inputs: inputs.slice(frame.inputs) }
}
