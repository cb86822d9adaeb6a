// For rulesets: what @questwright/kernel exports. Renew it with: npm run api

// Ability
export interface Ability {
    readonly kind: 'ability';
    readonly slug: string;
    /** The line at which a script wrote the ability; only explanations read it. */
    readonly at?: WrittenAt;
    /** The printed word: the ruleset defines its meaning. */
    readonly word: string;
    /** The words of windows in which it may be used, where its text prints more than one; they share its limit. */
    readonly words?: readonly string[];
    /** The lane in which it answers, or null for abilities that are used in windows. */
    readonly lane: string | null;
    /** The kinds of events to which it may respond. */
    readonly hears: readonly string[];
    /** How often it may answer to one trigger, where it is optional: once, or as often as it can be paid and could change something. */
    readonly answers?: 'once' | 'as-often-as-paid';
    /** Which events: all, or only those whose subject is this card, its host, or a card that the function accepts. */
    readonly of: 'any' | 'self' | 'host' | ((subject: Card | undefined, context: Context) => boolean);
    /** The restriction. It may read the table, but must not ask a player. */
    readonly when?: (context: Context) => boolean;
    readonly limit?: Limit;
    readonly costs: readonly Cost[];
    /** Values that X may take, before cost and targets are considered. */
    readonly x?: (context: Context) => readonly number[];
    /** Chooses targets; its result is passed to the effect as `context.targets`. */
    readonly targets?: (context: Context) => unknown;
    /** Whether the ability could change the game; for effects whose change the probe does not find. */
    readonly could?: (context: Context) => boolean;
    /**
     * Forecasts run it in place of the effect, when the effect itself depends on something that cannot be known yet: it does only what is
     * certain to follow.
     */
    readonly foretold?: (context: Context) => unknown;
    readonly effect: (context: Context) => unknown;
    readonly bearer: Bearer;
    /** Names of the zones from which it works, if they differ from the ruleset's default. */
    readonly where?: readonly string[];
    /** Further data for the ruleset, such as the phase that the printed word names. */
    readonly notes: JsonObject;
}

// Answered
export interface Answered {
    readonly printed: Json;
    readonly contributors: readonly Contributor[];
    readonly value: Json;
}

// BOARD
/** The id of the table itself. */
export declare const BOARD = "table";

// BY_HAND
/** The word of an ability that is followed by hand as long as its card is in play. It is never offered and has no effect. */
export declare const BY_HAND = "by-hand";

// Bearer
/**
 * Which cards have an ability: its own card, the card it is attached to, or every card for which the function holds. `table`, of a keyword: it exists
 * once while any card in play has the keyword, no matter how many, and works on the first of these.
 */
export type Bearer = 'self' | 'host' | 'table' | ((card: Card, context: Context) => boolean);

// BoardWish
/** Requirements for a board that bots test on. */
export interface BoardWish {
    /** Everything about the board follows from these dice: a number below `sides`. */
    readonly dice: (sides: number) => number;
    /** Packs whose cards are on the board; cards of the packs on which these depend may be used as well. */
    readonly packs: readonly string[];
    /** Parts that the board should give a chance to work, as `pack:slug#part`: the first for certain. Empty: a game from its beginning. */
    readonly hungry: readonly string[];
    /** Further games that the packs propose, such as those of a campaign, as setups without decks. */
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
        /** `yes`: as far as can be known in advance, it would change nothing. */
        readonly idle?: 'yes';
    }[];
    /** Judges a whole choice. */
    readonly judge: (value: BotChoice) => boolean;
}

// BotTable
/** The data that a bot may see: the open cards, and the cards that its own seat may know. */
export interface BotTable {
    readonly seat: string;
    /** Ids of known cards in a zone, in order. */
    readonly zone: (id: string) => readonly string[];
    readonly size: (zone: string) => number;
    readonly card: (id: string) => BotCard | undefined;
    readonly status: (name: string) => Json | undefined;
    /** The notes of the systems in the game for their ruleset, such as hints for bots; absent where there are none. */
    readonly notes?: readonly JsonObject[];
}

// Breach
/** A broken invariant of a table: no game may lead to it. */
export interface Breach {
    /** A stable name of the invariant. */
    readonly code: string;
    /** A message for people. */
    readonly message: string;
    /** The printed code of the card concerned. */
    readonly card?: string;
}

// Card
/**
 * Anything with an id, a printed code, an owner and a place: cards, seats, the table itself.
 * Scripts hold cards; their state is behind a private field, and only the kernel writes it.
 */
export declare class Card {
    /** An id made of the place where the card was created and a number, such as `p1/deck/17`. It stays the same for the whole game. */
    readonly id: string;
    /** The number of the card in order of creation: the tie-breaker wherever an order is needed. */
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
    /** Id of the seat that owns the card; null when the table owns it. */
    get ownerName(): string | null;
    get controllerName(): string | null;
    /**
     * The facts that the card has because an effect turned it face down as something else; undefined when it is face up, or was only dealt
     * face down.
     */
    get disguise(): Disguise | undefined;
    /** The printed facts of the side that is up; the facts of the disguise while the card has one. */
    get facts(): JsonObject;
    get printed(): Side;
    /** @returns how many tokens of this name are on the card */
    token(name: string): number;
    /**
     * The value that an ability stored on the card under this name, or undefined. Always undefined for the table itself: its memory belongs
     * to the kernel.
     */
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

// CardsCost
/** A cost that is paid with cards of the payer's choice: "exhaust a character", "discard 2 cards from your hand". */
export interface CardsCost {
    readonly slug: string;
    /** The name of the question that asks for the cards. */
    readonly name: string;
    /** How many cards pay the cost; 1 by default. */
    readonly count?: number;
    /** Returns the cards that could pay. It may read the table, but must not ask a player. */
    readonly among: (context: Context) => readonly Card[];
    /** What happens to a card that pays. */
    readonly pay: (card: Card, context: Context) => EventInit;
    /** `gone`: cards that pay cannot be targets afterwards, so the only possible target may not pay. */
    readonly payers?: 'gone' | 'there';
}

// Chances
/** The state of a window: data, kept as arguments of its step. */
export interface Chances {
    readonly turn?: string | undefined;
    readonly passes?: number | undefined;
}

// Check
/**
 * A state check of a card or keyword: the events that it finds happen at once. The check of a keyword runs for each of its bearers that
 * changed; the check of a card runs for that card after any change.
 */
export interface Check {
    readonly kind: 'check';
    readonly slug: string;
    readonly at?: WrittenAt;
    readonly find: (context: Context) => readonly EventInit[];
    /** Names of the zones from which a card's own check works, if they differ from the ruleset's default. */
    readonly where?: readonly string[];
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
    readonly formerly?: FormerQuestion;
}

// ChooseOption
export interface ChooseOption {
    readonly who: Card;
    readonly name: string;
    readonly options: () => readonly EngineOption[];
    readonly least?: number;
    readonly most?: number;
    readonly parts?: JsonObject;
    readonly formerly?: FormerQuestion;
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
    /**
     * In how many chosen pairs one card may be, as `card` and as `other`; without a number there is no limit. A function returns the limit of each
     * card; it is called when the question is asked.
     */
    readonly each?: {
        readonly card?: number | ((card: C) => number);
        readonly other?: number | ((other: C) => number);
    };
    readonly least?: number;
    readonly most?: number;
    readonly parts?: JsonObject;
    /** Judges the whole assignment. */
    readonly check?: (chosen: readonly {
        readonly card: C;
        readonly other: C;
    }[]) => Sentence | undefined;
}

// Context
/** What cards, keywords and rules are made of. Definitions are data and functions, deeply frozen; they hold no state. */
/** The argument of every function of an ability. `you` is the seat that uses it, or the seat that decides for the table. */
export interface Context<C extends Card = Card> {
    /** The card on which the ability works. */
    readonly self: C;
    /** The card that prints the ability. It differs from `self` if the ability was granted. */
    readonly source: C;
    readonly you: C;
    /** The event that the ability answers. An ability that answers none gets the event of its own use. */
    readonly event: GameEvent;
    /** The value chosen for X, else 0. */
    readonly x: number;
    /** The number of the keyword that brings the ability, else 0. */
    readonly number: number;
    /** What the `targets` function returned. */
    readonly targets: unknown;
    /**
     * The cards with which the costs were paid, in order: the subjects of the payment events, without seats. While a use is only considered: those of
     * one possible payment.
     */
    readonly paid: readonly C[];
    /** Parameters of this use, from the effect that causes it, such as "its cost is 2 less". */
    readonly params: JsonObject;
}

// Contributor
/** One contribution to a stat, and where it comes from. */
export interface Contributor {
    /** The card that prints the modifier, or the source of a lasting effect; null for a keyword of the card itself. */
    readonly card: string | null;
    /** The contributing part: `pack:slug#part`. */
    readonly name: string;
    readonly way: Modifier['way'];
    readonly value: Json;
}

// Cost
/**
 * A cost: whether it can be paid in full, and the events that pay it. `pay` may ask; nothing is paid before all questions were answered.
 */
export interface Cost {
    readonly slug: string;
    readonly can: (context: Context) => boolean;
    /** Returns the events that pay the cost. The engine also calls it to find out whether the cost can be paid, and then it must write nothing. */
    readonly pay: (context: Context) => readonly EventInit[];
    /**
     * Whether the cards that pay can be targets. `gone`: they cannot, so the only possible target may not pay; `there`: they can, because
     * they stay in their zones. The effect may refer to both.
     */
    readonly payers?: 'gone' | 'there';
    /**
     * The needs of a cost whose payer chooses the payment: all prices of a use are judged together by their needs. The function may read the
     * table, but must not ask a player. Without it, the payment that `pay` returns is the need; where `pay` asks, its answers are tried one by
     * one.
     */
    readonly needs?: (context: Context) => readonly Need[];
}

// CounterSpec
/** Systems: additions of packs to the rules of a game. A table plays the ruleset of its game, extended with the systems of its packs. */
/** A counter of a system, on the table or on each seat. */
export interface CounterSpec {
    readonly of: 'table' | 'each-seat';
    /** The initial value; 0 if not given. */
    readonly starts?: number;
    /** The minimum; 0 if not given. */
    readonly least?: number;
    readonly most?: number;
}

// DefinitionError
/** Something is wrong with a definition; the message says what and where. */
export declare class DefinitionError extends Error {
    readonly name = "DefinitionError";
    /** The stack trace of the script engine at the script line that wrote the wrong part. */
    readonly at: string | undefined;
    constructor(message: string, at?: string);
}

// Delayed
/** An effect that resolves at a later moment. It resolves by itself and is no newly used ability. */
export interface Delayed {
    readonly kind: 'delayed';
    readonly slug: string;
    readonly at?: WrittenAt;
    readonly effect: (context: Context, params: JsonObject) => unknown;
}

// DoorMethod
/** A method that callers outside the realm can call: JSON in, JSON out. */
export type DoorMethod = (argument: never) => unknown;

// Engine
/** What runs inside a realm: one ruleset with the definitions of the loaded packs. */
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
    /** For `pairs`: in how many chosen pairs these two cards may be, where that is not the same for all cards. */
    readonly each?: PairLimits;
    /** Why it would change nothing: advice, where an ability may be used without effect. */
    readonly idle?: Sentence;
    /** Options of the same sort are interchangeable: their order is not asked. */
    readonly sort?: string;
}

