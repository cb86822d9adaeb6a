/**
 * A chapter of a rulebook: what one contributor (the package of a game, or a system of a pack) adds to the description of the game that
 * pages, terminals and checks read. It is plain JSON: a chapter can be a file, and a chapter of an unknown author can be read without
 * running its code.
 */

import type { AbilityMenus, SystemMenus } from './ability-menus.ts'
import type { BotHint } from './bot-hint.ts'
import type { CardLists, SearchField } from './card-lists.ts'
import type { ConsequenceLook, OptionSign } from './consequences.ts'
import type { Counter } from './counter.ts'
import type { DeprecatedWords } from './deprecated-word.ts'
import type { DrawnForGame } from './drawn-words.ts'
import type { EventWords } from './event-words.ts'
import type { FirstSteps, OwnPack } from './first-steps.ts'
import type { ForeignId } from './foreign-ids.ts'
import type { HandMoves } from './hand-moves.ts'
import type { OpeningText } from './opening.ts'
import type { PassingWords } from './passing.ts'
import type { CardPicture } from './picture.ts'
import type { RecordField } from './record.ts'
import type { RoundByRound } from './round-by-round.ts'
import type { SceneBoardOfGame } from './scene-board.ts'
import type { SceneChanges } from './scene-changes.ts'
import type { FirstAbility, FirstPlace, ScriptTexts, Snippet } from './script-texts.ts'
import type { SimulationWords } from './simulation.ts'
import type { StatWords } from './stat-words.ts'
import type { StoryMoment } from './story-moment.ts'
import type { TableFigure } from './table-figure.ts'
import type { BackDrawing, Dial, MarkFace, StatusLine, StoryIcon, TableLook, TokenFace } from './table-look.ts'
import type { TableText } from './table-text.ts'
import type { Tour } from './tour.ts'
import type { XrayFigure } from './xray.ts'
import type { Zone } from './zone.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * The value of a fact in a file of facts. `printed`: a whole number, a dash or X. `number`: a whole number. `words`: a list of texts.
 * `one-of`: one of the fact's `words`. `slug`, `slugs`: names in lower case with hyphens.
 */
type FactHolds = 'printed' | 'number' | 'flag' | 'text' | 'words' | 'slug' | 'slugs' | 'one-of'

/** Something that a card may print. */
export interface Fact {
  /** The name of the fact within a sentence, with an article if needed: "a price", "points of life". */
  readonly name: string
  readonly holds: FactHolds
  /** Of `printed` and `number`: the smallest number; 0 by default. */
  readonly least?: number
  /** Of `one-of`: the allowed words. */
  readonly words?: readonly string[]
  /** The expected value in words, if an example is clearer than its kind: `a lower case text such as "clan"`. */
  readonly such?: string
  /** The largest number that cards print, with some reserve: a check warns of a higher number as a probable slip. */
  readonly usual?: number
  /** Of `slug`: values that the game itself uses; other values are allowed. */
  readonly known?: readonly string[]
  /** Of `slug` and `slugs`: `set` if they name sets of cards, whose titles are in the texts of the pack. */
  readonly names?: 'set'
  /** Of `names`: the section of text files that has the titles of these things, by their slugs. */
  readonly titles?: string
  /** Of `text`: the kind of id, if the fact holds the id of the card in another program. Imports and decks find cards by these facts. */
  readonly foreignId?: ForeignId
  /** Of `number`: `copies` if its form field is next to the number of copies instead of among the printed numbers. */
  readonly among?: 'copies'
  /** The label of its field in a form, and of a narrow field. A fact without a label has no field, unless a type must print it. */
  readonly label?: string
  readonly short?: string
  /** The name of the fact in the list of a card's numbers, if not its label: "Sailing speed". */
  readonly called?: string
  /** The icon of the fact on a card, and the colour of the icon. */
  readonly icon?: string
  readonly tone?: string
  /**
   * A text that its card prints in addition: the field of the card's texts that holds it, and the label of that text on the card and in a
   * form.
   */
  readonly text?: {
    readonly field: string
    readonly label: string
    /** The function of the script API that makes the ability which the text describes. */
    readonly script?: string
  }
  /** Of `slug` and `one-of`: the names of its values, and how they are drawn. */
  readonly values?: { readonly [value: string]: FactValue }
  /** `frame`: its value decides the colour of the card's frame and of the picture made for the card, and its icon is in a corner. */
  readonly colours?: 'frame'
  /** `no`: it does not affect games, such as a code used by another program. */
  readonly plays?: 'no'
  /**
   * `apart`: a card that prints it is not in the deck that a scenario makes of its sets, and in a player's deck it is not among the counted
   * cards.
   */
  readonly lies?: 'apart'
}

/** A value of a fact: "Storm", its icon, and the name of its colour on the board. */
interface FactValue {
  readonly name: string
  readonly icon?: string
  readonly tone?: string
}

