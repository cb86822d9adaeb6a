// Everything that @questwright/duel exports. Renew it with: npm run api

// AbilityOptions
/** What an ability has besides its effect. */
export interface AbilityOptions {
    /** A name that never changes; made from the card's where it is not said. */
    readonly slug?: string;
    /** The restriction. It may read the table and never ask. */
    readonly when?: (context: Context) => boolean;
    readonly costs?: readonly Cost[];
    readonly limit?: Limit;
    /** Chooses what the effect falls on; without it there is no effect. What it returns is `targets` of the context. */
    readonly targets?: (context: Context) => unknown;
    /** States whether it could change the game, where trying does not find out. */
    readonly could?: (context: Context) => boolean;
    /** Does what is known to follow, in place of the effect, while a player looks ahead from using it. */
    readonly foretold?: (context: Context) => unknown;
    /** Zones from which it works, where that is not the ground, or the hand for moves. */
    readonly where?: readonly ZoneName[];
}

// Card
/**
 * Anything with an id, a printed code, an owner and a place: cards, seats, the table itself.
 * Scripts hold cards; their state is behind a private field, and only the kernel writes it.
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
    /** Id of the seat that owns it; null when the table owns it. */
    get ownerName(): string | null;
    get controllerName(): string | null;
    /** What it counts as where an effect turned it face down as something else; undefined when it is face up, or merely dealt face down. */
    get disguise(): Disguise | undefined;
    /** The printed facts of the side that is up; while it lies face down as something else, the facts of that. */
    get facts(): JsonObject;
    get printed(): Side;
    /** @returns how many of these tokens lie on it */
    token(name: string): number;
    /** What an ability noted on it, or undefined. Always undefined for the table itself: its memory belongs to the kernel. */
    memory(name: string): Json | undefined;
    toString(): string;
}

// CardSystemZone
export type CardSystemZone = NamesWith<SystemZones, 'card'>;

// Context
/** What cards, keywords and rules are made of. Definitions are data and functions, closed to the bottom; they hold no state. */
/** The argument of every function of an ability. `you` is the seat that uses it, or the seat that decides for the table. */
export interface Context<C extends Card = Card> {
    /** The card on which the ability works. */
    readonly self: C;
    /** The card that prints it: another one for granted text. */
    readonly source: C;
    readonly you: C;
    /** The event that it answers to. Abilities that answer to none get the event of their own use. */
    readonly event: GameEvent;
    /** The value chosen for X, else 0. */
    readonly x: number;
    /** The number of the keyword that brings the ability, else 0. */
    readonly number: number;
    /** What the `targets` function returned. */
    readonly targets: unknown;
    /** The cards with which its costs were paid, in order: the subjects of the payments without players. In a considered use, a possible payment. */
    readonly paid: readonly C[];
    /** Parameters of this use, from the effect that causes it, such as "its cost is 2 less". */
    readonly params: JsonObject;
}

// Cost
/** A cost: whether it can be paid in full, and the events that pay it. `pay` may ask; nothing is paid before everything was asked. */
export interface Cost {
    readonly slug: string;
    readonly can: (context: Context) => boolean;
    /** Also called while a use is only considered: it may write nothing then. */
    readonly pay: (context: Context) => readonly EventInit[];
    /**
     * What becomes of the cards that pay it. `gone`: they are no targets when targets are chosen, so the last possible target may not pay;
     * `there`: they stay in their zones. Effects may refer to both.
     */
    readonly payers?: 'gone' | 'there';
    /**
     * The needs of a cost whose payer chooses the payment: all prices of a use are judged together by their needs. It may read and never ask. Without
     * it, the payment that `pay` returns is the need; where `pay` asks, its answers are tried one by one.
     */
    readonly needs?: (context: Context) => readonly Need[];
}

