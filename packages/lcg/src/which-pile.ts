import type { Zone } from '@questwright/kernel'

/** How the story names a pile: `whose` says the kind; of a player's pile `of` is its player, and of any other `zone` is its name, whose title the rulebook or a system has. */
export function whichPile({ name, id, seatName }: Zone): { readonly whose: string; readonly of?: string; readonly zone: string } {
  if (seatName !== null && name === 'deck') return { whose: 'player', of: seatName, zone: name }
  return { whose: id === 'encounter-deck' ? 'encounter' : 'other', zone: name }
}
