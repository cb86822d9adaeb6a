/** A deck between reading and writing: it has every line of its file, also for cards that no loaded pack has. */
import { type DeckFacts, type DeckPlaceholder, deckHead, type FactValue, type PinnedPack } from '@questwright/packs/browser'
import { deckSections, type Rulebook, rulebookFor, usualRulebook } from '@questwright/rulebook'
import type { CardIndex } from './card-index.ts'
import { withFactNames } from './ids-of-card.ts'

/** The id of a format for deck files: `questwright`, or a format of a game. */
export type DeckFormat = string

/**
 * A section of the decks of a game, by its name in the rulebook; `sideboard`; or `shared`: cards of the scenario, which files of some formats
 * contain with a deck.
 */
export type DeckPart = DeckPlaceholder['part']

/** One line of a deck. */
export interface DeckRow {
  /** A `placeholder` is a card that no loaded pack has; all data of the file about it is kept. */
  readonly kind: 'card' | 'placeholder'
  readonly part: DeckPart
  readonly quantity: number
  readonly title: string
  /** The full code of a card; for a placeholder, its code in a pack that is not installed. */
  readonly code?: string
  /** The product that the file names. */
  readonly pack?: string
  /** The ids of the card in other programs. */
  readonly guid?: string
  readonly siteCode?: string
  /** The section in which the file lists the card, where it does not follow from the card's type. */
  readonly section?: string
}

export interface Deck {
  /** The name of the deck; empty when the file has none. */
  readonly name: string
  readonly kind: 'starter' | 'custom'
  /** The format for which it is checked, by its name in the rulebook of its game. */
  readonly deckFormat?: string
  readonly rows: readonly DeckRow[]
  /** The game, where the file names it otherwise than by its cards. */
  readonly game?: string
  readonly notes?: string
  /** By the ids of packs, the versions with which the deck was built, where the file has them. */
  readonly packs?: { readonly [pack: string]: PinnedPack }
  /** Values of one format that other formats do not have; an export to that format writes them back unchanged. */
  readonly kept?: DeckKept
}

/** Texts and objects, by names that each format chooses. */
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

/** The rulebook of a deck's game; the default rulebook if the game is unknown. */
export function rulebookOfDeck(deck: Deck, index: CardIndex): Rulebook {
  const game = gameOfDeck(deck, index)
  return game === undefined ? usualRulebook(index.rulebooks) : rulebookFor(game, index.rulebooks)
}

/**
 * The deck in the form that rules and engine use, with full codes. Placeholders are listed separately and are not played; cards of the scenario are
 * left out.
 */
export function deckFacts(deck: Deck, index: CardIndex): DeckFacts {
  const rulebook = rulebookOfDeck(deck, index)
  const known = (part: DeckPart) => deck.rows.filter((row) => row.kind === 'card' && row.part === part)
  const copies = (part: DeckPart): { [code: string]: number } => {
    const sums: { [code: string]: number } = {}
    for (const { code = '', quantity } of known(part)) sums[code] = (sums[code] ?? 0) + quantity
    return sums
  }
  const listed = (part: DeckPart) => known(part).flatMap(({ code = '', quantity }) => new Array<string>(quantity).fill(code))
  const placeholders = placeholdersOf(deck).map((row) => rowInFile(row, rulebook))
  const sideboard = copies('sideboard')
  return {
    ...deckHead,
    ...(deck.name === '' ? {} : { name: deck.name }),
    kind: deck.kind,
    ...(deck.deckFormat === undefined ? {} : { deckFormat: deck.deckFormat }),
    ...Object.fromEntries(
      deckSections(rulebook).map(({ name, written }) => [name, written === 'list' ? listed(name) : copies(name)] as const),
    ),
    ...(Object.keys(sideboard).length > 0 ? { sideboard } : {}),
    ...(placeholders.length > 0 ? { placeholders } : {}),
    ...(deck.packs ? { packs: deck.packs } : {}),
  }
}

/** A line of a deck in the form of our deck files. @param rulebook of the deck's game */
export function rowInFile({ kind: _, ...row }: DeckRow, rulebook: Rulebook): DeckPlaceholder {
  return withFactNames(row, rulebook)
}

/** The object without fields that are undefined. */
export function filled<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
