/**
 * A chapter of a rulebook: what one contributor (the package of a game, or a system of a pack) adds to what everybody outside the table reads.
 * Plain JSON throughout: a chapter can lie in a file, and strangers' chapters are read without running anything.
 */

import type { AbilityMenus, SystemMenus } from './ability-menus.ts'
import type { BotHint } from './bot-hint.ts'
import type { CardLists, SearchField } from './card-lists.ts'
import type { ConsequenceLook, OptionSign } from './consequences.ts'
import type { Counter } from './counter.ts'
import type { DeprecatedWords } from './deprecated-word.ts'
import type { DrawnForGame } from './drawn-words.ts'
import type { EventWords } from './event-words.ts'
import type { FirstSteps } from './first-steps.ts'
import type { HandMoves } from './hand-moves.ts'
import type { OpeningText } from './opening.ts'
import type { CardPicture } from './picture.ts'
import type { RecordField } from './record.ts'
import type { RoundByRound } from './round-by-round.ts'
import type { SceneBoard } from './scene-board.ts'
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
 * What a fact holds in a file of facts. `printed`: a whole number, a dash or X. `number`: a whole number. `words`: a list of texts.
 * `one-of`: one of the fact's `words`. `slug`, `slugs`: names in lower case with hyphens.
 */
type FactHolds = 'printed' | 'number' | 'flag' | 'text' | 'words' | 'slug' | 'slugs' | 'one-of'

/** Something that a card may print. */
export interface Fact {
  /** In a sentence, with its article where it has one: "a price", "points of life". */
  readonly name: string
  readonly holds: FactHolds
  /** Of `printed` and `number`: the smallest number; 0 when not said. */
  readonly least?: number
  /** Of `one-of`: the words that there are. */
  readonly words?: readonly string[]
  /** What it holds, in words, where an example says it better than its kind: `a lower case text such as "clan"`. */
  readonly such?: string
  /** The most that cards print, with room, and not what most of them print: a higher number is told as probably a slip. */
  readonly usual?: number
  /** Of `slug`: names that the game itself uses; others are free. */
  readonly known?: readonly string[]
  /** Of `slug` and `slugs`: the things that the slugs name. A set of cards has its title in the texts of its pack. */
  readonly names?: 'set'
  /** Of `number`: `copies` where its field stands beside the number of copies, and not among the printed numbers. */
  readonly among?: 'copies'
  /** What it is called above a field of a form, and above a narrow one. A fact without a label has no field, unless a type must print it. */
  readonly label?: string
  readonly short?: string
  /** What it is called where the numbers of a card are read, if not by its label: "Sailing speed". */
  readonly called?: string
  /** Its sign on a card, and the colour of the sign. */
  readonly icon?: string
  readonly tone?: string
  /** Its card prints a text of its own besides: the field of the card's texts that has it, and what that is called on the card and in a form. */
  readonly text?: { readonly field: string; readonly label: string }
  /** Of `slug` and `one-of`: what its values are called, and how they are drawn. */
  readonly values?: { readonly [value: string]: FactValue }
  /** `frame`: its value colours the frame of the card and the picture made for it, and its sign stands in a corner. */
  readonly colours?: 'frame'
  /** `no`: it decides no game, as a code of another program does not. */
  readonly plays?: 'no'
  /** `apart`: a card that prints it lies in no deck which a scenario makes of its sets, and in a player's deck besides those that are counted. */
  readonly lies?: 'apart'
}

/** A value of a fact: "Storm", its sign, and the colour that the board knows by this word. */
interface FactValue {
  readonly name: string
  readonly icon?: string
  readonly tone?: string
}

/** Which facts something prints: those that it must, and those that it may. */
export interface PrintedFacts {
  readonly must?: readonly string[]
  readonly may?: readonly string[]
  /** What to do where one is missing, by fact, when it can be said better than "add it". */
  readonly missing?: { readonly [fact: string]: string }
}

