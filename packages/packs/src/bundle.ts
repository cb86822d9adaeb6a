/**
 * A compiled pack as JSON: `loadPack` makes it from a folder, and a realm boots it. This module has only types, and needs neither Node nor the
 * TypeScript compiler.
 */

import type { Json, WordsOf } from '@questwright/kernel'
import type { SystemChapter } from '@questwright/rulebook'
import type { NumberForm } from '@questwright/rulebook/printed-keyword'
import type { Api } from './api.ts'
import type { CampaignFacts } from './campaign.ts'
import type { DescribedCard } from './card-descriptions.ts'
import type { deckHead } from './deck-head.ts'
import type { ScriptName } from './script-names.ts'

/** A JSON value of a facts file. */
export type FactValue = Json

/** One side of a two-sided card: only the facts that this side prints. */
interface SideFacts {
  /** The type of this side, where it differs from the front's. */
  readonly type?: string
  readonly traits?: readonly string[]
  readonly keywords?: readonly string[]
  readonly [fact: string]: FactValue | undefined
}

/** The author's own picture on the card. */
interface ArtFacts {
  /** The path inside of the pack's folder: `art/reedfang.webp`. */
  readonly file: string
  /** The position of its centre relative to the centre of the area for pictures, in percent of that area. */
  readonly x?: number
  readonly y?: number
  /** The size in percent; 100 fills the area for pictures. */
  readonly scale?: number
  /** The name of the artist. */
  readonly artist?: string
  readonly [fact: string]: FactValue | undefined
}

/** The origin of an imported card, and its values that no fact of ours can store; exports write these values back. */
interface ImportFacts {
  readonly format: string
  /** Whether the import had a text. A card with a text and without a script counts as unfinished, and publishing warns of it. */
  readonly text?: 'kept' | 'none'
  readonly [part: string]: FactValue | undefined
}

/**
 * The printed facts of a card: those that every card may have, and those that the rulebook allows for its type. Titles and texts are not facts:
 * they are in `text/<language>.json`.
 */
export interface CardFacts {
  /** One of the types of the game. */
  readonly type: string
  readonly traits?: readonly string[]
  /** The keywords as the card prints them: `Swift`, `Strong 2`. */
  readonly keywords?: readonly string[]
  /** The number of the card in the set, and the number of copies in one box. */
  readonly number?: number
  readonly quantity?: number
  readonly sides?: { readonly [side: string]: SideFacts }
  readonly art?: ArtFacts
  /** The data of an import, for a card that came from another program. */
  readonly imported?: ImportFacts
  readonly [fact: string]: FactValue | undefined
}

export interface KeywordFacts {
  /** Whether the keyword is printed with a number, as in `Strong 2`. */
  readonly number: 'none' | 'required'
  /** How its number reads on cards, with `#` for the number: `Strong 2` (the default), `Strong +2` or `Strong (2)`. */
  readonly reads?: NumberForm
  /** Where cards print it: among their keywords (the default), or before an ability word, as in "Storm Action". */
  readonly printed?: 'among-keywords' | 'before-abilities'
  readonly [fact: string]: FactValue | undefined
}

export interface ScenarioFacts {
  /** The position of the scenario in its pack; scenarios without a number come last. */
  readonly number?: number
  /** Further facts, which the rulebook of the game defines: the parts from which a game is dealt. */
  readonly [fact: string]: FactValue | undefined
}

/** A card in a deck that no loaded pack has. It is kept under its title, and is left out of games. */
export interface DeckPlaceholder {
  /** The section of the deck by its name in the rulebook, or `sideboard` or `shared`. */
  readonly part: string
  readonly title: string
  readonly quantity: number
  /** What is known about the card: its code in a pack that is not installed, its product, and its section in the file. */
  readonly code?: string
  readonly pack?: string
  readonly section?: string
  /** The ids of the card in other programs, under the names of the facts that hold them: see `foreignIdFacts`. */
  readonly [fact: string]: FactValue | undefined
}

/** A version of a pack that a deck was built with. */
export interface PinnedPack {
  /** The name in the manifest; files of earlier versions of the program have only the version. */
  readonly name?: string
  readonly version: string
  /** The hash of everything in the pack on which a game can depend. */
  readonly hash?: string
  readonly [fact: string]: FactValue | undefined
}

/** A deck. Its cards are in the sections that its game defines, each in a field of its own: see `deck-sections.ts`. */
export interface DeckFacts {
  readonly format: (typeof deckHead)['format']
  readonly version: (typeof deckHead)['version']
  /** A `starter` deck may have fewer cards than the deck rules of the game require. */
  readonly kind: 'starter' | 'custom'
  /** The format for which it is checked, by its name in the rulebook; without it only the rules that hold for every deck are checked. */
  readonly deckFormat?: string
  /** The name of a deck in a file of its own; a deck of a pack has its title in `text/<language>.json`. */
  readonly name?: string
  /** By code, copies of cards in the sideboard: they are left out of games, and no rule counts them. */
  readonly sideboard?: { readonly [code: string]: number }
  readonly placeholders?: readonly DeckPlaceholder[]
  /** By id, the packs of its cards, in the versions that were installed when the deck was last changed. */
  readonly packs?: { readonly [pack: string]: PinnedPack | string }
  readonly [fact: string]: FactValue | undefined
}

