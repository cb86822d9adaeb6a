import type { FaultInput, Input, LiftInput } from './door.ts'
import { lift, mute } from './fault.ts'
import type { InputTail } from './input-tail.ts'
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

/** The abilities that are switched off. */
export function mutedIn(t: Table): readonly string[] {
  return (t.note('muted') as readonly string[] | undefined) ?? []
}

/** Faults and lifts of a game. Each belongs to a checkpoint, named by its hash: several checkpoints may have the same number of inputs. */
export class Mutes {
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

  /** Applies the faults and lifts of this checkpoint. */
  carryOut(): void {
    const t = this.#table
    if (t.record.consumed === t.record.inputs.length && this.#fatal.length === 0) return
    const state = t.state.hash
    for (
      let input = t.record.inputs[t.record.consumed];
      isMute(input) && (input.at === undefined || input.at === state);
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

  #carryOutOne(input: Mute): void {
    const t = this.#table
    t.record.hashes[t.record.consumed] = t.state.hash
    t.record.places[t.record.consumed] = t.ruleset.place()
    if (input.kind === 'fault') mute(input)
    else lift(input)
    t.record.consumed++
  }

  /** Records a fault or a lift at the checkpoint, after those recorded there already. The table must be back at the checkpoint. */
  insert(added: Mute): void {
    const t = this.#table
    const at = t.state.hash
    let index = t.record.checkpoint.inputs
    for (let input = t.record.inputs[index]; isMute(input) && input.at === at; input = t.record.inputs[index]) index++
    t.record.inputs.splice(index, 0, { ...added, at })
    this.#tail.noteChange(index)
  }
}