/** How a card type is drawn, by words that the board knows. A word that it does not know is drawn plain. */
export interface Face {
  /** The words at the foot of the card: "Storm Rider". */
  readonly name: string
  /** The outline of the window in which the picture lies. */
  readonly window: string
  /** The colour of its frame, where no colour of the card's own (that of a clan) takes its place. */
  readonly frame?: string
  /** What a picture that is made from the card shows where none of the chapter's `pictures` fits it. */
  readonly motif: string
  /** Facts in the column of numbers, and the one in the corner. Of a card that lies wide the first of the column is drawn. */
  readonly column?: readonly string[]
  /** Facts that are told where the card is one line, as in a folded seat. */
  readonly line?: readonly string[]
  readonly badge?: string
  /** The form of the badge: `round` when not said, or `hexagon`. */
  readonly badgeAs?: 'round' | 'hexagon'
  /** `full-face`: only the large card has the badge; the small one on the table leaves it out, as a number that play asks for no more. */
  readonly badgeOn?: 'every-face' | 'full-face'
  /** The line along the edge: `plain` when not said, `gold`, a thin golden one (`gilt`), or a plain one with notches in both sides (`notched`). */
  readonly rim?: 'plain' | 'gold' | 'gilt' | 'notched'
  /** What runs over the frame: nothing when not said, or flashes of lightning. */
  readonly marks?: 'none' | 'lightning'
  /** Its orientation on the table: `upright` when not said; `wide`, on its side, with a bar of the progress towards the number in its column. */
  readonly lies?: 'upright' | 'wide'
}

/** A card type. */
export interface CardType extends PrintedFacts {
  /** As people say it: "Fighter". */
  readonly name: string
  /** Several of them: "Fighters". */
  readonly plural: string
  /** One of the chapter's `backs`. */
  readonly back: string
  /** One of the chapter's `groups`: under which heading menus offer it. */
  readonly group: string
  /** By which word one looks for a pack that has such cards: one of the chapter's `contents`. */
  readonly content: string
  /** Whether a player's deck is made of such cards (`counted`), may hold them besides (`beside`), or has them in a section that names their type (`begins`). Else `never`. */
  readonly inDeck: 'counted' | 'beside' | 'begins' | 'never'
  /** Most copies of one such card, and most cards of the type, in a deck; as many as the deck's rules allow where it is not said. */
  readonly copiesInDeck?: number
  readonly mostInDeck?: number
  /** `shuffled`, as where it is not said: copies lie in the deck that a scenario makes of its sets; `apart`: the type may bear the sign of a set and is not in that deck. */
  readonly inSet?: 'shuffled' | 'apart'
  /** `among-rules`: a game may be begun with such cards among its rules, where their text holds. */
  readonly inGame?: 'among-rules'
  /** `in-setup`: such a card among the rules begins with its first side up, and is turned over as the scenario is set up. */
  readonly turns?: 'in-setup'
  /** The zone of the table into which such a card is played from a hand, and put into play; the ruleset knows those of its own types. */
  readonly playedInto?: string
  /** Of types whose copies a file should state: which whole has them, in words, such as "its box". */
  readonly copiesIn?: string
  /** The mode that itself says what these cards do: there nothing is left to scripts. */
  readonly doneInMode?: string
  /** Of types without rules beyond where scripts put their cards: what is left to the scripts, in words. */
  readonly leaves?: string
  /** The kinds as which it counts, by words of the rules: a storm rider is a rider and a fighter. Where a card is counted once, the first counts. */
  readonly is?: readonly string[]
  /** Stats that everybody may see while the card lies open, in the order in which they are told. */
  readonly shows?: readonly string[]
  readonly face: Face
  /** Sides that every card of the type has, and what they print. */
  readonly sides?: { readonly [side: string]: PrintedFacts }
  /** The folder under `cards` in which the file of a new card is put; one for its set in the chapter's `cardFolder` where it is not said. */
  readonly folder?: string
  /** Of cards whose sides have scripts of their own: the side on which new abilities and sentences are put. */
  readonly actsOn?: string
  /** `always`: a new card of the type begins with two sides. */
  readonly twoSided?: 'always'
  /** What a new card of the type begins with: the least that the checks accept. */
  readonly newCard: { readonly [fact: string]: Json }
  /** The ability with which a new script of such a card begins; without it a script begins with none. */
  readonly newScript?: FirstAbility
  /** Where a new scene puts such a card; without it where the game's `scriptTexts` say. */
  readonly newScene?: FirstPlace
  /** What to do about a fact of another type, by that fact: "Fighters have might: …". */
  readonly instead?: { readonly [fact: string]: string }
}

