import type { FaultInput, Input, LiftInput, ManualMove } from './door.ts'
import { lift, mute } from './fault.ts'
import type { InputTail } from './input-tail.ts'
import { isConcession, judgeMove, manualMove } from './manual-move.ts'
import type { Table } from './table.ts'

/** An ability whose script killed the realm, and the last checkpoint before that. */
export interface FatalAbility {
  readonly ability: string
  readonly reason: string
  readonly checkpoint: {
    /** Number of consumed inputs: given ones, and faults that the run had found by itself. */
    readonly inputs: number
    readonly hash: string
  }
}

/** A fault switches an ability off, a lift switches abilities on again: both are inputs, so that a replay does the same. */
type Mute = FaultInput | LiftInput

export function isMute(input: Input | undefined): input is Mute {
  return input?.kind === 'fault' || input?.kind === 'lift'
}

/**
 * Whether an input is carried out at the checkpoint before the pending question, which is then asked anew: a fault, a lift, and a player who
 * concedes while others play on. The options of the question may be cards of that player.
 */
function isAtCheckpoint(input: Input | undefined): input is Mute | ManualMove {
  return isMute(input) || (input?.kind === 'move' && input.at !== undefined && isConcession(input.move))
}

/** The abilities that are switched off. */
export function mutedIn(t: Table): readonly string[] {
  return (t.note('muted') as readonly string[] | undefined) ?? []
}

/** Faults, lifts and concessions of a game. Each belongs to a checkpoint, named by its hash: several checkpoints may have the same number of inputs. */
export class CheckpointInputs {
  readonly #table: Table
  readonly #tail: InputTail
  #fatal: readonly FatalAbility[]

  /** @param fatal abilities that killed the realm when these inputs were run before */
  constructor(table: Table, tail: InputTail, fatal: readonly FatalAbility[]) {
    this.#table = table
    this.#tail = tail
    this.#fatal = fatal
  }

  /** Called after the inputs with which the game was opened have been run. */
  forgetFatal(): void {
    this.#fatal = []
  }

  /** Applies the faults, lifts and concessions of this checkpoint. */
  carryOut(): void {
    const t = this.#table
    if (t.record.consumed === t.record.inputs.length && this.#fatal.length === 0) return
    const state = t.state.hash
    for (
      let input = t.record.inputs[t.record.consumed];
      isAtCheckpoint(input) && (input.at === undefined || input.at === state);
      input = t.record.inputs[t.record.consumed]
    )
      this.#carryOutOne(input)
    for (const { ability, reason, checkpoint } of this.#fatal) {
      if (checkpoint.inputs !== t.record.checkpoint.inputs || checkpoint.hash !== state || mutedIn(t).includes(ability)) continue
      const fault: FaultInput = { kind: 'fault', ability, reason, at: state }
      t.record.inputs.splice(t.record.consumed, 0, fault)
      this.#tail.noteChange(t.record.consumed)
      this.#carryOutOne(fault)
    }
  }

  #carryOutOne(input: Mute | ManualMove): void {
    const t = this.#table
    t.record.hashes[t.record.consumed] = t.state.hash
    t.record.places[t.record.consumed] = t.ruleset.place()
    try {
      if (input.kind === 'fault') mute(input)
      else if (input.kind === 'lift') lift(input)
      // in a game that was recorded with other packs, that player may already be eliminated here
      else if (judgeMove(input.move) === undefined) manualMove(input.move)
    } finally {
      // also when the input ends the game
      t.record.consumed++
    }
  }

  /** Records a fault, lift or concession at the checkpoint, after those recorded there already. The table must be back at the checkpoint. */
  insert(added: Mute | ManualMove): void {
    const t = this.#table
    const at = t.state.hash
    let index = t.record.checkpoint.inputs
    for (let input = t.record.inputs[index]; isAtCheckpoint(input) && input.at === at; input = t.record.inputs[index]) index++
    t.record.inputs.splice(index, 0, { ...added, at })
    this.#tail.noteChange(index)
  }
}
