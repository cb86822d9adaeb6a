import type { Card } from './card.ts'
import { atTable, table } from './current-table.ts'
import type { CardExplanation, ComingEffect, HeardMoment, Moment, SeatName, ViewerName } from './door.ts'
import { explainCard, explainComing, explainMasked, heardOf, momentOf } from './explain.ts'
import { canonical, type Json } from './json.ts'
import { keyFor, mayKnow } from './knowledge.ts'
import type { PendingQuestion } from './question-spec.ts'
import type { Table } from './table.ts'
import type { Seen } from './watcher.ts'

/**
 * Replays the inputs from a given one on, on a second table.
 * @param seats the seats for which the report is masked; without them nothing is masked
 * @param watch called with each event that an ability hears, and the index of the newest input, while the second table is the current one
 */
export type PlayAgain = (from: number, seats: readonly SeatName[] | undefined, watch: (seen: Seen, input: number) => void) => void

/** Explains values, abilities and recent events of a table without changing it. */
export class Explaining {
  readonly #table: Table
  readonly #question: () => PendingQuestion | undefined
  readonly #again: PlayAgain

  constructor(table: Table, question: () => PendingQuestion | undefined, again: PlayAgain) {
    this.#table = table
    this.#question = question
    this.#again = again
  }

  /**
   * Explains why a card's numbers are what they are, and why its abilities are offered or not: in the current state, and since the last
   * answer. The inputs since then are replayed on a second table.
   * @param viewer the asking viewer; without it, everything may be explained
   * @throws Error for a card that is not on the table, or that the viewer may not know
   */
  explain(card: string, viewer?: ViewerName): CardExplanation {
    const t = this.#table
    const seats = viewer?.split('+')
    const masked = seats && this.#maskedAt(card, seats)
    if (masked) return explainMasked(t, masked, card, seats)
    if (seats) this.#mayExplain(card, seats)
    const last = t.record.inputs.slice(0, t.record.consumed).findLastIndex((input) => input.kind === 'answer')
    const moments: Moment[] = []
    this.#again(last, seats, (seen) => {
      if (seen.self.id === card) moments.push(momentOf(table(), seen, seats))
    })
    return explainCard(t, card, this.#question(), eachOnce(moments), seats)
  }

  /**
   * Lists what will end or happen at the end of a phase, a turn and the like, in the current state.
   * @param viewer the asking viewer; without it, nothing is hidden
   */
  coming(viewer?: ViewerName): ComingEffect[] {
    return explainComing(this.#table, viewer?.split('+'))
  }

  /**
   * Lists the abilities that could respond to the events of the last answers, with the reason why each was not offered. Left out are events
   * whose subject is another card than the ability accepts.
   * @param answers how many of the last answers to include
   * @param viewer the asking viewer; without it, nothing is hidden
   */
  heard(answers: number, viewer?: ViewerName): HeardMoment[] {
    const t = this.#table
    const given = t.record.inputs.slice(0, t.record.consumed).flatMap((input, index) => (input.kind === 'answer' ? [index] : []))
    const from = given.slice(-Math.max(1, answers))[0]
    if (from === undefined) return []
    const moments: HeardMoment[] = []
    const seats = viewer?.split('+')
    this.#again(from, seats, (seen, at) => {
      if (seen.reason?.code !== 'refused.other-subject') moments.push(heardOf(table(), seen, at, seats))
    })
    return eachOnce(moments)
  }

  /** The card at a place that lies face down as something else and that these seats may not know. */
  #maskedAt(place: string, seats: readonly SeatName[]): Card | undefined {
    return atTable(this.#table, () =>
      this.#table.cards.find((card) => card.disguise !== undefined && !mayKnow(card, seats) && keyFor(card, seats) === place),
    )
  }

  /** @throws Error for a missing card and for a hidden one alike: whether an id exists would reveal which cards a deck has */
  #mayExplain(id: string, seats: readonly SeatName[]): void {
    const t = this.#table
    const card = t.findCard(id)
    if (!card || !atTable(t, () => mayKnow(card, seats)))
      throw new Error(
        `there is no card ${id} on this table that may be explained here: it is hidden, or not there; cards are named by their ids, such as p1/hand/3`,
      )
  }
}

/** Drops consecutive equal moments: a lane is examined once per chance of each seat, and finds the same again. */
function eachOnce<M extends Moment>(moments: readonly M[]): M[] {
  return moments.filter((moment, i) => i === 0 || canonical(moment as unknown as Json) !== canonical(moments[i - 1] as unknown as Json))
}