/** Parts of scripts that the rules ask for at one moment, and on which cards that moment never comes. */
export interface Moment {
  /** Functions of the script API that make such a part. */
  readonly builders: readonly string[]
  /** The moment comes for these types alone, or for all but these. */
  readonly only?: readonly string[]
  readonly never?: readonly string[]
  /** Where it never comes for scenarios and rules either: the rest of a sentence about one of them, and what to do. */
  readonly besideCards?: { readonly why: string; readonly remedy: string }
  /** A word of the script with which it can come all the same: `where`, `turnInto`. */
  readonly unless?: string
  /** Facts with which it comes all the same, such as a back of another deck. */
  readonly unlessPrints?: { readonly [fact: string]: string }
  /** The rest of a sentence, and what to do. */
  readonly why: string
  readonly remedy: string
}

/** A call in scripts that does not mean what it seems to. */
type Caution = CautionOfCall | CautionOfComparison

/** A value that is compared with certain words, where it does not say what it seems to. */
interface CautionOfComparison {
  /** The code of the warning. */
  readonly code: string
  /** How the compared expression ends: `asItWas.type`. */
  readonly compared: string
  /** With these words; with others it is as it should be. */
  readonly words: readonly string[]
  /** `{word}` is replaced by the word. */
  readonly message: string
  readonly remedy: string
}

interface CautionOfCall {
  /** The code of the warning. */
  readonly code: string
  readonly call: string
  /** The functions to which it is handed; not said: the call is one wherever it stands. */
  readonly verbs?: readonly string[]
  /** Only in scripts that name one of these. */
  readonly beside?: readonly string[]
  /** Not in scripts that name one of these. */
  readonly without?: readonly string[]
  /** The function's name replaces `{verb}`. */
  readonly message: string
  readonly remedy: string
}

/** Constant abilities that change nothing: of these names, on cards to which that never happens or that are never asked. */
export interface WithoutEffect {
  /** Functions of the script API whose first argument is the name. */
  readonly builders: readonly string[]
  readonly names: readonly string[]
  /** Besides the names every stat of which the chapters say that it is asked of these. */
  readonly stats?: 'player' | 'table'
  /** It has no effect on these: the card itself, which it is where `on` is not said, its host, its controller. Not said: it depends on `zones` alone. */
  readonly on?: readonly ('self' | 'host' | 'controller')[]
  /** It has no effect on cards in these zones. */
  readonly zones?: readonly string[]
  /** The rest of a sentence, and what to do. */
  readonly why: string
  readonly remedy: string
}

/**
 * What a field of a setup step or of a condition holds. `amount` and `copies`: a whole number, or so many for each player; `copies` is 1 when it is not
 * said. `host`: a card, or one of the chapter's `hosts`. `filter`: cards by set, type and trait. `place`, `way`: a word of the chapter's `places`, `ways`.
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

/** One kind of setup step or of condition under which a game ends, as scenarios say it. What it does is the ruleset's. */
export interface Phrase {
  /** What it holds, in the order in which a form asks for it. */
  readonly fields: { readonly [field: string]: FieldKind }
  /** How a menu calls it. */
  readonly name: string
  /** How it reads: fields stand in braces, `{card}`. */
  readonly reads: string
  /** Its numbers count cards, and read so: "2 cards". */
  readonly counts?: 'cards'
}

/** One way in which the stage after a defeated one is decided. */
interface BranchWords {
  readonly name: string
  readonly reads: string
  /** Where dice decide: such branches are drawn with one. */
  readonly decided?: 'by-chance'
  /** Functions of the script API with which the script of a stage decides so by itself. */
  readonly calls?: readonly string[]
  /** How many stages it needs, and the message for any other number: the stage and the number that there are replace `{stage}` and `{count}`. */
  readonly stages?: {
    readonly least: number
    readonly most: number
    readonly message: string
    readonly remedy: string
    readonly at: 'next' | 'by'
  }
}

