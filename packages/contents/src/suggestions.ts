/** Traits, keywords and sets of other cards in the workspace, as suggestions. */

import { keywordWithNumber, type NumberForm, readKeyword, setTexts } from '@questwright/packs/browser'
import { setOfCard } from '@questwright/rulebook'
import type { PacksAnswer } from '@questwright/workshop/page'
import { rulebookIn } from '@questwright/workshop/rulebooks'

export interface Suggestions {
  readonly traits: readonly string[]
  /** The keywords as cards print them: with a number where one is needed. */
  readonly keywords: readonly string[]
  readonly sets: readonly { readonly slug: string; readonly title: string }[]
  /** Why a printed keyword is invalid; undefined for a valid one. */
  readonly whyNoKeyword: (printed: string) => string | undefined
}

/** Collects the suggestions from all packs. */
export function suggestionsOf(answer: PacksAnswer): Suggestions {
  const bundles = answer.packs.flatMap(({ bundle }) => bundle ?? [])
  const traits = new Set<string>()
  const sets = new Map<string, string>()
  const known = new Map<string, { readonly title: string; readonly number: string; readonly reads: NumberForm | undefined }>()
  for (const { bundle } of answer.packs) {
    if (!bundle) continue
    const words = bundle.text.en
    const rulebook = rulebookIn(bundle, bundles)
    const titles = setTexts(words, rulebook)
    for (const facts of Object.values(bundle.cards)) {
      for (const trait of facts.traits ?? []) traits.add(trait)
      const set = setOfCard(facts, rulebook)
      if (set !== undefined && !sets.has(set)) sets.set(set, titles[set]?.title ?? set)
    }
    for (const [set, { title }] of Object.entries(titles)) if (!sets.has(set)) sets.set(set, title)
    for (const [slug, { number, printed, reads }] of Object.entries(bundle.keywords))
      if (printed !== 'before-abilities') known.set(slug, { title: words?.keywords[slug]?.title ?? slug, number, reads })
  }
  const whyNoKeyword = (printed: string): string | undefined => {
    const { slug, number } = readKeyword(printed)
    const rule = known.get(slug)
    if (!rule) return `No pack defines the keyword "${printed}".`
    if (rule.number === 'required' && number === undefined)
      return `"${printed}" needs a number, such as "${keywordWithNumber(printed, 1, rule.reads)}".`
    if (rule.number === 'none' && number !== undefined) return `"${printed}" takes no number.`
    return undefined
  }
  const byTitle = (one: { title: string }, other: { title: string }) => one.title.localeCompare(other.title, 'en')
  return {
    traits: [...traits].sort((one, other) => one.localeCompare(other, 'en')),
    keywords: [...known.values()]
      .map(({ title, number, reads }) => (number === 'required' ? keywordWithNumber(title, 1, reads) : title))
      .sort(),
    sets: [...sets].map(([slug, title]) => ({ slug, title })).sort(byTitle),
    whyNoKeyword,
  }
}
