import type { Input } from './door.ts'
import type { Table } from './table.ts'

/** The end of a game's inputs: recorded inputs that the run did not consume, and the first input that changed since it was last reported. */
export class InputTail {
  readonly #table: Table
  /** Recorded inputs that do not fit the pending question; tried again after each new input. The table's own inputs are always consumed. */
  #waiting: readonly Input[] = []
  #changedFrom = 0

  constructor(table: Table) {
    this.#table = table
  }

  get waiting(): readonly Input[] {
    return this.#waiting
  }

  /**
   * Removes inputs that the run did not consume from the table. Recorded inputs wait for a question that they fit; answers of the running stretch
   * whose question is gone, because its ability was muted, are dropped.
   * @param recorded how many of the inputs, from the end, were recorded
   * @returns the dropped inputs
   */
  setAside(recorded: number): Input[] {
    const t = this.#table
    const left = t.record.inputs.splice(t.record.consumed)
    const dropped = left.splice(0, Math.max(0, left.length - recorded))
    this.#waiting = left
    if (left.length === 0 || dropped.length > 0) t.run.mismatch = undefined
    return dropped
  }

  /** Drops waiting inputs. @param keep how many of them, from the end, to keep */
  dropWaiting(keep: number): void {
    this.#waiting = this.#waiting.slice(this.#waiting.length - Math.min(keep, this.#waiting.length))
    if (this.#waiting.length === 0) this.#table.run.mismatch = undefined
  }

  /** Records that the inputs from this index on have changed. */
  noteChange(input: number): void {
    this.#changedFrom = Math.min(this.#changedFrom, input)
  }

  /** Index of the first input that has changed since the last call. */
  takeChangedFrom(): number {
    const { length } = this.#table.record.inputs
    const from = Math.min(this.#changedFrom, length)
    this.#changedFrom = length
    return from
  }
}