/** A way in which scenarios are played. The first one of a game is what the others fall back on. */
interface ModeWords {
  readonly name: string
  readonly text: string
  /** `said`: only where a scenario says what it is. */
  readonly when: 'always' | 'said'
  /** The fact that says how many copies of a card it takes out. */
  readonly takesOut?: string
  /** How many tokens lie at first on each card with which a deck begins, by the names of tokens. */
  readonly beginsWith?: { readonly [token: string]: number }
  /** The parts of the game that this mode leaves out, by words that the rules of the game know. */
  readonly leavesOut?: readonly string[]
}

/** What parts of a scenario are called within a sentence. */
export interface ScenarioWords {
  /** A set of cards, several of them, and the deck that is made of them. */
  readonly set: string
  readonly sets: string
  readonly deck: string
  /** One of its stages, several, the card of one, and the pile in which they lie. */
  readonly stage: string
  readonly stages: string
  readonly stageCard: string
  readonly stageDeck: string
  /** All stages of a scenario together, as one thing. */
  readonly course: string
}

/** Where a stage prints how much it takes, what that fact is, and how it reads on a way out of it: "{points} steps". */
interface StagePoints {
  readonly side: string
  readonly fact: string
  readonly reads: string
}

/**
 * A part of what is played: a field of every scenario file of the game, of the name under which the rulebook has it. `{ "course": ["bridge", "gate"] }` fills the
 * part `course`.
 */
export interface DealPart {
  /** What it is called behind "needs", and what its field holds: "its stages", "a list of codes in order". */
  readonly name: string
  readonly such: string
  /** `course`: codes of the stages, in their order. `sets`: sets of cards. `cards`: codes of other cards. */
  readonly holds: 'course' | 'sets' | 'cards'
  /** Fewest entries. */
  readonly least?: number
}

/** Of what a deal is made, that is, what is played with decks: the parts of scenario files. */
export interface DealRules {
  readonly parts: { readonly [part: string]: DealPart }
  /** Parts that files of earlier versions have, and that are empty there. */
  readonly formerly?: readonly string[]
}

/** What scenarios are made of. */
export interface ScenarioRules {
  /** Its stages: the type of their cards, and the fact by which they are in order. */
  readonly stages: { readonly type: string; readonly order: string; readonly points?: StagePoints }
  /** Types by which a step may choose cards. */
  readonly filterTypes: readonly string[]
  /** The way to the first one of a pack; nothing is told of it where it is not said. */
  readonly firstSteps?: FirstSteps
  /** What its parts are called within a sentence; in general words where it is not said. */
  readonly words?: ScenarioWords
}

/**
 * Cards with which decks begin and that have rules of their own. A scenario that is played with them names them under `begins`, with the card that the
 * one who begins has where no deck brings one.
 */
interface StartingCards {
  /** In a sentence: "a wandering king", "wandering kings". */
  readonly one: string
  readonly several: string
  /** The printed facts that select them, by fact; of a fact that is a list, an entry of it. */
  readonly print: { readonly [fact: string]: string }
  /** So many of them are not counted where a deck begins with as many cards as it may. */
  readonly beyond?: number
  /** So many begin a game, of all players together. */
  readonly mostInGame?: number
  /** `one`: where one begins, no deck of the game begins with another card of its title, or holds one. */
  readonly versions?: 'one'
  /** `said`: games of scenarios that do not name them under `begins` have none. */
  readonly scenarios?: 'said'
}

/** Cards of decks that are played in some scenarios only: those name them under `deckCards`. Cards with which decks begin are none of them. */
interface DeckCards {
  /** In a sentence: "an old map", "old maps". */
  readonly one: string
  readonly several: string
  /** What selects them: their `type`, and printed facts by fact; of a fact that is a list, an entry of it. */
  readonly print: { readonly [fact: string]: string }
  /** The fact by which a scenario says with which of them it is played; without it a scenario is played with all of them, or with none. */
  readonly by?: string
}

