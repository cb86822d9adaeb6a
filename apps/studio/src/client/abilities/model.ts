/** An ability as the builder sees it: choices from menus, as plain JSON. Words, code and sentences of each choice stand in the menus. */

/** A choice from a menu with what its blanks hold. */
export interface Choice {
  /** The name of the menu's entry. */
  readonly id: string
  readonly with: { readonly [blank: string]: Value }
}

/** What a blank holds: a number, a word, another choice, several choices, or ways to choose from. */
export type Value = number | string | Choice | readonly Choice[] | readonly ChoiceWay[]

/** One of the ways of "choose one". */
export interface ChoiceWay {
  /** Its name in the script. */
  readonly name: string
  /** `kept`: it stood in the script, or was typed; else it follows what the way does. */
  readonly naming?: 'kept' | undefined
  /** The words on the table's button, as typed in the builder. Without them the words of the text file count, or what the way does. */
  readonly words?: string | undefined
  readonly effects: readonly Choice[]
}

/** A word with which abilities begin, one of the rulebook's `abilityMenus`. */
export type Word = string

/** Whose event: this card's, that of the card to which it is attached, one of yours, or one for whose subject the filters hold. */
export type Whose = 'self' | 'host' | 'you' | readonly Choice[]

export interface Trigger {
  readonly timing: 'after' | 'when' | 'cancel' | 'at-beginning-of' | 'at-end-of'
  /** A kind of event; for `at-…` a phase or `round`; for `cancel` the word whose effect is cancelled. */
  readonly kind: string
  /** Not for moments and cancelling. An empty list: whosever it is. */
  readonly of: Whose
}

interface AbilityLimit {
  readonly times: number
  readonly period: 'phase' | 'round' | 'game'
  readonly counts: 'card' | 'player'
}

/** An ability of a card. What a word has no use for is not there, or empty. */
export interface BuiltAbility {
  readonly word: Word
  /** A name of its own, where the script gives one. */
  readonly slug?: string | undefined
  readonly trigger?: Trigger | undefined
  /** The keyword that is printed before its word, by its slug. */
  readonly keyword?: string | undefined
  /** Of one that is used in one phase only. */
  readonly phase?: string | undefined
  /** Who may use what no player controls, as the script has it: `first`, `any` … */
  readonly player?: string | undefined
  /** A zone from which it works, where that is not the usual one, as the script has it. */
  readonly where?: string | undefined
  /** Whose it is where it is not this card's own, as the script has it: the table's, once for all its bearers. */
  readonly given?: string | undefined
  /** From how many pools its resources must come, where the script says so. */
  readonly pools?: number | undefined
  readonly conditions: readonly Choice[]
  readonly costs: readonly Choice[]
  readonly limit?: AbilityLimit | undefined
  readonly target?: Choice | undefined
  readonly effects: readonly Choice[]
  /** Of constant abilities: on which cards. */
  readonly on?: 'self' | 'host' | readonly Choice[] | undefined
  /** Of constant abilities: what changes. */
  readonly change?: Choice | undefined
  /** To which cards the card may be attached. */
  readonly hosts?: readonly Choice[] | undefined
  /** Of one that is nothing but a price: what is paid. */
  readonly price?: Choice | undefined
}

export const choice = (id: string, blanks: Choice['with'] = {}): Choice => ({ id, with: blanks })

export const isChoice = (value: Value | undefined): value is Choice => typeof value === 'object' && !Array.isArray(value)

/** An ability of a word with nothing chosen yet. */
export const blankAbility = (word: Word): BuiltAbility => ({ word, conditions: [], costs: [], effects: [] })
