// Everything that @questwright/kernel exports. Renew it with: npm run api

// Ability
export interface Ability {
    readonly kind: 'ability';
    readonly slug: string;
    /** Where its script wrote it; only explanations read it. */
    readonly at?: WrittenAt;
    /** The printed word: the ruleset knows what it means. */
    readonly word: string;
    /** The words of windows in which it may be used, where its text prints more than one; they share its limit. */
    readonly words?: readonly string[];
    /** The lane in which it answers, or null for abilities that are used in windows. */
    readonly lane: string | null;
    /** Kinds of events that it hears. */
    readonly hears: readonly string[];
    /** How often it may answer to one trigger, where it is optional: once, or as often as it can be paid and could change something. */
    readonly answers?: 'once' | 'as-often-as-paid';
    /** Whose events: everyone's, or those whose subject is this card, its host, or one that the function accepts. */
    readonly of: 'any' | 'self' | 'host' | ((subject: Card | undefined, context: Context) => boolean);
    /** The restriction. It may read and never ask. */
    readonly when?: (context: Context) => boolean;
    readonly limit?: Limit;
    readonly costs: readonly Cost[];
    /** Values that X may take, before cost and targets are considered. */
    readonly x?: (context: Context) => readonly number[];
    /** Chooses targets; what it returns reaches the effect as `context.targets`. */
    readonly targets?: (context: Context) => unknown;
    /** States whether it could change the game, where the probe would not find out. */
    readonly could?: (context: Context) => boolean;
    /** Does what is known to follow, in place of the effect, while somebody looks ahead from using it: where the effect cannot be gone through so far. */
    readonly foretold?: (context: Context) => unknown;
    readonly effect: (context: Context) => unknown;
    readonly bearer: Bearer;
    /** Names of the zones from which it works, where the ruleset's own answer is not meant. */
    readonly where?: readonly string[];
    /** What the ruleset wants to know besides, such as the phase that its printed word names. */
    readonly notes: JsonObject;
}

// AbilityExplanation
export interface AbilityExplanation {
    /** `pack:slug#part` */
    readonly name: string;
    readonly word: string;
    readonly lane: string | null;
    readonly hears: readonly string[];
    /** The card that prints it: another one for granted text. */
    readonly source: CardReference;
    /** `offered` now; `refused` with the reason; `waiting` for something to happen; `compulsory`: it resolves by itself; `called-up`: a rule calls it up. */
    readonly status: 'offered' | 'refused' | 'waiting' | 'compulsory' | 'called-up';
    readonly reason?: Sentence;
    /** What it met since the last answer, in order. */
    readonly moments: readonly Moment[];
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// AdvanceReply
/**
 * What a table answers. All but `viewers` is for the host alone: the hash of a position tells hidden cards to who compares hashes of positions
 * that could be, and inputs hold what others answered in secret.
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
    /** Where the game stood when each input was given. */
    readonly places: readonly Place[];
    /**
     * How often each player came to a chance to act since the last reply and could only pass, so that nobody was asked. Whoever is asked shows by it that
     * they hold something: a host can ask its players at even times.
     */
    readonly silent: {
        readonly [seat: SeatName]: number;
    };
}

// Answer
/** An answer to the question of that key: `choose`, `order` and `pairs` give option keys, `number` a number, `distribute` a number per option, `confirm` `['yes']` or `['no']`. */
export interface Answer extends Given {
    readonly kind: 'answer';
    readonly question: string;
    readonly value: AnswerValue;
}

// AnswerValue
export type AnswerValue = readonly string[] | number | {
    readonly [option: string]: number;
};

// Answered
export interface Answered {
    readonly printed: Json;
    readonly contributors: readonly Contributor[];
    readonly value: Json;
}

// BOARD
/** The id of the table itself. */
export declare const BOARD = "table";

// Bearer
/**
 * Whom an ability is given to: its own card, the card it is attached to, or every card for which the function holds. `table`, of a keyword: it stands
 * once, however many cards have the keyword, while one in play has it, and the first of these is its card.
 */
export type Bearer = 'self' | 'host' | 'table' | ((card: Card, context: Context) => boolean);

// Because
/** Why something is asked or happens: an ability of a card, or a step of the rules. */
export interface Because {
    readonly step?: string;
    readonly card?: CardReference;
    readonly ability?: string;
}

// BoardWish
/** What a board has to be good for. */
export interface BoardWish {
    /** Everything about the board follows from these dice: a number below `sides`. */
    readonly dice: (sides: number) => number;
    /** Packs whose cards lie on it; those that they need may be used besides. */
    readonly packs: readonly string[];
    /** Parts that should get their chance, as `pack:slug#part`: the first for certain. None: a game from its beginning. */
    readonly hungry: readonly string[];
    /** Games that the packs propose besides, as setups without decks: those of a campaign, say. */
    readonly proposed?: readonly JsonObject[];
}

// BotCard
export interface BotCard {
    readonly id: string;
    readonly code: string;
    readonly zone: string;
    readonly controller: string | null;
    readonly fact: (name: string) => Json | undefined;
    readonly stat: (name: string) => number;
    readonly token: (name: string) => number;
    readonly is: (mark: string) => boolean;
}

// BotChoice
export type BotChoice = readonly string[] | number | {
    readonly [key: string]: number;
};

// BotQuestion
/** A question as a bot sees it: codes and keys of its own seat's view. */
export interface BotQuestion {
    readonly name: string;
    readonly shape: string;
    readonly who: string;
    readonly least: number;
    readonly most: number;
    readonly parts: Json;
    readonly options: readonly {
        readonly key: string;
        readonly card?: string;
        readonly code?: string;
        readonly label?: string;
        readonly most?: number;
    }[];
    /** Judges a whole choice. */
    readonly judge: (value: BotChoice) => boolean;
}

// BotTable
/** What a bot may look at: the open cards and those of its own seat. */
export interface BotTable {
    readonly seat: string;
    /** Ids of known cards in a zone, in order. */
    readonly zone: (id: string) => readonly string[];
    readonly size: (zone: string) => number;
    readonly card: (id: string) => BotCard | undefined;
    readonly status: (name: string) => Json | undefined;
    /** What the systems that are in the game note for their ruleset, such as hints for bots; absent where there are none. */
    readonly notes?: readonly JsonObject[];
}

// Breach
/** Something about a table that cannot be, whatever was played. */
export interface Breach {
    /** A name of its kind that never changes. */
    readonly code: string;
    /** What is wrong, for a person. */
    readonly message: string;
    /** The printed code of the card concerned. */
    readonly card?: string;
}

// Card
/**
 * Anything with an id, a printed code, an owner and a place: cards, seats, the table itself.
 * Scripts hold cards; what changes lies behind a private field and is written by the kernel only.
 */
export declare class Card {
    /** Where the card comes from: `p1/deck/17`. Stable for the whole game. */
    readonly id: string;
    /** Its number in order of creation: the tie-breaker wherever an order is needed. */
    readonly n: number;
    constructor(id: string, n: number, definition: CardDefinition, zone: Zone);
    /** `pack:slug` */
    get code(): string;
    /** The code without its pack. */
    get slug(): string;
    get zone(): Zone;
    get sideUp(): string;
    /** `down` for a card that lies with its face to the table. */
    get face(): 'up' | 'down';
    /** Id of the seat that owns it, or nobody: the table does. */
    get ownerName(): string | null;
    get controllerName(): string | null;
    /** What it lies there as, where something turned it face down; undefined for a card that is up, or merely dealt face down. */
    get disguise(): Disguise | undefined;
    /** What the side that is up prints; of a card that lies face down as something, what that is. */
    get facts(): JsonObject;
    get printed(): Side;
    /** @returns how many of these tokens lie on it */
    token(name: string): number;
    /** What an ability noted on it, or undefined. What the table itself remembers is the kernel's: nobody reads it here. */
    memory(name: string): Json | undefined;
    toString(): string;
}

// CardDefinition
export interface CardDefinition {
    /** `pack:slug` */
    readonly code: string;
    readonly slug: string;
    readonly pack: string;
    readonly front: Side;
    readonly sides: {
        readonly [name: string]: Side | undefined;
    };
    /** Lasting and delayed effects by slug, of all sides. */
    readonly named: ReadonlyMap<string, Lasting | Delayed>;
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
    /** What it is called while it lies face down as something, `pack:slug`: also for those who may not know the card. Its stats are those of that. */
    readonly as?: string;
    /** Which side is up: `A`, `B` …; absent when hidden. */
    readonly side?: string;
    readonly zone: string;
    readonly owner?: SeatName | null;
    readonly controller?: SeatName | null;
    readonly tokens: {
        readonly [token: string]: number;
    };
    /** States in words, as the ruleset calls them. */
    readonly marks: readonly string[];
    /** The stats that matter for this card's type, with their printed values. */
    readonly stats: {
        readonly [stat: string]: StatView;
    };
    /** Zones that lie on this card (`<id>/<zone>`), present only when not empty. */
    readonly zones?: readonly string[];
}

// CardsCost
/** A cost that is paid with cards of the payer's choice: "exhaust a character", "discard 2 cards from your hand". */
export interface CardsCost {
    readonly slug: string;
    /** What the question is called. */
    readonly name: string;
    /** How many cards pay it; one if not said otherwise. */
    readonly count?: number;
    /** The cards that could pay. It may read and never ask. */
    readonly among: (context: Context) => readonly Card[];
    /** What happens to a card that pays. */
    readonly pay: (card: Card, context: Context) => EventInit;
    /** `gone`: cards that pay are no targets afterwards, and none may pay without which the ability finds no target. */
    readonly payers?: 'gone' | 'there';
}

// Chances
/** How far a window has come: data, kept as arguments of its step. */
export interface Chances {
    readonly turn?: string | undefined;
    readonly passes?: number | undefined;
}

// Check
/** A state check that a card or keyword brings: what it finds happens at once. A keyword's is asked of each bearer that something happened to, a card's own of its card whenever anything happened. */
export interface Check {
    readonly kind: 'check';
    readonly slug: string;
    readonly at?: WrittenAt;
    readonly find: (context: Context) => readonly EventInit[];
    /** Names of the zones from which a card's own check works, where the ruleset's own answer is not meant. */
    readonly where?: readonly string[];
}

// ChoiceForecast
/** What would follow from answers to the question that waits. What is no legal answer is not in it. */
export interface ChoiceForecast {
    readonly question: string;
    readonly chosen?: Forecast;
    readonly options: {
        readonly [option: string]: Forecast;
    };
}

// ChooseCards
export interface ChooseCards<C extends Card> {
    readonly who: C;
    readonly name: string;
    readonly from: () => readonly C[];
    readonly least?: number;
    readonly most?: number;
    readonly parts?: JsonObject;
    readonly check?: (chosen: readonly C[]) => Sentence | undefined;
}

// ChooseOption
export interface ChooseOption {
    readonly who: Card;
    readonly name: string;
    readonly options: () => readonly EngineOption[];
    readonly least?: number;
    readonly most?: number;
    readonly parts?: JsonObject;
}

// ChoosePairs
export interface ChoosePairs<C extends Card> {
    readonly who: C;
    readonly name: string;
    /** The pairs that are possible. */
    readonly from: () => readonly {
        readonly card: C;
        readonly other: C;
    }[];
    /** In how many pairs one card may be, as the first and as the other; as often as there are others if not given. */
    readonly each?: PairLimits;
    readonly least?: number;
    readonly most?: number;
    readonly parts?: JsonObject;
    /** Judges the whole assignment. */
    readonly check?: (chosen: readonly {
        readonly card: C;
        readonly other: C;
    }[]) => Sentence | undefined;
}

