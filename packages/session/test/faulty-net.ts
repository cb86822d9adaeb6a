/** A simulated network that delays, drops, repeats and reorders messages, with random numbers from a seed and a clock of its own. */

/** Numbers from 0 to 1, the same for a seed in every run. */
export function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export interface Faults {
  /** The share of texts that are lost, and the share that arrive twice. */
  readonly lost: number
  readonly doubled: number
  /** The share of texts of which only the beginning arrives. */
  readonly cut: number
  /** The longest delay of a text, in milliseconds; later texts may arrive earlier. */
  readonly longest: number
}

export const noFaults: Faults = { lost: 0, doubled: 0, cut: 0, longest: 1 }

export class FaultyNet {
  readonly #random: () => number
  readonly #faults: Faults
  #now = 0
  #count = 0
  #due: { readonly at: number; readonly order: number; readonly call: () => void }[] = []
  /** Counters of the messages that the network carried, lost, doubled and so on. */
  readonly done = { carried: 0, lost: 0, doubled: 0, cut: 0, reordered: 0 }
  #newest = 0

  constructor(seed: number, faults: Faults) {
    this.#random = numbersOf(seed)
    this.#faults = faults
  }

  /** Calls a function later, by the clock of the network. @returns a function that cancels the call */
  readonly later = (milliseconds: number, call: () => void): (() => void) => {
    const one = { at: this.#now + milliseconds, order: this.#count++, call }
    this.#due.push(one)
    return () => {
      this.#due = this.#due.filter((other) => other !== one)
    }
  }

  /** Delivers a text, with the faults of the network. */
  carry(text: string, take: (text: string) => void): void {
    const { lost, doubled, cut, longest } = this.#faults
    if (this.#random() < lost) {
      this.done.lost++
      return
    }
    const times = this.#random() < doubled ? 2 : 1
    this.done.doubled += times - 1
    for (let i = 0; i < times; i++) {
      const sent = this.#count
      const isCut = this.#random() < cut
      if (isCut) this.done.cut++
      const arrives = isCut ? text.slice(0, Math.floor(text.length * this.#random())) : text
      this.later(1 + Math.floor(this.#random() * longest), () => {
        this.done.carried++
        if (sent < this.#newest) this.done.reordered++
        this.#newest = Math.max(this.#newest, sent)
        take(arrives)
      })
    }
  }

  /** Advances the clock until a condition is true. @throws if it never is */
  async until(isSo: () => boolean, most = 200_000): Promise<void> {
    for (let i = 0; i < most; i++) {
      await settled()
      if (isSo()) return
      const [next] = this.#due.toSorted((one, other) => one.at - other.at || one.order - other.order)
      if (!next) throw new Error('nothing is under way any more')
      this.#due = this.#due.filter((one) => one !== next)
      this.#now = next.at
      next.call()
    }
    throw new Error('the net went on for too long')
  }
}

/** Waits until all work that needs no network is done. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done))
