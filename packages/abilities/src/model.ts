/** An ability in the builder's model: choices from menus, as plain JSON. Words, code and sentences of each choice are in the menus. */

/** A choice from a menu with the values of its blanks. */
export interface Choice {
  /** The id of the menu's entry. */
  readonly id: string
  /**
   * The values of its blanks; beside them `as`, the name of what the effect returns, with which later effects use it.
   */
  readonly with: { readonly [blank: string]: Value }
}

/** The value of a blank: a number, a word, another choice, several choices, or the options of "choose one". */
export type Value = number | string | Choice | readonly Choice[] | readonly ChoiceWay[]

/** An option of "choose one". */
export interface ChoiceWay {
  /** The name of the option in the script. */
  readonly name: string
  /** `kept`: the name was in the script, or was typed; otherwise it is made from the effects. */
  readonly naming?: 'kept' | undefined
  /** The label on the table's button, as typed in the builder. Without it the label comes from the text file, or from the effects. */
  readonly words?: string | undefined
  readonly effects: readonly Choice[]
}

/** An ability word, one of those in the rulebook's `abilityMenus`. */
export type Word = string

/**
 * The subject of the event: this card, the card to which it is attached, you as a player, or any card that passes the filters. In a game whose
 * filters are words it is an entry of the menu of cards, or any card.
 */
export type Whose = 'self' | 'host' | 'you' | Choice | readonly Choice[]

export interface Trigger {
  readonly timing: 'after' | 'when' | 'cancel' | 'at-beginning-of' | 'at-end-of'
  /** A kind of event; for `at-…` a phase or `round`; for `cancel` the word whose effect is cancelled. */
  readonly kind: string
  /** Undefined for steps and for cancelling. An empty list means any subject. */
  readonly of: Whose
}

interface AbilityLimit {
  readonly times: number
  readonly period: 'phase' | 'round' | 'game'
  readonly counts: 'card' | 'player'
}

/** An ability of a card. Parts that its ability word does not use are absent or empty. */
export interface BuiltAbility {
  readonly word: Word
  /** The name of the ability, where the script gives one. */
  readonly slug?: string | undefined
  readonly trigger?: Trigger | undefined
  /** The slug of the keyword printed before the ability word. */
  readonly keyword?: string | undefined
  /** The only phase in which it can be used. */
  readonly phase?: string | undefined
  /** The players who may use the ability if no player controls the card; the values are those of the script API, such as `first` and `any`. */
  readonly player?: string | undefined
  /** The zone from which it works, where it is not the default zone, as in the script. */
  readonly where?: string | undefined
  /**
   * The owner of the ability, where it is not an ability of this card, as in the script: an ability of the table exists once for all cards that
   * have it.
   */
  readonly given?: string | undefined
  /** The number of pools from which its resources must come, where the script says so. */
  readonly pools?: number | undefined
  readonly conditions: readonly Choice[]
  readonly costs: readonly Choice[]
  /** Times, period and count, or an entry of the menu of limits. */
  readonly limit?: AbilityLimit | Choice | undefined
  readonly target?: Choice | undefined
  readonly effects: readonly Choice[]
  /** For constant abilities: the cards to which it applies. */
  readonly on?: 'self' | 'host' | readonly Choice[] | undefined
  /** For constant abilities: the change that it makes. */
  readonly change?: Choice | undefined
  /** The cards to which this card may be attached. */
  readonly hosts?: readonly Choice[] | undefined
  /** For an ability that is only a cost: the cost. */
  readonly price?: Choice | undefined
}

export const choice = (id: string, blanks: Choice['with'] = {}): Choice => ({ id, with: blanks })

export const isChoice = (value: Value | undefined): value is Choice => typeof value === 'object' && !Array.isArray(value)

/** An empty ability with this ability word. */
export const blankAbility = (word: Word): BuiltAbility => ({ word, conditions: [], costs: [], effects: [] })