// EventInit
/** The argument of `perform`. */
export interface EventInit {
    readonly kind: string;
    /** The card to which it happens. */
    readonly subject?: Card | undefined;
    readonly [part: string]: unknown;
}

// EventSpec
/** The ruleset's definition of a kind of event. */
export interface EventSpec {
    readonly resolve: (event: GameEvent) => void;
    /**
     * Whether responses to it after it happened get a window of their own, or are offered together with those to the event within which it
     * happened.
     */
    readonly after: 'own' | 'joins';
    /** Parts that are known only when it resolves: set with `setPart`. */
    readonly later?: readonly string[];
    /** Records its subject before it resolves, for `asItWas`. */
    readonly snapshot?: (subject: Card) => unknown;
    /**
     * Returns the part of a stock that an event of this kind consumes when it pays a cost. The function may read the table, but must not ask a
     * player. Absent: such an event consumes nothing that another cost of the same use could need.
     */
    readonly takes?: TakenBy;
    /**
     * Returns the events that this event causes: a "cannot" that forbids one of them forbids this event as a payment. The function may read the
     * table, but must not ask a player.
     */
    readonly entails?: (event: EventInit) => readonly EventInit[];
}

// GameEvent
/** Something that happens. It lives inside one stretch of play and is not state. Its properties are read-only; its methods change it. */
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
    constructor(init: EventInit, because: Because, by: Card | null, within: GameEvent | undefined, shape: Shape, values: unknown[], resolver: EventState['resolver'], happening: Happening);
    get fate(): Fate;
    /** The snapshot of the subject from before the event; present where the kind declares `snapshot`. */
    get asItWas(): unknown;
    /** The event does not happen, and nothing may refer to it any more. Costs and uses stay spent. No effect when a card forbids to cancel it. */
    cancel(): void;
    /** Changes a part of the event, such as an amount, before it happens. Setting the value that it already has is no change. */
    change(part: string, value: unknown): void;
    /** Replaces the event by something else. Of several replacements the latest is used. */
    instead(deed: () => unknown): void;
}

// GamePackage
/** What the package of a game provides to the realms in which it is played. */
export interface GamePackage<Script = unknown> {
    readonly ruleset: Ruleset;
    /**
     * Validates and copies the exports of a module of a pack.
     * @returns undefined for a module that defines nothing
     * @throws DefinitionError that names the mistake; reading an export may run script code
     */
    readonly scriptIn: (exported: unknown) => Script | undefined;
    /** Makes definitions of everything in these packs that can be defined. @param tell receives a note for each part that is left out */
    readonly buildLibrary: (packs: readonly PackContent<Script>[], tell: (note: LibraryNote) => void) => Library;
    /** The messages of story, questions and refusals, by code. */
    readonly catalogue: {
        readonly [code: string]: string;
    };
    readonly sceneWords: SceneWords;
    readonly heuristic: Heuristic;
    readonly proving: Proving;
    /** A game stretch by stretch, read from its story. */
    readonly courseOf: Engine['courseOf'];
    /** The words and titles by which its scripts may describe cards, besides keywords and titles of packs. Absent where they do not. */
    readonly describes?: {
        readonly words: readonly string[];
        readonly titles: readonly string[];
    };
    /** Exports of its script API that are deprecated, by name, each with the one that replaces it. */
    readonly deprecated?: {
        readonly [name: string]: string;
    };
}

// HandMove
/** A manual move that a ruleset adds to those of the kernel. */
export interface HandMove {
    /** Why the move cannot be made on this card; undefined when it can. Changes nothing. */
    readonly refuses: (card: Card, move: JsonObject) => Sentence | undefined;
    /** Makes the move. No abilities respond to it, and no question is asked. */
    readonly make: (card: Card, move: JsonObject) => void;
}

// Heuristic
/** The choices of a bot that plays to win: the ruleset's internal entry for the lab. */
export interface Heuristic {
    /** @param view what the seat may see @returns the bot's answer */
    readonly choose: (question: BotQuestion, view: BotTable) => BotChoice;
    /**
     * The amounts or the keys of options among which a bot that answers at random draws, if others would lose the game by themselves or make it too
     * long; undefined: all.
     */
    readonly drawn?: (question: BotQuestion) => readonly (number | string)[] | undefined;
}

// HostRule
/** A game's rule for which cards may bear an attachment. */
export interface HostRule {
    /** The word of the ability by which an attachment states the rule: `of` of that ability is the rule, and its effect is never run. */
    readonly word: string;
    /** Whether a card may bear an attachment without such an ability. */
    readonly unsaid: (host: Card) => boolean;
    /** A further condition for every attachment, checked first. */
    readonly bears?: (host: Card) => boolean;
}

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
/** All data on one card: its tokens, states and memory. */
export declare const LARGEST_CARD = 200000;

// LARGEST_NUMBER
/** One amount, one change of a stat, and one stat: sums of them are still exact integers. */
export declare const LARGEST_NUMBER = 1000000000;

// LARGEST_TABLE
/** All data on all cards and on the table. */
export declare const LARGEST_TABLE = 4000000;

// LARGEST_VALUE
/** One value: a list or record in memory, in the story, or in parameters. */
export declare const LARGEST_VALUE = 100000;

// LONGEST_NAME
/**
 * Limits on the data that scripts may put into a game: far above the needs of cards, and far below what makes a table slow or a saved game large.
 * Excess is refused before it is recorded, as a fault of the ability. Sizes are counted in characters; any other piece of data counts as 8.
 */
/** Names: slugs, kinds of tokens, keys of memory, names of questions and of their options. */
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
    /** By `pack:system/slug`. The rules of a system are parts of the card with that code. */
    readonly systems?: ReadonlyMap<string, SystemDefinition>;
    /** Ids of the packs that a pack depends on, by pack. */
    readonly dependencies?: ReadonlyMap<string, readonly string[]>;
}

// LibraryNote
/** A problem that was found in a pack when its definitions were made. */
export interface LibraryNote {
    readonly pack: string;
    /** `broken`: something is left out. `wrong`: one part of a script is left out. */
    readonly weight: 'broken' | 'wrong';
    /** With `pack:slug#part` where it concerns a part. */
    readonly message: string;
    /** The stack trace of the script engine at the script line with the mistake. */
    readonly at?: string;
    /** The system whose chapter declares it, and where in that chapter. */
    readonly declared?: {
        readonly system: string;
        readonly path: readonly string[];
    };
}

// Limit
/**
 * How often an ability may be used: per card and period, or per player and game. Where it counts amounts, `times` is their sum, and the effect
 * draws on the remaining amount with `takeWithinLimit`.
 */
export interface Limit {
    readonly times: number;
    readonly of?: 'uses' | 'amounts';
    readonly period: string;
    readonly counts: 'card' | 'player';
}

// MOST_CARDS
/** Cards of one game, in all zones. */
export declare const MOST_CARDS = 5000;

// MOST_EFFECTS
/** Lasting and delayed effects that run at the same time. */
export declare const MOST_EFFECTS = 500;

// MOST_OPTIONS
/** Options of one question. */
export declare const MOST_OPTIONS = 5000;

// MOST_PARTS
/** Abilities, modifiers and effects on one side of a card. */
export declare const MOST_PARTS = 64;

// MOST_TOGETHER
/** Events at one moment, by one call. A game has more cards, but never as many in play. */
export declare const MOST_TOGETHER = 1000;

// MOST_WAYS
/** Alternatives of one "choose one" of a card: the probe runs each to see whether it could change something. */
export declare const MOST_WAYS = 64;

// MetRepair
/** A repaired rule that affected a game: from here on, the game may differ from one under an engine before the repair. */
export interface MetRepair {
    /** How many inputs had been consumed. */
    readonly input: number;
    /** A slug; the message `repaired.<rule>` of the catalogue states the repaired rule and its source. */
    readonly rule: string;
}

// Modifier
/** A constant modifier of a stat: `ask` reads it each time the stat is computed; nothing is written to the card. */
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

// Need
/** A number of units that pay a part of a cost, and the sources that may give them. */
export interface Need {
    readonly amount: number;
    readonly from: readonly Source[];
}

// Next
/**
 * The continuation after a step: another step, a step with arguments, a sequence to run before the next step, or the end of the sequence.
 */
export type Next = string | {
    readonly step: string;
    readonly args?: JsonObject;
} | {
    readonly call: string;
    readonly args?: JsonObject;
    readonly next: string;
    readonly with?: JsonObject;
} | null;

// PASS
/** The key of the option that does nothing. */
export declare const PASS = "pass";

// PackContent
/** The parts of a pack that a ruleset needs. */
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
    /**
     * Printed titles by slug. Rules compare cards by their titles, to tell whether they are unique or copies of each other. `sides` for
     * two-sided cards.
     */
    readonly titles: {
        readonly [slug: string]: {
            readonly title: string;
            readonly sides?: {
                readonly [side: string]: string;
            };
        };
    };
    /** The exports of its scripts, validated by the game. */
    readonly scripts: readonly Script[];
    /** The data file of each of its systems, by slug. Absent where a pack brings none. */
    readonly systems?: {
        readonly [slug: string]: JsonObject;
    };
    /** Ids of the packs that its manifest depends on: a game has their systems as well. */
    readonly dependencies?: readonly string[];
}

// Part
export type Part = Ability | Modifier | Lasting | Delayed | Check;

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

