/** Finds the cards of the workspace that have a keyword. */
import { readKeyword, suggestSlug } from '@questwright/packs/browser'
import type { PacksAnswer } from '@questwright/workshop/page'

/** The cards with a keyword, by title. */
export function cardsWithKeyword(answer: PacksAnswer, slug: string): readonly { readonly code: string; readonly title: string }[] {
  return answer.packs
    .flatMap(({ bundle }) =>
      Object.entries(bundle?.cards ?? {}).flatMap(([card, facts]) => {
        const printed = (facts.keywords ?? []) as readonly string[]
        if (!printed.some((one) => slugOf(one) === slug)) return []
        return [{ code: `${bundle?.id}:${card}`, title: bundle?.text.en?.cards?.[card]?.title ?? card }]
      }),
    )
    .sort((one, other) => one.title.localeCompare(other.title, 'en'))
}

function slugOf(printed: string): string | undefined {
  const read = readKeyword(printed)
  return read === undefined ? suggestSlug(printed) : read.slug
}
