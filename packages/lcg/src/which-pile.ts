import type { Zone } from '@questwright/kernel'

/**
 * The name of a pile in the story: `whose` is its kind; for a player's pile, `of` is the player; for any other, `zone` is its name, whose
 * title is in the rulebook or in a system's chapter.
 */
export function whichPile({ name, id, seatName }: Zone): { readonly whose: string; readonly of?: string; readonly zone: string } {
  if (seatName !== null && name === 'deck') return { whose: 'player', of: seatName, zone: name }
  return { whose: id === 'encounter-deck' ? 'encounter' : 'other', zone: name }
}