/**
 * A section of decks: a field of every deck file of the game, of the name under which the rulebook has it. `{ "sites": ["weathertop", "moria"] }`
 * fills the section `sites`.
 */
export interface DeckSection {
  /** One of its cards and several of them, in a sentence: "site", "sites". */
  readonly one: string
  readonly several: string
  /** `list`: the file lists codes, one for each card, in an order that stays. `copies`: it has an object of codes and numbers of copies. */
  readonly written: 'list' | 'copies'
  /** Types of its cards; without it all types that decks count, or hold besides, and that no other section takes for itself. */
  readonly types?: readonly string[]
  /** What its cards print besides, by fact; of a fact that is a list, an entry of it. */
  readonly print?: { readonly [fact: string]: string }
  /**
   * `always`, as where it is not said: cards that fit belong here and nowhere else. `by-player`: the player chooses some that fit, and others like them lie
   * in another section.
   */
  readonly takes?: 'always' | 'by-player'
  /** `with-them`: the game begins with these cards, and no deck is played without one of them. */
  readonly begins?: 'with-them'
  /** Fewest cards. Of a section of copies: of types that count, and in a deck that is no starter. */
  readonly least?: number
  /** Most cards. */
  readonly most?: number
  /** Of a list: no two of its cards are alike in all of these parts: `title`, another part of the texts of cards, or a fact. */
  readonly differ?: readonly string[]
  /** Its cards bear the numbers from `first` to `last` in a fact, each of them once, and are listed in that order. */
  readonly numbered?: { readonly by: string; readonly first: number; readonly last: number }
  /** Its cards are of two halves with equally many cards, told apart by a fact. */
  readonly halves?: { readonly by: string; readonly values: readonly [string, string] }
  /**
   * Of a list: whether two decks of a game may have cards here that are alike in the parts of `differ`. `unique`, as where it is not said: they may not.
   * `free`: they may, so that two players may bring the same deck.
   */
  readonly acrossPlayers?: 'unique' | 'free'
  /** Names that the section had in files of earlier versions: they are read as well. */
  readonly formerly?: readonly string[]
}

/** What makes a deck of a player legal. */
export interface DeckRules {
  /** Of what a deck is made, by the names of the fields of deck files, in the order in which decks are read, checked and shown. */
  readonly sections: { readonly [section: string]: DeckSection }
  /** Most copies of one card in the sections of copies. Cards are the same that are alike in all of these parts, as in `differ` of a section. */
  readonly copies: { readonly most: number; readonly sameBy: readonly string[] }
  /** The fact in which a card says that a deck may hold fewer of it: "Limit 1 per deck". */
  readonly limit?: string
  /** Backs of cards that may lie in a deck. */
  readonly backs: readonly string[]
  /** Backs of cards that a player sets aside beside the deck: one of a type that counts, and that wears such a back of its own, is listed with the deck and does not count. */
  readonly setAside?: readonly string[]
  /** The fact in which a card should be like one of those with which the deck begins, and the word of those that fit everywhere. */
  readonly fits?: { readonly fact: string; readonly everywhere: string }
  /** What decks are made of, at the end of a remedy. */
  readonly madeOf: string
}

/** How texts of the game say things. */
export interface Wording {
  /** Words in bold before an ability, such as "Storm Action". */
  readonly triggers: readonly string[]
  /** Periods for which texts limit the use of an ability: "(Limit once per storm.)". */
  readonly periods?: readonly string[]
  /** Nouns whose numbers are written as digits: "cards", "points of life". */
  readonly counted: readonly string[]
  /** Signs that replace a number after a bonus. */
  readonly symbols: readonly string[]
  /** What other games call something, and what this one calls it. */
  readonly foreign: { readonly [word: string]: string }
  /** Terms that are written small within a sentence: "front row". */
  readonly terms: readonly string[]
}

