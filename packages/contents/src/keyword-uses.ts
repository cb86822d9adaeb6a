/** Finds the cards of the workspace that have a keyword. */
import { bare, namesOfGame, readKeyword } from '@questwright/packs/browser'
import type { PacksAnswer } from '@questwright/workshop/page'

/**
 * The cards with a keyword of a pack, by title. Another pack may define a keyword of the same name: its cards are not among the result.
 * @param pack the id of the pack that defines the keyword
 */
export function cardsWithKeyword(
  answer: PacksAnswer,
  pack: string,
  slug: string,
): readonly { readonly code: string; readonly title: string }[] {
  const bundles = answer.packs.flatMap(({ bundle }) => bundle ?? [])
  const names = namesOfGame(bundles)
  return bundles
    .flatMap((bundle) => {
      const isMeant = (printed: string): boolean => {
        const { slug: written } = readKeyword(printed)
        return bare(written) === slug && names.meant(bundle.id, 'keywords', written)?.packs[0] === pack
      }
      return Object.entries(bundle.cards).flatMap(([card, facts]) => {
        const printed = (facts.keywords ?? []) as readonly string[]
        if (!printed.some(isMeant)) return []
        return [{ code: `${bundle.id}:${card}`, title: bundle.text.en?.cards?.[card]?.title ?? card }]
      })
    })
    .sort((one, other) => one.title.localeCompare(other.title, 'en'))
}
