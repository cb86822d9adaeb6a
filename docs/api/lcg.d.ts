// Everything that @questwright/lcg exports. Renew it with: npm run api

// AbilityOptions
/** The options of an ability besides its effect: whose event, restriction, cost, limit, targets. */
export interface AbilityOptions<K extends EventKind = EventKind, T = unknown> {
    /** A name that must never change; by default made from word and trigger, if there is only one such ability on a card. */
    readonly slug?: string;
    /** The cards whose events trigger it: this card, the card to which it is attached, or each subject that the function accepts. */
    readonly of?: 'self' | 'host' | ((subject: GameCard, context: ScriptContext<K>) => boolean);
    /** The restriction. It may read the table, but must not ask a player. */
    readonly when?: (context: ScriptContext<K>) => boolean;
    readonly cost?: Cost | readonly Cost[];
    readonly limit?: Limit;
    /** Values that X may take, for cards that cost X; duplicates do no harm. */
    readonly x?: (context: ScriptContext<K>) => readonly number[];
    /** Chooses targets; its result is `targets` for the effect. */
    readonly targets?: (context: ScriptContext<K>) => T;
    /** States whether it could change the game, if the engine cannot find out by trying. */
    readonly could?: (context: ScriptContext<K>) => boolean;
    /**
     * A description of the certain consequences, written with the verbs of effects, for a forecast before the ability is used. The forecast
     * runs the effect itself, and stops where a card is hidden, dice are rolled or a player has to choose; only this function describes what
     * comes after that. All its changes are rolled back.
     */
    readonly foretold?: (context: ScriptContext<K>) => unknown;
    /** From how many different pools the resources to play the card must come: for events. */
    readonly pools?: number;
    /** The phase in the printed word: "Quest Action". */
    readonly phase?: Phase;
    /** The slug of the keyword that is printed before Action or Response: it restricts who may use the ability. LCG 4.8 */
    readonly keyword?: string;
    /** The players who may use an ability that no player controls. */
    readonly player?: 'first' | 'any' | 'engaged';
    /** Gives the ability to the card to which this one is attached, or to others, instead of to this card. */
    readonly given?: Bearer;
    /** Zones from which it works: by default in play, or in hand for events. */
    readonly where?: readonly ZoneName[];
}

// AttackOptions
/** Options of an attack that an effect makes. */
export interface AttackOptions {
    /** Called when the attack begins: in it, effects until `'attack'`, `afterThisAttack` and `ifThisAttackDestroys` refer to this attack. */
    readonly forThisAttack?: () => unknown;
}

// Bearer
/**
 * The cards that have an ability: its own card, the card to which it is attached, or every card that the function accepts. `table`, for a
 * keyword: it exists once while any card in play has the keyword, no matter how many; `self` is the first of them.
 */
export type Bearer = 'self' | 'host' | 'table' | ((card: GameCard, context: ScriptContext) => boolean);

// BeginsScript
/**
 * Functions of a system that are called while the cards of a game are laid out, before any event and any question: at that time cards are
 * in the decks, and heroes with their players.
 */
export interface BeginsScript {
    /** Why the game cannot begin with these decks and this record, and what to do, as a sentence; undefined if it can. */
    readonly refuses?: () => string | undefined;
    /** Codes of cards that are set aside in this game in addition, one entry for each copy. */
    readonly brings?: () => readonly string[];
}

// CardScript
/** The default export of a script: the result of `card`, `scenario` and `rule`. */
export interface CardScript {
    readonly kind: 'card' | 'scenario' | 'rule';
    readonly slug: string;
    readonly parts: readonly Part[] | {
        readonly [side: string]: readonly Part[];
    };
}

// CardSystemZone
export type CardSystemZone = NamesWith<SystemZones, 'card'>;

// CardType
/** The type of a card: the printed one, or the one that it has become. */
export type CardType = PrintedType | (keyof SystemTypes & string) | 'scenario' | 'rule' | 'piece';

// Cards
/** The object of a verb: one card, several, or none; absent cards among several are left out. */
export type Cards<C extends GameCard = GameCard> = Maybe<C> | readonly Maybe<C>[];

// CardsLike
/** A description of cards in play: all given fields must match. */
export interface CardsLike {
    /** The type or group to which they belong. */
    readonly is?: keyof typeof sorts;
    /** A trait that they have. */
    readonly trait?: string;
    /** The zone in which they are, such as `staging-area`. */
    readonly where?: ZoneName;
    /** The player who controls them. */
    readonly controller?: Player;
    /** Their state, such as exhausted or committed to the quest. */
    readonly state?: keyof typeof states;
    /** The player with whom they are engaged; `any`: they are engaged with some player. */
    readonly engagedWith?: Player | 'any';
}

// ChooseOptions
/** Choices of players: cards, alternatives, amounts, players, and the order in which players do something. */
/** The chooser, and the words of the question. */
export interface ChooseOptions {
    /** The player who chooses; you by default. */
    readonly by?: Player;
    /**
     * A slug for the question. The text of the pack has its words under `words.prompts`; for the names of its own questions, the game has the
     * words.
     */
    readonly as?: string;
}

// ConstantOptions
/** The options of a constant ability: to which cards it applies, and while which condition holds. */
export interface ConstantOptions {
    readonly slug?: string;
    /** This card by default, its host, the player who controls it, or all cards that the function accepts. */
    readonly on?: 'self' | 'host' | 'controller' | ((card: GameCard, context: ScriptContext) => boolean);
    /** The condition of the ability: it applies exactly while this returns true. */
    readonly while?: (context: ScriptContext) => boolean;
    /** `once`: several copies in play do not add up. */
    readonly stacking?: 'each' | 'once';
    readonly where?: readonly ZoneName[];
}

// Cost
/** A cost of an ability. `pay` may ask players, and returns the events that pay; nothing is paid before all questions were answered. */
export interface Cost {
    /** Identifies the cost in messages when it cannot be paid: `resources`, `exhaust`, `discard`. */
    readonly slug: string;
    /** Whether it can be paid in full. It may read the table, but must not ask a player. */
    readonly can: (context: ScriptContext) => boolean;
    readonly pay: (context: ScriptContext) => readonly Happening[];
    /** Whether the cards that pay can be chosen as targets. `gone`: they cannot; `there`: they can. */
    readonly payers?: 'gone' | 'there';
}

// EndingScript
/** A condition for the end of a game. A scenario names it by a word of the system. */
export interface EndingScript {
    /** The kind of event after which the condition is checked. */
    readonly after: EventKind;
    /** Whether the game ends now. @param told the condition as written in the scenario's file */
    readonly when: (told: JsonObject) => boolean;
}

// EnemyAttack
/** An attack that is being made by an enemy. */
export interface EnemyAttack {
    readonly id: number;
    readonly enemy: GameCard;
    /** The player who is attacked: the defending player, even if another player's character defends. FAQ 1.52 */
    readonly player: Player;
    /** The declared defenders that still take part; empty before defenders are declared. */
    readonly defenders: readonly GameCard[];
    /**
     * Whether the attack is undefended: true once the players have declared no defender, or when no defender takes part any more. Before the
     * declaration it is false.
     */
    readonly undefended: boolean;
}

// EventKind
/** The name of a kind of event, such as `entersPlay`. */
export type EventKind = keyof EventParts;

// EventOf
/** An event of a kind with its parts. A check of the kind, as `event.within?.kind === 'damaged'`, narrows the type to the parts of that kind. */
export type EventOf<K extends EventKind> = GameEvent & Readonly<EventParts[K]> & {
    readonly kind: K;
    readonly within: SomeEvent | undefined;
};

// EventParts
/** Every kind of event and its parts. */
export interface EventParts extends SystemEvents {
    /** A card enters play. `how`: it was played, put there by an effect, revealed, or put there during setup. */
    entersPlay: {
        subject: GameCard;
        how: 'played' | 'put' | 'revealed' | 'set-up';
        controller: Player | null;
    };
    /** A card leaves play. */
    leavesPlay: {
        subject: GameCard;
        how: LeavingHow;
        to: string;
        asItWas: Snapshot;
    };
    /** A card loses its host, and leaves play for the discard pile of the deck from which it came. */
    detached: {
        subject: GameCard;
        host: GameCard;
    };
    entersStaging: {
        subject: GameCard;
    };
    /** A card was played from hand. `cannot('played', …)` keeps a card from being played: it is not offered, and nothing is paid. */
    played: {
        subject: GameCard;
        you: Player;
    };
    /** A card is turned face down and counts as something else. */
    turnsFacedown: {
        subject: GameCard;
        as: Facedown;
    };
    /** A card that was turned face down is turned face up again. */
    turnsFaceup: {
        subject: GameCard;
    };
    /** A card with two sides turns over: `side` is the side that is up afterwards. */
    turnsOver: {
        subject: GameCard;
        side: 'A' | 'B';
    };
    /** A card is attached. `how`: it was played on its host, or put there by an effect or by the rules. */
    attached: {
        subject: GameCard;
        host: GameCard;
        how: 'played' | 'put';
    };
    /**
     * A card has more attachments of a kind than it may have, or a player has more cards than a card allows: its controller, or that player,
     * chooses cards of `among` to discard until `most` are left.
     */
    tooMany: {
        subject: GameCard;
        among: readonly GameCard[];
        most: number;
    };
    destroyed: {
        subject: GameCard;
        asItWas: Snapshot;
    };
    discarded: {
        subject: GameCard;
        from: string;
        asItWas: Snapshot;
    };
    /** `beyond`: the damage above the remaining hit points; known only after the event happened. */
    damaged: {
        subject: GameCard;
        amount: number;
        from: 'attack' | 'effect';
        beyond: number;
    };
    healed: {
        subject: GameCard;
        amount: number;
    };
    exhausted: {
        subject: GameCard;
    };
    readied: {
        subject: GameCard;
        during: 'refresh' | 'effect';
    };
    /** A hero gains resources, in any way (FAQ 1.25): collected in the resource phase, added by an effect, or moved `from` another pool. */
    resourcesGained: {
        subject: GameCard;
        amount: number;
        how: 'collected' | 'added' | 'moved';
        from: GameCard | undefined;
    };
    resourcesSpent: {
        subject: GameCard;
        amount: number;
    };
    tokensPlaced: {
        subject: GameCard;
        token: TokenName;
        amount: number;
    };
    /** `left`: how many of them remain on the card; known only after the event happened. */
    tokensRemoved: {
        subject: GameCard;
        token: TokenName;
        amount: number;
        left: number;
    };
    drawn: {
        subject: Player;
        amount: number;
        cards: readonly GameCard[];
    };
    /** A player's deck, or its top cards, are searched by `searcher`. `cannot('searched', …)` of a player forbids this to everyone. */
    searched: {
        subject: Player;
        searcher: Player;
    };
    threatRaised: {
        subject: Player;
        amount: number;
    };
    threatLowered: {
        subject: Player;
        amount: number;
    };
    progressPlaced: {
        subject: GameCard;
        amount: number;
    };
    progressRemoved: {
        subject: GameCard;
        amount: number;
    };
    commits: {
        subject: GameCard;
        player: Player;
    };
    leavesQuest: {
        subject: GameCard;
    };
    /** The staging step has ended, with everything that was revealed. It happens only if an ability waits for it. */
    stagingEnds: {
        subject: GameCard;
    };
    /**
     * `owedTo`: the card for which it is revealed, see `revealAnother`. `revealer`: the player who reveals it, see `revealingPlayer`. `from`:
     * the zone from which it was revealed.
     */
    revealed: {
        subject: GameCard;
        owedTo: GameCard | undefined;
        revealer: Player;
        from: ZoneName;
    };
    engages: {
        subject: GameCard;
        player: Player;
        how: 'optional' | 'check' | 'effect';
    };
    travels: {
        subject: GameCard;
        player: Player;
    };
    /** A location became active: the players travelled to it, or an effect made it active. It happens only if an ability waits for it. */
    becomesActive: {
        subject: GameCard;
    };
    explored: {
        subject: GameCard;
        asItWas: Snapshot;
    };
    questSucceeds: {
        subject: GameCard;
        amount: number;
    };
    questFails: {
        subject: GameCard;
        amount: number;
    };
    /** A stage is defeated. `how`: by its progress, or by an effect with which the players advance; undefined where a state check of a script finds it. */
    stageDefeated: {
        subject: GameCard;
        how: 'progress' | 'effect' | undefined;
        asItWas: Snapshot;
    };
    /** A stage was entered. It happens only if an ability waits for it. */
    stageEntered: {
        subject: GameCard;
    };
    shadowDealt: {
        subject: GameCard;
        card: GameCard | undefined;
    };
    /** An enemy attacks a player. */
    attacks: {
        subject: GameCard;
        player: Player;
    };
    defends: {
        subject: GameCard;
        attacker: GameCard;
    };
    attackEnds: {
        subject: GameCard;
        player: Player;
    };
    /** A player attacks an enemy. */
    attacked: {
        subject: GameCard;
        player: Player;
        attackers: readonly GameCard[];
    };
    /** `engagedWith`: the player with whom the enemy was engaged when the attack began. */
    playerAttackEnds: {
        subject: GameCard;
        player: Player;
        attackers: readonly GameCard[];
        engagedWith: Player | null;
    };
    controlTaken: {
        subject: GameCard;
        by: Player;
    };
    /** A card changes to another type and loses its own. */
    typeChanged: {
        subject: GameCard;
        type: CardType;
    };
    eliminated: {
        subject: Player;
    };
    firstPlayerPasses: {
        subject: Player;
    };
    cardsShuffled: {
        subject: Player;
        zone: string;
    };
    /** The value of a counter of a system changes: of the table, without a subject, or of a player. */
    counterChanged: {
        subject: Player | undefined;
        counter: string;
        from: number;
        to: number;
    };
    beginningOfRound: {
        round: number;
    };
    endOfRound: {
        round: number;
    };
    beginningOfPhase: {
        phase: Phase;
    };
    endOfPhase: {
        phase: Phase;
    };
    /** Never happens by itself: `cannot('stepTaken', …)` skips the staging step (3.3), the engagement checks (5.3), or the phase that begins with that step; see `skips`. */
    stepTaken: {
        subject: GameCard;
        step: StepName;
    };
    /**
     * The effect of an ability: the event that cancelling cards cancel. `word`: the word printed before the ability, `action`, `response`, `forced`,
     * `when-revealed`, `shadow`, `travel`, `setup`, `constant`; for an ally or attachment that is played, `play`. A played event card has the word of
     * its ability. `x`: the value chosen for X.
     */
    effect: {
        subject: GameCard;
        ability: string;
        word: string;
        you: Player;
        cause: GameEvent | undefined;
        x: number;
    };
    /** Never happens by itself: `cannot('cancelled', …)` protects events of its subject. `what`: the event that would be cancelled. */
    cancelled: {
        subject: GameCard;
        what: SomeEvent;
    };
}

// EveryCard
/** "Each Orc enemy" of a lasting effect, made by `everyCard`. */
export interface EveryCard {
    readonly every: JsonObject;
    readonly later: 'by-rule' | 'also';
}

// Facedown
/**
 * The facts of a card while it is face down, in the form of printed facts; it has no text. A card without a type is in play and has no card
 * type. RR "Card Types", "Golden Rules"
 */
export interface Facedown {
    /** A slug as its name. */
    readonly name: string;
    readonly [fact: string]: Json;
}

// Fitting
/** A description of cards: all given fields must match. */
export interface Fitting {
    /** Slug of an encounter set, or `pack:slug`. */
    readonly set?: string;
    readonly type?: string;
    readonly trait?: string;
}

