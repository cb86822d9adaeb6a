/** The facts that a new card of each type begins with: the least that the checks accept, as the rulebook has them. */
import { suggestSlug } from '@questwright/packs/browser'
import { factIn, type Rulebook, typeIn, typesOf } from '@questwright/rulebook'
import type { JsonRecord } from '@questwright/workshop/page'
import { setFactOf } from './set-facts.ts'

/** The types as a menu offers them: what most need first. */
export function typeChoices(rulebook: Rulebook): readonly { readonly group: string; readonly types: readonly string[] }[] {
  return Object.entries(rulebook.groups).map(([group, title]) => ({
    group: title,
    types: typesOf(rulebook).filter((type) => typeIn(rulebook, type)?.group === group),
  }))
}

interface Wanted {
  readonly type: string
  readonly facts?: JsonRecord
  /** Of a card that names one. */
  readonly set?: string
}

/**
 * The facts of a new card.
 * @param pack the set is called like the pack where none is named
 * @param rulebook of the pack's game
 * @returns facts, and the set that `text/en.json` must name; a set of another pack (`pack:slug`) is named there
 */
export function factsOfNewCard(
  { type, facts = {}, set }: Wanted,
  pack: string,
  rulebook: Rulebook,
): { readonly facts: JsonRecord; readonly set?: { readonly slug: string; readonly title: string } } {
  const newCard = (typeIn(rulebook, type)?.newCard ?? {}) as JsonRecord
  const fact = setFactOf(rulebook, type)
  if (fact === undefined) return { facts: { type, ...newCard, ...facts } }
  const given = set ?? (typeof facts[fact] === 'string' ? facts[fact] : pack)
  const slug = given.includes(':') ? given : suggestSlug(given) || pack
  const own = { [fact]: factIn(rulebook, fact)?.holds === 'slugs' ? [slug] : slug }
  return {
    facts: { type, ...own, ...newCard, ...facts },
    ...(slug.includes(':') ? {} : { set: { slug, title: given === slug ? titleFromSlug(slug) : given } }),
  }
}

/** The title that a slug would have: `my-set` gives `My Set`. */
export const titleFromSlug = (slug: string): string => slug.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
