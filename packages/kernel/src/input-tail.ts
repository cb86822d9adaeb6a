import type { Input } from './door.ts'
import type { Table } from './table.ts'

/** The end of a game's inputs: those that wait because the run did not consume them, and from where on the others are not those that were told last. */
export class InputTail {
  readonly #table: Table
  /** Recorded inputs that do not fit what is asked; they are tried again behind each new one. The table's own inputs are always consumed. */
  #waiting: readonly Input[] = []
  #changedFrom = 0

  constructor(table: Table) {
    this.#table = table
  }

  get waiting(): readonly Input[] {
    return this.#waiting
  }

  /**
   * What the run did not consume is no input of this game. Recorded inputs wait for a question that they fit; answers of the running stretch
   * whose question is gone, because an ability of it was muted, are dropped: what is asked now is asked anew.
   * @param recorded how many of the inputs, from the end, were recorded
   * @returns what was dropped
   */
  setAside(recorded: number): Input[] {
    const t = this.#table
    const left = t.inputs.splice(t.consumed)
    const dropped = left.splice(0, Math.max(0, left.length - recorded))
    this.#waiting = left
    if (left.length === 0 || dropped.length > 0) t.mismatch = undefined
    return dropped
  }

  /** Forgets inputs that wait. @param keep how many of them, from the end, go on waiting */
  dropWaiting(keep: number): void {
    this.#waiting = this.#waiting.slice(this.#waiting.length - Math.min(keep, this.#waiting.length))
    if (this.#waiting.length === 0) this.#table.mismatch = undefined
  }

  /** The inputs from this one on are others than they were. */
  noteChange(input: number): void {
    this.#changedFrom = Math.min(this.#changedFrom, input)
  }

  /** The first input that is not as it was when this was called last. */
  takeChangedFrom(): number {
    const { length } = this.#table.inputs
    const from = Math.min(this.#changedFrom, length)
    this.#changedFrom = length
    return from
  }
}