/** The sections of a chapter: what a game has, by name. A name belongs to one chapter alone. */
export interface Sections {
  /** What cards wear on their backs, by name, as people say it. */
  readonly backs?: { readonly [back: string]: string }
  /** Headings of menus of types, in their order. */
  readonly groups?: { readonly [group: string]: string }
  /** Words by which one looks for a pack with cards of a kind, in their order. */
  readonly contents?: { readonly [content: string]: string }
  readonly facts?: { readonly [fact: string]: Fact }
  /** Values of facts that another chapter brings, by the value: one more clan. */
  readonly factValues?: { readonly [value: string]: FactValue & { readonly of: string } }
  readonly types?: { readonly [type: string]: CardType }
  /** Subjects of pictures made from cards, by traits and words of cards. The last fitting entry is drawn: special ones come after general ones. */
  readonly pictures?: { readonly [picture: string]: CardPicture }
  /** By the word that texts print before an ability: the functions of the script API that make one. */
  readonly abilities?: { readonly [word: string]: readonly string[] }
  readonly events?: { readonly [event: string]: EventWords }
  readonly stats?: { readonly [stat: string]: StatWords }
  readonly zones?: { readonly [zone: string]: Zone }
  readonly counters?: { readonly [counter: string]: Counter }
  /** Values kept from one game to the next, where games follow each other. */
  readonly record?: { readonly [field: string]: RecordField }
  /** The phases of a round: what each is, in a sentence. */
  readonly phases?: { readonly [phase: string]: string }
  /** By phase: its steps that are worth a line where the round is drawn. Those that several chapters bring to one phase are put together. */
  readonly steps?: { readonly [phase: string]: readonly string[] }
  readonly dials?: { readonly [number: string]: Dial }
  readonly tokenFaces?: { readonly [token: string]: TokenFace }
  /** Marks of the rules that stand on a card, those first that go before others: "Attacks". */
  readonly marks?: { readonly [mark: string]: string }
  /** By mark: its sign and its colour. A mark without an entry is drawn plain. */
  readonly markFaces?: { readonly [mark: string]: MarkFace }
  /** By kind of story: how it is told of a choice that is not made yet. A kind without an entry is told as in the story. */
  readonly consequences?: { readonly [kind: string]: ConsequenceLook }
  /** By question: the sign beside the key of each of its options. */
  readonly optionSigns?: { readonly [question: string]: OptionSign }
  /** By back: how it is drawn. For a back without an entry the board chooses a drawing. */
  readonly backDrawings?: { readonly [back: string]: BackDrawing }
  readonly modes?: { readonly [mode: string]: ModeWords }
  /** Cards with which decks begin and that have rules of their own, by how scenarios name them. */
  readonly startingCards?: { readonly [name: string]: StartingCards }
  /** Cards of decks that only some scenarios are played with, by how these name them. */
  readonly deckCards?: { readonly [name: string]: DeckCards }
  /** Steps of a setup, and conditions under which a game ends. */
  readonly setup?: { readonly [word: string]: Phrase }
  readonly endings?: { readonly [word: string]: Phrase }
  readonly branches?: { readonly [word: string]: BranchWords }
  /** Where a chosen card goes, how cards leave a hand, and hosts that are no card of a pack: how each reads in a step. */
  readonly places?: { readonly [place: string]: string }
  readonly ways?: { readonly [way: string]: string }
  readonly hosts?: { readonly [host: string]: string }
  /** The tokens of the rules, those first that setups put most, and how each reads behind a number. Packs have others besides. */
  readonly tokens?: { readonly [token: string]: string }
  /** What the editor offers while a script is written, in the order of its list. */
  readonly snippets?: { readonly [snippet: string]: Snippet }
  /** Fields of searches for cards, in the order in which the help lists them. */
  readonly searchFields?: { readonly [field: string]: SearchField }
  /** By what two positions of a game are compared, in the order in which they are told. */
  readonly figures?: { readonly [figure: string]: TableFigure }
  /** What there is to do besides where an ability fails for a reason, by that reason: the end of a remedy, as a sentence. */
  readonly faultRemedies?: { readonly [reason: string]: string }
  /**
   * What to do about a field that a card does not have, by that field, or about a keyword that is none, by its slug, where it belongs elsewhere.
   * The value of the field replaces `{value}`.
   */
  readonly misplaced?: { readonly [field: string]: string }
  /** Events that only serve as names (for prohibitions) and never happen by themselves. */
  readonly neverHappens?: { readonly [event: string]: { readonly why: string; readonly remedy: string } }
  /** What bots should know of questions, ways and abilities, by the names that scripts give them. */
  readonly botHints?: { readonly [name: string]: BotHint }
  /** What the table says of the rules of the chapter, as ICU messages by their codes: steps (`step.<name>`), phases (`phase.<name>`), questions, story, refusals, outcomes. */
  readonly messages?: { readonly [code: string]: string }
}

