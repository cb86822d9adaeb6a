/** What a deck still lacks of the numbers that its game asks for, each with a search for the cards that would fit. */
import { fullCode, joined, placeholdersOfSection } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import { type NamedSection, nameOfValue, type Rulebook, type SearchField } from '@questwright/rulebook'
import { fieldFor, type SearchCard } from './card-search.ts'
import { listIn } from './deck-edit.ts'
import type { SectionCount } from './section-counts.ts'

export interface Lack {
  /** The section of the deck, by its name in the rulebook. */
  readonly section: string
  /** The missing cards in words: "2 places: 4 and 7", "6 red cards". */
  readonly words: string
  /** A search for such cards; undefined in a game whose searches have no field for them. */
  readonly query?: string
}

/**
 * What the sections of a deck lack, in the order of the rulebook; an empty list for a deck that has all its cards. It says nothing about cards that
 * must go.
 * @param counts the sections with their numbers of cards, as `sectionCounts` gives them
 * @param find a card by its full code
 */
export function deckLacks(
  deck: DeckFacts,
  counts: readonly SectionCount[],
  find: (code: string) => SearchCard | undefined,
  pack: string,
  rulebook: Rulebook,
): readonly Lack[] {
  return counts.flatMap((one): readonly Lack[] => {
    const { section, count } = one
    const { name, one: card, several, written, least = 0 } = section
    if (written === 'copies') return copiesLacking(one, rulebook)
    const waiting = placeholdersOfSection(deck, section).reduce((sum, { quantity }) => sum + quantity, 0)
    const missing = numbersMissing(deck, section, find, pack)
    const lacking = Math.max(least - count - waiting, missing.length - waiting)
    if (lacking <= 0) return []
    const which = section.numbered === undefined || waiting > 0 || missing.length === 0 ? '' : `: ${joined(missing.map(String))}`
    const [only] = missing
    return [
      {
        section: name,
        words: `${lacking} ${lacking === 1 ? card : several}${which}`,
        ...searchFor(section, missing.length === 1 ? only : undefined, rulebook),
      },
    ]
  })
}

/** The numbers of a numbered section that no card of the deck has; an empty list for a section without numbers. */
function numbersMissing(
  deck: DeckFacts,
  section: NamedSection,
  find: (code: string) => SearchCard | undefined,
  pack: string,
): readonly number[] {
  const { numbered } = section
  if (numbered === undefined) return []
  const there = listIn(deck, section).map((code) => find(fullCode(code, pack))?.facts[numbered.by])
  return Array.from({ length: numbered.last - numbered.first + 1 }, (_, at) => numbered.first + at).filter(
    (number) => !there.includes(number),
  )
}

/** A search for the cards of a list, of one number if it is given. */
export function searchFor(section: NamedSection, number: number | undefined, rulebook: Rulebook): { readonly query?: string } {
  const { types = [], print = {}, numbered } = section
  const terms: readonly (readonly [SearchField['reads'], string])[] = [
    ...(types.length === 0 ? [] : [['type', types.join('|')] as const]),
    ...Object.entries(print).map(([fact, word]) => [fact === 'keywords' || fact === 'traits' ? fact : { fact }, word] as const),
    ...(number === undefined || numbered === undefined ? [] : [[{ fact: numbered.by }, String(number)] as const]),
  ]
  return queryOf(terms, rulebook)
}

function queryOf(terms: readonly (readonly [SearchField['reads'], string])[], rulebook: Rulebook): { readonly query?: string } {
  const words = terms.map(([reads, value]) => {
    const field = fieldFor(reads, rulebook)
    return field && `${field.name}:${/\s/.test(value) ? `"${value}"` : value}`
  })
  return words.length === 0 || words.includes(undefined) ? {} : { query: words.join(' ') }
}

/** What a section of copies lacks: cards of a half that is smaller than the other, or than half of the smallest number. */
function copiesLacking({ section, count, asked = 0, halves, waiting }: SectionCount, rulebook: Rulebook): readonly Lack[] {
  const { name, one, several, halves: distinguished } = section
  if (distinguished === undefined) {
    const lacking = asked - count
    return lacking > 0 ? [{ section: name, words: `${lacking} ${lacking === 1 ? one : several}` }] : []
  }
  const target = Math.max(Math.ceil(asked / 2), ...halves.map((half) => half.count))
  // the half of a card that no installed pack has is unknown, so such cards may fill either half
  let unknown = waiting
  return halves.flatMap((half) => {
    const lacking = Math.max(0, target - half.count - unknown)
    unknown = Math.max(0, unknown - (target - half.count))
    if (lacking === 0) return []
    const words = `${lacking} ${nameOfValue(rulebook, distinguished.by, half.value)} ${lacking === 1 ? one : several}`
    return [{ section: name, words, ...queryOf([[{ fact: distinguished.by }, half.value]], rulebook) }]
  })
}
