/**
 * The menus of the ability builder: the choices of an author, each with its script and with its sentence on the card. The builder prints
 * the script of an entry and also reads it back, so one new entry is all that a new choice needs.
 *
 * The builder itself knows the meaning of a few names: `self`, `target`, `choose`, `choose-as`, `each-chooses` and `each-chooses-as` among
 * `cards`; `you` and `target` among `players`; `fixed` among `amounts`; `each-player`, `may`, `may-as` and `if` among `effects`. A game
 * that has such entries must use these names.
 *
 * An effect whose script returns a card, several cards, a player or a number (`returns`) can have a name, which is the value `as` beside the
 * values of its blanks: its script is `const name = …`, and the effects after it in the same list, and inside of these, can use the name.
 */

/** A chosen menu entry with the values of its blanks. */
interface MenuChoice {
  readonly id: string
  readonly with: { readonly [blank: string]: MenuValue }
}

/** The value of a blank: a number, a word, a chosen entry, several of these, or the options of "choose one", each with its name in the script. */
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
  // the name of an earlier effect, by what its script returns
  'card name',
  'cards name',
  'player name',
  'number name',
] as const

/** What the script of an effect can return. */
export type StepReturns = 'card' | 'cards' | 'player' | 'number'

/** An entry of a menu. */
export interface MenuEntry {
  /** The entry's text in the menu. */
  readonly label: string
  /**
   * The script. Blanks are written `$name`; `you`, `card` and `target` are replaced by the names that these have at that place of the
   * script.
   */
  readonly code: string
  /**
   * The sentence, with the same blanks, `$this` for the card, `$host` for the card that it is attached to, and `$groups` for several of
   * `$group`. `{one|other}` gives the second text for a player other than you, and `~` after a verb gives the verb an `s` for such a
   * player; `{s}` gives an `s` unless the amount is 1. Text in ⟨⟩ moves to the end of the sentence. `‹one|thing›` gives "one's thing", or
   * "the thing of one" if words stand behind the noun of `one`, as in "a fox in play".
   */
  readonly says: string
  /**
   * Further wordings that are read as this entry, in the notation of `says`; the entry itself is always printed as `says`. `(a|b|)` stands for one
   * of several words, or none; `$group+yours` for a group with a filter. Of an amount, `spoken: …` stands in place of a number. In
   * `away: …` a title means a card out of play.
   */
  readonly reads?: readonly string[]
  /** The kind of each blank: one of `blankKinds`, or the name of a list of words in `lists`. */
  readonly blanks?: { readonly [blank: string]: string }
  /** The heading above the entry in a long menu, one of `headings`; entries without a heading come last. */
  readonly heading?: string
  /** The names that an ability must provide so that the entry is offered; `gives` and `parts` define these names. */
  readonly needs?: readonly string[]
  /** `read`: the builder understands it in scripts, but does not offer it. */
  readonly offer?: 'read'
  /** Of a group or a filter: the name for one of its cards in a script. */
  readonly noun?: string
  /** Of a filter: where its words are in the sentence; `instead`: in place of the word "card". */
  readonly stands?: 'before' | 'after' | 'instead'
  /** Of a filter: words at the end of the group's sentence that are dropped when the filter is used. */
  readonly replaces?: string
  /** Of cards and players: `several` if its script returns a list; else it returns one. */
  readonly means?: 'several'
  /** Of cards and players: `possible` if there may be no such card or player. Blanks listed in `wants` do not offer such entries. */
  readonly absent?: 'possible'
  /** Blanks that offer only entries which always give a card or a player. */
  readonly wants?: readonly string[]
  /** `everybody`: it affects each player already, so it is not offered inside "each player". */
  readonly concerns?: 'everybody'
  /**
   * `player`: the code in its blanks is in a function with a parameter `player`, which is "you" there. `one`: it is in a loop whose variable `one`
   * is the target.
   */
  readonly binds?: 'player' | 'one'
  /** The script to use inside "each player", where another player than `you` decides. */
  readonly bound?: string
  /** `card`: in its filters, the script has only the card, and none of the other names. */
  readonly knows?: 'card'
  /**
   * `never`: of an effect, it is a sentence of its own and is not joined to others with "and"; of a change, the sentence does not begin
   * with the changed card.
   */
  readonly joins?: 'never'
  /** Of a change: `player` if it changes a number that each player has instead of one of a card. */
  readonly of?: 'player'
  /** Of a price: a script expression that says whether it can be paid. */
  readonly payable?: string
  /** Of a cost or a condition: the option of the ability that holds it, `{ exert: … }`; its code is the value of that option. */
  readonly option?: string
  /** Initial values of its blanks, if they differ from the menu's `first`. */
  readonly first?: FirstValues
  /** Of an effect: what its script, which is one expression, returns. Later effects can use it if the effect has a name. */
  readonly returns?: StepReturns
  /**
   * Of an effect that returns cards: the word before their kind where the sentence names them again, "discarded" for "the discarded fox"; default:
   * "that fox". Of an effect that returns a number: what it counted, "boat moved" for "1 for each boat moved this way".
   */
  readonly again?: string
}