// ComingEffect
/** Something that ends, happens or may be answered to at a moment that comes, such as the end of the phase. */
export interface ComingEffect {
    /** A lasting effect `ends`; a delayed one `fires`; an ability in play hears that moment and `answers` if its text lets it. */
    readonly what: 'ends' | 'fires' | 'answers';
    /** The moment, as the ruleset calls it: `phase`, `turn`, `end of phase`, or the kind of an event. */
    readonly when: string;
    /** `pack:slug#part` */
    readonly name: string;
    /** The card that it comes from. */
    readonly card: CardReference;
    /** What a lasting effect does, and to which cards, where it says so. */
    readonly stat?: string;
    readonly way?: Contribution['way'];
    readonly value?: Json;
    readonly targets?: readonly CardReference[];
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// Context
/** What cards, keywords and rules are made of. Definitions are data and functions, closed to the bottom; they hold no state. */
/** What every function of an ability is given. `you` is the seat that uses it, or the one who decides for the table. */
export interface Context<C extends Card = Card> {
    /** The card on which the ability works. */
    readonly self: C;
    /** The card that prints it: another one for granted text. */
    readonly source: C;
    readonly you: C;
    /** What it answers to. Abilities that answer to nothing get the event of their own use. */
    readonly event: GameEvent;
    /** The value chosen for X, else 0. */
    readonly x: number;
    /** The number of the keyword that brings the ability, else 0. */
    readonly number: number;
    /** What the `targets` function gave. */
    readonly targets: unknown;
    /** The cards with which its costs were paid, in order: what a payment happened to, players left out. While its use is only considered, a choice that could be paid. */
    readonly paid: readonly C[];
    /** What is particular about this use: handed over by the effect that brings it about, such as "its cost is 2 less". */
    readonly params: JsonObject;
}

// Contribution
/** Something that takes part in a stat. */
export interface Contribution {
    /** The card that prints it; null for a keyword of the card itself. */
    readonly card: CardReference | null;
    /** `pack:slug#part` */
    readonly name: string;
    readonly way: 'add' | 'set' | 'times' | 'include' | 'exclude' | 'permit' | 'forbid';
    readonly value: Json;
    /** The engine's own stack of the line that wrote it; a host maps it to `place`. */
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// Contributor
/** Where a part of an answer comes from. */
export interface Contributor {
    /** The card that prints the modifier, or the source of a lasting effect; null for a keyword of the card itself. */
    readonly card: string | null;
    /** `pack:slug#part` */
    readonly name: string;
    readonly way: Modifier['way'];
    readonly value: Json;
}

// Cost
/** A cost: whether it can be paid in full, and the events that pay it. `pay` may ask; nothing is paid before everything was asked. */
export interface Cost {
    readonly slug: string;
    readonly can: (context: Context) => boolean;
    /** What it would pay with is also asked where a use is only considered: then it may write nothing. */
    readonly pay: (context: Context) => readonly EventInit[];
    /**
     * What becomes of the cards that pay it. `gone`: they are no targets any more when targets are chosen, so it is not paid with the last of them;
     * `there`: they are where they were. Effects may speak of both.
     */
    readonly payers?: 'gone' | 'there';
    /**
     * The needs of a cost whose payer chooses the payment: all prices of a use are judged together by their needs. It may read and never ask. Without it, the
     * payment that `pay` returns is the need; where `pay` asks, its answers are tried one by one.
     */
    readonly needs?: (context: Context) => readonly Need[];
}

// CounterSpec
/** Systems: what packs add to the rules of a game. A table plays the ruleset of its game with the systems of the packs that are in it. */
/** A number of the table, or of each seat, that a system counts. */
export interface CounterSpec {
    readonly of: 'table' | 'each-seat';
    /** What it is before anybody changed it; 0 if not given. */
    readonly starts?: number;
    /** It never goes below; 0 if not given. */
    readonly least?: number;
    readonly most?: number;
}

// DefinitionError
/** Something is wrong with a definition; the message says what and where. */
export declare class DefinitionError extends Error {
    readonly name = "DefinitionError";
    /** Where the script wrote what is wrong, as a stack of the engine. */
    readonly at: string | undefined;
    constructor(message: string, at?: string);
}

// Delayed
/** An effect that waits for its moment. It resolves by itself and is no newly used ability. */
export interface Delayed {
    readonly kind: 'delayed';
    readonly slug: string;
    readonly at?: WrittenAt;
    readonly effect: (context: Context, params: JsonObject) => unknown;
}

// DoorMethod
/** A method of the door: JSON in, JSON out. */
export type DoorMethod = (argument: never) => unknown;

// Engine
export interface Engine {
    readonly ruleset: Ruleset;
    readonly library: Library;
    readonly sceneWords: SceneWords;
    readonly heuristic: Heuristic;
    readonly proving: Proving;
    /** A game stretch by stretch, read from its story: the ruleset's internal entry for the lab. */
    readonly courseOf: (story: readonly StoryLine[]) => readonly StretchCourse[];
    /** Runs a module of a pack and gives its default export. */
    readonly load: (module: string) => unknown;
}

// EngineOption
export interface EngineOption {
    readonly key: string;
    readonly card?: Card | undefined;
    readonly label?: Sentence;
    readonly most?: number;
    /** For `pairs`: the card with which `card` is paired. */
    readonly other?: Card;
    /** Why it would change nothing: advice, where an ability may be used without effect. */
    readonly idle?: Sentence;
    /** Options of the same sort differ in nothing that matters: their order is not asked. */
    readonly sort?: string;
}

// EventInit
/** What is handed to `perform`. */
export interface EventInit {
    readonly kind: string;
    /** The card to which it happens. */
    readonly subject?: Card | undefined;
    readonly [part: string]: unknown;
}

// EventSpec
/** What the ruleset says of a kind of event. */
export interface EventSpec {
    readonly resolve: (event: GameEvent) => void;
    /** Whether its AFTER lanes open on their own or join those of the event in which it happened. */
    readonly after: 'own' | 'joins';
    /** Parts that are known only when it resolves: set with `setPart`. */
    readonly later?: readonly string[];
    /** What to record of its subject before it resolves: for "as it was". */
    readonly snapshot?: (subject: Card) => unknown;
    /** What it takes where it pays a cost. It may read and never ask. Without it, it takes nothing that another cost of the same use could need. */
    readonly takes?: TakenBy;
    /** The events that this event causes: a "cannot" that forbids one of them forbids this event as a payment. It may read and never ask. */
    readonly entails?: (event: EventInit) => readonly EventInit[];
}

// Fault
export interface Fault {
    /** `script-error`, `out-of-fuel`, `out-of-memory`, `too-deep`, `asks-in-restriction`, `changes-in-restriction`, `too-much`, `wrong-value`, `keeps-state` … */
    readonly reason: string;
    readonly message: string;
    /** `pack:slug#ability` */
    readonly ability?: string;
    /** Where the author's source failed, 1-based, already mapped through the source map. */
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
    /** The engine's own stack, before it was mapped. */
    readonly stack?: string;
}

// FaultInput
/** An ability that failed is blank from here on. */
export interface FaultInput extends Given {
    readonly kind: 'fault';
    readonly ability: string;
    readonly reason: string;
    /** The state hash of the checkpoint at which it is consumed; the game and its host fill it in. Without it, as in old files: at the next checkpoint. */
    readonly at?: string;
}

// Forecast
/** What would follow from a choice, as far as whoever makes it may know, if nobody does anything else of their own accord. */
export interface Forecast {
    /** What the story would tell. */
    readonly follows: readonly StoryEntry[];
    /** What may change it, or hides the rest: with none of these, what follows is what happens. */
    readonly unknown: readonly Sentence[];
    /** Questions on the way that were answered in some way: what is told of these answers is one of several that could be. */
    readonly guessed: readonly string[];
    /** The next window to which the rules lead with nothing done on the way; told where it was asked for. */
    readonly nextWindow?: NextWindow;
}

// ForecastWish
/** Of which answers somebody wants to know what would follow. */
export interface ForecastWish {
    /** The key of the question. */
    readonly question: string;
    /** The answer that is being made. */
    readonly chosen?: AnswerValue;
    /** Options, each as if it were the whole answer. */
    readonly options?: readonly string[];
    /** Asks also what the next window would offer, where a pass is chosen. */
    readonly asks?: 'next window';
}

// GameEvent
/** Something that happens. It lives inside one stretch of play and is not state. Nothing on it can be written: its methods change it. */
export declare class GameEvent {
    readonly kind: string;
    readonly subject: Card | undefined;
    readonly because: Because;
    /** The card whose ability does it, or null: a step of the rules. */
    readonly by: Card | null;
    /** The event in which it happens. */
    readonly within: GameEvent | undefined;
    readonly [part: string]: unknown;
    /** Use `eventOf`, which gives it getters for its parts. */
    constructor(init: EventInit, because: Because, by: Card | null, within: GameEvent | undefined, shape: Shape, values: unknown[], resolver: EventState['resolver']);
    get fate(): Fate;
    /** What a card was just before it left: filled in where the kind says so. */
    get asItWas(): unknown;
    /** The event does not happen, and nothing may refer to it any more. Costs and uses stay. Where a card says that it cannot be cancelled, nothing happens. */
    cancel(): void;
    /** Changes a part of what is under way, such as an amount, while it has not happened yet. What it is already is no change. */
    change(part: string, value: unknown): void;
    /** Something else happens in its place. Of several replacements the latest is used. */
    instead(deed: () => unknown): void;
}

// GameFile
/** A saved game. Everything else follows from it. */
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
    /** Recorded inputs that did not fit what was asked when the game was saved: they are no part of it, and nothing of them is lost. */
    readonly waiting?: readonly Input[];
}

// GamePackage
/** What the package of a game gives to the realms in which it is played. */
export interface GamePackage<Script = unknown> {
    readonly ruleset: Ruleset;
    /**
     * What a module of a pack exports, judged and copied.
     * @returns undefined for a module that defines nothing
     * @throws DefinitionError that says what is wrong; reading it may run the script
     */
    readonly scriptIn: (exported: unknown) => Script | undefined;
    /** Makes definitions of everything in these packs that can be defined. @param tell is told of what cannot; the rest stands */
    readonly buildLibrary: (packs: readonly PackContent<Script>[], tell: (note: LibraryNote) => void) => Library;
    /** What is told and asked: messages by code. */
    readonly catalogue: {
        readonly [code: string]: string;
    };
    readonly sceneWords: SceneWords;
    readonly heuristic: Heuristic;
    readonly proving: Proving;
    /** A game stretch by stretch, read from its story. */
    readonly courseOf: Engine['courseOf'];
}

// HandMove
/** A change by hand that a ruleset knows besides the kernel's own. */
export interface HandMove {
    /** Why it makes no sense for this card; undefined where it can be made. Nothing happens. */
    readonly refuses: (card: Card, move: JsonObject) => Sentence | undefined;
    /** Makes it. No abilities answer, and nothing is asked. */
    readonly make: (card: Card, move: JsonObject) => void;
}

// HeardMoment
/** What an ability of some card met when something happened lately. */
export interface HeardMoment extends Moment {
    readonly card: CardReference;
    /** The answer after which it happened: the index of that input. */
    readonly input: number;
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// Heuristic
/** How good a deed looks to a bot that plays to win: its ruleset's internal entry for the lab. */
export interface Heuristic {
    /** @param view what the seat may see @returns a weight per option key; the highest is taken */
    readonly choose: (question: BotQuestion, view: BotTable) => BotChoice;
}

// HostRule
/** How a game says which cards may bear an attachment. */
export interface HostRule {
    /** The word of the part by which an attachment says it: its `of` is the rule, and its effect is never carried out. */
    readonly word: string;
    /** Whether a card may bear an attachment that says nothing of it. */
    readonly unsaid: (host: Card) => boolean;
    /** What holds besides, whatever the attachment says: asked first. */
    readonly bears?: (host: Card) => boolean;
}

// Input
export type Input = Answer | NewDice | FaultInput | LiftInput | ManualMove;

// Json
/** What state, inputs, story and the door are made of. Numbers are integers. */
export type Json = null | boolean | number | string | readonly Json[] | {
    readonly [key: string]: Json | undefined;
};

// JsonObject
export type JsonObject = {
    readonly [key: string]: Json | undefined;
};

// KeywordDefinition
/** A named bundle of abilities and modifiers. Cards have it printed or gain it. */
export interface KeywordDefinition {
    readonly slug: string;
    readonly pack: string;
    readonly number: 'none' | 'required';
    /** Whether a card whose text is blank still has it. */
    readonly place?: 'outside-text-box';
    readonly parts: readonly Part[];
}

// LARGEST_CARD
/** All that is noted on one card: its tokens, its states, and what is remembered on it. */
export declare const LARGEST_CARD = 200000;

// LARGEST_NUMBER
/** One amount, one number with which a stat is changed, and one stat: sums of them can still be counted exactly. */
export declare const LARGEST_NUMBER = 1000000000;

// LARGEST_TABLE
/** All that is noted on all cards and on the table. */
export declare const LARGEST_TABLE = 4000000;

// LARGEST_VALUE
/** One value: a list or record that is remembered, told, or handed on. */
export declare const LARGEST_VALUE = 100000;

// LONGEST_NAME
/**
 * How much a script may make a game keep. All of it is chosen far above what cards need, and far below what makes a table slow or a saved game unwieldy;
 * what is more is refused before it is recorded, as a fault of the ability that wanted it. Sizes are counted in characters, any other piece of data as 8.
 */
/** Names: slugs, kinds of tokens, names of what is remembered, of questions and of their options. */
export declare const LONGEST_NAME = 200;

// LONGEST_TEXT
/** One text in a value, in the story, or in a question. */
export declare const LONGEST_TEXT = 10000;

// Lasting
/** A modifier that an effect starts by name and that outlives its source. */
export interface Lasting {
    readonly kind: 'lasting';
    readonly slug: string;
    readonly at?: WrittenAt;
    readonly stat: string;
    readonly on: (card: Card, params: JsonObject, self: Card) => boolean;
    readonly way: Way;
    readonly value: Json | ((params: JsonObject, card: Card) => Json);
}

// Library
/** All definitions that a table plays with. */
export interface Library {
    readonly cards: ReadonlyMap<string, CardDefinition>;
    readonly keywords: ReadonlyMap<string, KeywordDefinition>;
    /** By `pack:system/slug`. The rules of each stand on the card of that code. */
    readonly systems?: ReadonlyMap<string, SystemDefinition>;
    /** By pack: those on which it stands. */
    readonly dependencies?: ReadonlyMap<string, readonly string[]>;
}

// LibraryNote
/** What is told of a pack when its definitions are made. */
export interface LibraryNote {
    readonly pack: string;
    /** `broken`: something is left out. `wrong`: one part of a script is. */
    readonly weight: 'broken' | 'wrong';
    /** With `pack:slug#part` where it concerns a part. */
    readonly message: string;
    /** Where its script wrote it, as a stack of the engine. */
    readonly at?: string;
    /** The system whose chapter declares it, and where in that chapter. */
    readonly declared?: {
        readonly system: string;
        readonly path: readonly string[];
    };
}

// LiftInput
/** Abilities whose scripts were changed work again from here on. */
export interface LiftInput extends Given {
    readonly kind: 'lift';
    readonly abilities: readonly string[];
    /** As for a fault. */
    readonly at?: string;
}

// Limit
/**
 * How often an ability may be used: per card and period, or per player and game. Where it counts amounts, `times` is their sum, and the effect
 * takes what is left of it with `takeWithinLimit`.
 */
export interface Limit {
    readonly times: number;
    readonly of?: 'uses' | 'amounts';
    readonly period: string;
    readonly counts: 'card' | 'player';
}

// MOST_CARDS
/** Cards of one game, wherever they lie. */
export declare const MOST_CARDS = 5000;

// MOST_EFFECTS
/** Lasting and delayed effects that run at the same time. */
export declare const MOST_EFFECTS = 500;

// MOST_OPTIONS
/** What one question offers. */
export declare const MOST_OPTIONS = 5000;

// MOST_PARTS
/** Abilities, modifiers and effects on one side of a card. */
export declare const MOST_PARTS = 64;

// MOST_TOGETHER
/** What happens at one moment, by one call. A game has more cards, but none has as many in play. */
export declare const MOST_TOGETHER = 1000;

// MOST_WAYS
/** Ways of one choice that a card offers: each is explored to see whether it could change something. */
export declare const MOST_WAYS = 64;

// ManualMove
/** A change made by hand, outside the rules: undoable and replayed like any input. */
export interface ManualMove extends Given {
    readonly kind: 'move';
    readonly move: JsonObject;
}

// MetRepair
/** A rule that was repaired and that a game has met: from here on it may go another way than under an engine before the repair. */
export interface MetRepair {
    /** How many inputs had been consumed. */
    readonly input: number;
    /** A slug; the catalogue says under `repaired.<rule>` what is done now, and where it stands. */
    readonly rule: string;
}

// Modifier
/** A constant answer-changer: read by `ask`, never applied. */
export interface Modifier {
    readonly kind: 'modifier';
    readonly slug: string;
    readonly at?: WrittenAt;
    readonly stat: string;
    readonly on: 'self' | 'host' | 'controller' | ((card: Card, context: Context) => boolean);
    readonly way: Way;
    readonly value: Json | ((context: Context, card: Card) => Json);
    readonly while?: (context: Context) => boolean;
    /** `once`: several copies count as one. */
    readonly stacking: 'each' | 'once';
    readonly where?: readonly string[];
}

// Moment
/** What a triggered ability met when something happened. */
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

// Need
/** So many units that pay a part of a cost, and where they may come from. */
export interface Need {
    readonly amount: number;
    readonly from: readonly Source[];
}

// NewDice
/** New dice: another seed from here on. */
export interface NewDice extends Given {
    readonly kind: 'dice';
    readonly seed: string;
}

// Next
/** Where the game goes next: a step, a step with arguments, a sequence to run before the next step, or the end of the sequence. */
export type Next = string | {
    readonly step: string;
    readonly args?: JsonObject;
} | {
    readonly call: string;
    readonly args?: JsonObject;
    readonly next: string;
    readonly with?: JsonObject;
} | null;

// NextWindow
/** The window that opens after the pending one is passed. */
export interface NextWindow {
    /** Whether it offers to the same seat all that the question offers. */
    readonly offers: 'as much' | 'less';
    /** What the story would tell up to it. */
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
    /** What choosing it does, for buttons and screen readers. */
    readonly label?: Sentence;
    /** For `distribute`: the most that this option takes. */
    readonly most?: number;
    /** For `pairs`: the card with which `card` is paired. */
    readonly other?: CardReference;
    /** Why choosing it would change nothing, as far as can be known; it may be chosen all the same. */
    readonly idle?: Sentence;
}

// Outcome
export interface Outcome {
    /** `won` and `lost`: by all. `decided`: by some. To a viewer, what it is for the seats that look: `decided` only where one person plays winners and losers. */
    readonly result: 'won' | 'lost' | 'drawn' | 'decided';
    readonly winners: readonly SeatName[];
    readonly why: Sentence;
    /** What the ruleset counts: how long it took, score … */
    readonly figures: JsonObject;
}

// PASS
/** The key of the option that does nothing. */
export declare const PASS = "pass";

// PackContent
/** What of a pack a ruleset needs. */
export interface PackContent<Script = unknown> {
    readonly id: string;
    readonly cards: {
        readonly [slug: string]: JsonObject;
    };
    readonly keywords: {
        readonly [slug: string]: JsonObject;
    };
    readonly scenarios: {
        readonly [slug: string]: JsonObject;
    };
    /** Printed titles by slug: what uniqueness and copies are compared by. `sides` for two-sided cards. */
    readonly titles: {
        readonly [slug: string]: {
            readonly title: string;
            readonly sides?: {
                readonly [side: string]: string;
            };
        };
    };
    /** What its scripts export, as the game judged it. */
    readonly scripts: readonly Script[];
    /** Its systems: of each what stands in its file of data, by slug. Absent where a pack brings none. */
    readonly systems?: {
        readonly [slug: string]: JsonObject;
    };
    /** Ids of the packs on which it stands, as its manifest names them: a game has their systems as well. */
    readonly dependencies?: readonly string[];
}

// PairLimits
export interface PairLimits {
    readonly card?: number;
    readonly other?: number;
}

// Part
export type Part = Ability | Modifier | Lasting | Delayed | Check;

// Place
/** Where in the game an input was given: a count, and two of the ruleset's names, from coarse to fine. Files keep them under these words. */
export interface Place {
    /** How often the longest stretch of the game has begun, whatever it is called: rounds of all, turns of one. 0 before the first. */
    readonly round: number;
    /** The stretch within it: a keyframe is kept where one begins. */
    readonly phase: string;
    /** Empty where nothing finer has a name. */
    readonly step: string;
}

// Position
/** The state of a table as JSON: keyframes, scenes and shared positions. */
export interface Position {
    readonly format: 'questwright-position';
    readonly version: 1;
    readonly cards: readonly {
        readonly id: string;
        readonly code: string;
        readonly fields?: JsonObject;
        readonly tokens?: JsonObject;
        readonly memory?: JsonObject;
    }[];
    readonly zones: {
        readonly [id: string]: readonly string[];
    };
}

// Question
export interface Question {
    /** Source, name, who, how many-th of that name since the checkpoint. An answer repeats it. */
    readonly key: string;
    readonly shape: QuestionShape;
    readonly who: SeatName;
    /** A code of the catalogue (`choose`, `pay`, `action-window` …), or a name that a script gives; then `parts.words` says where its words are. */
    readonly name: string;
    readonly parts: JsonObject;
    readonly because: Because;
    readonly options: readonly Option[];
    /** `choose`, `pairs`: how many; `number`: the range; `distribute`: the sum. */
    readonly least: number;
    readonly most: number;
    /** `pairs`: in how many chosen pairs one card may be, as `card` and as `other`. */
    readonly each?: PairLimits;
}

// QuestionShape
export type QuestionShape = 'choose' | 'order' | 'number' | 'distribute' | 'confirm' | 'pairs';

// Refusal
export interface Refusal {
    /** The index in the game's inputs of the one that was refused. */
    readonly input: number;
    readonly why: Sentence;
}

// Ruleset
export interface Ruleset {
    readonly name: string;
    /** The class of its cards: the kernel's, with getters for what the game's scripts read. */
    readonly Card: new (id: string, n: number, definition: CardDefinition, zone: Zone) => Card;
    /** The class of its seats, where they need getters of their own. */
    readonly Seat?: Ruleset['Card'];
    readonly zones: {
        readonly table: {
            readonly [name: string]: ZoneSpec;
        };
        readonly seat: {
            readonly [name: string]: ZoneSpec;
        };
        readonly card: {
            readonly [name: string]: ZoneSpec;
        };
    };
    readonly lanes: readonly Lane[];
    /** Words of abilities that seats use of their own accord in windows. */
    readonly windowWords: readonly string[];
    readonly events: {
        readonly [kind: string]: EventSpec;
    };
    readonly stats: {
        readonly [name: string]: StatSpec;
    };
    /** Stats whose change may call for a state check. */
    readonly checkedStats: readonly string[];
    readonly steps: {
        readonly [name: string]: StepFunction;
    };
    /** What comes after a step that a system may replace, by that step. */
    readonly successors?: {
        readonly [step: string]: string;
    };
    readonly firstStep: string;
    /**
     * Packs of whose cards a game is dealt: their systems, and those of the packs on which they stand, are in it. Without it no system is in any game.
     * @returns undefined for a setup that names no pack: it is dealt of all that are there
     */
    readonly packsIn?: (setup: JsonObject) => Iterable<string> | undefined;
    /** Codes of the systems with which a game is set up, of those that hold only where they are chosen. */
    readonly rulesIn?: (setup: JsonObject, library: Library) => ReadonlySet<string>;
    /** Numbers that systems count. */
    readonly counters?: {
        readonly [name: string]: CounterSpec;
    };
    /** The systems that are in it, in the order of their codes. */
    readonly systems?: readonly SystemDefinition[];
    /** Builds the table from a deal, before the first step. */
    readonly setUp: (setup: JsonObject) => void;
    /** Seats that still play, beginning with the first. */
    readonly seatsInOrder: () => readonly Card[];
    /** The seat that decides for the table. @param events where compulsory abilities are put into an order: what they answer to */
    readonly decider: (events?: readonly GameEvent[]) => Card;
    /**
     * When an optional ability may be used. `could-change`: where its costs can be paid and its effect could change the game.
     * `costs-met`: where its costs can be paid and it has a target, if it needs one; options say which of them would change nothing. `could-change` if not given.
     */
    readonly initiation?: 'could-change' | 'costs-met';
    /** Whether a printed part works where and how its card lies now; it depends on nothing else. */
    readonly works: (part: Ability | Modifier | Check, card: Card) => boolean;
    /** Which cards rest: their texts do nothing, they have no keywords, and nothing that looks for cards in play finds them. */
    readonly rest?: {
        readonly rests: (card: Card) => boolean;
        /** Fields of cards, players and the table that it reads, besides where a card lies. */
        readonly reads: readonly string[];
    };
    /** Which seats may use an optional ability of this card. */
    readonly users: (ability: Ability, card: Card) => readonly Card[];
    /** Who is `you` for a compulsory ability of this card. */
    readonly youFor: (card: Card, event: GameEvent | undefined) => Card;
    /** Restrictions that come with the printed word. @returns the reason why not */
    readonly refuses: (ability: Ability, context: Context) => Sentence | undefined;
    /** Costs that come with the card, besides the ability's own. */
    readonly costsOf: (ability: Ability, context: Context) => readonly Cost[];
    /** Called before anything is asked or paid for a used ability: lays a played card where everyone sees it. */
    readonly announce?: (ability: Ability, context: Context) => void;
    /** Surrounds the effect of a used ability: where a played card lies meanwhile and afterwards. */
    readonly carryOut: (ability: Ability, context: Context, effect: () => void) => void;
    /** Called before what happens at one moment resolves. @returns what is to do when all of it has, such as setting the order in a pile */
    readonly moment?: (events: readonly GameEvent[]) => (() => void) | undefined;
    /** Called once all abilities have answered to events that happened: those of one moment, with what joined it. Events are in it once each. */
    readonly answered?: (events: readonly GameEvent[]) => void;
    /** Whether what this card does reaches that card: immunity. `null` is a step of the rules. */
    readonly reaches: (by: Card | null, card: Card) => boolean;
    /** Whether a card is one of those that a lasting effect describes which also falls on cards that come later. It depends on the card and the state alone. */
    readonly isAmong?: (card: Card, among: JsonObject) => boolean;
    /** What the state checks find among these cards: a list that the caller may add to. */
    readonly check: (touched: readonly Card[]) => EventInit[];
    /**
     * The slugs of keywords that facts print. A keyword that no card at the table prints and that nothing gives costs nothing; where this is not given,
     * any card may have any keyword.
     */
    readonly printedKeywords?: (facts: JsonObject) => readonly string[];
    /** The card's keywords and their numbers, gained ones included. */
    readonly keywordsOf: (card: Card) => {
        readonly [slug: string]: Json | undefined;
    };
    /** The periods that limits may name. */
    readonly periods?: readonly string[];
    /** Names the running period, for limits: another text in the next one. */
    readonly period: (name: string) => string;
    /**
     * Why a player may not give this input, or take the game back to an earlier one. Where it is not given, whoever plays may do all of it, as at a
     * table where all play together. @param asked who has to answer now
     */
    readonly refusesInput?: (seat: Card, input: Input | {
        readonly kind: 'rewind';
        readonly to: number;
    }, asked: Card) => Sentence | undefined;
    /**
     * The back of a card, for players who cannot see its front: cards of equal back and owner cannot be told apart. Where it is not given, all cards of an owner
     * have the same back.
     */
    readonly backOf?: (card: Card) => string;
    /** Where the game stands, for the timeline. */
    readonly place: () => Place;
    /** Kinds of events that end a stretch of the game, such as a turn: who hears them is told before. */
    readonly ends?: readonly string[];
    /** Changes by hand that this game knows besides the kernel's, by name. */
    readonly handMoves?: {
        readonly [name: string]: HandMove;
    };
    /** How far whoever chooses is told what would follow. Without it, to the end of the step in which they choose. */
    readonly foresight?: {
        /** Steps that bring about what was chosen in a step, by that step: it is told what follows up to the last of them. */
        readonly reach: {
            readonly [step: string]: readonly string[];
        };
        /**
         * By a step with a window: the steps on the way to the next window, of which none does anything: there a phase or a turn ends and another begins. What one
         * window offers and the next one offers as well is the same chance.
         */
        readonly sameChance?: {
            readonly [step: string]: readonly string[];
        };
        /** Steps that bring what nobody knows yet: they are passed over, and named. Nothing is given where the step brings nothing of that kind. */
        readonly veiled: {
            readonly [step: string]: () => {
                readonly says: string;
                readonly next: Next;
            } | undefined;
        };
    };
    readonly figures: (result: Outcome['result']) => JsonObject;
    readonly view: {
        /** @param name how the viewer calls a card; nothing for one that has gone where nobody sees it, such as into a deck */
        readonly status: (name: (card: Card) => string | null) => JsonObject;
        readonly marks: (card: Card) => readonly string[];
        /** The stats shown for a card. */
        readonly stats: (card: Card) => readonly string[];
    };
}

// SceneName
/** What runs inside a realm: one ruleset with the definitions of the loaded packs, and the methods that its door answers. */
/** The names of a sort that a scene may write. */
export type SceneName<Sort extends string> = SceneNames extends {
    readonly [S in Sort]: infer Name extends string;
} ? Name : string;

// SceneNames
/** The names that scenes write, by what they name: `place`, `story`. Where a ruleset declares none, any text may stand. */
export interface SceneNames {
}

// SceneSetup
/** What rulesets extend by declaration: `declare module '@questwright/kernel' { interface SceneSetup { … } }`. It works only for what the entry of the kernel exports. */
/** What a scene says of the table before it begins. */
export interface SceneSetup {
}

// SceneWords
/** How a ruleset reads scenes: its internal entry for the testkit. */
export interface SceneWords {
    /** Builds the position that a scene describes. @param home the pack whose cards are meant where two packs share a slug */
    readonly position: (setup: SceneSetup, engine: Engine, home: string) => Position;
    /** What a scene that plays from the beginning sets up, else undefined. */
    readonly setup: (setup: SceneSetup, engine: Engine, home: string) => JsonObject | undefined;
    /** A value by its path in the scene's words, such as a token of a card by its name. @throws Error that says what is unknown */
    readonly value: (table: Table, path: string) => Json;
    /** The cards that a name of the scene may mean, the likeliest first. */
    readonly cards: (table: Table, name: string) => readonly {
        readonly id: string;
    }[];
    /** Whether the game is at a place: a phase, a step, a window. */
    readonly isAt: (table: Table, place: string) => boolean;
    readonly where: (table: Table) => string;
    /** Whether this place begins at the checkpoint where the game stands, though nobody may be asked there: windows in which nobody can act. */
    readonly opensAt: (table: Table, place: string) => boolean;
    /** The kinds of lines that the story can have. */
    readonly storyKinds: readonly string[];
}

// ScriptPlace
/** A line of an author's script, 1-based. */
export interface ScriptPlace {
    readonly pack: string;
    readonly file: string;
    readonly line: number;
}

// SeatName
/** A seat's id: `p1` … `p4`, clockwise. */
export type SeatName = string;

// Sentence
/** A sentence to be made outside: a code of the catalogue with its parts. */
export interface Sentence {
    readonly code: string;
    readonly parts: JsonObject;
}

// Setup
/** What a game begins with: a deal, or a position. */
export type Setup = Deal
/** `scene`: the words from which the position was made, for those who show or print it; the game does not read them. */
 | {
    readonly kind: 'position';
    readonly position: Json;
    readonly scene?: Json;
    readonly dice?: string;
};

// Side
export interface Side {
    readonly name: string;
    readonly facts: JsonObject;
    readonly parts: readonly Part[];
}

// StatExplanation
export interface StatExplanation {
    readonly stat: string;
    readonly printed: Json;
    readonly value: Json;
    readonly contributors: readonly Contribution[];
    /** A modifier failed: the printed value is shown. */
    readonly failed?: string;
}

// StatSpec
export interface StatSpec {
    /** `number`: printed, set, sum, doubling, rounding up, clamp. `words`: a set. `counts`: words with a number each. `yes-no`. */
    readonly shape: 'number' | 'words' | 'counts' | 'yes-no';
    readonly printed: (card: Card) => Json;
    /** The smallest value of a number; 0 if not given. */
    readonly least?: number;
}

// StatView
export interface StatView {
    readonly now: Json;
    readonly printed: Json;
}

// StepFunction
export type StepFunction = (args: JsonObject) => Next;

// StepInsertion
/** Steps that run each time another step begins (`before`), has come to its end (`after`), or in its place (`instead`). */
export interface StepInsertion {
    readonly how: 'before' | 'after' | 'instead';
    /** A step of the ruleset, or of a system on which this one stands. */
    readonly of: string;
    readonly steps: readonly SystemStep[];
}

// StoryEntry
export interface StoryEntry {
    readonly n: number;
    readonly kind: string;
    readonly parts: JsonObject;
}

// StoryLine
/** One thing that happened, as data. Cards are named by id and code; who may not know a card gets its entry without them. */
export interface StoryLine {
    readonly kind: string;
    readonly parts: JsonObject;
    readonly because: Because;
    /** Parts that only these seats may know; others get the entry without them. */
    readonly secret?: {
        readonly seats: readonly string[];
        readonly parts: JsonObject;
    };
    /** Cards that it names and that not everyone could know when it was told. */
    readonly hidden?: readonly HiddenCard[];
}

// StretchCourse
/** A stretch of a game in numbers, for statistics: those of the table, and those of each seat, by the ruleset's names. */
export interface StretchCourse {
    /** Which stretch, counted as `Place` counts them: 0 is what came before the first. */
    readonly round: number;
    readonly figures: {
        readonly [name: string]: number;
    };
    readonly seats: {
        readonly [seat: string]: {
            readonly [name: string]: number;
        };
    };
    /** How seats left the game in this stretch, by the ruleset's names. */
    readonly left?: readonly string[];
}

// SystemDefinition
export interface SystemDefinition {
    /** `pack:system/slug` */
    readonly code: string;
    readonly pack: string;
    /** Where its script declares it; for the parts of a system that belong to no card. */
    readonly at?: WrittenAt;
    /** `chosen`: it is in games that were set up with it, and not in every game of its pack. */
    readonly holds: 'always' | 'chosen';
    readonly events: {
        readonly [kind: string]: EventSpec;
    };
    readonly stats: {
        readonly [name: string]: StatSpec;
    };
    readonly zones: Ruleset['zones'];
    readonly counters: {
        readonly [name: string]: CounterSpec;
    };
    readonly insertions: readonly StepInsertion[];
    /** What the ruleset asks the script of the system, outside of any event: what it brings, what it refuses. */
    readonly answers: {
        readonly [question: string]: () => Json | undefined;
    };
    /** What the ruleset wants to know besides. */
    readonly notes: JsonObject;
}

// SystemStep
/** A step that a system brings. */
export interface SystemStep {
    readonly name: string;
    /** @param next what comes after it @returns `next`, or itself once more with other arguments */
    readonly run: (args: JsonObject, next: Next) => Next;
}

// Table
/** One game. State is its cards and zones; all else is derived, or belongs to the run. */
export declare class Table {
    readonly ruleset: Ruleset;
    readonly library: Library;
    readonly setup: Setup;
    readonly dice: Dice;
    readonly happening: Happening;
    /** The seed with which the game began; new dice change `seed`, not this. */
    firstSeed: string;
    readonly inputs: Input[];
    /** The state hash at the moment each input was consumed. */
    readonly hashes: string[];
    /** Where the game stood when each input was consumed. */
    readonly places: Place[];
    readonly cards: Card[];
    readonly zones: Map<string, Zone>;
    readonly registry: Registry;
    /** Goes up with every write, also across a roll-back. It is not state. */
    clock: number;
    /** The clock of the last write that a stat or a restriction could read. */
    world: number;
    /** The clock of the last write that moved or turned a card. */
    placed: number;
    /** The clocks of the last writes to the other aspects that answers are computed from. */
    looksAt: number;
    fieldsAt: number;
    tokensAt: number;
    memoryAt: number;
    /** Derived: the cards in play, good while nothing was moved or turned. */
    inPlay: {
        readonly placed: number;
        readonly cards: readonly Card[];
    };
    /** The seats, in the order in which they were added. */
    readonly seats: Card[];
    journal: Change[];
    story: StoryLine[];
    /** Who came to a chance to act and could only pass, so that nobody was asked; in order. No part of the state. */
    readonly silent: SeatName[];
    /** Rules repaired since earlier versions that this game has met, in order. */
    repaired: MetRepair[];
    checkpoint: Checkpoint;
    /** Earlier checkpoints, for undo. Empty when the table keeps no history. */
    checkpoints: Checkpoint[];
    /** What is kept for going back: all checkpoints, nothing behind the last one, or the journal without checkpoints while a fork is played. */
    history: 'kept' | 'dropped' | 'journal';
    answerer: Answerer | undefined;
    /** Cards that the pending question shows its chooser: see `showOffered`. */
    offered: readonly Card[];
    latch: Suspend | GameOver | ScriptFault | EndOfSupposition | undefined;
    running: Running[];
    occurrences: Occurrence[];
    mode: 'play' | 'probe' | 'restriction';
    /** The innermost script that runs now, by name. */
    script: string | undefined;
    /** How many inputs the run has consumed. */
    consumed: number;
    trace: Decision[];
    traced: number;
    trusted: readonly Decision[];
    asked: Map<string, number>;
    /** What scripts named so far and a text words, by sort, script and key: no state, so an answer that is undone leaves it as it is. */
    readonly named: Map<string, WordsReference>;
    /** Set when a recorded input did not fit the question that was met. */
    mismatch: {
        readonly input: number;
        readonly why: Sentence;
    } | undefined;
    explorer: Explorer | undefined;
    /** While one of several prices is paid: leaves out of a question what earlier ones took and later ones need. */
    narrows: Narrowing | undefined;
    /** A choice that is gone through before it is made; all of it is taken back. */
    supposing: Supposition | undefined;
    /** Whether an ability chooses its targets: without any, it goes no further. */
    targeting: boolean;
    touched: Set<Card>;
    touchEverything: boolean;
    /** Called with the first real change while probing. */
    onChange: (() => never) | undefined;
    /** Called with each change, question and story line in strict mode. */
    onWrite: ((what: string) => void) | undefined;
    /** Called with what each script answers, in strict mode. */
    onAnswer: ((ability: string, answer: unknown) => void) | undefined;
    /** Whether kept answers are computed again and compared, in strict mode. */
    doubts: 'on' | 'off';
    /** Told what abilities meet in lanes, for explanations. */
    watch: Watcher | undefined;
    /** Results of dice by name, laid down by a scene. */
    rigs: {
        readonly [name: string]: readonly number[] | undefined;
    };
    readonly usedRigs: Set<string>;
    faults: Fault[];
    /** Parts that failed while somebody looked at a table that waits: the last fault of each. It is no state. */
    readonly failedLooks: Map<string, ScriptFault>;
    counters: Counters;
    readonly board: Card;
    constructor(ruleset: Ruleset, library: Library, setup: Setup, happening: Happening, history?: 'kept' | 'dropped');
    addZone(id: string, name: string, spec: ZoneSpec, seatName: string | null, host: Card | null): Zone;
    /** Zones that were made on a card. */
    zonesHostedBy(card: Card): readonly Zone[];
    /** Creates a card at the end of a zone. */
    addCard(id: string, definition: CardDefinition, zone: Zone, Kind?: Ruleset['Card']): Card;
    findCard(id: string): Card | undefined;
    /** The seat of that id. Seats are there from the beginning and stay, so that nothing needs to be read for it. */
    findSeat(id: string): Card | undefined;
    /** Whether it is a card of this game, and not something that looks like one. */
    has(card: unknown): card is Card;
    card(id: string): Card;
    /** The zone of that id, if it was made. */
    findZone(id: string): Zone | undefined;
    zone(id: string): Zone;
    /** The zone of that name on a card; made when it is first needed. */
    zoneOn(host: Card, name: string): Zone;
    /**
     * The only way in which a card's state changes. Data is copied in.
     * @throws NotJson when the value is no plain data
     * @throws TooMuch when a script makes the card, or the table, hold more than it may
     * @throws Error for what is no card of this game, and for a name that no object can have
     */
    write(card: Card, bag: Bag, name: string, given: Json | undefined): void;
    /** Kernel only: notes data of its own making on the table, frozen to the bottom. Nothing of it is copied or judged. */
    setOwnNote(name: string, value: Json): void;
    /** Puts a card into a zone, to the top or at an index from the bottom. */
    move(card: Card, to: Zone, index?: number): void;
    /** Gives a zone's cards another order. */
    arrange(zone: Zone, order: readonly Card[]): void;
    /**
     * Deals the cards of some zones anew: every zone keeps as many, and together they keep the same. For forks alone: neither the journal nor the state hash follows,
     * and whoever forks deals the cards back.
     * @throws Error outside of a fork
     */
    exchange(lists: readonly ZoneOrder[]): void;
    /** Undoes every change since the mark. Versions still go up. */
    rollBack(mark: number): void;
    /** How much is noted on all cards, in the unit of the limits. */
    get size(): number;
    get hash(): string;
    /** The two numbers of which `hash` is made. */
    get hashHalves(): readonly [
        high: number,
        low: number
    ];
    /** The hash computed from nothing: what `hash` must equal at any time. */
    fullHash(): string;
    note(name: string): Json | undefined;
    setNote(name: string, value: Json | undefined): void;
    get seed(): string;
    /** The innermost running ability or step. */
    get doing(): Running | undefined;
    notes(): JsonObject;
}

// Taken
/** Whether several prices can be paid at once, each unit from a thing of its own. */
/** The part of a stock that an event takes as a payment, from its subject or from another card. No other price of the same use can take it again. */
export interface Taken {
    /** A name of the stock, such as `ready`: one for each thing that can be used up. */
    readonly stock: string;
    readonly amount: number;
    /** How much there is of it, before anything is paid. */
    readonly left: number;
    /** Whose stock it is, where it is not that of the event's subject. */
    readonly of?: Card;
}

// TooMuch
/** Something is larger than a game may keep; the message says what, and how much is allowed. */
export declare class TooMuch extends Error {
    readonly name = "TooMuch";
}

// Use
/** An ability that somebody uses or wants to use. */
export interface Use {
    readonly ability: Ability;
    /** `pack:slug#ability` */
    readonly name: string;
    readonly self: Card;
    readonly source: Card;
    readonly you: Card;
    readonly event: GameEvent | undefined;
    readonly number: number;
    /** The keyword that brings it, where no text of a card does. */
    readonly keyword?: string;
    /** What is particular about this use; reaches the ability as `context.params`. */
    readonly params?: JsonObject;
}

// View
export interface View {
    readonly viewer: ViewerName;
    /** What the ruleset shows of the whole game: where it stands, seats, totals. */
    readonly status: JsonObject;
    readonly zones: {
        readonly [id: string]: ZoneView;
    };
    readonly cards: {
        readonly [key: string]: CardView;
    };
}

// ViewPatch
/** What changed in a view since the last reply to the same viewer. A `null` removes. */
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
/** Who looks: one seat (`p1`) or several that one person plays (`p1+p2`). */
export type ViewerName = string;

// ViewerReply
/** What one viewer is told: all that whoever looks there may know, and nothing else. */
export interface ViewerReply {
    /** What changed since this viewer was told last. */
    readonly patch: ViewPatch;
    readonly story: readonly StoryEntry[];
    /** The pending question; a viewer to whom it is not addressed gets it without options. */
    readonly question?: Question;
    readonly outcome?: Outcome;
}

// Way
export type Way = 'add' | 'set' | 'times' | 'include' | 'exclude' | 'permit' | 'forbid';

// WordsOf
/** What an author words: ways of "choose one", questions, why a game ends, costs, abilities, tokens, names of cards that lie face down. */
export type WordsOf = 'ways' | 'prompts' | 'outcomes' | 'costs' | 'abilities' | 'tokens' | 'names';

// WordsReference
/**
 * Something that a script calls by a slug, and that the text of its pack puts into words. The part `words` of a sentence is one:
 * the author's words are said instead of the message of the code.
 */
export interface WordsReference {
    readonly words: WordsOf;
    /** The card, keyword, scenario or rule whose script names it: `pack:slug`, `pack:scenario/slug`, `pack:rule/slug`. */
    readonly of: string;
    readonly key: string;
}

// WrittenAt
/**
 * The line at which a script wrote a part. A script can hand it on and cannot read it: the stack inside differs between the realms, and with it would
 * whatever a script made of it.
 */
export declare class WrittenAt {
    constructor(stack: string);
}

// WrongValue
/** A script handed over something that cannot be used there; the message says what, and what is expected. */
export declare class WrongValue extends Error {
    readonly name = "WrongValue";
}

// Zone
/** An ordered list of cards. The last card of a pile is its top. */
export declare class Zone {
    readonly id: string;
    readonly name: ZoneName;
    readonly spec: ZoneSpec;
    /** The seat to which it belongs, by name. */
    readonly seatName: string | null;
    /** The card on which it lies. */
    readonly host: Card | null;
    readonly hash: number;
    constructor(id: string, name: string, spec: ZoneSpec, seatName: string | null, host: Card | null);
    get version(): number;
    /** Its cards, first to last: a list of its own that the caller may change. */
    get cards(): Card[];
    get size(): number;
    /** The last card, or undefined when it is empty. */
    get top(): Card | undefined;
}

// ZoneNames
/** Names of zones: a ruleset declares its own under `of`, so that a comparison with a name that no zone has is an error of types. */
export interface ZoneNames {
    readonly kernel: 'kernel';
}

// ZoneSpec
export interface ZoneSpec {
    readonly visibility: Visibility;
    /** Whether its cards are in play; `as-host` for zones that lie on a card. */
    readonly play: 'in' | 'out' | 'as-host';
    /** `fixed`: its order is no secret and new dice leave it alone, such as a stack of numbered cards. */
    readonly order?: 'fixed';
}

// ZoneView
export interface ZoneView {
    readonly id: string;
    /** The name of its sort: `hand`, `deck` … */
    readonly name: string;
    readonly seat?: SeatName;
    /** The key of the card on which this zone lies. */
    readonly host?: string;
    readonly count: number;
    /** Keys, first to last. The last card of a pile is its top. A pile that nobody may see lists no cards. */
    readonly cards: readonly string[];
}

// addSeat
/** Adds a seat with its zones. The seat is a card of that name. */
export declare function addSeat(t: Table, name: string): Card;

// answerCalls
/** Lets a module of the engine answer calls from outside. */
export declare function answerCalls(named: {
    readonly [method: string]: DoorMethod;
}): void;

// areAllowedTogether
/**
 * Whether the effects of abilities that the rules call up one after the other, as prices of one thing, can all be carried out on some way through their
 * choices: nothing refuses a part of them, and nothing is taken twice. The search stops at results that cannot be known beforehand, such as those of dice.
 * @param given the answers that were given already to questions of the first use
 */
export declare function areAllowedTogether(uses: readonly Use[], given?: readonly AnswerValue[]): boolean;

// asRules
/** What the rules do for a script look at single cards for themselves: only what the script reads is told, and which cards of a zone are taken. */
export declare function asRules<T>(run: () => T): T;

// ask
/**
 * What a card's stat is now: printed, then the sum of additions, then doubling and halving, rounded up, clamped.
 * A value that is set overrides all of these; of several the latest counts.
 * Cards are never changed by it; the answer is kept until something in the world is written.
 * @throws Error for a stat that the ruleset does not know
 */
export declare function ask(card: Card, stat: string): Json;

// askNumber
/** A stat as a number; 0 for one that is a dash or no number. */
export declare function askNumber(card: Card, stat: string): number;

// askWhy
/** `ask` with its reasons: every contributor that took part. */
export declare function askWhy(card: Card, stat: string): Answered;

// askYes
/** Whether a yes-no stat is yes now. */
export declare function askYes(card: Card, stat: string): boolean;

// atTable
/** Runs something at a table. */
export declare function atTable<T>(t: Table, run: () => T): T;

// callOff
/** For rulesets: the event does not happen, whatever protects it from being cancelled by cards. */
export declare function callOff(event: GameEvent): void;

// callScript
/**
 * Calls a script. What it throws becomes a fault that names the ability; the kernel's own ways out pass through. Whatever a script hands over is
 * judged and copied inside of this, so that looking at it is its own doing.
 * @throws ScriptFault
 */
export declare function callScript<T>(name: string, script: () => T): T;

// canPayWith
/** Whether this event can pay a cost by itself: its stock is large enough, and nothing forbids the event or an event that it causes. */
export declare function canPayWith(event: EventInit): boolean;

// canonical
/** The same text for equal data, whatever the order of its keys. */
export declare function canonical(value: Json | undefined): string;

// cardsInPlay
/** All cards in zones that count as in play, in order of their numbers; those that rest left out. */
export declare function cardsInPlay(t: Table): readonly Card[];

// cardsOf
/** For rulesets: its cards, first to last, without a copy. The list changes with the zone. */
export declare function cardsOf(zone: Zone): readonly Card[];

// carryOutDelayed
/**
 * Carries out what waited for this moment, before anything answers to it. Where several effects wait, the decider picks each time.
 * @param more parameters that are known now
 */
export declare function carryOutDelayed(moment: string, more?: JsonObject): void;

// chance
/**
 * @param name what the die is for: `first player`, `discard at random p1`
 * @param sides how many results
 * @returns 0 … sides - 1
 */
export declare function chance(name: string, sides: number): number;

// chooseAlternative
/**
 * Lets a player choose one of several things and does it: one that can be carried out in full, if there is any, else one that could change something.
 * @returns its key, or undefined where none could
 */
export declare function chooseAlternative(who: Card, name: string, alternatives: readonly Alternative[]): string | undefined;

// chooseAtRandom
/** Picks so many of these, each set as likely as any other. */
export declare function chooseAtRandom<C extends Card>(name: string, cards: readonly C[], count: number): C[];

// chooseCards
/** Chooses cards, one if not said otherwise. @returns the chosen cards, as many as there are */
export declare function chooseCards<C extends Card>(spec: ChooseCards<C>): C[];

// chooseNumber
/** Asks for a number, from a range or a list. @throws WrongValue when there is none to choose */
export declare function chooseNumber(who: Card, name: string, values: readonly number[], parts?: JsonObject): number;

// chooseOptions
/** Chooses among options that are no cards. @returns keys */
export declare function chooseOptions(spec: ChooseOption): readonly string[];

// chooseOrder
/** Puts cards into an order. Cards of one code need none. */
export declare function chooseOrder<C extends Card>(who: Card, name: string, cards: readonly C[], parts?: JsonObject): C[];

// choosePairs
/** Assigns cards to others, as one decision. @returns the chosen pairs */
export declare function choosePairs<C extends Card>(spec: ChoosePairs<C>): {
    readonly card: C;
    readonly other: C;
}[];

// close
/**
 * Closes plain data and functions to the bottom: lists, object literals, functions with what hangs on them, and accessors, which are not called.
 * Instances of classes stay as they are: each class of the kernel closes its own.
 * @returns the same value
 */
export declare function close<T>(value: T): T;

// confirm
/** Asks yes or no. */
export declare function confirm(who: Card, name: string, parts?: JsonObject): boolean;

// consideredPayers
/** The cards with which a use that is being considered would be paid, of those that say what becomes of them; undefined where none is. */
export declare function consideredPayers(): readonly Card[] | undefined;

// contextFor
/** What an ability's functions are given when nothing was chosen yet. Constant and delayed ones, and checks, answer to no event. */
export declare function contextFor(self: Card, source: Card, event: GameEvent | undefined, you: Card, number: number): Context;

// copyIn
/**
 * The one way in for data that a script hands over: copies and freezes plain JSON.
 * @throws NotJson for functions, fractions, cycles, deep nesting and everything else that cannot be saved
 * @throws TooMuch for what is larger than a value may be
 */
export declare function copyIn(value: unknown): Json;

// costOfCards
/** @returns a cost that can be paid where enough such cards may do what it demands; paying it asks which cards */
export declare function costOfCards({ slug, name, count, among, pay, payers }: CardsCost): Cost;

// couldChange
/** Whether this could be done and would change something: for modes among which a card lets somebody choose. */
export declare function couldChange(deed: () => unknown): boolean;

// currentEngine
/** @throws Error before packs were booted */
export declare function currentEngine(): Engine;

// cursorOf
/** Where the game stands: a stack of steps, the running one last. */
export declare function cursorOf(t: Table): readonly Frame[];

// decide
/**
 * Puts a question. A recorded answer is consumed, a bot answers at once; else the run is suspended.
 * A question with one legal answer is not put.
 * @throws Suspend when somebody has to answer first
 * @throws ScriptFault when a restriction asks
 */
export declare function decide(given: QuestionSpec): AnswerValue;

// defineCard
/**
 * Builds a card's definition from facts and parts.
 * @param facts what it prints; a key `sides` holds what each side prints besides
 * @param parts abilities and modifiers for all sides, or by side
 * @throws DefinitionError when two parts share a slug, or one is not what a part must be
 */
export declare function defineCard(code: string, facts: JsonObject, parts: readonly Part[] | {
    readonly [side: string]: readonly Part[];
}): CardDefinition;

// distribute
/** Spreads a sum over cards. @returns how much each takes, by id */
export declare function distribute(who: Card, name: string, sum: number, among: () => readonly {
    readonly card: Card;
    readonly most: number;
}[], parts?: JsonObject): {
    readonly [card: string]: number;
};

// doorMethod
/** The method of that name, or undefined when no module answers to it. */
export declare function doorMethod(name: string): DoorMethod | undefined;

// endEffects
/**
 * Ends every lasting effect that lasts until one of these moments, all at once, and looks at once at what no longer stands without them.
 * @param onFound called before what the state checks found happens
 * @returns how many effects ended
 */
export declare function endEffects(moments: readonly string[], onFound?: () => void): number;

// endGame
/**
 * Ends the game, from the middle of anything.
 * @param end all win, all lose, nobody wins, or these win
 * @throws GameOver
 */
export declare function endGame(end: 'won' | 'lost' | 'drawn' | {
    readonly winners: readonly Card[];
}, why: Sentence): never;

// eventUnderWay
/**
 * The innermost event of a kind that is under way, from the first chance to answer to it to the last; undefined where there is none that fits. It is no state: what is
 * answered with its help is not kept.
 */
export declare function eventUnderWay(kind: string, fits?: (event: GameEvent) => boolean): GameEvent | undefined;

// fail
/** Fails the innermost script, or the ability of that name. @throws ScriptFault */
export declare function fail(reason: string, message: string, ability?: string): never;

// fieldOf
/** For rulesets: a field of a card's state, such as whether it is exhausted. */
export declare function fieldOf(card: Card, name: string): Json | undefined;

// finish
/** The value of a stat: the printed value, changed by all that takes part. */
export declare function finish(spec: StatSpec, printed: Json, found: readonly Contributor[]): Json;

// foretell
/** Tells what is worth knowing before a choice and goes without saying once it is made, such as two sums that are compared. */
export declare function foretell(kind: string, parts: {
    readonly [name: string]: Json | Card | undefined;
}): void;

// forgetDelayed
/** Forgets the effects that wait for a moment that does not come any more. */
export declare function forgetDelayed(moment: string): void;

// fromEffect
/** A lasting effect's part in an answer: plain data, or declared by name on its card. */
export declare function fromEffect(t: Table, data: JsonObject, card: Card): Contributor | undefined;

// hasSide
/** For rulesets: whether a card has a side of that name, up or down. */
export declare function hasSide(card: Card, side: string): boolean;

// hostsBy
/**
 * The cards in play to which an attachment may be attached now, in order of their numbers. No card bears itself; where the rule of the attachment is
 * switched off, because its script failed, no card may bear it.
 */
export declare function hostsBy(card: Card, { word, unsaid, bears }: HostRule): Card[];

// isAllowed
/**
 * Whether the effect of an ability that the rules call up themselves can be carried out without a "cannot" that refuses a part of it at its first change, on
 * some way through its choices: for effects that are prices, such as that of travelling.
 */
export declare function isAllowed(use: Use): boolean;

// isAsking
/** Whether a stat is being answered: everyone sees the answer, whatever it is computed from. */
export declare function isAsking(): boolean;

// isBlank
/** Whether a card's printed text is blank. */
export declare function isBlank(t: Table, card: Card): boolean;

// isChangedAnywhere
/** Whether anything changes a stat of any card: cheaper than asking each of them. */
export declare function isChangedAnywhere(stat: string): boolean;

// isConsidering
/** Whether a use is only being considered, so that nothing may be written: what a cost notes as it is paid, for one. */
export declare function isConsidering(): boolean;

// isEventAwaited
/**
 * Whether anything may answer to such an event of this card. For moments that few cards wait for: they are made an event only where one does, and cost
 * nothing elsewhere.
 */
export declare function isEventAwaited(kind: string, subject: Card): boolean;

// isInPlay
/** Whether a card lies where cards are in play. */
export declare function isInPlay(card: Card): boolean;

// isKernelNote
/** Whether the kernel notes something under this name on cards: how often an ability was used. */
export declare function isKernelNote(name: string): boolean;

// isLeftToPay
/** Whether earlier prices of the same use have left enough for this event: for costs without a choice, such as the top card of a deck. */
export declare function isLeftToPay(event: EventInit): boolean;

// isMomentAwaited
/** Whether an effect waits for this moment. */
export declare function isMomentAwaited(moment: string): boolean;

// isMuted
/** Whether an ability of that name is switched off, because its script failed. */
export declare function isMuted(ability: string): boolean;

// isPlain
/** Whether it is an object literal, of whichever context. */
export declare function isPlain(value: object): boolean;

// isPrevented
/** Whether this event is refused by a "cannot". For legality, without anything happening. */
export declare function isPrevented(init: EventInit): boolean;

// isUsable
/** Whether an optional ability may be used now. A "cannot" that keeps it from being offered has done its work: nothing else of it is ever seen. */
export declare function isUsable(use: Use): boolean;

// isWrittenAt
/** Whether a value is a place that was noted here, and nothing that looks like one. */
export declare function isWrittenAt(value: unknown): value is WrittenAt;

// judgeValue
/**
 * A value with which something changes a stat.
 * @returns it
 * @throws WrongValue when the stat cannot be changed by it in that way
 */
export declare function judgeValue(t: Table, stat: string, way: Way, value: Json): Json;

// leaving
/**
 * Where a game goes when a step has come to its end, or is left out: through what systems put behind it, to that goal.
 * @returns the step and its arguments
 */
export declare function leaving(ruleset: Ruleset, of: string, goal: string): {
    readonly step: string;
    readonly args: JsonObject;
};

// mayKnow
/** Whether one of these seats may know a card where it lies. */
export declare function mayKnow(card: Card, seats: readonly string[]): boolean;

// modulesForScripts
/** The modules of the engine that scripts may import, by name. */
export declare function modulesForScripts(): readonly string[];

// nameIn
/** A name that a script gives. @param what it names, for the message @throws WrongValue, TooMuch */
export declare function nameIn(value: unknown, what: string): string;

// nameOfSort
/** What something is, in a word, without running anything of it. */
export declare function nameOfSort(value: unknown): string;

// namedHere
/** Something that the script that runs now names, as the part `words` of a sentence; no part where no script runs. */
export declare function namedHere(words: WordsOf, key: string): JsonObject;

// namesFor
/**
 * The ruleset with every name that scripts of these packs may write, those of systems among them that a game has to choose. No table plays it: whether
 * systems go together is asked where a game begins.
 */
export declare function namesFor(ruleset: Ruleset, library: Library, packs: Iterable<string>): Ruleset;

// namesIn
/** For rulesets: the names under which something stands in a bag of a card's state, such as the kinds of the tokens on it. */
export declare function namesIn(card: Card, bag: Bag): string[];

// nearestName
/** Names that nobody knows, and the ones that were probably meant. */
/**
 * The known name that a misspelt one means: the one that differs least, where no other is as near. Capitals, hyphens and a final s count
 * as nothing.
 * @returns undefined when none is near enough to be meant: a letter in three may differ
 */
export declare function nearestName(name: string, known: Iterable<string>): string | undefined;

// needCard
/**
 * Whatever happens or is noted, it is to cards of this game and to players: the table itself is none, nor is a card that somebody made up.
 * @throws ScriptFault for anything else
 */
export declare function needCard(card: Card): void;

// newDice
/** New dice: another seed from here on, and every pile part whose order nobody knows is shuffled anew. */
export declare function newDice(seed: string): void;

// noTarget
export declare const noTarget: () => NoTarget;

// noteFired
/** This part does something now. */
export declare function noteFired(part: string): void;

// noteNamed
/**
 * Keeps in mind that the script that runs now named something while the game was played. Keys that a script puts together are in no source, so
 * fuzz and scenes look here for those that no text words. What a probe tries out is not said to players, so it is not kept.
 */
export declare function noteNamed(words: WordsOf, key: string): void;

// offerToScripts
/** Lets scripts of packs import a module of the engine by this name. */
export declare function offerToScripts(module: string): void;

// openWindow
/**
 * One stretch of a window: chances go round until somebody acts or all have passed. Where nobody can act, nobody is asked.
 * @returns how far it has come when somebody acted, or `closed`
 */
export declare function openWindow(spec: WindowSpec, { turn: first, passes: before }: Chances): Chances | 'closed';

// openly
/**
 * A card as the story names it when it may have gone meanwhile: of one that lies where nobody sees it, only what it is, since that happened in
 * the open, and the pile that it went to.
 */
export declare function openly(card: Card): {
    card: string;
    code: string;
};

// outcomeOf
/** How the game ended, or undefined while it goes on. */
export declare function outcomeOf(t: Table): Outcome | undefined;

// packsBelow
/** Packs with all those on which they stand. */
export declare function packsBelow(library: Library, packs: Iterable<string>): ReadonlySet<string>;

// partsBySideIn
/** Whether parts are given by side. */
export declare function partsBySideIn(given: unknown, owner: string): readonly Part[] | {
    readonly [side: string]: readonly Part[];
};

// partsIn
/**
 * The parts of one side, copied.
 * @param owner whose they are, for the message
 * @throws DefinitionError that says what is wrong with which part
 */
export declare function partsIn(given: unknown, owner: string): readonly Part[];

// perform
/** Makes something happen. @returns the event and what became of it */
export declare function perform(init: EventInit): GameEvent;

// preventedBy
/** The ability whose "cannot" refuses this event, as `pack:slug#part`. */
export declare function preventedBy(init: EventInit): string | undefined;

// readThrown
/**
 * Reads what was thrown, whatever it is: each part is read once, and only texts and numbers are taken from it.
 * @returns a sentence, and the stack where there is one
 */
export declare function readThrown(thrown: unknown): {
    readonly message: string;
    readonly stack?: string;
};

// reference
/** A card as the story names it. One that lies face down as something, and not for all to know, has its place and what it is called. */
export declare function reference(card: Card): {
    card: string;
    code: string;
};

// refuseMore
/** @throws TooMuch */
export declare function refuseMore(what: string, size: number, most: number): void;

// repaired
/**
 * Called exactly where the table now does something else than an earlier version did, so that an older saved game that no longer fits can be
 * told which rule changed. The state hash knows nothing of it; a roll-back takes it back with the changes of its moment.
 * @param rule a slug
 */
export declare function repaired(rule: string): void;

// requireName
/** A name that a running script writes. @throws ScriptFault when it is none of those that are known */
export declare function requireName(name: string, what: string, known: Iterable<string>): void;

// requireStat
/** A stat that a running script names. @throws ScriptFault when the ruleset has none that can be changed in this way */
export declare function requireStat(stat: string, way: Way): void;

// resolveApart
/**
 * Carries out what a card says that is played for its effect alone: it lies apart meanwhile and goes its way afterwards, whether or not the effect was
 * cancelled. One that its own effect took elsewhere stays there.
 * @param zones where it lies meanwhile, and where it goes
 */
export declare function resolveApart(card: Card, { apart, to }: {
    readonly apart: Zone;
    readonly to: () => Zone;
}, effect: () => void): void;

// restrict
/** While legality is looked at, nothing may change. */
/** Runs what only reads: a restriction, a number, a filter. It may read the table and never ask or change anything. */
export declare function restrict<T>(t: Table, test: () => T): T;

// rulesetOf
/**
 * The ruleset with the systems of these packs and of those on which they stand: the very same ruleset where they bring none.
 * @param chosen codes of the systems that were chosen, of those that hold in no other game
 */
export declare function rulesetOf(ruleset: Ruleset, library: Library, packs: Iterable<string>, chosen?: ReadonlySet<string>): Ruleset;

// runInline
/** Runs a sequence of steps inside an effect, without checkpoints: the same functions, called inline. */
export declare function runInline(step: string, args?: JsonObject): void;

// sameJson
/** Whether two pieces of data are equal, key order aside. */
export declare function sameJson(a: Json | undefined, b: Json | undefined): boolean;

// scriptName
/** The name of the innermost script that runs now. */
export declare function scriptName(): string | undefined;

// seenBy
/** Seats that know this card though it lies hidden. */
export declare function seenBy(card: Card): readonly string[];

// setPart
/**
 * For rulesets and the kernel: sets a part of an event, such as one that is known only when it resolves.
 * Scripts change events with `change`. @throws ScriptFault for a part that events of this kind do not have
 */
export declare function setPart(event: GameEvent, part: string, value: unknown): void;

// shuffle
/**
 * Shuffles a zone by sorting on a hash of the draw and each card, so that another card in it does not reorder the rest. Nobody knows them any more.
 * @param among those cards of it that change places, where that is not all of them
 */
export declare function shuffle(zone: Zone, among?: readonly Card[]): void;

// sizeOf
/** How large a value is, in the unit of the limits. It must be plain data. */
export declare function sizeOf(value: Json | undefined): number;

// stackWritten
/** The stack of the engine that tells where a part is written, for the outside, which maps it to a line. */
export declare function stackWritten(at: WrittenAt | undefined): string | undefined;

// startCopying
/** Gives cards the abilities that another card prints, until then: they work on them as on that card, while it is where they work. */
export declare function startCopying(from: Card, cards: readonly Card[], of: Card, until: string): void;

// startDelayed
/**
 * Starts an effect that waits for a moment. It is declared on its card by that slug.
 * @param until the moment at which it is over if it was not carried out
 */
export declare function startDelayed(from: Card, slug: string, moment: string, params: JsonObject, until?: string): void;

// startLasting
/** Starts a lasting modifier. */
export declare function startLasting(spec: LastingSpec): void;

// systemsOf
/**
 * The systems of packs and of those on which they stand, in the order of their codes: the order in which packs were loaded decides nothing.
 * @param chosen codes of the systems that were chosen, of those that hold in no other game
 */
export declare function systemsOf(library: Library, packs: Iterable<string>, chosen?: ReadonlySet<string>): readonly SystemDefinition[];

// table
/** The table that is running. @throws Error outside a run */
export declare function table(): Table;

// takeWithinLimit
/**
 * Takes from what is left of a limit on amounts ("limit +4"), and counts it.
 * @param context as the effect was given it
 * @param amount how much the effect would give
 * @returns how much of it the limit allows
 * @throws WrongValue for an ability that has no limit on amounts
 */
export declare function takeWithinLimit(context: Context, amount: number): number;

// tell
/** Adds to the story what everyone may know. Cards become references. */
export declare function tell(kind: string, parts?: {
    readonly [name: string]: Json | Card | readonly Card[] | undefined;
}, secret?: StoryLine['secret']): void;

// tellMove
/**
 * Moves a card and tells of it with the card named to everyone who sees it on one end of the way: before the move where it lies open, else after it.
 * @param move puts the card where it goes
 */
export declare function tellMove(kind: string, card: Card, parts: Parts, move: () => void): void;

// tellOf
/** Tells of a card that may lie hidden: seats that may know it get the card with `known` as `yes`, and the others the same line with `known` as `no` and without the card. */
export declare function tellOf(kind: string, card: Card, parts?: Parts): void;

// together
/**
 * Makes several things happen at the same moment: one set of windows for all of them.
 * cannot -> before lanes -> resolve, or the latest "instead" -> state checks -> after lanes.
 */
export declare function together(inits: readonly EventInit[]): Occurrence;

// topDown
/** For rulesets: the cards of a pile, the topmost first, as a list of its own that the caller may change. */
export declare function topDown(zone: Zone): Card[];

// unknownName
/**
 * Says that a name is unknown, and which was probably meant: `'atack' is no stat; did you mean 'attack'?`
 * @param what what it should be: `stat`, `zone`
 */
export declare function unknownName(name: string, what: string, known: Iterable<string>): string;

// useAbility
/**
 * Uses an ability: it is announced; then X, costs, payment, targets, and its effect as an event of its own.
 * A compulsory ability that finds no target or cannot change anything simply does nothing. Where costs that are met are enough, a card that was
 * paid for goes its way even if paying took its last target.
 */
export declare function useAbility(use: Use): void;

// useBefore
/**
 * Uses an ability that the rules call up as the first of several prices. What it asks before it changes anything leaves out answers after which those
 * behind could not be paid.
 * @param later the prices behind it
 */
export declare function useBefore(use: Use, later: readonly Use[]): void;

// useEngine
/** Sets the engine that answers in this realm from now on. */
export declare function useEngine(engine: Engine): void;

// usesFor
/** What a player may do in a window: abilities with these words, usable now, card by card. */
export declare function usesFor(seat: Card, words: readonly string[]): Use[];

// whatFailed
/** The message of a thrown fault or of any other thrown value, with the stack of the script. */
export declare function whatFailed(thrown: unknown): {
    readonly message: string;
    readonly at?: string;
};

// whyMayNotGive
/** Why whoever gave an input may not give it, or undefined. What the one who holds the game gives is not judged here. @param asked who has to answer now */
export declare function whyMayNotGive(input: Input, asked: Card): Sentence | undefined;

// whyNot
/**
 * Why an ability may not be used now: restriction, limit, cost, target, or because it could change nothing where the ruleset asks for that.
 * @returns undefined when it may be used
 */
export declare function whyNot(use: Use): Sentence | undefined;

// wipe
/** Takes everything off a card that leaves play but whose it is and where it belongs, so that it is a new card wherever it goes. */
export declare function wipe(card: Card): void;

// writtenHere
/** Where a script is writing now: called by the functions that make parts. */
export declare function writtenHere(): WrittenAt;

// wrongName
/**
 * Looks at the names in a part of a card: stats, permissions, kinds of events, lanes, zones, periods.
 * @returns what is wrong with the first that the ruleset does not have; undefined when all are known
 */
export declare function wrongName(names: Names, part: Part): string | undefined;

// What stands in the declarations above and cannot be imported.

// Alternative
/** One of several things among which a text lets a player choose. */
export interface Alternative {
    readonly key: string;
    readonly label?: Sentence;
    /** Whether it can be carried out in full. It may read and never ask. */
    readonly can: () => boolean;
    readonly deed: () => unknown;
}

// Answerer
/** Who answers at once: a bot or a test inside the realm. */
export type Answerer = (question: PendingQuestion) => AnswerValue | undefined;

// Bag
/** Which bag of a card's state a write goes to. */
export type Bag = 'fields' | 'tokens' | 'memory';

// CardState
/** The parts of a card that are state. Each is a flat bag of JSON, changed by `write` only. */
export interface CardState {
    readonly card: Card;
    readonly hash: number;
    version: number;
    /** Derived: how much is noted on it, in the unit of the limits. */
    size: number;
    readonly fields: {
        [name: string]: Json | undefined;
    };
    readonly tokens: {
        [name: string]: number | undefined;
    };
    readonly memory: {
        [name: string]: Json | undefined;
    };
    /** Derived: where the card lies. The zone's list is the truth. */
    zone: Zone;
    definition: CardDefinition;
    /** Derived: its abilities and modifiers that are in the registry now. */
    instances: readonly Instance[];
    /** Derived: answers of `ask`, each good while what it was computed from stands. */
    memo: Map<string, MemoEntry> | undefined;
}

// Change
/** One change of the state, with what it takes to undo it. */
export type Change = {
    readonly op: 'set';
    readonly state: CardState;
    readonly bag: Bag;
    readonly name: string;
    readonly old: Json | undefined;
} | {
    readonly op: 'insert';
    readonly zone: Zone;
    readonly index: number;
} | {
    readonly op: 'remove';
    readonly zone: Zone;
    readonly index: number;
    readonly card: Card;
} | {
    readonly op: 'arrange';
    readonly zone: Zone;
    readonly old: readonly Card[];
} | {
    readonly op: 'create';
    readonly card: Card;
};

// Checkpoint
/** Where a stretch of play begins: only the driver is on the stack. */
export interface Checkpoint {
    readonly journal: number;
    readonly story: number;
    /** How many silent chances there were. */
    readonly silent: number;
    readonly inputs: number;
    readonly repaired: number;
    /** The halves of the state hash. */
    readonly hash: readonly [
        high: number,
        low: number
    ];
}

// Counters
/** What is counted, for gates that do not depend on a clock. */
export interface Counters {
    events: number;
    restrictions: number;
    asks: number;
    memoMisses: number;
    probes: number;
    questions: number;
    /** Questions that offered only one deed, or to pass. */
    actOrPass: number;
    writes: number;
    reruns: number;
    stretches: number;
}

// Deal
/** What a game is dealt from: whatever the ruleset's set-up wants to know. */
interface Deal {
    /** The game's own word for it. A position is none. */
    readonly kind: string;
    /** The dice of earlier versions with which a saved game is played on: `32-bit`. Absent: the dice of today. */
    readonly dice?: string;
    readonly [part: string]: Json | undefined;
}

// Decision
/** What belongs to the run of a game, and not to its state. */
/** A decision of the running stretch, kept so that a re-run need not list options again. */
export interface Decision {
    readonly value: AnswerValue;
    /** The inputs that it took: an answer, and dice that came before it. */
    readonly from: number;
    readonly to: number;
}

// Dice
/** Dice of a game: a draw follows from the seed, its name and its number among the draws of that name, and from nothing else. */
export type Dice = (seed: string, name: string, count: number) => Draw;

// Disguise
/** What a card is while it lies face down: facts of its own, and no text. */
export interface Disguise {
    /** By what it is called: `pack:slug`, for whoever may not know the card. */
    readonly code: string;
    readonly facts: JsonObject;
}

// Draw
/** What a draw gives: a number, or an order of cards. */
export interface Draw {
    /** @returns 0 … sides - 1, each as likely as any other */
    die(sides: number): number;
    /** Sorts by a hash of the draw and of each card, so that one card more or less does not reorder the rest. @returns a new list */
    sort<C extends Card>(cards: readonly C[]): C[];
}

// EndOfSupposition
/** Thrown where what follows from a choice cannot be known any further. */
export declare class EndOfSupposition {
}

// EventState
/** What of an event can still change. Only the kernel reaches it; scripts see it through getters. */
interface EventState {
    fate: Fate;
    asItWas: unknown;
    /** The latest `instead`. */
    replacement: (() => unknown) | undefined;
    /** Abilities of a subject that has left: they still answer to this. */
    leaving: readonly Instance[];
    /** The table's clock when it had happened. */
    happenedAt: number;
    /** What resolves it, where the kind's own answer is not meant. */
    readonly resolver: ((event: GameEvent) => void) | undefined;
    /** Its parts in the order of the names of its shape. */
    readonly values: unknown[];
    readonly shape: Shape;
}

// Explorer
/** The probe's walk through choices: depth first, bounded. Nothing is written meanwhile. */
export interface Explorer {
    /** Which alternative was chosen at each question so far. */
    readonly path: number[];
    readonly width: number[];
    at: number;
    /** Answers with which every path begins, and how many of them this one has given. */
    readonly given: readonly AnswerValue[];
    answered: number;
    stage: 'price' | 'targets' | 'effect';
    /** Cards that paid and are gone when targets are chosen: they are none. */
    gone: readonly Card[];
    /** What a use would be paid with on this path; asked once, when the first asks for it. */
    price: (() => Price) | undefined;
    /** A change was about to happen; a script that catches the way out does not hide it. */
    changes: 'none' | 'found';
    /** What a path does where a "cannot" refuses something on it: it goes on, or it ends there and finds nothing. */
    refusals: 'pass' | 'end';
    /** What this path has made happen, where the effects of several abilities are tried one after the other: it goes on after a change. */
    taken: EventInit[] | undefined;
    /** Some options were left out, because there are too many. */
    cut: 'no' | 'yes';
}

// Fate
/** What became of an event. */
export type Fate = 'coming' | 'happened' | 'cancelled' | 'replaced' | 'prevented';

// Frame
/** Where the game stands: a stack of steps, the innermost last. It is data. */
interface Frame {
    readonly step: string;
    readonly args: JsonObject;
}

// GameOver
/** Thrown when the game ends in the middle of something. */
export declare class GameOver {
}

// Given
/** Who gave an input, where it was a player; without it the one who holds the game gave it, who may do anything. */
interface Given {
    readonly by?: SeatName;
}

// Happening
/**
 * How events happen at a table. The table is given it from above, because it goes round: an event opens lanes, in lanes abilities are used, and what is used
 * makes events happen. Files that cause events ask the table, and only what is above them all knows both ends.
 */
export interface Happening {
    /** Makes several things happen at the same moment. */
    readonly together: (inits: readonly EventInit[]) => Occurrence;
    /** Whether something that a card says refuses this event. */
    readonly isPrevented: (init: EventInit) => boolean;
}

// HiddenCard
/** What leaves the table names no card to a player who may not know it: references to it are replaced by its place. */
/** A card that data names and that not everyone may know, as it lay when that was told. */
export interface HiddenCard {
    readonly card: string;
    readonly place: string;
    /** Who may know it. */
    readonly seats: readonly SeatName[];
}

// Instance
/** A part of a definition at work on a card. */
export interface Instance<P extends Part = Part> {
    /** The card that prints it. For keywords, null: whoever has the keyword. */
    readonly card: Card | null;
    readonly part: P;
    /** `pack:slug#ability`, what faults and the story call it. */
    readonly name: string;
    readonly keyword: string | null;
    /** The table's clock when it began to work. Not state: it only tells earlier from later. */
    readonly since: number;
    /** Canonical order among instances: number of the card, then place on it. */
    readonly order: number;
}

// Lane
/** What a game brings to the kernel: data and plain functions. */
/**
 * A place in the course of an event where abilities answer.
 * `chosen`: compulsory, in an order that the decider chooses. `seats`: optional, seat by seat until all pass.
 */
export interface Lane {
    readonly name: string;
    readonly at: 'before' | 'after';
    readonly order: 'chosen' | 'seats';
}

// LastingSpec
/** Effects that outlive the ability that starts them: kept as notes in state, never as functions. */
export interface LastingSpec {
    /** The card whose ability starts it. */
    readonly from: Card;
    readonly slug: string;
    readonly stat: string;
    /** When it ends: a moment that the ruleset announces with `endEffects`, such as `phase` or `attack 3`. */
    readonly until: string;
    /**
     * Plain effects say which cards and how; declared ones take both from the definition. `among` describes cards in words of the ruleset, which is asked
     * of each card anew: also of those that come later.
     */
    readonly plain?: {
        readonly targets?: readonly Card[];
        readonly among?: JsonObject;
        readonly way: Way;
        readonly value: Json;
    };
    readonly params?: JsonObject;
}

// MemoEntry
/** A kept answer, and the clocks of what it was computed from. */
export interface MemoEntry {
    readonly value: Json;
    readonly aspects: number;
    /** The table's clock at which it was last known to stand. */
    world: number;
    readonly registry: number;
    readonly looks: number;
    readonly places: number;
    readonly fields: number;
    readonly tokens: number;
    readonly memory: number;
}

// Names
type Names = Pick<Ruleset, 'stats' | 'events' | 'lanes' | 'zones'> & {
    readonly periods?: readonly string[];
};

// Narrowing
/** What leaves out of the questions of one price what earlier prices took and later ones need. */
export interface Narrowing {
    readonly narrow: (spec: QuestionSpec) => QuestionSpec;
    /** Whether earlier prices have left what this event takes. */
    readonly leaves: (event: EventInit) => boolean;
    /** Takes the answer to the question that was narrowed last. */
    readonly answered: (value: AnswerValue) => void;
}

// NoTarget
/** Thrown while probing, or while targets are chosen, when a target is missing. */
export declare class NoTarget {
}

// Occurrence
/** One set of windows for everything that happens at the same moment. */
export interface Occurrence {
    readonly events: readonly GameEvent[];
    /** Events of kinds that join the windows of their cause. */
    readonly joined: GameEvent[];
    /** Only what happens while it resolves joins its windows; what pays for an answer to it does not. */
    stage: 'before' | 'resolving' | 'after';
}

// Parts
interface Parts {
    readonly [name: string]: Json | Card | readonly Card[] | undefined;
}

// PendingQuestion
/** A question that waits for its answer. */
export interface PendingQuestion {
    readonly key: string;
    readonly spec: QuestionSpec;
    readonly options: readonly EngineOption[];
    readonly because: Because;
}

// Price
/** The cards with which costs would be paid that say what becomes of them. */
export interface Price {
    readonly all: readonly Card[];
    readonly gone: readonly Card[];
}

// Proving
/** How a ruleset is put to the test by bots: its internal entry for the lab. */
interface Proving {
    /** A board to play on. @returns words of a scene as plain data */
    readonly board: (wish: BoardWish, library: Library) => JsonObject;
    /** What cannot be on this table now. `rest`: nothing is under way. */
    readonly breaches: (moment: 'question' | 'rest') => readonly Breach[];
    /** Whether a part is there for the data of packs that stand on this one: nothing in its own games need ever call it up. */
    readonly isForOtherPacks?: (part: Part) => boolean;
}

// QuestionSpec
/** A question as the engine asks it. */
export interface QuestionSpec {
    readonly shape: QuestionShape;
    readonly who: Card;
    readonly name: string;
    readonly parts?: JsonObject;
    /** What is offered, listed only when somebody really has to answer. */
    readonly options: () => readonly EngineOption[];
    readonly least: number;
    readonly most: number;
    /** For `pairs`: in how many chosen pairs one card may be. */
    readonly each?: PairLimits;
    /** Judges the whole chosen set and gives its reason. */
    readonly check?: (chosen: readonly string[]) => Sentence | undefined;
    /** For `distribute`: judges the whole spread and gives its reason. */
    readonly checkShares?: (shares: {
        readonly [option: string]: number;
    }) => Sentence | undefined;
    /** What is done where an option is chosen and nothing else: so what follows from it can be looked at by itself. */
    readonly deedOf?: (option: string) => (() => void) | undefined;
}

// Registry
/** Which abilities and modifiers work now, by what they listen to. Derived from state and kept up to date. */
export declare class Registry {
    /** Goes up whenever something begins or ends to work. It is not state. */
    version: number;
    constructor(table: Table);
    /** A card moved, turned or changed hands. */
    changed(card: Card): void;
    /** A field was written that decides which cards rest. */
    turned(card: Card): void;
    noteChanged(name: string): void;
    forget(card: Card): void;
    /** Brings the lists up to date. */
    settle(): void;
    /** Whether anything that works now says "cannot". @param prefix how stats begin that forbid events of a kind */
    forbidsAnything(prefix: string): boolean;
    isMuted(name: string): boolean;
    /** Whether anybody may answer to this kind of event in this lane. */
    listening(lane: string, kind: string): boolean;
    inLane(lane: string, kind: string): readonly Instance<Ability>[];
    keywordsInLane(lane: string, kind: string): readonly Instance<Ability>[];
    ofWord(word: string): readonly Instance<Ability>[];
    keywordsOfWord(word: string): readonly Instance<Ability>[];
    modifiers(stat: string): readonly Instance<Modifier>[];
    keywordModifiers(stat: string): readonly Instance<Modifier>[];
    /** Lasting modifiers of a stat, or `delayed` effects, in the order in which they began. */
    effects(stat: string): readonly RunningEffect[];
    allEffects(): readonly RunningEffect[];
    /** State checks of keywords and of cards. */
    get checks(): readonly Instance<Check>[];
}

// Running
/** The running ability or step, and the event within which it runs. */
export interface Running {
    readonly because: Because;
    readonly card: Card | null;
    readonly ability: string | undefined;
    readonly you: Card | null;
}

// RunningEffect
/** A lasting effect that runs. */
export interface RunningEffect {
    readonly id: string;
    readonly note: string;
    readonly data: JsonObject;
}

// ScriptFault
/** Thrown when a script failed: the table rolls back and goes on without the ability. */
export declare class ScriptFault {
    readonly reason: string;
    readonly ability: string | undefined;
    readonly message: string;
    constructor(reason: string, ability: string | undefined, message: string, stack?: string);
}

// Seen
/** What an ability met in a lane: it was offered, it was refused for a reason, or it resolved. */
export interface Seen {
    readonly instance: Instance<Ability>;
    readonly self: Card;
    readonly event: GameEvent;
    readonly lane: Lane;
    readonly seat?: Card;
    readonly outcome: 'offered' | 'refused' | 'resolved';
    readonly reason?: Sentence;
}

// Shape
/** A class of events with the same parts, and getters for these. */
interface Shape {
    readonly names: readonly string[];
    readonly Kind: typeof GameEvent;
}

// Source
/** Something that can pay a need. */
interface Source {
    /** What happens when one unit of it pays. */
    readonly event: EventInit;
    /** How many units of it may pay this need; what it has, where that is less. */
    readonly most: number;
}

// Supposition
/**
 * A choice that is gone through before it is made: the rules run as they always do, at the table itself, and all of it is taken back. It goes as far as
 * whoever chooses may know, and no further.
 */
export interface Supposition {
    /** Who wants to know. */
    readonly seats: readonly string[];
    /** The answer to the question that waits; nothing where what is chosen is done at once. */
    readonly value: AnswerValue | undefined;
    /** Whether the question that waits was met again; `back`: all was looked at, and the table goes back to it. */
    stage: 'before' | 'chosen' | 'back';
    /** What may change what follows, or hides the rest of it. */
    readonly unknown: Sentence[];
    /** Questions that were answered in some way, because none of the ways matters much. */
    readonly guessed: Set<string>;
    /** The window with which the next one is compared; absent where the caller does not ask for that. */
    readonly comparison?: WindowComparison;
}

// Suspend
/** Thrown through rules and cards when somebody has to answer first. */
export declare class Suspend {
    constructor(question: PendingQuestion);
}

// TakenBy
/** Says what an event takes; undefined where it takes nothing that another price could need. */
export type TakenBy = (event: EventInit) => Taken | undefined;

// Visibility
/** Who may see the cards of a zone: everyone, its seat only, or nobody. */
type Visibility = 'everyone' | 'seat' | 'nobody';

// Watcher
/** Observer of the lanes, for explanations. */
export interface Watcher {
    /** The seats for which the report is masked; without seats nothing is. Meetings that depend on cards which these seats may not know are left out. */
    readonly seats?: readonly string[];
    readonly told: (seen: Seen) => void;
}

// WindowComparison
/** A window that is passed, and the next one behind it. */
export interface WindowComparison {
    readonly seat: Card;
    /** What the window offers that is passed, beside passing. */
    readonly offered: readonly string[];
    /** The names of the running periods then, by the periods that limits name: a use in another period is another use. */
    readonly periods: ReadonlyMap<string, string>;
    /** `passing`: the step of the window that is passed is gone through; `ahead`: it is over. */
    stage: 'passing' | 'ahead';
    found?: NextWindow['offers'];
}

// WindowSpec
/** Windows: where players use abilities of their own accord, by turns, until all pass in succession. */
/** What is a window's own. */
export interface WindowSpec {
    /** What the question is called, and its parts. */
    readonly name: string;
    readonly parts: JsonObject;
    /** The words of abilities that may be used. */
    readonly words: readonly string[];
    /** How many pass in succession when it closes. */
    readonly seats: () => number;
    /** Whose chance it is: the player of that id, or who comes in their place; without an id, who begins. */
    readonly turnOf: (seat: string | undefined) => Card;
    /** Who has the chance after a player. */
    readonly after: (seat: Card) => Card;
    /** How a use is called among the options. */
    readonly label?: (use: Use) => Sentence;
}

// ZoneName
/** What a zone may be called. */
export type ZoneName = ZoneNames extends {
    readonly of: infer Names extends string;
} ? Names | ZoneNames['kernel'] : string;

// ZoneOrder
/** The cards of a zone, first to last. */
export interface ZoneOrder {
    readonly zone: Zone;
    readonly order: readonly Card[];
}
