import type { Rulebook } from '@questwright/rulebook'
import type { SeatName, View } from '../door-types.ts'
import { cardsIn, type TableStatus } from '../view.ts'

/** A card that has a number which the dial of some seats has reached. */
export interface ReachedCard {
  readonly dial: string
  readonly fact: string
  readonly seats: readonly SeatName[]
}

/** The cards that have a number which a dial of this phase has reached, by their keys. */
export function reachedCards(view: View, status: TableStatus, { dials }: Rulebook): ReadonlyMap<string, ReachedCard> {
  const reached = new Map<string, ReachedCard>()
  for (const [dial, { of, reaches }] of Object.entries(dials)) {
    if (of !== 'each-seat' || !reaches?.phases.includes(status.phase)) continue
    const { zone, fact } = reaches
    for (const card of cardsIn(view, zone)) {
      const at = card.stats[fact]?.now
      if (typeof at !== 'number' || card.knowledge === 'hidden') continue
      const seats = status.seats.filter(({ eliminated, numbers }) => !eliminated && (numbers[dial] ?? Number.NEGATIVE_INFINITY) >= at)
      if (seats.length > 0) reached.set(card.key, { dial, fact, seats: seats.map(({ seat }) => seat) })
    }
  }
  return reached
}
