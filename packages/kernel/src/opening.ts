import { setCheckpoint } from './checkpoint.ts'
import type { FatalAbility } from './checkpoint-inputs.ts'
import { atTable } from './current-table.ts'
import type { Library } from './definition.ts'
import type { Input, Setup } from './door.ts'
import { beforeChange, laterActOf, setPart } from './event-making.ts'
import { Instruments } from './instruments.ts'
import type { JsonObject } from './json.ts'
import type { Keyframe } from './keyframe.ts'
import { together } from './perform.ts'
import { BadPosition, importPosition, type Position } from './position.ts'
import { isPrevented } from './prevention.ts'
import type { Ruleset } from './ruleset.ts'
import type { Answerer } from './run.ts'
import type { Plays } from './strict.ts'
import { Table } from './table.ts'
import type { Watcher } from './watcher.ts'

export interface GameOptions {
  readonly ruleset: Ruleset
  readonly library: Library
  readonly setup: Setup
  readonly seed: string
  /** Inputs that were given before; they are consumed one by one. */
  readonly inputs?: readonly Input[]
  /** The state to begin with in place of the setup. */
  readonly keyframe?: Keyframe
  /** Abilities that killed the realm when these inputs were run before: each is switched off at that checkpoint. */
  readonly fatal?: readonly FatalAbility[]
  /** Answers questions at once: a bot or a test inside the realm. */
  readonly answerer?: Answerer
  /** `kept`: the game can be rewound. */
  readonly history?: 'kept' | 'dropped'
  /** Runs each stretch twice and compares. */
  readonly strict?: 'on' | 'off'
  /** Records of other games from the same positions: each stretch is compared with them. */
  readonly plays?: Plays
  /** Results of dice by name, for scenes. */
  readonly rigs?: { readonly [name: string]: readonly number[] | undefined }
  /** Called with the table at each checkpoint. */
  readonly atCheckpoint?: (table: Table) => void
  /** For scenes: stops at the first checkpoint after the given inputs for which this returns true, with no question pending, until `resume`. */
  readonly halt?: (table: Table) => boolean
  /** Observer of the lanes, for explanations. */
  readonly watch?: Watcher
}

/** The table with which a game begins, at its first checkpoint. @throws BadPosition, or Error when the setup cannot be played */
export function openTable(options: GameOptions): Table {
  const { ruleset, library, setup, history, halt } = options
  const instruments = new Instruments({ doubts: options.strict ?? 'off', rigs: options.rigs ?? {} })
  instruments.watch = options.watch
  const t = new Table(ruleset, library, setup, { together, isPrevented, beforeChange, setPart, laterActOf }, history, instruments)
  t.run.answerer = options.answerer
  if (halt) t.run.halt = () => halt(t)
  t.firstSeed = options.seed
  t.record.inputs.push(...(options.inputs ?? []))
  atTable(t, () => {
    if (options.keyframe) goToKeyframe(t, options.keyframe)
    else if (options.setup.kind === 'position') {
      importPosition(t, options.setup.position as unknown as Position)
      const wrong = t.ruleset.wrongAtTable?.()
      if (wrong !== undefined) throw new BadPosition(wrong)
    } else {
      t.setNote('seed', options.seed)
      t.ruleset.setUp(options.setup as unknown as JsonObject)
      t.setNote('cursor', [{ step: t.ruleset.firstStep, args: {} }])
    }
    if (t.note('seed') === undefined) t.setNote('seed', options.seed)
    // settle now: otherwise the first run of the first stretch would settle, and touch cards that its second run does not touch
    t.registry.settle()
  })
  t.state.forgetTouched()
  // the set-up is never rolled back
  t.state.journal.length = 0
  setCheckpoint(t)
  return t
}

function goToKeyframe(t: Table, keyframe: Keyframe): void {
  importPosition(t, keyframe.position)
  t.record.consumed = keyframe.inputs
  t.record.hashes.push(...keyframe.past.hashes)
  t.record.places.push(...keyframe.past.places)
  if (keyframe.hash !== 'changed' && t.state.hash !== keyframe.hash)
    throw new Error('the keyframe does not hold the state that it names; rebuild the game from its inputs')
}