// GameCard
/** A card of this game, with getters for what scripts read. Nothing on it can be written. */
export declare class GameCard extends Card {
    /** The present type of the card: a card that is attached to another one is an attachment; an objective remains an objective in addition. */
    get type(): CardType;
    get title(): string;
    get unique(): boolean;
    /** Whether it is a copy of another card: the same title, of any type and text. RR "Copy (of a card)" */
    isCopyOf(other: GameCard): boolean;
    get isHero(): boolean;
    /** Whether it is an ally: objective-allies count as well, and types of systems that count as allies. Source: LCG-OBJALLY-1 */
    get isAlly(): boolean;
    /** Heroes and allies are characters; enemies never are. RR "Character Cards" */
    get isCharacter(): boolean;
    get isEnemy(): boolean;
    get isLocation(): boolean;
    /** A quest card: a stage, or a card that counts as a stage. RR "Quest Cards" */
    get isQuest(): boolean;
    get isTreachery(): boolean;
    get isObjective(): boolean;
    get isAttachment(): boolean;
    get willpower(): number;
    get attack(): number;
    get defense(): number;
    get hitPoints(): number;
    /** Hit points less damage, at least 0. */
    get hitPointsLeft(): number;
    get threat(): number;
    get engagementCost(): number;
    get questPoints(): number;
    get cost(): number;
    get threatCost(): number;
    /** @returns its value of a number stat, of the rules or of a system */
    stat(name: NumberStat): number;
    /** @returns the number of these tokens on it @throws ScriptFault for another spelling of a token of the rules */
    token(name: TokenName): number;
    get damage(): number;
    get progress(): number;
    get resources(): number;
    /** @returns the printed value of that name: a number, a word, a dash, or undefined */
    printedFact(name: string): Json | undefined;
    /** @returns the printed number of that name; undefined for X, a dash, and a value that it does not print */
    printedNumber(name: string): number | undefined;
    get traits(): readonly string[];
    /** Whether it has a trait now. */
    has(trait: string): boolean;
    get keywords(): {
        readonly [keyword: string]: number;
    };
    /**
     * @param keyword its slug @throws ScriptFault for a probably misspelt keyword: one that no pack defines and that is almost equal to a
     * known keyword
     */
    hasKeyword(keyword: string): boolean;
    /**
     * Whether a trait or keyword is printed on it; gained ones do not count. A keyword without a number or a sort matches every number and
     * sort. RR "Gains"
     */
    prints(word: string): boolean;
    /** The spheres whose resources it provides or needs; empty for neutral cards. */
    get spheres(): readonly string[];
    /** The kinds of effects to which it is immune now: `card-effects`, `player-card-effects`. RR "Immune" */
    get immunities(): readonly string[];
    belongsTo(sphere: string): boolean;
    /** Whether a card permits something for it that the rules forbid, such as `defendsForOthers`. */
    hasPermission(permission: Permission): boolean;
    get exhausted(): boolean;
    get ready(): boolean;
    /** Whether it is committed to the quest. */
    get committed(): boolean;
    get inPlay(): boolean;
    get inStaging(): boolean;
    /**
     * Whether it is an enemy or a location that is being revealed and has not been placed yet. It can already be dealt damage, and an enemy
     * can be destroyed by it.
     */
    get isBeingRevealed(): boolean;
    get isActiveLocation(): boolean;
    get controller(): Player | null;
    get owner(): Player | null;
    /**
     * The card to which it is attached, or null. If it was discarded as the price of its running ability, the card to which it had been
     * attached.
     */
    get host(): GameCard | null;
    get attachments(): GameCard[];
    get shadowCards(): GameCard[];
    /** The enemy to which it was dealt as a shadow card, or null. */
    get dealtTo(): GameCard | null;
    /** The cards underneath it, in the order in which they were placed. */
    get cardsUnderneath(): GameCard[];
    /** The cards that are considered to be out of play as long as this card is in play. */
    get cardsHeldOut(): GameCard[];
    /** The card under which it was put, or null. */
    get underneath(): GameCard | null;
    /** The player to whose deck it is attached, or null. */
    get onDeckOf(): Player | null;
    /** The player to whom it is attached, or null. */
    get attachedTo(): Player | null;
    /** The slug of its name while it is face down as another card; null for a face-up card. */
    get liesAs(): string | null;
    /** The player with whom this enemy is engaged, or null. */
    get engagedWith(): Player | null;
    /** Whether it is engaged with this player, or stays in the staging area and is considered to be engaged: then it does not engage (FAQ 1.50). */
    isEngagedWith(player: Player): boolean;
    /** The round in which this enemy last attacked by the framework. */
    get attackedInRound(): number;
}

// Happening
/** One of several events at the same moment: its kind, the card or player to which it happens, and its parts. */
export type Happening = {
    readonly [K in EventKind]: {
        readonly kind: K;
    } & Partial<EventParts[K]>;
}[EventKind];

// KeywordScript
/** The default export of a keyword's script: the result of `keyword`. */
export interface KeywordScript {
    readonly kind: 'keyword';
    readonly slug: string;
    readonly place?: 'outside-text-box';
    readonly parts: readonly Part[];
}

// LastingOptions
/** The change that a lasting effect makes to the affected cards; a permission and a "cannot" need no further options. */
export type LastingOptions<S extends LastingStat = LastingStat> = {
    readonly on: (card: GameCard, params: JsonObject, self: GameCard) => boolean;
} & (S extends NumberStat ? {
    /** Adds this amount; a function is called again each time. */
    readonly by?: number | ((params: JsonObject, card: GameCard) => number);
    readonly set?: number;
    readonly times?: number | 'half';
} : S extends WordStat ? WordChange : S extends 'blank' ? {
    readonly except?: 'traits';
} : unknown);

// LcgSceneSetup
/** The table when a scene begins; a zone that is not named is empty or has a placeholder card. */
export interface LcgSceneSetup {
    readonly you?: SceneSeat;
    readonly friend?: SceneSeat;
    readonly third?: SceneSeat;
    readonly fourth?: SceneSeat;
    readonly staging?: readonly SceneCard[];
    /** One location, or several if an effect allows it. */
    readonly activeLocation?: SceneCard | readonly SceneCard[];
    /** The current stage, side B up; by default, a placeholder with 99 quest points. */
    readonly quest?: SceneCard;
    /** Stages that follow, the next one first. */
    readonly questDeck?: readonly SceneCard[];
    /** The encounter deck: cards from the top, or a number of cards that do nothing. */
    readonly encounterDeck?: readonly SceneCard[] | number;
    readonly encounterDiscard?: readonly SceneCard[];
    readonly victoryDisplay?: readonly SceneCard[];
    readonly setAside?: readonly SceneCard[];
    readonly firstPlayer?: SceneSeatName;
    readonly round?: number;
    /** Rules of the game, by slug: rule cards, and optional systems. A game that plays from its setup begins with them chosen. */
    readonly rules?: readonly string[];
    /** Values of the counters that systems define for the table. */
    readonly counters?: {
        readonly [C in TableCounter]?: number;
    };
    /** The record that earlier games passed on, by the fields of systems. */
    readonly record?: Partial<SystemRecord>;
    /** The cards in zones of systems on the table; piles from the top. */
    readonly zones?: {
        readonly [Z in TableSystemZone]?: readonly SceneCard[] | number;
    };
    /** The place at which the game begins: a phase (its first step), a step by its number, or `window 3.2`. Planning by default. */
    readonly at?: SceneStart;
    /** A game that is dealt, instead of a position. */
    readonly game?: {
        readonly scenario: string;
        readonly decks: readonly {
            readonly heroes: readonly string[];
            readonly cards: {
                readonly [slug: string]: number;
            };
        }[];
        readonly mode?: Mode;
        /** Further cards that are set aside, once for each copy. */
        readonly aside?: readonly string[];
    };
}

// LeavingHow
/** How a card leaves play. */
export type LeavingHow = 'destroyed' | 'discarded' | 'explored' | 'returned' | 'shuffled' | 'defeated' | 'removed' | 'put-under' | 'put-into-deck' | 'displayed' | 'host-left' | 'eliminated';

// Limit
/** A limit on the uses of an ability: a number per period, counted for each copy of the card or for each player. */
export interface Limit {
    readonly times: number;
    readonly period: 'phase' | 'round' | 'game';
    readonly counts: 'card' | 'player';
}

// LimitPer
/** "Limit 1 per hero": how many copies of a card, by title, may be in play. */
/** Whether copies are counted on the card to which it is attached, among the cards of a player, or in the whole game. */
export type LimitPer = 'host' | 'player' | 'game';

// Maybe
/**
 * A card or player that may be absent, such as the host of a card that is not attached, or the result of a choice without options. Every verb does
 * nothing for an absent card.
 */
export type Maybe<C extends GameCard = GameCard> = C | null | undefined;

// Measure
/**
 * What can be compared between cards: a number of the rules or of a system, the number of tokens of a kind or of attachments, the hit points that are left, or the
 * printed cost. A card without the number counts as 0, and so does a printed cost of X or a dash.
 */
export type Measure = NumberStat | 'damage' | 'progress' | 'resources' | 'attachments' | 'hitPointsLeft' | 'printedCost';

// MemorableKind
/** A kind of event that a card can ask for later in the round. */
export type MemorableKind = (typeof MEMORABLE)[number];

// Mode
/** The difficulty of a game: a mode of the rulebook, or of a system. */
export type Mode = keyof typeof modes | (keyof SystemModes & string);

// ModifierOptions
/**
 * The options of a constant ability that changes a stat: the change, the cards to which it applies, and the condition while which it holds.
 */
export type ModifierOptions<S extends NumberStat | WordStat = NumberStat | WordStat> = ConstantOptions & (S extends NumberStat ? NumberChange : WordChange);

// NumberStat
/** A stat that is a number, such as `willpower`. */
export type NumberStat = Shaped<'number'> | SystemNumberStat;

// Part
export type Part = Ability | Modifier | Lasting | Delayed | Check;

// PartsOf
/** Parts of an event that can be given in advance: cards and players, words, and numbers; with an absent card, nothing is forbidden. */
export type PartsOf<K extends EventKind> = {
    readonly [P in keyof EventParts[K] as EventParts[K][P] extends GameCard | string | number | null | undefined ? P : never]?: EventParts[K][P] | null | undefined;
};

// Permission
/** Permissions: things that the rules forbid unless a card permits them, such as `defendsForOthers`. */
export type Permission = Exclude<Shaped<'yes-no'>, 'blank'> | SystemPermission;

// Phase
/** Reads the players and the state of the round: phase, step, turn, quest and attacks. */
/** The phases of a round, including those of systems, and the setup before the first round. */
export type Phase = 'setup' | 'resource' | 'planning' | 'quest' | 'travel' | 'encounter' | 'combat' | 'refresh' | (keyof SystemPhases & string);

// PhaseOfRules
/** A phase of the rules; phases of systems are inserted between these. */
export type PhaseOfRules = keyof typeof PHASE_STEPS;

// PileName
/** The id of one zone of the table or of a player: `encounter-deck`, or `${player.id}.deck`. */
export type PileName = TableZone | TableSystemZone | `${string}.${SeatZone | SeatSystemZone}`;

// Player
/** A player: a seat at the table. A seat is also a card, which holds the threat dial. */
export declare class Player extends GameCard {
    /** The player's threat. When a script of an enemy reads it, modifiers that apply only to enemies are included. */
    get threat(): number;
    /** The threat on the dial, without modifiers that make it count as another number. */
    get dial(): number;
    /** The threat that counts when enemies engage. */
    get threatForEngagement(): number;
    get hand(): GameCard[];
    get deck(): GameCard[];
    get discardPile(): GameCard[];
    /** The cards of the discard pile that effects may return to hand or deck: all but heroes. */
    get retrievable(): GameCard[];
    /** Characters that this player controls. */
    get characters(): GameCard[];
    get heroes(): GameCard[];
    get allies(): GameCard[];
    /** The enemies engaged with this player, and those in the staging area that are considered to be. */
    get engagedEnemies(): GameCard[];
    /** Everything in play that this player controls, in order of the cards' numbers. */
    get controlled(): GameCard[];
    get eliminated(): boolean;
    get isFirst(): boolean;
}

// PlayerCounter
export type PlayerCounter = NamesWith<SystemCounters, 'each-seat'>;

// PrintedCard
/** A card as its pack prints it, in the game or not. */
export interface PrintedCard {
    readonly code: string;
    readonly title: string;
}

// QuestionName
/** The name of a question of the rules, such as `choose-defender`. */
export type QuestionName = Exclude<keyof typeof questions, `${string}.text`>;

// SceneCard
/** The words with which scenes describe a table. */
/** A card of a scene: its slug (`pack:slug` if two packs share a slug), or its details. */
export type SceneCard = string | SceneCardDetails;

// SceneCardDetails
/** A card of a scene with the cards and tokens on it and its state. An enemy that is `attacked` has made its attack of this round. */
export interface SceneCardDetails {
    readonly card: string;
    /** Another name for it in this scene, to tell two copies apart. */
    readonly as?: string;
    readonly damage?: number;
    readonly progress?: number;
    readonly resources?: number;
    readonly tokens?: {
        readonly [token: string]: number;
    };
    readonly is?: readonly ('exhausted' | 'committed' | 'attacked')[];
    readonly attachments?: readonly SceneCard[];
    /** Puts the card face down, with these facts. Heroes and allies are known to all players, other cards to none. */
    readonly facedown?: Facedown;
    /** Cards dealt to it face down. */
    readonly shadow?: readonly SceneCard[];
    /** Cards under it, face up. */
    readonly underneath?: readonly SceneCard[];
    /** Keywords that it has in addition to the printed ones, as cards print them: `Name`, or `Name 2`. */
    readonly keywords?: readonly string[];
    /**
     * The player who controls it, if it is not the seat in whose area it is: for attachments on other cards, and player cards in the staging
     * area.
     */
    readonly controller?: SceneSeatName;
    /**
     * The seat whose deck it came from, if it is not the seat in whose area it is; `nobody`: an encounter card, such as an objective-ally
     * that a player controls.
     */
    readonly owner?: SceneSeatName | 'nobody';
    /** The deck of a system to which it belongs. */
    readonly deck?: TableSystemZone;
    /** The side that is up, such as A for a stage that has just been turned up. */
    readonly side?: string;
    /** The players who have attacked this enemy in this round. */
    readonly attackedBy?: readonly SceneSeatName[];
    /** Lasting effects on it. */
    readonly lasting?: readonly SceneEffect[];
}

// SceneSeat
/** The cards and counters of a player when a scene begins. */
export interface SceneSeat {
    /** The heroes; by default, a placeholder hero without printed facts. */
    readonly heroes?: readonly SceneCard[];
    readonly allies?: readonly SceneCard[];
    /** The hand; this and the next lists are written from the top, so the last card is the bottom of a pile. */
    readonly hand?: readonly SceneCard[];
    /** The player's deck: cards from the top, or a number of cards that do nothing. */
    readonly deck?: readonly SceneCard[] | number;
    readonly discard?: readonly SceneCard[];
    readonly engaged?: readonly SceneCard[];
    /** Cards attached to its deck. */
    readonly onDeck?: readonly SceneCard[];
    /** Cards attached to the player. */
    readonly onPlayer?: readonly SceneCard[];
    readonly threat?: number;
    /** Resources in the pool of each of its heroes. */
    readonly resources?: number;
    /** Values of the counters that systems define for each player. */
    readonly counters?: {
        readonly [C in PlayerCounter]?: number;
    };
    /** The cards in the player's zones of systems; piles from the top. */
    readonly zones?: {
        readonly [Z in SeatSystemZone]?: readonly SceneCard[] | number;
    };
}

// SceneSeatName
/** The seats of a scene. */
export type SceneSeatName = 'you' | 'friend' | 'third' | 'fourth';

// ScriptContext
/** The functions that scripts of cards, keywords and scenarios call. A script's default export is the result of one of them. */
/** The argument of a card's functions. `event` is the event that triggered the ability. */
export interface ScriptContext<K extends EventKind = EventKind, T = unknown> {
    /** The card on which the ability works. */
    readonly self: GameCard;
    /** The card that prints it: another card for a granted text. */
    readonly source: GameCard;
    /** The player who uses it: its controller; for encounter cards the player concerned, else the first player. */
    readonly you: Player;
    readonly event: EventOf<K>;
    /** The value chosen for X. */
    readonly x: number;
    /** The number of the keyword. */
    readonly number: number;
    /** The result of `targets`: never null, because an ability without a target does nothing. */
    readonly targets: NonNullable<T>;
}

// SeatSystemZone
export type SeatSystemZone = NamesWith<SystemZones, 'seat'>;

// Share
/** An amount for a card. */
export interface Share {
    readonly card: GameCard;
    readonly amount: number;
}

// Snapshot
/** The facts of a card just before it left play. */
export interface Snapshot {
    /** The name of its type. To find out whether it was an ally, a character and so on, read the fields below, because other types can count as one. */
    readonly type: string;
    readonly isHero: boolean;
    /** Whether it was an ally: also true for an objective-ally, and for types of systems that count as allies. */
    readonly isAlly: boolean;
    readonly isCharacter: boolean;
    readonly isEnemy: boolean;
    readonly isLocation: boolean;
    readonly isQuest: boolean;
    readonly isTreachery: boolean;
    readonly isObjective: boolean;
    readonly isAttachment: boolean;
    readonly controller: Player | null;
    readonly owner: Player | null;
    readonly traits: readonly string[];
    readonly damage: number;
    readonly zone: string;
    readonly engagedWith: Player | null;
    readonly attachments: readonly GameCard[];
    /** The cards that were under it, in the order in which they were put there. */
    readonly underneath: readonly GameCard[];
    readonly facts: {
        readonly [fact: string]: Json | undefined;
    };
}

// StatName
/** Everything that a modifier can change. */
export type StatName = keyof Stats | keyof SystemStats;

// StepName
/** A step by its number in RR Appendix I, such as `3.4`, of the set-up, such as `setup.2`, or of a system by its name. */
export type StepName = Exclude<PlaceStep, TitledStep> | (keyof SystemSteps & string);

// StepOptions
/** The options of a system's step besides its effect. */
export interface StepOptions extends Pick<AbilityOptions, 'when'> {
    /** Whether an action window opens before it, after it, or both; none by default. */
    readonly windows?: Windows;
}

// StepScript
/** A step of a system: the result of `step`. */
export interface StepScript {
    readonly name: string;
    readonly at: WrittenAt;
    readonly windows: Windows;
    /** The ability that the step runs; it belongs to the rules of the system. */
    readonly ability: Part;
}

