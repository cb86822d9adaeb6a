// Everything that @questwright/authoring exports. Renew it with: npm run api

// BadScene
/** The names of seats and cards in scenes. */
/** Thrown for a scene that cannot be set up or read; the message says why. */
export declare class BadScene extends Error {
    readonly name = "BadScene";
}

// BadSetup
/** Thrown when a game cannot begin with this setup; the message says why and what to do. */
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
    /** @param home the pack whose card is meant if several packs share a slug */
    constructor(library: Library, home: string);
    /** The code for a slug in this scene. @throws BadScene */
    codeOf(name: string): string;
    /**
     * Adds a card at the end of a zone.
     * @param prefix the beginning of its id, before its slug and a number
     * @param code the card's code
     * @returns its id
     */
    lay(code: string, zone: string, prefix: string, { fields, tokens }: Pick<LaidCard, 'fields' | 'tokens'>): string;
    /** The next id of a card of this code: the first copy is 1. */
    idFor(code: string, prefix: string): string;
    put(id: string, zone: string): void;
    /** The finished position. @param board the card for the table itself @param seats the cards for the seats */
    position(board: LaidCard, seats: readonly LaidCard[]): Position;
}

// Maker
/** The data with which definitions of a pack are made. */
export interface Maker {
    readonly pack: string;
    /** The ruleset, with the systems whose names scripts of the pack may use. */
    readonly ruleset: Ruleset;
    /** The definitions of these systems. */
    readonly systems: readonly SystemDefinition[];
    /** Conditions for the end of a game that these systems define, by word, each with the line in the script of its system. */
    readonly endings: {
        readonly [word: string]: EndingScript & Pick<SystemScript, 'at'>;
    };
    /** All systems of all packs, by code. */
    readonly all: ReadonlyMap<string, SystemDefinition>;
}

// Parts
/** Parts of a script, or those of each side of a card. */
export type Parts = readonly Part[] | {
    readonly [side: string]: readonly Part[];
};

// RULES
/** The zone of the table for the cards that hold the rules of systems: each game with systems has it. */
export declare const RULES = "rules";

// ReadScript
/**
 * Reads one kind of script.
 * @param slug the validated slug
 * @param owner its name in messages, such as `card "strike"`
 * @throws WrongValue, TooMuch or DefinitionError for a value that is not allowed
 */
export type ReadScript<Script> = (slug: string, exported: Exported, owner: string) => Script;

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