// Ruleset
export interface Ruleset {
    readonly name: string;
    /** The class of its cards: extends `Card` with getters for the scripts of the game. */
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
    /** Words of abilities that seats may use in windows. */
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
    /** The next step after a step that a system may replace, by the replaced step. */
    readonly successors?: {
        readonly [step: string]: string;
    };
    readonly firstStep: string;
    /**
     * The packs from which a game is dealt: it has their systems, and those of packs that they depend on. Without it, games have no systems.
     * @returns undefined for a setup that names no pack: the game is dealt from all packs at the table
     */
    readonly packsIn?: (setup: JsonObject) => Iterable<string> | undefined;
    /** Codes of the optional systems that the setup chooses. */
    readonly rulesIn?: (setup: JsonObject, library: Library) => ReadonlySet<string>;
    /** Counters of systems. */
    readonly counters?: {
        readonly [name: string]: CounterSpec;
    };
    /** The systems in the game, in the order of their codes. */
    readonly systems?: readonly SystemDefinition[];
    /** Builds the table from a deal, before the first step. */
    readonly setUp: (setup: JsonObject) => void;
    /** Why no game can begin from the position that the table shows, with a remedy; undefined if one can. */
    readonly wrongAtTable?: () => string | undefined;
    /** Seats that still play, beginning with the first. */
    readonly seatsInOrder: () => readonly Card[];
    /** The seat that decides for the table. @param events the answered events, when compulsory abilities are put into an order */
    readonly decider: (events?: readonly GameEvent[]) => Card;
    /**
     * The condition for the use of an optional ability. `could-change`: its costs can be paid, and its effect could change the game.
     * `costs-met`: its costs can be paid and it has a target, if it needs one; options say which of them would change nothing. `could-change`
     * if not given.
     */
    readonly initiation?: 'could-change' | 'costs-met';
    /** Whether a printed part is active given the zone and state of its card; of other state it may read the fields in `rest.reads` and `worksBy`. */
    readonly works: (part: Ability | Modifier | Check, card: Card) => boolean;
    /** The fields of the table and of players that `works` reads, each with the names of the zones for whose cards it reads them. */
    readonly worksBy?: {
        readonly [field: string]: readonly string[];
    };
    /** The rule for resting cards: their texts do nothing, they have no keywords, and they do not count as cards in play. */
    readonly rest?: {
        readonly rests: (card: Card) => boolean;
        /** The fields of cards, players and the table that `rests` reads, besides the zone and the controller of a card. */
        readonly reads: readonly string[];
    };
    /** The seats that may use an optional ability of this card. */
    readonly users: (ability: Ability, card: Card) => readonly Card[];
    /** The seat that is `you` for a compulsory ability of this card. */
    readonly youFor: (card: Card, event: GameEvent | undefined) => Card;
    /** Restrictions that come with the printed word. @returns the reason why not */
    readonly refuses: (ability: Ability, context: Context) => Sentence | undefined;
    /** Costs that come with the card, besides the ability's own. */
    readonly costsOf: (ability: Ability, context: Context) => readonly Cost[];
    /** Called before anything is asked or paid for a used ability: lays a played card where everyone sees it. */
    readonly announce?: (ability: Ability, context: Context) => void;
    /** The word under which the story tells a use, such as `play` for a card that is played; the word of the ability if not given. */
    readonly wordOfUse?: (ability: Ability, self: Card) => string;
    /** Wraps the effect of a used ability, and decides in which zone a played card is during the effect and afterwards. */
    readonly carryOut: (ability: Ability, context: Context, effect: () => void) => void;
    /** Called before the events of one moment resolve. @returns a function to call after all have resolved, such as setting the order in a pile */
    readonly moment?: (events: readonly GameEvent[]) => (() => void) | undefined;
    /** Called once after all abilities have answered to the events of one moment and to the events that joined them. Each event is listed once. */
    readonly answered?: (events: readonly GameEvent[]) => void;
    /** Whether effects of `by` reach `card`; false for immunity. `null` is a step of the rules. */
    readonly reaches: (by: Card | null, card: Card) => boolean;
    /** Whether a card fits the description of a lasting effect that also applies to later cards. Depends on the card and the state alone. */
    readonly isAmong?: (card: Card, among: JsonObject) => boolean;
    /** The events that state checks demand for these cards, in a new list that the caller may extend. */
    readonly check: (touched: readonly Card[]) => EventInit[];
    /**
     * The slugs of keywords that facts print. It saves time: a keyword that no card at the table prints and that no effect gives is not
     * indexed. Without this function, any card may have any keyword.
     */
    readonly printedKeywords?: (facts: JsonObject) => readonly string[];
    /** The card's keywords and their numbers, gained ones included. */
    readonly keywordsOf: (card: Card) => {
        readonly [slug: string]: Json | undefined;
    };
    /** The periods that limits may name. */
    readonly periods?: readonly string[];
    /** Names the running period, for limits: the name changes when the next period begins. */
    readonly period: (name: string) => string;
    /**
     * Why a player may not give this input, or take back earlier ones; undefined when the player may. Without it every player may do both, as in
     * a cooperative game. `mayTakeBack` is the usual rule for games between opponents. @param asked the seat of the pending question
     */
    readonly refusesInput?: (seat: Card, input: Input | Rewind, asked: Card) => Sentence | undefined;
    /**
     * Removes a player who concedes, and that player's cards in play, from the game; the last remaining player wins. If others play on, the engine
     * returns to the checkpoint before the pending question, runs this function and repeats the step, so that the conceding player is not asked. A
     * ruleset with this function lets players concede, and void the game if all agree. For games with winners.
     */
    readonly concede?: (seat: Card) => void;
    /**
     * The back of a card, for players who cannot see its front: cards of equal back and owner cannot be told apart. Where it is not given, all cards of
     * an owner have the same back.
     */
    readonly backOf?: (card: Card) => string;
    /** The current place in the game, for the timeline. */
    readonly place: () => Place;
    /** Kinds of events that end a stretch of the game, such as a turn: explanations list in advance the abilities that hear them. */
    readonly ends?: readonly string[];
    /** Manual moves of this game besides the kernel's, by name. */
    readonly handMoves?: {
        readonly [name: string]: HandMove;
    };
    /** How far forecasts run. If absent, they end with the step in which the choice is made. */
    readonly foresight?: {
        /** By step of the choice: the later steps that carry the choice out. A forecast runs to the last of them. */
        readonly reach: {
            readonly [step: string]: readonly string[];
        };
        /**
         * By step with a window: the steps before the next window in which only a phase or turn ends. If both windows offer a use, they count as
         * one chance.
         */
        readonly sameChance?: {
            readonly [step: string]: readonly string[];
        };
        /** Steps that reveal unknown cards, such as draws: a forecast skips and names them. Returns undefined when the step would reveal nothing. */
        readonly veiled: {
            readonly [step: string]: () => {
                readonly says: string;
                readonly next: Next;
            } | undefined;
        };
    };
    /** The player who took the first turn, for statistics of games in which it matters; undefined if it is not known (any more). */
    readonly wentFirst?: () => Card | undefined;
    readonly figures: (result: Outcome['result']) => JsonObject;
    readonly view: {
        /** @param name the viewer's name of a card; null for a card in a pile that no seat sees, such as a deck */
        readonly status: (name: (card: Card) => string | null) => JsonObject;
        readonly marks: (card: Card) => readonly string[];
        /** The stats shown for a card. */
        readonly stats: (card: Card) => readonly string[];
    };
}

// SceneName
/** The names of one sort, such as `place`, that a scene may use: those that the ruleset declares in `SceneNames`, else any text. */
export type SceneName<Sort extends string> = SceneNames extends {
    readonly [S in Sort]: infer Name extends string;
} ? Name : string;

// SceneNames
/** The names that scenes may use, by sort: `place`, `story`. Any text is allowed for a sort that a ruleset does not declare. */
export interface SceneNames {
}

// SceneSetup
/**
 * Interfaces that rulesets extend: `declare module '@questwright/kernel' { interface SceneSetup { … } }`. Only exports of the kernel's entry can be
 * extended.
 */
/** The setup part of a scene. */
export interface SceneSetup {
}

// SceneWords
/** How a ruleset reads scenes: its internal entry for the testkit. */
export interface SceneWords {
    /** Builds the position that a scene describes. @param home the pack whose cards are meant where two packs share a slug */
    readonly position: (setup: SceneSetup, engine: Engine, home: string) => Position;
    /** The setup of a scene that plays from the beginning, else undefined. */
    readonly setup: (setup: SceneSetup, engine: Engine, home: string) => JsonObject | undefined;
    /** A value by its path in the scene's words, such as a token of a card by its name. @throws Error that names the unknown part */
    readonly value: (table: Table, path: string) => Json;
    /** The cards that a name of the scene may mean, the likeliest first. */
    readonly cards: (table: Table, name: string) => readonly {
        readonly id: string;
    }[];
    /** Whether the game is at a place: a phase, a step, a window. */
    readonly isAt: (table: Table, place: string) => boolean;
    readonly where: (table: Table) => string;
    /** Whether this place begins at the game's current checkpoint, even if no player is asked there: a window in which no player can act. */
    readonly opensAt: (table: Table, place: string) => boolean;
    /** The kinds of lines that the story can have. */
    readonly storyKinds: readonly string[];
}

// Side
export interface Side {
    readonly name: string;
    readonly facts: JsonObject;
    readonly parts: readonly Part[];
}

// StatSpec
export interface StatSpec {
    /** `number`: printed, set, sum, doubling, rounding up, clamp. `words`: a set. `counts`: words with a number each. `yes-no`. */
    readonly shape: 'number' | 'words' | 'counts' | 'yes-no';
    readonly printed: (card: Card) => Json;
    /** The smallest value of a number; 0 if not given. */
    readonly least?: number;
}

// StepFunction
export type StepFunction = (args: JsonObject) => Next;

// StepInsertion
/** Steps that run each time another step begins (`before`), has ended (`after`), or in place of that step (`instead`). */
export interface StepInsertion {
    readonly how: 'before' | 'after' | 'instead';
    /** A step of the ruleset, or of a system that this system depends on. */
    readonly of: string;
    readonly steps: readonly SystemStep[];
}

// StoryLine
/** One line of the story, as data. It names cards by id and code; a viewer who may not know a card gets its place instead, and no code. */
export interface StoryLine {
    readonly kind: string;
    readonly parts: JsonObject;
    readonly because: Because;
    /** Parts that only these seats may know; others get the line without these parts. */
    readonly secret?: {
        readonly seats: readonly string[];
        readonly parts: JsonObject;
    };
    /** The cards in the line that some seats were not allowed to know when it was written. */
    readonly hidden?: readonly HiddenCard[];
}

// StretchCourse
/** A stretch of a game in numbers, for statistics: those of the table, and those of each seat, by the ruleset's names. */
export interface StretchCourse {
    /** The number of the stretch, as in `Place`: 0 is before the first. */
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
    /** The line of the script that declares the system; used for parts of the system that belong to no card. */
    readonly at?: WrittenAt;
    /** `chosen`: only in games whose setup chooses it; `always`: in every game of its pack. */
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
    /** Functions that the ruleset calls outside of events, by the name of its question: what the system adds, or what it refuses. */
    readonly answers: {
        readonly [question: string]: () => Json | undefined;
    };
    /** Further data for the ruleset. */
    readonly notes: JsonObject;
}

// SystemStep
/** A step of a system. */
export interface SystemStep {
    readonly name: string;
    /** @param next the step after it @returns `next`, or this step again with other arguments */
    readonly run: (args: JsonObject, next: Next) => Next;
}

// Table
/**
 * The table of one game, made of three parts: its state (cards and zones), the run that plays at it, and the instruments that watch and count. It is the
 * only way to change the state: each change is judged by what the run allows.
 */
export declare class Table {
    readonly ruleset: Ruleset;
    readonly library: Library;
    readonly setup: Setup;
    readonly dice: Dice;
    readonly happening: Happening;
    /** The seed with which the game began; new dice change `seed`, not this. */
    firstSeed: string;
    readonly state: TableState;
    run: Run;
    /** Only `playWith` replaces them. */
    instruments: Instruments;
    /** Index of the active parts of cards. Derived from the state. */
    readonly registry: Registry;
    readonly cards: readonly Card[];
    readonly seats: readonly Card[];
    readonly zones: ReadonlyMap<string, Zone>;
    readonly board: Card;
    constructor(ruleset: Ruleset, library: Library, setup: Setup, happening: Happening, history?: History, instruments?: Instruments);
    /** The record of the run: its inputs, story lines and faults. */
    get record(): GameRecord;
    /** Sets the run and the instruments from now on. To continue as before, call it with the former ones. */
    playWith(run: Run, instruments: Instruments): void;
    addZone(id: string, name: string, spec: ZoneSpec, seatName: string | null, host: Card | null): Zone;
    /** Zones that were made on a card. */
    zonesHostedBy(card: Card): readonly Zone[];
    /** Creates a card at the end of a zone. */
    addCard(id: string, definition: CardDefinition, zone: Zone, Kind?: Ruleset['Card']): Card;
    findCard(id: string): Card | undefined;
    /** The seat with that id. Not recorded as a read: seats exist from the beginning and are never removed. */
    findSeat(id: string): Card | undefined;
    /** Whether this is a card of this game: not of another game, and no object of the same shape. */
    has(card: unknown): card is Card;
    card(id: string): Card;
    /** The zone with that id, if it exists: zones on cards are created on demand. */
    findZone(id: string): Zone | undefined;
    zone(id: string): Zone;
    /** The zone of that name on a card; created on demand. */
    zoneOn(host: Card, name: string): Zone;
    /**
     * The only way to change a card's state. Data is copied.
     * @throws NotJson when the value is no plain data
     * @throws TooMuch when a script exceeds the limit of the card or of the table
     * @throws Error for a card of another game, and for the name `__proto__`
     */
    write(card: Card, bag: Bag, name: string, given: Json | undefined): void;
    /** Kernel only: stores the kernel's own, deeply frozen data on the table, without copying or validating it. */
    setOwnNote(name: string, value: Json): void;
    /** Puts a card into a zone, to the top or at an index from the bottom. */
    move(card: Card, to: Zone, index?: number): void;
    /** Reorders the cards of a zone. */
    arrange(zone: Zone, order: readonly Card[]): void;
    /**
     * Lets cards change places. For forks only: journal and state hash are not updated, so the fork must move the cards back.
     * @param places the places of these cards, those of one zone one after the other
     * @param cards the same cards, each at the index of its new place
     * @throws Error outside of a fork
     */
    exchange(places: readonly CardPlace[], cards: readonly Card[]): void;
    note(name: string): Json | undefined;
    setNote(name: string, value: Json | undefined): void;
    get seed(): string;
    /** The innermost running ability or step. */
    get doing(): Running | undefined;
    notes(): JsonObject;
}

