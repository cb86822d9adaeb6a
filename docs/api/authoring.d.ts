// Everything that @questwright/authoring exports. Renew it with: npm run api

// BadScene
/** How scenes call seats and cards. */
/** A scene says something that cannot be set up or read; the message says what. */
export declare class BadScene extends Error {
    readonly name = "BadScene";
}

// BadSetup
/** A game cannot begin like this; the message says why and what to do. */
export declare class BadSetup extends Error {
    readonly name = "BadSetup";
}

// Laying
/** The cards and zones of a position under construction. */
export declare class Laying {
    readonly cards: LaidCard[];
    readonly zones: {
        [id: string]: string[];
    };
    /** @param home the pack whose cards are meant where two packs share a slug */
    constructor(library: Library, home: string);
    /** The code that a slug means here. @throws BadScene */
    codeOf(name: string): string;
    /**
     * Puts a card behind those that lie in a zone.
     * @param prefix what its id begins with; the slug and a number follow
     * @param code of the card
     * @returns its id
     */
    lay(code: string, zone: string, prefix: string, { fields, tokens }: Pick<LaidCard, 'fields' | 'tokens'>): string;
    /** The next id of a card of this code: the first copy is 1. */
    idFor(code: string, prefix: string): string;
    put(id: string, zone: string): void;
    /** The finished position. @param board the card of the table itself @param seats those of the players */
    position(board: LaidCard, seats: readonly LaidCard[]): Position;
}

// Maker
/** What definitions of a pack are made with. */
export interface Maker {
    readonly pack: string;
    /** The game with the systems that scripts of the pack may name. */
    readonly ruleset: Ruleset;
    /** These systems. */
    readonly systems: readonly SystemDefinition[];
    /** Conditions that these systems bring, by their words, each with the place where its system is written. */
    readonly endings: {
        readonly [word: string]: EndingScript & Pick<SystemScript, 'at'>;
    };
    /** All systems of all packs. */
    readonly all: ReadonlyMap<string, SystemDefinition>;
}

// Parts
/** Parts of a script, or those of each side of a card. */
export type Parts = readonly Part[] | {
    readonly [side: string]: readonly Part[];
};

// RULES
/** The zone of the table where the cards lie that bear the rules of systems: each game with systems has it. */
export declare const RULES = "rules";

// ReadScript
/**
 * How a kind of script is read.
 * @param slug judged already
 * @param owner what messages call it, such as `card "strike"`
 * @throws WrongValue, TooMuch or DefinitionError for a value that is not allowed
 */
export type ReadScript<Script> = (slug: string, exported: Exported, owner: string) => Script;

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