/** The facts that a card type or side must print, and those that it may print. */
export interface PrintedFacts {
  readonly must?: readonly string[]
  readonly may?: readonly string[]
  /** Remedies for missing facts, by fact, where there is better advice than "add it". */
  readonly missing?: { readonly [fact: string]: string }
}

/** How a card type is drawn, in words that the board knows. An unknown word is drawn plain. */
export interface Face {
  /** The words at the bottom of the card: "Storm Rider". */
  readonly name: string
  /** The outline around the picture. */
  readonly window: string
  /** The colour of its frame, unless the card has a colour of its own (such as that of a clan). */
  readonly frame?: string
  /** The motif of its generated picture if none of the chapter's `pictures` fits the card. */
  readonly motif: string
  /** Facts in the column of numbers, and the one in the corner. A card that lies sideways shows only the first of the column. */
  readonly column?: readonly string[]
  /** Facts that are shown when the card is a single line, as in a folded seat. */
  readonly line?: readonly string[]
  readonly badge?: string
  /** The shape of the badge: `round` by default, or `hexagon`. */
  readonly badgeAs?: 'round' | 'hexagon'
  /** `full-face`: only the large card has the badge; the small card on the table does not, because the number is not needed during play. */
  readonly badgeOn?: 'every-face' | 'full-face'
  /** The line along the edge: `plain` by default; `gold`; `gilt`, thin and golden; `notched`, plain with notches on both sides. */
  readonly rim?: 'plain' | 'gold' | 'gilt' | 'notched'
  /** A pattern on the frame: none by default, or flashes of lightning. */
  readonly marks?: 'none' | 'lightning'
  /**
   * The orientation of the card on the table: `upright` by default; `wide`, sideways, with a bar that shows the progress towards the number in its
   * column if tokens count towards it; otherwise with the numbers of its column.
   */
  readonly lies?: 'upright' | 'wide'
  /** Facts whose values are told in words above the text of the card, such as its clan and its craft. */
  readonly says?: readonly string[]
}

/** A card type. */
export interface CardType extends PrintedFacts {
  /** The name of the type: "Fighter". */
  readonly name: string
  /** The plural of the name: "Fighters". */
  readonly plural: string
  /** Whether its cards usually have a subtitle, so that forms have a field for it. */
  readonly subtitled?: true
  /** One of the chapter's `backs`. */
  readonly back: string
  /** The heading of the type in menus, one of the chapter's `groups`. */
  readonly group: string
  /** The word under which users search for packs with such cards, one of the chapter's `contents`. */
  readonly content: string
  /**
   * `counted`: a player's deck is made of such cards. `beside`: a deck may hold them in addition. `begins`: a deck holds them in a section
   * that names their type. `never`: in no deck.
   */
  readonly inDeck: 'counted' | 'beside' | 'begins' | 'never'
  /** Most copies of one such card, and most cards of the type, in a deck; the deck's rules are the limit by default. */
  readonly copiesInDeck?: number
  readonly mostInDeck?: number
  /**
   * `shuffled` (default): its cards are in the deck that a scenario makes of its sets. `apart`: such cards may belong to a set, but are not
   * in that deck.
   */
  readonly inSet?: 'shuffled' | 'apart'
  /** `among-rules`: a game can be started with such cards among its rules, whose text then applies to the game. */
  readonly inGame?: 'among-rules'
  /** `in-setup`: such a card among the rules begins with its first side up, and is turned over during the setup of the scenario. */
  readonly turns?: 'in-setup'
  /**
   * The zone of the table into which such a card is played from a hand or put into play; for types of systems only, since the ruleset knows
   * the zones of its own types.
   */
  readonly playedInto?: string
  /** For types whose files should state the number of copies: the product in which these copies are, in words, such as "its box". */
  readonly copiesIn?: string
  /** The scenario mode whose own rules do what these cards say: scripts have nothing to add there. */
  readonly doneInMode?: string
  /** For types that the rules hardly support: the things that scripts have to do for such cards, in words. */
  readonly leaves?: string
  /**
   * Words of the rules for the kinds that it counts as: a storm rider is a rider and a fighter. Where a card counts once, the first kind is
   * used.
   */
  readonly is?: readonly string[]
  /** Stats that all players may see while the card lies face up, in the order in which they are shown. */
  readonly shows?: readonly string[]
  readonly face: Face
  /** The sides of every card of the type, and what each prints. */
  readonly sides?: { readonly [side: string]: PrintedFacts }
  /** The folder under `cards` for the file of a new card; by default a folder for its set in the chapter's `cardFolder`. */
  readonly folder?: string
  /** For types whose sides have scripts of their own: the side to which new abilities and sentences are added. */
  readonly actsOn?: string
  /** `always`: a new card of the type begins with two sides. */
  readonly twoSided?: 'always'
  /** The initial facts of a new card of the type: the least that the checks accept. */
  readonly newCard: { readonly [fact: string]: Json }
  /** The first ability in a new script of such a card; none by default. */
  readonly newScript?: FirstAbility
  /** The place of such a card in a new scene; by default the one in the game's `scriptTexts`. */
  readonly newScene?: FirstPlace
  /** What to do about a fact that belongs to another type, by that fact: "Fighters have might: …". */
  readonly instead?: { readonly [fact: string]: string }
}

