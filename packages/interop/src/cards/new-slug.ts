/** Chooses the slug and the folder of a card that is new to a pack. */
import { type FactValue, suggestSlug } from '@questwright/packs/browser'
import { factIn, type Rulebook, typeIn } from '@questwright/rulebook'
import { type CardSheet, front } from './sheet.ts'

/** The greatest number of characters of a slug, which is used as the name of a file. */
const mostSlugLetters = 80

/** The slugs that are in use while a file is imported. A slug never becomes free again. */
export interface TakenSlugs {
  readonly has: (slug: string) => boolean
  /**
   * By the slug made from a title: the last number that was tried after it. Without it, thousands of cards with the same title would try all
   * numbers again.
   */
  readonly numbers: Map<string, number>
}

/**
 * A free slug for a card: made from its title and, where that is in use, with the set, the type or a number after it.
 * @param setTitle the title of its set, or an empty text
 */
export function freeSlug(sheet: CardSheet, setTitle: string, taken: TakenSlugs): string {
  const base =
    suggestSlug(front(sheet).title ?? '')
      .slice(0, mostSlugLetters)
      .replace(/-$/, '') || 'card'
  const set = suggestSlug(setTitle).slice(0, mostSlugLetters).replace(/-$/, '')
  for (const slug of [base, ...(set === '' ? [] : [`${base}-${set}`]), `${base}-${sheet.card.type ?? 'card'}`])
    if (!taken.has(slug)) return slug
  for (let number = taken.numbers.get(base) ?? 2; ; number++) {
    taken.numbers.set(base, number)
    if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
  }
}

/**
 * The folder for the facts of a card: that of its type; for a card without the back of player cards, that of its set; else one named after its
 * type.
 */
export function folderOf(facts: { readonly [fact: string]: FactValue }, rulebook: Rulebook): string {
  const type = String(facts.type)
  const { folder, back } = typeIn(rulebook, type) ?? {}
  if (folder !== undefined) return `cards/${folder}`
  const [set] = setsIn(facts, rulebook)
  const isOfPlayers = back === undefined || rulebook.deck?.backs.includes(back) === true
  if (!isOfPlayers && set !== undefined) return `cards/${set}`
  return `cards/${suggestSlug(type.endsWith('y') ? `${type.slice(0, -1)}ies` : `${type}s`)}`
}

/** The names of the sets in the facts of a card. */
export function setsIn(facts: { readonly [fact: string]: FactValue }, rulebook: Rulebook): readonly string[] {
  return Object.entries(facts).flatMap(([fact, value]) => {
    if (factIn(rulebook, fact)?.names !== 'set') return []
    return Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' ? [value] : []
  })
}
