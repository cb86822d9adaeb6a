/** Counts the cards in each section of a deck and compares the counts with the rulebook's limits. */
import { entriesOfSection, fullCode, placeholdersOfSection } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import { deckSections, type NamedSection, nameOfValue, type Rulebook, rulebookInFormat } from '@questwright/rulebook'
import type { SearchCard } from './card-search.ts'
import { isOfHalf } from './deck-numbers.ts'

/** A section of a deck with its number of cards. */
export interface SectionCount {
  readonly section: NamedSection
  /** The number of cards; of a section with copies including placeholders. */
  readonly count: number
  /** The number of cards as text, with the number to reach: "7 of 9", or "12" where there is none. */
  readonly words: string
  /** The number of cards to reach, where the rulebook has a limit. */
  readonly asked?: number
  /** The number of cards of a section with copies that no loaded pack has: they are in `count`. */
  readonly waiting: number
  /** For a section of two halves: the number of cards in each half, and the name of the half. */
  readonly halves: readonly { readonly value: string; readonly name: string; readonly count: number }[]
}

/**
 * The sections of a deck in the order of the rulebook, with their numbers of cards. The cards of a section that `countsIn` another are counted in
 * both.
 * @param find a card by its full code
 * @param pack the pack to which bare slugs in the deck belong
 */
export function sectionCounts(
  deck: DeckFacts,
  find: (code: string) => SearchCard | undefined,
  pack: string,
  rulebook: Rulebook,
): readonly SectionCount[] {
  const sections = deckSections(rulebookInFormat(rulebook, deck.deckFormat))
  return sections.map((section) => {
    const { name, written, halves } = section
    // cards of a list may count in another section
    const counted = [section, ...sections.filter(({ countsIn }) => countsIn === name)]
    const entries = counted.flatMap((one) => entriesOfSection(deck, one))
    const waiting = written === 'list' ? [] : counted.flatMap((one) => placeholdersOfSection(deck, one))
    const count = [...entries.map(({ copies }) => copies), ...waiting.map(({ quantity }) => quantity)].reduce((sum, one) => sum + one, 0)
    const asked = askedOf(section, deck)
    return {
      section,
      count,
      ...(asked === undefined ? {} : { asked }),
      waiting: waiting.reduce((sum, { quantity }) => sum + quantity, 0),
      words: asked === undefined ? String(count) : `${count} of ${asked}`,
      halves: (halves?.values ?? []).map((value) => ({
        value,
        name: nameOfValue(rulebook, halves?.by ?? '', value),
        count: entries.reduce((sum, { code, copies }) => {
          const isOf = isOfHalf(find(fullCode(code, pack)), halves?.by ?? '', value)
          return isOf ? sum + copies : sum
        }, 0),
      })),
    }
  })
}

/** The number of cards to reach: of a list the largest allowed number, of copies the smallest, which starter decks do not need. */
function askedOf({ written, least, most }: NamedSection, { kind }: DeckFacts): number | undefined {
  if (written === 'list') return most ?? least
  return kind === 'starter' ? most : (least ?? most)
}

/**
 * Whether decks of the game have at most one list and one section of copies without halves, so that the cards need no titles of sections.
 */
export function hasFewSections(rulebook: Rulebook): boolean {
  const sections = deckSections(rulebook)
  const lists = sections.filter(({ written }) => written === 'list')
  return (
    lists.length <= 1 &&
    sections.length - lists.length <= 1 &&
    sections.every(({ halves, numbered }) => halves === undefined && numbered === undefined)
  )
}
