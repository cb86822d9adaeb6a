/**
 * Texts that the editor inserts for authors: the initial texts of new scripts and scenes, and snippets. Names in them are those of the
 * script API.
 */

/** A piece of script that the editor inserts at the cursor. */
export interface Snippet {
  readonly label: string
  /** Search words in addition to its label. */
  readonly words: string
  readonly help: string
  /** The text; `${1:…}` are places to fill in, in the notation of editors. */
  readonly body: string
  /** Names that it imports from the script API. */
  readonly imports: readonly string[]
  readonly in: 'script' | 'scene'
}

/** The first ability of a new script: its text, and the names that it imports from the script API. */
export interface FirstAbility {
  readonly imports: readonly string[]
  readonly code: string
}

/**
 * The place of a card in its first scene: the text of the setup, in which the card replaces `$card`, and the zone in which the card is
 * expected.
 */
export interface FirstPlace {
  readonly setup: string
  readonly zone: string
}

/**
 * A new system: the initial texts of its chapter, script and first scene, and the text of its rule. `$slug` is its slug, `$name` the same
 * as a name in scripts (`highWater`), `$title` its title.
 */
export interface FirstSystem {
  readonly chapter: string
  readonly script: string
  readonly scene: string
  readonly text: string
}

/** The initial texts of new scripts of keywords and of new scenes. */
export interface ScriptTexts {
  /** The first ability of a keyword without a number, and of one with a number. */
  readonly keyword: FirstAbility
  readonly numberedKeyword: FirstAbility
  /** A scene: `$title` is its title, `$setup` its setup, and `$seen` its final expectations. */
  readonly scene: string
  /** The place in a scene of cards whose type does not define one. */
  readonly card: FirstPlace
  /** A scene of something with the keyword `$keyword`: its title (`$title` is the keyword's), its setup, and its final expectations. */
  readonly bearer: { readonly title: string; readonly setup: string; readonly seen: string }
  /** The initial texts of a system; by default, a system begins with an empty chapter. */
  readonly system?: FirstSystem
}
