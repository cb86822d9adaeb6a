/** Finds the cards of the workspace that have a keyword. */
import { namesOfGame, readKeyword, suggestSlug } from '@questwright/packs/browser'
import type { PacksAnswer } from '@questwright/workshop/page'

/**
 * The cards with a keyword of a pack, by title. Another pack may bring a keyword of the same name: its cards are not among them.
 * @param pack the id of the pack that brings the keyword
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
      const isMeant = (printed: string): boolean => names.meant(bundle.id, 'keywords', slugOf(printed))?.packs[0] === pack
      return Object.entries(bundle.cards).flatMap(([card, facts]) => {
        const printed = (facts.keywords ?? []) as readonly string[]
        if (!printed.some((one) => nameOf(slugOf(one)) === slug && isMeant(one))) return []
        return [{ code: `${bundle.id}:${card}`, title: bundle.text.en?.cards?.[card]?.title ?? card }]
      })
    })
    .sort((one, other) => one.title.localeCompare(other.title, 'en'))
}

const nameOf = (written: string): string => written.slice(written.lastIndexOf(':') + 1)

function slugOf(printed: string): string {
  const read = readKeyword(printed)
  return read === undefined ? suggestSlug(printed) : read.slug
}
