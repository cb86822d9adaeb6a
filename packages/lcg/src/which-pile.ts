import type { Zone } from '@questwright/kernel'

/**
 * The name of a pile in the story. `whose`: `player` for the deck of a player, who is then `of`; `encounter` for the encounter deck; `other` for any
 * other pile. `zone`: its name, whose title is in the rulebook or in a system's chapter.
 */
export function whichPile({ name, id, seatName }: Zone): { readonly whose: string; readonly of?: string; readonly zone: string } {
  if (seatName !== null && name === 'deck') return { whose: 'player', of: seatName, zone: name }
  return { whose: id === 'encounter-deck' ? 'encounter' : 'other', zone: name }
}