// Taken
/** Judges whether several prices can be paid at once without using any unit twice. */
/** The part of a stock that an event takes as a payment, from its subject or from another card. No other price of the same use can take it again. */
export interface Taken {
    /** A name of the stock, such as `ready`: one for each thing on a card that can be used up. */
    readonly stock: string;
    readonly amount: number;
    /** How much of it is available before anything is paid. */
    readonly left: number;
    /** The card whose stock it is, if not the event's subject. */
    readonly of?: Card;
}

// TooMuch
/** A value exceeds a limit; the message names the value and the limit. */
export declare class TooMuch extends Error {
    readonly name = "TooMuch";
}

// Use
/** The use of an ability, real or considered. */
export interface Use {
    readonly ability: Ability;
    /** `pack:slug#ability` */
    readonly name: string;
    readonly self: Card;
    readonly source: Card;
    readonly you: Card;
    readonly event: GameEvent | undefined;
    readonly number: number;
    /** The keyword that brings the ability; absent for a text of a card. */
    readonly keyword?: string;
    /** Parameters of this use: `context.params` of the ability. */
    readonly params?: JsonObject;
}

// Way
export type Way = 'add' | 'set' | 'times' | 'include' | 'exclude' | 'permit' | 'forbid';

// WrittenAt
/**
 * The line at which a script wrote a part. A script can pass it on but not read it: the stack inside differs between the two script
 * engines, and a game must not depend on it.
 */
export declare class WrittenAt {
    constructor(stack: string);
}

// WrongValue
/** A script passed a value that cannot be used there; the message says what was passed and what is expected. */
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
    /** The cards of the zone, first to last, in a new list that the caller may change. */
    get cards(): Card[];
    get size(): number;
    /** The last card, or undefined when it is empty. */
    get top(): Card | undefined;
}

// ZoneNames
/** Names of zones: a ruleset declares its own under `of`, so that comparing with a name that no zone has is a type error. */
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

// addSeat
/** Adds a seat with its zones. The seat is a card of that name. */
export declare function addSeat(t: Table, name: string): Card;

// answerCalls
/** Lets a module of the engine answer calls from outside. */
export declare function answerCalls(named: {
    readonly [method: string]: DoorMethod;
}): void;

// anyTable
/** The table that is running, or undefined outside a run. */
export declare function anyTable(): Table | undefined;

// areAllowedTogether
/**
 * Whether the effects of abilities that the rules run one after the other, as prices of one thing, can all be carried out on some path through their
 * choices: no "cannot" refuses a part, and nothing is taken twice. The search stops at unknown results, such as those of dice.
 * @param given the answers so far to questions of the first use
 */
export declare function areAllowedTogether(uses: readonly Use[], given?: readonly AnswerValue[]): boolean;

// asRules
/** Runs rules code that a script called. Its own reads of single cards are not reported; cards that it takes from a zone are. */
export declare function asRules<T>(run: () => T): T;

// ask
/**
 * What a card's stat is now: printed, then the sum of additions, then doubling and halving, rounded up, clamped.
 * A value that is set overrides all of these; of several the latest counts.
 * Asking never changes a card; the value is cached until something that it was computed from is written.
 * @throws Error for a stat that the ruleset does not define
 */
export declare function ask(card: Card, stat: string): Json;

// askByHand
/** Texts of cards that no script carries out: the table shows them, and people follow them with moves by hand. */
/**
 * Asks a player to follow a text of the running script by hand. While the question is pending, the table can be changed with moves by hand. The
 * answers are `done` and `left-out`. A probe counts it as a change, because only people know what it changes.
 * @param key the text file of the pack has the text under `words.byHand`
 * @returns whether it was done
 */
export declare function askByHand(who: Card, key: string): boolean;

// askNumber
/** A stat as a number; 0 when it is a dash or not a number. */
export declare function askNumber(card: Card, stat: string): number;

// askWhy
/** As `ask`, with the printed value and every contributor. */
export declare function askWhy(card: Card, stat: string): Answered;

// askYes
/** Whether a yes-no stat is yes now. */
export declare function askYes(card: Card, stat: string): boolean;

// atTable
/** Runs something at a table. */
export declare function atTable<T>(t: Table, run: () => T): T;

// callOff
/** For rulesets: the event does not happen, even if a card forbids to cancel it. */
export declare function callOff(event: GameEvent): void;

// callScript
/**
 * Calls a script. An exception becomes a fault that names the ability; the kernel's own exceptions pass through. Values that a script returns must be
 * validated and copied inside this call: reading them may run script code.
 * @throws ScriptFault
 */
export declare function callScript<T>(name: string, script: () => T): T;

// canPayWith
/** Whether this event can pay a cost by itself: its stock is large enough, and nothing forbids the event or an event that it causes. */
export declare function canPayWith(event: EventInit): boolean;

// cardsInPlay
/** All cards in zones that count as in play, in order of their numbers, without resting cards. */
export declare function cardsInPlay(t: Played): readonly Card[];

// cardsOf
/** For rulesets: its cards, first to last, without a copy. The list changes with the zone. */
export declare function cardsOf(zone: Zone): readonly Card[];

// carryOutDelayed
/**
 * Carries out the delayed effects of this moment, before any ability responds to it. Of several effects the deciding player picks the next one each time.
 * @param more parameters that are known now
 */
export declare function carryOutDelayed(moment: string, more?: JsonObject): void;

// chance
/**
 * @param name what the die is for: `first player`, `discard at random p1`
 * @param sides how many results
 * @returns a number from 0 to sides - 1
 */
export declare function chance(name: string, sides: number): number;

// chooseAlternative
/**
 * Lets a player choose one alternative and carries it out. Offers those that can be done in full; if none can, those that could change something.
 * @returns the key of the chosen alternative, or undefined when no alternative could change anything
 */
export declare function chooseAlternative(who: Card, name: string, alternatives: readonly Alternative[]): string | undefined;

// chooseAtRandom
/** Picks `count` of these cards, each combination as likely as any other. */
export declare function chooseAtRandom<C extends Card>(name: string, cards: readonly C[], count: number): C[];

// chooseCards
/** Chooses cards, one if not said otherwise. @returns the chosen cards, as many as there are */
export declare function chooseCards<C extends Card>(spec: ChooseCards<C>): C[];

// chooseNumber
/** Asks for a number, from a range or a list. @throws WrongValue when the range or the list is empty */
export declare function chooseNumber(who: Card, name: string, values: readonly number[], parts?: JsonObject): number;

// chooseOptions
/** Chooses among options that are no cards. @returns keys */
export declare function chooseOptions(spec: ChooseOption): readonly string[];

// chooseOrder
/** Asks for the order of cards. Cards with the same code are interchangeable. */
export declare function chooseOrder<C extends Card>(who: Card, name: string, cards: readonly C[], parts?: JsonObject): C[];

// choosePairs
/** Assigns cards to others, as one decision. @returns the chosen pairs */
export declare function choosePairs<C extends Card>(spec: ChoosePairs<C>): {
    readonly card: C;
    readonly other: C;
}[];

// close
/**
 * Deeply freezes plain data and functions: lists, object literals, functions with their properties, and accessors, which are not called.
 * Instances of classes are skipped: each class of the kernel freezes its own.
 * @returns the same value
 */
export declare function close<T>(value: T): T;

// confirm
/** Asks yes or no. */
export declare function confirm(who: Card, name: string, parts?: JsonObject): boolean;

// consideredGone
/**
 * The cards that pay the considered use and are gone then, while its targets are chosen. Choices leave them out by themselves; a function that
 * returns a target without a choice asks for them here.
 */
export declare function consideredGone(): readonly Card[];

// consideredPayers
/** The cards with which the considered use would be paid, of costs that declare `payers`; undefined outside of such a use. */
export declare function consideredPayers(): readonly Card[] | undefined;

// contextFor
/**
 * The context of an ability before anything is chosen. `event` is undefined for constant and delayed abilities and for checks, which no
 * event triggers.
 */
export declare function contextFor(self: Card, source: Card, event: GameEvent | undefined, you: Card, number: number): Context;

// costOfCards
/** @returns a cost that can be paid when the event of paying may happen to enough of these cards; paying it asks which cards */
export declare function costOfCards({ slug, name, count, among, pay, payers }: CardsCost): Cost;

// couldChange
/** Whether this function could run and would change something, for texts that say "choose one". */
export declare function couldChange(deed: () => unknown): boolean;

// currentEngine
/** @throws Error before packs were booted */
export declare function currentEngine(): Engine;

// cursorOf
/** The cursor: the stack of steps, the running step last. */
export declare function cursorOf(t: Table): readonly Frame[];

// decide
/**
 * Asks a question. A recorded answer is consumed, a bot answers at once; else the run is suspended.
 * A question with only one legal answer is not asked.
 * @throws Suspend when a player has to answer first
 * @throws ScriptFault when a restriction asks
 */
export declare function decide(given: QuestionSpec): AnswerValue;

// defineCard
/**
 * Builds a card's definition from facts and parts.
 * @param facts the printed facts; a key `sides` holds the further facts of each side
 * @param parts abilities and modifiers for all sides, or by side
 * @throws DefinitionError when two parts share a slug, or a part is malformed
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
 * Ends every effect whose `until` is one of these moments, all at once, and then runs the state checks.
 * @param onFound called before each batch of events that the state checks found
 * @returns how many effects ended
 */
export declare function endEffects(moments: readonly string[], onFound?: () => void): number;

// endGame
/**
 * Ends the game. It may be called at any depth.
 * @param end `won` or `lost` by all, `drawn`, or the winners
 * @throws GameOver
 */
export declare function endGame(end: 'won' | 'lost' | 'drawn' | {
    readonly winners: readonly Card[];
}, why: Sentence): never;

// eventUnderWay
/**
 * The innermost fitting event of a kind that is under way, from the first chance to answer to it to the last; undefined when there is none.
 * It is no state: a stat that reads it is not cached.
 */
export declare function eventUnderWay(kind: string, fits?: (event: GameEvent) => boolean): GameEvent | undefined;

// fail
/** Fails the given ability, or else the innermost script. @throws ScriptFault */
export declare function fail(reason: string, message: string, ability?: string): never;

// fieldOf
/** For rulesets: a field of a card's state, such as whether it is exhausted. */
export declare function fieldOf(card: Card, name: string): Json | undefined;