/** Parts that an ability can have; `name`: the script gives the ability's name as the first argument. */
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

/** A word that starts an ability, and the parts that such an ability has. */
export interface AbilityWord {
  readonly label: string
  /** The purpose of the word, in a sentence. */
  readonly help: string
  /** The function of the script API that makes such an ability; for an ability with a trigger, the part before the dot. */
  readonly code: string
  /** The word printed on the card, if it differs from the label. */
  readonly says?: string
  readonly parts: readonly AbilityPart[]
  /** Of a trigger: the possible relations to the event (before, after, instead …), in the order of the menu. */
  readonly timings?: readonly AbilityTiming[]
  /**
   * `as`: it has no label on the card, and its text begins with "as" and an event: "as the fox moves, …". `alone`: its text does not name the changed card.
   */
  readonly reads?: 'as' | 'alone'
  /**
   * Of a trigger: `argument` if the function takes the kind of event as its first argument, `eachTime('hurt', …)`; else it has a method for each
   * timing.
   */
  readonly eventIs?: 'argument'
  /** The words with which its text begins after the label, "each time" before the event, or "when you play $this". */
  readonly leads?: string
  /** `may`: its text says that you may use it. */
  readonly use?: 'may'
  /** `read`: the builder understands it in scripts, but does not offer it. */
  readonly offer?: 'read'
  /** The field of the card's texts that holds its sentence, if not the usual one. */
  readonly saysIn?: string
  /** Other words for "you" in its text: "defending player". */
  readonly you?: string
  /**
   * Of a change: a choice of the menu `changes`, or a word of a list, with the sentence in which the word replaces `$what`. `calls`: a choice
   * of those entries of `changes` whose code is a call of this word's function; such an entry is the whole ability with its sentence, and a
   * condition is a last argument.
   */
  readonly changes?: 'menu' | 'calls' | { readonly list: string; readonly says: string }
  /** Names that its functions receive, so that entries with these names in `needs` are offered. */
  readonly gives?: readonly string[]
  /** The initial parts of a new ability. The event of its trigger depends on the place. */
  readonly begins: {
    readonly trigger?: { readonly timing: AbilityTiming; readonly of: 'self' }
    readonly change?: MenuChoice
    readonly hosts?: readonly MenuChoice[]
    readonly price?: MenuChoice
    readonly effects?: readonly MenuChoice[]
  }
  readonly first?: FirstValues
}

/** The abilities of a card type, or of another place that has a script. */
interface AbilityPlace {
  /** The ability words at this place, the most likely first. */
  readonly words: readonly string[]
  /** The event of the trigger of a new ability, if not the usual one. */
  readonly event?: string
  /** `host`: its constant abilities apply to the card to which this one is attached. */
  readonly worksOn?: 'host'
  /**
   * Names that are known there, for entries that need them: `host`, the card to which it is attached; `number`, the number of a keyword.
   */
  readonly gives?: readonly string[]
  readonly first?: FirstValues
}

