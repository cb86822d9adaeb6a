import type { Card } from './card.ts'
import type { SeatName } from './door.ts'
import { mayKnow } from './knowledge.ts'
import type { Learned } from './learned.ts'
import type { Table } from './table.ts'
import type { LearningWatcher } from './watcher.ts'

/** Watches a table and records what the seats learn by one input. Create it before the input is given to the table. */
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

  /** The cards, dice and answers that the seats learned by the input. @param answers see `Learned` */
  noted(answers: readonly SeatName[]): Learned {
    const cards = this.#seats.filter((seat) => this.#cards.has(seat))
    return { input: this.#input, by: this.#by, cards, dice: this.#dice, answers }
  }

  get #seats(): readonly SeatName[] {
    return this.#table.seats.map(({ id }) => id)
  }

  /**
   * Whether the run has reached the input. Before it, a run repeats the stretch up to the input and shows only cards that were known already; a probe
   * tries out an ability and shows nothing.
   */
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