// StepsScript
/** Steps of a system, and where they run: the result of `beforeStep`, `afterStep`, `insteadOfStep` and `addPhase`. */
export interface StepsScript {
    readonly at: WrittenAt;
    readonly how: 'before' | 'after' | 'instead';
    /** The step before, after or in place of which they run; or the phase after which they run. */
    readonly of: string;
    /** The phase that they form, if they are a phase of their own. */
    readonly phase?: string;
    readonly steps: readonly StepScript[];
}

// StoryKind
/** A kind of line of the story, such as `threat-raised`. The story line of a mulligan uses the message of its question. */
export type StoryKind = keyof typeof story | 'mulligan' | (keyof SystemEvents & string);

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
/** The additions of a system to the rules. */
export interface SystemParts {
    /** The resolver of each kind of event that its chapter declares. */
    readonly events?: {
        readonly [K in keyof SystemEvents]?: (event: EventOf<K>) => unknown;
    };
    readonly steps?: readonly StepsScript[];
    /**
     * The function for each word that the chapter declares under `setup`; its first argument is the setup step as written in the scenario's
     * file.
     */
    readonly setup?: {
        readonly [word: string]: (step: JsonObject, context: ScriptContext) => unknown;
    };
    /** The condition for each word that its chapter declares under `endings`; scenarios use these words under `win` and `lose`. */
    readonly endings?: {
        readonly [word: string]: EndingScript;
    };
    /** Functions that can refuse a game or add cards to it, before it begins. */
    readonly begins?: BeginsScript;
    /**
     * Abilities, modifiers and checks that exist once in a game, whatever cards are in it. `self` is the card that holds the rules of the
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
/** The default export of a script in `systems/`: the result of `system`. */
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
    /** Conditions for the end of a game, by the word that scenarios use. */
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

// TokenName
/** The name of a token: of the rules, or of a pack's own. */
export type TokenName = keyof Tokens | (string & {});

// Tokens
/**
 * The known tokens. A pack can place tokens with any other name; editors suggest those that it declares: `declare module '@questwright/lcg'
 * { interface Tokens { tally: 'how often the bell was heard' } }`.
 */
export interface Tokens extends RulesTokens {
}

// Until
/** The end of a lasting effect. */
/** Until the end of the running phase, round or attack, until the end of a named phase, or for the rest of the game. */
export type Until = 'phase' | 'round' | 'attack' | 'game' | `${Phase} phase`;

// Windows
/**
 * The functions that scripts of systems call. With them a pack extends the rules of a game. The chapters of the systems declare the names.
 */
/** Whether an action window opens before or after a step of a system. */
export type Windows = 'none' | 'before' | 'after' | 'both';

// WordStat
/** A stat that is a list of words, such as `traits`. */
export type WordStat = Shaped<'words' | 'counts'> | SystemWordStat;

// ZoneName
/** The name of any zone, including the zones that systems of packs define. */
export type ZoneName = TableZone | SeatZone | CardZone | (keyof SystemZones & string);

// action
/** **Action:** used in action windows. With `phase`, only in that phase. */
export declare function action(effect: Does): Ability;
/** **Action:** with a cost, a limit, targets or a phase. */
export declare function action<T>(options: AbilityOptions<EventKind, T>, effect: Does<EventKind, T>): Ability;

// activeLocation
/**
 * The active location, if there is one; of several, the one that became active first. For reading only: effects on "the active location" use
 * `chooseActiveLocation()`, and conditions such as "while the active location is …" check all `activeLocations()`. RR "Active Location"
 */
export declare function activeLocation(): GameCard | undefined;

// activeLocations
/** All active locations, in the order in which they became active: none, one, or more where a card says so. FAQ 1.34 */
export declare function activeLocations(): GameCard[];

// activePlayer
/** The player who must or may perform the running step. RR "Active Player" */
export declare function activePlayer(): Player;

// addActiveLocation
/**
 * Puts a location into play as an additional active location: only for cards whose text says so. A unique location with a copy in play
 * stays where it is. RR "Golden Rules"
 */
export declare function addActiveLocation(location: Maybe): void;

// addPhase
/**
 * A phase of the system's own, which begins when that phase has ended. Abilities can respond to its beginning and its end, as for any
 * phase.
 */
export declare function addPhase(name: OwnPhase, where: {
    readonly after: Phase;
}, ...steps: readonly StepScript[]): StepsScript;

// addResources
/** Adds resources from the bank to a hero's pool. RR "Adding" */
export declare function addResources(hero: Maybe, amount: number): void;

// addSelfToVictoryDisplay
/** Adds this card, which is in play, to the victory display. It can no longer be a target. */
export declare const addSelfToVictoryDisplay: Cost;

// addToHand
/** Moves a card into a player's hand. Other players see which card it is only if it was open before. */
export declare function addToHand(card: Maybe, player: Maybe<Player>): void;

// addToStagingArea
/**
 * Puts a card into the staging area, from wherever it is: "add it to", and "return it to the staging area". Adding is not revealing. A card
 * in play that is immune to the effect stays where it is. If a unique card is blocked, the story names the copy in play, since the card
 * itself may be hidden. RR "Add", "Immune"
 */
export declare function addToStagingArea(card: GameCard | null | undefined, how?: 'put' | 'revealed' | 'set-up'): void;

// addToVictoryDisplay
/**
 * Adds a card to the victory display, from any zone. If the display has the maximum number of copies already, the card is discarded. RR
 * "Discard Pile and Victory Display"
 */
export declare function addToVictoryDisplay(card: Maybe): void;

// advanceToNextStage
/**
 * "Advance to the next stage", regardless of progress: the current stage of the quest deck is defeated, even while another quest card is
 * the current quest, and the next one is entered, which `setNextStage` can choose. A stage that may not be left is not left; one that cannot be
 * defeated by progress is. After the
 * last stage, the players win. RR "Quest Advancement"
 */
export declare function advanceToNextStage(): void;

// advanceToStage
/**
 * "Advance to stage 3", regardless of progress: the stages before that one are bypassed, and the players advance. It does nothing where the current
 * stage cannot be left, or no stage of the quest deck has that number. RR "Quest Advancement"
 */
export declare function advanceToStage(stage: number): void;

// afterStep
/** Steps that run each time that step has ended, before the action window after it. */
export declare function afterStep(of: StepName, ...steps: readonly StepScript[]): StepsScript;

// afterThisAttack
/**
 * "After this attack": starts an effect that waits for the end of the running attack; the card declares it with `delayed` under that name.
 * Effects "for this attack" have ended by then. Without a running attack, it does nothing. RR "Delayed Effects"
 */
export declare function afterThisAttack(slug: string, params?: JsonObject): void;

// allPlayers
/** All players clockwise, including eliminated ones. */
export declare function allPlayers(): Player[];

// alliesInPlay
/** All allies in play, of all players. */
export declare function alliesInPlay(): GameCard[];

// amountThisRound
/**
 * The total amount of such events in this round: for a card since it entered play, or for a player; such as the progress that was placed on
 * it.
 * @throws ScriptFault if no card of the game has `remembers(kind, 'amounts')`
 */
export declare function amountThisRound(kind: MemorableKind, to: GameCard | null | undefined): number;

// assignDamage
/**
 * A player divides damage among these cards, and all of it is dealt at the same time. A card that cannot be damaged is left out, no card is
 * assigned more than its remaining hit points (RR "The Grim Rule"), and damage beyond that is lost.
 * @param options `by`: the player who divides it, you by default. If the players do it as a group, the first player decides
 * @returns the amount that was assigned to each card
 */
export declare function assignDamage(amount: number, among: readonly GameCard[], options?: ChooseOptions): readonly Share[];

// atTheEndOf
/** Starts an effect that happens at the end of the phase or round; the card declares it under that name. RR "Delayed Effects" */
export declare function atTheEndOf(when: 'phase' | 'round', slug: string, params?: JsonObject): void;

// attach
/**
 * Attaches a card to another, from any zone. A unique card with a copy in play stays where it is.
 * @param controller by default its controller; of a player's card that has none yet, the controller of the host, or else its owner
 */
export declare function attach(card: Maybe, host: Maybe, controller?: Player | null): boolean;

// attachToDeck
/** Attaches a card to a player's deck, from any zone: it is in play, has no controller, and does not belong to that deck. */
export declare function attachToDeck(card: Maybe, player: Maybe<Player>): void;

// attachToPlayer
/**
 * Attaches a card to a player, from any zone: it is in play and keeps its controller. If it has no controller, "you" in its text is that
 * player.
 */
export declare function attachToPlayer(card: Maybe, player: Maybe<Player>): void;

// attachesTo
/**
 * "Attach to …": the cards to which an attachment may be attached when it is played or put into play. `you` is the player who does so. It
 * does not restrict effects of other cards that attach it to a card that they name.
 */
export declare function attachesTo(which: (card: GameCard, context: ScriptContext) => boolean): Ability;

// attackTargets
/** Enemies against which an effect may declare this character as an attacker; it must be exhausted already or able to exhaust. */
export declare function attackTargets(attacker: GameCard): GameCard[];

// attackersForOthers
/**
 * The attackers whose player was not engaged with the attacked enemy: with a keyword that allows it, theirs was a ranged attack. Read at
 * the end of the attack, so that attackers that joined it are included. FAQ to 4.10.8
 */
export declare function attackersForOthers({ attackers, engagedWith }: EventOf<'playerAttackEnds'>): readonly GameCard[];

// attackersWhoDestroyed
/**
 * The attackers whose attack destroyed the card of this event: the characters that attacked the enemy, or the enemy that attacked. Empty if
 * something else destroyed it.
 */
export declare function attackersWhoDestroyed(event: EventOf<'destroyed'>): readonly GameCard[];

// beforeStep
/** Steps that run each time that step is about to begin. */
export declare function beforeStep(of: StepName, ...steps: readonly StepScript[]): StepsScript;

// begin
/**
 * Starts a lasting effect that the card declares under that name; the affected cards are determined again each time. For encounter cards.
 */
export declare function begin(slug: string, until: Until, params?: JsonObject): void;

// belongsToDeck
/** Whether a card belongs to a deck of a system, whatever zone it is in: it was put into that deck last, or `countTo` assigned it. */
export declare function belongsToDeck(card: GameCard, deck: TableSystemZone): boolean;

// blank
/** Treats the printed text box of cards as blank until a moment. With `except: 'traits'` their traits remain. FAQ 1.55 */
export declare function blank(cards: Falls, until: Until, options?: {
    readonly except?: 'traits';
}): void;

// blanks
/** The text box is blank: no printed abilities, keywords or traits. With `except: 'traits'` the traits remain. */
export declare function blanks(options: ConstantOptions & {
    readonly except?: 'traits';
}): Modifier;

// byHand
/**
 * A text of the card that no script carries out, so that people follow it with moves by hand. In a card's list of abilities, it is a text that
 * holds as long as the card is in play: the table marks the card. In an effect, it asks you to follow the text now; you answer when it is done, or
 * leave it out. Bots leave it out.
 * @param key a slug; the text of the pack has the card's words under `words.byHand`
 */
export declare function byHand(key: string): Ability;

// bypassStagesBefore
/**
 * Bypasses stages: removes those of the quest deck whose number is lower than this from the game, so that a later one follows the current stage. RR
 * "Quest Advancement"
 */
export declare function bypassStagesBefore(stage: number): void;

// canAttack
/** Whether no card forbids an enemy to attack a player. RR "Cannot" */
export declare function canAttack(enemy: Maybe, player: Maybe<Player>): boolean;

// canEnterPlay
/** Whether uniqueness lets a card enter play. */
export declare function canEnterPlay(card: GameCard): boolean;

// canExhaust
/** Whether a card is ready and nothing says that it cannot exhaust: for "exhaust a character to …", and for what a player may choose to exhaust. */
export declare function canExhaust(card: GameCard): boolean;

// cannot
/** "Cannot": this kind of event does not happen to the card. Nothing overrides it. */
export declare function cannot<K extends EventKind>(kind: K, options?: Omit<ConstantOptions, 'on' | 'while'> & {
    readonly on?: 'self' | 'host' | 'controller' | ((card: GameCard, context: ScriptContext<K>) => boolean);
    readonly while?: (context: ScriptContext<K>) => boolean;
}): Modifier;

// card
/** The behaviour of a card. Two-sided cards have their parts by side. */
export declare function card(slug: string, parts: readonly Part[] | {
    readonly [side: string]: readonly Part[];
}): CardScript;

// cardBeingRevealed
/** The card that is being revealed, until all responses to its reveal are over; of nested reveals the innermost. RR "Reveal" */
export declare function cardBeingRevealed(): GameCard | undefined;

// cardById
/** The card or player with an id, such as an id in the parameters of a delayed effect. Undefined for the id of the table. */
export declare function cardById(id: Json | undefined): GameCard | undefined;

// cardInPlay
/** The card with an id, if it is in play. For delayed effects on a card that may have left play meanwhile. */
export declare function cardInPlay(id: Json | undefined): GameCard | undefined;

// cardsAmongRules
/** The cards among the rules: scenarios, systems, rules, and cards beside the quest deck. */
export declare function cardsAmongRules(): GameCard[];

// cardsIn
/**
 * Zones of systems: reading their cards, and putting cards there. The other verbs take cards from these zones as from any zone: reveal,
 * add, put into play.
 */
/**
 * The cards in a zone of a system, in order: the last card of a pile is its top.
 * @param of the player or the card to which the zone belongs; undefined for a zone of the table
 * @throws ScriptFault for a zone that no system in this game defines
 */
export declare function cardsIn(zone: TableSystemZone): GameCard[];
export declare function cardsIn(zone: SeatSystemZone, of: Player): GameCard[];
export declare function cardsIn(zone: CardSystemZone, of: GameCard): GameCard[];

// cardsInPlay
/** All cards in play, in order of their numbers. */
export declare function cardsInPlay(): GameCard[];

// cardsSetAside
/** The cards that are set aside, out of play, in the order in which they came. */
export declare function cardsSetAside(): GameCard[];

// changeCounter
/** Adds to a counter, or subtracts with a negative number, limited to the range between its minimum and maximum. */
export declare function changeCounter(name: TableCounter, by: number): void;
export declare function changeCounter(name: PlayerCounter, by: number, player: Player): void;

// charactersInPlay
/** All heroes and allies in play, of all players. */
export declare function charactersInPlay(): GameCard[];

// check
/**
 * A state check: the events that it returns happen at once, such as `stageDefeated` for a stage with "if there are no enemies in play,
 * advance". The check of a keyword runs for each card with the keyword that changed; the check of a card or rule runs for that card after
 * any change, and also before the When Revealed text of its own card.
 */
export declare function check(slug: string, find: (context: ScriptContext) => readonly Happening[]): Check;

// choose
/**
 * Chooses one of these cards: a target. Undefined if there are none: then verbs do nothing, and in `targets` the ability has no target. RR
 * "Choose"
 */
export declare function choose<C extends GameCard>(cards: readonly C[], options?: ChooseOptions): C | undefined;

// chooseActiveLocation
/**
 * The active location that an effect changes: if there are several, the first player chooses one of those that the effect can affect.
 * Undefined if there is none. Conditions must not ask: they read `activeLocations()`. FAQ 1.34
 */
export declare function chooseActiveLocation(): GameCard | undefined;

// chooseAmount
/** Chooses a number from a range of whole numbers with at least one number: check first that there is one. */
export declare function chooseAmount(least: number, most: number, options?: ChooseOptions): number;

// chooseByVote
/**
 * "The players choose one of these": each player votes for a card, in player order. The card with more than half of the votes is chosen, else the
 * card of the first player, who decides for the group. RR "First Player / First Player Token"
 */
export declare function chooseByVote<C extends GameCard>(cards: readonly C[], options?: Omit<ChooseOptions, 'by'>): C | undefined;

// chooseNextStage
/**
 * The players vote, or the first player decides, which of these stages comes next. In a vote the majority counts, else the first player's
 * vote.
 */
export declare function chooseNextStage(stages: readonly GameCard[], by: 'players' | 'first-player'): void;

// chooseOne
/**
 * Chooses one of several alternatives, among those that could change the game. The text of the pack has the words of each under
 * `words.ways`.
 */
export declare function chooseOne(modes: {
    readonly [slug: string]: () => unknown;
}, options?: ChooseOptions): unknown;

// choosePlayer
/** Chooses a player: one of all that are not eliminated, or one of these. Undefined if the given list is empty. */
export declare function choosePlayer(players?: undefined, options?: ChooseOptions): Player;
export declare function choosePlayer(players: readonly Player[], options?: ChooseOptions): Player | undefined;

// chooseSome
/** Chooses this many of these cards, or all if there are fewer. */
export declare function chooseSome<C extends GameCard>(cards: readonly C[], count: number, options?: ChooseOptions): C[];

// chooseUpTo
/** Chooses up to this many of these cards, or none. */
export declare function chooseUpTo<C extends GameCard>(cards: readonly C[], most: number, options?: ChooseOptions): C[];

// chosenX
/** The value chosen for X in the running use of this card, for a keyword that it prints with X; 0 if none was chosen. */
export declare function chosenX(card: GameCard): number;

// claim
/** Gives control of an objective to a player who claims it. @returns whether it was claimed */
export declare function claim(objective: Maybe, player: Maybe<Player>): boolean;

// commit
/** Commits characters to the quest, removes them from it, and advances the quest. */
/**
 * Commits characters to the quest, at the same time, without exhausting them: the text of the card says whether they exhaust. It works in
 * the quest phase only, since all characters stop being committed at its end. RR App I 3.2, 3.5
 * @returns how many were committed
 */
export declare function commit(characters: Cards): number;

// commitSelf
/** Commits this character to the quest in the quest phase, which exhausts it. RR App I 3.2 */
export declare const commitSelf: Cost;

// committedCharacters
/** Characters committed to the quest, of all players. */
export declare function committedCharacters(): GameCard[];

// committedWillpower
/** The willpower that counts for the quest: of all committed characters, or the stat that the quest names in its place. RR App I 3.4 */
export declare function committedWillpower(): number;

// considerUndefended
/**
 * The enemy attack that is being resolved is considered undefended from now on: its defenders no longer take part in it, and stay
 * exhausted. RR App I 6.4.3
 */
export declare function considerUndefended(): void;

// constantly
/**
 * A constant ability that does something "as" an event happens, such as damage to an enemy as it is revealed: before forced effects and
 * keywords.
 */
export declare const constantly: {
    readonly when: Trigger;
};

// countTo
/** Assigns cards to a deck of a system, whatever zones they are in: from now on they are discarded to the discard pile of that deck. */
export declare function countTo(deck: TableSystemZone, cards: Cards): void;

// counter
/**
 * The value of a counter.
 * @param name a counter of the table, or, with a player, one that each player has
 * @throws ScriptFault for a counter that no system in this game defines
 */
export declare function counter(name: TableCounter): number;
export declare function counter(name: PlayerCounter, player: Player): number;

// currentAttack
/** The enemy attack that is being resolved, or undefined. */
export declare function currentAttack(): EnemyAttack | undefined;

// currentPlayerAttack
/** The player attack that is being resolved, or undefined. */
export declare function currentPlayerAttack(): {
    readonly id: number;
    readonly enemy: GameCard;
    readonly player: Player;
    readonly attackers: readonly GameCard[];
} | undefined;

// currentQuest
/** The current quest: the stage, or the quest card in play that is the current quest in its place. RR "Current Quest" */
export declare function currentQuest(): GameCard | undefined;

// currentStage
/** The current stage of the quest deck: it is the current quest, unless another quest card is. RR "Quest Cards" */
export declare function currentStage(): GameCard | undefined;

// currentStep
/** The running step by its number in the Rules Reference's Appendix I, such as `3.4`. */
export declare function currentStep(): StepName | '';

// damageOne
/** Deals damage to one character that you control. @param which accepts the characters that may be damaged; all by default */
export declare function damageOne(amount: number, which?: Which): Cost;

// damageSelf
/** Deals damage to this card. The effect happens even if that destroys it. */
export declare function damageSelf(amount: number): Cost;

// damageable
/** The cards among these that can be damaged: a card that cannot be damaged cannot be chosen for damage. RR "Cannot" */
export declare function damageable<C extends GameCard>(cards: readonly C[]): C[];

// dealDamage
/** Damage and healing, ready and exhausted. */
/** Deals damage to a card, or the same amount to several cards at the same time. RR "Damage" */
export declare function dealDamage(cards: Cards, amount: number): void;

// dealDamageTogether
/**
 * Deals damage of different amounts at the same time, "2 damage to it and 1 damage to each other enemy": `dealDamageTogether([{ card: it,
 * amount: 2 }, …])`. A card that is listed twice is dealt the sum. RR "Damage"
 */
export declare function dealDamageTogether(shares: readonly {
    readonly card: Maybe;
    readonly amount: number;
}[]): void;

// dealShadowCard
/** Attacks that an effect makes, and shadow cards. */
/**
 * Deals further shadow cards to an enemy: a number of cards from the encounter deck, or given cards, such as the top cards of another deck.
 */
export declare function dealShadowCard(enemy: Maybe, cards?: number | Cards): void;

// declareAttack
/**
 * Declares a character as an attacker at once, against an enemy that it may attack by the rules. The enemy is not a target of the card that
 * allows this, so even an enemy that is immune to the card can be chosen (FAQ 1.47). No other character joins the attack, not even with
 * Ranged (FAQ 1.9, Quick Strike).
 */
export declare function declareAttack(attacker: Maybe, options?: AttackOptions): void;

// delayed
/** Declares the effect that `atTheEndOf(when, slug, params)` schedules: it runs at that moment. */
export declare function delayed(slug: string, effect: (context: ScriptContext, params: JsonObject) => unknown): Delayed;

// destroy
/** Destroys cards. */
export declare function destroy(cards: Cards): void;

// discard
/**
 * Discards cards from play, hand or deck, at the same time.
 * @returns the cards that were discarded: not those that are immune, or that another effect kept
 */
export declare function discard(cards: Cards): readonly GameCard[];

// discardAtRandom
/** Discards cards from a player's hand at random. */
export declare function discardAtRandom(player: Maybe<Player>, count: number): readonly GameCard[];

// discardFromDeck
/**
 * Discards cards from the top of your deck, or of the encounter deck, which must have this many. Two such costs of one use discard
 * different cards.
 */
export declare function discardFromDeck(count: number, whose?: 'yours' | 'encounter'): Cost;

// discardFromEncounterDeck
/** Discards cards from the top of the encounter deck. @returns those cards */
export declare function discardFromEncounterDeck(count: number): GameCard[];

// discardFromHand
/**
 * Discards cards from your hand. A card that is being played cannot pay for itself. @param which accepts the cards that may be discarded;
 * all by default
 */
export declare function discardFromHand(count: number, which?: Which): Cost;

// discardOne
/** Discards one card in play that you control, such as an ally or an attachment. @param which accepts the cards that may be discarded */
export declare function discardOne(which: Which): Cost;

// discardSelf
/**
 * Discards this card, from play or from any zone in which its ability works. The effect can still read `self.host`: the card to which it
 * was attached. It can no longer be a target.
 */
export declare const discardSelf: Cost;

// discardUntil
/**
 * Discards cards from the top of a deck until one fits. In the quest phase an empty encounter deck is reset from its discard pile, and the
 * search goes on; it ends when nothing fits in the whole of that deck. RR "Running out of Cards"
 * @param fits may read the table, but must not ask a player
 * @returns the first card that it accepts, which is in the discard pile like the others; undefined if there is none
 */
export declare function discardUntil(from: Maybe<Player> | 'encounter', fits: (card: GameCard) => boolean): GameCard | undefined;

// discardUntilSome
/**
 * Discards cards from the top of a deck until this many of them fit. An encounter deck that runs out is made anew, as in `discardUntil`. RR "Running
 * out of Cards"
 * @param amount how many must fit; with 0, nothing is discarded
 * @param fits accepts the cards that count
 * @returns the cards that fit, which are in the discard pile like the others; fewer if the deck has no more
 * @throws WrongValue for an amount that is no whole number
 */
export declare function discardUntilSome(from: Maybe<Player> | 'encounter', amount: number, fits: (card: GameCard) => boolean): GameCard[];

// drawCards
/** Hands, decks, piles, and cards that are out of play. */
/** Draws cards from the top of a player's deck. @returns the cards that were drawn */
export declare function drawCards(player: Maybe<Player>, amount: number): readonly GameCard[];

// eachPlayer
/** Calls a function for each player that is not eliminated, in player order. */
export declare function eachPlayer(deed: (player: Player) => unknown): void;

// eachPlayerChooses
/**
 * Each player, in player order, chooses this many of the cards that are available to them, or all if there are fewer. @returns all chosen
 * cards
 */
export declare function eachPlayerChooses(cardsOf: (player: Player) => readonly GameCard[], options?: {
    readonly as?: string;
    readonly count?: number;
}): GameCard[];

// eachPlayerFinds
/**
 * "Each player searches the encounter deck for a different …": in player order, each player chooses 1 card that fits and that is no copy of a card
 * which an earlier player found. A player for whom there is none finds nothing. No deck is shuffled. FAQ 1.21
 * @param within the cards among which a player searches; called again for each player
 * @param fits accepts the cards that may be found
 * @returns the found cards in player order; they stay where they are
 */
export declare function eachPlayerFinds(within: () => readonly GameCard[], fits: (card: GameCard) => boolean): GameCard[];

// eliminatePlayer
/** Eliminates a player. */
export declare function eliminatePlayer(player: Maybe<Player>): void;

// encounterDeck
/** The encounter deck, topmost card first. A forecast ends where a script reads it, and an ability that reads it before its first change is always offered. */
export declare function encounterDeck(): GameCard[];

// encounterDiscardPile
/** The discard pile of the encounter deck, in order. */
export declare function encounterDiscardPile(): GameCard[];

// endPhase
/** Ends phases early, and skips phases. */
/**
 * Ends the running phase at once: after the current step only the last step of the phase follows. Nothing more is revealed or compared,
 * running attacks are broken off, and the end of the phase happens. During the last step and during setup, it does nothing. RR App I
 */
export declare function endPhase(): void;

// enemiesInPlay
/** All enemies in play: engaged, in the staging area or in other zones. */
export declare function enemiesInPlay(): GameCard[];

// engage
/** Makes an enemy engage a player. An enemy that is not in play enters play engaged with that player, which is engaging too. RR "Engaged" */
export declare function engage(enemy: Maybe, player: Maybe<Player>): void;

// enteredPlayThisRound
/** "Entered play this round". The card that asks must have `remembers('entersPlay')`. */
export declare function enteredPlayThisRound(card: GameCard | null | undefined): boolean;

// everyCard
/**
 * Every card in play that fits this description, for a lasting effect: `modify(everyCard({ is: 'enemy', trait: 'Orc' }), 'attack', 1,
 * 'phase')`. An effect of an encounter or quest card changes at each moment the cards that match then, also cards that enter play later; an
 * effect of a player card changes the cards that match when it begins. RR "Lasting Effects"
 * @param later `also`: for a player card whose text includes later cards
 */
export declare function everyCard(like: CardsLike, later?: EveryCard['later']): EveryCard;

// exhaust
/** Exhausts ready cards. @returns how many were exhausted */
export declare function exhaust(cards: Cards): number;

// exhaustHost
/** Exhausts the card to which this one is attached; you must control it. */
export declare const exhaustHost: Cost;

// exhaustOne
/** Exhausts one ready character or other card that you control. @param which accepts the cards that may be exhausted */
export declare function exhaustOne(which: Which): Cost;

// exhaustSelf
/** Exhausts this card. */
export declare const exhaustSelf: Cost;

// firstPlayer
/** The first player, who decides for the group. RR "First Player / First Player Token" */
export declare function firstPlayer(): Player;

// fits
/** Whether a card belongs to that set, type and trait. */
export declare function fits(card: GameCard, { set, type, trait }: Fitting): boolean;

// fittingInDeck
/**
 * The first cards of the encounter deck that match; if the deck was shuffled, these are random. If there are fewer, it returns all of them,
 * and the story says so.
 */
export declare function fittingInDeck(which: Fitting, count: number): GameCard[];

// forbid
/**
 * Forbids events of this kind for some cards until a moment.
 * @param parts prevents only events with these parts: an enemy that cannot attack one player can still attack others, and a card that
 * cannot be damaged with `from: 'attack'` can still be damaged by effects
 */
export declare function forbid<K extends EventKind>(cards: Falls, kind: K, until: Until, parts?: PartsOf<K>): void;

// forced
/** **Forced:** happens by itself when, or after, something happens. */
export declare const forced: {
    /** Happens while the event is under way: the effect can still change the event. */
    readonly when: Trigger;
    /** Happens directly after the event happened. */
    readonly after: Trigger;
    /** Happens at the beginning of a phase or of the round. */
    readonly atBeginningOf: (moment: Phase | 'round', first: AbilityOptions | Does, second?: Does) => Ability;
    /** Happens at the end of a phase or of the round. */
    readonly atEndOf: (moment: Phase | 'round', first: AbilityOptions | Does, second?: Does) => Ability;
};

// giveTo
/** Makes the player the owner of cards without an owner: from now on they go to that player's deck and piles. They stay in their zones. */
export declare function giveTo(player: Maybe<Player>, cards: Cards): void;

// givesTravel
/**
 * "Each other location gains: **Travel:** …": a price of travelling to other locations, in addition to their own. A location whose prices
 * cannot be paid is not offered. In `can` and `pay`, `self` is the location to which the players travel, and `source` the card with this
 * ability.
 * @param which accepts the locations that gain it; its `self` is the card with this ability
 */
export declare function givesTravel(which: (location: GameCard, context: ScriptContext) => boolean, can: (context: ScriptContext) => boolean, pay: Does): Ability;

// grant
/** Gives a word, such as a trait, keyword or sphere, until a moment: "gains". */
export declare function grant(cards: Falls, stat: WordStat, word: Json, until: Until): void;

// grantAbilities
/**
 * Cards gain the actions, responses and forced effects that another card in play prints, until a moment; they lose them earlier if that
 * card leaves play. Constant abilities are not included: see `modify` and `grant`. RR "Gains"
 */
export declare function grantAbilities(cards: Cards, of: Maybe, until: Until): void;

// grimRule
/**
 * Carries out one of several interpretations of a text between which no document decides: the first one, which must be the worst for the
 * players. The story names the case, so that it can be found when an official answer is known. RR "The Grim Rule"
 * @param readings the interpretations by slug, the worst for winning the scenario first; the text of the pack has their words under
 * `words.ways`
 */
export declare function grimRule(readings: {
    readonly [reading: string]: () => unknown;
}): unknown;

// happen
/** Verbs for systems: their own events, and their counters. */
/**
 * Makes an event of a system happen: abilities may respond before and after, cancel or replace it, and the resolver in the system's script
 * carries it out.
 * @param happenings one event, or several at the same moment @returns how many of them happened
 * @throws ScriptFault for a kind of event that no system in this game defines
 */
export declare function happen(happenings: SystemHappening | readonly SystemHappening[]): number;

// happenedThisRound
/**
 * Whether an event of this kind happened in this round to a card since it came into play, or concerned a player. With a player: whether it
 * happened to the card together with that player, such as an enemy that engaged the player.
 * @throws ScriptFault if no card of the game has `remembers(kind)`
 */
export declare function happenedThisRound(kind: MemorableKind, to: GameCard | null | undefined, player?: Player): boolean;

// heal
/** Heals this much damage on each card, or all of it. @returns how much was healed */
export declare function heal(cards: Cards, amount: number | 'all'): number;

// healUpTo
/** Heals as much damage as you, or another player, choose: from 1 to a maximum, and no more than there is. @returns how much was healed */
export declare function healUpTo(card: Maybe, most: number, options?: ChooseOptions): number;

// heroesAtHand
/**
 * The heroes with whom decks of this game could begin, in order of their codes: those of the packs from which it is dealt, and of their
 * dependencies. Heroes that a system reserves for some scenarios are left out.
 */
export declare function heroesAtHand(): readonly PrintedCard[];

// heroesInPlay
/** All heroes in play, of all players. */
export declare function heroesInPlay(): GameCard[];

// highest
/**
 * "The enemy with the highest engagement cost": the cards with the greatest number.
 * @returns several if they have the same number: if an effect wants one, a player chooses, for encounter and quest cards the first player
 *   (RR "First Player"); none of no cards
 */
export declare function highest<C extends GameCard>(cards: readonly C[], measure: Measure): C[];

// holdOutOfPlay
/**
 * While the card `during` is in play, another card in the staging area is considered to be out of play: it neither leaves play nor enters
 * it again, and the cards and tokens on it stay, except its shadow cards, because only enemies in play have those. RR "In Play and Out of
 * Play"
 */
export declare function holdOutOfPlay(card: Maybe, during: Maybe): void;

// hostsFor
/**
 * The cards to which an attachment may be attached now: heroes, unless its text says otherwise. RR "Attachment Cards"
 * @param how whether it is played there, or put there by an effect: a card may forbid one of the two
 */
export declare function hostsFor(card: GameCard, how?: 'played' | 'put'): GameCard[];

// ifThisAttackDamages
/**
 * "If this attack damages …": starts an effect that waits until the running attack damages the attacked enemy, or a character; the card
 * declares it with `delayed` under that name. `cardById(params.damaged)` is the damaged card, and `params.amount` the damage that it was
 * dealt. It ends with the attack.
 */
export declare function ifThisAttackDamages(slug: string, params?: JsonObject): void;

// ifThisAttackDestroys
/**
 * "If this attack destroys …": starts an effect that waits until damage of the running attack destroys the attacked enemy, or a character;
 * the card declares it with `delayed` under that name, and `cardById(params.destroyed)` is the destroyed card. It ends with the attack.
 */
export declare function ifThisAttackDestroys(slug: string, params?: JsonObject): void;

// inVictoryDisplay
/** The number of cards of that name in the victory display. */
export declare function inVictoryDisplay(code: string): number;

// insteadOfStep
/** Steps that run in place of that step. Only one system in a game can replace a step. */
export declare function insteadOfStep(of: StepName, ...steps: readonly StepScript[]): StepsScript;

// isAttacking
/** Whether a card takes part in an attack that is being resolved, as an attacker. */
export declare function isAttacking(card: Card): boolean;

// isDefending
/** Whether a card defends against an attack that is being resolved. */
export declare function isDefending(card: Card): boolean;

// isNamed
/** Verbs for scenarios: cards by name, and the next stage. */
/**
 * Whether a card has that name: `pack:slug`, or a slug. A slug means the card of the running script's pack, else those of packs on which that depends;
 * only where none of these has such a card it means a card of any pack.
 */
export declare function isNamed(card: GameCard, code: string): boolean;

// isSuch
/** Whether there is such a card, and it fits: for conditions about a card that may not be there, such as the active location. */
export declare function isSuch(card: GameCard | null | undefined, test: (card: GameCard) => boolean): boolean;

// joinDefence
/** Declares one more defender of the running enemy attack; it exhausts. RR "Multiple Defenders" */
export declare function joinDefence(character: Maybe): void;

// keyword
/** A keyword: abilities and modifiers of every card that has the keyword. */
export declare function keyword(slug: string, parts: readonly Part[], options?: {
    readonly place?: 'outside-text-box';
}): KeywordScript;

// lastPlayer
/** The player to the right of the first player. */
export declare function lastPlayer(): Player;

// lasting
/** A lasting effect of an encounter card, started by `begin(slug, until)`: the affected cards are determined again each time. */
export declare function lasting<S extends LastingStat>(slug: string, stat: S, options: LastingOptions<S>): Lasting;

// limitPer
/**
 * "Limit 1 per hero", "Limit 1 per player": at most this many copies of the card, by title, can be on the same card, controlled by the same
 * player, or in play. A further one cannot be played, put into play or attached there; those already there stay.
 * @param per `host`: the card to which it is attached, of any type
 */
export declare function limitPer(per: LimitPer, most?: number): Ability;

// locationsInPlay
/** All locations in play, the active one among them. */
export declare function locationsInPlay(): GameCard[];

// lookAt
/**
 * A player looks at hidden cards: they are known to that player from now on, and to no other player. Nothing changes for cards that the
 * player knows already.
 */
export declare function lookAt(looker: Maybe<Player>, cards: Cards): void;

// lookAtAndReorder
/** A player looks at the top cards of a pile and puts them back in any order. @returns those cards, the topmost first */
export declare function lookAtAndReorder(looker: Maybe<Player>, pile: PileName, count: number): GameCard[];

// lose
/** Removes a word until a moment, such as a trait or a keyword by its slug: "loses", even if another card gives it. */
export declare function lose(cards: Falls, stat: WordStat, word: string, until: Until): void;

// loseGame
/** The players lose. @param why a slug; the text of the pack has its words under `words.outcomes` */
export declare function loseGame(why?: string): never;

// loseResources
/** Removes resources from a hero's pool. */
export declare function loseResources(hero: Maybe, amount: number): void;

// lowerOwnThreat
/** Lowers your threat, which must be at least this high. */
export declare function lowerOwnThreat(amount: number): Cost;

// lowerThreat
/** Lowers the threat of players, never below 0. */
export declare function lowerThreat(players: Cards<Player>, amount: number): void;

// lowest
/**
 * "The hero with the fewest resources": the cards with the smallest number.
 * @returns several if they have the same number: if an effect wants one, a player chooses, for encounter and quest cards the first player
 *   (RR "First Player"); none of no cards
 */
export declare function lowest<C extends GameCard>(cards: readonly C[], measure: Measure): C[];

// makeAdditionalAttack
/**
 * The attacking enemy makes this many additional attacks against the same player after this one, each with all its steps; none if it is
 * gone or prevented from attacking.
 */
export declare function makeAdditionalAttack(count?: number): void;

// makeAttack
/**
 * An enemy makes an immediate attack: all steps of an attack with their windows. If a shadow card attacks, it leaves the enemy to which it
 * was dealt and attacks from out of play, where it cannot be damaged. Afterwards it is a shadow card of that enemy again, face up, and is
 * discarded with the others, or at once if that enemy is gone; shadow cards that were dealt to it are discarded.
 * @param against a player, or a character: then its controller is attacked, and the damage of an undefended attack is dealt to that
 * character (FAQ 1.41)
 */
export declare function makeAttack(enemy: Maybe, against: Maybe, options?: AttackOptions): void;

// makePlayerAttack
/**
 * A player makes an immediate attack on an enemy with these characters, who exhaust unless a cost has exhausted them: all steps of an
 * attack with their windows. The player can still attack that enemy in the normal way this round (FAQ 1.11).
 */
export declare function makePlayerAttack(player: Maybe<Player>, enemy: Maybe, attackers: Cards, options?: AttackOptions): void;

// may
/**
 * "May": asks the player whether to carry out an effect. Without `as`, the question names the card, and the ability if its author gave it
 * words; an ability that asks twice must give each question a name with `as`, or the check refuses it. @returns whether it was carried out
 */
export declare function may(effect: () => unknown, options?: ChooseOptions): boolean;

// mayUse
/**
 * The restriction of a keyword that is printed before Action or Response: who may use such an ability. Cards name the keyword in the
 * options, `action({ keyword: 'storm' }, …)` for "Storm Action". LCG 4.8
 */
export declare function mayUse(when: (context: ScriptContext) => boolean): Ability;

// mixUp
/**
 * Mixes face-down cards of one zone: they exchange places at random, so that no player knows which is which. Cards and tokens on a card
 * move with it. Face-up cards, and cards in another zone than the first one, stay where they are.
 */
export declare function mixUp(cards: Cards): void;

// mode
/** The mode of this game. */
export declare function mode(): Mode;

// modifier
/** A constant change of a stat, such as `modifier('willpower', { on: 'host', by: 2 })`. */
export declare function modifier<S extends NumberStat | WordStat>(stat: S, options: ModifierOptions<S>): Modifier;

// modify
/**
 * Adds an amount to a stat of cards until the end of a phase, round or attack. The affected cards and the amount are fixed now, unless the cards are
 * given as `everyCard(…)`. RR "Lasting Effects"
 */
export declare function modify(cards: Falls, stat: NumberStat, amount: number, until: Until): void;

// moveResources
/** Moves resources from one pool to another: the receiving hero gains them, but they do not count as added. FAQ 1.25 */
export declare function moveResources(from: Maybe, to: Maybe, amount: number): void;

// multiply
/** Multiplies a stat of cards until a moment, or halves it, rounded up, after all additions. */
export declare function multiply(cards: Falls, stat: NumberStat, times: number | 'half', until: Until): void;

// named
/**
 * This many cards of that name that are out of play: first from the encounter deck, then from those set aside, then from the discard pile.
 * If there are fewer, it returns all of them, and the story says so. While the game is set up, cards that are already in play do not count as missing,
 * because the scenario and the first stage may both put the same card into play.
 */
export declare function named(code: string, copies?: number): GameCard[];

// namedInPlay
/** The first card of that name that is in play. */
export declare function namedInPlay(code: string): GameCard | undefined;

// namedWherever
/**
 * A card of that name, for effects on a card that may be in play or not, such as "shuffle … into the encounter deck".
 * @returns the first one in play; where there is none, the first one that `named` finds out of play, or undefined
 */
export declare function namedWherever(code: string): GameCard | undefined;

// nextPlayer
/** The next player clockwise, or undefined when no other player is left. RR "Next Player" */
export declare function nextPlayer(player: Player): Player | undefined;

// paidWith
/**
 * The cards with which `exhaustOne`, `discardOne`, `returnOne` and `damageOne` paid for the running effect: for effects whose text refers to them.
 */
export declare function paidWith(card: GameCard): readonly GameCard[];

// passFirstPlayer
/**
 * Passes the first player token to the next player, as in the refresh phase. A single player keeps it. RR "First Player / First Player
 * Token"
 */
export declare function passFirstPlayer(): void;

// permit
/** Gives cards a permission for something that the rules forbid, until a moment, such as to keep their threat out of the quest. */
export declare function permit(cards: Falls, permission: Permission, until: Until): void;

// permits
/** Permits something that the rules forbid, such as `permits('defendsForOthers')`. */
export declare function permits(permission: Permission, options?: ConstantOptions): Modifier;

// phase
/** The running phase; `setup` before the first round. */
export declare function phase(): Phase;

// placeProgress
/**
 * Places progress on the current quest: the active location takes it first, up to its quest points, but after locations with the permission
 * `takesProgressFirst`, which take it before all others even if the active location is bypassed. If there are several such locations and
 * not enough progress for all, the players divide it, decided by the first player. RR "Active Location", FAQ 1.34
 */
export declare function placeProgress(amount: number, way?: 'by-location' | 'bypassing'): void;

// placeProgressOn
/** Places progress on locations, at the same time. */
export declare function placeProgressOn(cards: Cards, amount: number): void;

// placeTokens
/** Places tokens of any kind on a card, but not on one in a hand, deck or discard pile. */
export declare function placeTokens(card: Maybe, token: TokenName, amount: number): void;

// playedIntoStagingArea
/** "Play into the staging area": an attachment that enters play without being attached, under the control of its player. FAQ 1.38 */
export declare function playedIntoStagingArea(): Ability;

// playedThisRound
/** The cards that were played in this round by any player, in order; wherever they are now. */
export declare function playedThisRound(): GameCard[];

// playersInOrder
/** Players that are not eliminated, in player order: the first player, then clockwise. RR "In Player Order" */
export declare function playersInOrder(): Player[];

// preventDamage
/** Prevents this much of damage that is about to be dealt; if nothing is left, no damage is dealt. RR "Damage" */
export declare function preventDamage(event: EventOf<'damaged'>, amount: number): void;

// printedTitle
/** The title of a card from its pack's text, whether the card is in the game or not; the code itself if no loaded pack has it. */
export declare function printedTitle(code: string): string;

// putIn
/** Puts cards into a zone of a system, on top of a pile: cards in play leave play, and cards put into a zone that is in play enter it. */
export declare function putIn(zone: TableSystemZone, cards: Cards): void;
export declare function putIn(zone: SeatSystemZone, cards: Cards, of: Player): void;
export declare function putIn(zone: CardSystemZone, cards: Cards, of: GameCard): void;

// putIntoPlay
/**
 * Puts a card into play without a cost and without playing it. An attachment is attached to a card that its text allows, by choice of its
 * controller; a card of a system's type that is played into a zone of the table goes there.
 * A unique card with a copy in play, an attachment without a possible host and an event stay where they are. RR "Play and Put into Play",
 * "Event Cards"
 */
export declare function putIntoPlay(card: Maybe, controller: Maybe<Player>): boolean;

// putOnBottom
/** Puts a card on the bottom of the deck in which it is; from any other zone, of its owner's deck. Heroes in a discard pile stay there. */
export declare function putOnBottom(card: Maybe): void;

// putOnEncounterDeck
/** Puts an encounter card from out of play on top of the encounter deck. Shadow cards that were dealt to it are discarded. */
export declare function putOnEncounterDeck(card: Maybe): void;

// putOnTop
/**
 * Puts cards on top of the deck in which they are, or from any other zone on their owner's deck, in an order that you choose, the topmost
 * first: only you know the order, if you know the cards. A single card has no order, so players who knew it still know it, and no other
 * player does. Heroes in a discard pile stay there.
 * @param options `by`: another player who does it
 */
export declare function putOnTop(cards: Cards, options?: {
    readonly by?: Player;
}): void;

// putUnder
/**
 * Puts a card, from any zone, under another card that is in play, or that is being revealed and will enter play. There it is out of play;
 * it is discarded when the other card leaves play.
 * @param face `down`: hidden from all players who do not know it already
 */
export declare function putUnder(card: Maybe, host: Maybe, face?: 'up' | 'down'): void;

// questDeck
/** The stages that are still in the quest deck, the next one first. */
export declare function questDeck(): GameCard[];

// raiseEachThreat
/** Raises the threat of every player at the same time. It cannot be paid if something prevents one of the raises. */
export declare function raiseEachThreat(amount: number): Cost;

// raiseOwnThreat
/** Raises your threat. */
export declare function raiseOwnThreat(amount: number): Cost;

// raiseThreat
/** Raises the threat of players, at the same time. */
export declare function raiseThreat(players: Cards<Player>, amount: number): void;

// randomCard
/** One of these cards at random. Undefined if there is none: verbs do nothing for it. */
export declare function randomCard<C extends GameCard>(cards: readonly C[]): C | undefined;

// randomCards
/** This many of these cards at random, or all if there are fewer, among those that the effect can affect; each set is equally likely. */
export declare function randomCards<C extends GameCard>(cards: readonly C[], count: number): C[];

// randomPlayer
/** A player at random: one of all that are not eliminated, or one of these. Undefined if the given list is empty. */
export declare function randomPlayer(players?: undefined): Player;
export declare function randomPlayer(players: readonly Player[]): Maybe<Player>;

// ready
/** Readies exhausted cards. */
export declare function ready(cards: Cards): void;

// record
/**
 * Replaces the value of a field of the record. The outcome of the game contains it.
 * @throws ScriptFault for a field that no system in this game keeps, and for a value that the field cannot hold
 */
export declare function record<F extends keyof SystemRecord & string>(field: F, value: SystemRecord[F]): void;

// recorded
/** The record that a game passes on to later games. */
/**
 * The value of a field of the record: from the record with which the game began, or as written since.
 * @throws ScriptFault for a field that no system in this game keeps
 */
export declare function recorded<F extends keyof SystemRecord & string>(field: F): SystemRecord[F];

// redirectDamage
/**
 * The damage of the running enemy attack is dealt to that card instead of to the defender or a hero; if the card cannot be damaged at that
 * time, or has left play, it is dealt as usual. RR App I 6.4.3
 */
export declare function redirectDamage(card: Maybe): void;

// remember
/**
 * Stores a value on a card or player; scripts read it with `card.memory(name)`. It is deleted when the card leaves play.
 * @param name a name of your own; the game itself uses some, such as `used …`
 * @throws ScriptFault if this is not a card of this game, the name is one that the game uses, or the value is not plain data
 */
export declare function remember(card: Maybe, name: string, value: Json): void;

// remembers
/**
 * Declares that this card asks for earlier events of the round: the game then records events of this kind, of all cards, whatever zone this
 * card is in. It is a separate part next to the abilities that ask: `card('…', [remembers('engages'), …])`. Games without such a card
 * record nothing.
 * @param what `amounts`: records the amounts as well, for `amountThisRound`
 */
export declare function remembers(kind: MemorableKind, what?: 'amounts'): Ability;

// removeFromAttack
/**
 * Removes characters from the attacks that are being resolved, attackers or defenders; they stay exhausted. An attack without attackers
 * continues and deals no damage; one without defenders is undefended. RR App I 6.4.3, 6.8.2
 */
export declare function removeFromAttack(characters: Cards): void;

// removeFromGame
/** Removes a card from the game. RR "Removed from Game" */
export declare function removeFromGame(card: Maybe): void;

// removeFromQuest
/** Removes a character from the quest; it stays exhausted. A character that is committed by its own text stays committed. */
export declare function removeFromQuest(character: Maybe): void;

// removeOwnTokens
/** Removes resource tokens from this card, which must have so many. */
export declare function removeOwnTokens(amount: number): Cost;

// removeProgress
/** Removes progress from this card: from a quest even while a location is active, unlike `placeProgress`. */
export declare function removeProgress(card: Maybe, amount: number): void;

// removeTokens
/**
 * Removes tokens of any kind from cards, at the same time: this many from each, or all. `tokensRemoved` happens to each card that loses
 * some, and its `left` is 0 if the last one was removed. @returns how many were removed
 */
export declare function removeTokens(cards: Cards, token: TokenName, amount?: number | 'all'): number;

// resolveText
/** Texts of other cards: resolved once more, or gained for a limited time. */
/**
 * Resolves the printed "When Revealed" or "Shadow" text of a card in any zone, without revealing it or turning it up.
 * @param by the player who is "you" for the text: you by default
 */
export declare function resolveText(card: Maybe, word: 'when-revealed' | 'shadow', by?: Player): void;

// response
/** **Response:** may be used when, or after, something happens, or to cancel it. */
export declare const response: {
    /** Responds while the event is under way: the effect can still change the event. */
    readonly when: Trigger;
    /** Responds directly after the event happened. */
    readonly after: Trigger;
    /** Cancels an effect at the moment at which it begins. */
    readonly cancel: Trigger;
};

// returnOne
/**
 * Returns one card in play that you own and control to your hand; a card of another player would go to the hand of its owner.
 * @param which accepts the cards that may be returned
 */
export declare function returnOne(which: Which): Cost;

// returnToHand
/** Returns a card to its owner's hand, from play or a pile. Heroes in a discard pile stay there. RR "Hero Cards" */
export declare function returnToHand(card: Maybe): void;

// returnToStaging
/**
 * Returns cards in play to the staging area, one after another: engaged enemies, or the active location. A card that is immune to the effect stays
 * where it is. RR "Immune"
 * @returns how many cards were returned
 */
export declare function returnToStaging(cards: Cards): number;

// revealAnother
/**
 * Reveals one more card after the card that is being revealed has been placed.
 * @param owedTo a card for which it is revealed, such as an objective that will be guarded by the revealed card: this reveal comes before
 * reveals for no card, and the event has the card as `owedTo`
 */
export declare function revealAnother(owedTo?: GameCard): void;

// revealCard
/**
 * Reveals a given card, from any zone out of play, such as the top card of another deck: it is turned face up, its keywords and When
 * Revealed text resolve, and it goes to the staging area or the discard pile. Cards that it causes to be revealed, such as by surge, come
 * from the encounter deck after it. RR "Reveal"
 */
export declare function revealCard(card: GameCard | null | undefined, revealer?: Player): void;

// revealEncounterCards
/**
 * Reveals cards from the encounter deck, one at a time, each fully placed before the next.
 * Further reveals that they cause are stored in the state and made in a loop, never nested.
 * @param owedTo a card for which they are revealed, such as an objective that the scenario's setup places as guarded
 * @param revealer the player who reveals them, and further cards that they cause to be revealed: you by default
 * @returns the cards that were revealed, in order
 */
export declare function revealEncounterCards(count: number, owedTo?: GameCard, revealer?: Player): GameCard[];

// revealFrom
/**
 * Reveals cards from a deck of a system in the same way as cards of the encounter deck: keywords and "when revealed" effects resolve, and
 * each is placed before the next. Further cards that they cause to be revealed, such as by Surge, come from the encounter deck.
 * @param deck a deck of a system; an empty deck is reset first, if it has a discard pile of its own
 * @param revealer the player who reveals them; you by default
 * @param options `place`: moves each of these cards elsewhere than to the staging area; a card that it does not move goes to the staging
 * area
 * @returns the cards that were revealed, in order
 * @throws ScriptFault for a zone that no system in this game defines
 */
export declare function revealFrom(deck: TableSystemZone, count?: number, revealer?: Player, options?: {
    readonly place?: (card: GameCard) => unknown;
}): GameCard[];

// revealTopCard
/** Reveals the top card of the encounter deck. @returns it */
export declare function revealTopCard(): GameCard | undefined;

// revealingPlayer
/**
 * The player who reveals the card that is being revealed. In the staging step the players reveal one card each, in player order; a card
 * revealed by an effect is revealed by the player who uses the effect; and further cards caused by a revealed card are revealed by the same
 * player. RR "Staging"
 */
export declare function revealingPlayer(): Player | undefined;

// roll
/** A random number from 1 to `sides`. Rolls with different names are independent. */
export declare function roll(name: string, sides: number): number;

// round
/** The number of the current round, from 1; 0 during setup. */
export declare function round(): number;

// rule
/** A rule for the whole game: a mode or a house rule. */
export declare function rule(slug: string, parts: readonly Part[]): CardScript;

// scenario
/** A scenario's own rules: setup, winning and losing. */
export declare function scenario(slug: string, parts: readonly Part[]): CardScript;

// scenarioHero
/**
 * The hero with whom the scenario is played and whom the first player has. Until there is a first player, the scenario's own hero is set
 * aside.
 * @returns undefined if the scenario is played without such a hero
 */
export declare function scenarioHero(): GameCard | undefined;

// score
/** The score that the group would have if it won now: the lower, the better. RR "Scoring" */
export declare function score(): number;

// search
/**
 * A player searches cards of hidden piles: the player sees them all and may choose some that fit. It shuffles nothing: after moving the
 * found cards, shuffle the deck with `shuffleDeck`, unless the card says otherwise; a discard pile keeps its order. FAQ 1.21
 * @returns the chosen cards, still in their zones
 */
export declare function search(searcher: Maybe<Player>, within: readonly GameCard[], fits: (card: GameCard) => boolean, options?: {
    readonly most?: number;
    readonly must?: 'if-able';
    readonly as?: string;
}): GameCard[];

// setAside
/** Sets a card aside, face up and out of play. */
export declare function setAside(card: Maybe): void;

// setCounter
/** Sets a counter, limited to the range between its minimum and maximum. */
export declare function setCounter(name: TableCounter, to: number): void;
export declare function setCounter(name: PlayerCounter, to: number, player: Player): void;

// setNextStage
/** Sets the stage that is entered after the current one, in place of the next one of the quest deck. Does nothing without a stage. */
export declare function setNextStage(stage: GameCard | null | undefined): void;

// setNextStageAtRandom
/** Picks one of these stages at random and makes it the next. */
export declare function setNextStageAtRandom(stages: readonly GameCard[]): void;

// setValue
/** Sets a stat of cards to a value until a moment, regardless of additions: of several such effects the latest counts. */
export declare function setValue(cards: Falls, stat: NumberStat, value: number, until: Until): void;

// setup
/**
 * **Setup:** instructions for the beginning of a game: of a scenario, of a rule, or of side A of a stage; of a hero, when the game begins;
 * of a card in a player's deck, which is searched out before the first hand is drawn; and of a card in the encounter deck, before the
 * quest's own. LCG 4.9
 * @param options `after: 'quest'`: the instructions of a card among the rules are followed after those of the first stage, because they
 * refer to its cards
 */
export declare function setup(effect: Does, options?: {
    readonly after?: 'quest';
}): Ability;

// shadow
/**
 * **Shadow:** resolves when the card is turned up as a shadow card. `you` is the defending player: the attacked player, even if no
 * character or another player's character defends. FAQ 1.52
 */
export declare function shadow(effect: (context: ScriptContext & {
    readonly attack: EnemyAttack;
    readonly attacker: GameCard;
}) => unknown, options?: AbilityOptions): Ability;

// shuffleDeck
/** Shuffles a deck. */
export declare function shuffleDeck(player: Maybe<Player> | 'encounter'): void;

// shuffleIntoDeck
/**
 * Shuffles cards into their owners' decks, or into the encounter deck. Heroes in a discard pile, and cards without a back, stay where they
 * are.
 */
export declare function shuffleIntoDeck(cards: Cards): void;

// shuffleZone
/** Shuffles a zone of a system. */
export declare function shuffleZone(zone: TableSystemZone): void;
export declare function shuffleZone(zone: SeatSystemZone, of: Player): void;

// skipPhase
/** Skips the next phase of this name: neither its beginning nor its end happens. Effects that would last until its end are ended then. */
export declare function skipPhase(name: PhaseOfRules): void;

// skips
/**
 * "Skip the combat phase": phases of this name are skipped while this ability applies. For a single phase that an effect skips, see
 * `skipPhase`.
 */
export declare function skips(name: PhaseOfRules, options?: Omit<ConstantOptions, 'on' | 'stacking'>): Modifier;

// spendFromAnyPool
/** Spends resources from the pools of any heroes, including those of other players. @param sphere only of heroes of that sphere */
export declare function spendFromAnyPool(amount: number, sphere?: string): Cost;

// spendHostResources
/** Spends resources from the pool of the hero to which this is attached. */
export declare function spendHostResources(amount: number): Cost;

// spendOwnResources
/** Spends resources from this hero's own pool. */
export declare function spendOwnResources(amount: number): Cost;

// spendResources
/** Spends resources of any of your heroes. @param sphere only of heroes of that sphere */
export declare function spendResources(amount: number, sphere?: string): Cost;

// spendableResources
/**
 * The number of a card's resources that may be spent, for prices that an effect asks for: 0 if a card says that they cannot be. RR "Cannot"
 */
export declare function spendableResources(card: GameCard): number;

// spread
/**
 * The chooser spreads an amount over cards. For damage, use `assignDamage`.
 * @param options `most`: the maximum for a card, if less than the whole amount; an amount beyond all maxima is lost
 */
export declare function spread(amount: number, cards: readonly GameCard[], options?: ChooseOptions & {
    readonly most?: (card: GameCard) => number;
}): Share[];

// stagesNamed
/** The stages of these names that are still in the quest deck. */
export declare function stagesNamed(codes: readonly string[]): GameCard[];

// stagingArea
/** The cards in the staging area, in the order in which they came. */
export declare function stagingArea(): GameCard[];

// stagingThreat
/** The threat that counts against the quest: of the cards in the staging area that contribute theirs. RR App I 3.4 */
export declare function stagingThreat(): number;

// step
/**
 * A step of a system, with its effect. The first player is `you`, and decides for the group.
 * @param name the name in the chapter @param options `when`: the step and its windows are skipped unless it returns true
 */
export declare function step(name: OwnStep, effect: (context: ScriptContext) => unknown, options?: StepOptions): StepScript;

// switchValues
/**
 * Exchanges the values that two cards have for a stat, until a moment. A value that is printed as a dash cannot be exchanged. RR "Switch" @returns
 * whether they were exchanged
 */
export declare function switchValues(one: Maybe, other: Maybe, stat: NumberStat, until: Until): boolean;

// system
/** The script of a system: the default export of `systems/<slug>.ts`. */
export declare function system(slug: string, { events, steps, setup, endings, begins, rules }: SystemParts): SystemScript;

// takeControl
/**
 * Gives control of a card to a player: permanently, or until a moment, when it returns to its earlier controller. RR "Control", "Lasting
 * Effects"
 */
export declare function takeControl(card: Maybe, player: Maybe<Player>, until?: Until): void;

// topCards
/** The top cards of a pile, topmost first: of `encounter-deck` and the like, or of a player: `${player.id}.deck`. */
export declare function topCards(pile: PileName, count: number): GameCard[];

// travel
/** **Travel:** the price of travelling to this location. `can` says whether it can be paid. */
export declare function travel(can: (context: ScriptContext) => boolean, pay: Does): Ability;

// travelTo
/**
 * The players travel to a location outside the travel step: its travel price is not paid. A location that is being revealed, or is out of
 * play, enters play as the active location, without entering the staging area. If there is an active location, it does nothing: see
 * `returnToStaging`.
 */
export declare function travelTo(location: Maybe): void;

// treatAsUndefended
/** @deprecated Write `considerUndefended`. Deprecated since script API 2, gone in 3. */
export declare const treatAsUndefended: typeof considerUndefended;

// turnFacedown
/** Cards that enter play, move in play, turn over, and change their controller. */
/**
 * Turns a card face down: until it is turned up or leaves play it has the facts given here, and none of its printed text or facts applies.
 * In play it keeps the cards and tokens on it, and players who could see it still know it; a card from a deck or hand is known to no
 * player, and the story does not name it. A card that should enter play face down is first turned in its zone and then moved:
 * `turnFacedown(card, { name: 'lurker', type: 'enemy', … })`, `engage(card, player)`.
 * RR "Card Types": a card that has become another type is of no other type.
 */
export declare function turnFacedown(card: Maybe, as: Facedown): void;

// turnFaceup
/** Turns up a card that was turned face down. A card that is not in play is hidden again like the cards around it. */
export declare function turnFaceup(card: Maybe): void;

// turnInto
/**
 * Changes the type of a card until it leaves play: it loses its own type and works like any card of the new one. An ally that becomes a
 * hero has a resource pool, collects resources, and counts among its controller's heroes. RR "Card Types"
 */
export declare function turnInto(card: Maybe, type: 'hero' | 'ally' | 'enemy' | 'location'): void;

// turnOver
/**
 * Turns a card to its other side; it stays in its zone, and keeps the cards and tokens on it. Stages are turned by the rules only: see
 * `setNextStage`.
 * @returns whether it was turned; false for a one-sided card
 */
export declare function turnOver(card: Maybe): boolean;

// victoryDisplay
/** The cards in the victory display, in the order in which they came. */
export declare function victoryDisplay(): GameCard[];

// wasEngagedThisRound
/** "Was engaged this round": the enemy engaged any player, or the given one, in this round. The card that asks must have `remembers('engages')`. */
export declare function wasEngagedThisRound(enemy: GameCard | null | undefined, player?: Player): boolean;

// whenRevealed
/** **When Revealed:** resolves by itself when the card is revealed from the encounter deck, or a stage is entered. */
export declare function whenRevealed(effect: Does<'revealed'>, options?: AbilityOptions<'revealed'>): Ability;

// whenWon
/**
 * The resolution of a scenario or rule: it runs once the players have won, before the game is over; those of systems run last. It does not
 * run in a lost game.
 */
export declare function whenWon(effect: Does): Ability;

// wholeRoundInPlay
/** "Has been in play the whole round": it is in play and did not enter play in this round. The card that asks must have `remembers('entersPlay')`. */
export declare function wholeRoundInPlay(card: GameCard | null | undefined): boolean;

// winGame
/** The end of the game, elimination, and dice. */
/** The players win. @param why a slug; the text of the pack has its words under `words.outcomes` */
export declare function winGame(why?: string): never;

// Declarations that those above mention and that cannot be imported.

// CardZone
/** A zone on a card, such as `attachments`. */
export type CardZone = keyof typeof zones.card;

// Does
type Does<K extends EventKind = EventKind, T = unknown> = (context: ScriptContext<K, T>) => unknown;

// Falls
/** The cards that a lasting effect changes: these, or every card that fits a description. */
type Falls = Cards | EveryCard;

// LastingStat
/** The things that a declared lasting effect can change: a stat, a permission, whether a text box is blank, or a forbidden event. */
export type LastingStat = NumberStat | WordStat | Permission | 'blank' | `cannot ${EventKind}`;

// MEMORABLE
/** Records events of this round for cards that ask for them: only in games with such a card. */
/** The kinds of events that cards can ask for; each is recorded for its subject, and for the player whom it concerns. */
export declare const MEMORABLE: readonly [
    "entersPlay",
    "engages",
    "commits",
    "travels",
    "attached",
    "attacks",
    "attacked",
    "defends",
    "damaged",
    "healed",
    "exhausted",
    "readied",
    "resourcesGained",
    "progressPlaced",
    "controlTaken",
    "drawn",
    "threatRaised",
    "threatLowered"
];

// NamesWith
/** The names of an interface whose value is one of these. */
type NamesWith<Names, Value> = {
    [Name in keyof Names]: Names[Name] extends Value ? Name : never;
}[keyof Names] & string;

// NumberChange
/** A change of a number: exactly one of these fields. */
interface NumberChange {
    /** Adds this amount. */
    readonly by?: number | ((context: ScriptContext, card: GameCard) => number);
    /** Sets the number to this value; additions by other cards have no effect on it. */
    readonly set?: number | ((context: ScriptContext, card: GameCard) => number);
    /** Multiplies the number, or halves it and rounds up, after all additions. */
    readonly times?: number | 'half';
}

// OwnPhase
type OwnPhase = keyof SystemPhases extends never ? string : keyof SystemPhases & string;

// OwnStep
/** The name of a step that a chapter declares; any name if no chapter declares steps. */
type OwnStep = keyof SystemSteps extends never ? string : keyof SystemSteps & string;

// PHASE_STEPS
/** The phases of the rules in order: the first and the last step of each, and the next step. RR App I */
export declare const PHASE_STEPS: {
    readonly resource: {
        readonly first: "1.1";
        readonly last: "1.4";
        readonly next: "2.1";
    };
    readonly planning: {
        readonly first: "2.1";
        readonly last: "2.4";
        readonly next: "3.1";
    };
    readonly quest: {
        readonly first: "3.1";
        readonly last: "3.5";
        readonly next: "4.1";
    };
    readonly travel: {
        readonly first: "4.1";
        readonly last: "4.3";
        readonly next: "5.1";
    };
    readonly encounter: {
        readonly first: "5.1";
        readonly last: "5.4";
        readonly next: "6.1";
    };
    readonly combat: {
        readonly first: "6.1";
        readonly last: "6.11";
        readonly next: "7.1";
    };
    readonly refresh: {
        readonly first: "7.1";
        readonly last: "7.5";
        readonly next: "0.1";
    };
};

// PlaceStep
type PlaceStep = Extract<keyof typeof places, `step.${string}`> extends `step.${infer Step}` ? Step : never;

// PrintedType
/** The names of card types. They are in a file of their own because the types of scripts depend on them. */
/** The card types of cards in packs. */
export type PrintedType = 'hero' | 'ally' | 'attachment' | 'event' | 'enemy' | 'location' | 'treachery' | 'objective' | 'objective-ally' | 'objective-hero' | 'objective-location' | 'treasure' | 'contract' | 'nightmare' | 'quest';

// RulesTokens
type RulesTokens = typeof tokenNames;

// SceneEffect
/** A lasting effect of a scene: a stat, its change, and when it ends. */
interface SceneEffect {
    readonly stat: NumberStat | WordStat;
    readonly by?: number;
    readonly set?: number;
    /** A trait, keyword or sphere that it gains. */
    readonly gain?: string;
    readonly until: Exclude<Until, 'attack'>;
}

// SceneStart
/** The places at which a scene may begin: a phase, a step by its number, or an action window. */
type SceneStart = Phase | StepName | WindowName;

// SeatZone
/** A zone of a player, such as `hand`. */
export type SeatZone = keyof typeof zones.seat;

// Shaped
type Shaped<S extends StatSpec['shape']> = {
    [K in keyof Stats]: Stats[K]['shape'] extends S ? K : never;
}[keyof Stats];

// SomeEvent
type SomeEvent = {
    readonly [K in EventKind]: EventOf<K>;
}[EventKind];

// Stats
type Stats = typeof stats;

// TableZone
/** A zone of the table, such as `staging-area`. */
type TableZone = keyof typeof zones.table;

// TitledStep
/** A number that is no step: the catalogue has a title for it, which several steps share. */
type TitledStep = '6.4' | '6.8';

// Trigger
interface Trigger {
    <K extends EventKind>(kind: K, effect: Does<K>): Ability;
    <K extends EventKind, T>(kind: K, options: AbilityOptions<K, T>, effect: Does<K, T>): Ability;
}

// WINDOWS
/** The steps of RR Appendix I by number, and the action windows after them. */
/** Steps that are followed by an action window, each with the step after the window. */
export declare const WINDOWS: {
    readonly '1.3': "1.4";
    readonly '3.1': "3.2";
    readonly '3.2': "3.3";
    readonly '3.3': "3.4";
    readonly '3.4': "3.5";
    readonly '4.2': "4.3";
    readonly '5.2': "5.3";
    readonly '5.3': "5.4";
    readonly '6.2': "6.3";
    readonly '6.4b': "6.4.1";
    readonly '6.4.1': "6.4.2";
    readonly '6.4.2': "6.4.3";
    readonly '6.4.3': "6.4.4";
    readonly '6.8.1': "6.8.2";
    readonly '6.8.2': "6.8.3";
    readonly '6.8.3': "6.8.4";
    readonly '7.4': "7.5";
};

// Which
/** Accepts the cards that may pay. It may read the table, but must not ask a player. */
type Which = (card: GameCard, context: ScriptContext) => boolean;

// WindowName
/** The name of an action window, such as `window 3.2`. */
export type WindowName = `window ${keyof typeof WINDOWS}`;

// WordChange
/** A change of a list of words: one of these fields. */
interface WordChange {
    /** A word that it gains: a trait, a keyword by its slug, a sphere, an immunity. */
    readonly gain?: string;
    /** The number of a keyword that it gains, as in "gains Gust 2", or of a printed keyword with the number X; 1 by default. */
    readonly number?: number | ((context: ScriptContext, card: GameCard) => number);
    /** A word that it loses. */
    readonly lose?: string;
}

// dialOf
/** The threat on the dial of a player. */
declare function dialOf(card: Card): Json;

// modes
export declare const modes: {
    readonly standard: {
        readonly name: "Standard";
        readonly text: "All encounter cards.";
        readonly when: "always";
    };
    readonly easy: {
        readonly name: "Easy";
        readonly text: "Without the hardest encounter cards; each hero starts with one resource.";
        readonly when: "always";
        readonly takesOut: "easyModeRemoves";
        readonly beginsWith: {
            readonly resource: 1;
        };
    };
    readonly basic: {
        readonly name: "Basic";
        readonly text: "All encounter cards; enemies are dealt no shadow cards.";
        readonly when: "always";
        readonly leavesOut: readonly [
            "shadow-cards"
        ];
    };
    readonly nightmare: {
        readonly name: "Nightmare";
        readonly text: "With the cards of its nightmare deck in place of some of its own.";
        readonly when: "said";
    };
};

// places
declare const places: {
    readonly 'phase.setup': "Setup";
    readonly 'phase.resource': "Resource";
    readonly 'phase.planning': "Planning";
    readonly 'phase.quest': "Quest";
    readonly 'phase.travel': "Travel";
    readonly 'phase.encounter': "Encounter";
    readonly 'phase.combat': "Combat";
    readonly 'phase.refresh': "Refresh";
    readonly 'phase.end': "The end";
    readonly 'step.setup.1': "Shuffle the decks";
    readonly 'step.setup.2': "Heroes and threat";
    readonly 'step.setup.3': "Token bank";
    readonly 'step.setup.4': "First player";
    readonly 'step.setup.5': "Starting hands";
    readonly 'step.setup.6': "Quest deck";
    readonly 'step.setup.7': "Scenario setup";
    readonly 'step.0.0': "The round begins";
    readonly 'step.0.1': "The round ends";
    readonly 'step.1.1': "The phase begins";
    readonly 'step.1.2': "Gain resources";
    readonly 'step.1.3': "Draw cards";
    readonly 'step.1.4': "The phase ends";
    readonly 'step.2.1': "The phase begins";
    readonly 'step.2.2': "Play allies and attachments";
    readonly 'step.2.3': "Next player";
    readonly 'step.2.4': "The phase ends";
    readonly 'step.3.1': "Before the quest";
    readonly 'step.3.2': "Commit characters";
    readonly 'step.3.3': "Stage encounter cards";
    readonly 'step.3.4': "Resolve the quest";
    readonly 'step.3.5': "The phase ends";
    readonly 'step.4.1': "The phase begins";
    readonly 'step.4.2': "Travel";
    readonly 'step.4.3': "The phase ends";
    readonly 'step.5.1': "The phase begins";
    readonly 'step.5.2': "Engage an enemy";
    readonly 'step.5.3': "Engagement checks";
    readonly 'step.5.4': "The phase ends";
    readonly 'step.6.1': "The phase begins";
    readonly 'step.6.2': "Deal shadow cards";
    readonly 'step.6.3': "Enemies attack";
    readonly 'step.6.4': "Choose an enemy";
    readonly 'step.6.4a': "Choose an enemy";
    readonly 'step.6.4b': "The attack begins";
    readonly 'step.6.4.1': "Declare a defender";
    readonly 'step.6.4.2': "Reveal the shadow";
    readonly 'step.6.4.3': "Determine damage";
    readonly 'step.6.4.4': "The attack ends";
    readonly 'step.6.5': "Next player";
    readonly 'step.6.6': "Enemies are done";
    readonly 'step.6.7': "Players attack";
    readonly 'step.6.8': "Players attack";
    readonly 'step.6.8a': "Declare an attack";
    readonly 'step.6.8b': "Choose enemy and attackers";
    readonly 'step.6.8.1': "Join the attack";
    readonly 'step.6.8.2': "Add up the attack";
    readonly 'step.6.8.3': "Determine damage";
    readonly 'step.6.8.4': "The attack ends";
    readonly 'step.6.9': "Next player";
    readonly 'step.6.10': "Players are done";
    readonly 'step.6.11': "The phase ends";
    readonly 'step.7.1': "The phase begins";
    readonly 'step.7.2': "Ready all cards";
    readonly 'step.7.3': "Raise threat";
    readonly 'step.7.4': "Pass first player";
    readonly 'step.7.5': "The phase ends";
    readonly 'window.1.3': "Cards are drawn";
    readonly 'window.2.2': "Planning";
    readonly 'window.3.1': "Before the quest";
    readonly 'window.3.2': "Characters are committed";
    readonly 'window.3.3': "The encounter deck is revealed";
    readonly 'window.3.4': "The quest is resolved";
    readonly 'window.4.2': "After travel";
    readonly 'window.5.2': "Enemies may be engaged";
    readonly 'window.5.3': "Engagement is checked";
    readonly 'window.6.2': "Shadow cards are dealt";
    readonly 'window.6.4b': "An enemy attacks";
    readonly 'window.6.4.1': "The defender is declared";
    readonly 'window.6.4.2': "The shadow is revealed";
    readonly 'window.6.4.3': "The damage is dealt";
    readonly 'window.6.8.1': "Attackers are declared";
    readonly 'window.6.8.2': "The attack is added up";
    readonly 'window.6.8.3': "The damage is dealt";
    readonly 'window.7.4': "Before the round ends";
};

// printedKeywords
/** Printed keywords with their numbers: `Doomed 2` is doomed: 2, `Surge` twice is surge: 2. */
declare function printedKeywords(card: Card): Json;

// printedSpheres
declare function printedSpheres(card: Card): Json;

// printedTraits
declare function printedTraits(card: Card): Json;

// questions
declare const questions: {
    readonly 'vote-first-player': "Who shall be the first player?";
    readonly mulligan: "{is, select, taken {{seat} takes a mulligan} other {Mulligan}}";
    readonly 'mulligan.text': "Take one? The whole hand is shuffled back and six new cards are drawn, once.";
    readonly 'action-window': "A player may act: use an action, or pass?";
    readonly cancel: string;
    readonly 'when-response': string;
    readonly 'after-response': string;
    readonly 'next-constant': string;
    readonly 'next-when-forced': string;
    readonly 'next-after-forced': string;
    readonly 'next-delayed': "Which of the effects that waited for this moment comes first?";
    readonly 'choose-payers': "Which heroes pay? The resources come from {pools} pools.";
    readonly pay: "Pay {sum, plural, one {# resource} other {# resources}}";
    readonly 'choose-x': "What is X?";
    readonly choose: "Choose a card";
    readonly 'choose-up-to': "Choose cards, or none";
    readonly 'choose-one': "Choose one";
    readonly 'by-hand.done': "Done by hand";
    readonly 'by-hand.left-out': "Leave it out";
    readonly 'choose-number': "Choose a number";
    readonly 'choose-player': "Choose a player";
    readonly 'choose-next-stage': "Which stage comes next?";
    readonly may: "{named, select, yes {{card}, “{does}”: do it?} other {{card} says “may”: do it?}}";
    readonly distribute: "Give out {sum}";
    readonly 'assign-damage': "Assign {sum} damage";
    readonly search: "Which card do you take?";
    readonly 'choose-host': "Attach it to which card?";
    readonly 'choose-host.answer': "Attach it to {card}";
    readonly 'choose-to-exhaust': "Which card exhausts?";
    readonly 'choose-to-discard': "Which card is discarded?";
    readonly 'choose-to-damage': "Who is dealt the damage?";
    readonly 'choose-to-return': "Which card returns to the hand?";
    readonly 'choose-for-damage': "Which card takes the damage?";
    readonly 'choose-to-commit': "Who commits to the quest?";
    readonly 'choose-to-commit.text': "The staging area holds {stagingThreat} threat, and more may come. Who commits exhausts.";
    readonly 'choose-to-remove-from-quest': "Which character leaves the quest?";
    readonly 'choose-location': "Travel to a location?";
    readonly 'choose-location.answer': "Travel to {card}";
    readonly 'choose-active-location': "Which active location does it concern?";
    readonly 'divide-progress': "Divide {sum} progress among these locations";
    readonly 'choose-enemy-to-engage': "Engage an enemy?";
    readonly 'choose-enemy-to-engage.answer': "Engage {card}";
    readonly 'choose-tied-enemy': "Which of these enemies engages first?";
    readonly 'order-shadow-cards': "The shadow cards do not reach for all: who is dealt one first?";
    readonly 'choose-next-attacker': "Which enemy attacks next?";
    readonly 'choose-next-attacker.answer': "{card} attacks";
    readonly 'choose-defender': "Declare a defender against {enemy}?";
    readonly 'choose-defender.answer': "{card} defends";
    readonly 'choose-defender.text': "{enemy} attacks for {attack}.";
    readonly 'choose-defenders': "Declare defenders against {enemy}?";
    readonly 'choose-defenders.text': "{enemy} attacks for {attack}. Any number of characters may defend; one of them takes all the damage.";
    readonly 'choose-hero-for-damage.answer': "{card} takes the damage";
    readonly 'choose-hero-for-damage': "{enemy} is undefended: which hero takes {amount} damage?";
    readonly 'choose-defender-for-damage.answer': "{card} takes the damage";
    readonly 'choose-defender-for-damage': "Which defender takes {amount} damage of {enemy}?";
    readonly 'choose-enemy-to-attack': "Attack an enemy?";
    readonly 'choose-enemy-to-attack.answer': "Attack {card}";
    readonly 'choose-attackers': "Who attacks {enemy}?";
    readonly 'choose-joining-attackers': "Who joins the attack on {enemy}?";
    readonly 'may-pay-to-ready': "Pay to ready it?";
    readonly 'may-search': "Look through the deck?";
    readonly 'may-put-on-bottom': "Put it on the bottom of the deck?";
    readonly 'choose-for-hand': "Which card goes to hand?";
    readonly 'order-discarded': "These cards come to the discard pile together. In which order, the topmost first?";
    readonly 'order-on-top': "In which order do they go back, the topmost first?";
    readonly 'choose-to-heal': "How much damage is healed?";
};

// sorts
/** Descriptions of cards for lasting effects: the cards in play that match now, and those that match later. */
declare const sorts: Readonly<{
    hero: (card: GameCard) => boolean;
    ally: (card: GameCard) => boolean;
    character: (card: GameCard) => boolean;
    enemy: (card: GameCard) => boolean;
    location: (card: GameCard) => boolean;
    attachment: (card: GameCard) => boolean;
    objective: (card: GameCard) => boolean;
}>;

// states
declare const states: Readonly<{
    exhausted: (card: GameCard) => boolean;
    ready: (card: GameCard) => boolean;
    damaged: (card: GameCard) => boolean;
    committed: (card: GameCard) => boolean;
    'not-committed': (card: GameCard) => boolean;
}>;

// stats
export declare const stats: {
    readonly threatCost: {
        readonly shape: "number";
        readonly about: "What a hero adds to its player’s threat at the start.";
        readonly printed: (card: Card) => Json;
        readonly least?: number;
    };
    readonly cost: {
        readonly shape: "number";
        readonly about: "What it costs to play it, in resources.";
        readonly printed: (card: Card) => Json;
        readonly least?: number;
    };
    readonly engagementCost: {
        readonly shape: "number";
        readonly about: "The threat at which an enemy engages a player by itself.";
        readonly printed: (card: Card) => Json;
        readonly least?: number;
    };
    readonly threat: {
        readonly shape: "number";
        readonly about: "What it adds to the threat in the staging area.";
        readonly printed: (card: Card) => Json;
        readonly least?: number;
    };
    readonly willpower: {
        readonly shape: "number";
        readonly about: "What a character adds to the quest to which it is committed.";
        readonly printed: (card: Card) => Json;
        readonly least?: number;
    };
    readonly attack: {
        readonly shape: "number";
        readonly about: "The damage that it deals, less defense.";
        readonly printed: (card: Card) => Json;
        readonly least?: number;
    };
    readonly defense: {
        readonly shape: "number";
        readonly about: "What is taken off the damage of an attack against it.";
        readonly printed: (card: Card) => Json;
        readonly least?: number;
    };
    readonly hitPoints: {
        readonly shape: "number";
        readonly about: "So much damage destroys it.";
        readonly printed: (card: Card) => Json;
        readonly least?: number;
    };
    readonly questPoints: {
        readonly shape: "number";
        readonly about: "So much progress explores a location or completes a stage.";
        readonly printed: (card: Card) => Json;
        readonly least?: number;
    };
    readonly traits: {
        readonly shape: "words";
        readonly printed: typeof printedTraits;
        readonly about: "Its traits.";
    };
    readonly keywords: {
        readonly shape: "counts";
        readonly printed: typeof printedKeywords;
        readonly about: "Its keywords by their slugs, each with its number.";
    };
    readonly spheres: {
        readonly shape: "words";
        readonly printed: typeof printedSpheres;
        readonly about: "The spheres whose resources it gives or needs.";
    };
    readonly paysFor: {
        readonly shape: "words";
        readonly printed: () => Json;
        readonly about: "Cards of other spheres for which its resources may pay, too: any, or those of one of these types, traits or spheres.";
    };
    readonly paidFromAnyPool: {
        readonly shape: "words";
        readonly printed: () => Json;
        readonly about: "Spheres of which any hero may help to pay for it, whoever controls that hero. Asked of the card that is played.";
    };
    readonly blank: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Whether its text box is blank: written with blanks(…).";
    };
    readonly immunities: {
        readonly shape: "words";
        readonly printed: (card: Card) => Json;
        readonly about: "What it is immune to: card-effects, player-card-effects, or with non- and a trait before it, as in non-Key-card-effects, those of cards without the trait; in non-Lore-player-card-effects, those of player cards of another sphere or trait.";
    };
    readonly forbiddenAttachments: {
        readonly shape: "words";
        readonly printed: () => Json;
        readonly about: "Attachments that it cannot have: any, player-cards, those with one of these traits or keywords, or with non- before it those without the trait.";
    };
    readonly defendsForOthers: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "A character may defend against attacks on other players.";
    };
    readonly declaresManyDefenders: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "A player may declare any number of defenders against an attack.";
    };
    readonly commitsWithoutExhausting: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Need not exhaust to commit to the quest, but has to be ready.";
    };
    readonly attacksWithoutExhausting: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Need not exhaust to attack, but has to be ready.";
    };
    readonly defendsWithoutExhausting: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Need not exhaust to defend, but has to be ready.";
    };
    readonly takesUndefendedDamage: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Damage of an undefended attack may be dealt to it, as to a hero of the attacked player: of its controller, or any where it has none.";
    };
    readonly mustTakeUndefendedDamage: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Damage of an undefended attack is dealt to it and to no hero: of an attack on its controller, or on anybody where it has none.";
    };
    readonly attacksForOthers: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "A character may attack enemies that are engaged with other players.";
    };
    readonly ignoresAttackersForOthers: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Attackers that may attack it only because cards let them attack enemies of other players add nothing to the attack.";
    };
    readonly attacksStagingAlone: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "A character that attacks alone may attack enemies in the staging area.";
    };
    readonly mostAttackers: {
        readonly shape: "number";
        readonly printed: () => Json;
        readonly about: "How many characters may attack it together. There is no maximum unless a card sets one.";
    };
    readonly consideredEngaged: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "An enemy is considered to be engaged with every player while it stays in the staging area.";
    };
    readonly consideredEngagedFrom: {
        readonly shape: "number";
        readonly printed: () => Json;
        readonly about: "The least threat of a player with whom an enemy in the staging area is considered to be engaged.";
    };
    readonly withholdsThreat: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "A card in the staging area does not add its threat when the quest resolves; its threat does not change.";
    };
    readonly committedInStaging: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "A character in the staging area, such as an objective-ally, is committed to the quest there.";
    };
    readonly playableInActionWindows: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "An ally or attachment may be played in ordinary action windows of the running phase.";
    };
    readonly reachesImmune: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Its effects also affect cards that are immune to player card effects.";
    };
    readonly survivesDamage: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Damage does not destroy it, however much lies on it.";
    };
    readonly lostWhenAway: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "A hero who keeps its owner in the game only while the owner controls it.";
    };
    readonly elimination: {
        readonly shape: "number";
        readonly printed: (card: Card) => Json;
        readonly about: "The threat at which a player is eliminated.";
    };
    readonly handLimit: {
        readonly shape: "number";
        readonly printed: () => Json;
        readonly about: "How many cards a player may hold: who holds more discards the rest at once. Nobody has a limit unless a card sets one.";
    };
    readonly goesToVictoryDisplay: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "It goes to the victory display when it is defeated or explored.";
    };
    readonly returnsToHand: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "When it leaves play for the discard pile of its owner, it goes to the hand of its owner instead.";
    };
    readonly copiesInVictoryDisplay: {
        readonly shape: "number";
        readonly printed: () => Json;
        readonly about: "How many copies of it the victory display holds at most; a further one goes to the discard pile.";
    };
    readonly victoryPoints: {
        readonly shape: "number";
        readonly printed: () => Json;
        readonly about: "What it takes off the score while it lies in the victory display.";
    };
    readonly stagedAlone: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "“You” on it is the player who reveals it, who stages it alone: meanwhile the other players take no actions and trigger no responses.";
    };
    readonly concernsRevealer: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "“You” on it is the player who reveals it, and not the first player.";
    };
    readonly renewsEncounterDeck: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "The encounter deck is made anew from its discard pile in any phase, and not only in the quest phase. Asked of the table.";
    };
    readonly mustBeTravelledTo: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "The players must travel to this location wherever they could travel: there, or to another one that says so.";
    };
    readonly refreshThreat: {
        readonly shape: "number";
        readonly printed: (card: Card) => Json;
        readonly about: "By how much the refresh phase raises a player’s threat.";
    };
    readonly collects: {
        readonly shape: "number";
        readonly printed: () => Json;
        readonly about: "How many resources a hero collects in the resource phase.";
    };
    readonly draws: {
        readonly shape: "number";
        readonly printed: (card: Card) => Json;
        readonly about: "How many cards a player draws in the resource phase.";
    };
    readonly stagingThreat: {
        readonly shape: "number";
        readonly printed: () => Json;
        readonly least: -99;
        readonly about: "What is added to the threat in the staging area as a whole. Asked of the table.";
    };
    readonly countsForQuest: {
        readonly shape: "words";
        readonly printed: () => Json;
        readonly about: "Which stat of committed characters counts for the quest instead of willpower, such as attack. Asked of the current quest.";
    };
    readonly isCurrentQuest: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "A quest card in play that is the current quest in place of the stage: the progress that the players make goes there.";
    };
    readonly keepsEncounterDeckEmpty: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "While it is the current quest, an encounter deck that ran out is not made anew from its discard pile.";
    };
    readonly ignoresShadowCards: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Its shadow cards stay face down while it attacks, and are not resolved. Asked of the enemy.";
    };
    readonly keepsShadowCards: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Its shadow cards stay on it, resolved or not: they are discarded neither after an attack nor at the end of the combat phase. Asked of the enemy.";
    };
    readonly takesProgressFirst: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Progress that comes to the quest is placed on this location first, up to its quest points, before the active location and the quest.";
    };
    readonly mostProgress: {
        readonly shape: "number";
        readonly printed: () => Json;
        readonly about: "The most progress that can be on it: further progress is lost. There is no maximum unless a card sets one.";
    };
    readonly threatForEngagement: {
        readonly shape: "number";
        readonly printed: typeof dialOf;
        readonly about: "The number as which the threat of a player counts when enemies engage. Asked of the player.";
    };
    readonly threatForEnemies: {
        readonly shape: "number";
        readonly printed: typeof dialOf;
        readonly about: "The number as which the threat of a player counts for the texts of enemies. Asked of the player.";
    };
    readonly cardsToReveal: {
        readonly shape: "number";
        readonly printed: () => Json;
        readonly least: -99;
        readonly about: "How many encounter cards the staging step reveals more or less. Asked of the table.";
    };
};