/** Lists of a chapter, each put behind those of the chapters before. */
export interface Lists {
  /** Ids of packs on which a new pack stands, where they are at hand. */
  readonly basePacks?: readonly string[]
  /** Facts that a card of every type may print. */
  readonly everyCard?: readonly string[]
  /** Facts that a side of a card of any type may print. */
  readonly everySide?: readonly string[]
  /** Signs that a text may hold in brackets. */
  readonly signs?: readonly string[]
  /** Facts that are told as the numbers of a card where all of them are listed, in that order. */
  readonly numbers?: readonly string[]
  /** Facts in the column of a card that lies face down and counts as something, in that order. */
  readonly faceDown?: readonly string[]
  /** Words of the game that cards may have as names too: where one stands alone in a script, it names no card. */
  readonly commonWords?: readonly string[]
  /** Words of scenes, besides those that every game has, whose values are cards: "fighters". */
  readonly cardWords?: readonly string[]
  /** Kinds of story that terminals leave out: they are told by others, or only keep the clock. */
  readonly untold?: readonly string[]
  /** Figures of a scenario's deck that are counted from its cards. */
  readonly xray?: readonly XrayFigure[]
  /** Figures that each seat has: terminals print them when a game is over, and lists of kept games print them beside the round. */
  readonly seatFigures?: readonly string[]
  readonly moments?: readonly Moment[]
  readonly cautions?: readonly Caution[]
  readonly withoutEffect?: readonly WithoutEffect[]
  /** Kinds of story of the round's clockwork, besides those of every game: nothing has happened when they are told. */
  readonly clockwork?: readonly string[]
  readonly storyIcons?: readonly StoryIcon[]
  /** Which story entries are shown as an event: for each entry, the first that fits. */
  readonly storyMoments?: readonly StoryMoment[]
  readonly lines?: readonly StatusLine[]
  /** Questions of windows, in which a player uses something or passes. */
  readonly windows?: readonly string[]
  /** Questions by which steps of the round let players do something or leave it: naming nothing does nothing. */
  readonly stepChoices?: readonly string[]
}

/** What messages give as an example. */
export interface Examples {
  readonly packTitle: string
  readonly cardFile: string
  /** As cards print them: "Swift", "Strong 2". */
  readonly keywords: readonly string[]
  /** What a side may print, as it stands in a file. */
  readonly side: string
  /** Signs in brackets; the first of the game's signs where they are not said. */
  readonly signs?: readonly string[]
}

/** What scripts call by a name for which the game itself has words. */
export type OwnNames = {
  readonly [words in 'ways' | 'prompts' | 'outcomes' | 'costs' | 'abilities' | 'tokens' | 'names']?: readonly string[]
}

export interface Seats {
  readonly least: number
  readonly most: number
}

/** The classes of what scripts hold, by the names under which the package of the game exports them: types that are written for scripts name these. */
export interface ScriptClasses {
  readonly card: string
  /** A player: a seat at the table. */
  readonly player: string
}

/** Functions of the game's script API of which the parsed source of a script is asked, by their names: a script is compiled before anything of it runs. */
export interface ScriptCalls {
  /** They make parts, definitions and scenes. The functions that they are passed are called while a game is played, and not while the pack is loaded. */
  readonly parts: readonly string[]
  /** They make abilities: the `slug` of their options names one. */
  readonly abilities: readonly string[]
  /** Their first argument holds the choices of a question, by name. */
  readonly ways: readonly string[]
  /** Their first argument names how a game ended. */
  readonly outcomes: readonly string[]
  /** Their second argument names a token. */
  readonly tokens: readonly string[]
}

