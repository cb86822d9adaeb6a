/** Functions that change a deck: each takes a deck and returns a new one. They check no rules; `checkDeck` does. */
import {
  beginningCodes,
  cardsOfSection,
  codesOfSection,
  copiesOfDeck,
  type DeckFinding,
  fullCode,
  withPins,
  withSection,
} from '@questwright/packs/browser'
import type { DeckFacts, DeckPlaceholder, PackOutline } from '@questwright/packs/types'
import {
  beginningSections,
  beginningWords,
  deckSections,
  mainSection,
  type NamedSection,
  type Rulebook,
  type SearchField,
} from '@questwright/rulebook'
import { fieldFor, groupOf, type SearchCard } from './card-search.ts'

/** The name of a section with copies in the rulebook, or `sideboard`. */
export type DeckPart = string

type Copies = { readonly [code: string]: number }

/** The greatest number of copies that can be typed. More copies than the rules allow are kept, and reported by the check. */
const mostTyped = 99

/** The name of the section that contains most of a deck; `cards` in a game without decks. */
export const mainPart = (rulebook: Rulebook): DeckPart => mainSection(rulebook)?.name ?? 'cards'

/** The sections with copies, by name. */
const countedParts = (rulebook: Rulebook): readonly DeckPart[] =>
  deckSections(rulebook).flatMap(({ name, written }) => (written === 'copies' ? [name] : []))

/** The section with this name if it has copies; otherwise the one that contains most of a deck. */
const countedPart = (section: string | undefined, rulebook: Rulebook): DeckPart =>
  section !== undefined && countedParts(rulebook).includes(section) ? section : mainPart(rulebook)

/** The copies of a part of a deck. */
export function copiesAt(deck: DeckFacts, part: DeckPart): Copies {
  const held = deck[part]
  return typeof held === 'object' && held !== null && !Array.isArray(held) ? (held as Copies) : {}
}

/** The key of a card in a deck: the existing key; for a new card of the deck's own pack the bare slug, else the full code. */
function keyOf(copies: Copies, code: string, pack: string): string {
  const known = Object.keys(copies).find((key) => fullCode(key, pack) === code)
  return known ?? bareIn(code, pack)
}

const bareIn = (code: string, pack: string): string => (code.startsWith(`${pack}:`) ? code.slice(pack.length + 1) : code)

/**
 * The number of copies of a card in a part of a deck.
 * @param code `pack:slug`
 */
export function copiesOf(deck: DeckFacts, part: DeckPart, code: string, pack: string): number {
  return Object.entries(copiesAt(deck, part)).reduce((sum, [key, count]) => (fullCode(key, pack) === code ? sum + count : sum), 0)
}

/** A deck with this number of copies of a card in a part; 0 removes the card. */
export function withCopies(deck: DeckFacts, part: DeckPart, code: string, count: number, pack: string): DeckFacts {
  const copies = copiesAt(deck, part)
  const key = keyOf(copies, code, pack)
  const kept = Math.max(0, Math.min(mostTyped, Math.trunc(count)))
  const others = Object.entries(copies).filter(([one]) => one === key || fullCode(one, pack) !== code)
  const next: Copies =
    kept === 0
      ? Object.fromEntries(others.filter(([one]) => one !== key))
      : Object.hasOwn(copies, key)
        ? Object.fromEntries(others.map(([one, old]) => [one, one === key ? kept : old]))
        : { ...copies, [key]: kept }
  if (part !== 'sideboard') return { ...deck, [part]: next }
  const { sideboard: _, ...rest } = deck
  return Object.keys(next).length === 0 ? rest : { ...rest, sideboard: next }
}

/** The codes in a section that is a list, as the deck writes them. */
export const listIn = (deck: DeckFacts, section: NamedSection): readonly string[] => codesOfSection(cardsOfSection(deck, section))

/** Whether a list of the deck contains a card. */
const isListed = (deck: DeckFacts, section: NamedSection, code: string, pack: string): boolean =>
  listIn(deck, section).some((one) => fullCode(one, pack) === code)

/**
 * The deck with this card added to a list: at its end, or in a numbered list at the position of its number. @param numberOf the printed number of the
 * card with this code
 */
