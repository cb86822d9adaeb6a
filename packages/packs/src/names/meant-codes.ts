/**
 * Finds the card that a code means where several packs have the same short id: older files contain `hunt:wolf`, and the card is `ann_hunt:wolf`
 * now.
 */
import type { PackOutline } from '../bundle.ts'
import { fullId, packId } from './pack-ids.ts'

/**
 * The codes of the cards that a code may mean: the code itself if such a card exists, else the cards of packs that had this id before, or that have
 * this name.
 * @returns an empty list for a card that no pack has, several codes where only the author can decide
 */
export function meantCodes(code: string, packs: readonly Pick<PackOutline, 'id' | 'name' | 'cards'>[]): readonly string[] {
  const colon = code.lastIndexOf(':')
  const [id, slug] = [code.slice(0, Math.max(0, colon)), code.slice(colon + 1)]
  const having = packs.filter(({ cards }) => Object.hasOwn(cards, slug))
  if (having.some((pack) => pack.id === id)) return [code]
  return having.filter(({ name }) => [packId(name), fullId(name), name].includes(id)).map((pack) => `${pack.id}:${slug}`)
}
