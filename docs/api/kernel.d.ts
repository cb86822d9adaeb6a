// Everything that @questwright/kernel exports. Renew it with: npm run api

// Ability
export interface Ability {
    readonly kind: 'ability';
    readonly slug: string;
    readonly at?: WrittenAt;
    readonly word: string;
    readonly words?: readonly string[];
    readonly lane: string | null;
    readonly hears: readonly string[];
    readonly answers?: 'once' | 'as-often-as-paid';
    readonly of: 'any' | 'self' | 'host' | ((subject: Card | undefined, context: Context) => boolean);
    readonly when?: (context: Context) => boolean;
    readonly limit?: Limit;
    readonly costs: readonly Cost[];
    readonly x?: (context: Context) => readonly number[];
    readonly targets?: (context: Context) => unknown;
    readonly could?: (context: Context) => boolean;
    readonly effect: (context: Context) => unknown;
    readonly bearer: Bearer;
    readonly where?: readonly string[];
    readonly notes: JsonObject;
}

// AbilityExplanation
export interface AbilityExplanation {
    readonly name: string;
    readonly word: string;
    readonly lane: string | null;
    readonly hears: readonly string[];
    readonly source: CardReference;
    readonly status: 'offered' | 'refused' | 'waiting' | 'compulsory' | 'called-up';
    readonly reason?: Sentence;
    readonly moments: readonly Moment[];
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// AdvanceReply
export interface AdvanceReply {
    readonly viewers: {
        readonly [viewer: ViewerName]: ViewerReply;
    };
    readonly inputs: number;
    readonly hash: string;
    readonly outcome?: Outcome;
    readonly refused?: Refusal;
    readonly faults: readonly Fault[];
    readonly places: readonly Place[];
    readonly silent: {
        readonly [seat: SeatName]: number;
    };
}

// Answer
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
export declare const BOARD = "table";

// Bearer
export type Bearer = 'self' | 'host' | 'table' | ((card: Card, context: Context) => boolean);

// Because
export interface Because {
    readonly step?: string;
    readonly card?: CardReference;
    readonly ability?: string;
}

// BoardWish
export interface BoardWish {
    readonly dice: (sides: number) => number;
    readonly packs: readonly string[];
    readonly hungry: readonly string[];
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
    readonly judge: (value: BotChoice) => boolean;
}

// BotTable
export interface BotTable {
    readonly seat: string;
    readonly zone: (id: string) => readonly string[];
    readonly size: (zone: string) => number;
    readonly card: (id: string) => BotCard | undefined;
    readonly status: (name: string) => Json | undefined;
    readonly notes?: readonly JsonObject[];
}

// Breach
export interface Breach {
    readonly code: string;
    readonly message: string;
    readonly card?: string;
}

// Card
export declare class Card {
    readonly id: string;
    readonly n: number;
    constructor(id: string, n: number, definition: CardDefinition, zone: Zone);
    get code(): string;
    get slug(): string;
    get zone(): Zone;
    get sideUp(): string;
    get face(): 'up' | 'down';
    get ownerName(): string | null;
    get controllerName(): string | null;
    get disguise(): Disguise | undefined;
    get facts(): JsonObject;
    get printed(): Side;
    token(name: string): number;
    memory(name: string): Json | undefined;
    toString(): string;
}

// CardDefinition
export interface CardDefinition {
    readonly code: string;
    readonly slug: string;
    readonly pack: string;
    readonly front: Side;
    readonly sides: {
        readonly [name: string]: Side | undefined;
    };
    readonly named: ReadonlyMap<string, Lasting | Delayed>;
}

// CardExplanation
export interface CardExplanation {
    readonly card: CardReference;
    readonly side: string;
    readonly zone: string;
    readonly controller: SeatName | null;
    readonly stats: readonly StatExplanation[];
    readonly abilities: readonly AbilityExplanation[];
}

// CardReference
export interface CardReference {
    readonly card: string;
    readonly code?: string;
}

// CardView
export interface CardView {
    readonly key: string;
    readonly knowledge: 'known' | 'hidden';
    readonly code?: string;
    readonly as?: string;
    readonly side?: string;
    readonly zone: string;
    readonly owner?: SeatName | null;
    readonly controller?: SeatName | null;
    readonly tokens: {
        readonly [token: string]: number;
    };
    readonly marks: readonly string[];
    readonly stats: {
        readonly [stat: string]: StatView;
    };
    readonly zones?: readonly string[];
}

// CardsCost
export interface CardsCost {
    readonly slug: string;
    readonly name: string;
    readonly count?: number;
    readonly among: (context: Context) => readonly Card[];
    readonly pay: (card: Card, context: Context) => EventInit;
    readonly payers?: 'gone' | 'there';
}

// Chances
export interface Chances {
    readonly turn?: string | undefined;
    readonly passes?: number | undefined;
}

// Check
export interface Check {
    readonly kind: 'check';
    readonly slug: string;
    readonly at?: WrittenAt;
    readonly find: (context: Context) => readonly EventInit[];
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
    readonly from: () => readonly {
        readonly card: C;
        readonly other: C;
    }[];
    readonly each?: PairLimits;
    readonly least?: number;
    readonly most?: number;
    readonly parts?: JsonObject;
    readonly check?: (chosen: readonly {
        readonly card: C;
        readonly other: C;
    }[]) => Sentence | undefined;
}

// ComingEffect
export interface ComingEffect {
    readonly what: 'ends' | 'fires' | 'answers';
    readonly when: string;
    readonly name: string;
    readonly card: CardReference;
    readonly stat?: string;
    readonly way?: Contribution['way'];
    readonly value?: Json;
    readonly targets?: readonly CardReference[];
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// Context
export interface Context<C extends Card = Card> {
    readonly self: C;
    readonly source: C;
    readonly you: C;
    readonly event: GameEvent;
    readonly x: number;
    readonly number: number;
    readonly targets: unknown;
    readonly paid: readonly C[];
    readonly params: JsonObject;
}

// Contribution
export interface Contribution {
    readonly card: CardReference | null;
    readonly name: string;
    readonly way: 'add' | 'set' | 'times' | 'include' | 'exclude' | 'permit' | 'forbid';
    readonly value: Json;
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// Contributor
export interface Contributor {
    readonly card: string | null;
    readonly name: string;
    readonly way: Modifier['way'];
    readonly value: Json;
}

// Cost
export interface Cost {
    readonly slug: string;
    readonly can: (context: Context) => boolean;
    readonly pay: (context: Context) => readonly EventInit[];
    readonly payers?: 'gone' | 'there';
}

// CounterSpec
export interface CounterSpec {
    readonly of: 'table' | 'each-seat';
    readonly starts?: number;
    readonly least?: number;
    readonly most?: number;
}

// DefinitionError
export declare class DefinitionError extends Error {
    readonly name = "DefinitionError";
    readonly at: string | undefined;
    constructor(message: string, at?: string);
}

// Delayed
export interface Delayed {
    readonly kind: 'delayed';
    readonly slug: string;
    readonly at?: WrittenAt;
    readonly effect: (context: Context, params: JsonObject) => unknown;
}

// DoorMethod
export type DoorMethod = (argument: never) => unknown;

// Engine
export interface Engine {
    readonly ruleset: Ruleset;
    readonly library: Library;
    readonly sceneWords: SceneWords;
    readonly heuristic: Heuristic;
    readonly proving: Proving;
    readonly courseOf: (story: readonly StoryLine[]) => readonly StretchCourse[];
    readonly load: (module: string) => unknown;
}

// EngineOption
export interface EngineOption {
    readonly key: string;
    readonly card?: Card | undefined;
    readonly label?: Sentence;
    readonly most?: number;
    readonly other?: Card;
    readonly idle?: Sentence;
    readonly sort?: string;
}

// EventInit
export interface EventInit {
    readonly kind: string;
    readonly subject?: Card | undefined;
    readonly [part: string]: unknown;
}

// EventSpec
export interface EventSpec {
    readonly resolve: (event: GameEvent) => void;
    readonly after: 'own' | 'joins';
    readonly later?: readonly string[];
    readonly snapshot?: (subject: Card) => unknown;
}

// Fault
export interface Fault {
    readonly reason: string;
    readonly message: string;
    readonly ability?: string;
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
    readonly stack?: string;
}

// FaultInput
export interface FaultInput extends Given {
    readonly kind: 'fault';
    readonly ability: string;
    readonly reason: string;
    readonly at?: string;
}

// GameEvent
export declare class GameEvent {
    readonly kind: string;
    readonly subject: Card | undefined;
    readonly because: Because;
    readonly by: Card | null;
    readonly within: GameEvent | undefined;
    readonly [part: string]: unknown;
    constructor(init: EventInit, because: Because, by: Card | null, within: GameEvent | undefined, shape: Shape, values: unknown[], resolver: EventState['resolver']);
    get fate(): Fate;
    get asItWas(): unknown;
    cancel(): void;
    change(part: string, value: unknown): void;
    instead(deed: () => unknown): void;
}

// GameFile
export interface GameFile {
    readonly format: 'questwright-game';
    readonly version: 1;
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
    readonly hashes: readonly string[];
    readonly waiting?: readonly Input[];
}

// GamePackage
export interface GamePackage<Script = unknown> {
    readonly ruleset: Ruleset;
    readonly scriptIn: (exported: unknown) => Script | undefined;
    readonly buildLibrary: (packs: readonly PackContent<Script>[], tell: (note: LibraryNote) => void) => Library;
    readonly catalogue: {
        readonly [code: string]: string;
    };
    readonly sceneWords: SceneWords;
    readonly heuristic: Heuristic;
    readonly proving: Proving;
    readonly courseOf: Engine['courseOf'];
}

// HandMove
export interface HandMove {
    readonly refuses: (card: Card, move: JsonObject) => Sentence | undefined;
    readonly make: (card: Card, move: JsonObject) => void;
}

// HeardMoment
export interface HeardMoment extends Moment {
    readonly card: CardReference;
    readonly input: number;
    readonly at?: string;
    readonly place?: ScriptPlace;
}

// Heuristic
export interface Heuristic {
    readonly choose: (question: BotQuestion, view: BotTable) => BotChoice;
}

// HostRule
export interface HostRule {
    readonly word: string;
    readonly unsaid: (host: Card) => boolean;
    readonly bears?: (host: Card) => boolean;
}

// Input
export type Input = Answer | NewDice | FaultInput | LiftInput | ManualMove;

// Json
export type Json = null | boolean | number | string | readonly Json[] | {
    readonly [key: string]: Json | undefined;
};

// JsonObject
export type JsonObject = {
    readonly [key: string]: Json | undefined;
};

// KeywordDefinition
export interface KeywordDefinition {
    readonly slug: string;
    readonly pack: string;
    readonly number: 'none' | 'required';
    readonly place?: 'outside-text-box';
    readonly parts: readonly Part[];
}

// LARGEST_CARD
export declare const LARGEST_CARD = 200000;

// LARGEST_NUMBER
export declare const LARGEST_NUMBER = 1000000000;

// LARGEST_TABLE
export declare const LARGEST_TABLE = 4000000;

// LARGEST_VALUE
export declare const LARGEST_VALUE = 100000;

// LONGEST_NAME
export declare const LONGEST_NAME = 200;

// LONGEST_TEXT
export declare const LONGEST_TEXT = 10000;

// Lasting
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
export interface Library {
    readonly cards: ReadonlyMap<string, CardDefinition>;
    readonly keywords: ReadonlyMap<string, KeywordDefinition>;
    readonly systems?: ReadonlyMap<string, SystemDefinition>;
    readonly dependencies?: ReadonlyMap<string, readonly string[]>;
}

// LibraryNote
export interface LibraryNote {
    readonly pack: string;
    readonly weight: 'broken' | 'wrong';
    readonly message: string;
    readonly at?: string;
    readonly declared?: {
        readonly system: string;
        readonly path: readonly string[];
    };
}

// LiftInput
export interface LiftInput extends Given {
    readonly kind: 'lift';
    readonly abilities: readonly string[];
    readonly at?: string;
}

// Limit
export interface Limit {
    readonly times: number;
    readonly of?: 'uses' | 'amounts';
    readonly period: string;
    readonly counts: 'card' | 'player';
}

// MOST_CARDS
export declare const MOST_CARDS = 5000;

// MOST_EFFECTS
export declare const MOST_EFFECTS = 500;

// MOST_OPTIONS
export declare const MOST_OPTIONS = 5000;

// MOST_PARTS
export declare const MOST_PARTS = 64;

// MOST_TOGETHER
export declare const MOST_TOGETHER = 5000;

// ManualMove
export interface ManualMove extends Given {
    readonly kind: 'move';
    readonly move: JsonObject;
}

// MetRepair
export interface MetRepair {
    readonly input: number;
    readonly rule: string;
}

// Modifier
export interface Modifier {
    readonly kind: 'modifier';
    readonly slug: string;
    readonly at?: WrittenAt;
    readonly stat: string;
    readonly on: 'self' | 'host' | 'controller' | ((card: Card, context: Context) => boolean);
    readonly way: Way;
    readonly value: Json | ((context: Context, card: Card) => Json);
    readonly while?: (context: Context) => boolean;
    readonly stacking: 'each' | 'once';
    readonly where?: readonly string[];
}

// Moment
export interface Moment {
    readonly ability: string;
    readonly event: string;
    readonly subject?: CardReference;
    readonly lane: string;
    readonly seat?: SeatName;
    readonly outcome: 'offered' | 'refused' | 'resolved';
    readonly reason?: Sentence;
}

// NewDice
export interface NewDice extends Given {
    readonly kind: 'dice';
    readonly seed: string;
}

// Next
export type Next = string | {
    readonly step: string;
    readonly args?: JsonObject;
} | {
    readonly call: string;
    readonly args?: JsonObject;
    readonly next: string;
    readonly with?: JsonObject;
} | null;

// NotJson
export declare class NotJson extends Error {
    readonly name = "NotJson";
}

// Option
export interface Option {
    readonly key: string;
    readonly card?: CardReference;
    readonly label?: Sentence;
    readonly most?: number;
    readonly other?: CardReference;
    readonly idle?: Sentence;
}

// Outcome
export interface Outcome {
    readonly result: 'won' | 'lost' | 'drawn' | 'decided';
    readonly winners: readonly SeatName[];
    readonly why: Sentence;
    readonly figures: JsonObject;
}

// PASS
export declare const PASS = "pass";

// PackContent
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
    readonly titles: {
        readonly [slug: string]: {
            readonly title: string;
            readonly sides?: {
                readonly [side: string]: string;
            };
        };
    };
    readonly scripts: readonly Script[];
    readonly systems?: {
        readonly [slug: string]: JsonObject;
    };
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
export interface Place {
    readonly round: number;
    readonly phase: string;
    readonly step: string;
}

// Position
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
    readonly key: string;
    readonly shape: QuestionShape;
    readonly who: SeatName;
    readonly name: string;
    readonly parts: JsonObject;
    readonly because: Because;
    readonly options: readonly Option[];
    readonly least: number;
    readonly most: number;
    readonly each?: PairLimits;
}

// QuestionShape
export type QuestionShape = 'choose' | 'order' | 'number' | 'distribute' | 'confirm' | 'pairs';

// Refusal
export interface Refusal {
    readonly input: number;
    readonly why: Sentence;
}

// Ruleset
export interface Ruleset {
    readonly name: string;
    readonly Card: new (id: string, n: number, definition: CardDefinition, zone: Zone) => Card;
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
    readonly windowWords: readonly string[];
    readonly events: {
        readonly [kind: string]: EventSpec;
    };
    readonly stats: {
        readonly [name: string]: StatSpec;
    };
    readonly checkedStats: readonly string[];
    readonly steps: {
        readonly [name: string]: StepFunction;
    };
    readonly successors?: {
        readonly [step: string]: string;
    };
    readonly firstStep: string;
    readonly packsIn?: (setup: JsonObject) => Iterable<string>;
    readonly rulesIn?: (setup: JsonObject, library: Library) => ReadonlySet<string>;
    readonly counters?: {
        readonly [name: string]: CounterSpec;
    };
    readonly systems?: readonly SystemDefinition[];
    readonly setUp: (setup: JsonObject) => void;
    readonly seatsInOrder: () => readonly Card[];
    readonly decider: (events?: readonly GameEvent[]) => Card;
    readonly initiation?: 'could-change' | 'costs-met';
    readonly works: (part: Ability | Modifier | Check, card: Card) => boolean;
    readonly rest?: {
        readonly rests: (card: Card) => boolean;
        readonly reads: readonly string[];
    };
    readonly users: (ability: Ability, card: Card) => readonly Card[];
    readonly youFor: (card: Card, event: GameEvent | undefined) => Card;
    readonly refuses: (ability: Ability, context: Context) => Sentence | undefined;
    readonly costsOf: (ability: Ability, context: Context) => readonly Cost[];
    readonly announce?: (ability: Ability, context: Context) => void;
    readonly carryOut: (ability: Ability, context: Context, effect: () => void) => void;
    readonly moment?: (events: readonly GameEvent[]) => (() => void) | undefined;
    readonly reaches: (by: Card | null, card: Card) => boolean;
    readonly isAmong?: (card: Card, among: JsonObject) => boolean;
    readonly check: (touched: readonly Card[]) => EventInit[];
    readonly printedKeywords?: (facts: JsonObject) => readonly string[];
    readonly keywordsOf: (card: Card) => {
        readonly [slug: string]: Json | undefined;
    };
    readonly periods?: readonly string[];
    readonly period: (name: string) => string;
    readonly refusesInput?: (seat: Card, input: Input | {
        readonly kind: 'rewind';
        readonly to: number;
    }, asked: Card) => Sentence | undefined;
    readonly place: () => Place;
    readonly ends?: readonly string[];
    readonly handMoves?: {
        readonly [name: string]: HandMove;
    };
    readonly figures: (result: Outcome['result']) => JsonObject;
    readonly view: {
        readonly status: (name: (card: Card) => string | null) => JsonObject;
        readonly marks: (card: Card) => readonly string[];
        readonly stats: (card: Card) => readonly string[];
    };
}

// SceneName
export type SceneName<Sort extends string> = SceneNames extends {
    readonly [S in Sort]: infer Name extends string;
} ? Name : string;

// SceneNames
export interface SceneNames {
}

// SceneSetup
export interface SceneSetup {
}

// SceneWords
export interface SceneWords {
    readonly position: (setup: SceneSetup, engine: Engine, home: string) => Position;
    readonly setup: (setup: SceneSetup, engine: Engine, home: string) => JsonObject | undefined;
    readonly value: (table: Table, path: string) => Json;
    readonly cards: (table: Table, name: string) => readonly {
        readonly id: string;
    }[];
    readonly isAt: (table: Table, place: string) => boolean;
    readonly where: (table: Table) => string;
    readonly opensAt: (table: Table, place: string) => boolean;
    readonly storyKinds: readonly string[];
}

// ScriptPlace
export interface ScriptPlace {
    readonly pack: string;
    readonly file: string;
    readonly line: number;
}

// SeatName
export type SeatName = string;

// Sentence
export interface Sentence {
    readonly code: string;
    readonly parts: JsonObject;
}

// Setup
export type Setup = Deal | {
    readonly kind: 'position';
    readonly position: Json;
    readonly scene?: Json;
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
    readonly failed?: string;
}

// StatSpec
export interface StatSpec {
    readonly shape: 'number' | 'words' | 'counts' | 'yes-no';
    readonly printed: (card: Card) => Json;
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
export interface StepInsertion {
    readonly how: 'before' | 'after' | 'instead';
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
export interface StoryLine {
    readonly kind: string;
    readonly parts: JsonObject;
    readonly because: Because;
    readonly secret?: {
        readonly seats: readonly string[];
        readonly parts: JsonObject;
    };
    readonly hidden?: readonly HiddenCard[];
}

// StretchCourse
export interface StretchCourse {
    readonly round: number;
    readonly figures: {
        readonly [name: string]: number;
    };
    readonly seats: {
        readonly [seat: string]: {
            readonly [name: string]: number;
        };
    };
    readonly left?: readonly string[];
}

// SystemDefinition
export interface SystemDefinition {
    readonly code: string;
    readonly pack: string;
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
    readonly notes: JsonObject;
}

// SystemStep
export interface SystemStep {
    readonly name: string;
    readonly run: (args: JsonObject, next: Next) => Next;
}

// Table
export declare class Table {
    readonly ruleset: Ruleset;
    readonly library: Library;
    readonly setup: Setup;
    readonly happening: Happening;
    firstSeed: string;
    readonly inputs: Input[];
    readonly hashes: string[];
    readonly places: Place[];
    readonly cards: Card[];
    readonly zones: Map<string, Zone>;
    readonly registry: Registry;
    clock: number;
    world: number;
    placed: number;
    looksAt: number;
    fieldsAt: number;
    tokensAt: number;
    memoryAt: number;
    inPlay: {
        readonly placed: number;
        readonly cards: readonly Card[];
    };
    readonly seats: Card[];
    journal: Change[];
    story: StoryLine[];
    readonly silent: SeatName[];
    repaired: MetRepair[];
    checkpoint: Checkpoint;
    checkpoints: Checkpoint[];
    readonly history: 'kept' | 'dropped';
    answerer: Answerer | undefined;
    latch: Suspend | GameOver | ScriptFault | undefined;
    running: Running[];
    occurrences: Occurrence[];
    mode: 'play' | 'probe' | 'restriction';
    script: string | undefined;
    consumed: number;
    trace: Decision[];
    traced: number;
    trusted: readonly Decision[];
    asked: Map<string, number>;
    readonly named: Map<string, WordsReference>;
    mismatch: {
        readonly input: number;
        readonly why: Sentence;
    } | undefined;
    explorer: Explorer | undefined;
    targeting: boolean;
    touched: Set<Card>;
    touchEverything: boolean;
    onChange: (() => never) | undefined;
    onWrite: ((what: string) => void) | undefined;
    onAnswer: ((ability: string, answer: unknown) => void) | undefined;
    doubts: 'on' | 'off';
    watch: ((seen: Seen) => void) | undefined;
    rigs: {
        readonly [name: string]: readonly number[] | undefined;
    };
    readonly usedRigs: Set<string>;
    faults: Fault[];
    readonly failedLooks: Map<string, ScriptFault>;
    counters: Counters;
    readonly board: Card;
    constructor(ruleset: Ruleset, library: Library, setup: Setup, happening: Happening, history?: 'kept' | 'dropped');
    addZone(id: string, name: string, spec: ZoneSpec, seatName: string | null, host: Card | null): Zone;
    zonesHostedBy(card: Card): readonly Zone[];
    addCard(id: string, definition: CardDefinition, zone: Zone, Kind?: Ruleset['Card']): Card;
    findCard(id: string): Card | undefined;
    findSeat(id: string): Card | undefined;
    has(card: unknown): card is Card;
    card(id: string): Card;
    findZone(id: string): Zone | undefined;
    zone(id: string): Zone;
    zoneOn(host: Card, name: string): Zone;
    write(card: Card, bag: Bag, name: string, given: Json | undefined): void;
    setOwnNote(name: string, value: Json): void;
    move(card: Card, to: Zone, index?: number): void;
    arrange(zone: Zone, order: readonly Card[]): void;
    rollBack(mark: number): void;
    get size(): number;
    get hash(): string;
    get hashHalves(): readonly [
        high: number,
        low: number
    ];
    fullHash(): string;
    note(name: string): Json | undefined;
    setNote(name: string, value: Json | undefined): void;
    get seed(): string;
    get doing(): Running | undefined;
    notes(): JsonObject;
}

// TooMuch
export declare class TooMuch extends Error {
    readonly name = "TooMuch";
}

// Use
export interface Use {
    readonly ability: Ability;
    readonly name: string;
    readonly self: Card;
    readonly source: Card;
    readonly you: Card;
    readonly event: GameEvent | undefined;
    readonly number: number;
    readonly keyword?: string;
    readonly params?: JsonObject;
}

// View
export interface View {
    readonly viewer: ViewerName;
    readonly status: JsonObject;
    readonly zones: {
        readonly [id: string]: ZoneView;
    };
    readonly cards: {
        readonly [key: string]: CardView;
    };
}

// ViewPatch
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
export type ViewerName = string;

// ViewerReply
export interface ViewerReply {
    readonly patch: ViewPatch;
    readonly story: readonly StoryEntry[];
    readonly question?: Question;
    readonly outcome?: Outcome;
}

// Way
export type Way = 'add' | 'set' | 'times' | 'include' | 'exclude' | 'permit' | 'forbid';

// WordsOf
export type WordsOf = 'ways' | 'prompts' | 'outcomes' | 'costs' | 'abilities' | 'tokens' | 'names';

// WordsReference
export interface WordsReference {
    readonly words: WordsOf;
    readonly of: string;
    readonly key: string;
}

// WrittenAt
export declare class WrittenAt {
    constructor(stack: string);
}

// WrongValue
export declare class WrongValue extends Error {
    readonly name = "WrongValue";
}

// Zone
export declare class Zone {
    readonly id: string;
    readonly name: ZoneName;
    readonly spec: ZoneSpec;
    readonly seatName: string | null;
    readonly host: Card | null;
    readonly hash: number;
    constructor(id: string, name: string, spec: ZoneSpec, seatName: string | null, host: Card | null);
    get version(): number;
    get cards(): Card[];
    get size(): number;
    get top(): Card | undefined;
}

// ZoneNames
export interface ZoneNames {
    readonly kernel: 'kernel';
}

// ZoneSpec
export interface ZoneSpec {
    readonly visibility: Visibility;
    readonly play: 'in' | 'out' | 'as-host';
    readonly order?: 'fixed';
}

// ZoneView
export interface ZoneView {
    readonly id: string;
    readonly name: string;
    readonly seat?: SeatName;
    readonly host?: string;
    readonly count: number;
    readonly cards: readonly string[];
}

// addSeat
export declare function addSeat(t: Table, name: string): Card;

// answerCalls
export declare function answerCalls(named: {
    readonly [method: string]: DoorMethod;
}): void;

// ask
export declare function ask(card: Card, stat: string): Json;

// askNumber
export declare function askNumber(card: Card, stat: string): number;

// askWhy
export declare function askWhy(card: Card, stat: string): Answered;

// askYes
export declare function askYes(card: Card, stat: string): boolean;

// atTable
export declare function atTable<T>(t: Table, run: () => T): T;

// callOff
export declare function callOff(event: GameEvent): void;

// callScript
export declare function callScript<T>(name: string, script: () => T): T;

// canonical
export declare function canonical(value: Json | undefined): string;

// cardsInPlay
export declare function cardsInPlay(t: Table): readonly Card[];

// cardsOf
export declare function cardsOf(zone: Zone): readonly Card[];

// carryOutDelayed
export declare function carryOutDelayed(moment: string, more?: JsonObject): void;

// chance
export declare function chance(name: string, sides: number): number;

// chooseAlternative
export declare function chooseAlternative(who: Card, name: string, alternatives: readonly Alternative[]): string | undefined;

// chooseAtRandom
export declare function chooseAtRandom<C extends Card>(name: string, cards: readonly C[], count: number): C[];

// chooseCards
export declare function chooseCards<C extends Card>(spec: ChooseCards<C>): C[];

// chooseNumber
export declare function chooseNumber(who: Card, name: string, values: readonly number[], parts?: JsonObject): number;

// chooseOptions
export declare function chooseOptions(spec: ChooseOption): readonly string[];

// chooseOrder
export declare function chooseOrder<C extends Card>(who: Card, name: string, cards: readonly C[], parts?: JsonObject): C[];

// choosePairs
export declare function choosePairs<C extends Card>(spec: ChoosePairs<C>): {
    readonly card: C;
    readonly other: C;
}[];

// close
export declare function close<T>(value: T): T;

// confirm
export declare function confirm(who: Card, name: string, parts?: JsonObject): boolean;

// consideredPayers
export declare function consideredPayers(): readonly Card[] | undefined;

// contextFor
export declare function contextFor(self: Card, source: Card, event: GameEvent | undefined, you: Card, number: number): Context;

// copyIn
export declare function copyIn(value: unknown): Json;

// costOfCards
export declare function costOfCards({ slug, name, count, among, pay, payers }: CardsCost): Cost;

// couldChange
export declare function couldChange(deed: () => unknown): boolean;

// currentEngine
export declare function currentEngine(): Engine;

// cursorOf
export declare function cursorOf(t: Table): readonly Frame[];

// decide
export declare function decide(given: QuestionSpec): AnswerValue;

// defineCard
export declare function defineCard(code: string, facts: JsonObject, parts: readonly Part[] | {
    readonly [side: string]: readonly Part[];
}): CardDefinition;

// distribute
export declare function distribute(who: Card, name: string, sum: number, among: () => readonly {
    readonly card: Card;
    readonly most: number;
}[], parts?: JsonObject): {
    readonly [card: string]: number;
};

// doorMethod
export declare function doorMethod(name: string): DoorMethod | undefined;

// endEffects
export declare function endEffects(moments: readonly string[], onFound?: () => void): void;

// endGame
export declare function endGame(end: 'won' | 'lost' | 'drawn' | {
    readonly winners: readonly Card[];
}, why: Sentence): never;

// eventUnderWay
export declare function eventUnderWay(kind: string, fits?: (event: GameEvent) => boolean): GameEvent | undefined;

// fail
export declare function fail(reason: string, message: string, ability?: string): never;

// fieldOf
export declare function fieldOf(card: Card, name: string): Json | undefined;

// fromEffect
export declare function fromEffect(t: Table, data: JsonObject, card: Card): Contributor | undefined;

// hasSide
export declare function hasSide(card: Card, side: string): boolean;

// hostsBy
export declare function hostsBy(card: Card, { word, unsaid, bears }: HostRule): Card[];

// isBlank
export declare function isBlank(t: Table, card: Card): boolean;

// isChangedAnywhere
export declare function isChangedAnywhere(stat: string): boolean;

// isConsidering
export declare function isConsidering(): boolean;

// isEventAwaited
export declare function isEventAwaited(kind: string, subject: Card): boolean;

// isInPlay
export declare function isInPlay(card: Card): boolean;

// isKernelNote
export declare function isKernelNote(name: string): boolean;

// isMomentAwaited
export declare function isMomentAwaited(moment: string): boolean;

// isMuted
export declare function isMuted(ability: string): boolean;

// isPlain
export declare function isPlain(value: object): boolean;

// isPrevented
export declare function isPrevented(init: EventInit): boolean;

// isUsable
export declare function isUsable(use: Use): boolean;

// isWrittenAt
export declare function isWrittenAt(value: unknown): value is WrittenAt;

// judgeValue
export declare function judgeValue(t: Table, stat: string, way: Way, value: Json): Json;

// leaving
export declare function leaving(ruleset: Ruleset, of: string, goal: string): {
    readonly step: string;
    readonly args: JsonObject;
};

// mayKnow
export declare function mayKnow(card: Card, seats: readonly string[]): boolean;

// modulesForScripts
export declare function modulesForScripts(): readonly string[];

// nameIn
export declare function nameIn(value: unknown, what: string): string;

// nameOfSort
export declare function nameOfSort(value: unknown): string;

// namedHere
export declare function namedHere(words: WordsOf, key: string): JsonObject;

// namesFor
export declare function namesFor(ruleset: Ruleset, library: Library, packs: Iterable<string>): Ruleset;

// namesIn
export declare function namesIn(card: Card, bag: Bag): string[];

// nearestName
export declare function nearestName(name: string, known: Iterable<string>): string | undefined;

// needCard
export declare function needCard(card: Card): void;

// newDice
export declare function newDice(seed: string): void;

// noTarget
export declare const noTarget: () => NoTarget;

// noteFired
export declare function noteFired(part: string): void;

// noteNamed
export declare function noteNamed(words: WordsOf, key: string): void;

// offerToScripts
export declare function offerToScripts(module: string): void;

// openWindow
export declare function openWindow(spec: WindowSpec, { turn: first, passes: before }: Chances): Chances | 'closed';

// openly
export declare function openly(card: Card): {
    card: string;
    code: string;
};

// outcomeOf
export declare function outcomeOf(t: Table): Outcome | undefined;

// partsBySideIn
export declare function partsBySideIn(given: unknown, owner: string): readonly Part[] | {
    readonly [side: string]: readonly Part[];
};

// partsIn
export declare function partsIn(given: unknown, owner: string): readonly Part[];

// perform
export declare function perform(init: EventInit): GameEvent;

// readThrown
export declare function readThrown(thrown: unknown): {
    readonly message: string;
    readonly stack?: string;
};

// reference
export declare function reference(card: Card): {
    card: string;
    code: string;
};

// refuseMore
export declare function refuseMore(what: string, size: number, most: number): void;

// repaired
export declare function repaired(rule: string): void;

// requireName
export declare function requireName(name: string, what: string, known: Iterable<string>): void;

// requireStat
export declare function requireStat(stat: string, way: Way): void;

// resolveApart
export declare function resolveApart(card: Card, { apart, to }: {
    readonly apart: Zone;
    readonly to: () => Zone;
}, effect: () => void): void;

// restrict
export declare function restrict<T>(t: Table, test: () => T): T;

// rulesetOf
export declare function rulesetOf(ruleset: Ruleset, library: Library, packs: Iterable<string>, chosen?: ReadonlySet<string>): Ruleset;

// runInline
export declare function runInline(step: string, args?: JsonObject): void;

// sameJson
export declare function sameJson(a: Json | undefined, b: Json | undefined): boolean;

// seenBy
export declare function seenBy(card: Card): readonly string[];

// setPart
export declare function setPart(event: GameEvent, part: string, value: unknown): void;

// shuffle
export declare function shuffle(zone: Zone): void;

// sizeOf
export declare function sizeOf(value: Json | undefined): number;

// stackWritten
export declare function stackWritten(at: WrittenAt | undefined): string | undefined;

// startCopying
export declare function startCopying(from: Card, cards: readonly Card[], of: Card, until: string): void;

// startDelayed
export declare function startDelayed(from: Card, slug: string, moment: string, params: JsonObject, until?: string): void;

// startLasting
export declare function startLasting(spec: LastingSpec): void;

// systemsOf
export declare function systemsOf(library: Library, packs: Iterable<string>, chosen?: ReadonlySet<string>): readonly SystemDefinition[];

// table
export declare function table(): Table;

// takeWithinLimit
export declare function takeWithinLimit(context: Context, amount: number): number;

// tell
export declare function tell(kind: string, parts?: {
    readonly [name: string]: Json | Card | readonly Card[] | undefined;
}, secret?: StoryLine['secret']): void;

// tellOf
export declare function tellOf(kind: string, card: Card, parts?: {
    readonly [name: string]: Json | Card;
}): void;

// together
export declare function together(inits: readonly EventInit[]): Occurrence;

// unknownName
export declare function unknownName(name: string, what: string, known: Iterable<string>): string;

// useAbility
export declare function useAbility(use: Use): void;

// useEngine
export declare function useEngine(engine: Engine): void;

// usesFor
export declare function usesFor(seat: Card, words: readonly string[]): Use[];

// whyMayNotGive
export declare function whyMayNotGive(input: Input, asked: Card): Sentence | undefined;

// whyNot
export declare function whyNot(use: Use): Sentence | undefined;

// wipe
export declare function wipe(card: Card): void;

// writtenHere
export declare function writtenHere(): WrittenAt;

// wrongName
export declare function wrongName(names: Names, part: Part): string | undefined;

// What stands in the declarations above and cannot be imported.

// Alternative
export interface Alternative {
    readonly key: string;
    readonly label?: Sentence;
    readonly can: () => boolean;
    readonly deed: () => unknown;
}

// Answerer
export type Answerer = (question: PendingQuestion) => AnswerValue | undefined;

// Bag
export type Bag = 'fields' | 'tokens' | 'memory';

// CardState
export interface CardState {
    readonly card: Card;
    readonly hash: number;
    version: number;
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
    zone: Zone;
    definition: CardDefinition;
    instances: readonly Instance[];
    memo: Map<string, MemoEntry> | undefined;
}

// Change
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
export interface Checkpoint {
    readonly journal: number;
    readonly story: number;
    readonly silent: number;
    readonly inputs: number;
    readonly repaired: number;
    readonly hash: readonly [
        high: number,
        low: number
    ];
}

// Counters
export interface Counters {
    events: number;
    restrictions: number;
    asks: number;
    memoMisses: number;
    probes: number;
    questions: number;
    actOrPass: number;
    writes: number;
    reruns: number;
    stretches: number;
}

// Deal
interface Deal {
    readonly kind: string;
    readonly [part: string]: Json | undefined;
}

// Decision
export interface Decision {
    readonly value: AnswerValue;
    readonly from: number;
    readonly to: number;
}

// Disguise
export interface Disguise {
    readonly code: string;
    readonly facts: JsonObject;
}

// EventState
interface EventState {
    fate: Fate;
    asItWas: unknown;
    replacement: (() => unknown) | undefined;
    leaving: readonly Instance[];
    happenedAt: number;
    readonly resolver: ((event: GameEvent) => void) | undefined;
    readonly values: unknown[];
    readonly shape: Shape;
}

// Explorer
export interface Explorer {
    readonly path: number[];
    readonly width: number[];
    at: number;
    stage: 'targets' | 'effect';
    gone: readonly Card[];
    price: (() => Price) | undefined;
    changes: 'none' | 'found';
    cut: 'no' | 'yes';
}

// Fate
export type Fate = 'coming' | 'happened' | 'cancelled' | 'replaced' | 'prevented';

// Frame
interface Frame {
    readonly step: string;
    readonly args: JsonObject;
}

// GameOver
export declare class GameOver {
}

// Given
interface Given {
    readonly by?: SeatName;
}

// Happening
export interface Happening {
    readonly together: (inits: readonly EventInit[]) => Occurrence;
    readonly isPrevented: (init: EventInit) => boolean;
}

// HiddenCard
export interface HiddenCard {
    readonly card: string;
    readonly place: string;
    readonly seats: readonly SeatName[];
}

// Instance
export interface Instance<P extends Part = Part> {
    readonly card: Card | null;
    readonly part: P;
    readonly name: string;
    readonly keyword: string | null;
    readonly since: number;
    readonly order: number;
}

// Lane
export interface Lane {
    readonly name: string;
    readonly at: 'before' | 'after';
    readonly order: 'chosen' | 'seats';
}

// LastingSpec
export interface LastingSpec {
    readonly from: Card;
    readonly slug: string;
    readonly stat: string;
    readonly until: string;
    readonly plain?: {
        readonly targets?: readonly Card[];
        readonly among?: JsonObject;
        readonly way: Way;
        readonly value: Json;
    };
    readonly params?: JsonObject;
}

// MemoEntry
export interface MemoEntry {
    readonly value: Json;
    readonly aspects: number;
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

// NoTarget
export declare class NoTarget {
}

// Occurrence
export interface Occurrence {
    readonly events: readonly GameEvent[];
    readonly joined: GameEvent[];
    stage: 'before' | 'resolving' | 'after';
}

// PendingQuestion
export interface PendingQuestion {
    readonly key: string;
    readonly spec: QuestionSpec;
    readonly options: readonly EngineOption[];
    readonly because: Because;
}

// Price
export interface Price {
    readonly all: readonly Card[];
    readonly gone: readonly Card[];
}

// Proving
interface Proving {
    readonly board: (wish: BoardWish, library: Library) => JsonObject;
    readonly breaches: (moment: 'question' | 'rest') => readonly Breach[];
}

// QuestionSpec
export interface QuestionSpec {
    readonly shape: QuestionShape;
    readonly who: Card;
    readonly name: string;
    readonly parts?: JsonObject;
    readonly options: () => readonly EngineOption[];
    readonly least: number;
    readonly most: number;
    readonly each?: PairLimits;
    readonly check?: (chosen: readonly string[]) => Sentence | undefined;
}

// Registry
export declare class Registry {
    version: number;
    constructor(table: Table);
    changed(card: Card): void;
    turned(card: Card): void;
    noteChanged(name: string): void;
    forget(card: Card): void;
    settle(): void;
    isMuted(name: string): boolean;
    listening(lane: string, kind: string): boolean;
    inLane(lane: string, kind: string): readonly Instance<Ability>[];
    keywordsInLane(lane: string, kind: string): readonly Instance<Ability>[];
    ofWord(word: string): readonly Instance<Ability>[];
    keywordsOfWord(word: string): readonly Instance<Ability>[];
    modifiers(stat: string): readonly Instance<Modifier>[];
    keywordModifiers(stat: string): readonly Instance<Modifier>[];
    effects(stat: string): readonly RunningEffect[];
    allEffects(): readonly RunningEffect[];
    get checks(): readonly Instance<Check>[];
}

// Running
export interface Running {
    readonly because: Because;
    readonly card: Card | null;
    readonly ability: string | undefined;
    readonly you: Card | null;
}

// RunningEffect
export interface RunningEffect {
    readonly id: string;
    readonly note: string;
    readonly data: JsonObject;
}

// ScriptFault
export declare class ScriptFault {
    readonly reason: string;
    readonly ability: string | undefined;
    readonly message: string;
    constructor(reason: string, ability: string | undefined, message: string, stack?: string);
}

// Seen
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
interface Shape {
    readonly names: readonly string[];
    readonly Kind: typeof GameEvent;
}

// Suspend
export declare class Suspend {
    constructor(question: PendingQuestion);
}

// Visibility
type Visibility = 'everyone' | 'seat' | 'nobody';

// WindowSpec
export interface WindowSpec {
    readonly name: string;
    readonly parts: JsonObject;
    readonly words: readonly string[];
    readonly seats: () => number;
    readonly turnOf: (seat: string | undefined) => Card;
    readonly after: (seat: Card) => Card;
    readonly label?: (use: Use) => Sentence;
}

// ZoneName
export type ZoneName = ZoneNames extends {
    readonly of: infer Names extends string;
} ? Names | ZoneNames['kernel'] : string;
