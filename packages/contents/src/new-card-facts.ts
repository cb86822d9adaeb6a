/** The facts of a new card of each type: the minimum that the checks accept, from the rulebook. */

import { setFactOf } from '@questwright/editing'
import { suggestSlug } from '@questwright/packs/browser'
import { factIn, type Rulebook, typeIn, typesOf } from '@questwright/rulebook'
import type { JsonRecord } from '@questwright/workshop/page'

/** The types in the order of a menu: the most needed first. */
export function typeChoices(rulebook: Rulebook): readonly { readonly group: string; readonly types: readonly string[] }[] {
  return Object.entries(rulebook.groups).map(([group, title]) => ({
    group: title,
    types: typesOf(rulebook).filter((type) => typeIn(rulebook, type)?.group === group),
  }))
}

interface Wanted {
  readonly type: string
  readonly facts?: JsonRecord
  /** For a card that names a set. */
  readonly set?: string
}

/**
 * The facts of a new card.
 * @param pack its name becomes the set where none is given
 * @param rulebook of the pack's game
 * @returns facts, and the set that needs a title in `text/en.json`; a set of another pack (`pack:slug`) has it there
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

/** A title derived from a slug: `my-set` gives `My Set`. */
export const titleFromSlug = (slug: string): string => slug.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
