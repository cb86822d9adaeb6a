/** Changes of a deck, one function each: a deck goes in, another comes out. They do not check any rules; `checkDeck` does. */
import { beginningOf, type DeckFinding, fullCode, withPins } from '@questwright/packs/browser'
import type { DeckFacts, DeckPlaceholder, PackOutline } from '@questwright/packs/types'
import type { Rulebook, SearchField } from '@questwright/rulebook'
import { fieldFor, groupOf, type SearchCard } from './card-search.ts'

export type DeckPart = 'cards' | 'sideboard'

type Copies = { readonly [code: string]: number }

/** The greatest number of copies that can be typed; more copies than the rules allow are kept and reported. */
const mostTyped = 99

/** The key of a card in a deck of a pack: the existing key, else bare for cards of the deck's pack. */
function keyOf(copies: Copies, code: string, pack: string): string {
  const known = Object.keys(copies).find((key) => fullCode(key, pack) === code)
  return known ?? (code.startsWith(`${pack}:`) ? code.slice(pack.length + 1) : code)
}

/** Copies of a card in a part of a deck. @param code `pack:slug` */
export function copiesOf(deck: DeckFacts, part: DeckPart, code: string, pack: string): number {
  return Object.entries(deck[part] ?? {}).reduce((sum, [key, count]) => (fullCode(key, pack) === code ? sum + count : sum), 0)
}

/** A deck with this number of copies of a card in a part; 0 removes the card. */
export function withCopies(deck: DeckFacts, part: DeckPart, code: string, count: number, pack: string): DeckFacts {
  const copies = deck[part] ?? {}
  const key = keyOf(copies, code, pack)
  const kept = Math.max(0, Math.min(mostTyped, Math.trunc(count)))
  const others = Object.entries(copies).filter(([one]) => one === key || fullCode(one, pack) !== code)
  const next: Copies =
    kept === 0
      ? Object.fromEntries(others.filter(([one]) => one !== key))
      : Object.hasOwn(copies, key)
        ? Object.fromEntries(others.map(([one, old]) => [one, one === key ? kept : old]))
        : { ...copies, [key]: kept }
  if (part === 'cards') return { ...deck, cards: next }
  const { sideboard: _, ...rest } = deck
  return Object.keys(next).length === 0 ? rest : { ...rest, sideboard: next }
}

/** Whether the card is one of those with which the deck begins. */
const beginsWith = (deck: DeckFacts, code: string, pack: string): boolean => deck.heroes.some((one) => fullCode(one, pack) === code)

/** A deck with this card added to those with which it begins. */
const withBeginner = (deck: DeckFacts, code: string, pack: string): DeckFacts =>
  beginsWith(deck, code, pack)
    ? deck
    : { ...deck, heroes: [...deck.heroes, code.startsWith(`${pack}:`) ? code.slice(pack.length + 1) : code] }

/** A deck without this card among those with which it begins. */
export const withoutBeginner = (deck: DeckFacts, code: string, pack: string): DeckFacts => ({
  ...deck,
  heroes: deck.heroes.filter((one) => fullCode(one, pack) !== code),
})

/** A deck with this number of copies of a card; cards with which decks begin are there once or not at all. */
export function withQuantity(deck: DeckFacts, card: Pick<SearchCard, 'code' | 'inDeck'>, count: number, pack: string): DeckFacts {
  if (card.inDeck === 'begins') return count > 0 ? withBeginner(deck, card.code, pack) : withoutBeginner(deck, card.code, pack)
  return withCopies(deck, 'cards', card.code, count, pack)
}

/** The number of copies of a card in the deck, without the sideboard. */
export function quantityOf(deck: DeckFacts, card: Pick<SearchCard, 'code' | 'inDeck'>, pack: string): number {
  return card.inDeck === 'begins' ? Number(beginsWith(deck, card.code, pack)) : copiesOf(deck, 'cards', card.code, pack)
}

