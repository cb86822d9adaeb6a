/** Replays the last decisions of the running game in a realm of its own and records questions, positions, and results of dice. */
import type { PackBundle } from '@questwright/packs/types'
import {
  type Input,
  type Keyframe,
  type Outcome,
  type Place,
  type Question,
  type Setup,
  TableHost,
  type View,
  viewFrom,
} from '@questwright/realm/web'
import type { SceneBoard } from '@questwright/rulebook'
import type { TablePosition } from './from-position.ts'
import type { OpenRealm } from './open-realm.ts'
import { canBegin } from './scene-board.ts'
import type { RecordedDecision } from './scene-lines.ts'

/** The state of the table before an input. */
export interface RecordedMoment {
  readonly n: number
  readonly view: View
  readonly question: Question | undefined
  readonly outcome: Outcome | undefined
  /** The position at this input, if the game is between two steps there. */
  readonly position: TablePosition | undefined
  /** Whether a scene can begin here. */
  readonly begins: 'yes' | 'no'
}

interface Die {
  readonly die: string
  readonly nth: number
  readonly result: number
}

export interface Recording {
  /** The state before each input, and as the last entry the current state. */
  readonly moments: readonly RecordedMoment[]
  /** The answers among the inputs. */
  readonly decisions: readonly RecordedDecision[]
  readonly places: readonly Place[]
  /** Dice, each with the index of the input after which they were rolled. */
  readonly dice: readonly { readonly n: number; readonly thrown: readonly Die[] }[]
  /** Inputs that cannot be expressed in a scene, by index, as sentences. */
  readonly strange: readonly { readonly n: number; readonly what: string }[]
}

export interface RecordOptions {
  readonly setup: Setup
  readonly seed: string
  readonly inputs: readonly Input[]
  readonly packs: readonly PackBundle[]
  /** All seats of the game. */
  readonly viewer: string
  /** The boards of its scenes. */
  readonly board: SceneBoard
  /** The engine of the game. */
  readonly engine: { readonly name: string; readonly version: string; readonly hash: string }
  /** Opens a realm of an engine with the testkit. */
  readonly openRealm: OpenRealm
  /** The last keyframe of the game with at most that many inputs. */
  readonly keyframe: (most: number) => Promise<Keyframe | undefined>
}

/** The number of last decisions from which the user can choose. */
const mostDecisions = 30

/**
 * Replays and records the last decisions.
 * @throws MachineError when the realm does not start, or the engine's error for a game that cannot be opened
 */
export async function recordPlay(options: RecordOptions): Promise<Recording> {
  const { setup, seed, inputs, packs, viewer, engine, openRealm } = options
  const start = Math.max(0, inputs.length - mostDecisions)
  const keyframe = start === 0 ? undefined : await options.keyframe(start)
  const host = await TableHost.open({
    openRealm: () => openRealm({ patience: 30_000 }),
    packs,
    engine,
    setup,
    seed,
    viewers: [viewer],
    inputs: inputs.slice(0, start),
    ...(keyframe ? { keyframe } : {}),
  })
  try {
    const look = async (): Promise<View> => viewFrom(viewer, (await host.look([viewer])).viewers[viewer]?.patch)
    let view = await look()
    const moments: RecordedMoment[] = []
    const decisions: RecordedDecision[] = []
    const dice: Recording['dice'][number][] = []
    const strange: Recording['strange'][number][] = []
    const stand = async (n: number): Promise<void> => {
      const frame = await host.ask<{ readonly inputs: number; readonly position: TablePosition }>('keyframeNow', {})
      const position = frame.inputs === n ? frame.position : undefined
      const { reply } = host
      moments.push({
        n,
        view,
        question: reply.viewers[viewer]?.question,
        outcome: reply.outcome,
        position,
        begins: position && canBegin(position, options.board) ? 'yes' : 'no',
      })
    }
    await host.ask('diceThrown', {})
    await stand(start)
    for (let n = start; n < inputs.length; n++) {
      const input = inputs[n] as Input
      const question = host.reply.viewers[viewer]?.question
      const conceded = concededBy(input)
      if (input.kind === 'answer' && question) {
        const inHand = new Set(Object.values(view.cards).flatMap(({ key, zone }) => (zone.endsWith('.hand') ? [key] : [])))
        decisions.push({ n, question, value: input.value, inHand })
      } else if (conceded !== undefined && question) decisions.push({ n, question, value: [], conceded })
      else if (input.kind === 'dice') strange.push({ n, what: 'New dice were thrown: in the scene the results of dice may be others.' })
      else if (input.kind === 'move') strange.push({ n, what: unsaidMove(input.move) })
      else if (input.kind === 'fault') strange.push({ n, what: `The ability ${input.ability} failed: the scene runs with it.` })
      else if (input.kind === 'lift')
        strange.push({ n, what: `The script of ${input.abilities.join(', ')} was changed: the scene runs with it as it is now.` })
      const reply = await host.advance([input])
      if (reply.refused) throw new Error(`The decision ${n + 1} is refused when it is played again; undo it, and make the test without it.`)
      view = await look()
      const thrown = await host.ask<readonly Die[]>('diceThrown', {})
      if (thrown.length > 0) dice.push({ n, thrown })
      await stand(n + 1)
    }
    return { moments, decisions, places: host.reply.places, dice, strange }
  } finally {
    host.close()
  }
}

/** The seat that concedes by this input; undefined for other inputs. */
function concededBy(input: Input): string | undefined {
  if (input.kind !== 'move' || input.move.move !== 'concede') return undefined
  return typeof input.move.card === 'string' ? input.move.card : undefined
}

/** Why a scene cannot express this move. */
const unsaidMove = ({ move }: { readonly move?: unknown }): string =>
  move === 'void'
    ? 'The players voided the game: a scene cannot express that. End the test before it.'
    : 'Something was moved by hand: a scene cannot express moves by hand. Begin the test after it.'

/**
 * The number of beginnings to try: at the nearest one there may be effects, such as those until the end of the phase, that a scene cannot express.
 */
const mostBeginnings = 4

/** The positions at which a scene for decisions from an input can begin: at it or before, the nearest first. */
export function beginningsFor({ moments }: Recording, from: number): readonly RecordedMoment[] {
  const there = moments.filter(({ n, position }) => n <= from && position !== undefined).reverse()
  const clean = there.filter(({ begins }) => begins === 'yes')
  return (clean.length > 0 ? clean : there).slice(0, mostBeginnings)
}

/** The results of dice for some decisions, in the form in which a scene fixes dice. */
export function rigsOf({ dice }: Recording, from: number, to: number): { readonly [die: string]: readonly number[] } {
  const before = new Set(dice.filter(({ n }) => n < from).flatMap(({ thrown }) => thrown.map(({ die, nth }) => `${die} ${nth}`)))
  const fallen = new Map<string, Die>()
  for (const { n, thrown } of dice)
    if (n >= from && n < to) for (const one of thrown) if (!before.has(`${one.die} ${one.nth}`)) fallen.set(`${one.die} ${one.nth}`, one)
  const rigs: { [die: string]: number[] } = {}
  for (const { die, result } of [...fallen.values()].sort((a, b) => a.nth - b.nth)) rigs[die] = [...(rigs[die] ?? []), result]
  return rigs
}