/** Words for names that a script uses by their slugs. */
export type ScriptWords = { readonly [words in WordsOf]?: { readonly [key: string]: string } }

export interface SideText {
  readonly title?: string
  readonly text?: string
  readonly [part: string]: FactValue | undefined
}

export interface CardText {
  readonly title: string
  /** Words beside the title by which versions of a card differ: "The Miller". */
  readonly subtitle?: string
  readonly text?: string
  readonly sides?: { readonly [side: string]: SideText }
  readonly words?: ScriptWords
  readonly [part: string]: FactValue | undefined
}

export interface TitledText {
  readonly title: string
  readonly text?: string
  /** For keywords, scenarios, rules and systems. */
  readonly words?: ScriptWords
  readonly [part: string]: FactValue | undefined
}

/** Titles and texts of one language. The sections for cards, keywords, scenarios and decks are always there; `setTexts` reads the titles of sets. */
export interface PackText {
  readonly cards: { readonly [slug: string]: CardText }
  readonly keywords: { readonly [slug: string]: TitledText }
  readonly scenarios: { readonly [slug: string]: TitledText }
  readonly decks: { readonly [slug: string]: TitledText }
  /** The titles and texts of the pack's rule cards; a rule without an entry is called by its slug. */
  readonly rules?: { readonly [slug: string]: TitledText }
  readonly campaigns?: { readonly [slug: string]: TitledText }
  /** The titles and texts of the rules of its systems. */
  readonly systems?: { readonly [slug: string]: TitledText }
  /** Words for names that several scripts of the pack use in the same way. */
  readonly words?: ScriptWords
  readonly [section: string]: FactValue | undefined
}

export type ScriptKind = 'card' | 'keyword' | 'rule' | 'scenario' | 'system' | 'library' | 'scene'

export interface CompiledScript {
  /** The path of the TypeScript file inside the pack. */
  readonly path: string
  /** The compiled code: CommonJS, ES2022. */
  readonly code: string
  /** Source map, version 3, JSON. */
  readonly map: string
  readonly slug: string
  readonly kind: ScriptKind
  /** Slugs in the script for which the table needs a displayed text; absent in bundles of earlier versions. */
  readonly names?: readonly ScriptName[]
  /** Words and titles by which it describes cards; absent where there are none. */
  readonly describes?: readonly DescribedCard[]
}

/** The record of a card that was removed from a pack. */
export interface Tombstone {
  readonly title: string
  /** The first version without the card. */
  readonly since: string
  readonly why?: string
  /** The slug, or the code, of its replacement: a deck with the removed card is played with the replacement. */
  readonly replacedBy?: string
}

export interface PackBundle {
  readonly format: 'questwright-pack'
  readonly version: 1
  readonly id: string
  /** The name in the manifest, with its scope. */
  readonly name: string
  /** The title of the pack; absent where its author has given none. */
  readonly title?: string
  readonly packVersion: string
  /** The id of its game. */
  readonly game: string
  readonly api: Api
  /** Ids of packs. */
  readonly dependencies: readonly string[]
  /** The hash of everything on which a game can depend: facts, texts and scripts, but not scenes. */
  readonly hash: string
  readonly cards: { readonly [slug: string]: CardFacts }
  readonly keywords: { readonly [slug: string]: KeywordFacts }
  readonly scenarios: { readonly [slug: string]: ScenarioFacts }
  readonly decks: { readonly [slug: string]: DeckFacts }
  /** The campaigns by slug; absent when there are none. */
  readonly campaigns?: { readonly [slug: string]: CampaignFacts }
  /** By slug, the chapters that its systems add to the rulebook of its game; absent when there are none. */
  readonly systems?: { readonly [slug: string]: SystemChapter }
  readonly text: { readonly [language: string]: PackText }
  /**
   * By slug, cards that earlier versions had and this one has not: decks and games with such a card report what became of it. Absent when there are
   * none.
   */
  readonly removed?: { readonly [slug: string]: Tombstone }
  /** The scripts, sorted by path. */
  readonly scripts: readonly CompiledScript[]
  readonly scenes: readonly CompiledScript[]
  /** The sha256 of every file of the pack that was read as content. */
  readonly hashes: { readonly [file: string]: string }
}

/** Texts of files by path inside the pack (with `/`). They can come from a folder, an editor or an archive. */
export type PackFiles = { readonly [path: string]: string }

/** A compiled script without its code. */
export type ScriptOutline = Omit<CompiledScript, 'code' | 'map'>

/**
 * A pack for lists, card faces and deck builders: facts and words, and outlines of scripts and scenes. It cannot be played; every `PackBundle` is an
 * outline, too.
 */
export interface PackOutline extends Omit<PackBundle, 'scripts' | 'scenes' | 'hashes'> {
  readonly scripts: readonly ScriptOutline[]
  readonly scenes: readonly ScriptOutline[]
}