// DuelSceneSetup
/** The table as it stands when a scene begins: in your turn, where nothing else is said. */
export interface DuelSceneSetup {
    readonly you?: SceneSeat;
    readonly rival?: SceneSeat;
    readonly third?: SceneSeat;
    readonly fourth?: SceneSeat;
    /** Whose turn it is. */
    readonly active?: SceneSeatName;
    readonly turn?: number;
    readonly pool?: number;
    /** Where it begins: in the muster, if not said. */
    readonly at?: 'bids' | 'muster' | 'ambush' | 'assign' | (keyof SystemSteps & string);
    /** Counters of the table that systems bring, with what they show. */
    readonly counters?: {
        readonly [Name in TableCounter]?: number;
    };
    /** Systems of the duel's packs that hold only where a game chooses them, by their slugs. */
    readonly rules?: readonly string[];
    /** A game from its setup instead of a position. */
    readonly game?: {
        readonly scenario: string;
        readonly decks: readonly {
            readonly fighters?: readonly string[];
            /** What fighters were called in scenes of earlier versions. */
            readonly heroes?: readonly string[];
            readonly cards: {
                readonly [slug: string]: number;
            };
        }[];
    };
}

// DuelScript
/** What `card` and `keyword` make: the default export of a script. */
export interface DuelScript {
    readonly kind: 'card' | 'keyword';
    readonly slug: string;
    readonly parts: readonly Part[];
}

// EventKind
/** What can happen and be answered to. `effect` is the effect of another ability. */
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
/** On which cards a constant ability works, and how much it adds. */
export interface ModifierOptions {
    readonly slug?: string;
    /** This card where it is not said, the fighter that bears it, or all cards for which the function holds. */
    readonly on?: 'self' | 'host' | ((card: Card, context: Context) => boolean);
    readonly by: number | ((context: Context) => number);
    readonly while?: (context: Context) => boolean;
}

// Part
export type Part = Ability | Modifier | Lasting | Delayed | Check;

// PlayerCounter
export type PlayerCounter = NamesWith<SystemCounters, 'each-seat'>;

// SceneCard
/** What a scene of a duel may say of the table at which it begins. */
/** A card of a scene by its slug (`pack:slug` where two packs share one), or with what lies on it. */
export type SceneCard = string | SceneCardDetails;

