import type { Card } from './card.ts'
import { atTable, table } from './current-table.ts'
import type { CardExplanation, ComingEffect, HeardMoment, Moment, SeatName, ViewerName } from './door.ts'
import { explainCard, explainComing, explainMasked, heardOf, momentOf } from './explain.ts'
import { canonical, type Json } from './json.ts'
import { keyFor, mayKnow } from './knowledge.ts'
import type { Seen } from './lanes.ts'
import type { PendingQuestion } from './question.ts'
import type { Table } from './table.ts'

/**
 * Replays the inputs from a given one on, on a second table.
 * @param seats the seats for which the report is masked; without them nothing is masked
 * @param watch is called with each meeting of an ability and an event, and the newest input, while the second table is the current one
 */
export type PlayAgain = (from: number, seats: readonly SeatName[] | undefined, watch: (seen: Seen, input: number) => void) => void

/** Why things are as they are at a table, and what they were. Nothing here touches the table that is asked about. */
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
   * Why a card's numbers are what they are, and why its abilities are offered or not: as the table stands, and since the last answer.
   * The stretch since then is played once more on a table of its own; this one is not touched.
   * @param viewer who asks; without one, everything may be explained
   * @throws Error for a card that is not on the table, or that the viewer may not know
   */
  explain(card: string, viewer?: ViewerName): CardExplanation {
    const t = this.#table
    const seats = viewer?.split('+')
    const masked = seats && this.#maskedAt(card, seats)
    if (masked) return explainMasked(t, masked, card, seats)
    if (seats) this.#mayExplain(card, seats)
    const last = t.inputs.slice(0, t.consumed).findLastIndex((input) => input.kind === 'answer')
    const moments: Moment[] = []
    this.#again(last, seats, (seen) => {
      if (seen.self.id === card) moments.push(momentOf(table(), seen, seats))
    })
    return explainCard(t, card, this.#question(), eachOnce(moments), seats)
  }

  /**
   * What ends or happens at the end of a phase, a turn and the like, as the table stands.
   * @param viewer who asks; without one, everything may be told
   */
  coming(viewer?: ViewerName): ComingEffect[] {
    return explainComing(this.#table, viewer?.split('+'))
  }

  /**
   * What abilities met since one of the last answers: which heard what happened, and why they were not offered. What happened to another card
   * than the one that a text names is left out.
   * @param answers how many of the last answers are looked at
   * @param viewer who asks; without one, everything may be told
   */
  heard(answers: number, viewer?: ViewerName): HeardMoment[] {
    const t = this.#table
    const given = t.inputs.slice(0, t.consumed).flatMap((input, index) => (input.kind === 'answer' ? [index] : []))
    const from = given.slice(-Math.max(1, answers))[0]
    if (from === undefined) return []
    const moments: HeardMoment[] = []
    const seats = viewer?.split('+')
    this.#again(from, seats, (seen, at) => {
      if (seen.reason?.code !== 'refused.other-subject') moments.push(heardOf(table(), seen, at, seats))
    })
    return eachOnce(moments)
  }

  /** The card at a place that these seats know by what it lies there as, and by nothing else. */
  #maskedAt(place: string, seats: readonly SeatName[]): Card | undefined {
    return atTable(this.#table, () =>
      this.#table.cards.find((card) => card.disguise !== undefined && !mayKnow(card, seats) && keyFor(card, seats) === place),
    )
  }

  /** Whether there is a card of that name tells of hidden cards, too: which copies a deck has. */
  #mayExplain(id: string, seats: readonly SeatName[]): void {
    const t = this.#table
    const card = t.findCard(id)
    if (!card || !atTable(t, () => mayKnow(card, seats)))
      throw new Error(
        `there is no card ${id} on this table that may be explained here: it is hidden, or not there; cards are named by their ids, such as p1/hand/3`,
      )
  }
}

/** A lane is looked at once for each chance of each seat: what was met again in the same way is told once. */
function eachOnce<M extends Moment>(moments: readonly M[]): M[] {
  return moments.filter((moment, i) => i === 0 || canonical(moment as unknown as Json) !== canonical(moments[i - 1] as unknown as Json))
}
