/** The data of cards and packs that deck checks use, and the form of their findings. */
import type { Sentence } from '@questwright/kernel'
import { deckSections, type NamedSection, type Rulebook, type Rulebooks, rulebookFor, usualRulebook } from '@questwright/rulebook'
import type { DeckFacts, FactValue, PinnedPack } from './bundle.ts'
import { codesOfDeck } from './deck-sections.ts'
import type { NameSort } from './names/brought.ts'
import type { Severity } from './problem.ts'
import type { RemovedCard } from './removed-cards.ts'

/** The facts of a card that the checks need. */
export interface DeckCard {
  readonly type: string
  /** The id of the game to which the card belongs. */
  readonly game: string
  readonly title: string
  /** The value of the fact that decides in which decks a card may be, where the card has one. */
  readonly fits?: string
  /** The back of the card, where it differs from the back of the card's type. */
  readonly back?: string
  /** Set where a printed fact makes the card an addition to decks that is not counted. */
  readonly apart?: true
  /** For a starting card: the kinds in `startingCards` to which it belongs. */
  readonly sorts?: readonly string[]
  /** For a starting card: its traits. */
  readonly traits?: readonly string[]
  /** For a card of only some scenarios: the kinds in `deckCards` to which it belongs, each with the value of the fact `by`. */
  readonly limited?: { readonly [sort: string]: string }
  /** The number of copies that the card itself allows in a deck, where it prints such a limit. */
  readonly limit?: number
  /** The facts, and parts of texts other than the title, by which the sections of decks distinguish cards. */
  readonly parts?: { readonly [part: string]: FactValue }
}

/** Returns a card by its full code; `undefined` when no pack has it. */
export interface DeckCatalogue {
  (code: string): DeckCard | undefined
  readonly rulebooks: Rulebooks
  /** The record of a removed card, by its old code; it names the replacement. */
  readonly removed?: (code: string) => RemovedCard | undefined
  /** The codes of the cards that a code may mean: several where packs have the same short id. */
  readonly meant?: (code: string) => readonly string[]
  /** The name in the game for a name that a pack writes. */
  readonly named?: (pack: string, sort: NameSort, written: string) => string
  /** The loaded version of a pack, by its id. */
  readonly pack?: (id: string) => PinnedPack | undefined
  /** The starter decks of the loaded packs of a game. */
  readonly starters?: (game: string) => readonly StarterDeck[]
}

/** A starter deck of a pack. */
export interface StarterDeck {
  readonly title: string
  readonly deck: DeckFacts
  /** The pack to which its bare slugs belong. */
  readonly pack: string
}

/** A finding as a message (code and parts), with its severity and the sentence in English. */
export interface DeckFinding extends Sentence {
  readonly severity: Severity
  readonly message: string
  /** An action by which the player can repair the deck. */
  readonly remedy: string
  /** The name of the deck, when several were checked together. */
  readonly deck?: string
  /** The section of the deck, by its name in the rulebook, if the finding is about one section. */
  readonly section?: string
}

export interface NamedDeck {
  /** The name of the deck in messages. */
  readonly name: string
  readonly deck: DeckFacts
  /** The pack to which bare slugs in this deck belong. */
  readonly pack?: string
}

/**
 * The rulebook of the game to which most cards of a deck belong. For a deck without any loaded card: that of the game whose sections it has, else of
 * the default game.
 */
export function rulebookOfDeck(deck: DeckFacts, find: DeckCatalogue): Rulebook {
  const games = new Map<string, number>()
  for (const code of codesOfDeck(deck)) {
    const game = find(code)?.game
    if (game !== undefined) games.set(game, (games.get(game) ?? 0) + 1)
  }
  const [most] = [...games].sort(([, one], [, other]) => other - one)
  if (most !== undefined) return rulebookFor(most[0], find.rulebooks)
  return rulebooksBySections(deck, find.rulebooks)[0] ?? usualRulebook(find.rulebooks)
}

/** The rulebooks of the games whose decks have the sections of a file, that of the default game first. */
export function rulebooksBySections(deck: { readonly [field: string]: unknown }, rulebooks: Rulebooks): readonly Rulebook[] {
  const usual = usualRulebook(rulebooks)
  const has = (field: string): boolean => deck[field] !== undefined
  return [usual, ...Object.values(rulebooks).filter(({ game }) => game !== usual.game)].filter((rulebook) => {
    const needed = deckSections(rulebook).filter((section) => !mayBeLeftOut(section))
    return needed.length > 0 && needed.every(({ name, formerly = [] }) => [name, ...formerly].some(has))
  })
}

/** Whether a deck file need not name a section: a list that may be empty. */
export function mayBeLeftOut({ written, begins, least = 0 }: NamedSection): boolean {
  return written === 'list' && begins === undefined && least === 0
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

/** The key for comparing titles as readers do. */
export function sameTitle(title: string): string {
  return title.normalize('NFC').trim().toLowerCase()
}