/** Parts of scripts that the rules read at one moment, and the cards to which that moment never comes. */
export interface Moment {
  /** Functions of the script API that make such a part. */
  readonly builders: readonly string[]
  /** The card types to which the moment comes: only these, or all but these. */
  readonly only?: readonly string[]
  readonly never?: readonly string[]
  /** For scenarios and rules to which the moment never comes: the end of a message about it, and the remedy. */
  readonly besideCards?: { readonly why: string; readonly remedy: string }
  /** A word in the script with which the moment can come after all: `where`, `turnInto`. */
  readonly unless?: string
  /** Facts of a card with which the moment comes after all, such as a back of another deck. */
  readonly unlessPrints?: { readonly [fact: string]: string }
  /** The end of a message, and the remedy. */
  readonly why: string
  readonly remedy: string
}

/** A warning about a call or comparison in a script that does not mean what it seems to mean. */
type Caution = CautionOfCall | CautionOfComparison

/** A warning about comparing a value with certain words. */
interface CautionOfComparison {
  /** The code of the warning. */
  readonly code: string
  /** The warning is for comparisons with these words. */
  readonly compared: string
  /** The words for which the warning is meant; comparisons with other words are right. */
  readonly words: readonly string[]
  /** `{word}` is replaced by the word. */
  readonly message: string
  readonly remedy: string
}

interface CautionOfCall {
  /** The code of the warning. */
  readonly code: string
  readonly call: string
  /** The functions that receive the call as an argument; without it, the warning is for the call anywhere. */
  readonly verbs?: readonly string[]
  /** The warning is only for scripts that contain one of these names. */
  readonly beside?: readonly string[]
  /** The warning is not for scripts that contain one of these names. */
  readonly without?: readonly string[]
  /** The name of the receiving function replaces `{verb}`. */
  readonly message: string
  readonly remedy: string
}

/** Constant abilities without effect: they change a stat, or forbid an event, that the rules never use for the affected card. */
export interface WithoutEffect {
  /** Functions of the script API whose first argument is the name. */
  readonly builders: readonly string[]
  readonly names: readonly string[]
  /** In addition to `names`: all stats that the chapters mark as stats of players, or of the table. */
  readonly stats?: 'player' | 'table'
  /**
   * The affected cards on which it has no effect: the card itself (also when the script has no `on`), its host, or its controller. Without
   * this list, only `zones` counts.
   */
  readonly on?: readonly ('self' | 'host' | 'controller')[]
  /** The call has no effect on cards in these zones. */
  readonly zones?: readonly string[]
  /** The end of a message, and the remedy. */
  readonly why: string
  readonly remedy: string
}

/**
 * The kind of value that a field of a setup step or of a condition holds. `amount` and `copies`: a whole number, or a number for each
 * player; `copies` is 1 by default. `host`: a card, or one of the chapter's `hosts`. `filter`: cards by set, type and trait. `place`,
 * `way`: a word of the chapter's `places`, `ways`.
 */
export type FieldKind =
  | 'card'
  | 'cards'
  | 'host'
  | 'stage'
  | 'amount'
  | 'copies'
  | 'number'
  | 'filter'
  | 'token'
  | 'place'
  | 'way'
  | 'trait'
  | 'optional-trait'

/** One kind of setup step, or of condition under which a game ends, in scenario files. The ruleset carries it out. */
export interface Phrase {
  /** The fields of the phrase, in the order of the form. */
  readonly fields: { readonly [field: string]: FieldKind }
  /** The name of the phrase in a menu. */
  readonly name: string
  /** The sentence of the phrase, with fields in braces: `{card}`. */
  readonly reads: string
  /** `cards`: its numbers count cards and are written like "2 cards". */
  readonly counts?: 'cards'
}

/** One way to decide which stage follows a defeated one. */
interface BranchWords {
  readonly name: string
  readonly reads: string
  /** `by-chance`: by dice. Such branches are drawn with a die. */
  readonly decided?: 'by-chance'
  /** Functions of the script API with which the script of a stage decides this itself. */
  readonly calls?: readonly string[]
  /**
   * The number of stages that it needs, and the message for another number, in which `{stage}` and `{count}` are replaced by the stage and
   * the actual number.
   */
  readonly stages?: {
    readonly least: number
    readonly most: number
    readonly message: string
    readonly remedy: string
    readonly at: 'next' | 'by'
  }
}

/** A mode in which scenarios are played. The first mode of a game is its default. */
interface ModeWords {
  readonly name: string
  readonly text: string
  /** `said`: only for scenarios that define this mode. */
  readonly when: 'always' | 'said'
  /** The fact with the number of copies of a card that this mode removes. */
  readonly takesOut?: string
  /** By token: how many of it each card with which a deck begins has at first. */
  readonly beginsWith?: { readonly [token: string]: number }
  /** The parts of the game that this mode skips, in words that the ruleset knows. */
  readonly leavesOut?: readonly string[]
}

