/** What checks of decks need of cards and packs, and the form of their findings. */
import type { Sentence } from '@questwright/kernel'
import { type Rulebook, type Rulebooks, rulebookFor, usualRulebook } from '@questwright/rulebook'
import type { DeckFacts, FactValue, PinnedPack } from './bundle.ts'
import { codesOfDeck } from './deck-sections.ts'
import type { NameSort } from './names/brought.ts'
import type { Severity } from './problem.ts'
import type { RemovedCard } from './removed-cards.ts'

/** The facts of a card that the checks need. */
export interface DeckCard {
  readonly type: string
  /** The id of the game whose card it is. */
  readonly game: string
  readonly title: string
  /** What it has in the fact by which cards fit a deck, where it has it. */
  readonly fits?: string
  /** Its own back, where it is not that of its type. */
  readonly back?: string
  /** By what it prints it lies in decks besides, and is not counted. */
  readonly apart?: true
  /** Of a card with which decks begin: the names in `startingCards` of the sorts to which it belongs. */
  readonly sorts?: readonly string[]
  /** Of a card with which decks begin: its traits. */
  readonly traits?: readonly string[]
  /** Of a card that only some scenarios are played with: the sorts in `deckCards` to which it belongs, each with what it prints in the fact `by`. */
  readonly limited?: { readonly [sort: string]: string }
  /** How many copies it allows a deck, where it says so. */
  readonly limit?: number
  /** What it has of all by which the sections of its game's decks tell cards apart: facts, and parts of its texts other than its title. */
  readonly parts?: { readonly [part: string]: FactValue }
}

/** A card by its full code; `undefined` when no pack has it. */
export interface DeckCatalogue {
  (code: string): DeckCard | undefined
  readonly rulebooks: Rulebooks
  /** The record of a removed card; its replacement is found under the old code. */
  readonly removed?: (code: string) => RemovedCard | undefined
  /** The codes of the cards that a code may mean; several where packs of one short id lie side by side. */
  readonly meant?: (code: string) => readonly string[]
  /** The name by which these packs know what a pack means by a name that it writes. */
  readonly named?: (pack: string, sort: NameSort, written: string) => string
  /** A pack as it is here, by its id. */
  readonly pack?: (id: string) => PinnedPack | undefined
}

/** A sentence of the catalogue (code and parts), with how bad it is and the same in English. */
export interface DeckFinding extends Sentence {
  readonly severity: Severity
  readonly message: string
  /** What can be done about it. */
  readonly remedy: string
  /** The name of the deck, when several were checked together. */
  readonly deck?: string
}

export interface NamedDeck {
  /** How messages call the deck. */
  readonly name: string
  readonly deck: DeckFacts
  /** The pack in which bare slugs of this deck lie. */
  readonly pack?: string
}

/** The rulebook of the game whose cards a deck names; of a deck without a card that is here that of the usual game. */
export function rulebookOfDeck(deck: DeckFacts, find: DeckCatalogue): Rulebook {
  const known = codesOfDeck(deck)
    .map(find)
    .find((card) => card !== undefined)
  return known === undefined ? usualRulebook(find.rulebooks) : rulebookFor(known.game, find.rulebooks)
}

export const inWords = (count: number): string => (count === 1 ? 'one' : String(count))

export function finding(
  severity: Severity,
  code: string,
  parts: DeckFinding['parts'],
  message: string,
  { remedy }: { readonly remedy: string },
): DeckFinding {
  return { severity, code, parts, message, remedy }
}

/** Titles are compared as people read them. */
export function sameTitle(title: string): string {
  return title.normalize('NFC').trim().toLowerCase()
}