// SystemGame
export interface SystemGame {
    readonly ruleset: Ruleset;
    /** The player who is `you` in the rules of a system, and who uses their abilities. */
    readonly leader: () => Card;
    /** Notes that a step of a system has begun. */
    readonly enterStep?: (step: string) => void;
    /** Runs one stretch of a window that opens beside a step. @param name what the players are asked with @param step that of the window itself */
    readonly runWindow?: (name: string, step: string, next: Next, args: JsonObject) => Next;
    /** Whether steps are skipped now, because a phase was cut short and is running to its end. */
    readonly isCutShort?: () => boolean;
    /** Of a game to which systems may add phases. */
    readonly phases?: PhaseRules;
    /** What systems may bring besides. What a script brings of the others is told to be of no use. */
    readonly brings: readonly ('setup' | 'endings' | 'begins')[];
    /**
     * What the ruleset wants to know of a system besides, read from its chapter.
     * @param tell is told of what it does not know
     */
    readonly notes: (chapter: JsonObject, tell: TellSystem) => JsonObject;
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

// abilitiesOf
/** Abilities that the rules call up themselves, by their printed word. */
/** The printed abilities of a card with that word, on the side that is up. */
export declare function abilitiesOf(card: Card, word: string): Ability[];

// ability
/**
 * An ability as the kernel takes it.
 * @param options closed by this: a script changes them no more
 */
export declare function ability({ slug, word, words, lane, hears, notes }: AbilityWord, options: AbilityOptions, effect: OfScript<unknown>): Ability;

// before
/** Parts before those of a script, where a card has one side. */
export declare function before(implied: readonly Part[], own: Parts): Parts;

// cardsNamed
/** The cards at a table that a name may mean: a seat's word, the id of a card, or a slug, `slug#2` for the second copy. */
export declare function cardsNamed(t: Table, name: string, { seatId }: SeatWords): readonly Card[];

// changeCounter
/** Adds to a counter, or takes off with a number below zero, as far as it may go. */
export declare function changeCounter(name: string, by: number, player?: Card): void;

// codeOf
/** The code that a slug means: the card of the scene's own pack, else the only one of that slug in the packs that it depends on, else in all. @throws BadScene */
export declare function codeOf(library: Library, name: string, home: string): string;

// codesInDecks
/**
 * The codes of the cards in decks.
 * @param sections of a deck, each a list of codes, or an object whose names are codes
 */
export declare function codesInDecks(decks: unknown, sections: readonly string[]): readonly unknown[];

// codesInPosition
/** The codes of the cards in a position. */
export declare function codesInPosition(position: unknown): readonly unknown[];

// constant
/** A constant ability: a stat, a permission or what cannot happen. */
export declare function constant(slug: string, stat: string, way: Modifier['way'], value: Modifier['value'], options: ConstantOptions): Modifier;

// counter
/**
 * What a counter shows.
 * @param player whose it is; none for one of the table
 * @throws ScriptFault for a counter that no system in this game brings
 */
export declare function counter(name: string, player?: Card): number;

// counterChanged
/** A counter changes: one of the table, then nothing is its subject, or one of a player. */
export declare const counterChanged: EventSpec;

// counterFigures
/** The counters of the table, or of a player, with what they show: for the status of a view. */
export declare function counterFigures(whose: Card | undefined): JsonObject;

// counterNow
/** The value of a counter. @param whose the player; undefined for a counter of the table */
export declare function counterNow(name: string, whose: Card | undefined): number;

// countersHere
/** Counters that systems bring: numbers of the table, or of each player. They lie as tokens on the table itself, or on the player. */
/** The counters of this game by name. */
export declare function countersHere(): {
    readonly [name: string]: CounterSpec;
};

// forbidden
/** "Cannot": this kind of event does not happen to the cards on which it holds. */
export declare function forbidden(slug: string, kind: string, options: ConstantOptions): Modifier;

// happen
/**
 * Makes something happen by the rules of a system: abilities may answer before and after, cancel or replace it, and its resolver carries it out.
 * @param happenings what happens at the same moment @returns how many of them happened
 * @throws ScriptFault for a kind of event that no system in this game brings
 */
export declare function happen(happenings: readonly {
    readonly kind: string;
}[]): number;

// holdsNow
/** Whether the restriction of an ability that the rules call up themselves holds. A muted ability is not asked. @param source the card that prints it, where that is another card */
export declare function holdsNow(card: Card, { slug, when }: Ability, you: Card, source?: Card): boolean;

// isAllowedNow
/** Whether no "cannot" forbids the effect of an ability that the rules call up themselves, where the effect is a price. RR "Cannot" */
export declare function isAllowedNow(card: Card, ability: Ability, you: Card, source?: Card): boolean;

// layRules
/**
 * Lays the cards that bear the rules of the systems of this game, after all other cards, so that the numbers of those do not change.
 * @param chosen codes of systems with which the game was set up
 * @throws BadSetup for an unknown system
 */
export declare function layRules(chosen: readonly unknown[]): void;

// libraryOf
/**
 * Makes definitions of everything that can be defined.
 * @param tell receives each problem: two keywords of one slug, a script without facts, two parts of one slug, an unknown name. The rest is defined.
 */
export declare function libraryOf(packs: readonly Pack[], game: LibraryGame, tell: (note: LibraryNote) => void): Library;

// listIn
/** A list, or an empty one in place of anything else. */
export declare function listIn(value: unknown): readonly unknown[];

// numbered
/** Parts of one name on one side are told apart by their place: action, action-2 … */
export declare function numbered<P extends Parts>(parts: P): P;

// ownCounters
/** Counters and their values. @throws BadScene for a counter of no system */
export declare function ownCounters(said: {
    readonly [counter: string]: number;
}, of: 'table' | 'each-seat', { counters }: Ruleset): JsonObject;

// ownZone
/** A zone that a system brings. @throws BadScene for another */
export declare function ownZone(name: string, place: 'table' | 'seat', systems: readonly SystemDefinition[]): string;

// packsOf
/** The packs from which a game is dealt. The setup is not validated yet: values that are no codes are skipped. */
/** The packs of codes such as `my-pack:guard`. */
export declare function packsOf(codes: readonly unknown[]): ReadonlySet<string>;

// packsOnTable
/** Packs of the cards that lie there, and the pack of the scene: what its systems do is what a scene shows. */
export declare function packsOnTable(codes: readonly string[], home: string): readonly string[];

// pathIn
/** The name and the value in a path such as `guard.wounds`; undefined for one without a point. */
export declare function pathIn(path: string): readonly [
    name: string,
    what: string
] | undefined;

// phasesWith
/** The phases of a game in which these systems are, in order. @param ofRules those of its rules */
export declare function phasesWith(ofRules: readonly string[], systems: readonly SystemDefinition[]): readonly string[];

// phraseSlug
/** The slug of the ability behind a word of setups. */
export declare function phraseSlug(word: string): string;

// pileOf
/** The cards of a pile that is written from its top, in the order in which they are laid: the last one is the top. @param filler stands for each card of a number */
export declare function pileOf<Card>(cards: readonly Card[] | number | undefined, filler: Card): readonly Card[];

// placeOf
/** Where a card lies, as scenes say it: `borne of guard`, `you.hand`, `resolving`. */
export declare function placeOf({ zone }: Card, { wordFor }: SeatWords): string;

// refuse
/** For callers that report no problems: a problem is an error. @throws DefinitionError */
export declare function refuse({ pack, message }: LibraryNote): never;

// ruleCard
/** The card that bears the rules of a system, in a game that has it. */
export declare function ruleCard(code: string): Card | undefined;

// scenarioNamed
/** The name of the scenario that a scene plays, as `codeOf` takes it: `chase`, `one:chase`, or with `scenario/` before the slug. */
export declare function scenarioNamed(name: string): string;

// scriptReader
/**
 * What judges the exports of scripts of a game.
 * @param kinds a reader for each value of `kind` that the script API produces
 * @returns a function that reads the default export of a module of any type. It returns undefined for a module without a definition, such as helpers. It
 * throws a DefinitionError for a wrong definition; reading an export may run the script.
 */
export declare function scriptReader<Script>(kinds: {
    readonly [kind: string]: ReadScript<Script>;
}): (exported: unknown) => Script | undefined;

// seatWords
/** @param all what scenes call the first seat, the second, and so on */
export declare function seatWords<Name extends string>(all: readonly Name[]): SeatWords<Name>;

// setCounter
/** Sets a counter, as far as it may go: never below its least number nor above its most. */
export declare function setCounter(name: string, to: number, player?: Card): void;

// startOf
/**
 * The place at which a game comes to a step of a system: with the first of the steps that stand there.
 * @param at the name of a step or of a phase of a system
 * @param ruleset with the systems that are in the game
 * @param stepAfter returns the next step after a step that happens once in a round; undefined for other steps
 * @returns undefined where no system there has it, or where it stands behind a step that happens more than once in a round
 */
export declare function startOf(at: string, ruleset: Ruleset, stepAfter: (step: string) => string | undefined): Start | undefined;

// stateCheck
/** A state check. */
export declare function stateCheck(slug: string, find: (context: never) => readonly object[]): Check;

// stepScript
/** A step that a system brings: what the rules do there. It is called up by the step itself. */
export declare function stepScript(name: string, windows: Windows, options: Pick<AbilityOptions, 'when'>, effect: (context: never) => unknown): StepScript;

// stepsBeside
/** Says where steps of a system run. @param phase of their own, if they have one */
export declare function stepsBeside(how: StepsScript['how'], of: string, steps: readonly StepScript[], phase?: string): StepsScript;

// systemIn
/** @throws WrongValue, TooMuch or DefinitionError for a value that is not allowed */
export declare function systemIn(slug: string, exported: {
    readonly [field: string]: unknown;
}): SystemScript;

// systemScript
/** Makes the script of a system. */
export declare function systemScript(slug: string, said: SystemParts): SystemScript;

// useCalledUp
/**
 * Resolves one ability that the rules call up themselves. A muted ability does nothing.
 * @param source the card that prints it, where that is another card
 */
export declare function useCalledUp(card: Card, ability: Ability, you: Card, event?: GameEvent, params?: JsonObject, source?: Card): void;

// useWord
/** Resolves what a card says behind a word that the rules call up themselves, such as that of its setup. */
export declare function useWord(card: Card, word: string, you: Card, event?: GameEvent): void;

// withTitles
/** The facts of a card with its title, and of a card with sides with the title of each. */
export declare function withTitles(facts: JsonObject, titles: Titles | undefined): JsonObject;

// What stands in the declarations above and cannot be imported.

// AbilityOptions
/** What a script says of an ability besides its effect. */
export interface AbilityOptions {
    /** Whose events it answers to; everyone's, where it is not said. */
    readonly of?: unknown;
    readonly when?: OfScript<boolean> | undefined;
    /** One cost, or several. */
    readonly cost?: unknown;
    readonly limit?: Ability['limit'];
    readonly x?: OfScript<readonly number[]> | undefined;
    readonly targets?: OfScript<unknown> | undefined;
    readonly could?: OfScript<boolean> | undefined;
    readonly foretold?: OfScript<unknown> | undefined;
    /** To whom it is given; its own card has it, where it is not said. */
    readonly given?: unknown;
    readonly where?: readonly string[] | undefined;
    readonly answers?: Ability['answers'];
}

// AbilityWord
/** What the word itself says of an ability. */
export interface AbilityWord {
    readonly slug: string;
    readonly word: string;
    /** Further windows in which it may be used, behind the first. */
    readonly words?: Ability['words'];
    readonly lane: string | null;
    readonly hears: readonly string[];
    readonly notes?: JsonObject;
}

// BeginsScript
/** What a system is asked while a game is laid out, before anything happens and before anybody is asked. */
export interface BeginsScript {
    /** Why the game cannot begin, and what to do, in a sentence; nothing where it can. */
    readonly refuses?: () => string | undefined;
    /** Codes of cards that lie aside in this game besides, once for each copy. */
    readonly brings?: () => readonly string[];
}

// ConstantOptions
/** The parts of a script besides its abilities. */
/** Where and while a constant ability holds, as a script says it. */
export interface ConstantOptions {
    /** The cards that it changes; its own, where it is not said. */
    readonly on?: unknown;
    readonly while?: ((context: never) => boolean) | undefined;
    readonly stacking?: Modifier['stacking'] | undefined;
    readonly where?: readonly string[] | undefined;
}

// EndingScript
/** When a game ends, for a word with which a setup says so. */
export interface EndingScript {
    /** The kind of event after which it is looked at. */
    readonly after: string;
    /** Whether it is the end. @param told the condition as its file says it */
    readonly when: (told: JsonObject) => boolean;
}

// Exported
/** What scripts export, judged and copied. */
/** What a script exports: who reads a field reads it once, since that may run the script. */
interface Exported {
    readonly [field: string]: unknown;
}

// KnownNames
/** What scripts of a pack may name. */
export interface KnownNames {
    /** With the systems below the pack. */
    readonly ruleset: Ruleset;
    /** The slugs of all keywords that packs bring. */
    readonly keywords: ReadonlySet<string>;
    /** What a game finds wrong with a part besides. */
    readonly besides?: ((part: Part, ruleset: Ruleset) => string | undefined) | undefined;
}

// LaidCard
/** Cards laid one by one: the position at which a scene begins. */
type LaidCard = Position['cards'][number];

// LibraryGame
/** What a game makes of the facts in packs. */
export interface LibraryGame {
    readonly systems: SystemGame;
    /** Further checks of a part, besides unknown names. */
    readonly besides?: KnownNames['besides'];
    /** What a card prints. */
    readonly printed: (facts: JsonObject, titles: Titles | undefined) => JsonObject;
    /** The parts of a card: those of its script, and those that its facts imply. */
    readonly partsOf: (facts: JsonObject, own: Parts, systems: readonly SystemDefinition[]) => Parts;
    /** What a scenario holds and does. @param own the parts of its script */
    readonly scenario: (facts: JsonObject, own: Parts, maker: Maker) => {
        readonly printed: JsonObject;
        readonly parts: Parts;
    };
    /** Cards that stand in where a scene does not care, besides those of packs. */
    readonly standIns: (systems: Iterable<SystemDefinition>) => Iterable<CardDefinition>;
}

// OfScript
/** Makes abilities from what the words of a game's script API are given. */
/** A function of a script. The API of each game says what it is given, with the classes of that game; the kernel hands it its own context. */
type OfScript<Result> = (context: never) => Result;

// Pack
type Pack = PackContent<PackScript | SystemScript>;

// PackScript
/** Makes the definitions that a table plays with from the facts, texts and scripts of packs. */
/** A script of a pack, judged: of a card, a keyword, a scenario, a rule or a system. */
interface PackScript {
    readonly kind: string;
    readonly slug: string;
    readonly parts: Parts;
    /** Of a keyword: whether a card whose text is blank still has it. */
    readonly place?: KeywordDefinition['place'];
}

// PhaseRules
/** How a game runs phases. */
interface PhaseRules {
    /** Those of its rules, in their order, each with the step with which it ends. */
    readonly ofRules: {
        readonly [phase: string]: {
            readonly last: string;
        };
    };
    readonly begin: (phase: string) => void;
    readonly end: () => void;
}

// SeatWords
/** How the scenes of a game call its seats. */
export interface SeatWords<Name extends string = string> {
    readonly all: readonly Name[];
    /** The seat at the table that a word of scenes means, if it means one. */
    readonly seatId: (name: string) => string | undefined;
    /** What scenes call a seat of the table. */
    readonly wordFor: (seat: string) => string;
}

// Start
/** What scenes say of systems: where they begin, their zones and their counters. */
/** What the cursor stands on. */
interface Start {
    readonly step: string;
    readonly args: JsonObject;
    /** The step of the rules in whose phase that is. */
    readonly beside: string;
}

// SystemParts
/** What a script of a system says. */
export interface SystemParts {
    readonly events?: SystemScript['events'] | undefined;
    readonly steps?: readonly StepsScript[] | undefined;
    /** What each word of setups does that the chapter declares: it is handed the step as the file of the setup says it. */
    readonly setup?: {
        readonly [word: string]: (step: JsonObject, context: never) => unknown;
    } | undefined;
    readonly endings?: SystemScript['endings'] | undefined;
    readonly begins?: BeginsScript | undefined;
    readonly rules?: readonly Part[] | undefined;
}

// TellSystem
/** What a game says of the systems that packs bring to it. */
/** A problem of a part of a system, which is left out. `at` is where its script wrote it, as a stack of the engine, or where its chapter declares it. */
export type TellSystem = (message: string, at?: string | readonly string[]) => void;

// Titles
type Titles = Pack['titles'][string];

// Windows
/** What the scripts of systems export: what a pack adds to the rules of a game. What they declare stands in their chapters. */
/** Where a window opens beside a step of a system. */
export type Windows = 'none' | 'before' | 'after' | 'both';
