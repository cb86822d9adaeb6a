/** A net that delays, drops, repeats and reorders what it carries, by a seed and by a clock of its own. */

/** Numbers below 1, the same for a seed in every run. */
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
  /** The part of the texts that is lost, or comes twice. */
  readonly lost: number
  readonly doubled: number
  /** The part of which only a beginning arrives. */
  readonly cut: number
  /** The longest a text is under way, in milliseconds: those that are sent later may come sooner. */
  readonly longest: number
}

export const noFaults: Faults = { lost: 0, doubled: 0, cut: 0, longest: 1 }

export class FaultyNet {
  readonly #random: () => number
  readonly #faults: Faults
  #now = 0
  #count = 0
  #due: { readonly at: number; readonly order: number; readonly call: () => void }[] = []
  /** What the net did. */
  readonly done = { carried: 0, lost: 0, doubled: 0, cut: 0, reordered: 0 }
  #newest = 0

  constructor(seed: number, faults: Faults) {
    this.#random = numbersOf(seed)
    this.#faults = faults
  }

  /** Calls back later by the clock of the net. @returns how to call that off */
  readonly later = (milliseconds: number, call: () => void): (() => void) => {
    const one = { at: this.#now + milliseconds, order: this.#count++, call }
    this.#due.push(one)
    return () => {
      this.#due = this.#due.filter((other) => other !== one)
    }
  }

  /** Carries a text, or does to it what a bad net does. */
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

  /** Lets the clock go on until something is so. @throws where it never is */
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

/** Whatever can go on without the net has gone on. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done))
