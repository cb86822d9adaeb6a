/** Which card a code means where packs of one short id lie side by side: old codes say `hunt:wolf`, and the card is `ann_hunt:wolf` now. Pure. */
import type { PackOutline } from '../bundle.ts'
import { fullId, packId } from './pack-ids.ts'

/**
 * The codes of the cards that a code may mean: itself where there is such a card, else the cards of packs that have had that id, or have that name.
 * @returns none for a card that no pack has, several where only its author can say which is meant
 */
export function meantCodes(code: string, packs: readonly Pick<PackOutline, 'id' | 'name' | 'cards'>[]): readonly string[] {
  const colon = code.lastIndexOf(':')
  const [id, slug] = [code.slice(0, Math.max(0, colon)), code.slice(colon + 1)]
  const having = packs.filter(({ cards }) => Object.hasOwn(cards, slug))
  if (having.some((pack) => pack.id === id)) return [code]
  return having.filter(({ name }) => [packId(name), fullId(name), name].includes(id)).map((pack) => `${pack.id}:${slug}`)
}