// SceneSeat
/** What lies before a player when a scene begins. */
export interface SceneSeat {
    readonly hand?: readonly SceneCard[];
    /** From the top, or a number of cards that do nothing when they are played; nine of these where it is not said. */
    readonly deck?: readonly SceneCard[] | number;
    readonly ground?: readonly SceneCard[];
    readonly spent?: readonly SceneCard[];
    readonly wounds?: number;
    /** Counters that systems give to each player, with what they show. */
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
/** A step of a duel: systems put theirs beside it. */
export type StepName = 'bids' | 'turn' | 'muster' | 'ambush' | 'assign' | 'next-clash' | 'clash' | 'blows' | 'turn-end';

// StepScript
/** A step that a system brings. */
export interface StepScript {
    readonly name: string;
    readonly at: WrittenAt;
    readonly windows: Windows;
    /** It is an ability of the rules of the system. */
    readonly ability: Part;
}

// StepsScript
/** Where steps of a system run. */
export interface StepsScript {
    readonly at: WrittenAt;
    readonly how: 'before' | 'after' | 'instead';
    /** The step beside which they run, or the phase after which they do. */
    readonly of: string;
    /** The phase of their own in which they run. */
    readonly phase?: string;
    readonly steps: readonly StepScript[];
}

// SystemCounters
/** Counters by name, each with its owner: the table or each player. */
export interface SystemCounters {
}

// SystemEvents
/**
 * Names that systems of packs bring. The chapters at hand declare them under the name of their game, which exports these:
 * `declare module '@questwright/<game>' { interface SystemStats { … } }`; without any they are empty.
 */
/** Kinds of events, each with its parts. */
export interface SystemEvents {
}

// SystemHappening
/** What happens by the rules of a system: a kind of event, the card or player to which it happens if there is one, and its parts. */
export type SystemHappening = {
    readonly [K in keyof SystemEvents]: {
        readonly kind: K;
    } & Partial<SystemEvents[K]>;
}[keyof SystemEvents];

// SystemModes
/** Modes, each with what it is called. */
export interface SystemModes {
}

// SystemNumberStat
/** A stat of a system that is a number, a list of words, a permission. */
export type SystemNumberStat = NamesWith<SystemStats, 'number'>;

// SystemParts
/** How systems of the duel are written: what a pack adds to its rules. What they declare stands in their chapters. */
/** What a system adds to the rules. */
export interface SystemParts {
    /** What carries out each kind of event that its chapter declares. */
    readonly events?: {
        readonly [K in keyof SystemEvents]?: (event: EventOf<K>) => unknown;
    };
    readonly steps?: readonly StepsScript[];
    /** Answers, modifiers and checks that hold once in a duel, whatever cards are in it. `self` is the card that bears the rules of the system. */
    readonly rules?: readonly Part[];
}

// SystemPermission
export type SystemPermission = NamesWith<SystemStats, 'yes-no'>;

// SystemPhases
/** Phases, each with what it is. */
export interface SystemPhases {
}

// SystemRecord
/** Fields of the record that crosses games, each with what it holds. */
export interface SystemRecord {
}

// SystemScript
/** The default export of a script of a system. */
export interface SystemScript {
    readonly kind: 'system';
    readonly slug: string;
    readonly at?: WrittenAt;
    /** Abilities and modifiers of its rules, those of its steps among them. */
    readonly parts: readonly Part[];
    /** What carries its events out, by kind. */
    readonly events: {
        readonly [kind: string]: (event: never) => unknown;
    };
    readonly insertions: readonly StepsScript[];
    readonly begins: BeginsScript;
    /** Conditions under which setups say that a game ends, by their words. */
    readonly endings: {
        readonly [word: string]: EndingScript;
    };
}

// SystemStats
/** Stats, each with its shape. */
export interface SystemStats {
}

// SystemSteps
/** Steps, each with what it is. */
export interface SystemSteps {
}

// SystemTypes
/** Card types, each with what it is. */
export interface SystemTypes {
}

// SystemWordStat
export type SystemWordStat = NamesWith<SystemStats, 'words'>;

// SystemZones
/** Zones, each with what they belong to: the table, each player, or cards. */
export interface SystemZones {
}

// TableCounter
/** The two sorts of counters: of the table, and of each player. */
export type TableCounter = NamesWith<SystemCounters, 'table'>;

// TableSystemZone
/** A zone of the table, of each player, of cards. */
export type TableSystemZone = NamesWith<SystemZones, 'table'>;

// WindowWord
export type WindowWord = (typeof windowWords)[number];

// ZoneName
/** Where a card can lie. */
export type ZoneName = keyof typeof zones.table | keyof typeof zones.seat | keyof typeof zones.card;

// action
/** **Muster**, **Ambush**, **Clash**: used in that window, or in each of several that share one limit. */
export declare function action(windows: WindowWord | readonly [
    WindowWord,
    ...WindowWord[]
], options: AbilityOptions, effect: (context: Context) => unknown): Ability;

// activePlayer
/** The player whose turn it is. */
export declare function activePlayer(): Card;

// add
/** The pool gains so much. */
export declare function add(you: Card, amount: number): void;

// addToPool
/** "Add 1": what the pool gains is what the shadow side may spend. */
export declare function addToPool(amount: number): Cost;

// afterStep
/** These steps run each time that step has come to its end. */
export declare function afterStep(of: StepName, ...steps: readonly StepScript[]): StepsScript;

// answer
/** **Answer**: what a card does when something is about to happen, or after it has. Compulsory answers come before those that may be given. */
export declare const answer: {
    /** Must be given before it happens: the event can still be changed. */
    readonly must: Answers;
    /** May be given before it happens. */
    readonly may: Answers;
    /** Must be given after it happened. */
    readonly mustAfter: Answers;
    /** May be given after it happened. */
    readonly mayAfter: Answers;
};

// askNumber
/** A stat as a number; 0 when it is a dash or not a number. */
export declare function askNumber(card: Card, stat: string): number;

// attaches
/** An item that is played on a fighter in the muster. */
export declare function attaches(): Ability;

// bearer
/** "Bearer must be …": the cards that may bear this item. */
export declare function bearer(which: (host: Card, context: Context) => boolean): Ability;

// bearerOf
/** The fighter that bears an item. */
export declare function bearerOf({ self }: Context): Card | undefined;

// beforeStep
/** These steps run each time that step is about to begin. */
export declare function beforeStep(of: StepName, ...steps: readonly StepScript[]): StepsScript;

// canDraw
/** Whether a player can draw. */
export declare function canDraw(you: Card): boolean;

// canExert
/** Whether a player has so many fighters that can be exerted. */
export declare function canExert(you: Card, count: number): boolean;

// canPlayShadow
/** Whether a player holds a shadow fighter that could be played so much cheaper. */
export declare function canPlayShadow(you: Card, less: number): boolean;

// cannot
/** "Cannot": this kind of event does not happen to the cards for which the function holds. */
export declare function cannot(kind: EventKind, on: (card: Card, context: Context) => boolean): Modifier;

// card
/** A card's behaviour. */
export declare function card(slug: string, parts: readonly Part[]): DuelScript;

// changeAmount
/** A card that is about to be wounded bears more or fewer wounds. */
export declare function changeAmount(event: GameEvent, by: number): void;

// changeCounter
/** Adds to a counter, or takes off with a number below zero, as far as it may go. */
export declare function changeCounter(name: TableCounter, by: number): void;
export declare function changeCounter(name: PlayerCounter, by: number, player: Card): void;

// check
/** A state check: whenever anything happened, what it finds happens at once. */
export declare function check(slug: string, find: (context: Context) => readonly EventInit[]): Check;

// choose
/** A player chooses one of these cards, which are looked at anew. @returns nothing where there is none */
export declare function choose(you: Card, name: string, from: () => readonly Card[]): Card | undefined;

// chooseOne
/** Ways of which a player takes one that can be carried out in full, where there is any. */
export declare function chooseOne(ways: {
    readonly [way: string]: {
        readonly can: () => boolean;
        readonly deed: () => unknown;
    };
}, you: Card): void;

// comeToNothing
/** What is about to happen comes to nothing. */
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
/** A player exerts so many of their fighters, as far as there are. */
export declare function exert(you: Card, count: number): void;

// exertFighter
/** "Exert a fighter": it bears a wound and must not fall by it. */
export declare function exertFighter(): Cost;

// fighters
/** Fighters that are awake, of one player or of all. */
export declare function fighters(of?: Card): Card[];

// hand
/** The cards in a player's hand. */
export declare function hand(seat: Card): readonly Card[];

// handsOn
/** An item that goes over to another bearer in the muster, once per turn. */
export declare function handsOn(): Ability;

// happen
/** What systems of the duel bring, in words that scripts use: their own events, and numbers that they count. */
/** Makes something happen by the rules of a system: cards may answer before and after. @returns how many of these happened */
export declare function happen(...happenings: readonly SystemHappening[]): number;

// isShadow
/** Whether a card is of the shadow side. */
export declare function isShadow(card: Card): boolean;

// keyword
/** A keyword: abilities and modifiers that every card has that has the keyword. */
export declare function keyword(slug: string, parts: readonly Part[]): DuelScript;

// modifier
/** A constant change of a number, such as `modifier('strength', { on: 'host', by: 1 })`. */
export declare function modifier(stat: StatName, { slug, by, ...others }: ModifierOptions): Modifier;

// playShadow
/** A player plays a shadow fighter from hand, so much cheaper. */
export declare function playShadow(you: Card, less: number): void;

// pool
/** The number in the pool. */
export declare function pool(): number;

// remove
/** The pool loses so much, as far as there is anything in it. */
export declare function remove(you: Card, amount: number): void;

// rivals
/** The other players who still play. */
export declare function rivals(of: Card): Card[];

// searchDeck
/** A player looks through their deck for a card of a slug, may take it to hand, and shuffles: what was seen is forgotten. */
export declare function searchDeck(you: Card, slug: string): void;

// setCounter
/** Sets a counter, as far as it may go: never below its least number nor above its most. */
export declare function setCounter(name: TableCounter, to: number): void;
export declare function setCounter(name: PlayerCounter, to: number, player: Card): void;

// sleepers
/** Fighters that sleep, of all players. */
export declare function sleepers(): Card[];

// stake
/** All who stand stake 0 to so many at one moment; it is shown when all have. @returns those who staked most */
export declare function stake(most: number): readonly Card[];

// standing
/** The players who still play, in the order of their seats. */
export declare function standing(): Card[];

// step
/**
 * A step of a system: what the rules do there. The player whose turn it is is `you`.
 * @param name as the chapter declares it @param options `when`: otherwise it is left out
 */
export declare function step(name: OwnStep, effect: (context: Context) => unknown, options?: {
    readonly when?: (context: Context) => boolean;
}): StepScript;

// strengthen
/** These cards are stronger until the end of the clash or of the turn. */
export declare function strengthen(from: Card, cards: readonly Card[], by: number, until: 'clash' | 'turn'): void;

// system
/** The script of a system: the default export of `systems/<slug>.ts`. */
export declare function system(slug: string, { events, steps, rules }: SystemParts): SystemScript;

// takeBack
/** Cards go back to the hand of their player from where spent cards lie. */
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
/** How many wounds a fighter can still bear. */
export declare function vitalityLeft(card: Card): number;

// wound
/** Wounds a fighter or a player. */
export declare function wound(subject: Card, amount: number): void;

// What stands in the declarations above and cannot be imported.

// AnswerOptions
/** What an answer has besides: whose event, and whether it answers as often as it can be paid. */
interface AnswerOptions extends AbilityOptions {
    readonly of?: Whose;
    readonly answers?: Ability['answers'];
}

// Answers
type Answers = (kind: EventKind, options: AnswerOptions, effect: (context: Context) => unknown) => Ability;

// BeginsScript
/** What a system is asked while a game is laid out, before anything happens and before anybody is asked. */
export interface BeginsScript {
    /** Why the game cannot begin, and what to do, in a sentence; nothing where it can. */
    readonly refuses?: () => string | undefined;
    /** Codes of cards that lie aside in this game besides, once for each copy. */
    readonly brings?: () => readonly string[];
}

// EndingScript
/** When a game ends, for a word with which a setup says so. */
export interface EndingScript {
    /** The kind of event after which it is looked at. */
    readonly after: string;
    /** Whether it is the end. @param told the condition as its file says it */
    readonly when: (told: JsonObject) => boolean;
}

// NamesWith
/** The names of an interface whose value is one of these. */
type NamesWith<Names, Value> = {
    [Name in keyof Names]: Names[Name] extends Value ? Name : never;
}[keyof Names] & string;

// OwnStep
/** A name of a step that stands in a chapter; any, where none is declared. */
type OwnStep = keyof SystemSteps extends never ? string : keyof SystemSteps & string;

// SceneCardDetails
/** A card of a scene with its wounds and what it bears. */
interface SceneCardDetails {
    readonly card: string;
    readonly wounds?: number;
    readonly borne?: readonly SceneCard[];
}

// Whose
/** Whose event is answered to: any, that of this card, of the fighter that bears it, of the player who owns it, or one for which the function holds. */
type Whose = 'any' | 'self' | 'host' | 'owner' | ((subject: Card | undefined, context: Context) => boolean);

// Windows
/** What the scripts of systems export: what a pack adds to the rules of a game. What they declare stands in their chapters. */
/** Where a window opens beside a step of a system. */
export type Windows = 'none' | 'before' | 'after' | 'both';

// windowWords
/** The windows of a turn, which are the words of abilities that are used in them. */
export declare const windowWords: readonly [
    "muster",
    "ambush",
    "clash"
];

// zones
/** Where cards lie. */
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
