import { type Card, namesIn } from './card.ts'
import { table } from './current-table.ts'
import { endEffectsOn } from './effects.ts'

/** What a card loses when it leaves. */

/** What a card keeps: whose it is, and the pile to which it belongs. */
const KEPT: readonly string[] = ['owner', 'home']

/** Takes everything off a card that leaves play but whose it is and where it belongs, so that it is a new card wherever it goes. */
export function wipe(card: Card): void {
  const t = table()
  endEffectsOn(card)
  for (const name of namesIn(card, 'tokens')) t.write(card, 'tokens', name, undefined)
  for (const name of namesIn(card, 'memory')) t.write(card, 'memory', name, undefined)
  for (const name of namesIn(card, 'fields')) if (!KEPT.includes(name)) t.write(card, 'fields', name, undefined)
}
