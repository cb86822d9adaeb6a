/** A deck as it lies between files: every line of the file it came from, known here or not. */
import { type DeckFacts, type DeckPlaceholder, deckHead, type FactValue, type PinnedPack } from '@questwright/packs/browser'
import { deckSections, rulebookFor, usualRulebook } from '@questwright/rulebook'
import type { CardIndex } from './card-index.ts'

/** The id of a format of deck files: `questwright`, or one of a game. */
export type DeckFormat = string

/** A section of the decks of a game, as its rulebook calls it; `sideboard`; or `shared`: cards of the scenario, which the files of some formats carry beside a deck. */
export type DeckPart = DeckPlaceholder['part']

/** One line of a deck. */
export interface DeckRow {
  /** A `placeholder` is a card that no pack here has: kept with all that the file says of it. */
  readonly kind: 'card' | 'placeholder'
  readonly part: DeckPart
  readonly quantity: number
  readonly title: string
  /** The full code of a card; of a placeholder, its code in a pack that is not installed. */
  readonly code?: string
  /** The product that the file names. */
  readonly pack?: string
  readonly octgnId?: string
  readonly ringsdbCode?: string
  /** The section of the file, where the type of the card does not tell it. */
  readonly section?: string
}

export interface Deck {
  /** Empty when the file gives no name. */
  readonly name: string
  readonly kind: 'starter' | 'custom'
  readonly rows: readonly DeckRow[]
  /** Its game, where its file tells it by more than its cards. */
  readonly game?: string
  readonly notes?: string
  /** The versions with which it was built, by the ids of packs, where the file says so. */
  readonly packs?: { readonly [pack: string]: PinnedPack }
  /** Values of one format that the others cannot hold; they are written back into that format unchanged. */
  readonly kept?: DeckKept
}

/** Texts and objects, under names that formats give them. */
export type DeckKept = { readonly [name: string]: FactValue }

/** The cards of a deck that no pack here has. */
export function placeholdersOf(deck: Deck): readonly DeckRow[] {
  return deck.rows.filter((row) => row.kind === 'placeholder')
}

/** The game of a deck: the game of its cards, else the game that the file names. `undefined` if the deck has neither. */
export function gameOfDeck(deck: Deck, index: CardIndex): string | undefined {
  for (const { kind, code = '' } of deck.rows) {
    const card = kind === 'card' ? index.byCode.get(code) : undefined
    if (card !== undefined) return card.game
  }
  return deck.game
}

/** The deck as rules and engine take it: full codes. Placeholders are listed apart and play in no game; cards of the scenario are left out. */
export function deckFacts(deck: Deck, index: CardIndex): DeckFacts {
  const game = gameOfDeck(deck, index)
  const rulebook = game === undefined ? usualRulebook(index.rulebooks) : rulebookFor(game, index.rulebooks)
  const known = (part: DeckPart) => deck.rows.filter((row) => row.kind === 'card' && row.part === part)
  const copies = (part: DeckPart): { [code: string]: number } => {
    const sums: { [code: string]: number } = {}
    for (const { code = '', quantity } of known(part)) sums[code] = (sums[code] ?? 0) + quantity
    return sums
  }
  const listed = (part: DeckPart) => known(part).flatMap(({ code = '', quantity }) => new Array<string>(quantity).fill(code))
  const placeholders = placeholdersOf(deck).map(placeholder)
  const sideboard = copies('sideboard')
  return {
    ...deckHead,
    ...(deck.name === '' ? {} : { name: deck.name }),
    kind: deck.kind,
    ...Object.fromEntries(
      deckSections(rulebook).map(({ name, written }) => [name, written === 'list' ? listed(name) : copies(name)] as const),
    ),
    ...(Object.keys(sideboard).length > 0 ? { sideboard } : {}),
    ...(placeholders.length > 0 ? { placeholders } : {}),
    ...(deck.packs ? { packs: deck.packs } : {}),
  }
}

function placeholder({ kind: _, ...row }: DeckRow): DeckPlaceholder {
  return row
}

/** An object without the fields that hold nothing. */
export function filled<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