/** The names of the parts of a scenario within a sentence. */
export interface ScenarioWords {
  /** A set of cards, several sets, and the deck that is made of them. */
  readonly set: string
  readonly sets: string
  readonly deck: string
  /** A stage, several stages, the card of a stage, and the pile of these cards. */
  readonly stage: string
  readonly stages: string
  readonly stageCard: string
  readonly stageDeck: string
  /** All stages of a scenario together, as one thing. */
  readonly course: string
}

/**
 * The place at which a stage prints the progress that it needs: the side, the fact, and the text on the branches that leave the stage:
 * "{points} steps".
 */
interface StagePoints {
  readonly side: string
  readonly fact: string
  readonly reads: string
}

/**
 * A part of a deal: a field of every scenario file of the game, named like its entry in the rulebook. `{ "course": ["bridge", "gate"] }`
 * fills the part `course`.
 */
export interface DealPart {
  /** The name of the part after "needs", and the expected value of its field: "its stages", "a list of codes in order". */
  readonly name: string
  readonly such: string
  /** `course`: codes of the stages, in their order. `sets`: sets of cards. `cards`: codes of other cards. */
  readonly holds: 'course' | 'sets' | 'cards'
  /** The smallest number of entries. */
  readonly least?: number
}

/** The parts of a deal (of what is played with decks): fields of scenario files. */
export interface DealRules {
  readonly parts: { readonly [part: string]: DealPart }
  /** Parts of scenarios, and sections of texts, that only files of earlier versions may have; today they are empty. */
  readonly formerly?: readonly string[]
}

/** The parts of scenarios. */
export interface ScenarioRules {
  /** The stages of a scenario: their card type, and the fact that decides their order. */
  readonly stages: { readonly type: string; readonly order: string; readonly points?: StagePoints }
  /** Card types from which a setup step may choose cards. */
  readonly filterTypes: readonly string[]
  /** The names of its parts within a sentence; general words by default. */
  readonly words?: ScenarioWords
}

/**
 * Cards with which decks begin and that have rules of their own. A scenario that is played with them names them under `begins`, each with a
 * card: the first player begins with that card if no deck has one.
 */
interface StartingCards {
  /** In a sentence: "a wandering prince", "wandering princes". */
  readonly one: string
  readonly several: string
  /** The printed facts that select these cards, by fact; if the fact is a list, an entry of it. */
  readonly print: { readonly [fact: string]: string }
  /** How many of them are not counted against the maximum number of cards with which a deck begins. */
  readonly beyond?: number
  /** How many of them a game may begin with, for all players together. */
  readonly mostInGame?: number
  /** `one`: if a game begins with one of them, no deck of that game may hold or begin with another card of the same title. */
  readonly versions?: 'one'
  /** `said`: games of scenarios that do not name them under `begins` do not have them. */
  readonly scenarios?: 'said'
}

/**
 * Cards in decks that only some scenarios use: these scenarios name them under `deckCards`. Cards with which decks begin never belong to
 * them.
 */
interface DeckCards {
  /** In a sentence: "an old map", "old maps". */
  readonly one: string
  readonly several: string
  /** The facts that select these cards: their `type`, and printed facts; if a fact is a list, an entry of it. */
  readonly print: { readonly [fact: string]: string }
  /** The fact by which a scenario chooses some of them; without it, a scenario uses all of them or none. */
  readonly by?: string
}

/**
 * A section of decks: a field of every deck file of the game, named like its entry in the rulebook. `{ "sites": ["weathertop", "moria"] }`
 * fills the section `sites`.
 */