// story
declare const story: {
    readonly prevented: "{known, select, no {A card cannot be changed that way} other {{card} cannot be changed that way}}";
    readonly 'game-over': "{result, select, won {The players have won} other {The players have lost}}";
    readonly 'effect-began': "{card} begins an effect that lasts";
    readonly used: "{word, select, play {{you} plays {card}} action {{you} uses the action of {card}} response {{you} responds with {card}} forced {{card} takes effect} shadow {The shadow of {card} takes effect} travel {The way to {card} has its price} setup {{card} sets up} other {{card} takes effect}}";
    readonly 'moved-by-hand': "By hand: {how, select, token {{token} on {card} changes by {by}} zone {{known, select, yes {{card} moves} other {a card moves}}} put {{known, select, yes {{card}} other {a card}} goes {place, select, hand {to a hand} top {on top of its deck} bottom {under its deck} discard {to its discard pile} staging {to the staging area} active {to the active location} play {into play} display {to the victory display} aside {out of play, set aside} removed {out of the game} other {elsewhere}}} engage {{card} is engaged with {seat}} attach {{card} is attached to {host}} exhaust {{card} exhausts} ready {{card} readies} commit {{card} commits to the quest} withdraw {{card} leaves the quest} flip {{card} is turned over} shuffle {a deck is shuffled} draw {{card} draws a card} reveal {the top card of the encounter deck is turned up} shadow {{card} is dealt a shadow card} first {{card} becomes first player} other {{known, select, yes {{card} was changed} other {a card was changed}}}}";
    readonly 'by-hand': "{how, select, done {A text of {card} was followed by hand} other {A text of {card} was left out: no script follows it}}";
    readonly 'grim-rule': "Nothing says how {of, select, card {{card} is} other {this rule is}} to be read: the reading that is worse for the players holds ({reading})";
    readonly unpaid: "The price of {card} was not paid in full: it has no effect";
    readonly 'order-not-asked': "{amount} forced effects at once are too many to choose an order: they resolve in the order in which they were found";
    readonly 'answers-cut': "Players have responded to one event so often that no more responses are offered";
    readonly muted: "{known, select, no {An ability of a card that you may not know failed; it is muted from here on} other {An ability of {ability} failed; it is muted from here on}}";
    readonly lifted: "{known, select, no {The script of a card that you may not know was changed: its ability works again} other {The script of {ability} was changed: the ability works again}}";
    readonly 'setup-step': "{step, select, 1 {The decks are shuffled} 2 {The heroes stand ready} 3 {The token bank is made} 4 {The first player is named} 5 {Starting hands are drawn} 6 {The quest deck is laid out} 7 {The scenario is set up} other {Setup, step {step}}}";
    readonly 'starting-threat': "{seat} begins with threat {to}";
    readonly 'quest-deck': "The quest deck is laid out: {amount, plural, one {# stage} other {# stages}}";
    readonly 'first-player': "{seat} is the first player";
    readonly 'too-few-cards': "The scenario wants {wanted} cards ({what}), and {found, plural, =0 {none is} one {one is} other {# are}} there";
    readonly 'round-began': "Round {round} begins";
    readonly 'round-ended': "Round {round} ends";
    readonly 'phase-began': "{phase, select, resource {Resource phase} planning {Planning phase} quest {Quest phase} travel {Travel phase} encounter {Encounter phase} combat {Combat phase} refresh {Refresh phase} other {{phase}}}";
    readonly 'phase-cut-short': "The {phase, select, resource {resource phase} planning {planning phase} quest {quest phase} travel {travel phase} encounter {encounter phase} combat {combat phase} refresh {refresh phase} other {{phase}}} ends at once";
    readonly 'phase-skipped': "The {phase, select, resource {resource phase} planning {planning phase} quest {quest phase} travel {travel phase} encounter {encounter phase} combat {combat phase} refresh {refresh phase} other {{phase}}} is skipped";
    readonly 'entered-play': "{card} enters play";
    readonly 'entered-staging': "{card} is in the staging area";
    readonly 'left-play': "{how, select, defeated {{card} is defeated} destroyed {{card} is destroyed} explored {{card} is explored} returned {{card} returns to hand} discarded {{card} is discarded} shuffled {{card} is shuffled into its deck} removed {{card} leaves the game} eliminated {{card} goes with its player} displayed {{card} goes to the victory display} other {{card} leaves play}}";
    readonly played: "{card} was played";
    readonly attached: "{card} is attached to {host}";
    readonly destroyed: "{card} has no hit points left";
    readonly discarded: "{card} is discarded";
    readonly 'discards-ordered': "{seat} orders what came to the discard pile, the topmost first: {cards}";
    readonly 'returned-to-hand': "{known, select, no {A card returns} other {{card} returns}} to the hand of {seat}";
    readonly 'removed-from-game': "{card} is removed from the game";
    readonly 'type-changed': "{card} is now of type {type}";
    readonly 'control-taken': "{seat} takes control of {card}";
    readonly drew: "{seat} draws {amount, plural, one {# card} other {# cards}}";
    readonly 'mixed-up': "{amount, plural, one {# face-down card is} other {# face-down cards are}} mixed up";
    readonly searched: "{seat} looks through {amount, plural, one {# card} other {# cards}}";
    readonly 'looked-at': "{known, select, yes {{seat} looks at {cards}} other {{seat} looks at {amount, plural, one {# card} other {# cards}}}}";
    readonly 'put-on-bottom': "{seat} puts {known, select, yes {{card}} other {a card}} on the bottom of {whose, select, player {the deck of {of}} encounter {the encounter deck} owners {the decks of their owners} other {“{zone}”}}";
    readonly 'put-on-top': "{seat} puts {amount, plural, one {# card} other {# cards}} on the top of {whose, select, player {the deck of {of}} encounter {the encounter deck} owners {the decks of their owners} other {“{zone}”}}";
    readonly 'added-to-hand': "{seat} takes {known, select, yes {{card}} other {a card}} into hand";
    readonly shuffled: "{whose, select, player {The deck of {seat} is shuffled} encounter {The encounter deck is shuffled} other {“{zone}” is shuffled}}";
    readonly 'unique-in-play': "{card} is unique and already in play: it is not added";
    readonly damaged: "{card} takes {amount} damage";
    readonly healed: "{amount} damage is healed on {card}";
    readonly exhausted: "{card} exhausts";
    readonly readied: "{card} readies";
    readonly 'resources-gained': "{how, select, moved {{amount, plural, one {# resource moves} other {# resources move}} from {from} to {card}} other {{card} gains {amount, plural, one {# resource} other {# resources}}}}";
    readonly 'cost-changed': "{card} costs {now} instead of {printed}";
    readonly 'resources-spent': "{card} spends {amount, plural, one {# resource} other {# resources}}";
    readonly 'tokens-placed': "{card} gets {token, select, resource {{amount, plural, one {# resource} other {# resources}}} damage {{amount} damage} progress {{amount} progress} other {{amount, plural, one {1 of the {token}} other {# {token}}}}}";
    readonly 'tokens-removed': "{card} loses {token, select, resource {{amount, plural, one {# resource} other {# resources}}} damage {{amount} damage} progress {{amount} progress} other {{amount, plural, one {1 of the {token}} other {# {token}}}}}";
    readonly 'progress-placed': "{card} gets {amount} progress";
    readonly 'progress-removed': "{card} loses {amount} progress";
    readonly 'below-zero': "The script gives {verb} an amount of {amount}, which counts as 0";
    readonly 'threat-raised': "The threat of {seat} rises by {amount} to {to}";
    readonly 'threat-lowered': "The threat of {seat} falls by {amount} to {to}";
    readonly committed: "{card} commits to the quest";
    readonly 'step-skipped': "{step, select, staging {The staging step is skipped} other {No engagement checks are made}}";
    readonly 'left-quest': "{card} leaves the quest";
    readonly 'left-attack': "{card} leaves the attack";
    readonly revealed: "{card} is revealed";
    readonly 'quest-compared': "{counts, select, attack {Attack} defense {Defense} other {Willpower}} {willpower} is compared with threat {threat}";
    readonly 'quest-succeeded': "The quest succeeds by {amount}";
    readonly 'quest-failed': "The quest fails by {amount}";
    readonly 'stage-entered': "The current stage is {card}, side {side}";
    readonly 'stage-defeated': "{card} is completed";
    readonly travelled: "The group travels to {card}";
    readonly explored: "{card} has all its progress: it is explored";
    readonly 'encounter-deck-reset': "The encounter discard pile becomes the new encounter deck";
    readonly 'encounter-deck-empty': "The encounter deck is empty";
    readonly 'deck-reset': "“{zone}” is made anew of its discard pile";
    readonly 'deck-empty': "No card is left in “{zone}”";
    readonly 'engagement-check': "{seat} makes an engagement check at threat {threat}";
    readonly engaged: "{how, select, check {{card} engages {seat}} optional {{seat} engages {card}} other {{card} is engaged with {seat}}}";
    readonly 'shadow-dealt': "{card} is dealt a shadow card";
    readonly 'set-aside': "{card} is set aside, out of play";
    readonly 'turned-facedown': "{card} is turned face down";
    readonly 'turned-faceup': "{card} is turned face up";
    readonly 'turned-over': "{card} is turned to side {side}";
    readonly 'attached-to-deck': "{card} is attached to the deck of {seat}";
    readonly 'attached-to-player': "{card} is attached to {seat}";
    readonly 'put-under': "{known, select, no {A card} other {{card}}} is put under {host}";
    readonly 'added-to-victory-display': "{card} is added to the victory display";
    readonly withdrawn: "{card} is considered to be out of play while {host} is in play";
    readonly 'back-in-play': "{card} is in play again";
    readonly 'put-on-encounter-deck': "{known, select, no {A card} other {{card}}} is put on top of the encounter deck";
    readonly 'no-shadow-card': "There is no shadow card left for {card}";
    readonly 'shadow-revealed': "The shadow card of {enemy} is turned up: {card}";
    readonly attacks: "{card} attacks {seat}";
    readonly defends: "{card} defends against {attacker}";
    readonly attacked: "{seat} attacks {card} with {attackers}";
    readonly 'attack-ended': "{by, select, players {The attack on {card} is over} other {The attack of {card} is over}}";
    readonly eliminated: "{seat} is eliminated";
    readonly 'put-in-zone': "{known, select, yes {{card} goes} other {{amount, plural, one {A card goes} other {# cards go}}}} to “{zone}”";
    readonly 'counter-changed': "{of, select, table {{counter} goes from {from} to {to}} other {{counter} of {of} goes from {from} to {to}}}";
};