// finish
/** The value of a stat: the printed value, changed by all contributors. */
export declare function finish(spec: StatSpec, printed: Json, found: readonly Contributor[]): Json;

// foretell
/**
 * Writes a story line in forecasts only: a fact that helps a player before a choice and is obvious after it, such as two sums that are
 * compared.
 */
export declare function foretell(kind: string, parts: {
    readonly [name: string]: Json | Card | undefined;
}): void;

// forgetDelayed
/** Removes the delayed effects of a moment that will not come any more. */
export declare function forgetDelayed(moment: string): void;

// fromEffect
/** What a lasting effect contributes to a stat of a card, if anything: from its plain data, or from its declaration by name on its card. */
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
 * Whether the effect of an ability that the rules run themselves can reach its first change without being refused by a "cannot", on
 * some path through its choices: for effects that are prices, such as that of travelling.
 */
export declare function isAllowed(use: Use): boolean;

// isAsking
/** Whether a stat is being computed. Its reads reveal nothing: everyone sees the value, even if it is computed from hidden cards. */
export declare function isAsking(): boolean;

// isBlank
/** Whether a card's printed text is blank. */
export declare function isBlank(t: Table, card: Card): boolean;

// isChangedAnywhere
/** Whether anything changes a stat of any card: cheaper than asking each of them. */
export declare function isChangedAnywhere(stat: string): boolean;

// isConsidering
/** Whether a use is only considered. Then nothing may be written, such as the notes that a cost makes when it is paid. */
export declare function isConsidering(): boolean;

// isEventAwaited
/**
 * Whether any ability may answer to such an event of this card. Rulesets use it for moments that few cards hear: they perform the event only then, so
 * that it costs nothing otherwise.
 */
export declare function isEventAwaited(kind: string, subject: Card): boolean;

// isInPlay
/** Whether a card is in a zone in which cards are in play. */
export declare function isInPlay(card: Card): boolean;

// isKernelNote
/** Whether this key of a card's memory belongs to the kernel: counts of uses. */
export declare function isKernelNote(name: string): boolean;

// isLeftToPay
/** Whether earlier prices of the same use have left enough for this event: for costs without a choice, such as the top card of a deck. */
export declare function isLeftToPay(event: EventInit): boolean;

// isMomentAwaited
/** Whether a delayed effect is due at this moment. */
export declare function isMomentAwaited(moment: string): boolean;

// isMuted
/** Whether an ability of that name is switched off, because its script failed. */
export declare function isMuted(ability: string): boolean;

// isPrevented
/** Whether a "cannot" forbids this event: a legality check that changes nothing. */
export declare function isPrevented(init: EventInit): boolean;

// isUsable
/**
 * Whether an optional ability may be used now. A "cannot" that prevents it is reported with `noteFired`, because refusing is the only effect of
 * that part.
 */
export declare function isUsable(use: Use): boolean;

// isWrittenAt
/** Whether this is a real `WrittenAt`, no object of the same shape. */
export declare function isWrittenAt(value: unknown): value is WrittenAt;

// judgeValue
/**
 * Checks a value by which a modifier or effect changes a stat.
 * @returns the value
 * @throws WrongValue when the stat cannot be changed by it in that way
 */
export declare function judgeValue(t: Table, stat: string, way: Way, value: Json): Json;

// keywordCode
/** The code of a keyword: `pack:slug`. If two packs have a keyword with the same slug, their slugs contain the pack already. */
export declare function keywordCode({ pack, slug }: Pick<KeywordDefinition, 'pack' | 'slug'>): string;

// keywordOfCode
/** The keyword with this code, the text before `#` in the name of one of its parts. */
export declare function keywordOfCode({ keywords }: Pick<Library, 'keywords'>, code: string): KeywordDefinition | undefined;

// leaving
/**
 * Where the game continues after the step `of` has ended or was skipped: with the steps that systems inserted after `of`, else with `goal`.
 * @param goal the step that follows the inserted ones
 * @returns the first step to run, and its arguments
 */
export declare function leaving(ruleset: Ruleset, of: string, goal: string): {
    readonly step: string;
    readonly args: JsonObject;
};

// mayKnow
/** Whether one of these seats may know a card in its current zone. */
export declare function mayKnow(card: Card, seats: readonly string[]): boolean;

// mayTakeBack
/**
 * Whether a player may take inputs back without the consent of the others: all are the player's own inputs of the running round, and no seat learned
 * a card, a die or a secret answer by them. For rulesets of games between opponents.
 */
export declare function mayTakeBack(seat: {
    readonly id: SeatName;
}, { dice, takes, round }: Rewind): boolean;

// modulesForScripts
/** The modules of the engine that scripts may import, by name. */
export declare function modulesForScripts(): readonly string[];

// nameIn
/** Validates a name from a script. @param what the thing that it names, for the message @throws WrongValue, TooMuch */
export declare function nameIn(value: unknown, what: string): string;

// nameOfSort
/** Describes a value in a word for messages, without running code of it. */
export declare function nameOfSort(value: unknown): string;

// namedHere
/** The part `words` of a sentence for a key that the running script uses; an empty object when no script runs. */
export declare function namedHere(words: WordsOf, key: string): JsonObject;

// namesFor
/**
 * The ruleset with every name that scripts of these packs may use, including names of optional systems. It is for checking names only, no table plays
 * it: conflicts between systems are checked when a game begins.
 */
export declare function namesFor(ruleset: Ruleset, library: Library, packs: Iterable<string>): Ruleset;

// namesIn
/** For rulesets: the keys of a bag of a card's state, such as the kinds of the tokens on it. */
export declare function namesIn(card: Card, bag: Bag): string[];

// nearestName
/** Suggestions for misspelt names. */
/**
 * The known name that is nearest to a misspelt one; undefined when two are equally near. Capitals, hyphens and a final s are
 * ignored. Two neighbouring letters in the wrong order count as one slip.
 * @returns undefined also when none is near enough: one letter in three may differ
 */
export declare function nearestName(name: string, known: Iterable<string>): string | undefined;

// needCard
/**
 * Checks that a card is a card or player of this game: scripts may not use the table itself or an invented card.
 * @throws ScriptFault for anything else
 */
export declare function needCard(card: Card): void;

// newDice
/** New dice: another seed from here on. In every hidden pile the cards that no seat knows are shuffled anew. */
export declare function newDice(seed: string): void;

// noTarget
export declare const noTarget: () => NoTarget;

// noteFired
/** Reports that this part does something now. */
export declare function noteFired(part: string): void;

// noteNamed
/**
 * Records that the running script used this key in play. Keys that a script puts together cannot be found in its source, so
 * fuzz and scenes look here for keys without words in the text. Players never see what a probe tries out, so its keys are not recorded.
 */
export declare function noteNamed(words: WordsOf, key: string): void;

// offerToScripts
/** Lets scripts of packs import a module of the engine by this name. */
export declare function offerToScripts(module: string): void;

// openWindow
/**
 * One stretch of a window: players have chances in turn until one acts or all have passed. A player who can only pass is not asked.
 * @returns the state of the window after an act, or `closed`
 */
export declare function openWindow(spec: WindowSpec, { turn: first, passes: before }: Chances): Chances | 'closed';

// openly
/**
 * As `reference`, for a card of a public event that may have moved since: if it is in a pile that no seat sees now, the reference has its code,
 * which is public, and the id of the pile, but not the card's id.
 */
export declare function openly(card: Card): {
    card: string;
    code: string;
};

// outcomeOf
/** How the game ended, or undefined while it goes on. */
export declare function outcomeOf(t: Table): Outcome | undefined;

// packsBelow
/** Packs and all their dependencies. */
export declare function packsBelow(library: Library, packs: Iterable<string>): ReadonlySet<string>;

// partsBySideIn
/** Whether parts are given by side. */
export declare function partsBySideIn(given: unknown, owner: string): readonly Part[] | {
    readonly [side: string]: readonly Part[];
};

// partsIn
/**
 * Validates and copies the parts of one side.
 * @param owner the card or keyword, for the message
 * @throws DefinitionError that names the part and the mistake
 */
export declare function partsIn(given: unknown, owner: string): readonly Part[];

// perform
/** Makes an event happen. @returns the event; its `fate` says whether it happened, was replaced, cancelled or prevented */
export declare function perform(init: EventInit): GameEvent;

// preventedBy
/** The ability whose "cannot" forbids this event, as `pack:slug#part`. */
export declare function preventedBy(init: EventInit): string | undefined;

// readThrown
/**
 * Reads a thrown value of any type: each property is read once, and only texts and numbers are used.
 * @returns a sentence, and the stack where there is one
 */
export declare function readThrown(thrown: unknown): {
    readonly message: string;
    readonly stack?: string;
};

// reference
/**
 * The reference to a card in the story. If the card lies face down as something else and not everyone may know it: its place and the code
 * of its disguise.
 */
export declare function reference(card: Card): {
    card: string;
    code: string;
};

// refuseMore
/** @throws TooMuch */
export declare function refuseMore(what: string, size: number, most: number): void;

// repaired
/**
 * Called exactly where the table acts differently from an earlier version, so that the player of an older saved game that no longer fits can be
 * told which rule changed. Not part of the state hash; a roll-back removes it with the changes of its moment.
 * @param rule a slug
 */
export declare function repaired(rule: string): void;

// requireName
/** Checks a name that a running script uses. @throws ScriptFault when it is not among `known` */
export declare function requireName(name: string, what: string, known: Iterable<string>): void;

// requireStat
/** Checks a stat that a running script names. @throws ScriptFault when the ruleset has no such stat that can be changed in this way */
export declare function requireStat(stat: string, way: Way): void;

// resolveApart
/**
 * Resolves a card that is played for its effect alone. During the effect the card is in the zone `apart`; afterwards it moves to the zone `to`,
 * even if the effect was cancelled. If the effect itself moved the card elsewhere, the card stays there.
 */
export declare function resolveApart(card: Card, { apart, to }: {
    readonly apart: Zone;
    readonly to: () => Zone;
}, effect: () => void): void;

// restrict
/** Guards against changes while legality is examined. */
/** Runs a read-only function: a restriction, a number, a filter. It may read the table, but must not ask a player or change anything. */
export declare function restrict<T>(t: Table, test: () => T): T;

// rulesetOf
/**
 * The ruleset extended with the systems of these packs and of the packs that they depend on; the given ruleset itself when there are none.
 * @param chosen codes of the chosen systems, among those with `holds: 'chosen'`
 */
export declare function rulesetOf(ruleset: Ruleset, library: Library, packs: Iterable<string>, chosen?: ReadonlySet<string>): Ruleset;

// runInline
/** Runs a sequence of steps inside an effect, without checkpoints: the same functions, called inline. */
export declare function runInline(step: string, args?: JsonObject): void;

// scriptName
/** The name of the innermost running script. */
export declare function scriptName(): string | undefined;

// seenBy
/** The seats that may know this card although it is hidden. */
export declare function seenBy(card: Card): readonly string[];

// setPart
/**
 * For rulesets and the kernel: sets a part of an event, such as a part of `later`, known only when it resolves.
 * Scripts change events with `change`. @throws ScriptFault for a part that events of this kind do not have
 */
export declare function setPart(event: GameEvent, part: string, value: unknown): void;

// shuffle
/**
 * Shuffles a zone by sorting on a hash of the draw and each card: one card more does not reorder the rest. After it, no seat may know the shuffled
 * cards.
 * @param among the cards that change places; all cards of the zone if not given
 */