// SystemGame
export interface SystemGame {
    readonly ruleset: Ruleset;
    /** The player who is `you` in the rules of a system, and who uses its abilities. */
    readonly leader: () => Card;
    /** Called when a step of a system has begun. */
    readonly enterStep?: (step: string) => void;
    /**
     * Runs one stretch of a window that opens before or after a step. @param name the name of the question @param step the step of the window
     * itself
     */
    readonly runWindow?: (name: string, step: string, next: Next, args: JsonObject) => Next;
    /** Whether steps are skipped now, because the phase was ended early. */
    readonly isCutShort?: () => boolean;
    /** The phases of the game, if systems may add further ones. */
    readonly phases?: PhaseRules;
    /** The fields of a system's script that this game uses in addition to parts, steps and events. Other fields are reported as unused. */
    readonly brings: readonly ('setup' | 'endings' | 'begins')[];
    /**
     * The data for the ruleset from a system's chapter.
     * @param tell called for each problem in it
     */
    readonly notes: (chapter: JsonObject, tell: TellSystem) => JsonObject;
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

// abilitiesOf
/** Abilities that the rules themselves run, found by their printed word. */
/** The printed abilities of a card with that word, on the side that is up. */
export declare function abilitiesOf(card: Card, word: string): Ability[];

// ability
/**
 * An ability in the kernel's form.
 * @param options they are deeply frozen by this call, so that a script cannot change them afterwards
 */
export declare function ability({ slug, word, words, lane, hears, notes }: AbilityWord, options: AbilityOptions, effect: OfScript<unknown>): Ability;

// bearersOf
/** The card to which a part belongs, as `pack:slug#part`; for a part of a keyword the first of these cards that prints the keyword. */
export declare function bearersOf(part: string, cards: readonly CardDefinition[], library: Library): CardDefinition[];

// before
/** Puts the implied parts of a card before the parts of its script. Parts that are given by side are returned unchanged. */
export declare function before(implied: readonly Part[], own: Parts): Parts;

// byHand
/**
 * A text that no script carries out. In a list of abilities it makes an ability: people follow the text by hand as long as the card is in play.
 * In an effect it asks a player to follow the text now.
 * @param key the text file of the pack has the text under `words.byHand`
 * @param who returns the player to ask
 */
export declare function byHand(key: string, who: () => Card): Ability;

// cardsNamed
/** The cards at a table that a name can mean: the word of a seat, the id of a card, or a slug; `slug#2` is the second copy. */
export declare function cardsNamed(t: Table, name: string, { seatId }: SeatWords): readonly Card[];

// changeCounter
/** Adds to a counter, or subtracts with a negative number, limited to the range between its minimum and maximum. */
export declare function changeCounter(name: string, by: number, player?: Card): void;

// codeOf
/**
 * The code for a slug: the card of the scene's own pack; else the only card with that slug in the packs that it depends on; else the only
 * one in all packs. @throws BadScene
 */
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
/** A constant ability: it changes a stat or a permission, or forbids a kind of event. */
export declare function constant(slug: string, stat: string, way: Modifier['way'], value: Modifier['value'], options: ConstantOptions): Modifier;

// counter
/**
 * The value of a counter.
 * @param player its player; undefined for a counter of the table
 * @throws ScriptFault for a counter that no system in this game defines
 */
export declare function counter(name: string, player?: Card): number;

// counterChanged
/** The change of a counter: of the table, without a subject, or of a player, who is the subject. */
export declare const counterChanged: EventSpec;

// counterFigures
/** The counters of the table, or of a player, with their values: for the status of a view. */
export declare function counterFigures(whose: Card | undefined): JsonObject;

// counterNow
/** The value of a counter. @param whose the player; undefined for a counter of the table */
export declare function counterNow(name: string, whose: Card | undefined): number;

// countersHere
/** Counters of systems: numbers of the table, or of each player. They are stored as tokens of the table itself, or of the player. */
/** The counters of this game by name. */
export declare function countersHere(): {
    readonly [name: string]: CounterSpec;
};

// forbidden
/** "Cannot": this kind of event does not happen to the cards to which it applies. */
export declare function forbidden(slug: string, kind: string, options: ConstantOptions): Modifier;

// happen
/**
 * Makes an event of a system happen: abilities may respond before and after, cancel or replace it, and the resolver in the system's script
 * carries it out.
 * @param happenings the events that happen at the same moment @returns how many of them happened
 * @throws ScriptFault for a kind of event that no system in this game defines
 */
export declare function happen(happenings: readonly {
    readonly kind: string;
}[]): number;

// hasTextByHand
/** Whether a card prints a text that no script carries out as long as it is in play. */
export declare const hasTextByHand: (card: Card) => boolean;

// holdsNow
/**
 * Whether the restriction of an ability that the rules themselves run holds. True without a restriction, and for a muted ability. @param
 * source the card that prints it, if that is another card
 */
export declare function holdsNow(card: Card, { slug, when }: Ability, you: Card, source?: Card): boolean;

// isAllowedNow
/** Whether no "cannot" forbids the effect of an ability that the rules themselves run, if the effect is a price. Rules Reference, "Cannot" */
export declare function isAllowedNow(card: Card, ability: Ability, you: Card, source?: Card): boolean;

// layRules
/**
 * Creates the cards that hold the rules of the systems of this game, after all other cards, so that the numbers of those do not change.
 * @param chosen codes of the optional systems in the setup
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
/** The value if it is a list, else an empty list. */
export declare function listIn(value: unknown): readonly unknown[];

// numbered
/** Numbers parts of the same name on the same side: action, action-2 … */
export declare function numbered<P extends Parts>(parts: P): P;

// ownCounters
/** The counters and values of a scene, checked. @throws BadScene for a counter of no system */
export declare function ownCounters(said: {
    readonly [counter: string]: number;
}, of: 'table' | 'each-seat', { counters }: Ruleset): JsonObject;

// ownZone
/** Checks that a zone belongs to a system, and returns it. @throws BadScene for another zone */
export declare function ownZone(name: string, place: 'table' | 'seat', systems: readonly SystemDefinition[]): string;

// packsOf
/** Finds the packs from which a game is dealt. The setup is not validated yet, so values that are not codes are skipped. */
/** The packs of codes such as `my-pack:guard`. */
export declare function packsOf(codes: readonly unknown[]): ReadonlySet<string>;

// packsOnTable
/** The packs of the cards on the table, and the pack of the scene itself: the scene is played with the systems of these packs. */
export declare function packsOnTable(codes: readonly string[], home: string): readonly string[];

// pathIn
/** The name and the value in a path such as `guard.hits`; undefined for one without a point. */
export declare function pathIn(path: string): readonly [
    name: string,
    what: string
] | undefined;

// phasesWith
/** The phases of a game with these systems, in order. @param ofRules the phases of the ruleset */
export declare function phasesWith(ofRules: readonly string[], systems: readonly SystemDefinition[]): readonly string[];

// phraseSlug
/** The slug of the ability for a setup word. */
export declare function phraseSlug(word: string): string;

// pileOf
/**
 * The cards of a pile that a scene lists from the top, in the order of a zone, where the last card is the top. @param filler the card to
 * use if the scene gives only a number
 */
export declare function pileOf<Card>(cards: readonly Card[] | number | undefined, filler: Card): readonly Card[];

// placeOf
/** The place of a card in the words of scenes: `held of guard`, `you.hand`, `resolving`. */
export declare function placeOf({ zone }: Card, { wordFor }: SeatWords): string;

// refuse
/** Throws the problem as an error, for callers of `libraryOf` that do not report problems. @throws DefinitionError */
export declare function refuse({ pack, message }: LibraryNote): never;

// ruleCard
/** The card that holds the rules of a system; undefined if the game does not have the system. */
export declare function ruleCard(code: string): Card | undefined;

// scenarioNamed
/** The name of the scenario that a scene plays, as `codeOf` takes it: `chase`, `one:chase`, or with `scenario/` before the slug. */
export declare function scenarioNamed(name: string): string;

// scriptReader
/**
 * Makes the function that validates the exports of a game's scripts.
 * @param kinds a reader for each value of `kind` that the script API produces
 * @returns a function that reads the default export of any module. It returns undefined for a module without a definition, such as helpers,
 * and throws a DefinitionError for a wrong definition. Reading an export may run code of the script.
 */
export declare function scriptReader<Script>(kinds: {
    readonly [kind: string]: ReadScript<Script>;
}): (exported: unknown) => Script | undefined;

// seatWords
/** @param all the words for the first seat, the second seat, and so on */
export declare function seatWords<Name extends string>(all: readonly Name[]): SeatWords<Name>;

// setCounter
/** Sets a counter, limited to the range between its minimum and maximum. */
export declare function setCounter(name: string, to: number, player?: Card): void;

// startOf
/**
 * Finds the step at which a game has to begin to reach a step of a system: the first of the steps inserted at the same place.
 * @param at the name of a step or of a phase of a system
 * @param ruleset the ruleset with the systems of the game
 * @param stepAfter returns the next step after a step that happens once in a round; undefined for other steps
 * @returns undefined if no system inserts it, or if it comes after a step that happens more than once in a round
 */
export declare function startOf(at: string, ruleset: Ruleset, stepAfter: (step: string) => string | undefined): Start | undefined;

// stateCheck
/** A state check. */
export declare function stateCheck(slug: string, find: (context: never) => readonly object[]): Check;

// stepScript
/** A step of a system with its effect. The effect runs when the game reaches the step. */
export declare function stepScript(name: string, windows: Windows, options: Pick<AbilityOptions, 'when'>, effect: (context: never) => unknown): StepScript;

// stepsBeside
/** Steps of a system, and where they run. @param phase the phase that they form, if they are a phase of their own */
export declare function stepsBeside(how: StepsScript['how'], of: string, steps: readonly StepScript[], phase?: string): StepsScript;

// storyOfEveryGame
/** Texts that are the same in every game on the kernel: ICU messages by code. A game adds its own, or replaces one of these by its own wording. */
/** Lines of the story that the kernel writes. */
export declare const storyOfEveryGame: {
    readonly prevented: "{known, select, no {A card cannot be changed that way} other {{card} cannot be changed that way}}";
    readonly 'effect-began': "{card} begins an effect that lasts";
    readonly 'moved-by-hand': "By hand: {known, select, yes {{card} was changed} other {a card was changed}}";
    readonly 'by-hand': "{how, select, done {A text of {card} was followed by hand} other {A text of {card} was left out: no script follows it}}";
    readonly muted: "{known, select, no {An ability of a card that you may not know failed; it is muted from here on} other {An ability of {ability} failed; it is muted from here on}}";
    readonly lifted: "{known, select, no {The script of a card that you may not know was changed: its ability works again} other {The script of {ability} was changed: the ability works again}}";
    readonly 'counter-changed': "{of, select, table {{counter} goes from {from} to {to}} other {{counter} of {of} goes from {from} to {to}}}";
};

// systemIn
/** @throws WrongValue, TooMuch or DefinitionError for a value that is not allowed */
export declare function systemIn(slug: string, exported: {
    readonly [field: string]: unknown;
}): SystemScript;

// systemScript
/** Makes the export of the script of a system. */
export declare function systemScript(slug: string, said: SystemParts): SystemScript;

// textsOfEveryGame
/** Labels of options, refusals of answers and uses, and faults of scripts. */
export declare const textsOfEveryGame: {
    readonly 'play-card': "Play {card}";
    readonly 'use-ability': "Use {card}";
    readonly pass: "Pass";
    readonly 'by-hand': "Follow the text of {card} by hand";
    readonly 'by-hand.done': "Done by hand";
    readonly 'by-hand.left-out': "Leave it out";
    readonly yes: "Yes";
    readonly no: "No";
    readonly 'refused.not-theirs': "That is for the other player to decide.";
    readonly 'refused.needs-consent': "Nothing is taken back unless the other player agrees.";
    readonly 'refused.unknown-seat': "Nobody called {seat} plays here.";
    readonly 'refused.void-needs-consent': "The game is void only if all players agree.";
    readonly conceded: "{seat} concedes.";
    readonly 'others-conceded': "{loser} concedes: {seat} wins.";
    readonly voided: "All players agreed that the game is void: nobody wins.";
    readonly 'refused.nothing-asked': "Nothing is asked now.";
    readonly 'refused.other-question': "Something else is asked now.";
    readonly 'refused.number-expected': "A number is needed.";
    readonly 'refused.out-of-range': "The number must be from {least} to {most}.";
    readonly 'refused.not-offered': "That is not offered.";
    readonly 'refused.choice-expected': "A choice among the options is needed.";
    readonly 'refused.paired-too-often': "{card} can be in {most} of these at most.";
    readonly 'refused.chosen-twice': "Each option can be chosen once.";
    readonly 'refused.too-few': "At least {least} must be chosen.";
    readonly 'refused.too-many': "At most {most} can be chosen.";
    readonly 'refused.muted': "This ability failed and is muted.";
    readonly 'refused.hidden': "Whether it can be used depends on cards that you may not know.";
    readonly 'refused.limit': "It was used as often as it may be.";
    readonly 'refused.cannot': "A card says that it cannot be used.";
    readonly 'refused.cost': "Its cost cannot be paid.";
    readonly 'refused.no-change': "It would change nothing.";
    readonly 'refused.no-target': "It has no target.";
    readonly 'refused.out-of-place': "It does not work where its card is now.";
    readonly 'refused.other-subject': "It happened to another card than the one that its text names.";
    readonly 'refused.used-already': "It was used for this already.";
    readonly 'refused.nobody': "No player may use it now.";
    readonly 'refused.other-turn': "Another player is asked now.";
    readonly 'refused.failed': "Its script failed: {message}";
    readonly 'refused.no-move': "That is no move.";
    readonly 'refused.not-a-card': "Pieces of the table are not moved by hand.";
    readonly 'refused.unknown-card': "There is no such card.";
    readonly 'fault.script-error': "The script failed.";
    readonly 'fault.out-of-fuel': "The script did not come to an end.";
    readonly 'fault.out-of-memory': "The script filled the memory.";
    readonly 'fault.too-deep': "The script called itself, or triggered itself, without end.";
    readonly 'fault.stack': "The script called itself without end.";
    readonly 'fault.silent': "The script did not come to an end and had to be stopped.";
    readonly 'fault.asks-in-restriction': "A condition or a cost asked a question; these may only read the table.";
    readonly 'fault.changes-in-restriction': "A condition or a cost changed something; these may only read the table.";
    readonly 'fault.wrong-value': "The script gave a value that cannot be used here.";
    readonly 'fault.keeps-state': "The script keeps a value between calls: it gave another result the second time.";
    readonly 'fault.does-not-load': "The script does not load.";
    readonly 'fault.wrong-name': "The script uses an unknown name.";
};

// useCalledUp
/**
 * Resolves one ability that the rules themselves run. A muted ability does nothing.
 * @param source the card that prints it, if that is another card
 */
export declare function useCalledUp(card: Card, ability: Ability, you: Card, event?: GameEvent, params?: JsonObject, source?: Card): void;

// useWord
/** Resolves the abilities of a card with a word that the rules themselves run, such as the one for setup. */
export declare function useWord(card: Card, word: string, you: Card, event?: GameEvent): void;

// withTitles
/** The facts of a card with its title; for a card with sides, with the title of each side. */
export declare function withTitles(facts: JsonObject, titles: Titles | undefined): JsonObject;

// Declarations that those above mention and that cannot be imported.

// AbilityOptions
/** The options of an ability in a script, besides its effect. */
export interface AbilityOptions {
    /** The cards whose events trigger the ability; all cards by default. */
    readonly of?: unknown;
    readonly when?: OfScript<boolean> | undefined;
    /** One cost, or several. */
    readonly cost?: unknown;
    readonly limit?: Ability['limit'];
    readonly x?: OfScript<readonly number[]> | undefined;
    readonly targets?: OfScript<unknown> | undefined;
    readonly could?: OfScript<boolean> | undefined;
    readonly foretold?: OfScript<unknown> | undefined;
    /** The cards that have the ability; by default the card that prints it. */
    readonly given?: unknown;
    readonly where?: readonly string[] | undefined;
    readonly answers?: Ability['answers'];
}

// AbilityWord
/** The properties of an ability that follow from its word. */
export interface AbilityWord {
    readonly slug: string;
    readonly word: string;
    /** Further windows in which it may be used, after the first. */
    readonly words?: Ability['words'];
    readonly lane: string | null;
    readonly hears: readonly string[];
    readonly notes?: JsonObject;
}

// BeginsScript
/** Functions of a system that are called while the cards of a game are laid out, before any event and any question. */
export interface BeginsScript {
    /** Why the game cannot begin, and what to do, as a sentence; undefined if it can. */
    readonly refuses?: () => string | undefined;
    /** Codes of cards that are set aside in this game in addition, one entry for each copy. */
    readonly brings?: () => readonly string[];
}

// ConstantOptions
/** The parts of a script other than abilities. */
/** The options of a constant ability in a script: to which cards it applies, and while which condition holds. */
export interface ConstantOptions {
    /** The cards to which the ability applies; by default the card that prints it. */
    readonly on?: unknown;
    readonly while?: ((context: never) => boolean) | undefined;
    readonly stacking?: Modifier['stacking'] | undefined;
    readonly where?: readonly string[] | undefined;
}

// EndingScript
/** A condition under which a game ends; setups name it by a word. */
export interface EndingScript {
    /** The kind of event after which the condition is checked. */
    readonly after: string;
    /** Whether the game ends now. @param told the condition as written in the file */
    readonly when: (told: JsonObject) => boolean;
}

// Exported
/** Validates and copies the exports of scripts. */
/** The export of a script. Each field must be read only once, since reading may run code of the script. */
interface Exported {
    readonly [field: string]: unknown;
}

// KnownNames
/** The names that scripts of a pack may use. */
export interface KnownNames {
    /** With the systems of the packs on which the pack depends. */
    readonly ruleset: Ruleset;
    /** The slugs of the keywords of all packs. */
    readonly keywords: ReadonlySet<string>;
    /** A further check of the game: the message about a wrong part. */
    readonly besides?: ((part: Part, ruleset: Ruleset) => string | undefined) | undefined;
}

// LaidCard
/** Builds the position at which a scene begins, card by card. */
type LaidCard = Position['cards'][number];

// LibraryGame
/** How a game interprets the facts in packs. */
export interface LibraryGame {
    readonly systems: SystemGame;
    /** Further checks of a part, in addition to unknown names. */
    readonly besides?: KnownNames['besides'];
    /** The printed facts of a card. */
    readonly printed: (facts: JsonObject, titles: Titles | undefined) => JsonObject;
    /** The parts of a card: those of its script, and those that its facts imply. */
    readonly partsOf: (facts: JsonObject, own: Parts, systems: readonly SystemDefinition[]) => Parts;
    /** The printed facts and the parts of a scenario. @param own the parts of its script */
    readonly scenario: (facts: JsonObject, own: Parts, maker: Maker) => {
        readonly printed: JsonObject;
        readonly parts: Parts;
    };
    /** Placeholder cards for scenes, in addition to the cards of packs. */
    readonly standIns: (systems: Iterable<SystemDefinition>) => Iterable<CardDefinition>;
}

// OfScript
/** Makes the kernel's abilities from the arguments of a game's script API. */
/**
 * A function of a script. The API of each game declares its arguments with the classes of that game; the kernel calls it with its own
 * context.
 */
type OfScript<Result> = (context: never) => Result;

// Pack
type Pack = PackContent<PackScript | SystemScript>;

// PackScript
/** Makes the definitions for a table from the facts, texts and scripts of packs. */
/** A validated script of a pack: of a card, a keyword, a scenario, a rule or a system. */
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
    /** The phases of the ruleset, in order, each with the step with which it ends. */
    readonly ofRules: {
        readonly [phase: string]: {
            readonly last: string;
        };
    };
    readonly begin: (phase: string) => void;
    readonly end: () => void;
}