function withListed(
  deck: DeckFacts,
  section: NamedSection,
  code: string,
  pack: string,
  numberOf?: (code: string) => number | undefined,
): DeckFacts {
  if (isListed(deck, section, code, pack)) return deck
  const codes = listIn(deck, section)
  const own = numberOf?.(code)
  const at = own === undefined || numberOf === undefined ? -1 : codes.findIndex((one) => (numberOf(fullCode(one, pack)) ?? 0) > own)
  const before = at < 0 ? codes : codes.slice(0, at)
  return withSection(deck, section, [...before, bareIn(code, pack), ...codes.slice(before.length)])
}

/** A deck without this card in a list. */
export const withoutListed = (deck: DeckFacts, section: NamedSection, code: string, pack: string): DeckFacts =>
  withSection(
    deck,
    section,
    listIn(deck, section).filter((one) => fullCode(one, pack) !== code),
  )

/** The parts of a card that decide where it is in a deck. */
type DeckedCard = Pick<SearchCard, 'code' | 'section'>

/** The list to which a card belongs; undefined for a card that is counted by copies, and for a card whose list no game defines. */
function listOf(card: Pick<DeckedCard, 'section'>, rulebook: Rulebook): NamedSection | undefined {
  return deckSections(rulebook).find(({ name, written }) => name === card.section && written === 'list')
}

/** A deck with this number of copies of a card. A card that belongs to a list, such as a starting card, is in the deck once or not at all. */
export function withQuantity(
  deck: DeckFacts,
  card: DeckedCard,
  count: number,
  pack: string,
  rulebook: Rulebook,
  numberOf?: (code: string) => number | undefined,
): DeckFacts {
  const list = listOf(card, rulebook)
  if (list === undefined) return withCopies(deck, card.section ?? mainPart(rulebook), card.code, count, pack)
  return count > 0 ? withListed(deck, list, card.code, pack, numberOf) : withoutListed(deck, list, card.code, pack)
}

/** The number of copies of a card in the deck, without the sideboard. */
export function quantityOf(deck: DeckFacts, card: DeckedCard, pack: string, rulebook: Rulebook): number {
  const list = listOf(card, rulebook)
  return list === undefined
    ? copiesOf(deck, card.section ?? mainPart(rulebook), card.code, pack)
    : Number(isListed(deck, list, card.code, pack))
}

/**
 * Moves a copy: from the sideboard to the section of the card, from any other part to the sideboard.
 * @param section the section to which the card belongs; without one, or for a list, the section that contains most of a deck is used
 */
export function moved(deck: DeckFacts, code: string, from: DeckPart, pack: string, rulebook: Rulebook, section?: string): DeckFacts {
  const to = from === 'sideboard' ? countedPart(section, rulebook) : 'sideboard'
  const there = copiesOf(deck, from, code, pack)
  if (there === 0) return deck
  return withCopies(withCopies(deck, from, code, there - 1, pack), to, code, copiesOf(deck, to, code, pack) + 1, pack)
}

/** A deck without one of its placeholders. */
export function withoutPlaceholder(deck: DeckFacts, placeholder: DeckPlaceholder): DeckFacts {
  const { placeholders = [], ...rest } = deck
  const index = placeholders.map((one) => JSON.stringify(one)).indexOf(JSON.stringify(placeholder))
  const next = placeholders.filter((_, place) => place !== index)
  return (next.length === 0 ? rest : { ...rest, placeholders: next }) as DeckFacts
}

/** A deck in which an available card replaces a placeholder. */
export function withCardFor(deck: DeckFacts, placeholder: DeckPlaceholder, code: string, pack: string, rulebook: Rulebook): DeckFacts {
  const without = withoutPlaceholder(deck, placeholder)
  const section = deckSections(rulebook).find(({ name, formerly = [] }) => [name, ...formerly].includes(placeholder.part))
  if (section?.written === 'list') return withListed(without, section, code, pack)
  const part = placeholder.part === 'sideboard' ? 'sideboard' : (section?.name ?? mainPart(rulebook))
  return withCopies(without, part, code, copiesOf(deck, part, code, pack) + placeholder.quantity, pack)
}

/** A deck with notes; empty notes are omitted. */
export function withNotes(deck: DeckFacts, notes: string): DeckFacts {
  const { notes: _, ...rest } = deck
  return (notes.trim() === '' ? rest : { ...rest, notes }) as DeckFacts
}

