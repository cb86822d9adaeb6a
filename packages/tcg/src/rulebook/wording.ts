/** The words of card texts of the game, with which texts and scripts are compared. */
import type { Chapter } from '@questwright/rulebook'

export const wording: NonNullable<Chapter['wording']> = {
  triggers: ['Fellowship', 'Shadow', 'Maneuver', 'Archery', 'Assignment', 'Skirmish', 'Regroup', 'Response'],
  periods: ['phase', 'turn'],
  limits: { amount: { says: ['(limit +#)', '(limit (#))'] }, uses: { period: 'phase', says: ['(limit #)'] } },
  counted: ['wound', 'wounds', 'card', 'cards', 'burdens', 'companions', 'minions'],
  symbols: ['strength', 'vitality'],
  foreign: { graveyard: 'discard pile', library: 'draw deck', tap: 'exert' },
  terms: ['twilight pool', 'support area'],
}