export interface DeckSection {
  /** One of its cards and several of them, in a sentence: "site", "sites". */
  readonly one: string
  readonly several: string
  /**
   * `list`: the file lists codes, one for each card, and their order counts. `copies`: the file has an object with the number of copies of
   * each code.
   */
  readonly written: 'list' | 'copies'
  /** The types of its cards; by default all types that are counted in decks, or allowed in addition, and that no other section claims. */
  readonly types?: readonly string[]
  /** Printed facts that its cards must have, by fact; if the fact is a list, an entry of it. */
  readonly print?: { readonly [fact: string]: string }
  /**
   * `always` (default): all cards that fit belong to this section. `by-player`: the player chooses some that fit, and the others belong to
   * another section.
   */
  readonly takes?: 'always' | 'by-player'
  /** `with-them`: the game begins with these cards, and every deck needs at least one of them. */
  readonly begins?: 'with-them'
  /** The smallest number of cards. For a section of copies: counted over the types that count, and not required of starter decks. */
  readonly least?: number
  /** The largest number of cards. */
  readonly most?: number
  /** Of a list: two of its cards must differ in at least one of these parts: `title`, another part of the texts of cards, or a fact. */
  readonly differ?: readonly string[]
  /** Each of its cards has a number in a fact, each number from `first` to `last` is used once, and the cards are listed in that order. */
  readonly numbered?: { readonly by: string; readonly first: number; readonly last: number }
  /** Of a list: the fact in which all its cards are alike, in one deck and in all decks of one game. */
  readonly alike?: string
  /** The cards of the section consist of two halves with the same number of cards, distinguished by a fact. */
  readonly halves?: { readonly by: string; readonly values: readonly [string, string] }
  /**
   * Of a list: whether cards in two decks of one game may be alike in the parts of `differ`. `unique` (default): not allowed. `free`:
   * allowed, so that two players can use the same deck.
   */
  readonly acrossPlayers?: 'unique' | 'free'
  /**
   * Of copies: `in` (default): its cards are shuffled into the pile from which the player draws. `apart`: they form a pile of their own, and are in no
   * sample hand and no figure of the deck.
   */
  readonly shuffled?: 'in' | 'apart'
  /**
   * Of a list: the section of copies in whose number and halves its cards count. Its cards count as copies, too. Used where the list only says
   * which cards of that section the game treats otherwise.
   */
  readonly countsIn?: string
  /** Of a list: its cards count as copies, together with those of the sections of copies. */
  readonly copies?: 'counted'
  /** Names that the section had in files of earlier versions, which can still be read. */
  readonly formerly?: readonly string[]
}

/** The rules for a legal deck of a player. */
export interface DeckRules {
  /** The sections of a deck, by the names of the fields in deck files, in the order in which decks are read, checked and shown. */
  readonly sections: { readonly [section: string]: DeckSection }
  /**
   * Most copies of one card in the sections of copies. Cards count as the same if they are alike in all parts of `sameBy` (see `differ` of
   * a section).
   */
  readonly copies: { readonly most: number; readonly sameBy: readonly string[] }
  /** The fact of a card that lowers the number of its copies in a deck: "Limit 1 per deck". */
  readonly limit?: string
  /** Backs of cards that are allowed in a deck. */
  readonly backs: readonly string[]
  /**
   * Backs of cards that a player sets aside next to the deck: a card of a counted type that has such a back is listed with the deck, but
   * not counted.
   */
  readonly setAside?: readonly string[]
  /** The fact in which a card should match one of the cards with which the deck begins, and the value that matches every deck. */
  readonly fits?: { readonly fact: string; readonly everywhere: string }
  /** The cards that decks are made of, in words for the end of a remedy. */
  readonly madeOf: string
  /** The formats of the game, by the value that a deck file has in its field `deckFormat`. A deck without this field is of no format. */
  readonly formats?: { readonly [format: string]: FormatOfDecks }
}

/** A format of decks: the cards that it admits, and numbers that replace those of the sections. */
export interface FormatOfDecks {
  /** Its name, also within a sentence: "Meadow block". */
  readonly name: string
  /** What it admits, as one sentence for players. */
  readonly text: string
  /** `starters`: only the starter decks of packs, with exactly their cards. */
  readonly only?: 'starters'
  /** What cards must print: a card must fit every entry that is about its section. By default every card is admitted. */
  readonly admits?: readonly AdmittedCards[]
  /** Most copies of one card, instead of the usual number. */
  readonly copies?: number
  /** By section, its smallest and largest number of cards, instead of the usual numbers. */
  readonly numbers?: { readonly [section: string]: { readonly least?: number; readonly most?: number } }
}

/** Cards that a format admits, by what they print. */
export interface AdmittedCards {
  /** The sections of the deck to which this applies; by default all. */
  readonly sections?: readonly string[]
  readonly fact: string
  /** The fact has one of these values, or is a text that begins with one of the words in `begins`. */
  readonly values?: readonly string[]
  readonly begins?: readonly string[]
  /** The admitted cards in words: "cards of the sets 1 to 3". */
  readonly words: string
}

/** The wording of the texts of the game. */
export interface Wording {
  /** Words in bold before an ability, such as "Storm Action". */
  readonly triggers: readonly string[]
  /** Periods for which texts limit the use of an ability: "(Limit once per storm.)". */
  readonly periods?: readonly string[]
  /**
   * Limits of the script API that are made by a function, by its name: what texts print, with `#` for the number, `(limit +#)`, the
   * usual words first; or the period of `(Limit 3 times per …)`, which a second argument replaces, with texts that leave the period out.
   */
  readonly limits?: {
    readonly [call: string]:
      | { readonly says: readonly [string, ...string[]] }
      | { readonly period: string; readonly says?: readonly [string, ...string[]] }
  }
  /** Nouns before which numbers are written as digits: "cards", "points of life". */
  readonly counted: readonly string[]
  /** Icons that can replace the number of a bonus. */
  readonly symbols: readonly string[]
  /** Terms of other games, each with the term of this game. */
  readonly foreign: { readonly [word: string]: string }
  /** Terms that are written in lower case within a sentence: "front row". */
  readonly terms: readonly string[]
  /** Formats of other programs whose texts have no bold words. */
  readonly withoutBold?: readonly string[]
}