export interface Chapter extends Sections, Lists {
  /** The id of the game to which it belongs. */
  readonly game: string
  /** What people call the game; of the game's own chapter alone. */
  readonly title?: string
  readonly ownNames?: OwnNames
  /** Of the game's own chapter alone. */
  readonly tour?: Tour
  /** What scenes look at that are written from a game; of the game's own chapter alone. */
  readonly sceneChanges?: SceneChanges
  /** What new scripts begin with; of the game's own chapter alone. */
  readonly scriptTexts?: ScriptTexts
  /** Words of the game's script API that go; of the game's own chapter alone. */
  readonly deprecated?: DeprecatedWords
  /** Of the game's own chapter alone; without it both are the kernel's `Card`, which the package of the game then exports. */
  readonly scriptClasses?: ScriptClasses
  /** Of the game's own chapter alone; of a game without it nothing is known of what its functions are passed. */
  readonly scriptCalls?: ScriptCalls
  /** What the ability builder offers; entries of several chapters stand in one menu. */
  readonly abilityMenus?: AbilityMenus
  /** Of the game's own chapter alone. */
  readonly wording?: Wording
  /** Under `cards`, where cards lie whose type has no folder of its own: below it one folder for each set. Of the game's own chapter alone. */
  readonly cardFolder?: string
  /** What messages give as an example: the title of a pack, and the path of a card's file in one. Of the game's own chapter alone. */
  readonly examples?: Examples
  /** Of the game's own chapter alone. */
  readonly tableText?: TableText
  /** Of the game's own chapter alone. */
  readonly table?: TableLook
  /** Of the game's own chapter alone; without it only dice are thrown anew by hand. */
  readonly handMoves?: HandMoves
  readonly opening?: OpeningText
  /** Of the game's own chapter alone. */
  readonly simulation?: SimulationWords
  /** Of the game's own chapter alone; of a game that has none only its end is told. */
  readonly roundByRound?: RoundByRound
  /** Of the game's own chapter alone; a game whose scenes lay no board has none. */
  readonly sceneBoard?: SceneBoard
  /** Words that the board draws for this game. Of the game's own chapter alone. */
  readonly drawn?: DrawnForGame
  /** Of the game's own chapter alone. */
  readonly cardLists?: CardLists
  /** How many may sit at a table, each with a deck: one to four where it is not said. Of the game's own chapter alone. */
  readonly seats?: Seats
  /** The phase in which a game is set up and play begins: so far a setup is tried. Of the game's own chapter alone. */
  readonly playBegins?: string
  /** Of the game's own chapter alone; a game whose scenarios have no stages has none. */
  readonly scenario?: ScenarioRules
  /** Of the game's own chapter alone; without it a scenario is only a name for what is played with decks. */
  readonly deal?: DealRules
  /** Of the game's own chapter alone; a game without decks has none. */
  readonly deck?: DeckRules
}

/** The parts of a chapter that a system of a pack may bring: not those of the game itself, the base of new packs, or cautions about its functions. */
export type SystemChapter = Sections &
  Omit<Lists, 'basePacks' | 'cautions' | 'withoutEffect'> &
  Pick<Chapter, 'ownNames'> & {
    readonly abilityMenus?: SystemMenus
    /** `optional`: it holds in games whose players choose it. Without it, in every game of its pack and of those that stand on that. */
    readonly rule?: 'optional'
    /** Of an optional system that keeps a record: the name of the one with which it is offered, as a campaign that has that one among its rules is begun. */
    readonly chosenWith?: string
  }

/** A chapter and where it was read, so that messages can say who contributes what. */
export interface ChapterSource {
  readonly chapter: Chapter
  /** The file as messages call it: `packages/lcg/src/rulebook/chapter.ts`, `systems/sailing.json`. */
  readonly file: string
  /** The line of a part, by its path; undefined for chapters without lines. */
  readonly lineOf?: (path: readonly string[]) => number | undefined
}
