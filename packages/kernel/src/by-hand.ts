import { namedHere } from './authored.ts'
import type { Card } from './card.ts'
import { table } from './current-table.ts'
import { chooseOptions } from './decide.ts'
import { guardForProbe } from './guards.ts'
import type { JsonObject } from './json.ts'
import { nameIn } from './limits.ts'
import { reference, tell } from './story.ts'
import { BY_HAND, noteByHand } from './text-by-hand.ts'

/** Texts of cards that no script carries out: the table shows them, and people follow them with moves by hand. */

/**
 * Asks a player to follow a text of the running script by hand. While the question is pending, the table can be changed with moves by hand. The
 * answers are `done` and `left-out`. A probe counts it as a change, because only people know what it changes.
 * @param key the text file of the pack has the text under `words.byHand`
 * @returns whether it was done
 */
export function askByHand(who: Card, key: string): boolean {
  const t = table()
  nameIn(key, 'a text that is followed by hand')
  if (t.run.mode === 'probe') guardForProbe()
  const words = namedHere('byHand', key)
  const of = (words.words as { readonly of?: string } | undefined)?.of
  if (of !== undefined && t.run.mode === 'play') noteByHand(t.instruments, `${of}#${key}`)
  const card = t.doing?.card
  const parts: JsonObject = { ...words, ...(card ? { card: reference(card) } : {}) }
  const [how] = chooseOptions({
    who,
    name: BY_HAND,
    parts,
    options: () => ['done', 'left-out'].map((answer) => ({ key: answer, label: { code: `${BY_HAND}.${answer}`, parts: {} } })),
  })
  tell(BY_HAND, { how: how === 'done' ? 'done' : 'out', card: card ?? undefined })
  return how === 'done'
}