/** What the reading of card texts needs beside the menus. */
interface MenuTexts {
  /** Nouns for cards beside those of the filters: "stage", for "this stage". */
  readonly nouns?: readonly string[]
  /** Other spellings: the meant word, or several, by the written word in small letters: `{ atk: '[attack]', '[pp]': 'per player' }`. */
  readonly spellings?: { readonly [written: string]: string }
  /** The nouns that a noun includes, as "beast" includes "fox" and "hound". */
  readonly within?: { readonly [noun: string]: readonly string[] }
  /** By words behind a noun that names of groups contain, such as "you control": the filter with this meaning. */
  readonly behind?: { readonly [words: string]: string }
  /** Further wordings of words behind a noun, about you and about another player. */
  readonly alsoBehind?: { readonly [words: string]: { readonly you: readonly string[]; readonly other: readonly string[] } }
  /** Filters that are not read, or not with a word (`filter word`), because their words mean something else in texts. */
  readonly unread?: readonly string[]
  /** By effect on a number of cards: the same effect on one card, which returns that card. */
  readonly single?: { readonly [effect: string]: string }
  /** By effect on each of a set of cards: the same effect, which returns how many there were. */
  readonly numbered?: { readonly [effect: string]: string }
  /** The card, an entry of the menu of cards, that later words mean after an effect that only shows cards: by the effect. */
  readonly shown?: { readonly [effect: string]: string }
  /** On cards of these types, X is the amount `amount` if their number `stat` is printed as X and their text does not say what X is. */
  readonly chosenX?: { readonly types: readonly string[]; readonly stat: string; readonly amount: string }
  /**
   * Words of a condition about the card that a constant ability changes, without this card: "attacking $filters"; by condition. The blank is that of
   * the card.
   */
  readonly ofBearer?: { readonly [condition: string]: { readonly blank: string; readonly reads: readonly string[] } }
  /** By effect with a set in its words, such as "discard a fox": the effect that does the same to a card, which is chosen from that set. */
  readonly ofChosen?: {
    readonly [effect: string]: {
      readonly effect: string
      readonly blank: string
      readonly group: string
      readonly with: { readonly [blank: string]: MenuValue }
    }
  }
  /** By part of an event that is a card, such as the dog that a fox bites: its kind, and the entry by which a script reads it. */
  readonly ofParts?: { readonly [part: string]: { readonly kind: string; readonly card: string } }
  /**
   * Filters for cards other than one that the text named: `target`, the `subject` of the trigger, the `host`, the card that `paid` a cost, or one that is
   * `named` by its title, with the blank `code`. "Another fox" means one of these where this card is no fox.
   */
  readonly otherThan?: { readonly [card in 'target' | 'subject' | 'host' | 'paid' | 'named']?: string }
  /** The noun of the cards that are persons, "him" and "her". */
  readonly persons?: string
  /** Entries of the menu of cards of which a condition does not speak, because they ask a player, or only scripts name them. */
  readonly unspoken?: readonly string[]
  /** By card that a player would have to choose: the card that a condition uses instead, because a condition asks no player. */
  readonly askedAs?: { readonly [card: string]: string }
  /** Words of lists that mean another word where a text says them of cards of these types: by list and word. */
  readonly ofTypes?: {
    readonly [list: string]: { readonly [word: string]: { readonly types: readonly string[]; readonly word: string } }
  }
  /**
   * Groups of your cards, with the group of the same cards of another player, in which the blank `player` is the first player, and filters that it
   * needs in addition; `none` where there is no such group.
   */
  readonly ofOthers?: { readonly [group: string]: 'none' | { readonly group: string; readonly filters?: readonly string[] } }
  /** Sentences in brackets that only remind of a rule, without the brackets: they are left out wherever they stand. */
  readonly reminders?: readonly string[]
  /** Whole sentences without a label that are abilities, several of them if need be. */
  readonly sentences?: readonly MenuSentence[]
  /**
   * Triggers that need an event and conditions. They are tried before plain events with the same words.
   */
  readonly triggers?: readonly MenuTrigger[]
  /**
   * Of a card that is gone when its event has happened: the filters on what is printed, which still hold for it; and by filter the condition that
   * asks the same of the card as it was, or that is denied for it, with the same blanks. The condition for the filter `either` has the blanks
   * `conditions` and `others`. A text with another filter is not read.
   */
  readonly asItWas?: {
    readonly printed: readonly string[]
    readonly conditions: { readonly [filter: string]: string }
    readonly denied?: { readonly [filter: string]: string }
    /** The amounts that count something on a card, which a card that is gone does not have any more. */
    readonly counts?: readonly string[]
  }
  /** Types of cards of which only one card of each title is in a game: a limit "for the group" counts the uses of that card. */
  readonly alwaysUnique?: readonly string[]
  /** Effects whose words say what triggers them: "cancel an effect just triggered". */
  readonly answers?: readonly MenuAnswer[]
  /** Effects whose words say that the card is elsewhere than in play: the zone from which the ability works. */
  readonly elsewhere?: readonly { readonly reads: readonly string[]; readonly effect: SentencePart; readonly where: string }[]
  /** How texts say that every player may use an ability. */
  readonly anyPlayer?: readonly string[]
  /** The card that paid for the ability, an entry of the menu of cards; it is read after these costs, which have the blank `filters`. */
  readonly paid?: { readonly card: string; readonly costs: readonly string[] }
  /** Costs that name this card, or the card to which it is attached, to which "it" may refer. */
  readonly namedInCosts?: { readonly [cost: string]: 'self' | 'host' }
  /** Effects whose number may be a list: "+1 [speed] and +2 [size] until the end of the phase". */
  readonly series?: readonly string[]
  /** Sentences that say a fact of the card or of the game, for which nothing stands in its script. */
  readonly facts?: { readonly [fact: string]: Pick<MenuSentence, 'reads' | 'blanks' | 'types'> }
  /** Sentences behind the effects of abilities with these words, which are abilities of their own: "this effect cannot be cancelled". */
  readonly behindEffects?: readonly (MenuSentence & { readonly words: readonly string[] })[]
  /**
   * The groups, and the entries of the menu of cards, that stand for cards in a pile; and by effect on cards in play, the effect that a text means for
   * such cards.
   */
  readonly ofPiles?: {
    readonly groups: readonly string[]
    readonly cards: readonly string[]
    readonly effects: { readonly [effect: string]: string }
  }
  /**
   * Effects that another effect already includes, by that effect: behind it, their words add no effect of their own if they speak of the same card.
   */
  readonly includes?: { readonly [effect: string]: readonly string[] }
  /** Words behind what an earlier effect did: "this way" in "foxes discarded this way". */
  readonly results?: readonly string[]
  /** By condition or amount about a set of cards: the one that asks the same of the number that an earlier effect returned. */
  readonly counted?: { readonly [entry: string]: string }
  /**
   * An effect whose text names no player and which follows the effect `after`, as in "the fox follows a player and barks": it happens to the same
   * player. Both have the blank `player`.
   */
  readonly keepsPlayer?: { readonly after: string; readonly effect: string }
  /** The words before a quote with further abilities of the card, as a pattern: "counts as a hat with the text". */
  readonly quotes?: string
  /** The id of the filter for cards other than this one; its word is read only where this card is of the kind of the noun. */
  readonly other?: string
  /** The id of the filter by the card type, for types that have no filter of their own. */
  readonly ofType?: string
  /** By filter: the filter with the same blanks for cards that do not pass it, where a text says "is not …". */
  readonly opposites?: { readonly [filter: string]: string }
  /** The id of the filter for cards that pass one list of filters or another, with the blanks `filters` and `others`. */
  readonly either?: string
  /** The id of the change by an amount, with the blanks `stat` and `amount`: "X is …" of a number that the card prints as X. */
  readonly numberOf?: string
  /** The id of the change that gives a keyword with a number, with the blanks `keyword` and `amount`. */
  readonly keywordNumber?: string
  /**
   * The ability words for sentences without a label that say what happens: `when` something happens, or `after` it. For the events in `over`, "when"
   * and "if" mean `after`, too: "when the fox is caught, you win".
   */
  readonly triggered?: { readonly when: string; readonly after: string; readonly over?: readonly string[] }
  /** The id of the condition that a phase runs, with the blank `phase`: "after the fox moves during the night phase". */
  readonly inPhase?: string
  /** The id of the condition that something does not hold, for "unless …" and "is not …". */
  readonly not?: string
  /** The player that "that player" means where a card with this filter was chosen: "a fox that follows a player". An entry of the menu of players. */
  readonly ofTarget?: { readonly filter: string; readonly player: string }
  /** The id of the condition that each of a set of cards is of a sort: its blanks are `group` and `filters`. */
  readonly every?: string
  /** The id of the condition that a card is of a sort: its blanks are `card` and `filters`. */
  readonly isSort?: string
  /** Effects that a text tells together with the moment at which they happen. */
  readonly later?: readonly LaterEffect[]
  /**
   * Lasting effects that change a number of the table: the change, with the blank `amount`, and the effect that begins it, with the blanks `name` and
   * `until`. Each becomes an ability of its own with the word `word`. Only the entries `amounts` of the menu of amounts may be its number: the number
   * is fixed when the effect begins, and others could change while it lasts.
   */
  readonly lasts?: readonly {
    readonly reads: readonly string[]
    readonly change: string
    readonly effect: string
    readonly word: string
    readonly amounts: readonly string[]
  }[]
  /** Words for players who are "you" for an ability of a card of these types, triggered by one of these events, under these conditions. */
  readonly addressed?: readonly {
    readonly says: readonly string[]
    readonly types: readonly string[]
    readonly events: readonly string[]
    /** Only where the event happens to this card. */
    readonly of?: 'self'
    readonly conditions?: readonly string[]
  }[]
  /** Wordings of conditions behind "each player", by condition. */
  readonly ofEachPlayer?: { readonly [condition: string]: readonly string[] }
  /** Effects that lead to a later stage: the blank with its number, which must be higher than that of the card. */
  readonly onward?: { readonly [effect: string]: string }
  /** The condition that a player is not the first one, for "each other player" behind words for the first player. */
  readonly eachOther?: string
  /** Effects that happen to cards of some kinds only, or of all others: the blank of the card; `with`: only in texts with some of these words. */
  readonly effectsOn?: {
    readonly [effect: string]: {
      readonly blank: string
      readonly kinds?: readonly string[]
      readonly never?: readonly string[]
      readonly with?: readonly string[]
    }
  }
  /** The kinds of the cards that entries of the menu of cards mean. */
  readonly kindsOf?: { readonly [card: string]: string }
  /** Words before "counter" or "token" that name no token of a pack. */
  readonly ownTokens?: readonly string[]
  /** By condition of this card: words behind "while" or "if" that ask the same without naming the card, "while tired". */
  readonly aboutThis?: { readonly [condition: string]: readonly string[] }
  /**
   * Words for several cards in a condition that holds if it holds for one of them: the `condition`, with the blank `group`. "It" in later words
   * means `card`; so it does after a condition about one of the groups `of`, such as the attachments of that card.
   */
  readonly someOf?: readonly {
    readonly says: readonly string[]
    readonly condition: string
    readonly group: string
    readonly again?: { readonly card: string; readonly noun: string; readonly of?: readonly string[] }
  }[]
  /** Conditions that speak of a card, with the entry of the menu of cards that later words mean by "it", and its kind. */
  readonly askedOf?: { readonly [condition: string]: { readonly card: string; readonly noun: string } }
  /** Other words for "you" behind a noun: "that the dancer controls". */
  readonly yous?: readonly string[]
  /** Words with which effects begin behind a trigger that has no comma. */
  readonly beginnings?: readonly string[]
  /**
   * By effect: the ability words in whose texts alone it is read (`words`), or those in whose texts it is not, because another effect is (`instead`).
   */
  readonly only?: { readonly [effect: string]: { readonly words?: readonly string[]; readonly instead?: readonly string[] } }
  /**
   * Effects on cards that are not in play: the blank in which a title is the entry `card` of the menu of cards, in texts of these ability words, or
   * of all. `stays`: the effect leaves the card out of play.
   */
  readonly outOfPlay?: {
    readonly card: string
    /** Words before a title that say that the card is out of play: "set-aside". */
    readonly says?: readonly string[]
    /**
     * Wordings of a search for cards by their titles: "search the deck for $cards". The search has no effect of its own; the words behind it say what
     * is done with the cards.
     */
    readonly sought?: readonly string[]
    /** The ability words in whose texts such a search may name a single title; in other texts it must name several. */
    readonly seekers?: readonly string[]
    readonly effects: {
      readonly [effect: string]: {
        readonly blank: string
        readonly words?: readonly string[]
        /** The entry of the menu of cards that a title is in other texts. */
        readonly elsewhere?: string
        readonly stays?: 'away'
      }
    }
  }
  /**
   * By effect or price: a filter that the reader adds to the cards from which a player chooses, because the rules ask for it even where the text does
   * not. It takes the place of the filters in `says`, whose words ask for less: "exhaust a ready fox" needs a fox that can exhaust.
   */
  readonly fits?: { readonly [entry: string]: { readonly filter: string; readonly says: readonly string[] } }
  /**
   * Of a game in which text behind "then" happens only after all before it has happened in full: the effects that always do, behind which any
   * effect may stand, and the effects that happen in any case. Without it, "then" only says the order.
   */
  readonly behindThen?: {
    readonly complete: readonly string[]
    readonly anyway: readonly string[]
    /** By effect: effects behind it that do nothing either where it does nothing, such as a bite of a fox that could not come. */
    readonly together?: { readonly [effect: string]: readonly string[] }
  }
  /**
   * Scripts that do the same: `script` is a regular expression for a part of a script without line breaks, and `as` is another part with the same
   * result. A text that can be read as both scripts has only one meaning, the one with `as`.
   */
  readonly sameScripts?: readonly { readonly script: string; readonly as: string }[]
  /**
   * Of a game in which a lasting effect on a set of cards also changes cards that join the set later: the types of cards whose effects do not, and
   * how long the short effects last for which it makes no difference. `of` and `every` say with which entries of the menu of cards such an effect
   * names a set with the cards that join it.
   */
  readonly joining?: {
    readonly types: readonly string[]
    readonly until: readonly string[]
    /** By group: the filter that its name contains, or `none`. */
    readonly of?: { readonly [group: string]: string }
    /** The entries for the cards that fit these filters: `sort` with the blank `sort`, `trait` with `trait` too, `card` for cards of all kinds. */
    readonly every?: readonly {
      readonly filters: readonly string[]
      readonly sort: string
      readonly trait: string
      readonly card?: string
    }[]
  }
  /** Effects on a card that have no result just before these events happen to it, because it leaves play with them. */
  readonly lostWhen?: { readonly events: readonly string[]; readonly effects: readonly string[] }
  /**
   * Effects that the reader accepts as a price, although the menu of prices has no entry for them. They happen as far as they can, so the players can
   * always pay them. `tokens self` accepts the effect `tokens` only with the entry `self` of the menu of cards.
   */
  readonly payable?: readonly string[]
  /**
   * By stat or forbidden event: the zone in which a constant ability works that changes or forbids it for the card itself. The cost of a card, for
   * example, is asked while the card is in a hand.
   */
  readonly worksIn?: { readonly [name: string]: string }
}

