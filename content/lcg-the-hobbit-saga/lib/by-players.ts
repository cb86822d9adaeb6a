import type { EventOf } from '@questwright/lcg'

/** Whether a card of the players does it: one that somebody owns. */
export function isByPlayers(by: EventOf<'resourcesGained'>['by']): boolean {
  return by !== null && by.ownerName !== null
}
