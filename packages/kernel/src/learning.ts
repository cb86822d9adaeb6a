import type { Card } from './card.ts'
import type { SeatName } from './door.ts'
import { mayKnow } from './knowledge.ts'
import type { Learned } from './learned.ts'
import type { Table } from './table.ts'
import type { LearningWatcher } from './watcher.ts'

/** Notes what is learned by one input, which is given to a table after it was made. */
export class Learning implements LearningWatcher {
  readonly #table: Table
  readonly #input: number
  readonly #by: SeatName
  readonly #cards = new Set<SeatName>()
  #dice: readonly SeatName[] = []
  /** `begun`: the input is no answer, and takes effect. */
  #intervention: 'begun' | 'none' = 'none'

  constructor(table: Table, input: number, by: SeatName) {
    this.#table = table
    this.#input = input
    this.#by = by
  }

  /** What was learned. @param answers see `Learned` */
  noted(answers: readonly SeatName[]): Learned {
    const cards = this.#seats.filter((seat) => this.#cards.has(seat))
    return { input: this.#input, by: this.#by, cards, dice: this.#dice, answers }
  }

  get #seats(): readonly SeatName[] {
    return this.#table.seats.map(({ id }) => id)
  }

  /** Whether the run has come to the input: before it, a run of the same stretch only repeats what was known. A probe is no play. */
  get #isNow(): boolean {
    const { run, record } = this.#table
    if (run.mode !== 'play') return false
    // an input that is no answer counts as consumed only after it took effect
    return record.consumed === this.#input + 1 || (record.consumed === this.#input && this.#intervention === 'begun')
  }

  intervening(input: number): void {
    if (input === this.#input) this.#intervention = 'begun'
  }

  aboutToShow(card: Card): () => void {
    if (!this.#isNow || mayKnow(card, [this.#by])) return () => {}
    const before = this.#knowers(card)
    return () => {
      for (const seat of this.#knowers(card)) if (!before.includes(seat)) this.#cards.add(seat)
    }
  }

  #knowers(card: Card): readonly SeatName[] {
    return this.#seats.filter((seat) => mayKnow(card, [seat]))
  }

  offered(seat: SeatName, cards: readonly Card[]): void {
    if (this.#isNow && cards.length > 0) this.#cards.add(seat)
  }

  thrown(): void {
    if (this.#isNow) this.#dice = this.#seats
  }
}