/** The sections of a chapter: named entries that it adds to the game. A name belongs to one chapter only. */
export interface Sections {
  /** The backs of cards, by name, with their names for users. */
  readonly backs?: { readonly [back: string]: string }
  /** Headings in menus of card types, in order. */
  readonly groups?: { readonly [group: string]: string }
  /** Words under which users search for packs with cards of a kind, in order. */
  readonly contents?: { readonly [content: string]: string }
  readonly facts?: { readonly [fact: string]: Fact }
  /** Values that this chapter adds to a fact of another chapter, by the value: one more clan. */
  readonly factValues?: { readonly [value: string]: FactValue & { readonly of: string } }
  readonly types?: { readonly [type: string]: CardType }
  /** Subjects of pictures made from cards, by traits and words of cards. The last fitting entry is drawn: special ones come after general ones. */
  readonly pictures?: { readonly [picture: string]: CardPicture }
  /** By the word that texts print before an ability: the functions of the script API that make such an ability. */
  readonly abilities?: { readonly [word: string]: readonly string[] }
  readonly events?: { readonly [event: string]: EventWords }
  readonly stats?: { readonly [stat: string]: StatWords }
  readonly zones?: { readonly [zone: string]: Zone }
  readonly counters?: { readonly [counter: string]: Counter }
  /** Values that are kept from one game to the next, for games in a series. */
  readonly record?: { readonly [field: string]: RecordField }
  /** The phases of a round, each with its description in a sentence. */
  readonly phases?: { readonly [phase: string]: string }
  /** By phase: the steps that get a line in the drawing of the round. Steps from several chapters for one phase are joined. */
  readonly steps?: { readonly [phase: string]: readonly string[] }
  readonly dials?: { readonly [number: string]: Dial }
  readonly tokenFaces?: { readonly [token: string]: TokenFace }
  /** Words of the rules that mark a card, such as "Attacks", the most important first. */
  readonly marks?: { readonly [mark: string]: string }
  /** By mark: its icon and its colour. A mark without an entry is drawn plain. */
  readonly markFaces?: { readonly [mark: string]: MarkFace }
  /** By kind of story line: how a forecast shows it. A kind without an entry is shown as in the story. */
  readonly consequences?: { readonly [kind: string]: ConsequenceLook }
  /** By question: the icon next to each of its options. */
  readonly optionSigns?: { readonly [question: string]: OptionSign }
  /** By back: how it is drawn. For a back without an entry the board chooses a drawing. */
  readonly backDrawings?: { readonly [back: string]: BackDrawing }
  readonly modes?: { readonly [mode: string]: ModeWords }
  /** Cards with which decks begin and that have rules of their own, by their name in scenario files. */
  readonly startingCards?: { readonly [name: string]: StartingCards }
  /** Cards in decks that only some scenarios use, by their name in scenario files. */
  readonly deckCards?: { readonly [name: string]: DeckCards }
  /** Setup steps, and conditions under which a game ends. */
  readonly setup?: { readonly [word: string]: Phrase }
  readonly endings?: { readonly [word: string]: Phrase }
  readonly branches?: { readonly [word: string]: BranchWords }
  /**
   * Places to which a setup step moves cards, ways in which cards leave a hand, and hosts that are not cards of a pack: each with its text
   * in the step.
   */
  readonly places?: { readonly [place: string]: string }
  readonly ways?: { readonly [way: string]: string }
  readonly hosts?: { readonly [host: string]: string }
  /** The tokens of the rules, the most frequent in setups first, each with its text after a number. Packs can have further tokens. */
  readonly tokens?: { readonly [token: string]: string }
  /** Suggestions of the script editor, in the order of its list. */
  readonly snippets?: { readonly [snippet: string]: Snippet }
  /** Fields of searches for cards, in the order in which the help lists them. */
  readonly searchFields?: { readonly [field: string]: SearchField }
  /** The numbers by which two positions of a game are compared, in the order in which they are shown. */
  readonly figures?: { readonly [figure: string]: TableFigure }
  /** Further advice for an ability that failed, by the reason: the end of a remedy, as a sentence. */
  readonly faultRemedies?: { readonly [reason: string]: string }
  /**
   * Remedies for a field that this type of card does not have, by the field, or for a misplaced keyword, by its slug. The value of the
   * field replaces `{value}`.
   */
  readonly misplaced?: { readonly [field: string]: string }
  /** Events that only serve as names (for prohibitions) and never happen by themselves. */
  readonly neverHappens?: { readonly [event: string]: { readonly why: string; readonly remedy: string } }
  /** Advice to bots about questions, alternatives, abilities and cards, by their names in scripts. */
  readonly botHints?: { readonly [name: string]: BotHint }
  /**
   * The texts of the table about the rules of the chapter, as ICU messages by code: steps (`step.<name>`), phases (`phase.<name>`),
   * questions, story, refusals, outcomes.
   */
  readonly messages?: { readonly [code: string]: string }
}