// SeatWords
/** The words for the seats of a game in its scenes. */
export interface SeatWords<Name extends string = string> {
    readonly all: readonly Name[];
    /** The id of the seat that a word names; undefined if it names none. */
    readonly seatId: (name: string) => string | undefined;
    /** The word for a seat of the table. */
    readonly wordFor: (seat: string) => string;
}

// Start
/** What scenes can name of systems: steps and phases at which they begin, zones and counters. */
/** The step at which a scene begins, with its arguments. */
interface Start {
    readonly step: string;
    readonly args: JsonObject;
    /** The step of the ruleset to whose phase it belongs. */
    readonly beside: string;
}

// SystemParts
/** The argument of `system` in a script. */
export interface SystemParts {
    readonly events?: SystemScript['events'] | undefined;
    readonly steps?: readonly StepsScript[] | undefined;
    /** The function for each setup word that the chapter declares; its first argument is the setup step as written in the file. */
    readonly setup?: {
        readonly [word: string]: (step: JsonObject, context: never) => unknown;
    } | undefined;
    readonly endings?: SystemScript['endings'] | undefined;
    readonly begins?: BeginsScript | undefined;
    readonly rules?: readonly Part[] | undefined;
}

// TellSystem
/** How a game supports the systems of packs. */
/**
 * Reports a problem in a part of a system, which is left out. `at` is the stack trace of the script line that wrote the part, or the path of
 * its declaration in the chapter.
 */
export type TellSystem = (message: string, at?: string | readonly string[]) => void;

// Titles
type Titles = Pack['titles'][string];

// Windows
/** The exports of scripts of systems: what a pack adds to the rules of a game. Their chapters declare the names. */
/** Whether a window opens before or after a step of a system. */
export type Windows = 'none' | 'before' | 'after' | 'both';