export declare function shuffle(zone: Zone, among?: readonly Card[]): void;

// stackWritten
/** The stack trace of the script engine at the line that wrote a part; a host maps it to a line of the author's source. */
export declare function stackWritten(at: WrittenAt | undefined): string | undefined;

// startCopying
/**
 * Gives `cards` the printed abilities of `of` until the moment `until`. The abilities work on each of `cards` as on `of`, but only while `of`
 * is in a zone from which they work.
 */
export declare function startCopying(from: Card, cards: readonly Card[], of: Card, until: string): void;

// startDelayed
/**
 * Starts an effect that happens at a later moment. Its card must declare it by that slug.
 * @param until the moment at which it expires if it has not happened
 */
export declare function startDelayed(from: Card, slug: string, moment: string, params: JsonObject, until?: string): void;

// startLasting
/** Starts a lasting modifier. */
export declare function startLasting(spec: LastingSpec): void;

// systemsOf
/**
 * The systems of packs and of the packs that they depend on, in the order of their codes, so that the order of loading has no effect.
 * @param chosen codes of the chosen systems, among those with `holds: 'chosen'`
 */
export declare function systemsOf(library: Library, packs: Iterable<string>, chosen?: ReadonlySet<string>): readonly SystemDefinition[];

// table
/** The table that is running. @throws Error outside a run */
export declare function table(): Table;

// takeWithinLimit
/**
 * Draws on the rest of a limit on amounts ("limit +4"), and counts it.
 * @param context the effect's own context
 * @param amount how much the effect wants to give
 * @returns how much of it the limit allows
 * @throws WrongValue for an ability that has no limit on amounts
 */
export declare function takeWithinLimit(context: Context, amount: number): number;

// tell
/** Adds a line to the story. Cards become references. @param parts what everyone may know @param secret further parts for some seats */
export declare function tell(kind: string, parts?: {
    readonly [name: string]: Json | Card | readonly Card[] | undefined;
}, secret?: StoryLine['secret']): void;

// tellMove
/**
 * Moves a card and writes the move to the story, so that everyone who sees the card before or after the move gets its name.
 * @param move moves the card
 */
export declare function tellMove(kind: string, card: Card, parts: Parts, move: () => void): void;

// tellOf
/** Writes a story line about a card: seats that may know it get the card and `known: 'yes'`, the others `known: 'no'` without the card. */
export declare function tellOf(kind: string, card: Card, parts?: Parts): void;

// together
/**
 * Makes several events happen at the same moment: one set of windows for all of them.
 * cannot -> before lanes -> resolve, or the latest "instead" -> state checks -> after lanes.
 */
export declare function together(inits: readonly EventInit[]): Occurrence;

// topDown
/** For rulesets: the cards of a pile, the topmost first, in a new list that the caller may change. */
export declare function topDown(zone: Zone): Card[];

// unknownName
/**
 * The message for an unknown name, with the name that was probably meant: `'atack' is no stat; did you mean 'attack'?`
 * @param what the expected sort of name: `stat`, `zone`
 */
export declare function unknownName(name: string, what: string, known: Iterable<string>): string;

// useAbility
/**
 * Uses an ability: it is announced; then X, costs, payment, targets, and its effect as an event of its own. A compulsory ability that finds
 * no target or cannot change anything simply does nothing. In rulesets with the initiation `costs-met`, the effect of a card that was paid
 * for resolves even if paying removed its last target.
 */
export declare function useAbility(use: Use): void;

// useBefore
/**
 * Uses an ability that the rules run as the first of several prices. Its questions before its first change leave out answers after which later prices
 * could not be paid.
 * @param later the later prices
 */
export declare function useBefore(use: Use, later: readonly Use[]): void;

// useEngine
/** Sets the engine that answers in this realm from now on. */
export declare function useEngine(engine: Engine): void;

// usesFor
/** The uses that a player may choose in a window: abilities with these words, usable now, card by card. */
export declare function usesFor(seat: Card, words: readonly string[]): Use[];

// whatFailed
/** The message of a thrown fault or of any other thrown value, with the stack of the script. */
export declare function whatFailed(thrown: unknown): {
    readonly message: string;
    readonly at?: string;
};

// whyMayNotGive
/** Why a player may not give this input, or undefined. Inputs without `by` are the host's and not judged. @param asked the asked seat */
export declare function whyMayNotGive(input: Input, asked: Card): Sentence | undefined;

// whyNot
/**
 * Why an ability may not be used now: restriction, limit, cost, target, or, in rulesets that require it, because it could change nothing.
 * @returns undefined when it may be used
 */
export declare function whyNot(use: Use): Sentence | undefined;

// wipe
/** Removes all state from a card that leaves play, except `KEPT`, so that it counts as a new card in its next zone. */
export declare function wipe(card: Card): void;

// writtenHere
/** The current line of the script: called by the functions that make parts. */
export declare function writtenHere(): WrittenAt;

// wrongName
/**
 * Checks the names in a part of a card: stats, permissions, kinds of events, lanes, zones, periods.
 * @returns a message for the first name that the ruleset does not define; undefined when it defines all
 */
export declare function wrongName(names: Names, part: Part): string | undefined;

// Declarations that those above mention and that cannot be imported.

// Alternative
/** One of the alternatives of a card text that says "choose one". */
export interface Alternative {
    readonly key: string;
    readonly label?: Sentence;
    /** Whether the alternative can be carried out in full. The function may read the table, but must not ask a player. */
    readonly can: () => boolean;
    readonly deed: () => unknown;
}

// Answerer
/** Answers questions at once: a bot or a test inside the realm. */
export type Answerer = (question: PendingQuestion) => AnswerValue | undefined;

// Bag
/** The part of a card's state that a write changes. */
export type Bag = 'fields' | 'tokens' | 'memory';

// CardPlace
/** The place of a card in a zone. */
export interface CardPlace {
    readonly zone: Zone;
    readonly index: number;
}

// CardState
/** The parts of a card that are state. Each is a flat bag of JSON, changed by `write` only. */
export interface CardState {
    readonly card: Card;
    readonly hash: number;
    /** Derived: the size of its data, in the unit of the limits (`limits.ts`). */
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
    /** Derived: the zone whose list of cards contains this card. */
    zone: Zone;
    definition: CardDefinition;
    /** Derived: its abilities and modifiers that are in the registry now. */
    instances: readonly Instance[];
    /** Derived: cache of `ask`, by stat. An entry is valid until something that it was computed from is written. */
    memo: Map<string, MemoEntry> | undefined;
}

// Change
/** One change of the state, with the data to undo it. */
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
}
/** The change that undoes a creation. It is never in the journal. */
 | {
    readonly op: 'uncreate';
    readonly card: Card;
    readonly as: 'card' | 'seat';
};

// Checkpoint
/**
 * A point at which one stretch of play ends and the next begins: no step or ability is running. Stores the lengths
 * of the lists and the state hash, so that the record can be rolled back to this point.
 */