/** Moves a copy from one part to the other. */
export function moved(deck: DeckFacts, code: string, from: DeckPart, pack: string): DeckFacts {
  const to = from === 'cards' ? 'sideboard' : 'cards'
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
export function withCardFor(deck: DeckFacts, placeholder: DeckPlaceholder, code: string, pack: string): DeckFacts {
  const without = withoutPlaceholder(deck, placeholder)
  if (placeholder.part === 'heroes') return withBeginner(without, code, pack)
  const part = placeholder.part === 'sideboard' ? 'sideboard' : 'cards'
  return withCopies(without, part, code, copiesOf(deck, part, code, pack) + placeholder.quantity, pack)
}

/** A deck with notes; empty notes are omitted. */
export function withNotes(deck: DeckFacts, notes: string): DeckFacts {
  const { notes: _, ...rest } = deck
  return (notes.trim() === '' ? rest : { ...rest, notes }) as DeckFacts
}

/** The number of cards in a deck, without those with which it begins; placeholders count too. */
export function sizeOf(deck: DeckFacts): number {
  const waiting = (deck.placeholders ?? []).filter(({ part }) => part === 'cards')
  return [...Object.values(deck.cards), ...waiting.map(({ quantity }) => quantity)].reduce((sum, count) => sum + count, 0)
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
  const { type, several } = beginningOf(rulebook)
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
  const without = (): DeckFacts => withCopies(withoutBeginner(deck, full, pack), 'cards', full, 0, pack)
  switch (finding.code) {
    case 'deck/too-few-starting-cards':
      return search(`Show ${several}`, ['type', type, 'with'])
    case 'deck/too-many-starting-cards': {
      const last = deck.heroes.at(-1)
      if (last === undefined) return []
      const name = find(fullCode(last, pack))?.title ?? last
      return [{ label: `Take ${name} out`, deck: { ...deck, heroes: deck.heroes.slice(0, -1) } }]
    }
    case 'deck/starting-card-twice': {
      const at = deck.heroes.findLastIndex((one) => fullCode(one, pack) === full)
      return at < 0 ? [] : [{ label: 'Keep one', deck: { ...deck, heroes: deck.heroes.filter((_, index) => index !== at) } }]
    }
    case 'deck/not-a-starting-card':
      return [
        ...(find(full)
          ? [
              {
                label: 'Move to cards',
                deck: withCopies(withoutBeginner(deck, full, pack), 'cards', full, copiesOf(deck, 'cards', full, pack) + 1, pack),
              },
            ]
          : []),
        { label: 'Take it out', deck: withoutBeginner(deck, full, pack) },
      ]
    case 'deck/not-a-deck-card':
      return [
        ...(find(full)?.inDeck === 'begins'
          ? [{ label: `Move to ${several}`, deck: withBeginner(withCopies(deck, 'cards', full, 0, pack), full, pack) }]
          : []),
        { label: 'Take it out', deck: withCopies(deck, 'cards', full, 0, pack) },
      ]
    case 'deck/unknown-card':
      return [{ label: 'Take it out', deck: without() }]
    case 'deck/too-few-cards': {
      const own = deck.heroes.flatMap((one) => {
        const card = find(fullCode(one, pack))
        return (card && groupOf(card, rulebook)) ?? []
      })
      const fitting = [...new Set([...own, groups.otherwise])].join('|')
      return search(`Show cards of its ${groups.several}`, ['type', type, 'without'], [{ fact: groups.fact }, fitting, 'with'])
    }
    case 'deck/too-many-copies':
      return [
        { label: `Take ${Number(count) - Number(most)} out`, deck: fewerOf(deck, String(title), Number(count) - Number(most), find, pack) },
      ].filter((one) => one.deck !== deck)
    case 'deck/fits-no-starting-card':
      return search(`Show ${value} ${several}`, ['type', type, 'with'], [{ fact: groups.fact }, String(value), 'with'])
    case 'deck/placeholder': {
      const one = deck.placeholders?.find((waiting) => waiting.title === title && (waiting.part === 'heroes' || waiting.part === 'cards'))
      return one ? [{ label: 'Take it out', deck: withoutPlaceholder(deck, one) }] : []
    }
    case 'deck/other-version':
      return [{ label: 'Take what is here', deck: withPins(deck, bundles, { pack, others: 'take' }) }]
    default:
      return []
  }
}

/** Removes surplus copies of a title, beginning with its last card. */
function fewerOf(deck: DeckFacts, title: string, tooMany: number, find: (code: string) => SearchCard | undefined, pack: string): DeckFacts {
  let left = tooMany
  let next = deck
  for (const [key, count] of Object.entries(deck.cards).reverse()) {
    const code = fullCode(key, pack)
    if (left <= 0 || find(code)?.title !== title) continue
    const taken = Math.min(count, left)
    next = withCopies(next, 'cards', code, count - taken, pack)
    left -= taken
  }
  return next
}
