/**
 * A compiled pack: JSON, made from a folder by `loadPack`, booted by a realm.
 * Types only; nothing here needs Node or the TypeScript compiler.
 */

import type { Json, WordsOf } from '@questwright/kernel'
import type { SystemChapter } from '@questwright/rulebook'
import type { Api } from './api.ts'
import type { CampaignFacts } from './campaign.ts'
import type { deckHead } from './deck-head.ts'
import type { ScriptName } from './script-names.ts'

/** JSON as it stands in a facts file. */
export type FactValue = Json

/** One side of a two-sided card: only what this side prints. */
interface SideFacts {
  /** Where this side is of another type than the card's front. */
  readonly type?: string
  readonly traits?: readonly string[]
  readonly keywords?: readonly string[]
  readonly [fact: string]: FactValue | undefined
}

/** The author's own picture in the window of the card. */
interface ArtFacts {
  /** Below the pack's folder: `art/reedfang.webp`. */
  readonly file: string
  /** Where its middle lies, from the window's middle, in percent of the window. */
  readonly x?: number
  readonly y?: number
  /** 100 fills the window. */
  readonly scale?: number
  /** Who drew it. */
  readonly artist?: string
  readonly [fact: string]: FactValue | undefined
}

/** Where an imported card came from, and its values that are no facts of ours; exports write them back. */
interface ImportFacts {
  readonly format: string
  /** Whether it brought a text: with a text and no script it waits for one, and publishing warns. */
  readonly text?: 'kept' | 'none'
  readonly [part: string]: FactValue | undefined
}

/**
 * The printed facts of a card: those that every card may have, and those that its type prints by the rulebook of the game. Titles and texts are not
 * facts: they lie in `text/<language>.json`.
 */
export interface CardFacts {
  /** One of the types of the game. */
  readonly type: string
  readonly traits?: readonly string[]
  /** As the card reads: `Swift`, `Strong 2`. */
  readonly keywords?: readonly string[]
  /** The number in the set, and the copies in one box. */
  readonly number?: number
  readonly quantity?: number
  readonly sides?: { readonly [side: string]: SideFacts }
  readonly art?: ArtFacts
  /** Of a card that came from another program. */
  readonly imported?: ImportFacts
  readonly [fact: string]: FactValue | undefined
}

export interface KeywordFacts {
  /** Whether the keyword is printed with a number, as in `Strong 2`. */
  readonly number: 'none' | 'required'
  /** Where cards print it: among their keywords, if not said, or before the word of an ability, as in "Storm Action". */
  readonly printed?: 'among-keywords' | 'before-abilities'
  readonly [fact: string]: FactValue | undefined
}

export interface ScenarioFacts {
  /** Its place among the scenarios of its pack; those without one come last. */
  readonly number?: number
  /** What else it has says the rulebook of its game: the parts of a deal. */
  readonly [fact: string]: FactValue | undefined
}

/** A card that a deck names and that no pack here has: it waits under its name, and plays in no game. */
export interface DeckPlaceholder {
  /** The section of the deck, as the rulebook calls it, or `sideboard` or `shared`. */
  readonly part: string
  readonly title: string
  readonly quantity: number
  /** Known facts of the card: its code in a pack that is not installed, its product, its ids, and its section of the file. */
  readonly code?: string
  readonly pack?: string
  readonly octgnId?: string
  readonly ringsdbCode?: string
  readonly section?: string
  readonly [fact: string]: FactValue | undefined
}

/** A version of a pack that a deck was built with. */
export interface PinnedPack {
  /** The name in the manifest; files of earlier versions of the program name the version alone. */
  readonly name?: string
  readonly version: string
  /** Of everything in it that a game can depend on. */
  readonly hash?: string
  readonly [fact: string]: FactValue | undefined
}

/** A deck. Its cards are in the sections of its game, each a field of its own: see `deck-sections.ts`. */
export interface DeckFacts {
  readonly format: (typeof deckHead)['format']
  readonly version: (typeof deckHead)['version']
  /** A `starter` deck may have fewer than fifty cards. */
  readonly kind: 'starter' | 'custom'
  /** The name of a deck in a file of its own; a deck of a pack has its title in `text/<language>.json`. */
  readonly name?: string
  /** Copies by code of cards that lie beside the deck: they are in no game, and no rule counts them. */
  readonly sideboard?: { readonly [code: string]: number }
  readonly placeholders?: readonly DeckPlaceholder[]
  /** By id, the packs of its cards, in the versions that were installed when the deck was last changed. */
  readonly packs?: { readonly [pack: string]: PinnedPack | string }
  readonly [fact: string]: FactValue | undefined
}