export interface Checkpoint {
    readonly journal: number;
    readonly story: number;
    /** Number of silent chances: a player could only pass and was not asked. */
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
/** Counters for performance gates that do not depend on a clock. */
export interface Counters {
    events: number;
    restrictions: number;
    asks: number;
    memoMisses: number;
    probes: number;
    questions: number;
    /** Questions that offered only one action or a pass. */
    actOrPass: number;
    writes: number;
    reruns: number;
    stretches: number;
}

// Decision
/** A decision of the running stretch, kept so that a re-run need not list options again. */
export interface Decision {
    readonly value: AnswerValue;
    /** The seat that was to decide. */
    readonly who: string;
    /** The range of inputs that it consumed: an answer, and other inputs before it, such as dice. */
    readonly from: number;
    readonly to: number;
}

// Dice
/** Dice of a game: a draw follows from the seed, its name and its number among the draws of that name, and from nothing else. */
export type Dice = (seed: string, name: string, count: number) => Draw;

// Disguise
/** What a card counts as while it lies face down: printed facts, without any text. */
export interface Disguise {
    /** `pack:slug`: the name shown to players who may not know the card. */
    readonly code: string;
    readonly facts: JsonObject;
}

// Draw
/** One random draw, of a number or of an order of cards. */
export interface Draw {
    /** @returns 0 … sides - 1, each as likely as any other */
    die(sides: number): number;
    /** Sorts by a hash of the draw and of each card, so that one card more or less does not reorder the rest. @returns a new list */
    sort<C extends Card>(cards: readonly C[]): C[];
}

// EndOfSupposition
/** Thrown in a forecast where the rest cannot be known. */
export declare class EndOfSupposition {
}

// EventState
/** The mutable part of an event. Only the kernel reaches it; scripts see it through getters. */
export interface EventState {
    fate: Fate;
    asItWas: unknown;
    /** The function given to the latest call of `instead`. */
    replacement: (() => unknown) | undefined;
    /** Abilities of a subject that has left play: they still answer to this event. */
    leaving: readonly Instance[];
    /** The table's clock after it happened. */
    happenedAt: number;
    /** Resolves it in place of `resolve` of its kind, if given. */
    readonly resolver: ((event: GameEvent) => void) | undefined;
    /** The parts of the event, in the order of the names of its shape. */
    readonly values: unknown[];
    readonly shape: Shape;
    readonly happening: Happening;
}

// Explorer
/** The probe's walk through choices: depth first, bounded. Nothing is written meanwhile. */
export interface Explorer {
    /** The index of the chosen alternative, for each question on the current path. */
    readonly path: number[];
    /** The number of alternatives of each of these questions. */
    readonly width: number[];
    /** The index of the next question on the path. */
    at: number;
    /** Answers with which every path begins, and how many of them the current path has used. */
    readonly given: readonly AnswerValue[];
    answered: number;
    stage: 'price' | 'targets' | 'effect';
    /** Cards that have paid and so cannot be targets, while targets are chosen. */
    gone: readonly Card[];
    /** In which choices cards that have paid are left out. */
    goneFrom: 'targets' | 'effect';
    /** Computes, once and on demand, the cards with which a use would be paid on this path. */
    price: (() => Price) | undefined;
    /** `found`: a change was about to happen. Stored here as well, because a script may catch the exception `WouldChange`. */
    changes: 'none' | 'found';
    /** What happens when a "cannot" refuses something on a path: with `pass` the path continues, with `end` it ends without a change. */
    refusals: 'pass' | 'end';
    /** The events of this path, where the effects of several abilities are tried in sequence: such a path continues after a change. */
    taken: EventInit[] | undefined;
    /** `yes`: some options were left out, because there are too many. */
    cut: 'no' | 'yes';
}

// Fate
/** The state of an event: it has not happened yet (`coming`), it happened, or the reason why it did not. */
export type Fate = 'coming' | 'happened' | 'cancelled' | 'replaced' | 'prevented';

// FormerQuestion
/**
 * How earlier versions of a game asked a question. Recorded answers to it are accepted and returned as they are, so that saved games go on working.
 * It is never asked like that any more.
 */
export interface FormerQuestion {
    /** Its name, where it had another one. */
    readonly name?: string;
    /** The number of options to choose at least, where it was another one. */
    readonly least?: number;
    /** Keys of options that it also had. */
    readonly options?: readonly string[];
}

// Frame
/** One entry of the cursor, the stack of running steps. It is data. */
interface Frame {
    readonly step: string;
    readonly args: JsonObject;
}

// GameOver
/** Thrown when the game ends, through everything that is running. */
export declare class GameOver {
}

// GameRecord
/** The data that a run was given (inputs) and produced (story lines and faults), with the checkpoints between its stretches. */
export declare class GameRecord {
    readonly history: History;
    readonly inputs: Input[];
    /** How many inputs are consumed. */
    consumed: number;
    /** The state hash before each input was consumed. */
    readonly hashes: string[];
    /** The place in the game at which each input was consumed. */
    readonly places: Place[];
    readonly story: StoryLine[];
    /** The seats that had a chance to act and were not asked because they could only pass, in order. Not state. */
    readonly silent: SeatName[];
    /** Repaired rules that have affected this game, in order. */
    readonly repaired: MetRepair[];
    readonly faults: Fault[];
    /** The rigged results of dice that were used, as `name number`. */
    readonly usedRigs: Set<string>;
    checkpoint: Checkpoint;
    /** Earlier checkpoints, for undo. Empty when no history is kept. */
    readonly checkpoints: Checkpoint[];
    constructor(history: History);
    /** Drops story lines, silent chances and repairs since the checkpoint. The inputs since then stay, and are consumed again. */
    backToCheckpoint(): void;
    /**
     * Becomes equal to another record at the checkpoint of that record. Everything before that checkpoint must be equal already; faults
     * and rigs begin empty.
     */
    goTo(other: GameRecord): void;
    /** A record for an aside: it begins with the contents of this one. */
    beside(): GameRecord;
}

// Happening
/**
 * How events happen at a table. The implementation is injected, because the modules form a cycle: an event opens lanes, abilities are used in
 * lanes, and abilities cause events. Modules that cause events call the table; only the module that opens the table imports both sides.
 */
export interface Happening {
    /** Makes several events happen at the same moment. */
    readonly together: (inits: readonly EventInit[]) => Occurrence;
    /** Whether a "cannot" of a card forbids this event. */
    readonly isPrevented: (init: EventInit) => boolean;
    /** Called before an event is changed. @throws the latch of the run, or what a probe or a restriction throws at a change */
    readonly beforeChange: () => void;
    /** Sets a part of an event. @throws ScriptFault for a part that events of this kind do not have */
    readonly setPart: (event: GameEvent, part: string, value: unknown) => void;
    /** Wraps a function that runs later, so that it counts as an act of the ability or step that is running now. */
    readonly laterActOf: (deed: () => unknown) => () => unknown;
}

// HiddenCard
/** A card that data names although some seats may not know it, with its place when the data was made: these seats get the place instead. */
export interface HiddenCard {
    readonly card: string;
    readonly place: string;
    /** The seats that may know it. */
    readonly seats: readonly SeatName[];
}

// History
/** `kept`: all checkpoints, for undo; `dropped`: only the last one; `journal`: the journal without checkpoints, for asides and forks. */
export type History = 'kept' | 'dropped' | 'journal';

// Indexed
/** The part of a table that is indexed. */
interface Indexed {
    readonly ruleset: Ruleset;
    readonly library: Library;
    readonly state: TableState;
    readonly note: (name: string) => Json | undefined;
    readonly notes: () => JsonObject;
    readonly instruments: Pick<Instruments, 'byHand'>;
}

// Instance
/** An active part of a definition on a card. */
export interface Instance<P extends Part = Part> {
    /** The card that prints it. Null for a part of a keyword, which works on every card with the keyword. */
    readonly card: Card | null;
    readonly part: P;
    /** `pack:slug#ability`, its name in faults and in the story. */
    readonly name: string;
    readonly keyword: string | null;
    /** The table's clock when it became active. Not state: only its order matters. */
    readonly since: number;
    /** Canonical order among instances: number of the card, then place on it. */
    readonly order: number;
}

// Instruments
/**
 * The observers, the counters, the comparisons and the fixed results of dice at a table, for tests and explanations. None of them is state,
 * and no rule reads them.
 */
export declare class Instruments {
    readonly counters: Counters;
    /** Observer of the lanes, for explanations. */
    watch: Watcher | undefined;
    /** Observer of what seats learn, while inputs are played again. */
    learning: LearningWatcher | undefined;
    /** In strict mode: called with each change, question and story line. */
    onWrite: ((what: string) => void) | undefined;
    /** In strict mode: called with the return value of each script. */
    onAnswer: ((ability: string, answer: unknown) => void) | undefined;
    /** In strict mode `on`: cached stats are computed again and compared. */
    readonly doubts: 'on' | 'off';
    /** Results of dice that a scene fixes, by name. */
    readonly rigs: {
        readonly [name: string]: readonly number[] | undefined;
    };
    /** Keys that scripts have used so far, by sort, script and key. An undo keeps it. */
    readonly named: Map<string, WordsReference>;
    /** The texts that people had to follow by hand so far, as `pack:slug#key`. An undo keeps it. */
    readonly byHand: Set<string>;
    /** Parts that failed in views and explanations: the last fault of each. */
    readonly failedLooks: Map<string, ScriptFault>;
    /** @param like instruments with which these share everything but counters and observers */
    constructor(like?: Pick<Instruments, 'doubts' | 'rigs'> & Partial<Pick<Instruments, 'named' | 'failedLooks'>>);
}

// Lane
/** The types of a ruleset, which defines a game for the kernel by data and plain functions. */
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
/** Effects that outlive the ability that starts them. They are data in the state, never functions. */
export interface LastingSpec {
    /** The card whose ability starts it. */
    readonly from: Card;
    readonly slug: string;
    readonly stat: string;
    /** When it ends: a moment that the ruleset announces with `endEffects`, such as `phase` or `attack 3`. */
    readonly until: string;
    /**
     * A plain effect states the cards and the change; a declared one has both in the definition. `among` describes cards in words of the
     * ruleset and is evaluated for every card, including cards that enter later.
     */
    readonly plain?: {
        readonly targets?: readonly Card[];
        readonly among?: JsonObject;
        readonly way: Way;
        readonly value: Json;
    };
    readonly params?: JsonObject;
}

// Learned
/** What the seats learned by one input. If no seat learned anything, an undo of the input gives no player an advantage. */
export interface Learned {
    readonly input: number;
    /** The seat that gave it: the asked one, where the input does not say. */
    readonly by: SeatName;
    /** The seats that learned a card which the giver did not know either: by a draw, a look, a search. */
    readonly cards: readonly SeatName[];
    /** The seats that learned the result of a die: all, or none. */
    readonly dice: readonly SeatName[];
    /** The seats that learned an answer of another seat that was secret until then, such as a bid. */
    readonly answers: readonly SeatName[];
}

// LearningWatcher
/** Observer of what seats learn, while the inputs of a game are played again. */
export interface LearningWatcher {
    /** Called before an input that is no answer takes effect: a move by hand, new dice, a fault. */
    readonly intervening: (input: number) => void;
    /** Called before a card may become known. @returns a function to call afterwards */
    readonly aboutToShow: (card: Card) => () => void;
    /** Called when a question offers cards of a hidden pile to a seat. */
    readonly offered: (seat: SeatName, cards: readonly Card[]) => void;
    readonly thrown: () => void;
}

// MemoEntry
/** A cached stat, and the clocks of the aspects that it was computed from. */
export interface MemoEntry {
    readonly value: Json;
    readonly aspects: number;
    /** The table's count of writes when this entry was last found valid. */
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
/** Narrows the questions of one price: their options leave out what earlier prices took and what later prices need. */
export interface Narrowing {
    readonly narrow: (spec: QuestionSpec) => QuestionSpec;
    /** Whether earlier prices have left enough for this event. */
    readonly leaves: (event: EventInit) => boolean;
    /** Called with the answer to the last narrowed question. */
    readonly answered: (value: AnswerValue) => void;
}

// NoTarget
/** Thrown in a probe, or while targets are chosen, when there is no target. */
export declare class NoTarget {
}

// Occurrence
/** One set of windows for everything that happens at the same moment. */
export interface Occurrence {
    readonly events: readonly GameEvent[];
    /** Events of kinds that join the windows of their cause. */
    readonly joined: GameEvent[];
    /** Only events that happen while it is `resolving` join its windows; the payment of an answer to it does not. */
    stage: 'before' | 'resolving' | 'after';
}

// Parts
interface Parts {
    readonly [name: string]: Json | Card | readonly Card[] | undefined;
}

// PendingQuestion
/** A question that has been asked and not answered. */
export interface PendingQuestion {
    readonly key: string;
    /** The key that earlier versions gave it, where that is another one. */
    readonly formerKey?: string;
    readonly spec: QuestionSpec;
    readonly options: readonly EngineOption[];
    readonly because: Because;
}

// Played
/** The parts of a table that decide which cards are in play. */
interface Played {
    readonly ruleset: Ruleset;
    readonly state: TableState;
}

// Price
/** The cards with which costs would be paid, of the costs that declare `payers`. */
export interface Price {
    readonly all: readonly Card[];
    readonly gone: readonly Card[];
}

// Proving
/** How a ruleset is put to the test by bots: its internal entry for the lab. */
interface Proving {
    /** A board to play on. @returns words of a scene as plain data */
    readonly board: (wish: BoardWish, library: Library) => JsonObject;
    /**
     * The invariants that this table breaks now. `question`: a player is asked. `rest`: the table is at a checkpoint, so no event is being
     * resolved.
     */
    readonly breaches: (moment: 'question' | 'rest') => readonly Breach[];
    /** Whether a part serves data that depending packs may have, such as setup steps: then games of its own pack alone need not run it. */
    readonly isForOtherPacks?: (part: Part) => boolean;
}

// QuestionSpec
/** A question as the engine asks it. */
export interface QuestionSpec {
    readonly shape: QuestionShape;
    readonly who: Card;
    readonly name: string;
    readonly parts?: JsonObject;
    /** Lists the options. It is not called while a stretch is run again with answers that were judged already. */
    readonly options: () => readonly EngineOption[];
    readonly least: number;
    readonly most: number;
    /** For `pairs`: in how many chosen pairs one card may be. */
    readonly each?: PairLimits;
    /** Judges the whole chosen set. @returns the reason for refusing it, or undefined */
    readonly check?: (chosen: readonly string[]) => Sentence | undefined;
    /** For `distribute`: judges the whole spread. @returns the reason for refusing it, or undefined */
    readonly checkShares?: (shares: {
        readonly [option: string]: number;
    }) => Sentence | undefined;
    /** The action of an option that is chosen alone, so that a forecast can run it directly. */
    readonly deedOf?: (option: string) => (() => void) | undefined;
    /** How earlier versions asked it. */
    readonly formerly?: FormerQuestion;
}

// Registry
/** Index of the active abilities and modifiers, by what they listen to. Derived from state and kept up to date. */
export declare class Registry {
    /** Incremented whenever a part becomes active or inactive. Not state. */
    version: number;
    constructor(table: Indexed);
    /** Called when a card moved, turned or changed its controller or owner. */
    changed(card: Card): void;
    /** Called when a field was written that decides which cards rest. */
    turned(card: Card): void;
    /** Called when a field was written that decides which parts of the cards in zones of these names work. */
    rewired(zones: readonly string[]): void;
    noteChanged(name: string): void;
    forget(card: Card): void;
    /** Updates the lists after changes of cards and effects. */
    settle(): void;
    /** Whether any active part has a "cannot". @param prefix prefix of the stats that forbid events */
    forbidsAnything(prefix: string): boolean;
    isMuted(name: string): boolean;
    /** Whether any active ability hears this kind of event in this lane. */
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

// Rewind
/** An undo that a player wishes: to the moment before an input. */
export interface Rewind {
    readonly kind: 'rewind';
    readonly to: number;
    /** `new`: with new dice from there on. */
    readonly dice?: 'new';
    /** The inputs that it takes back, from the first; undefined where they are many, or of several players, or no longer part of this game. */
    readonly takes: readonly Learned[] | undefined;
    /** `same`: all of them were given in the running round. */
    readonly round: 'same' | 'other';
}

// Run
/**
 * A course of play at a table: who answers, what is running, and why it stopped. The game has one run. Searches, forecasts and explanations
 * get runs of their own, and are ended by dropping these.
 */
export declare class Run {
    readonly record: GameRecord;
    answerer: Answerer | undefined;
    /** Stops the run where it returns true although no question is pending. */
    halt: (() => boolean) | undefined;
    /** Why the run has stopped: everything that is called in it throws this again. */
    latch: Suspend | GameOver | ScriptFault | EndOfSupposition | undefined;
    /** Set when a recorded input did not fit the question that was met. */
    mismatch: {
        readonly input: number;
        readonly why: Sentence;
    } | undefined;
    /** The decisions of the running stretch. `traced`: how many of them this run has reached. */
    trace: Decision[];
    traced: number;
    /** Decisions of an earlier run of this stretch, which are not judged again. */
    trusted: readonly Decision[];
    /** How often each question was asked since the checkpoint. */
    readonly asked: Map<string, number>;
    running: Running[];
    occurrences: Occurrence[];
    mode: 'play' | 'probe' | 'restriction';
    /** Called with the first real change while probing. */
    onChange: (() => never) | undefined;
    explorer: Explorer | undefined;
    /** While one of several prices is paid: narrows its questions, without the payments of earlier prices and the needs of later ones. */
    narrows: Narrowing | undefined;
    /** The name of the innermost running script. */
    script: string | undefined;
    /** Whether an ability is choosing its targets: if there are none, it ends. */
    targeting: boolean;
    /** The running forecast, if any. */
    supposing: Supposition | undefined;
    /** Cards from a hidden pile that the pending question offers, with the choosing seat. Not state: it lasts as long as the question. */
    offered: ReadonlyMap<Card, string>;
    /**
     * @param within the run of which this one is a trial: the new run starts with the record of that run and with the same running abilities
     * and steps
     */
    constructor(record: GameRecord, within?: Run);
    /** To be called before a stretch is run, for the first time or again. */
    begin(): void;
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
/** Thrown when a script failed: the table rolls back and runs again without the ability. */
export declare class ScriptFault {
    readonly reason: string;
    readonly ability: string | undefined;
    readonly message: string;
    constructor(reason: string, ability: string | undefined, message: string, stack?: string);
}

// Seen
/** The outcome for an ability in a lane: it was offered, refused for a reason, or it resolved. */
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
/** A class of events with the same parts, with a getter for each. */
export interface Shape {
    readonly names: readonly string[];
    readonly Kind: typeof GameEvent;
}

// Source
/** Something that can pay a need. */
interface Source {
    /** The event that happens when one unit of the source pays. */
    readonly event: EventInit;
    /** How many units of the source may pay this need; the source may have fewer. */
    readonly most: number;
}

// StateListener
/** Is notified of changes, to update what is derived from the state. */
export interface StateListener {
    /** A card moved, turned or changed its controller or owner. */
    readonly changed: (card: Card) => void;
    /** A field was written that decides which cards rest. */
    readonly turned: (card: Card) => void;
    /** A field was written that decides which parts of the cards in zones of these names work. */
    readonly rewired: (zones: readonly string[]) => void;
    /** A note on the table was written. */
    readonly noteChanged: (name: string) => void;
    /** The creation of a card is undone. */
    readonly forget: (card: Card) => void;
}

// StepOfUse
/** One step in a window: a use, or the answer to a question of that use. */
export type StepOfUse = {
    readonly seat: string;
    readonly use: string;
} | {
    readonly value: AnswerValue;
};

// Supposition
/**
 * A choice that is tried before it is made: the rules run normally, on the table itself, and all changes are rolled back. It ends where
 * something follows that the choosing player may not know.
 */
export interface Supposition {
    /** The seats for which the forecast is made. */
    readonly seats: readonly string[];
    /** Called before a card moves: ends the forecast if the move would reveal a hidden card to these seats. */
    readonly beforeMove: (card: Card, to: Zone) => void;
    /** Called before a card is turned up or shown: ends the forecast if the card is hidden. */
    readonly beforeShown: (card: Card) => void;
    /** The supposed answer to the pending question; undefined where the `deed` of an option is run directly. */
    readonly value: AnswerValue | undefined;
    /** `before` the pending question is reached again, `chosen` after it. */
    stage: 'before' | 'chosen';
    /** Why the outcome may differ from the forecast, or why the forecast ended early, such as at a hidden card. */
    readonly unknown: Sentence[];
    /** Questions that were answered by a guess: the forecast may be wrong there. */
    readonly guessed: Set<string>;
    /** The window with which the next one is compared; absent where the caller does not ask for that. */
    readonly comparison?: WindowComparison;
    /** The uses in the window before all pass; absent for a plain pass. */
    readonly uses?: UsesBefore;
}

// Suspend
/** Thrown through rules and cards when a player has to answer first. */
export declare class Suspend {
    constructor(question: PendingQuestion);
}

// TableState
/** The state of a game: its cards and zones, with the journal that undoes their changes, their hash, and clocks that say when they changed. */
export declare class TableState {
    readonly cards: Card[];
    /** The seats, in the order in which they were added. */
    readonly seats: Card[];
    readonly zones: Map<string, Zone>;
    /** The counters that every write increments. */
    counters: {
        writes: number;
    };
    readonly journal: Change[];
    /** Incremented by every write, never reset by a roll-back. Not state. */
    clock: number;
    /** The clock of the last write that a stat or a restriction could read. */
    world: number;
    /** The clock of the last write that moved or turned a card. */
    placed: number;
    /** The clocks of the last writes to the other aspects. */
    looksAt: number;
    fieldsAt: number;
    tokensAt: number;
    memoryAt: number;
    /** Derived: cache of the cards in play, valid until a card is moved or turned. */
    inPlay: {
        readonly placed: number;
        readonly cards: readonly Card[];
    };
    /** Cards that have changed and that the state checks have not seen yet. */
    readonly touched: Set<Card>;
    touchEverything: boolean;
    constructor(counters: {
        writes: number;
    }, { rest, worksBy }: Pick<Ruleset, 'rest' | 'worksBy'>);
    /** Sets the listener. Must be called before the first change. */
    listenWith(listener: StateListener): void;
    get byId(): ReadonlyMap<string, Card>;
    /** The table itself: the first card. */
    get board(): Card;
    addZone(zone: Zone): void;
    /** Zones that were made on a card. */
    zonesHostedBy(card: Card): readonly Zone[];
    /** The cards in play zones, and in `as-host` zones on such cards, in no order. The caller must leave out cards that lie face down on others. */
    lyingInPlay(): Card[];
    /** Adds a new card at the end of its zone. */
    create(card: Card, zone: Zone): void;
    /** Sets a value of a card. @param value plain data; the caller must not change it afterwards */
    set(state: CardState, bag: Bag, name: string, old: Json | undefined, value: Json | undefined): void;
    insert(zone: Zone, index: number, card: Card): void;
    remove(zone: Zone, index: number): void;
    /** Reorders a zone. @param order the same cards */
    arrange(zone: Zone, order: readonly Card[]): void;
    /** Undoes every change since the mark. Clocks are not set back; each undone change increments them. */
    rollBack(mark: number): void;
    /** As `rollBack`. @returns what `redo` needs to make the changes again */
    takeBack(mark: number): Change[];
    /** Makes changes again that `takeBack` took back. The state must be as it was then. */
    redo(undone: readonly Change[]): void;
    /** See `Table.exchange`. */
    exchange(places: readonly CardPlace[], cards: readonly Card[]): void;
    /** Forgets which cards the state checks have not seen yet. */
    forgetTouched(): void;
    /** The size of the data on all cards, in the unit of the limits. */
    get size(): number;
    get hash(): string;
    /** The two halves of `hash`. */
    get hashHalves(): readonly [
        high: number,
        low: number
    ];
    /** The hash computed from scratch: `hash` must always equal it. */
    fullHash(): string;
}

// TakenBy
/** Returns what an event takes; undefined when it takes nothing that another price could need. */
export type TakenBy = (event: EventInit) => Taken | undefined;

// UsesBefore
/** Uses that are supposed in a window, one after the other, before all seats pass. */
export interface UsesBefore {
    readonly path: readonly StepOfUse[];
    /** How many steps of the path have been made. */
    done: number;
    /** `acting`: the uses are being made in the window; `passed`: all seats have passed it. */
    stage: 'acting' | 'passed';
    /**
     * Ways to continue the path: with a further use once the whole path is done, or with an answer where a question on it has no answer yet.
     */
    next?: readonly StepOfUse[] | undefined;
    /** How many lines the story had when all passed. */
    story?: number;
    /** Uses that seats could make after all had passed, as `seat use`. The forecast makes none of them. */
    readonly chances: string[];
    /** `some`: a seat could respond to a use. Such responses are not tried. */
    answers: 'none' | 'some';
    /** Codes in `unknown` for steps that the forecast skipped because they reveal cards, such as draws: see `veiled` of `Ruleset.foresight`. */
    readonly veiled: Set<string>;
}

// Visibility
/** Which seats may see the cards of a zone: all, its own, or none. `top`: its own sees all cards, and all others the top card. */
type Visibility = 'everyone' | 'seat' | 'top' | 'nobody';

// Watcher
/** Observer of the lanes, for explanations. */
export interface Watcher {
    /**
     * The seats for which the report is masked; undefined: unmasked. Entries that depend on cards which these seats may not know are left
     * out.
     */
    readonly seats?: readonly string[];
    readonly told: (seen: Seen) => void;
}

// WindowComparison
/** Comparison of a passed window with the next one. */
export interface WindowComparison {
    readonly seat: Card;
    /** The keys that the passed window offers, without the pass. */
    readonly offered: readonly string[];
    /** The running periods at that window, by the name of the period in limits: a use in another period is another use. */
    readonly periods: ReadonlyMap<string, string>;
    /** `passing`: the step of the passed window is still running; `ahead`: it has ended. */
    stage: 'passing' | 'ahead';
    found?: NextWindow['offers'];
}

// WindowSpec
/** Windows, in which players may use abilities, in turns, until all pass in succession. */
/** The definition of a window. */
export interface WindowSpec {
    /** The name of its question, and the parts. */
    readonly name: string;
    readonly parts: JsonObject;
    /** The words of abilities that may be used. */
    readonly words: readonly string[];
    /** The number of passes in succession after which the window closes. */
    readonly seats: () => number;
    /** The player with that id if still playing, else the next one; without an id, the player who begins. */
    readonly turnOf: (seat: string | undefined) => Card;
    /** The player who has the chance after this one. */
    readonly after: (seat: Card) => Card;
    /** The label of a use among the options. */
    readonly label?: (use: Use) => Sentence;
    /** The label of passing, where it does more than to give away a chance. */
    readonly passing?: Sentence;
}

// ZoneName
/** The names that zones may have. */
export type ZoneName = ZoneNames extends {
    readonly of: infer Names extends string;
} ? Names | ZoneNames['kernel'] : string;
