import { type Card, namesIn } from './card.ts'
import { table } from './current-table.ts'
import { endEffectsOn } from './effects.ts'

/** Resets cards that leave play. */

/** The fields that a card keeps: its owner, and the pile to which it belongs. */
const KEPT: readonly string[] = ['owner', 'home']

/** Removes all state from a card that leaves play, except `KEPT`, so that it counts as a new card in its next zone. */
export function wipe(card: Card): void {
  const t = table()
  endEffectsOn(card)
  for (const name of namesIn(card, 'tokens')) t.write(card, 'tokens', name, undefined)
  for (const name of namesIn(card, 'memory')) t.write(card, 'memory', name, undefined)
  for (const name of namesIn(card, 'fields')) if (!KEPT.includes(name)) t.write(card, 'fields', name, undefined)
}
