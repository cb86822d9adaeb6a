/**
 * The menus of the ability builder: what authors choose from, how each choice stands in a script, and how it reads on the card. The script of an entry is
 * printed and read back, so an entry that is added to a menu is at once built, said and understood.
 *
 * The builder itself knows a few names, and what they mean: `self`, `target`, `choose`, `choose-as`, `each-chooses` and `each-chooses-as` among `cards`; `you`
 * and `target` among `players`; `fixed` among `amounts`; `each-player`, `may`, `may-as` and `if` among `effects`. A game that has such things calls them so.
 */

/** A choice of a menu with what its blanks hold. */
interface MenuChoice {
  readonly id: string
  readonly with: { readonly [blank: string]: MenuValue }
}

/** What a blank holds: a number, a word, a choice, several of them, or ways to choose from, each with its name in the script. */
export type MenuValue = number | string | MenuChoice | readonly MenuChoice[] | readonly MenuWay[]

interface MenuWay {
  readonly name: string
  readonly effects: readonly MenuChoice[]
}

/** Initial values of blanks, by the kind of blank. */
interface FirstValues {
  readonly [kind: string]: MenuValue
}

/** Kinds of blanks that the builder knows; others are those of the game's `lists`. */
export const blankKinds = [
  'cards',
  'card',
  'amount',
  'group',
  'filters',
  'conditions',
  'player',
  'players',
  'effects',
  'ways',
  'count',
  'trait',
  'keyword',
  'name',
  'code',
] as const

/** An entry of a menu. */
export interface MenuEntry {
  /** The menu's words. */
  readonly label: string
  /** The script. Blanks are written `$name`; `you`, `card` and `target` become the names that these have at the place. */
  readonly code: string
  /**
   * The sentence, with the same blanks, `$this` for the card, `$host` for the card that it hangs on, and `$groups` for several of `$group`.
   * `{one|other}` takes the second for a player other than you, and `~` behind a verb gives it the `s` of others; `{s}` is there where the amount is
   * not 1. Text in ⟨⟩ moves to the sentence's end. `‹one|thing›` is "one's thing", or "the thing of one" where one takes many words.
   */
  readonly says: string
  /** What each blank holds: one of `blankKinds`, or a word of the list of that name. */
  readonly blanks?: { readonly [blank: string]: string }
  /** Its heading among the `headings` of a long menu; without one it is among the others, at the end. */
  readonly heading?: string
  /** What the ability has to give for the entry to make sense: see `gives`. */
  readonly needs?: readonly string[]
  /** `read`: understood, but not offered. */
  readonly offer?: 'read'
  /** Of a group and of a filter: the name of one such card in a script. */
  readonly noun?: string
  /** Of a filter: where its words stand; `instead` of the word "card". */
  readonly stands?: 'before' | 'after' | 'instead'
  /** Of a filter: words at the end of a group's that are left out beside it. */
  readonly replaces?: string
  /** Of cards and players: the answer is one where several may be meant, and none where one is. */
  readonly means?: 'several'
  /** Of cards and players: the entry may name none. Blanks that are listed in `wants` do not offer it. */
  readonly absent?: 'possible'
  /** Blanks that take only entries which always name a card or a player. */
  readonly wants?: readonly string[]
  /** It concerns every player by itself, so that it makes no sense inside "each player". */
  readonly concerns?: 'everybody'
  /** `player`: in its blanks "you" is a parameter of that name. `one`: in its blanks the target is each of those over which it goes. */
  readonly binds?: 'player' | 'one'
  /** The script where another player than `you` decides: inside "each player". */
  readonly bound?: string
  /** `card`: in its filters nothing is known but the card. */
  readonly knows?: 'card'
  /** Of an effect: it is a sentence by itself, not joined to others with "and". Of a change: its sentence is used without its bearer as subject. */
  readonly joins?: 'never'
  /** Of a change: whose number it is where that is no card. */
  readonly of?: 'player'
  /** Of a price: whether it can be paid, as script. */
  readonly payable?: string
  /** Initial values of its blanks, where they differ from the usual ones. */
  readonly first?: FirstValues
}

/** Parts that an ability can have; `name`: the script names it before anything else. */
type AbilityPart =
  | 'name'
  | 'trigger'
  | 'keyword'
  | 'phase'
  | 'conditions'
  | 'costs'
  | 'limit'
  | 'target'
  | 'effects'
  | 'change'
  | 'hosts'
  | 'price'

type AbilityTiming = 'after' | 'when' | 'cancel' | 'at-beginning-of' | 'at-end-of'

/** A word with which an ability begins, and what such an ability is made of. */
export interface AbilityWord {
  readonly label: string
  /** What it is for, in a sentence. */
  readonly help: string
  /** The function of the script API that makes one; of an ability with a trigger, the part before the dot. */
  readonly code: string
  /** The word that the card prints, if not the label. */
  readonly says?: string
  readonly parts: readonly AbilityPart[]
  /** Of a trigger: in which relations to what happens it may stand, in the order of the menu. */
  readonly timings?: readonly AbilityTiming[]
  /** `as`: it has no label on the card, and begins with "as" something happens. `alone`: what it changes is said of no card. */
  readonly reads?: 'as' | 'alone'
  /** `read`: understood, but not offered. */
  readonly offer?: 'read'
  /** The field of the card's texts with its sentence, if not the usual one. */
  readonly saysIn?: string
  /** Of a change: a choice among `changes`, or a word of a list with the sentence in which that word replaces `$what`. */
  readonly changes?: 'menu' | { readonly list: string; readonly says: string }
  /** What its functions are given for entries to speak of. */
  readonly gives?: readonly string[]
  /** What a new one is made of. The event of its trigger depends on the place. */
  readonly begins: {
    readonly trigger?: { readonly timing: AbilityTiming; readonly of: 'self' }
    readonly change?: MenuChoice
    readonly hosts?: readonly MenuChoice[]
    readonly price?: MenuChoice
    readonly effects?: readonly MenuChoice[]
  }
  readonly first?: FirstValues
}

