/** Checks a deck against the format that it names: the cards that the rulebook admits, and starter decks that must stay as they are. */
import { type AdmittedCards, deckSections, entryIn, type FormatOfDecks, type Rulebook } from '@questwright/rulebook'
import type { DeckFacts } from './bundle.ts'
import { type DeckCard, type DeckCatalogue, type DeckFinding, finding, type StarterDeck } from './deck-finding.ts'
import { entriesOfSection } from './deck-sections.ts'
import { meantName } from './meant-name.ts'
import { type CheckedDeck, isOfSection, joined, nameBy } from './section-checks.ts'
import { fullCode } from './slug.ts'

/** The most cards that a message lists by name. */
const mostNamed = 4

/**
 * The findings about the format of a deck; none for a deck that names no format. The numbers of a format are in the rulebook of `checked`.
 * @param pack the pack to which bare slugs of the deck belong
 */
export function checkFormat({ deck, find, rulebook }: CheckedDeck, pack: string): DeckFinding[] {
  const { deckFormat } = deck
  if (deckFormat === undefined) return []
  const formats = rulebook.deck?.formats ?? {}
  const format = typeof deckFormat === 'string' ? entryIn(formats, deckFormat) : undefined
  if (format === undefined) return [unknownFormat(String(deckFormat), formats, rulebook)]
  return [
    ...(format.only === 'starters' ? checkStarter(deck, format, find, rulebook, pack) : []),
    ...(format.admits ?? []).flatMap((admitted) => checkAdmitted(admitted, format, { deck, find, rulebook })),
  ]
}

function unknownFormat(name: string, formats: { readonly [format: string]: FormatOfDecks }, { title }: Rulebook): DeckFinding {
  const names = Object.keys(formats)
  const near = meantName(name, names)
  const remedy =
    names.length === 0
      ? 'Take the field `deckFormat` out.'
      : `${near === undefined ? '' : `Did you mean "${near}"? `}Write ${joined(
          names.map((one) => `"${one}"`),
          'or',
        )} under deckFormat, or take the field out.`
  return finding('error', 'deck/unknown-format', { format: name }, `${title} has no format of decks "${name}".`, { remedy })
}

/** The cards that a format does not admit, each once. */
function checkAdmitted(
  admitted: AdmittedCards,
  format: FormatOfDecks,
  { deck, find, rulebook }: Omit<CheckedDeck, 'unknown'>,
): DeckFinding[] {
  const told = new Set<string>()
  const sections = deckSections(rulebook).filter(({ name }) => admitted.sections?.includes(name) !== false)
  return sections.flatMap((section) =>
    entriesOfSection(deck, section).flatMap(({ code }): DeckFinding[] => {
      const card = find(code)
      if (card === undefined || told.has(code) || !isOfSection(section, card, rulebook) || isAdmitted(card, admitted)) return []
      told.add(code)
      const printed = card.parts?.[admitted.fact]
      const but = printed === undefined ? `prints no \`${admitted.fact}\`` : `has ${String(printed)} as \`${admitted.fact}\``
      const message = `${nameOf(card)} is not in the format ${format.name}, which admits ${admitted.words}: it ${but}.`
      const one = finding('error', 'deck/not-in-format', { code, title: card.title, format: format.name }, message, {
        remedy: `Take it out for another ${section.one}, or choose another format for the deck.`,
      })
      return [{ ...one, section: section.name }]
    }),
  )
}

function isAdmitted(card: DeckCard, { fact, values, begins }: AdmittedCards): boolean {
  const printed = card.parts?.[fact]
  const text = typeof printed === 'number' ? String(printed) : printed
  if (typeof text !== 'string') return false
  return values?.includes(text) === true || begins?.some((begin) => text.startsWith(begin)) === true
}

/** Compares a deck with the starter decks of its game: it must have the cards of one of them. */
function checkStarter(deck: DeckFacts, format: FormatOfDecks, find: DeckCatalogue, rulebook: Rulebook, pack: string): DeckFinding[] {
  const own = cardsOf(deck, rulebook, pack)
  const compared = (find.starters?.(rulebook.game) ?? []).map((starter) => differenceTo(starter, own, rulebook))
  const [nearest] = compared.sort((one, other) => one.size - other.size)
  if (nearest?.size === 0) return []
  const remedy = 'Put these cards back, or choose another format for the deck.'
  if (nearest === undefined)
    return [
      finding('error', 'deck/no-starter', {}, `No pack here has a starter deck, and the format ${format.name} admits nothing else.`, {
        remedy: 'Choose another format for the deck, or add a pack with starter decks.',
      }),
    ]
  const words = (differing: Difference['more']): string => {
    const named = differing.slice(0, mostNamed).map(({ code, count }) => `${count} ${titleOf(code, find)}`)
    return joined(differing.length > mostNamed ? [...named, `${differing.length - mostNamed} other cards`] : named)
  }
  const more = nearest.more.length === 0 ? [] : [`it has ${words(nearest.more)} more`]
  const fewer = nearest.fewer.length === 0 ? [] : [`${words(nearest.fewer)} ${nearest.fewer.length === 1 ? 'is' : 'are'} missing`]
  const message = `The format ${format.name} admits starter decks as they are, and this is not quite "${nearest.title}": ${joined([...more, ...fewer])}.`
  return [finding('error', 'deck/not-a-starter', { starter: nearest.title }, message, { remedy })]
}

function titleOf(code: string, find: DeckCatalogue): string {
  const card = find(code)
  return card === undefined ? code : nameOf(card)
}

/** A card by its title, and the subtitle if it has one. */
function nameOf(card: DeckCard): string {
  return nameBy(card, ['title', ...(card.parts?.subtitle === undefined ? [] : ['subtitle'])])
}

interface Difference {
  readonly title: string
  readonly size: number
  readonly more: readonly { readonly code: string; readonly count: number }[]
  readonly fewer: readonly { readonly code: string; readonly count: number }[]
}

/** The copies by full code; a card of a list that counts in another section is among the cards of that section. */
function cardsOf(deck: DeckFacts, rulebook: Rulebook, pack: string): ReadonlyMap<string, number> {
  const cards = new Map<string, number>()
  for (const section of deckSections(rulebook))
    for (const { code, copies } of entriesOfSection(deck, section)) {
      const full = fullCode(code, pack)
      cards.set(full, (cards.get(full) ?? 0) + copies)
    }
  return cards
}

function differenceTo({ title, deck, pack }: StarterDeck, own: ReadonlyMap<string, number>, rulebook: Rulebook): Difference {
  const theirs = cardsOf(deck, rulebook, pack)
  const beyond = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
    [...one].flatMap(([code, copies]) => {
      const count = copies - (other.get(code) ?? 0)
      return count > 0 ? [{ code, count }] : []
    })
  const [more, fewer] = [beyond(own, theirs), beyond(theirs, own)]
  return { title, size: [...more, ...fewer].reduce((sum, { count }) => sum + count, 0), more, fewer }
}