/** Lists of a chapter, which are appended to those of earlier chapters. */
export interface Lists {
  /** Ids of packs that a new pack depends on, if they are available. */
  readonly basePacks?: readonly string[]
  /** Facts that a card of every type may print. */
  readonly everyCard?: readonly string[]
  /** Facts that a side of a card of any type may print. */
  readonly everySide?: readonly string[]
  /** Icons that a text may contain in brackets. */
  readonly signs?: readonly string[]
  /** Facts that are shown as the numbers of a card in lists of all its numbers, in that order. */
  readonly numbers?: readonly string[]
  /** Facts in the column of a face-down card that counts as something else, in that order. */
  readonly faceDown?: readonly string[]
  /** Words of the game that are also names of cards: alone in a script, such a word is not taken for a card. */
  readonly commonWords?: readonly string[]
  /** Words in scenes whose values are cards, in addition to those of every game: "fighters". */
  readonly cardWords?: readonly string[]
  /** Kinds of story lines that terminals leave out, because another line says the same or they only advance the clock. */
  readonly untold?: readonly string[]
  /** Figures that an X-ray of a scenario's deck computes from its cards. */
  readonly xray?: readonly XrayFigure[]
  /** Figures of each seat: terminals print them when a game is over, and lists of saved games print them next to the round. */
  readonly seatFigures?: readonly string[]
  readonly moments?: readonly Moment[]
  readonly cautions?: readonly Caution[]
  readonly withoutEffect?: readonly WithoutEffect[]
  /**
   * Kinds of story lines that only advance the round, in addition to those of every game: a stretch with such lines alone counts as one in
   * which nothing happened.
   */
  readonly clockwork?: readonly string[]
  readonly storyIcons?: readonly StoryIcon[]
  /** Story lines that are shown as an event: for each line, the first entry that fits is used. */
  readonly storyMoments?: readonly StoryMoment[]
  readonly lines?: readonly StatusLine[]
  /** Questions of windows, in which a player uses something or passes. */
  readonly windows?: readonly string[]
  /** Questions of steps in which players may do something or nothing: an empty answer does nothing. */
  readonly stepChoices?: readonly string[]
}

/** Examples for messages. */
export interface Examples {
  readonly packTitle: string
  readonly cardFile: string
  /** As cards print them: "Swift", "Strong 2". */
  readonly keywords: readonly string[]
  /** The facts of a side, as in a file. */
  readonly side: string
  /** Icons in brackets; by default the first of the game's `signs`. */
  readonly signs?: readonly string[]
}

/** Names in scripts for which the game itself has the text, so that the text of a pack need not have it. */
export type OwnNames = {
  readonly [words in 'ways' | 'prompts' | 'outcomes' | 'costs' | 'abilities' | 'tokens' | 'names' | 'byHand']?: readonly string[]
}

export interface Seats {
  readonly least: number
  readonly most: number
}

/** The classes of the objects in scripts, by their export names in the game's package: generated types for scripts use these names. */
export interface ScriptClasses {
  readonly card: string
  /** A player: a seat at the table. */
  readonly player: string
}

/** Names of functions of the game's script API that the compiler looks for in the source of a script, before any of it runs. */
export interface ScriptCalls {
  /** Functions that make parts, definitions and scenes. Functions passed to them are called during a game, not while the pack is loaded. */
  readonly parts: readonly string[]
  /** Functions that make abilities: the `slug` of their options names the ability. */
  readonly abilities: readonly string[]
  /** Functions whose first argument holds the alternatives of a question, by name. */
  readonly ways: readonly string[]
  /** Functions whose first argument names how a game ended. */
  readonly outcomes: readonly string[]
  /** Functions whose second argument names a token. */
  readonly tokens: readonly string[]
  /** Functions whose first argument names a text that people follow by hand. */
  readonly byHand?: readonly string[]
  /**
   * For games with `cardDescriptions`. `words`: functions and methods whose texts are words that describe cards. `titles`: functions whose
   * first argument is a title of a card, or a list of titles.
   */
  readonly describes?: { readonly words: readonly string[]; readonly titles: readonly string[] }
}

/** How scripts of a game describe cards, where they do so by words and titles: "each wounded guard", "Edith". */
export interface CardDescriptions {
  /** The words of the game itself, such as types and races. Keywords of packs are words as well. */
  readonly words: readonly string[]
  /** Titles that scripts may name even if no pack has a card of that title. Titles of cards in packs may be named as well. */
  readonly titles: readonly string[]
  /** The interfaces of the script API whose keys are the keywords, and the titles, of packs: their types are generated for a workspace. */
  readonly interfaces: { readonly words: string; readonly titles: string }
  /** Types of the script API whose values are words or titles: they stand in messages about misspelt ones. */
  readonly types: { readonly [type: string]: 'words' | 'titles' }
}