/** "After this dance, …": an effect that happens at a later moment, as an ability of its own under a name. */
interface LaterEffect {
  /** Its words before the effect, or behind it, in the notation of `reads`. */
  readonly before?: readonly string[]
  readonly behind?: readonly string[]
  /** The effect, with the blank `name`, that makes it wait. */
  readonly effect: string
  /** The same where the later effect speaks of a card that is known only now, with the entry that means the card later. */
  readonly with?: { readonly card: string; readonly effect: string; readonly later: string }
  /** An amount that is known only later, such as "for each point of damage dealt by this attack": effects with it are later effects. */
  readonly amount?: string
  /** Values of the other blanks of `effect`. */
  readonly values?: { readonly [blank: string]: string }
  /**
   * For a later effect on a card that the ability chose before: the effect that notes the card under a name, the entry that reads the noted card by that
   * name, and the filter that asks whether it is still in its place.
   */
  readonly keeps?: { readonly effect: string; readonly card: string; readonly remains: string }
  /** The meaning of "that fox" in the later effect: the kind of the card, and its entry. */
  readonly that?: { readonly kind: string; readonly card: string }
  /** Conditions under which the later effect happens. */
  readonly conditions?: readonly string[]
  /** The ability word of the later effect. */
  readonly word: string
}

/** A sentence of card texts that is an ability as a whole. */
export interface MenuSentence {
  /** Its wordings, in the notation of `MenuEntry.reads`. */
  readonly reads: readonly string[]
  /**
   * The kind of each blank: as in `MenuEntry.blanks`; or `bearer`, the cards that a constant ability changes; or `subject`, the card or player to
   * which an event happens; or `next stage`, the number of the stage behind the card; or `other trait`, the trait of a word such as "non-Grey".
   */
  readonly blanks?: { readonly [blank: string]: string }
  /** The types of cards on which it is read; all, if it is left out. */
  readonly types?: readonly string[]
  /**
   * The abilities, each with its ability word and the parts that it needs. A value `$blank` is replaced by the value that the text has for this
   * blank; in a list, by all of its values.
   */
  readonly means: readonly ({ readonly word: string } & { readonly [part: string]: SentencePart })[]
}