/** Abilities of a card type, or of something else that has a script. */
interface AbilityPlace {
  /** Words for it, the likeliest first. */
  readonly words: readonly string[]
  /** To which event a new ability answers, if not to the usual one. */
  readonly event?: string
  /** `host`: its constant abilities apply to the card on which this one hangs. */
  readonly worksOn?: 'host'
  /** What entries may speak of there: `host`, the card on which it hangs; `number`, that of a keyword. */
  readonly gives?: readonly string[]
  readonly first?: FirstValues
}

/** A kind of event to which abilities answer. */
export interface MenuEvent {
  readonly label: string
  /** The sentence; `$subject` is whose event it is. */
  readonly says: string
  readonly subject: 'card' | 'player' | 'none'
  /** The name in a script of a card or player to which it happens. */
  readonly noun: string
  /** Its heading among the `headings` of a long menu. */
  readonly heading?: string
  /** Parts of the event of which effects may speak: an entry needs `amount part`. */
  readonly parts?: readonly string[]
  /** What else entries may speak of. */
  readonly gives?: readonly string[]
  /** What entries may speak of while it can still be changed. */
  readonly givesWhen?: readonly string[]
}

/** An effect that abilities cancel. */
interface MenuCancel {
  readonly label: string
  /** The condition by which a script knows it. */
  readonly code: string
  /** What it is called where it is spoken of again: "those effects"; "that effect" when not said. */
  readonly again?: string
}

interface Entries {
  readonly [entry: string]: MenuEntry
}

/** The menus of the ability builder, each by the names of its entries. A game without words for abilities has them written into scripts. */
export interface AbilityMenus {
  readonly words?: { readonly [word: string]: AbilityWord }
  /** Abilities of card types; cards of a type that does not stand here may have every word. */
  readonly types?: { readonly [type: string]: AbilityPlace }
  /** Abilities that are not on a card: `keyword`, `scenario`, `rule`. */
  readonly places?: { readonly [place: string]: AbilityPlace }
  /** Sets of cards, and which of them. */
  readonly groups?: Entries
  readonly filters?: Entries
  /** How much. */
  readonly amounts?: Entries
  /** On what an effect falls, and whom it concerns. */
  readonly cards?: Entries
  readonly players?: Entries
  /** Players as targets, chosen before costs are paid. */
  readonly playerTargets?: Entries
  readonly conditions?: Entries
  readonly costs?: Entries
  readonly effects?: Entries
  /** What a constant ability changes: `stat by amount`, or `'words' gain one`. */
  readonly changes?: Entries
  /** Prices of abilities that consist of a price only. */
  readonly prices?: Entries
  /** Words that a blank may hold, and how each reads. */
  readonly lists?: { readonly [list: string]: { readonly [word: string]: string } }
  readonly events?: { readonly [event: string]: MenuEvent }
  /** At whose beginning or end something happens: "the round". */
  readonly moments?: { readonly [moment: string]: string }
  readonly cancels?: { readonly [word: string]: MenuCancel }
  /** Initial values of blanks; `event` is that of a new trigger. */
  readonly first?: FirstValues
  /** Several of a noun, by one of it: "foxes". */
  readonly plurals?: { readonly [noun: string]: string }
  /** By a function that scripts call, or by how a call of it begins (`amountThisRound('damaged'`), the part that must stand beside the ability that calls it: what the game has to note for it, say. `$first` in it is the first argument of the call; a part of that name which stands there already is enough. */
  readonly beside?: { readonly [called: string]: string }
  /** By a function that entries call and that a script of a system exports, the script: `pack/systems/slug`. Of the game's own functions nothing is said. */
  readonly verbs?: { readonly [called: string]: string }
  /** Names that the engine hands to functions of scripts. */
  readonly handed?: readonly string[]
  /** Words of lists that are said of players and of no card: numbers that players have. */
  readonly ofPlayers?: readonly string[]
  /** Phrases that the joined entries would word wrongly: a regular expression, and its replacement. Systems have none. */
  readonly phrasing?: readonly { readonly from: string; readonly to: string }[]
  /** Headings of long menus in their order, by the names that entries give as `heading`: "Damage and healing". */
  readonly headings?: { readonly [heading: string]: string }
  /** Filters in the order in which their words stand before a noun; others come after these. */
  readonly order?: readonly string[]
}

/** The menus as a system brings them, with the functions of its own script that its entries call. */
export interface SystemMenus extends Omit<AbilityMenus, 'verbs' | 'phrasing'> {
  readonly verbs?: readonly string[]
}

/** The menus, whose names belong to one chapter each. */
export const menuNames = [
  'words',
  'types',
  'places',
  'groups',
  'filters',
  'amounts',
  'cards',
  'players',
  'playerTargets',
  'conditions',
  'costs',
  'effects',
  'changes',
  'prices',
  'events',
  'moments',
  'cancels',
  'first',
  'plurals',
  'beside',
  'verbs',
  'headings',
] as const satisfies readonly (keyof AbilityMenus)[]