export interface Chapter extends Sections, Lists {
  /** The id of the game to which it belongs. */
  readonly game: string
  /** The name of the game for users; in the game's own chapter only. */
  readonly title?: string
  readonly ownNames?: OwnNames
  /** In the game's own chapter only. */
  readonly tour?: Tour
  /** Fields of the pack format that cards of this game do not print, so that forms do not offer them. In the game's own chapter only. */
  readonly notPrinted?: readonly ('traits' | 'quantity' | 'number' | 'sides')[]
  /** What the table counts, within a sentence: "round" by default, "turn". In the game's own chapter only. */
  readonly counts?: string
  /** A sentence for lists of games that says how many people play the game, together or against each other. In the game's own chapter only. */
  readonly about?: string
  /** The steps until something of a pack can be played. In the game's own chapter only; without it, the page of a pack shows none. */
  readonly firstSteps?: FirstSteps
  /** The suggestion to begin a pack. In the game's own chapter only. */
  readonly ownPack?: OwnPack
  /** The values that the editor takes into a scene that it writes from a game; in the game's own chapter only. */
  readonly sceneChanges?: SceneChanges
  /** The initial texts of new scripts; in the game's own chapter only. */
  readonly scriptTexts?: ScriptTexts
  /** Deprecated words of the game's script API; in the game's own chapter only. */
  readonly deprecated?: DeprecatedWords
  /** In the game's own chapter only; without it, both are the kernel's `Card`, which the package of the game then exports. */
  readonly scriptClasses?: ScriptClasses
  /** In the game's own chapter only; without it, its scripts do not describe cards by words and titles. */
  readonly cardDescriptions?: CardDescriptions
  /** In the game's own chapter only; without it, the arguments of the game's functions are not checked. */
  readonly scriptCalls?: ScriptCalls
  /** The menus of the ability builder; entries of several chapters are joined in one menu. */
  readonly abilityMenus?: AbilityMenus
  /** In the game's own chapter only. */
  readonly wording?: Wording
  /**
   * The folder under `cards` for cards whose type has no folder of its own, with one folder below it for each set. In the game's own
   * chapter only.
   */
  readonly cardFolder?: string
  /** Examples for messages: the title of a pack, and the path of a card's file. In the game's own chapter only. */
  readonly examples?: Examples
  /** In the game's own chapter only. */
  readonly tableText?: TableText
  /** In the game's own chapter only. */
  readonly table?: TableLook
  /** In the game's own chapter only; without it, the only move by hand is to roll new dice. */
  readonly handMoves?: HandMoves
  /**
   * `together` (default): all players win or lose. `against-each-other`: some win, and a player may concede. In the game's own chapter only.
   */
  readonly players?: 'together' | 'against-each-other'
  /** How its players pass; in the game's own chapter only. */
  readonly passing?: PassingWords
  readonly opening?: OpeningText
  /** In the game's own chapter only. */
  readonly simulation?: SimulationWords
  /** In the game's own chapter only; without it, only the end of a game is described. */
  readonly roundByRound?: RoundByRound
  /** In the game's own chapter only; a game without it has no boards in scenes. */
  readonly sceneBoard?: SceneBoardOfGame
  /** Names that the board can draw for this game. In the game's own chapter only. */
  readonly drawn?: DrawnForGame
  /** In the game's own chapter only. */
  readonly cardLists?: CardLists
  /** How many players there can be at a table, each with a deck; one to four by default. In the game's own chapter only. */
  readonly seats?: Seats
  /** The phase in which setup ends and play begins: trying out a setup stops there. In the game's own chapter only. */
  readonly playBegins?: string
  /** In the game's own chapter only; a game whose scenarios have no stages has none. */
  readonly scenario?: ScenarioRules
  /** In the game's own chapter only; without it, a scenario only gives a name to a game with decks. */
  readonly deal?: DealRules
  /** In the game's own chapter only; a game without decks has none. */
  readonly deck?: DeckRules
}

/**
 * The parts of a chapter that a system of a pack may have: without the parts that only the game itself may have, the base of new packs, and
 * warnings about functions.
 */
export type SystemChapter = Sections &
  Omit<Lists, 'basePacks' | 'cautions' | 'withoutEffect'> &
  Pick<Chapter, 'ownNames'> & {
    readonly abilityMenus?: SystemMenus
    /**
     * `optional`: it applies to games in which the players choose it. By default it applies to every game with its pack or a pack that
     * depends on it.
     */
    readonly rule?: 'optional'
    /**
     * For an optional system that keeps a record: the name of another optional system. It is offered when a campaign is started that has
     * that other one among its rules.
     */
    readonly chosenWith?: string
  }

/** A chapter and the file from which it was read, so that messages can name the file. */
export interface ChapterSource {
  readonly chapter: Chapter
  /** The name of the file in messages: `packages/lcg/src/rulebook/chapter.ts`, `systems/sailing.json`. */
  readonly file: string
  /** The line of a part, by its path; undefined for chapters without lines. */
  readonly lineOf?: (path: readonly string[]) => number | undefined
}