/** A trigger of card texts with its conditions; values are as in the abilities of sentences. */
interface MenuTrigger extends Pick<MenuSentence, 'reads' | 'blanks' | 'types'> {
  readonly trigger: { readonly [part: string]: SentencePart }
  readonly conditions: SentencePart
  /** If the trigger names two cards: the meaning of "it" in the effects. */
  readonly it?: 'self' | 'host'
  /** The zone in which the card is when it triggers, if that is not the play area. */
  readonly where?: string
}

/** An effect with the trigger that its words name. */
interface MenuAnswer extends MenuTrigger {
  readonly effects: SentencePart
}

/** A part of an ability in a sentence. */
export type SentencePart = string | number | readonly SentencePart[] | { readonly [name: string]: SentencePart }

/** A kind of event that can trigger abilities. */
export interface MenuEvent {
  readonly label: string
  /** The sentence; `$subject` is the card or player to which it happens. */
  readonly says: string
  /** The sentence before it happens, if it is another. */
  readonly before?: string
  /** The sentence behind "when" before it happens, where "when" and `says` mean the moment after it: "a fox would enter play". */
  readonly would?: string
  /** Further wordings that are read as this event; "when: …" is read before it happens only. */
  readonly reads?: readonly string[]
  /** `when`: in texts its sentence means only the moment before it, because "after …" is another event there. */
  readonly readAs?: 'when'
  /** The types of cards to which it happens, for events that a text names with the same words as another event. */
  readonly types?: readonly string[]
  readonly subject: 'card' | 'player' | 'none'
  /** The name in a script for that card or player. */
  readonly noun: string
  /** The heading above the event in a long menu, one of `headings`. */
  readonly heading?: string
  /** Parts of the event that effects may use: an entry that needs the part `amount` has `amount part` in `needs`. */
  readonly parts?: readonly string[]
  /** Further names that it makes known to entries. */
  readonly gives?: readonly string[]
  /** Names that it makes known only while the event can still be changed (timing `when`). */
  readonly givesWhen?: readonly string[]
}