// tokenNames
/** The tokens of the rules, with their meanings. */
export declare const tokenNames: Readonly<{
    readonly damage: "Damage on characters and enemies.";
    readonly progress: "Progress on locations and stages.";
    readonly resource: "Resources in the pool of a hero, or on another card.";
    readonly threat: "The threat dial of a player.";
}>;

// zones
/** The zones of the table, of each player (`seat`), and on each card. RR "In Play and Out of Play" */
export declare const zones: {
    readonly table: {
        readonly 'staging-area': {
            readonly visibility: "everyone";
            readonly play: "in";
        };
        readonly 'active-location': {
            readonly visibility: "everyone";
            readonly play: "in";
        };
        readonly 'current-quest': {
            readonly visibility: "everyone";
            readonly play: "in";
        };
        readonly 'quest-deck': {
            readonly visibility: "nobody";
            readonly play: "out";
            readonly order: "fixed";
        };
        readonly 'encounter-deck': {
            readonly visibility: "nobody";
            readonly play: "out";
        };
        readonly 'encounter-discard': {
            readonly visibility: "everyone";
            readonly play: "out";
        };
        readonly 'victory-display': {
            readonly visibility: "everyone";
            readonly play: "out";
        };
        readonly 'set-aside': {
            readonly visibility: "everyone";
            readonly play: "out";
        };
        readonly removed: {
            readonly visibility: "everyone";
            readonly play: "out";
        };
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
        readonly discard: {
            readonly visibility: "everyone";
            readonly play: "out";
        };
        readonly 'play-area': {
            readonly visibility: "everyone";
            readonly play: "in";
        };
        readonly engaged: {
            readonly visibility: "everyone";
            readonly play: "in";
        };
        readonly 'deck-attachments': {
            readonly visibility: "everyone";
            readonly play: "in";
        };
        readonly 'player-attachments': {
            readonly visibility: "everyone";
            readonly play: "in";
        };
    };
    readonly card: {
        readonly attachments: {
            readonly visibility: "everyone";
            readonly play: "as-host";
        };
        readonly shadow: {
            readonly visibility: "everyone";
            readonly play: "out";
        };
        readonly underneath: {
            readonly visibility: "everyone";
            readonly play: "out";
        };
        readonly withdrawn: {
            readonly visibility: "everyone";
            readonly play: "out";
        };
    };
};
