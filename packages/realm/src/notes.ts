/** The notes of a machine during a call, in memory that another thread can read, in case the call never returns. No Node, no DOM. */

/** A checkpoint of a game. */
export interface NotedCheckpoint {
  /** How many inputs the game had accepted. */
  readonly inputs: number
  /** The state hash of the game at the checkpoint. */
  readonly hash: string
}

/** The readable values of the notes. */
export interface Noted {
  /** The number of the ability that runs; 0: none. */
  readonly running: number
  /** The newest checkpoint that the game reached in this call. */
  readonly checkpoint?: NotedCheckpoint | undefined
}

/** The number of the running ability, then inputs and the halves of the state hash of the newest checkpoint. */
const LENGTH = 4
const NO_CHECKPOINT = -1

/** The bytes that notes need, for shared memory. */
export const NOTE_BYTES = LENGTH * Int32Array.BYTES_PER_ELEMENT

/** Notes of one machine. */
export class Notes implements Noted {
  readonly #numbers: Int32Array

  /** @param numbers memory that is shared with another thread; by default, memory of its own */
  constructor(numbers: Int32Array = new Int32Array(LENGTH)) {
    this.#numbers = numbers
  }

  /** To be called when a call begins: no ability runs, and no checkpoint was reached in it. */
  clear(): void {
    this.#numbers[0] = 0
    this.#numbers[1] = NO_CHECKPOINT
  }

  noteRunning(n: number): void {
    this.#numbers[0] = n
  }

  noteCheckpoint(inputs: number, high: number, low: number): void {
    this.#numbers[1] = inputs
    this.#numbers[2] = high
    this.#numbers[3] = low
  }

  /** The number of the running ability that the engine noted last; 0: none. */
  get running(): number {
    return this.#numbers[0] ?? 0
  }

  /** The newest checkpoint that the game reached in this call. */
  get checkpoint(): NotedCheckpoint | undefined {
    const [, inputs = NO_CHECKPOINT, high = 0, low = 0] = this.#numbers
    return inputs === NO_CHECKPOINT ? undefined : { inputs, hash: `${digits(high)}${digits(low)}` }
  }
}

/** in the format in which the kernel writes a state hash */
const digits = (half: number): string => (half >>> 0).toString(16).padStart(8, '0')