/** A deck that is checked for this format; an empty text: for none. */
export function withDeckFormat(deck: DeckFacts, format: string): DeckFacts {
  const { deckFormat: _, ...rest } = deck
  return (format === '' ? rest : { ...rest, deckFormat: format }) as DeckFacts
}

/** The number of cards in a deck, including placeholders, without the cards of lists that count in no other section. */
export function sizeOf(deck: DeckFacts, rulebook: Rulebook): number {
  const waiting = (deck.placeholders ?? []).filter(({ part }) => countedParts(rulebook).includes(part))
  return [copiesOfDeck(deck, rulebook), ...waiting.map(({ quantity }) => quantity)].reduce((sum, count) => sum + count, 0)
}

/** A one-step fix of a finding: another deck, or a search for missing cards. */
export interface Remedy {
  readonly label: string
  readonly deck?: DeckFacts
  readonly query?: string
}

/**
 * The one-step fixes of a finding.
 * @param find a card by its full code; `pack` the pack of the deck, `rulebook` that of its game
 * @returns an empty list where the player must decide
 */
export function remediesFor(
  finding: DeckFinding,
  deck: DeckFacts,
  {
    find,
    bundles,
    pack,
    rulebook,
  }: {
    readonly find: (code: string) => SearchCard | undefined
    readonly bundles: readonly PackOutline[]
    readonly pack: string
    readonly rulebook: Rulebook
  },
): readonly Remedy[] {
  const begins = beginningSections(rulebook)
  const { several } = beginningWords(rulebook)
  const type = begins[0]?.types?.[0] ?? ''
  const { groups } = rulebook.cardLists
  /** A fix that searches by some fields; empty where the game has no such field. */
  const search = (label: string, ...terms: readonly (readonly [SearchField['reads'], string, 'with' | 'without'])[]): readonly Remedy[] => {
    const words = terms.map(([reads, value, sense]) => {
      const field = fieldFor(reads, rulebook)
      return field && `${sense === 'without' ? '-' : ''}${field.name}:${value}`
    })
    return words.includes(undefined) ? [] : [{ label, query: words.join(' ') }]
  }
  const { code = '', title = '', value = '', count = 0, most = 0 } = finding.parts as { readonly [part: string]: string | number }
  const full = fullCode(String(code), pack)
  const holds = (section: NamedSection): boolean => listIn(deck, section).some((one) => fullCode(one, pack) === full)
  const lists = deckSections(rulebook).filter(({ written }) => written === 'list')
  const holding = countedParts(rulebook).filter((part) => copiesOf(deck, part, full, pack) > 0)
  const without = (): DeckFacts =>
    lists.reduce(
      (now, section) => (holds(section) ? withoutListed(now, section, full, pack) : now),
      holding.reduce((now, part) => withCopies(now, part, full, 0, pack), deck),
    )
  const numberIn =
    ({ numbered }: NamedSection) =>
    (one: string): number =>
      numbered === undefined ? 0 : Number(find(fullCode(one, pack))?.facts[numbered.by] ?? numbered.last + 1)
  switch (finding.code) {
    case 'deck/too-few-starting-cards': {
      const section = begins.find(({ name }) => name === finding.section) ?? begins[0]
      return search(`Show ${section?.several ?? several}`, ['type', section?.types?.[0] ?? type, 'with'])
    }
    case 'deck/too-many-starting-cards': {
      const section = begins.find((one) => one.most !== undefined && listIn(deck, one).length > one.most)
      const last = section && listIn(deck, section).at(-1)
      if (section === undefined || last === undefined) return []
      const name = find(fullCode(last, pack))?.title ?? last
      return [{ label: `Take ${name} out`, deck: withSection(deck, section, listIn(deck, section).slice(0, -1)) }]
    }
    case 'deck/starting-card-twice': {
      const section = begins.find(holds)
      if (section === undefined) return []
      const codes = listIn(deck, section)
      const at = codes.findLastIndex((one) => fullCode(one, pack) === full)
      return [
        {
          label: 'Keep one',
          deck: withSection(
            deck,
            section,
            codes.filter((_, index) => index !== at),
          ),
        },
      ]
    }
    case 'deck/not-in-section':
    case 'deck/not-a-starting-card': {
      const section = lists.find((one) => holds(one) && (finding.section === undefined || finding.section === one.name))
      if (section === undefined) return []
      const out = withoutListed(deck, section, full, pack)
      const card = find(full)
      const home = lists.find(({ name }) => name === card?.section && name !== section.name)
      const to = countedPart(card?.section, rulebook)
      const moving = home
        ? { label: `Move to ${home.several}`, deck: withListed(out, home, full, pack, numberIn(home)) }
        : { label: `Move to ${to}`, deck: withCopies(out, to, full, copiesOf(deck, to, full, pack) + 1, pack) }
      return [...(card ? [moving] : []), { label: 'Take it out', deck: out }]
    }
    case 'deck/not-a-deck-card': {
      const card = find(full)
      const from = countedPart(finding.section, rulebook)
      const copies = copiesOf(deck, from, full, pack)
      const out = withCopies(deck, from, full, 0, pack)
      const home = deckSections(rulebook).find(({ name }) => name === card?.section && name !== from)
      const there = (section: NamedSection): DeckFacts =>
        section.written === 'list'
          ? withListed(out, section, full, pack, numberIn(section))
          : withCopies(out, section.name, full, copiesOf(deck, section.name, full, pack) + copies, pack)
      return [...(home ? [{ label: `Move to ${home.several}`, deck: there(home) }] : []), { label: 'Take it out', deck: out }]
    }
    case 'deck/too-few-in-section':
    case 'deck/number-missing': {
      const section = lists.find(({ name }) => name === finding.section)
      return section?.types?.[0] === undefined ? [] : search(`Show ${section.several}`, ['type', section.types[0], 'with'])
    }
    case 'deck/out-of-order': {
      const section = lists.find(({ name }) => name === finding.section)
      if (section === undefined) return []
      const number = numberIn(section)
      const sorted = [...listIn(deck, section)].sort((one, other) => number(one) - number(other))
      return [{ label: 'Put in order', deck: withSection(deck, section, sorted) }]
    }
    case 'deck/unknown-card':
    case 'deck/other-game':
    case 'deck/not-in-format':
      return [{ label: 'Take it out', deck: without() }]
    case 'deck/unknown-format':
      return [{ label: 'Take the format out', deck: withDeckFormat(deck, '') }]
    case 'deck/too-few-cards': {
      if (rulebook.deck?.fits === undefined) return []
      const own = beginningCodes(deck, rulebook).flatMap((one) => {
        const card = find(fullCode(one, pack))
        return (card && groupOf(card, rulebook)) ?? []
      })
      const fitting = [...new Set([...own, groups.otherwise])].join('|')
      return search(`Show cards of its ${groups.several}`, ['type', type, 'without'], [{ fact: groups.fact }, fitting, 'with'])
    }
    case 'deck/too-many-copies':
      return [
        {
          label: `Take ${Number(count) - Number(most)} out`,
          deck: fewerOf(deck, countedParts(rulebook), String(title), Number(count) - Number(most), find, pack),
        },
      ].filter((one) => one.deck !== deck)
    case 'deck/fits-no-starting-card':
      return search(`Show ${value} ${several}`, ['type', type, 'with'], [{ fact: groups.fact }, String(value), 'with'])
    case 'deck/placeholder': {
      const one = deck.placeholders?.find((waiting) => waiting.title === title && waiting.part !== 'sideboard' && waiting.part !== 'shared')
      return one ? [{ label: 'Take it out', deck: withoutPlaceholder(deck, one) }] : []
    }
    case 'deck/other-version':
      return [{ label: 'Use the installed version', deck: withPins(deck, bundles, { pack, others: 'take' }) }]
    default:
      return []
  }
}

/** Removes surplus copies of a title, beginning with the last card of the last part. */
function fewerOf(
  deck: DeckFacts,
  parts: readonly DeckPart[],
  title: string,
  tooMany: number,
  find: (code: string) => SearchCard | undefined,
  pack: string,
): DeckFacts {
  let left = tooMany
  let next = deck
  for (const part of [...parts].reverse()) {
    for (const [key, count] of Object.entries(copiesAt(deck, part)).reverse()) {
      const code = fullCode(key, pack)
      if (left <= 0 || find(code)?.title !== title) continue
      const taken = Math.min(count, left)
      next = withCopies(next, part, code, count - taken, pack)
      left -= taken
    }
  }
  return next
}
