// Everything that @questwright/duel exports. Renew it with: npm run api

// AbilityOptions
/** The options of an ability besides its effect. */
export interface AbilityOptions {
    /** A name that must never change; by default it is made from the card's slug. */
    readonly slug?: string;
    /** The restriction. It may read the table, but must not ask a player. */
    readonly when?: (context: Context) => boolean;
    readonly costs?: readonly Cost[];
    readonly limit?: Limit;
    /** Chooses the targets of the effect; without a target there is no effect. Its result is `targets` of the context. */
    readonly targets?: (context: Context) => unknown;
    /** States whether it could change the game, if the engine cannot find out by trying. */
    readonly could?: (context: Context) => boolean;
    /** A forecast runs it in place of the effect: it does only what is certain to follow. */
    readonly foretold?: (context: Context) => unknown;
    /** Zones from which it works: by default the ground and on a bearer; the hand for a card of the type `move`. */
    readonly where?: readonly ZoneName[];
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

// CardSystemZone
export type CardSystemZone = NamesWith<SystemZones, 'card'>;

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

// DuelSceneSetup
/** The table when a scene begins; by default it is your turn. */
export interface DuelSceneSetup {
    readonly you?: SceneSeat;
    readonly rival?: SceneSeat;
    readonly third?: SceneSeat;
    readonly fourth?: SceneSeat;
    /** The player whose turn it is. */
    readonly active?: SceneSeatName;
    readonly turn?: number;
    readonly pool?: number;
    /** The step at which the scene begins: the muster by default. */
    readonly at?: 'bids' | 'muster' | 'ambush' | 'assign' | (keyof SystemSteps & string);
    /** The values of counters that systems define for the table. */
    readonly counters?: {
        readonly [Name in TableCounter]?: number;
    };
    /** Optional systems of the duel's packs that this game uses, by their slugs. */
    readonly rules?: readonly string[];
    /** A game that is dealt, instead of a position. */
    readonly game?: {
        readonly scenario: string;
        readonly decks: readonly {
            readonly fighters?: readonly string[];
            /** The name of `fighters` in scenes of earlier versions. */
            readonly heroes?: readonly string[];
            readonly cards: {
                readonly [slug: string]: number;
            };
        }[];
    };
}

// DuelScript
/** The default export of a script: the result of `card` or `keyword`. */
export interface DuelScript {
    readonly kind: 'card' | 'keyword';
    readonly slug: string;
    readonly parts: readonly Part[];
}

// EventKind
/** Kinds of events to which abilities can respond. `effect` is the effect of another ability. */
export type EventKind = ('wounded' | 'exerted' | 'added' | 'removed' | 'drawn' | 'played' | 'discarded' | 'slain' | 'fallen' | 'counterChanged' | 'effect') | (keyof SystemEvents & string);

// EventOf
/** An event of a system, with its parts. */
export type EventOf<K extends keyof SystemEvents> = GameEvent & SystemEvents[K];

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

// ModifierOptions
/** The options of a modifier: to which cards it applies, and how much it adds. */
export interface ModifierOptions {
    readonly slug?: string;
    /** This card by default, the fighter to which it is attached, or all cards that the function accepts. */
    readonly on?: 'self' | 'host' | ((card: Card, context: Context) => boolean);
    readonly by: number | ((context: Context) => number);
    readonly while?: (context: Context) => boolean;
}

// Part
export type Part = Ability | Modifier | Lasting | Delayed | Check;

// PlayerCounter
export type PlayerCounter = NamesWith<SystemCounters, 'each-seat'>;

// SceneCard
/** The words for the setup of a scene. */
/** A card of a scene by its slug (`pack:slug` if two packs share a slug), or with details. */
export type SceneCard = string | SceneCardDetails;

// SceneSeat
/** The cards and counters of a player when a scene begins. */
export interface SceneSeat {
    readonly hand?: readonly SceneCard[];
    /** The player's deck: cards from the top, or a number of cards that do nothing when they are played; nine of these by default. */
    readonly deck?: readonly SceneCard[] | number;
    readonly ground?: readonly SceneCard[];
    readonly spent?: readonly SceneCard[];
    readonly wounds?: number;
    /** The values of counters that systems define for each player. */
    readonly counters?: {
        readonly [Name in PlayerCounter]?: number;
    };
}

// SceneSeatName
/** The seats of a scene. */
export type SceneSeatName = 'you' | 'rival' | 'third' | 'fourth';

// SeatSystemZone
export type SeatSystemZone = NamesWith<SystemZones, 'seat'>;

// StatName
/** The numbers of a card. */
export type StatName = 'strength' | 'vitality' | 'cost' | (keyof SystemStats & string);

// StepName
/** A step of a duel, before or after which systems can insert their own steps. */
export type StepName = 'bids' | 'turn' | 'muster' | 'ambush' | 'assign' | 'next-clash' | 'clash' | 'blows' | 'turn-end';

// StepScript
/** A step of a system. */
export interface StepScript {
    readonly name: string;
    readonly at: WrittenAt;
    readonly windows: Windows;
    /** The ability that the step runs; it belongs to the rules of the system. */
    readonly ability: Part;
}

// StepsScript
/** Steps of a system, and where they run. */
export interface StepsScript {
    readonly at: WrittenAt;
    readonly how: 'before' | 'after' | 'instead';
    /** The step before, after or in place of which they run; or the phase after which they run. */
    readonly of: string;
    /** The phase that they form, if they are a phase of their own. */
    readonly phase?: string;
    readonly steps: readonly StepScript[];
}

// SystemCounters
/** Counters by name, each with its owner: the table or each player. */
export interface SystemCounters {
}

// SystemEvents
/**
 * Names that systems of packs define. The generated types of a workspace add them under the name of their game, which exports these
 * interfaces: `declare module '@questwright/<game>' { interface SystemStats { … } }`. Without systems they are empty.
 */
/** Kinds of events, each with its parts. */
export interface SystemEvents {
}

// SystemHappening
/** An event of a system: its kind, the card or player to which it happens if there is one, and its parts. */
export type SystemHappening = {
    readonly [K in keyof SystemEvents]: {
        readonly kind: K;
    } & Partial<SystemEvents[K]>;
}[keyof SystemEvents];

// SystemModes
/** Modes, each with its name for users. */
export interface SystemModes {
}

// SystemNumberStat
/** A stat of a system that is a number; the next two are a list of words and a permission. */
export type SystemNumberStat = NamesWith<SystemStats, 'number'>;

// SystemParts
/**
 * The functions that scripts of systems of the duel call. With them a pack extends the rules. The chapters of the systems declare the
 * names.
 */
/** The additions of a system to the rules. */
export interface SystemParts {
    /** The resolver of each kind of event that its chapter declares. */
    readonly events?: {
        readonly [K in keyof SystemEvents]?: (event: EventOf<K>) => unknown;
    };
    readonly steps?: readonly StepsScript[];
    /**
     * Responses, modifiers and checks that exist once in a duel, whatever cards are in it. `self` is the card that holds the rules of the
     * system.
     */
    readonly rules?: readonly Part[];
}

// SystemPermission
export type SystemPermission = NamesWith<SystemStats, 'yes-no'>;

// SystemPhases
/** Phases, each with its description. */
export interface SystemPhases {
}

// SystemRecord
/** Fields of the record that is carried between games, each with the kind of its value. */
export interface SystemRecord {
}

// SystemScript
/** The default export of a script of a system. */
export interface SystemScript {
    readonly kind: 'system';
    readonly slug: string;
    readonly at?: WrittenAt;
    /** Abilities and modifiers of its rules, including those of its steps. */
    readonly parts: readonly Part[];
    /** The resolvers of its events, by kind. */
    readonly events: {
        readonly [kind: string]: (event: never) => unknown;
    };
    readonly insertions: readonly StepsScript[];
    readonly begins: BeginsScript;
    /** Conditions for the end of a game, by the word that setups use. */
    readonly endings: {
        readonly [word: string]: EndingScript;
    };
}

// SystemStats
/** Stats, each with its shape. */
export interface SystemStats {
}

// SystemSteps
/** Steps, each with its description. */
export interface SystemSteps {
}

// SystemTypes
/** Card types, each with its description. */
export interface SystemTypes {
}

// SystemWordStat
export type SystemWordStat = NamesWith<SystemStats, 'words'>;

// SystemZones
/** Zones, each with what they belong to: the table, each player, or cards. */
export interface SystemZones {
}

// TableCounter
/** A counter of the table; the next one is a counter of each player. */
export type TableCounter = NamesWith<SystemCounters, 'table'>;

// TableSystemZone
/** A zone of the table; the next two are a zone of each player and a zone on cards. */
export type TableSystemZone = NamesWith<SystemZones, 'table'>;

// WindowWord
export type WindowWord = (typeof windowWords)[number];

// ZoneName
/** The name of a zone. */
export type ZoneName = keyof typeof zones.table | keyof typeof zones.seat | keyof typeof zones.card;

// action
/** **Muster**, **Ambush**, **Clash**: an ability to use in that window, or in several windows that share one limit. */
export declare function action(windows: WindowWord | readonly [
    WindowWord,
    ...WindowWord[]
], options: AbilityOptions, effect: (context: Context) => unknown): Ability;

// activePlayer
/** The player whose turn it is. */
export declare function activePlayer(): Card;

// add
/** Adds to the pool. */
export declare function add(you: Card, amount: number): void;

// addToPool
/** "Add 1": adds to the pool, which the shadow side may spend. */
export declare function addToPool(amount: number): Cost;

// afterStep
/** Steps that run each time that step has ended. */
export declare function afterStep(of: StepName, ...steps: readonly StepScript[]): StepsScript;

// answer
/** **Answer**: an ability that responds to an event before or after it happens. Compulsory responses come before optional ones. */
export declare const answer: {
    /** Compulsory, before the event: the event can still be changed. */
    readonly must: Answers;
    /** Optional, before the event. */
    readonly may: Answers;
    /** Compulsory, after the event. */
    readonly mustAfter: Answers;
    /** Optional, after the event. */
    readonly mayAfter: Answers;
};

// askNumber
/** A stat as a number; 0 when it is a dash or not a number. */
export declare function askNumber(card: Card, stat: string): number;

// attaches
/** The ability to play an item on a fighter in the muster. */
export declare function attaches(): Ability;

// bearer
/** "Bearer must be …": the cards that may bear this item. */
export declare function bearer(which: (host: Card, context: Context) => boolean): Ability;

// bearerOf
/** The fighter to which an item is attached. */
export declare function bearerOf({ self }: Context): Card | undefined;

// beforeStep
/** Steps that run each time that step is about to begin. */
export declare function beforeStep(of: StepName, ...steps: readonly StepScript[]): StepsScript;

// canDraw
/** Whether a player can draw. */
export declare function canDraw(you: Card): boolean;

// canExert
/** Whether a player has this many fighters that can be exerted. */
export declare function canExert(you: Card, count: number): boolean;

// canPlayShadow
/** Whether a player has a shadow fighter in hand that could be played at this reduced cost. */
export declare function canPlayShadow(you: Card, less: number): boolean;

// cannot
/** "Cannot": this kind of event does not happen to the cards that the function accepts. */
export declare function cannot(kind: EventKind, on: (card: Card, context: Context) => boolean): Modifier;

// card
/** The behaviour of a card. */
export declare function card(slug: string, parts: readonly Part[]): DuelScript;

// changeAmount
/** Changes the number of wounds of an event that has not happened yet. */
export declare function changeAmount(event: GameEvent, by: number): void;

// changeCounter
/** Adds to a counter, or subtracts with a negative number, limited to the range between its minimum and maximum. */
export declare function changeCounter(name: TableCounter, by: number): void;
export declare function changeCounter(name: PlayerCounter, by: number, player: Card): void;

// check
/** A state check: it runs after every change, and the events that it finds happen at once. */
export declare function check(slug: string, find: (context: Context) => readonly EventInit[]): Check;

// choose
/** A player chooses one of these cards; the list is computed when the player is asked. @returns undefined if there are none */
export declare function choose(you: Card, name: string, from: () => readonly Card[]): Card | undefined;

// chooseOne
/** A player chooses one of several alternatives, among those that can be carried out in full. */
export declare function chooseOne(ways: {
    readonly [way: string]: {
        readonly can: () => boolean;
        readonly deed: () => unknown;
    };
}, you: Card): void;

// comeToNothing
/** Replaces an event that has not happened yet by a story line, so that nothing happens. */
export declare function comeToNothing(event: GameEvent): void;

// counter
/** The value of a counter of the table or of a player. */
export declare function counter(name: TableCounter): number;
export declare function counter(name: PlayerCounter, player: Card): number;

// deckSize
/** How many cards are left in a player's deck. */
export declare function deckSize(seat: Card): number;

// discardOwn
/** "Discard a fighter of yours": one of your own. */
export declare function discardOwn(): Cost;

// discardShadow
/** "Discard a shadow fighter of yours". */
export declare function discardShadow(): Cost;

// draw
/** A player draws the top card of their deck. */
export declare function draw(you: Card): void;

// exert
/** A player exerts this many of their fighters, or as many as there are. */
export declare function exert(you: Card, count: number): void;

// exertFighter
/** "Exert a fighter": the fighter takes a wound, and must survive it. */
export declare function exertFighter(): Cost;

// fighters
/** Fighters that do not rest, of one player or of all. */
export declare function fighters(of?: Card): Card[];

// hand
/** The cards in a player's hand. */
export declare function hand(seat: Card): readonly Card[];

// handsOn
/** The ability to move an item to another bearer in the muster, once per turn. */
export declare function handsOn(): Ability;

// happen
/** Functions with which scripts use systems of the duel: their events, and their counters. */
/** Makes events of a system happen: cards may respond before and after. @returns how many of them happened */
export declare function happen(...happenings: readonly SystemHappening[]): number;

// isShadow
/** Whether a card is of the shadow side. */
export declare function isShadow(card: Card): boolean;

// keyword
/** A keyword: abilities and modifiers of every card that has the keyword. */
export declare function keyword(slug: string, parts: readonly Part[]): DuelScript;

// modifier
/** A constant change of a number: `modifier('strength', { on: 'host', by: 1 })`. */
export declare function modifier(stat: StatName, { slug, by, ...others }: ModifierOptions): Modifier;

// playShadow
/** A player plays a shadow fighter from hand at a reduced cost. */
export declare function playShadow(you: Card, less: number): void;

// pool
/** The number in the pool. */
export declare function pool(): number;

// remove
/** Takes from the pool, as much as it has. */
export declare function remove(you: Card, amount: number): void;

// rivals
/** The other players still in the game. */
export declare function rivals(of: Card): Card[];

// searchDeck
/** A player looks through their deck for a card with this slug, may take it to hand, and shuffles; the shuffled cards are unknown again. */
export declare function searchDeck(you: Card, slug: string): void;

// setCounter
/** Sets a counter, limited to the range between its minimum and maximum. */
export declare function setCounter(name: TableCounter, to: number): void;
export declare function setCounter(name: PlayerCounter, to: number, player: Card): void;

// sleepers
/** Fighters that rest, of all players. */
export declare function sleepers(): Card[];

// stake
/**
 * All players in the game choose a number up to `most` in secret; then the numbers are shown. @returns the players with the highest number
 */
export declare function stake(most: number): readonly Card[];

// standing
/** The players still in the game, in the order of their seats. */
export declare function standing(): Card[];

// step
/**
 * A step of a system, with its effect. The active player is `you`.
 * @param name the name in the chapter @param options `when`: the step is skipped unless it returns true
 */
export declare function step(name: OwnStep, effect: (context: Context) => unknown, options?: {
    readonly when?: (context: Context) => boolean;
}): StepScript;

// strengthen
/** Raises the strength of these cards until the end of the clash or of the turn. */
export declare function strengthen(from: Card, cards: readonly Card[], by: number, until: 'clash' | 'turn'): void;

// system
/** The script of a system: the default export of `systems/<slug>.ts`. */
export declare function system(slug: string, { events, steps, rules }: SystemParts): SystemScript;

// takeBack
/** Returns cards from the zone `spent` to the hand of their owner. */
export declare function takeBack(cards: readonly Card[]): void;

// takeWithinLimit
/**
 * Draws on the rest of a limit on amounts ("limit +4"), and counts it.
 * @param context the effect's own context
 * @param amount how much the effect wants to give
 * @returns how much of it the limit allows
 * @throws WrongValue for an ability that has no limit on amounts
 */
export declare function takeWithinLimit(context: Context, amount: number): number;

// turn
/** The turn of the game, counted from 1; 0 while the players bid. */
export declare function turn(): number;

// vitalityLeft
/** How many more wounds a fighter can take. */
export declare function vitalityLeft(card: Card): number;

// wound
/** Wounds a fighter or a player. */
export declare function wound(subject: Card, amount: number): void;

// Declarations that those above mention and that cannot be imported.

// AnswerOptions
/** Further options of a response: whose event, and whether it can be used as often as it can be paid. */
interface AnswerOptions extends AbilityOptions {
    readonly of?: Whose;
    readonly answers?: Ability['answers'];
}

// Answers
type Answers = (kind: EventKind, options: AnswerOptions, effect: (context: Context) => unknown) => Ability;

// BeginsScript
/** Functions of a system that are called while the cards of a game are laid out, before any event and any question. */
export interface BeginsScript {
    /** Why the game cannot begin, and what to do, as a sentence; undefined if it can. */
    readonly refuses?: () => string | undefined;
    /** Codes of cards that are set aside in this game in addition, one entry for each copy. */
    readonly brings?: () => readonly string[];
}

// EndingScript
/** A condition under which a game ends; setups name it by a word. */
export interface EndingScript {
    /** The kind of event after which the condition is checked. */
    readonly after: string;
    /** Whether the game ends now. @param told the condition as written in the file */
    readonly when: (told: JsonObject) => boolean;
}

// NamesWith
/** The names of an interface whose value is one of these. */
type NamesWith<Names, Value> = {
    [Name in keyof Names]: Names[Name] extends Value ? Name : never;
}[keyof Names] & string;

// OwnStep
/** The name of a step that a chapter declares; any name if no chapter declares steps. */
type OwnStep = keyof SystemSteps extends never ? string : keyof SystemSteps & string;

// SceneCardDetails
/** A card of a scene with its wounds and items. */
interface SceneCardDetails {
    readonly card: string;
    readonly wounds?: number;
    readonly borne?: readonly SceneCard[];
}

// Whose
/**
 * The cards whose events trigger it: any card, this card, the fighter to which it is attached, the player who owns it, or a card that the
 * function accepts.
 */
type Whose = 'any' | 'self' | 'host' | 'owner' | ((subject: Card | undefined, context: Context) => boolean);

// Windows
/** The exports of scripts of systems: what a pack adds to the rules of a game. Their chapters declare the names. */
/** Whether a window opens before or after a step of a system. */
export type Windows = 'none' | 'before' | 'after' | 'both';

// windowWords
/** The windows of a turn. Each is also the word of the abilities that can be used in it. */
export declare const windowWords: readonly [
    "muster",
    "ambush",
    "clash"
];

// zones
/** The zones of the duel. */
export declare const zones: {
    readonly table: {
        readonly resolving: {
            readonly visibility: "everyone";
            readonly play: "out";
        };
        readonly rules: {
            readonly visibility: "everyone";
            readonly play: "out";
        };
    };
    readonly seat: {
        readonly hand: {
            readonly visibility: "seat";
            readonly play: "out";
        };
        readonly deck: {
            readonly visibility: "nobody";
            readonly play: "out";
        };
        readonly spent: {
            readonly visibility: "everyone";
            readonly play: "out";
        };
        readonly ground: {
            readonly visibility: "everyone";
            readonly play: "in";
        };
    };
    readonly card: {
        readonly borne: {
            readonly visibility: "everyone";
            readonly play: "as-host";
        };
    };
};
