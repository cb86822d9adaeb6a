// For the door: what @questwright/kernel exports. Renew it with: npm run api

// AbilityExplanation
export interface AbilityExplanation {
    /** `pack:slug#part` */
    readonly name: string;
    readonly word: string;
    readonly lane: string | null;
    readonly hears: readonly string[];
    /** The card that prints it: another one for granted text. */
    readonly source: CardReference;
    /** `offered` now; `refused` with the reason; `waiting` for an event; `compulsory`: it resolves by itself; `called-up`: a rule runs it. */
    readonly status: 'offered' | 'refused' | 'waiting' | 'compulsory' | 'called-up';
    readonly reason?: Sentence;
    /** The events since the last answer at which it was considered, in order. */
    readonly moments: readonly Moment[];
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// AdvanceReply
/**
 * The reply of a table to its host. Everything except `viewers` is for the host alone: a hash reveals hidden cards when it is compared with
 * the hashes of guessed positions, and inputs hold the secret answers of other players.
 */
export interface AdvanceReply {
    readonly viewers: {
        readonly [viewer: ViewerName]: ViewerReply;
    };
    /** How many inputs the game holds now. */
    readonly inputs: number;
    readonly hash: string;
    readonly outcome?: Outcome;
    readonly refused?: Refusal;
    readonly faults: readonly Fault[];
    /** The place in the game at which each input was given. */
    readonly places: readonly Place[];
    /**
     * How often each player had a chance to act since the last reply and was not asked, because it could only pass. Being asked reveals that a player
     * holds something: with these counts a host can ask at regular times.
     */
    readonly silent: {
        readonly [seat: SeatName]: number;
    };
}

// Answer
/**
 * An answer: option keys for `choose`, `order` and `pairs`, a number for `number`, a number per option for `distribute`, `['yes']` or `['no']` for
 * `confirm`.
 */
export interface Answer extends Given {
    readonly kind: 'answer';
    readonly question: string;
    readonly value: AnswerValue;
}

// AnswerValue
export type AnswerValue = readonly string[] | number | {
    readonly [option: string]: number;
};

// Because
/** The reason for a question or an event: an ability of a card, or a step of the rules. */
export interface Because {
    readonly step?: string;
    readonly card?: CardReference;
    readonly ability?: string;
}

// CardExplanation
/** Why a card's numbers are what they are, and why its abilities are offered or not. */
export interface CardExplanation {
    readonly card: CardReference;
    readonly side: string;
    readonly zone: string;
    readonly controller: SeatName | null;
    readonly stats: readonly StatExplanation[];
    readonly abilities: readonly AbilityExplanation[];
}

// CardReference
/** A part of a sentence that names a card. `code` is absent where the viewer may not know it. */
export interface CardReference {
    readonly card: string;
    readonly code?: string;
}

// CardView
export interface CardView {
    /** The card's id where the viewer may know the card, else its place: `p2.hand.3`. */
    readonly key: string;
    readonly knowledge: 'known' | 'hidden';
    /** `pack:slug`; absent when hidden. */
    readonly code?: string;
    /**
     * The code (`pack:slug`) of the disguise of a card that lies face down as something else. Its stats are those of the disguise, and every
     * viewer sees the code.
     */
    readonly as?: string;
    /** Which side is up: `A`, `B` …; absent when hidden. */
    readonly side?: string;
    readonly zone: string;
    readonly owner?: SeatName | null;
    readonly controller?: SeatName | null;
    readonly tokens: {
        readonly [token: string]: number;
    };
    /** States of the card, such as exhausted, by the ruleset's names. */
    readonly marks: readonly string[];
    /** The stats that matter for this card's type, with their printed values. */
    readonly stats: {
        readonly [stat: string]: StatView;
    };
    /** Zones that lie on this card (`<id>/<zone>`), present only when not empty. */
    readonly zones?: readonly string[];
}

// ChoiceForecast
/** Forecasts of answers to the pending question. Illegal answers are left out. */
export interface ChoiceForecast {
    readonly question: string;
    readonly chosen?: Forecast;
    readonly options: {
        readonly [option: string]: Forecast;
    };
}

// ComingEffect
/** An effect that ends or happens, or an ability that may answer, at a coming moment such as the end of the phase. */
export interface ComingEffect {
    /**
     * `ends`: a lasting effect ends at that moment. `fires`: a delayed effect resolves then. `answers`: an ability in play is triggered then, if
     * its restriction holds.
     */
    readonly what: 'ends' | 'fires' | 'answers';
    /** The moment, as the ruleset calls it: `phase`, `turn`, `end of phase`, or the kind of an event. */
    readonly when: string;
    /** `pack:slug#part` */
    readonly name: string;
    /** The card that started the effect, or that has the ability. */
    readonly card: CardReference;
    /** Of a lasting effect: the stat, the change, and the changed cards, as far as the effect names them. */
    readonly stat?: string;
    readonly way?: Contribution['way'];
    readonly value?: Json;
    readonly targets?: readonly CardReference[];
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// Contribution
/** A contribution to a stat. */
export interface Contribution {
    /** The card that prints it; null for a keyword of the card itself. */
    readonly card: CardReference | null;
    /** `pack:slug#part` */
    readonly name: string;
    readonly way: 'add' | 'set' | 'times' | 'include' | 'exclude' | 'permit' | 'forbid';
    readonly value: Json;
    /** The stack trace of the script engine at the script line that wrote the contributing part; a host maps it to `place`. */
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// Fault
export interface Fault {
    /**
     * `script-error`, `out-of-fuel`, `out-of-memory`, `too-deep`, `asks-in-restriction`, `changes-in-restriction`, `too-much`, `wrong-value`,
     * `keeps-state` …
     */
    readonly reason: string;
    readonly message: string;
    /** `pack:slug#ability` */
    readonly ability?: string;
    /** Where the author's source failed, 1-based, already mapped through the source map. */
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
    /** The stack trace of the script engine, not yet mapped to the author's source. */
    readonly stack?: string;
}

// FaultInput
/** An ability that failed is blank from here on. */
export interface FaultInput extends Given {
    readonly kind: 'fault';
    readonly ability: string;
    readonly reason: string;
    /**
     * The state hash of the checkpoint at which it is consumed; the game and its host fill it in. Without it, as in old files: at the next checkpoint.
     */
    readonly at?: string;
}

// Forecast
/** What would follow from a choice if no player does anything optional after it, limited to what the choosing player may know. */
export interface Forecast {
    /** The story entries that it would add. */
    readonly follows: readonly StoryEntry[];
    /** Why the outcome may differ from `follows`, or why the forecast ended early. Empty: exactly `follows` happens. */
    readonly unknown: readonly Sentence[];
    /** Questions during the forecast that were answered by a guess: what `follows` reports after such an answer is one of several possibilities. */
    readonly guessed: readonly string[];
    /** The next window that opens if nothing optional is done; present when the wish asks for it. */
    readonly nextWindow?: NextWindow;
    /**
     * `change nothing`: no sequence of uses in the window changes what follows after all pass: the story entries are equal, and no seat gets
     * another chance on the way. Absent if the wish did not ask for it, if some sequence changes it, or if it cannot be known.
     */
    readonly uses?: 'change nothing';
}

// ForecastWish
/** The answers to forecast. */
export interface ForecastWish {
    /** The key of the question. */
    readonly question: string;
    /** The answer that is being made. */
    readonly chosen?: AnswerValue;
    /** Options to forecast, each as if it were the whole answer. */
    readonly options?: readonly string[];
    /**
     * Asks more of a pass: what the next window would offer, or whether anything that all seats can do in this one would change what follows from passing it.
     */
    readonly asks?: 'next window' | 'what uses change';
}

// GameFile
/** A saved game. The whole game can be computed from this data. */
export interface GameFile {
    readonly format: 'questwright-game';
    readonly version: 2;
    readonly engine: {
        readonly name: string;
        readonly version: string;
        readonly hash: string;
    };
    readonly packs: readonly {
        readonly name: string;
        readonly version: string;
        readonly hash: string;
    }[];
    readonly setup: Setup;
    readonly seed: string;
    readonly inputs: readonly Input[];
    /** The state hash before each input was consumed, and one after the last. */
    readonly hashes: readonly string[];
    /** Recorded inputs that did not fit the pending question when the game was saved: no part of the game, but kept. */
    readonly waiting?: readonly Input[];
}

// HeardMoment
/** A recent event at which an ability of some card was considered. */
export interface HeardMoment extends Moment {
    readonly card: CardReference;
    /** The answer after which it happened: the index of that input. */
    readonly input: number;
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// Input
export type Input = Answer | NewDice | FaultInput | LiftInput | ManualMove;

// Json
/** The type of state, inputs, story, and all other data that enters or leaves a realm. Numbers are integers. */
export type Json = null | boolean | number | string | readonly Json[] | {
    readonly [key: string]: Json | undefined;
};

// JsonObject
export type JsonObject = {
    readonly [key: string]: Json | undefined;
};

// LiftInput
/** Abilities whose scripts were changed work again from here on. */
export interface LiftInput extends Given {
    readonly kind: 'lift';
    readonly abilities: readonly string[];
    /** As `at` of `FaultInput`. */
    readonly at?: string;
}

// ManualMove
/** A change made by hand, outside the rules: undoable and replayed like any input. */
export interface ManualMove extends Given {
    readonly kind: 'move';
    readonly move: JsonObject;
    /**
     * Only of a player who concedes while others play on: as `at` of `FaultInput`. The game fills it in, and asks the pending question anew.
     */
    readonly at?: string;
}

// Moment
/** The outcome for a triggered ability when an event happened. */
export interface Moment {
    readonly ability: string;
    /** The kind of the event, and the card to which it happened. */
    readonly event: string;
    readonly subject?: CardReference;
    readonly lane: string;
    /** Who had the chance, for optional abilities. */
    readonly seat?: SeatName;
    readonly outcome: 'offered' | 'refused' | 'resolved';
    readonly reason?: Sentence;
}

// NewDice
/** New dice: another seed from here on. */
export interface NewDice extends Given {
    readonly kind: 'dice';
    readonly seed: string;
}

// NextWindow
/** The window that opens after the pending one is passed. */
export interface NextWindow {
    /** Whether it offers the same seat everything that the pending question offers. */
    readonly offers: 'as much' | 'less';
    /** The story entries up to it. */
    readonly follows: readonly StoryEntry[];
}

// NotJson
/** Thrown when something that should be plain data is not. */
export declare class NotJson extends Error {
    readonly name = "NotJson";
}

// Option
export interface Option {
    /** A slug or an origin, unique in its question; never a position or a displayed text. */
    readonly key: string;
    /** The card that the option is drawn on, if it is one. */
    readonly card?: CardReference;
    /** A description of what choosing this option does, for buttons and screen readers. */
    readonly label?: Sentence;
    /** For `distribute`: the most that this option takes. */
    readonly most?: number;
    /** For `pairs`: the card with which `card` is paired. */
    readonly other?: CardReference;
    /** For `pairs`: in how many chosen pairs these two cards may be, where that is not the same for all cards. */
    readonly each?: PairLimits;
    /** Why choosing it would change nothing, as far as can be known; it may be chosen all the same. */
    readonly idle?: Sentence;
}

// Outcome
export interface Outcome {
    /**
     * `won` and `lost`: by all. `decided`: some won and the others lost. In a reply it is the result of the viewer's seats: `decided` only if these
     * are winners and losers.
     */
    readonly result: 'won' | 'lost' | 'drawn' | 'decided';
    readonly winners: readonly SeatName[];
    readonly why: Sentence;
    /** Numbers that the ruleset counts, such as the length of the game or a score. */
    readonly figures: JsonObject;
}

// PairLimits
/** In how many chosen pairs one card may be, as `card` and as `other`; no limit where a number is absent. */
export interface PairLimits {
    readonly card?: number;
    readonly other?: number;
}

// Place
/**
 * The place in the game at which an input was given: a number and two names that the ruleset defines, from coarse to fine. Game files use
 * the same three words.
 */
export interface Place {
    /** How often the longest unit of the game has begun: a round of all players or a turn of one, as the ruleset has it. 0 before the first. */
    readonly round: number;
    /** The unit within the round. At the first checkpoint of each a keyframe is stored. */
    readonly phase: string;
    /** Empty if the ruleset names nothing finer than `phase`. */
    readonly step: string;
}

// Question
export interface Question {
    /**
     * The id of the question: its source, its name, the asked seat, and a number that counts the questions of that name since the checkpoint.
     * An answer repeats the key.
     */
    readonly key: string;
    readonly shape: QuestionShape;
    readonly who: SeatName;
    /** A code of the catalogue (`choose`, `pay`, `action-window` …), or a name that a script gives; then `parts.words` refers to its text. */
    readonly name: string;
    readonly parts: JsonObject;
    readonly because: Because;
    readonly options: readonly Option[];
    /** `choose`, `pairs`: how many; `number`: the range; `distribute`: the sum. */
    readonly least: number;
    readonly most: number;
    /** `pairs`: in how many chosen pairs each card may be. An option may have limits for its own cards. */
    readonly each?: PairLimits;
}

// QuestionShape
export type QuestionShape = 'choose' | 'order' | 'number' | 'distribute' | 'confirm' | 'pairs';

// Refusal
export interface Refusal {
    /** The index of the refused input in the game's inputs. */
    readonly input: number;
    readonly why: Sentence;
}

// ScriptPlace
/** A line of an author's script, 1-based. */
export interface ScriptPlace {
    readonly pack: string;
    readonly file: string;
    readonly line: number;
}

// SeatName
/** A seat's id: `p1`, `p2` …, clockwise. */
export type SeatName = string;

// Sentence
/** A sentence to be made outside: a code of the catalogue with its parts. */
export interface Sentence {
    readonly code: string;
    readonly parts: JsonObject;
}

// Setup
/** The beginning of a game: a deal, or a position. */
export type Setup = Deal
/** `scene`: the scene text from which the position was made, for display only; the game does not read it. */
 | {
    readonly kind: 'position';
    readonly position: Json;
    readonly scene?: Json;
    readonly dice?: string;
};

// StatExplanation
export interface StatExplanation {
    readonly stat: string;
    readonly printed: Json;
    readonly value: Json;
    readonly contributors: readonly Contribution[];
    /** A modifier failed: the printed value is shown. */
    readonly failed?: string;
}

// StatView
export interface StatView {
    readonly now: Json;
    readonly printed: Json;
}

// StoryEntry
export interface StoryEntry {
    readonly n: number;
    readonly kind: string;
    readonly parts: JsonObject;
}

// View
export interface View {
    readonly viewer: ViewerName;
    /** What the ruleset shows of the whole game: round and phase, seats, totals. */
    readonly status: JsonObject;
    readonly zones: {
        readonly [id: string]: ZoneView;
    };
    readonly cards: {
        readonly [key: string]: CardView;
    };
}

// ViewPatch
/** What changed in a view since the last reply to the same viewer. `null` removes an entry. */
export interface ViewPatch {
    readonly status?: JsonObject;
    readonly zones: {
        readonly [id: string]: ZoneView | null;
    };
    readonly cards: {
        readonly [key: string]: CardView | null;
    };
}

// ViewerName
/** A viewer: one seat (`p1`), or several seats that one person plays (`p1+p2`). */
export type ViewerName = string;

// ViewerReply
/** The reply to one viewer: everything that this viewer may know, and nothing else. */
export interface ViewerReply {
    /** The changes since the last reply to this viewer. */
    readonly patch: ViewPatch;
    readonly story: readonly StoryEntry[];
    /** The pending question; a viewer to whom it is not addressed gets it without options. */
    readonly question?: Question;
    readonly outcome?: Outcome;
}

// WordsOf
/**
 * The sorts of texts that authors write: alternatives of "choose one", questions, reasons for the end of a game, costs, abilities, tokens, names of
 * cards that lie face down, and what people do by hand because no script does it.
 */
export type WordsOf = 'ways' | 'prompts' | 'outcomes' | 'costs' | 'abilities' | 'tokens' | 'names' | 'byHand';

// WordsReference
/**
 * A slug in a script for which the text of its pack has the words. The part `words` of a sentence is such a reference:
 * the author's words replace the message of the code.
 */
export interface WordsReference {
    readonly words: WordsOf;
    /** The card, keyword, scenario or rule whose script names it: `pack:slug`, `pack:scenario/slug`, `pack:rule/slug`. */
    readonly of: string;
    readonly key: string;
}

// ZoneView
export interface ZoneView {
    readonly id: string;
    /** The name of this kind of zone: `hand`, `deck` … */
    readonly name: string;
    readonly seat?: SeatName;
    /** The key of the card on which this zone lies. */
    readonly host?: string;
    readonly count: number;
    /** Keys, first to last. The last card of a pile is its top. Empty for a pile that no seat may see. */
    readonly cards: readonly string[];
}

// canonical
/** A text that is the same for equal data, independent of the order of keys. */
export declare function canonical(value: Json | undefined): string;

// copyIn
/**
 * Copies and freezes plain JSON. All data from scripts must pass through here.
 * @throws NotJson for functions, fractions, cycles, deep nesting and everything else that cannot be saved
 * @throws TooMuch for a value larger than `LARGEST_VALUE`
 */
export declare function copyIn(value: unknown): Json;

// isPlain
/** Whether this is an object literal, also one from another JavaScript realm. */
export declare function isPlain(value: object): boolean;

// sameJson
/** Whether two pieces of data are equal, key order aside. */
export declare function sameJson(a: Json | undefined, b: Json | undefined): boolean;

// sizeOf
/** The size of plain data, in the unit of the limits. */
export declare function sizeOf(value: Json | undefined): number;

// Declarations that those above mention and that cannot be imported.

// Deal
/** The data from which a game is dealt, as the ruleset's set-up needs it. */
interface Deal {
    /** The game's own name for this kind of deal; never `position`. */
    readonly kind: string;
    /** The dice of earlier versions with which a saved game is played on: `32-bit`. Absent: the dice of today. */
    readonly dice?: string;
    readonly [part: string]: Json | undefined;
}

// Given
/** The player who gave an input. Without `by`, the host gave it, which may give any input. */
interface Given {
    readonly by?: SeatName;
}
