/** Texts that the editor writes for authors: what new scripts and scenes begin with, and snippets. Names in what they write are those of the script API. */

/** A piece of script that is put in where the author writes. */
export interface Snippet {
  readonly label: string
  /** Words by which it is found besides its label. */
  readonly words: string
  readonly help: string
  /** `${1:…}` are places to fill in, as editors know them. */
  readonly body: string
  /** Names that it takes from the script API. */
  readonly imports: readonly string[]
  readonly in: 'script' | 'scene'
}

/** The first ability of a new script: as script, and the names that it takes from the script API. */
export interface FirstAbility {
  readonly imports: readonly string[]
  readonly code: string
}

/** Where a card lies in its first scene: the setup text (the card replaces `$card`), and the zone in which the card is seen. */
export interface FirstPlace {
  readonly setup: string
  readonly zone: string
}

/** A new system: its chapter, its script and its first scene as they stand in their files, and what its rule says. `$slug` is its slug, `$name` the same as a name of scripts (`highWater`), `$title` its title. */
export interface FirstSystem {
  readonly chapter: string
  readonly script: string
  readonly scene: string
  readonly text: string
}

/** What new scripts of keywords, and new scenes, begin with. */
export interface ScriptTexts {
  /** A keyword without a number, and one with. */
  readonly keyword: FirstAbility
  readonly numberedKeyword: FirstAbility
  /** A scene: `$title` is its title, `$setup` its setup, and `$seen` its final expectations. */
  readonly scene: string
  /** Where cards lie whose type does not say it. */
  readonly card: FirstPlace
  /** A scene of something with the keyword `$keyword`: its title (`$title` is the keyword's), its setup, and its final expectations. */
  readonly bearer: { readonly title: string; readonly setup: string; readonly seen: string }
  /** Without it a system begins with an empty chapter. */
  readonly system?: FirstSystem
}
