/** Where a card that is new to a pack lies. */
import { type FactValue, suggestSlug } from '@questwright/packs/browser'
import { factIn, type Rulebook, typeIn } from '@questwright/rulebook'
import { type CardSheet, front } from './sheet.ts'

/** Letters of a slug: it is the name of a file. */
const mostSlugLetters = 80

/** What slugs are taken while a file is placed: none becomes free again. */
export interface TakenSlugs {
  readonly has: (slug: string) => boolean
  /** By the slug of a title: all lower numbers are taken. Thousands of cards of one title would try them all again. */
  readonly numbers: Map<string, number>
}

/** The slug of the title; where it is taken, with the set, the type or a number behind it. @param setTitle of its set, or an empty one */
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

/** The folder for a card's facts: that of its type; for a card without a back of player decks, that of its set; else one named after its type. */
export function folderOf(facts: { readonly [fact: string]: FactValue }, rulebook: Rulebook): string {
  const type = String(facts.type)
  const { folder, back } = typeIn(rulebook, type) ?? {}
  if (folder !== undefined) return `cards/${folder}`
  const [set] = setsIn(facts, rulebook)
  const isOfPlayers = back === undefined || rulebook.deck?.backs.includes(back) === true
  if (!isOfPlayers && set !== undefined) return `cards/${set}`
  return `cards/${suggestSlug(type.endsWith('y') ? `${type.slice(0, -1)}ies` : `${type}s`)}`
}

/** The sets that facts name. */
export function setsIn(facts: { readonly [fact: string]: FactValue }, rulebook: Rulebook): readonly string[] {
  return Object.entries(facts).flatMap(([fact, value]) => {
    if (factIn(rulebook, fact)?.names !== 'set') return []
    return Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' ? [value] : []
  })
}
