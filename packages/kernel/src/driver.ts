import { backToCheckpoint, setCheckpoint } from './checkpoint.ts'
import { type CheckpointInputs, mutedIn } from './checkpoint-inputs.ts'
import { atTable } from './current-table.ts'
import type { Keyframes } from './keyframe.ts'
import type { GameOptions } from './opening.ts'
import type { Decision } from './run.ts'
import { outcomeOf, stepOnce } from './step.ts'
import { type Plays, runTwice, type StretchEnd } from './strict.ts'
import type { Table } from './table.ts'
import { faultAsTold, type Telling } from './telling.ts'
import { GameOver, ScriptFault, Suspend, scriptFault, stackOfFault } from './unwind.ts'

/** The maximum of steps without a consumed input; more are an endless loop of the rules. */
const MOST_SILENT_STEPS = 20_000

/** The objects that the driver works with. */
interface Parties {
  readonly telling: Telling
  readonly checkpointInputs: CheckpointInputs
  readonly keyframes: Keyframes
}

/** Runs a table in stretches, from checkpoint to checkpoint. */
export class Driver {
  readonly #table: Table
  readonly #telling: Telling
  readonly #checkpointInputs: CheckpointInputs
  readonly #keyframes: Keyframes
  readonly #strict: boolean
  readonly #plays: Plays | undefined
  readonly #atCheckpoint: ((table: Table) => void) | undefined

  constructor(table: Table, { telling, checkpointInputs, keyframes }: Parties, options: GameOptions) {
    this.#table = table
    this.#telling = telling
    this.#checkpointInputs = checkpointInputs
    this.#keyframes = keyframes
    this.#strict = options.strict === 'on'
    this.#plays = options.plays
    this.#atCheckpoint = options.atCheckpoint
  }

  /** Runs until a player has to answer or the game is over. @param trusted decisions of the first stretch that need not be judged again */
  run(trusted: readonly Decision[] = []): void {
    const t = this.#table
    t.run.trusted = trusted
    let silent = 0
    const { record } = t
    let { consumed } = record
    for (;;) {
      if (outcomeOf(t) || this.#isHalted()) return
      if (consumed === t.record.consumed) silent++
      else silent = 0
      consumed = t.record.consumed
      if (silent > MOST_SILENT_STEPS)
        throw new Error(
          `after ${MOST_SILENT_STEPS} steps nobody was asked anything and the game is not over: the ruleset's round does not come to an end`,
        )
      const end = this.#stretch()
      if (end === 'suspended' || end === 'over') return
      if (end === 'fault') {
        this.mute((t.run.latch as unknown as ScriptFault | undefined) ?? scriptFault('script-error', undefined, 'unknown'))
        continue
      }
      this.#goOn()
    }
  }

  /** Rolls the running stretch back and runs it again. */
  runAgain(trusted: readonly Decision[] = []): void {
    backToCheckpoint(this.#table)
    this.run(trusted)
  }

  #isHalted(): boolean {
    const t = this.#table
    const { halt, record } = t.run
    return halt !== undefined && record.consumed === record.inputs.length && atTable(t, halt)
  }

  /** Sets the next checkpoint after a completed stretch. */
  #goOn(): void {
    const t = this.#table
    t.run.trusted = []
    if (t.record.history === 'kept') t.record.checkpoints.push(t.record.checkpoint)
    else if (t.record.history === 'dropped') t.state.journal.length = 0
    setCheckpoint(t)
    if (t.run.trace.length > 0) t.run.trace = []
    if (t.run.asked.size > 0) t.run.asked.clear()
    if (t.record.history !== 'journal') this.#atCheckpoint?.(t)
    if (t.record.history === 'kept') this.#keyframes.atCheckpoint(t)
  }

  #stretch(): StretchEnd {
    if (!this.#strict) return this.#plays ? this.#plays.run(this.#table, () => this.#runOnce()) : this.#runOnce()
    return runTwice(this.#table, {
      run: () => this.#runOnce(),
      back: () => backToCheckpoint(this.#table),
    })
  }

  #runOnce(): StretchEnd {
    const t = this.#table
    t.run.begin()
    t.instruments.counters.stretches++
    try {
      atTable(t, () => {
        this.#checkpointInputs.carryOut()
        stepOnce(t)
      })
    } catch (thrown) {
      if (!t.run.latch) throw thrown
    }
    // read the latch, not the thrown value: a script may have caught what the kernel threw
    const latch = t.run.latch as Suspend | GameOver | ScriptFault | undefined
    return latch instanceof Suspend ? 'suspended' : latch instanceof GameOver ? 'over' : latch instanceof ScriptFault ? 'fault' : 'done'
  }

  /**
   * Rolls the table back to the checkpoint and switches off the ability that failed. The fault becomes an input, so that a replay does the same.
   * @throws Error when the fault names no ability, or one that is switched off already
   */
  mute(fault: ScriptFault): void {
    const t = this.#table
    const { ability } = fault
    if (ability === undefined || mutedIn(t).includes(ability)) {
      const stack = stackOfFault(fault)
      throw new Error(`${fault.message}${ability === undefined ? '' : ` (in ${ability})`}${stack ? `\n${stack}` : ''}`)
    }
    t.record.faults.push(faultAsTold(t, fault, ability))
    backToCheckpoint(t)
    // while a fork runs, nothing is reported to viewers
    if (t.record.history !== 'journal') this.#telling.rollBack()
    // a bot answers this stretch anew; answers of a person are tried again and dropped if they no longer fit
    if (t.run.answerer) t.record.inputs.length = t.record.checkpoint.inputs
    this.#checkpointInputs.insert({ kind: 'fault', ability, reason: fault.reason })
  }
}