/** What a script calls by a slug, in words. */
export type ScriptWords = { readonly [words in WordsOf]?: { readonly [key: string]: string } }

export interface SideText {
  readonly title?: string
  readonly text?: string
  readonly [part: string]: FactValue | undefined
}

export interface CardText {
  readonly title: string
  readonly text?: string
  readonly shadow?: string
  readonly sides?: { readonly [side: string]: SideText }
  readonly words?: ScriptWords
  readonly [part: string]: FactValue | undefined
}

export interface TitledText {
  readonly title: string
  readonly text?: string
  /** Of keywords, scenarios, rules and systems. */
  readonly words?: ScriptWords
  readonly [part: string]: FactValue | undefined
}

/** Titles and texts of one language. All five sections are always there. */
export interface PackText {
  readonly cards: { readonly [slug: string]: CardText }
  readonly keywords: { readonly [slug: string]: TitledText }
  readonly encounterSets: { readonly [slug: string]: TitledText }
  readonly scenarios: { readonly [slug: string]: TitledText }
  readonly decks: { readonly [slug: string]: TitledText }
  /** What tables call the rule cards of the pack; a rule without an entry is called by its slug. */
  readonly rules?: { readonly [slug: string]: TitledText }
  readonly campaigns?: { readonly [slug: string]: TitledText }
  /** What the rule of each of its systems is called, and what it says. */
  readonly systems?: { readonly [slug: string]: TitledText }
  /** For everything that several scripts of the pack name alike. */
  readonly words?: ScriptWords
  readonly [section: string]: FactValue | undefined
}

export type ScriptKind = 'card' | 'keyword' | 'rule' | 'scenario' | 'system' | 'library' | 'scene'

export interface CompiledScript {
  /** The path of the TypeScript file inside the pack. */
  readonly path: string
  /** CommonJS, ES2022. */
  readonly code: string
  /** Source map, version 3, JSON. */
  readonly map: string
  readonly slug: string
  readonly kind: ScriptKind
  /** What it calls by a slug and the table says in words; not there in bundles of earlier versions. */
  readonly names?: readonly ScriptName[]
}

/** The record of a card that was removed from a pack. */
export interface Tombstone {
  readonly title: string
  /** The first version without it. */
  readonly since: string
  readonly why?: string
  /** The slug, or the code, of its replacement: a deck that names the removed card plays the replacement. */
  readonly replacedBy?: string
}

export interface PackBundle {
  readonly format: 'questwright-pack'
  readonly version: 1
  readonly id: string
  /** The name in the manifest, with its scope. */
  readonly name: string
  /** What people call it; absent where its author did not say. */
  readonly title?: string
  readonly packVersion: string
  /** The id of the game for which it is. */
  readonly game: string
  readonly api: Api
  /** Ids of packs. */
  readonly dependencies: readonly string[]
  /** Of everything that a game can depend on: facts, texts, scripts; not scenes. */
  readonly hash: string
  readonly cards: { readonly [slug: string]: CardFacts }
  readonly keywords: { readonly [slug: string]: KeywordFacts }
  readonly scenarios: { readonly [slug: string]: ScenarioFacts }
  readonly decks: { readonly [slug: string]: DeckFacts }
  /** Absent when there are none. */
  readonly campaigns?: { readonly [slug: string]: CampaignFacts }
  /** The chapters that its systems add to the rulebook of its game, by slug. Absent when there are none. */
  readonly systems?: { readonly [slug: string]: SystemChapter }
  readonly text: { readonly [language: string]: PackText }
  /** Cards that earlier versions had, by slug: decks and games that name them are told what became of them. Absent when there are none. */
  readonly removed?: { readonly [slug: string]: Tombstone }
  /** Sorted by path. */
  readonly scripts: readonly CompiledScript[]
  readonly scenes: readonly CompiledScript[]
  /** sha256 of every file of the pack that was read as content. */
  readonly hashes: { readonly [file: string]: string }
}

/** Path inside the pack (with `/`) to text. It can come from a folder, an editor's buffers or an archive. */
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
