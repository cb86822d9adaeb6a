/** The sets of cards of a workspace as entries of a menu: by title, those of other packs with the name of the pack. */

import { setTexts } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { setOfCard } from '@questwright/rulebook'
import { rulebookIn } from '@questwright/workshop/rulebooks'
import { titleFromSlug } from './new-card-facts.ts'

export interface SetChoice {
  /** The set as cards write it: a slug, or `pack:slug`. */
  readonly set: string
  readonly title: string
  readonly of: 'this pack' | 'another pack'
}

/**
 * The entries.
 * @param titleOfPack returns the title of a pack by its id
 * @returns those of the pack first
 */
export function setChoices(bundles: readonly PackOutline[], pack: string, titleOfPack: (id: string) => string): readonly SetChoice[] {
  const found = new Map<string, SetChoice>()
  for (const bundle of bundles) {
    const rulebook = rulebookIn(bundle, bundles)
    const texts = setTexts(bundle.text.en, rulebook)
    const onCards = Object.values(bundle.cards).flatMap((facts) => setOfCard(facts, rulebook) ?? [])
    for (const slug of [...Object.keys(texts), ...onCards]) {
      if (slug.includes(':')) continue
      const title = texts[slug]?.title || titleFromSlug(slug)
      if (bundle.id === pack) found.set(slug, { set: slug, title, of: 'this pack' })
      else
        found.set(`${bundle.id}:${slug}`, {
          set: `${bundle.id}:${slug}`,
          title: `${title} (${titleOfPack(bundle.id)})`,
          of: 'another pack',
        })
    }
  }
  const own = (one: SetChoice) => (one.of === 'this pack' ? 0 : 1)
  return [...found.values()].sort((a, b) => own(a) - own(b) || (a.title < b.title ? -1 : 1))
}

/** The set for a typed text: an existing one, by its title or code; else the text itself, as the title of a new set. */
export function setMeant(choices: readonly SetChoice[], typed: string): string {
  const said = typed.trim()
  return (choices.find(({ title }) => title === said) ?? choices.find(({ set }) => set === said))?.set ?? said
}

/** The pack and the slug of a set that a card of a pack names: `pack:slug` is a set of another pack. @param pack the pack of the card */
export function homeOfSet(named: string, pack: string): { readonly pack: string; readonly set: string } {
  const cut = named.indexOf(':')
  return cut < 0 ? { pack, set: named } : { pack: named.slice(0, cut), set: named.slice(cut + 1) }
}
