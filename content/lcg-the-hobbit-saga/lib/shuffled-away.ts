import type { GameCard } from '@questwright/lcg'

/** Whether a location still lies where it can be seen: one that was shuffled into the deck by the stage that it brought does nothing any more. */
export function isInSight({ zone }: GameCard): boolean {
  return zone.name !== 'encounter-deck'
}