/** An effect that abilities can cancel. */
interface MenuCancel {
  readonly label: string
  /** The condition in the script that recognizes it. */
  readonly code: string
  /** The words for it when the text names it again: "those effects"; default: "that effect". */
  readonly again?: string
}

/** How scripts of a game are written. */
interface MenuStyle {
  /**
   * `arguments`: a filter is a word, and several are the arguments of a function, `a('grey', 'fox')`; the subject of an event is an entry of
   * `cards`. Else a filter is a condition about a card.
   */
  readonly filters?: 'arguments'
  /** The name under which functions of scripts take everything that the engine passes to them; else they take the parts in `handed`. */
  readonly context?: string
}

interface Entries {
  readonly [entry: string]: MenuEntry
}

/**
 * The menus of the ability builder, each by the names of its entries. In a game without ability words, authors write abilities as scripts.
 */
export interface AbilityMenus {
  readonly words?: { readonly [word: string]: AbilityWord }
  /** The ability words of each card type; cards of a type that is not listed may have all of them. */
  readonly types?: { readonly [type: string]: AbilityPlace }
  /** Abilities that are not on a card: `keyword`, `scenario`, `rule`. */
  readonly places?: { readonly [place: string]: AbilityPlace }
  /** Sets of cards. */
  readonly groups?: Entries
  readonly filters?: Entries
  /** Amounts. */
  readonly amounts?: Entries
  /** The cards that an effect changes, or the cards or players that it concerns. */
  readonly cards?: Entries
  readonly players?: Entries
  /** Players as targets, chosen before costs are paid. */
  readonly playerTargets?: Entries
  readonly conditions?: Entries
  readonly costs?: Entries
  readonly effects?: Entries
  /** The changes of a constant ability: `stat by amount`, or `'words' gain one`. */
  readonly changes?: Entries
  /** Prices, for abilities that are only a price. */
  readonly prices?: Entries
  /** Limits of abilities, in place of times, period and count. */
  readonly limits?: Entries
  /** How scripts of the game are written, where they differ. Not for systems. */
  readonly style?: MenuStyle
  /** Lists of words for blanks, with the text of each word. */
  readonly lists?: { readonly [list: string]: { readonly [word: string]: string } }
  /** Further wordings of these words that are read: by list and word. */
  readonly listReads?: { readonly [list: string]: { readonly [word: string]: readonly string[] } }
  readonly events?: { readonly [event: string]: MenuEvent }
  /** Periods with a beginning or end that can trigger something: "the round". */
  readonly moments?: { readonly [moment: string]: string }
  readonly cancels?: { readonly [word: string]: MenuCancel }
  /** Initial values of blanks; `event` is the event of a new trigger. */
  readonly first?: FirstValues
  /** Plurals, by the singular noun: "foxes". */
  readonly plurals?: { readonly [noun: string]: string }
  /**
   * Parts that must be next to an ability because the ability calls a function that depends on them, such as a counter for the game; by the
   * name of the called function, or by the beginning of the call (`amountThisRound('damaged'`). `$first` is the first argument of the call.
   * A part with the same name that is already there is enough.
   */
  readonly beside?: { readonly [called: string]: string }
  /**
   * Where an entry calls a function exported by the script of a system: that script (`pack/systems/slug`), by the name of the function; with
   * `#name` where the script exports it under another name. The game's own functions need no line here.
   */
  readonly verbs?: { readonly [called: string]: string }
  /** Names of parameters that the engine passes to functions of scripts. */
  readonly handed?: readonly string[]
  /** Words of lists that apply to players only, such as numbers of a player. */
  readonly ofPlayers?: readonly string[]
  /** Corrections of phrases that are wrong when entries are joined: a regular expression, and its replacement. Not for systems. */
  readonly phrasing?: readonly { readonly from: string; readonly to: string }[]
  /** Headings of long menus in their order, by the names that entries give as `heading`: "Damage and healing". */
  readonly headings?: { readonly [heading: string]: string }
  /** The order of filters: their words come before a noun in this order; other filters come after these. */
  readonly order?: readonly string[]
  /** For the reading of card texts. Not for systems. */
  readonly texts?: MenuTexts
}

/** The menus of a system, with the functions of its own script that its entries call. */
export interface SystemMenus extends Omit<AbilityMenus, 'verbs' | 'phrasing' | 'style' | 'texts'> {
  readonly verbs?: readonly string[]
  /** Sentences of card texts without a label that say a fact and have no script; as `texts.facts` of a game. */
  readonly facts?: NonNullable<AbilityMenus['texts']>['facts']
}

/** The parts of the menus that are joined by name: a name may stand in one chapter only. */
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
  'limits',
  'events',
  'moments',
  'cancels',
  'first',
  'plurals',
  'beside',
  'verbs',
  'headings',
] as const satisfies readonly (keyof AbilityMenus)[]
