// Everything that @questwright/lcg exports. Renew it with: npm run api

// AbilityOptions
export interface AbilityOptions<K extends EventKind = EventKind, T = unknown> {
    readonly slug?: string;
    readonly of?: 'self' | 'host' | ((subject: GameCard, context: ScriptContext<K>) => boolean);
    readonly when?: (context: ScriptContext<K>) => boolean;
    readonly cost?: Cost | readonly Cost[];
    readonly limit?: Limit;
    readonly x?: (context: ScriptContext<K>) => readonly number[];
    readonly targets?: (context: ScriptContext<K>) => T;
    readonly could?: (context: ScriptContext<K>) => boolean;
    readonly pools?: number;
    readonly phase?: Phase;
    readonly keyword?: string;
    readonly player?: 'first' | 'any' | 'engaged';
    readonly given?: Bearer;
    readonly where?: readonly ZoneName[];
}

// AttackOptions
export interface AttackOptions {
    readonly forThisAttack?: () => unknown;
}

// Bearer
export type Bearer = 'self' | 'host' | 'table' | ((card: GameCard, context: ScriptContext) => boolean);

// CardScript
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
export type CardType = PrintedType | (keyof SystemTypes & string) | 'scenario' | 'rule' | 'piece';

// Cards
export type Cards<C extends GameCard = GameCard> = Maybe<C> | readonly Maybe<C>[];

// CardsLike
export interface CardsLike {
    readonly is?: keyof typeof sorts;
    readonly trait?: string;
    readonly where?: ZoneName;
    readonly controller?: Player;
}

// ChooseOptions
export interface ChooseOptions {
    readonly by?: Player;
    readonly as?: string;
}

// ConstantOptions
export interface ConstantOptions {
    readonly slug?: string;
    readonly on?: 'self' | 'host' | 'controller' | ((card: GameCard, context: ScriptContext) => boolean);
    readonly while?: (context: ScriptContext) => boolean;
    readonly stacking?: 'each' | 'once';
    readonly where?: readonly ZoneName[];
}

// Cost
export interface Cost {
    readonly slug: string;
    readonly can: (context: ScriptContext) => boolean;
    readonly pay: (context: ScriptContext) => readonly Happening[];
    readonly payers?: 'gone' | 'there';
}

// EndingScript
export interface EndingScript {
    readonly after: EventKind;
    readonly when: (told: JsonObject) => boolean;
}

// EnemyAttack
export interface EnemyAttack {
    readonly id: number;
    readonly enemy: GameCard;
    readonly player: Player;
    readonly defenders: readonly GameCard[];
    readonly undefended: boolean;
}

// EventKind
export type EventKind = keyof EventParts;

// EventOf
export type EventOf<K extends EventKind> = GameEvent & Readonly<EventParts[K]> & {
    readonly kind: K;
    readonly within: SomeEvent | undefined;
};

// EventParts
export interface EventParts extends SystemEvents {
    entersPlay: {
        subject: GameCard;
        how: 'played' | 'put' | 'revealed' | 'set-up';
        controller: Player | null;
    };
    leavesPlay: {
        subject: GameCard;
        how: LeavingHow;
        to: string;
        asItWas: Snapshot;
    };
    detached: {
        subject: GameCard;
        host: GameCard;
    };
    entersStaging: {
        subject: GameCard;
    };
    played: {
        subject: GameCard;
        you: Player;
    };
    turnsFacedown: {
        subject: GameCard;
        as: Facedown;
    };
    turnsFaceup: {
        subject: GameCard;
    };
    turnsOver: {
        subject: GameCard;
        side: 'A' | 'B';
    };
    attached: {
        subject: GameCard;
        host: GameCard;
        how: 'played' | 'put';
    };
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
    };
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
    stagingEnds: {
        subject: GameCard;
    };
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
    stageDefeated: {
        subject: GameCard;
    };
    stageEntered: {
        subject: GameCard;
    };
    shadowDealt: {
        subject: GameCard;
        card: GameCard | undefined;
    };
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
    attacked: {
        subject: GameCard;
        player: Player;
        attackers: readonly GameCard[];
    };
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
    stepTaken: {
        subject: GameCard;
        step: StepName;
    };
    effect: {
        subject: GameCard;
        ability: string;
        word: string;
        you: Player;
        cause: GameEvent | undefined;
        x: number;
    };
    cancelled: {
        subject: GameCard;
        what: SomeEvent;
    };
}

// EveryCard
export interface EveryCard {
    readonly every: JsonObject;
    readonly later: 'by-rule' | 'also';
}

// Facedown
export interface Facedown {
    readonly name: string;
    readonly [fact: string]: Json;
}

// Fitting
export interface Fitting {
    readonly set?: string;
    readonly type?: string;
    readonly trait?: string;
}

// GameCard
export declare class GameCard extends Card {
    get type(): CardType;
    get title(): string;
    get unique(): boolean;
    isCopyOf(other: GameCard): boolean;
    get isHero(): boolean;
    get isAlly(): boolean;
    get isCharacter(): boolean;
    get isEnemy(): boolean;
    get isLocation(): boolean;
    get isShip(): boolean;
    get isQuest(): boolean;
    get isTreachery(): boolean;
    get isObjective(): boolean;
    get isAttachment(): boolean;
    get willpower(): number;
    get attack(): number;
    get defense(): number;
    get hitPoints(): number;
    get hitPointsLeft(): number;
    get threat(): number;
    get engagementCost(): number;
    get questPoints(): number;
    get cost(): number;
    get threatCost(): number;
    stat(name: NumberStat): number;
    token(name: TokenName): number;
    get damage(): number;
    get progress(): number;
    get resources(): number;
    printedFact(name: string): Json | undefined;
    printedNumber(name: string): number | undefined;
    get traits(): readonly string[];
    has(trait: string): boolean;
    get keywords(): {
        readonly [keyword: string]: number;
    };
    hasKeyword(keyword: string): boolean;
    prints(word: string): boolean;
    get spheres(): readonly string[];
    belongsTo(sphere: string): boolean;
    hasPermission(permission: Permission): boolean;
    get exhausted(): boolean;
    get ready(): boolean;
    get committed(): boolean;
    get inPlay(): boolean;
    get inStaging(): boolean;
    get isBeingRevealed(): boolean;
    get isActiveLocation(): boolean;
    get controller(): Player | null;
    get owner(): Player | null;
    get host(): GameCard | null;
    get attachments(): GameCard[];
    get shadowCards(): GameCard[];
    get cardsUnderneath(): GameCard[];
    get cardsHeldOut(): GameCard[];
    get underneath(): GameCard | null;
    get onDeckOf(): Player | null;
    get attachedTo(): Player | null;
    get liesAs(): string | null;
    get engagedWith(): Player | null;
    isEngagedWith(player: Player): boolean;
    get attackedInRound(): number;
}

// Happening
export type Happening = {
    readonly [K in EventKind]: {
        readonly kind: K;
    } & Partial<EventParts[K]>;
}[EventKind];

// KeywordScript
export interface KeywordScript {
    readonly kind: 'keyword';
    readonly slug: string;
    readonly place?: 'outside-text-box';
    readonly parts: readonly Part[];
}

// LastingOptions
export type LastingOptions<S extends LastingStat = LastingStat> = {
    readonly on: (card: GameCard, params: JsonObject, self: GameCard) => boolean;
} & (S extends NumberStat ? {
    readonly by?: number | ((params: JsonObject, card: GameCard) => number);
    readonly set?: number;
    readonly times?: number | 'half';
} : S extends WordStat ? WordChange : S extends 'blank' ? {
    readonly except?: 'traits';
} : unknown);

// LcgSceneSetup
export interface LcgSceneSetup {
    readonly you?: SceneSeat;
    readonly friend?: SceneSeat;
    readonly third?: SceneSeat;
    readonly fourth?: SceneSeat;
    readonly staging?: readonly SceneCard[];
    readonly activeLocation?: SceneCard | readonly SceneCard[];
    readonly quest?: SceneCard;
    readonly questDeck?: readonly SceneCard[];
    readonly encounterDeck?: readonly SceneCard[] | number;
    readonly encounterDiscard?: readonly SceneCard[];
    readonly victoryDisplay?: readonly SceneCard[];
    readonly setAside?: readonly SceneCard[];
    readonly firstPlayer?: SceneSeatName;
    readonly round?: number;
    readonly rules?: readonly string[];
    readonly counters?: {
        readonly [C in TableCounter]?: number;
    };
    readonly zones?: {
        readonly [Z in TableSystemZone]?: readonly SceneCard[] | number;
    };
    readonly at?: SceneStart;
    readonly game?: {
        readonly scenario: string;
        readonly decks: readonly {
            readonly heroes: readonly string[];
            readonly cards: {
                readonly [slug: string]: number;
            };
        }[];
        readonly mode?: Mode;
    };
}

// LeavingHow
export type LeavingHow = 'destroyed' | 'discarded' | 'explored' | 'returned' | 'shuffled' | 'defeated' | 'removed' | 'put-under' | 'put-into-deck' | 'victory-display' | 'host-left' | 'eliminated';

// Limit
export interface Limit {
    readonly times: number;
    readonly period: 'phase' | 'round' | 'game';
    readonly counts: 'card' | 'player';
}

// LimitPer
export type LimitPer = 'host' | 'player' | 'game';

// Maybe
export type Maybe<C extends GameCard = GameCard> = C | null | undefined;

// MemorableKind
export type MemorableKind = (typeof MEMORABLE)[number];

// Mode
export type Mode = 'standard' | 'easy' | 'nightmare' | (keyof SystemModes & string);

// ModifierOptions
export type ModifierOptions<S extends NumberStat | WordStat = NumberStat | WordStat> = ConstantOptions & (S extends NumberStat ? NumberChange : WordChange);

// NumberStat
export type NumberStat = Shaped<'number'> | SystemNumberStat;

// Part
export type Part = Ability | Modifier | Lasting | Delayed | Check;

// Permission
export type Permission = Exclude<Shaped<'yes-no'>, 'blank'> | SystemPermission;

// Phase
export type Phase = 'setup' | 'resource' | 'planning' | 'quest' | 'travel' | 'encounter' | 'combat' | 'refresh' | (keyof SystemPhases & string);

// PhaseOfRules
export type PhaseOfRules = keyof typeof PHASE_STEPS;

// PileName
export type PileName = TableZone | TableSystemZone | `${string}.${SeatZone | SeatSystemZone}`;

// Player
export declare class Player extends GameCard {
    get threat(): number;
    get hand(): GameCard[];
    get deck(): GameCard[];
    get discardPile(): GameCard[];
    get retrievable(): GameCard[];
    get characters(): GameCard[];
    get heroes(): GameCard[];
    get allies(): GameCard[];
    get engagedEnemies(): GameCard[];
    get controlled(): GameCard[];
    get eliminated(): boolean;
    get isFirst(): boolean;
}

// PlayerCounter
export type PlayerCounter = NamesWith<SystemCounters, 'each-seat'>;

// QuestionName
export type QuestionName = Exclude<keyof typeof questions, `${string}.text`>;

// SceneCard
export type SceneCard = string | SceneCardDetails;

// SceneCardDetails
export interface SceneCardDetails {
    readonly card: string;
    readonly as?: string;
    readonly damage?: number;
    readonly progress?: number;
    readonly resources?: number;
    readonly tokens?: {
        readonly [token: string]: number;
    };
    readonly is?: readonly ('exhausted' | 'committed' | 'attacked')[];
    readonly attachments?: readonly SceneCard[];
    readonly facedown?: Facedown;
    readonly shadow?: readonly SceneCard[];
    readonly underneath?: readonly SceneCard[];
    readonly keywords?: readonly string[];
    readonly controller?: SceneSeatName;
    readonly owner?: SceneSeatName;
    readonly side?: string;
    readonly attackedBy?: readonly SceneSeatName[];
    readonly lasting?: readonly SceneEffect[];
}

// SceneSeat
export interface SceneSeat {
    readonly heroes?: readonly SceneCard[];
    readonly allies?: readonly SceneCard[];
    readonly hand?: readonly SceneCard[];
    readonly deck?: readonly SceneCard[] | number;
    readonly discard?: readonly SceneCard[];
    readonly engaged?: readonly SceneCard[];
    readonly onDeck?: readonly SceneCard[];
    readonly onPlayer?: readonly SceneCard[];
    readonly threat?: number;
    readonly resources?: number;
    readonly counters?: {
        readonly [C in PlayerCounter]?: number;
    };
    readonly zones?: {
        readonly [Z in SeatSystemZone]?: readonly SceneCard[] | number;
    };
}

// SceneSeatName
export type SceneSeatName = 'you' | 'friend' | 'third' | 'fourth';

// ScriptContext
export interface ScriptContext<K extends EventKind = EventKind, T = unknown> {
    readonly self: GameCard;
    readonly source: GameCard;
    readonly you: Player;
    readonly event: EventOf<K>;
    readonly x: number;
    readonly number: number;
    readonly targets: NonNullable<T>;
}

// SeatSystemZone
export type SeatSystemZone = NamesWith<SystemZones, 'seat'>;

// Share
export interface Share {
    readonly card: GameCard;
    readonly amount: number;
}

// Snapshot
export interface Snapshot {
    readonly type: string;
    readonly controller: Player | null;
    readonly owner: Player | null;
    readonly traits: readonly string[];
    readonly damage: number;
    readonly zone: string;
    readonly engagedWith: Player | null;
    readonly attachments: readonly GameCard[];
    readonly facts: {
        readonly [fact: string]: Json | undefined;
    };
}

// StatName
export type StatName = keyof Stats | keyof SystemStats;

// StepName
export type StepName = Exclude<PlaceStep, StepHeading> | (keyof SystemSteps & string);

// StepOptions
export interface StepOptions extends Pick<AbilityOptions, 'when'> {
    readonly windows?: Windows;
}

// StepScript
export interface StepScript {
    readonly name: string;
    readonly at: WrittenAt;
    readonly windows: Windows;
    readonly ability: Part;
}

// StepsScript
export interface StepsScript {
    readonly at: WrittenAt;
    readonly how: 'before' | 'after' | 'instead';
    readonly of: string;
    readonly phase?: string;
    readonly steps: readonly StepScript[];
}

// StoryKind
export type StoryKind = keyof typeof story | 'mulligan' | (keyof SystemEvents & string);

// SystemCounters
export interface SystemCounters {
}

// SystemEvents
export interface SystemEvents {
}

// SystemHappening
export type SystemHappening = {
    readonly [K in keyof SystemEvents]: {
        readonly kind: K;
    } & Partial<SystemEvents[K]>;
}[keyof SystemEvents];

// SystemModes
export interface SystemModes {
}

// SystemNumberStat
export type SystemNumberStat = NamesWith<SystemStats, 'number'>;

// SystemParts
export interface SystemParts {
    readonly events?: {
        readonly [K in keyof SystemEvents]?: (event: EventOf<K>) => unknown;
    };
    readonly steps?: readonly StepsScript[];
    readonly setup?: {
        readonly [word: string]: (step: JsonObject, context: ScriptContext) => unknown;
    };
    readonly endings?: {
        readonly [word: string]: EndingScript;
    };
    readonly rules?: readonly Part[];
}

// SystemPermission
export type SystemPermission = NamesWith<SystemStats, 'yes-no'>;

// SystemPhases
export interface SystemPhases {
}

// SystemScript
export interface SystemScript {
    readonly kind: 'system';
    readonly slug: string;
    readonly parts: readonly Part[];
    readonly events: {
        readonly [kind: string]: (event: never) => unknown;
    };
    readonly insertions: readonly StepsScript[];
    readonly endings: {
        readonly [word: string]: EndingScript;
    };
}

// SystemStats
export interface SystemStats {
}

// SystemSteps
export interface SystemSteps {
}

// SystemTypes
export interface SystemTypes {
}

// SystemWordStat
export type SystemWordStat = NamesWith<SystemStats, 'words'>;

// SystemZones
export interface SystemZones {
}

// TableCounter
export type TableCounter = NamesWith<SystemCounters, 'table'>;

// TableSystemZone
export type TableSystemZone = NamesWith<SystemZones, 'table'>;

// TokenName
export type TokenName = keyof Tokens | (string & {});

// Tokens
export interface Tokens extends RulesTokens {
}

// Until
export type Until = 'phase' | 'round' | 'attack' | 'game' | `${Phase} phase`;

// Windows
export type Windows = 'none' | 'before' | 'after' | 'both';

// WordStat
export type WordStat = Shaped<'words' | 'counts'> | SystemWordStat;

// ZoneName
export type ZoneName = TableZone | SeatZone | CardZone | (keyof SystemZones & string);

// action
export declare function action(effect: Does): Ability;
export declare function action<T>(options: AbilityOptions<EventKind, T>, effect: Does<EventKind, T>): Ability;

// activeLocation
export declare function activeLocation(): GameCard | undefined;

// activeLocations
export declare function activeLocations(): GameCard[];

// activePlayer
export declare function activePlayer(): Player;

// addActiveLocation
export declare function addActiveLocation(location: Maybe): void;

// addPhase
export declare function addPhase(name: OwnPhase, where: {
    readonly after: Phase;
}, ...steps: readonly StepScript[]): StepsScript;

// addResources
export declare function addResources(hero: Maybe, amount: number): void;

// addSelfToVictoryDisplay
export declare const addSelfToVictoryDisplay: Cost;

// addToHand
export declare function addToHand(card: Maybe, player: Maybe<Player>): void;

// addToStagingArea
export declare function addToStagingArea(card: GameCard | null | undefined, how?: 'put' | 'revealed' | 'set-up'): void;

// addToVictoryDisplay
export declare function addToVictoryDisplay(card: Maybe): void;

// afterStep
export declare function afterStep(of: StepName, ...steps: readonly StepScript[]): StepsScript;

// afterThisAttack
export declare function afterThisAttack(slug: string, params?: JsonObject): void;

// allPlayers
export declare function allPlayers(): Player[];

// alliesInPlay
export declare function alliesInPlay(): GameCard[];

// amountThisRound
export declare function amountThisRound(kind: MemorableKind, to: GameCard | null | undefined): number;

// assignDamage
export declare function assignDamage(amount: number, among: readonly GameCard[], options?: ChooseOptions): readonly Share[];

// atTheEndOf
export declare function atTheEndOf(when: 'phase' | 'round', slug: string, params?: JsonObject): void;

// attach
export declare function attach(card: Maybe, host: Maybe, controller?: Player | null): boolean;

// attachToDeck
export declare function attachToDeck(card: Maybe, player: Maybe<Player>): void;

// attachToPlayer
export declare function attachToPlayer(card: Maybe, player: Maybe<Player>): void;

// attachesTo
export declare function attachesTo(which: (card: GameCard, context: ScriptContext) => boolean): Ability;

// attackTargets
export declare function attackTargets(attacker: GameCard): GameCard[];

// attackersForOthers
export declare function attackersForOthers({ attackers, engagedWith }: EventOf<'playerAttackEnds'>): readonly GameCard[];

// attackersWhoDestroyed
export declare function attackersWhoDestroyed(event: EventOf<'destroyed'>): readonly GameCard[];

// beforeStep
export declare function beforeStep(of: StepName, ...steps: readonly StepScript[]): StepsScript;

// begin
export declare function begin(slug: string, until: Until, params?: JsonObject): void;

// blank
export declare function blank(cards: Falls, until: Until, options?: {
    readonly except?: 'traits';
}): void;

// blanks
export declare function blanks(options: ConstantOptions & {
    readonly except?: 'traits';
}): Modifier;

// canAttack
export declare function canAttack(enemy: Maybe, player: Maybe<Player>): boolean;

// canEnterPlay
export declare function canEnterPlay(card: GameCard): boolean;

// cannot
export declare function cannot<K extends EventKind>(kind: K, options?: Omit<ConstantOptions, 'on' | 'while'> & {
    readonly on?: 'self' | 'host' | 'controller' | ((card: GameCard, context: ScriptContext<K>) => boolean);
    readonly while?: (context: ScriptContext<K>) => boolean;
}): Modifier;

// card
export declare function card(slug: string, parts: readonly Part[] | {
    readonly [side: string]: readonly Part[];
}): CardScript;

// cardBeingRevealed
export declare function cardBeingRevealed(): GameCard | undefined;

// cardById
export declare function cardById(id: Json | undefined): GameCard | undefined;

// cardsIn
export declare function cardsIn(zone: TableSystemZone): GameCard[];
export declare function cardsIn(zone: SeatSystemZone, of: Player): GameCard[];
export declare function cardsIn(zone: CardSystemZone, of: GameCard): GameCard[];

// cardsInPlay
export declare function cardsInPlay(): GameCard[];

// cardsSetAside
export declare function cardsSetAside(): GameCard[];

// changeCounter
export declare function changeCounter(name: TableCounter, by: number): void;
export declare function changeCounter(name: PlayerCounter, by: number, player: Player): void;

// charactersInPlay
export declare function charactersInPlay(): GameCard[];

// check
export declare function check(slug: string, find: (context: ScriptContext) => readonly Happening[]): Check;

// choose
export declare function choose<C extends GameCard>(cards: readonly C[], options?: ChooseOptions): C | undefined;

// chooseActiveLocation
export declare function chooseActiveLocation(): GameCard | undefined;

// chooseAmount
export declare function chooseAmount(least: number, most: number, options?: ChooseOptions): number;

// chooseNextStage
export declare function chooseNextStage(stages: readonly GameCard[], by: 'players' | 'first-player'): void;

// chooseOne
export declare function chooseOne(modes: {
    readonly [slug: string]: () => unknown;
}, options?: ChooseOptions): unknown;

// choosePlayer
export declare function choosePlayer(players?: undefined, options?: ChooseOptions): Player;
export declare function choosePlayer(players: readonly Player[], options?: ChooseOptions): Player | undefined;

// chooseSome
export declare function chooseSome<C extends GameCard>(cards: readonly C[], count: number, options?: ChooseOptions): C[];

// chooseUpTo
export declare function chooseUpTo<C extends GameCard>(cards: readonly C[], most: number, options?: ChooseOptions): C[];

// chosenX
export declare function chosenX(card: GameCard): number;

// claim
export declare function claim(objective: Maybe, player: Maybe<Player>): boolean;

// commit
export declare function commit(characters: Cards): number;

// commitSelf
export declare const commitSelf: Cost;

// committedCharacters
export declare function committedCharacters(): GameCard[];

// committedWillpower
export declare function committedWillpower(): number;

// constantly
export declare const constantly: {
    readonly when: Trigger;
};

// counter
export declare function counter(name: TableCounter): number;
export declare function counter(name: PlayerCounter, player: Player): number;

// currentAttack
export declare function currentAttack(): EnemyAttack | undefined;

// currentPlayerAttack
export declare function currentPlayerAttack(): {
    readonly id: number;
    readonly enemy: GameCard;
    readonly player: Player;
    readonly attackers: readonly GameCard[];
} | undefined;

// currentQuest
export declare function currentQuest(): GameCard | undefined;

// currentStage
export declare function currentStage(): GameCard | undefined;

// currentStep
export declare function currentStep(): StepName | '';

// damageOne
export declare function damageOne(amount: number, which?: Which): Cost;

// damageSelf
export declare function damageSelf(amount: number): Cost;

// damageable
export declare function damageable<C extends GameCard>(cards: readonly C[]): C[];

// dealDamage
export declare function dealDamage(cards: Cards, amount: number): void;

// dealDamageTogether
export declare function dealDamageTogether(shares: readonly {
    readonly card: Maybe;
    readonly amount: number;
}[]): void;

// dealShadowCard
export declare function dealShadowCard(enemy: Maybe, cards?: number | Cards): void;

// declareAttack
export declare function declareAttack(attacker: Maybe, options?: AttackOptions): void;

// delayed
export declare function delayed(slug: string, effect: (context: ScriptContext, params: JsonObject) => unknown): Delayed;

// destroy
export declare function destroy(cards: Cards): void;

// discard
export declare function discard(cards: Cards): void;

// discardAtRandom
export declare function discardAtRandom(player: Maybe<Player>, count: number): readonly GameCard[];

// discardFromDeck
export declare function discardFromDeck(count: number, whose?: 'yours' | 'encounter'): Cost;

// discardFromEncounterDeck
export declare function discardFromEncounterDeck(count: number): GameCard[];

// discardFromHand
export declare function discardFromHand(count: number, which?: Which): Cost;

// discardOne
export declare function discardOne(which: Which): Cost;

// discardSelf
export declare const discardSelf: Cost;

// discardUntil
export declare function discardUntil(from: Maybe<Player> | 'encounter', fits: (card: GameCard) => boolean): GameCard | undefined;

// drawCards
export declare function drawCards(player: Maybe<Player>, amount: number): readonly GameCard[];

// eachPlayer
export declare function eachPlayer(deed: (player: Player) => unknown): void;

// eachPlayerChooses
export declare function eachPlayerChooses(cardsOf: (player: Player) => readonly GameCard[], options?: {
    readonly as?: string;
    readonly count?: number;
}): GameCard[];

// eliminatePlayer
export declare function eliminatePlayer(player: Maybe<Player>): void;

// encounterDeck
export declare function encounterDeck(): GameCard[];

// encounterDiscardPile
export declare function encounterDiscardPile(): GameCard[];

// endPhase
export declare function endPhase(): void;

// enemiesInPlay
export declare function enemiesInPlay(): GameCard[];

// engage
export declare function engage(enemy: Maybe, player: Maybe<Player>): void;

// enteredPlayThisRound
export declare function enteredPlayThisRound(card: GameCard | null | undefined): boolean;

// everyCard
export declare function everyCard(like: CardsLike, later?: EveryCard['later']): EveryCard;

// exhaust
export declare function exhaust(cards: Cards): number;

// exhaustHost
export declare const exhaustHost: Cost;

// exhaustOne
export declare function exhaustOne(which: Which): Cost;

// exhaustSelf
export declare const exhaustSelf: Cost;

// firstPlayer
export declare function firstPlayer(): Player;

// fits
export declare function fits(card: GameCard, { set, type, trait }: Fitting): boolean;

// fittingInDeck
export declare function fittingInDeck(which: Fitting, count: number): GameCard[];

// forbid
export declare function forbid(cards: Falls, kind: EventKind, until: Until, parts?: {
    readonly [part: string]: Maybe;
}): void;

// forced
export declare const forced: {
    readonly when: Trigger;
    readonly after: Trigger;
    readonly atBeginningOf: (moment: Phase | 'round', first: AbilityOptions | Does, second?: Does) => Ability;
    readonly atEndOf: (moment: Phase | 'round', first: AbilityOptions | Does, second?: Does) => Ability;
};

// grant
export declare function grant(cards: Falls, stat: WordStat, word: Json, until: Until): void;

// grantAbilities
export declare function grantAbilities(cards: Cards, of: Maybe, until: Until): void;

// grimRule
export declare function grimRule(readings: {
    readonly [reading: string]: () => unknown;
}): unknown;

// happen
export declare function happen(happenings: SystemHappening | readonly SystemHappening[]): number;

// happenedThisRound
export declare function happenedThisRound(kind: MemorableKind, to: GameCard | null | undefined, player?: Player): boolean;

// heal
export declare function heal(cards: Cards, amount: number | 'all'): number;

// healUpTo
export declare function healUpTo(card: Maybe, most: number, options?: ChooseOptions): number;

// heroesInPlay
export declare function heroesInPlay(): GameCard[];

// holdOutOfPlay
export declare function holdOutOfPlay(card: Maybe, during: Maybe): void;

// hostsFor
export declare function hostsFor(card: GameCard, how?: 'played' | 'put'): GameCard[];

// ifThisAttackDestroys
export declare function ifThisAttackDestroys(slug: string, params?: JsonObject): void;

// inVictoryDisplay
export declare function inVictoryDisplay(code: string): number;

// insteadOfStep
export declare function insteadOfStep(of: StepName, ...steps: readonly StepScript[]): StepsScript;

// isAttacking
export declare function isAttacking(card: Card): boolean;

// isDefending
export declare function isDefending(card: Card): boolean;

// isNamed
export declare function isNamed(card: GameCard, code: string): boolean;

// joinDefence
export declare function joinDefence(character: Maybe): void;

// keyword
export declare function keyword(slug: string, parts: readonly Part[], options?: {
    readonly place?: 'outside-text-box';
}): KeywordScript;

// lastPlayer
export declare function lastPlayer(): Player;

// lasting
export declare function lasting<S extends LastingStat>(slug: string, stat: S, options: LastingOptions<S>): Lasting;

// limitPer
export declare function limitPer(per: LimitPer, most?: number): Ability;

// locationsInPlay
export declare function locationsInPlay(): GameCard[];

// lookAt
export declare function lookAt(looker: Maybe<Player>, cards: Cards): void;

// lookAtAndReorder
export declare function lookAtAndReorder(looker: Maybe<Player>, pile: PileName, count: number): GameCard[];

// lose
export declare function lose(cards: Falls, stat: WordStat, word: string, until: Until): void;

// loseGame
export declare function loseGame(why?: string): never;

// loseResources
export declare function loseResources(hero: Maybe, amount: number): void;

// lowerOwnThreat
export declare function lowerOwnThreat(amount: number): Cost;

// lowerThreat
export declare function lowerThreat(players: Cards<Player>, amount: number): void;

// makeAdditionalAttack
export declare function makeAdditionalAttack(count?: number): void;

// makeAttack
export declare function makeAttack(enemy: Maybe, against: Maybe, options?: AttackOptions): void;

// makePlayerAttack
export declare function makePlayerAttack(player: Maybe<Player>, enemy: Maybe, attackers: Cards, options?: AttackOptions): void;

// may
export declare function may(effect: () => unknown, options?: ChooseOptions): boolean;

// mayUse
export declare function mayUse(when: (context: ScriptContext) => boolean): Ability;

// mode
export declare function mode(): Mode;

// modifier
export declare function modifier<S extends NumberStat | WordStat>(stat: S, options: ModifierOptions<S>): Modifier;

// modify
export declare function modify(cards: Falls, stat: NumberStat, amount: number, until: Until): void;

// moveResources
export declare function moveResources(from: Maybe, to: Maybe, amount: number): void;

// multiply
export declare function multiply(cards: Falls, stat: NumberStat, times: number | 'half', until: Until): void;

// named
export declare function named(code: string, copies?: number): GameCard[];

// namedInPlay
export declare function namedInPlay(code: string): GameCard | undefined;

// nextPlayer
export declare function nextPlayer(player: Player): Player | undefined;

// paidWith
export declare function paidWith(card: GameCard): readonly GameCard[];

// permit
export declare function permit(cards: Falls, permission: Permission, until: Until): void;

// permits
export declare function permits(permission: Permission, options?: ConstantOptions): Modifier;

// phase
export declare function phase(): Phase;

// placeProgress
export declare function placeProgress(amount: number, way?: 'by-location' | 'bypassing'): void;

// placeProgressOn
export declare function placeProgressOn(cards: Cards, amount: number): void;

// placeTokens
export declare function placeTokens(card: Maybe, token: TokenName, amount: number): void;

// playedIntoStagingArea
export declare function playedIntoStagingArea(): Ability;

// playedThisRound
export declare function playedThisRound(): GameCard[];

// playersInOrder
export declare function playersInOrder(): Player[];

// preventDamage
export declare function preventDamage(event: EventOf<'damaged'>, amount: number): void;

// putIn
export declare function putIn(zone: TableSystemZone, cards: Cards): void;
export declare function putIn(zone: SeatSystemZone, cards: Cards, of: Player): void;
export declare function putIn(zone: CardSystemZone, cards: Cards, of: GameCard): void;

// putIntoPlay
export declare function putIntoPlay(card: Maybe, controller: Maybe<Player>): boolean;

// putOnBottom
export declare function putOnBottom(card: Maybe): void;

// putOnEncounterDeck
export declare function putOnEncounterDeck(card: Maybe): void;

// putOnTop
export declare function putOnTop(cards: Cards, options?: {
    readonly by?: Player;
}): void;

// putUnder
export declare function putUnder(card: Maybe, host: Maybe, face?: 'up' | 'down'): void;

// questDeck
export declare function questDeck(): GameCard[];

// raiseEachThreat
export declare function raiseEachThreat(amount: number): Cost;

// raiseOwnThreat
export declare function raiseOwnThreat(amount: number): Cost;

// raiseThreat
export declare function raiseThreat(players: Cards<Player>, amount: number): void;

// randomCard
export declare function randomCard<C extends GameCard>(cards: readonly C[]): C | undefined;

// randomCards
export declare function randomCards<C extends GameCard>(cards: readonly C[], count: number): C[];

// randomPlayer
export declare function randomPlayer(players?: undefined): Player;
export declare function randomPlayer(players: readonly Player[]): Maybe<Player>;

// ready
export declare function ready(cards: Cards): void;

// redirectDamage
export declare function redirectDamage(card: Maybe): void;

// remember
export declare function remember(card: Maybe, name: string, value: Json): void;

// remembers
export declare function remembers(kind: MemorableKind, what?: 'amounts'): Ability;

// removeFromGame
export declare function removeFromGame(card: Maybe): void;

// removeFromQuest
export declare function removeFromQuest(character: Maybe): void;

// removeProgress
export declare function removeProgress(card: Maybe, amount: number): void;

// removeTokens
export declare function removeTokens(cards: Cards, token: TokenName, amount?: number | 'all'): number;

// resolveText
export declare function resolveText(card: Maybe, word: 'when-revealed' | 'shadow', by?: Player): void;

// response
export declare const response: {
    readonly when: Trigger;
    readonly after: Trigger;
    readonly cancel: Trigger;
};

// returnToHand
export declare function returnToHand(card: Maybe): void;

// returnToStaging
export declare function returnToStaging(enemy: Maybe): void;

// revealAnother
export declare function revealAnother(owedTo?: GameCard): void;

// revealCard
export declare function revealCard(card: GameCard | null | undefined, revealer?: Player): void;

// revealEncounterCards
export declare function revealEncounterCards(count: number, owedTo?: GameCard, revealer?: Player): GameCard[];

// revealFrom
export declare function revealFrom(deck: TableSystemZone, count?: number, revealer?: Player): GameCard[];

// revealTopCard
export declare function revealTopCard(): GameCard | undefined;

// revealingPlayer
export declare function revealingPlayer(): Player | undefined;

// roll
export declare function roll(name: string, sides: number): number;

// round
export declare function round(): number;

// rule
export declare function rule(slug: string, parts: readonly Part[]): CardScript;

// scenario
export declare function scenario(slug: string, parts: readonly Part[]): CardScript;

// search
export declare function search(searcher: Maybe<Player>, among: readonly GameCard[], fits: (card: GameCard) => boolean, options?: {
    readonly most?: number;
    readonly must?: 'if-able';
    readonly as?: string;
}): GameCard[];

// setAside
export declare function setAside(card: Maybe): void;

// setCounter
export declare function setCounter(name: TableCounter, to: number): void;
export declare function setCounter(name: PlayerCounter, to: number, player: Player): void;

// setNextStage
export declare function setNextStage(stage: GameCard | null | undefined): void;

// setNextStageAtRandom
export declare function setNextStageAtRandom(stages: readonly GameCard[]): void;

// setValue
export declare function setValue(cards: Falls, stat: NumberStat, value: number, until: Until): void;

// setup
export declare function setup(effect: Does): Ability;

// shadow
export declare function shadow(effect: (context: ScriptContext & {
    readonly attack: EnemyAttack;
    readonly attacker: GameCard;
}) => unknown, options?: AbilityOptions): Ability;

// shuffleDeck
export declare function shuffleDeck(player: Maybe<Player> | 'encounter'): void;

// shuffleIntoDeck
export declare function shuffleIntoDeck(cards: Cards): void;

// shuffleZone
export declare function shuffleZone(zone: TableSystemZone): void;
export declare function shuffleZone(zone: SeatSystemZone, of: Player): void;

// skipPhase
export declare function skipPhase(name: PhaseOfRules): void;

// skips
export declare function skips(name: PhaseOfRules, options?: Omit<ConstantOptions, 'on' | 'stacking'>): Modifier;

// spendFromAnyPool
export declare function spendFromAnyPool(amount: number, sphere?: string): Cost;

// spendHostResources
export declare function spendHostResources(amount: number): Cost;

// spendOwnResources
export declare function spendOwnResources(amount: number): Cost;

// spendResources
export declare function spendResources(amount: number, sphere?: string): Cost;

// spread
export declare function spread(amount: number, cards: readonly GameCard[], options?: ChooseOptions): Share[];

// stagesNamed
export declare function stagesNamed(codes: readonly string[]): GameCard[];

// stagingArea
export declare function stagingArea(): GameCard[];

// stagingThreat
export declare function stagingThreat(): number;

// step
export declare function step(name: OwnStep, effect: (context: ScriptContext) => unknown, options?: StepOptions): StepScript;

// switchValues
export declare function switchValues(one: Maybe, other: Maybe, stat: NumberStat, until: Until): boolean;

// system
export declare function system(slug: string, { events, steps, setup, endings, rules }: SystemParts): SystemScript;

// takeControl
export declare function takeControl(card: Maybe, player: Maybe<Player>, until?: Until): void;

// topCards
export declare function topCards(pile: PileName, count: number): GameCard[];

// travel
export declare function travel(can: (context: ScriptContext) => boolean, pay: Does): Ability;

// travelTo
export declare function travelTo(location: Maybe): void;

// turnFacedown
export declare function turnFacedown(card: Maybe, as: Facedown): void;

// turnFaceup
export declare function turnFaceup(card: Maybe): void;

// turnInto
export declare function turnInto(card: Maybe, type: 'ally' | 'enemy' | 'location'): void;

// turnOver
export declare function turnOver(card: Maybe): boolean;

// victoryDisplay
export declare function victoryDisplay(): GameCard[];

// wasEngagedThisRound
export declare function wasEngagedThisRound(enemy: GameCard | null | undefined, player?: Player): boolean;

// whenRevealed
export declare function whenRevealed(effect: Does<'revealed'>, options?: AbilityOptions<'revealed'>): Ability;

// wholeRoundInPlay
export declare function wholeRoundInPlay(card: GameCard | null | undefined): boolean;

// winGame
export declare function winGame(why?: string): never;

// What stands in the declarations above and cannot be imported.

// CardZone
export type CardZone = keyof typeof zones.card;

// Does
type Does<K extends EventKind = EventKind, T = unknown> = (context: ScriptContext<K, T>) => unknown;

// Falls
type Falls = Cards | EveryCard;

// LastingStat
export type LastingStat = NumberStat | WordStat | Permission | 'blank' | `cannot ${EventKind}`;

// MEMORABLE
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
type NamesWith<Names, Value> = {
    [Name in keyof Names]: Names[Name] extends Value ? Name : never;
}[keyof Names] & string;

// NumberChange
interface NumberChange {
    readonly by?: number | ((context: ScriptContext, card: GameCard) => number);
    readonly set?: number | ((context: ScriptContext, card: GameCard) => number);
    readonly times?: number | 'half';
}

// OwnPhase
type OwnPhase = keyof SystemPhases extends never ? string : keyof SystemPhases & string;

// OwnStep
type OwnStep = keyof SystemSteps extends never ? string : keyof SystemSteps & string;

// PHASE_STEPS
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
export type PrintedType = 'hero' | 'ally' | 'attachment' | 'event' | 'enemy' | 'location' | 'treachery' | 'objective' | 'objective-ally' | 'objective-hero' | 'objective-location' | 'ship-enemy' | 'ship-objective' | 'treasure' | 'boon' | 'burden' | 'contract' | 'campaign' | 'nightmare' | 'quest';

// RulesTokens
type RulesTokens = typeof tokenNames;

// SceneEffect
interface SceneEffect {
    readonly stat: NumberStat | WordStat;
    readonly by?: number;
    readonly set?: number;
    readonly gain?: string;
    readonly until: Exclude<Until, 'attack'>;
}

// SceneStart
type SceneStart = Phase | StepName | WindowName;

// SeatZone
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

// StepHeading
type StepHeading = '6.4' | '6.8';

// TableZone
type TableZone = keyof typeof zones.table;

// Trigger
interface Trigger {
    <K extends EventKind>(kind: K, effect: Does<K>): Ability;
    <K extends EventKind, T>(kind: K, options: AbilityOptions<K, T>, effect: Does<K, T>): Ability;
}

// WINDOWS
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
type Which = (card: GameCard, context: ScriptContext) => boolean;

// WindowName
export type WindowName = `window ${keyof typeof WINDOWS}`;

// WordChange
interface WordChange {
    readonly gain?: string;
    readonly number?: number | ((context: ScriptContext, card: GameCard) => number);
    readonly lose?: string;
}

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
};

// printedKeywords
declare function printedKeywords(card: Card): Json;

// printedSpheres
declare function printedSpheres(card: Card): Json;

// printedTraits
declare function printedTraits(card: Card): Json;

// questions
declare const questions: {
    readonly 'vote-first-player': "Who shall be the first player?";
    readonly mulligan: "Mulligan";
    readonly 'mulligan.text': "Take one? The whole hand is shuffled back and six new cards are drawn, once.";
    readonly 'action-window': "Act, or pass?";
    readonly cancel: "Cancel this?";
    readonly 'when-response': "{what, select, revealed {A card is being revealed: respond?} attacks {An enemy attacks: respond?} damaged {Damage is about to be dealt: respond?} destroyed {A card is about to be destroyed: respond?} other {Respond before it happens?}}";
    readonly 'after-response': "{what, select, commits {A character committed to the quest: respond?} entersPlay {A card entered play: respond?} attacks {An enemy attacked: respond?} destroyed {A card was destroyed: respond?} leavesPlay {A card left play: respond?} explored {A location was explored: respond?} travels {The group travelled: respond?} engages {An enemy engaged: respond?} revealed {A card was revealed: respond?} other {Respond?}}";
    readonly 'next-constant': "Which of these comes first?";
    readonly 'next-when-forced': "Which forced effect comes first?";
    readonly 'next-after-forced': "Which forced effect comes next?";
    readonly 'next-delayed': "Which of the effects that waited for this moment comes first?";
    readonly 'choose-payers': "Which heroes pay? The resources come from {pools} pools.";
    readonly pay: "Pay {sum, plural, one {# resource} other {# resources}}";
    readonly 'choose-x': "What is X?";
    readonly choose: "Choose a card";
    readonly 'choose-up-to': "Choose cards, or none";
    readonly 'choose-one': "Choose one";
    readonly 'choose-number': "Choose a number";
    readonly 'choose-player': "Choose a player";
    readonly 'choose-next-stage': "Which stage comes next?";
    readonly may: "{named, select, yes {{card}, “{does}”: do it?} other {{card} says “may”: do it?}}";
    readonly distribute: "Give out {sum}";
    readonly 'assign-damage': "Assign {sum} damage";
    readonly search: "Which card do you take?";
    readonly 'choose-host': "Attach it to which card?";
    readonly 'choose-to-exhaust': "Which card exhausts?";
    readonly 'choose-to-discard': "Which card is discarded?";
    readonly 'choose-to-damage': "Who is dealt the damage?";
    readonly 'choose-for-damage': "Which card takes the damage?";
    readonly 'choose-to-commit': "Who commits to the quest?";
    readonly 'choose-to-commit.text': "The staging area holds {stagingThreat} threat, and more may come. Who commits exhausts.";
    readonly 'choose-to-remove-from-quest': "Which character leaves the quest?";
    readonly 'choose-location': "Travel to a location?";
    readonly 'choose-active-location': "Which active location does it concern?";
    readonly 'divide-progress': "Divide {sum} progress among the active locations";
    readonly 'choose-enemy-to-engage': "Engage an enemy?";
    readonly 'choose-tied-enemy': "Which of these enemies engages first?";
    readonly 'order-shadow-cards': "The shadow cards do not reach for all: who is dealt one first?";
    readonly 'choose-next-attacker': "Which enemy attacks next?";
    readonly 'choose-defender': "Declare a defender?";
    readonly 'choose-defender.text': "{enemy} attacks for {attack}.";
    readonly 'choose-defenders': "Declare defenders?";
    readonly 'choose-defenders.text': "{enemy} attacks for {attack}. Any number of characters may defend; one of them takes all the damage.";
    readonly 'choose-hero-for-damage': "The attack is undefended: which hero takes {amount} damage?";
    readonly 'choose-defender-for-damage': "Which defender takes {amount} damage?";
    readonly 'choose-enemy-to-attack': "Attack an enemy?";
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
declare const sorts: Readonly<{
    hero: (card: GameCard) => boolean;
    ally: (card: GameCard) => boolean;
    character: (card: GameCard) => boolean;
    enemy: (card: GameCard) => boolean;
    location: (card: GameCard) => boolean;
    attachment: (card: GameCard) => boolean;
    objective: (card: GameCard) => boolean;
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
    readonly blank: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Whether its text box is blank: written with blanks(…).";
    };
    readonly immunities: {
        readonly shape: "words";
        readonly printed: (card: Card) => Json;
        readonly about: "What it is immune to: card-effects, player-card-effects, or with non- and a trait before it, as in non-Key-card-effects, those of cards without the trait.";
    };
    readonly forbiddenAttachments: {
        readonly shape: "words";
        readonly printed: () => Json;
        readonly about: "Attachments that it cannot have: any, those with one of these traits or keywords, or with non- before it those without the trait.";
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
        readonly about: "A card in the staging area keeps its threat out of the quest; its threat itself is as it was.";
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
    readonly survivesDamage: {
        readonly shape: "yes-no";
        readonly printed: () => false;
        readonly about: "Damage does not destroy it, however much lies on it.";
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
        readonly about: "Who reveals it is “you” on it and stages it alone: meanwhile the other players take no actions and trigger no responses.";
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
    readonly 'moved-by-hand': "By hand: {how, select, token {{card}, {token} changes by {by}} zone {{known, select, yes {{card} moves} other {a card moves}}} put {{known, select, yes {{card}} other {a card}} goes {place, select, hand {to a hand} top {on top of its deck} bottom {under its deck} discard {to its discard pile} staging {to the staging area} active {to the active location} play {into play} display {to the victory display} aside {out of play, set aside} removed {out of the game} other {elsewhere}}} engage {{card} is engaged with {seat}} attach {{card} is attached to {host}} exhaust {{card} exhausts} ready {{card} readies} commit {{card} commits to the quest} withdraw {{card} leaves the quest} flip {{card} is turned over} shuffle {a deck is shuffled} draw {{card} draws a card} reveal {the top card of the encounter deck is turned up} shadow {{card} is dealt a shadow card} first {{card} becomes first player} other {{known, select, yes {{card} was changed} other {a card was changed}}}}";
    readonly 'grim-rule': "Nothing says how {card} is to be read: the reading that is worse for the players holds ({reading})";
    readonly 'order-not-asked': "{amount} forced effects at once: they come as they stand";
    readonly 'answers-cut': "So many answers came to one event that no more are asked for";
    readonly muted: "An ability of {ability} failed; it is muted from here on";
    readonly lifted: "The script of {ability} was changed: the ability works again";
    readonly 'setup-step': "{step, select, 1 {The decks are shuffled} 2 {The heroes stand ready} 3 {The token bank is made} 4 {The first player is named} 5 {Starting hands are drawn} 6 {The quest deck is laid out} 7 {The scenario is set up} other {Setup, step {step}}}";
    readonly 'starting-threat': "{seat} begins with threat {to}";
    readonly 'quest-deck': "The quest: {cards}";
    readonly 'first-player': "{seat} is the first player";
    readonly 'too-few-cards': "Of {what} {wanted} were called for, and {found, plural, =0 {none was} one {one was} other {# were}} there";
    readonly 'round-began': "Round {round} begins";
    readonly 'round-ended': "Round {round} ends";
    readonly 'phase-began': "{phase, select, resource {Resource phase} planning {Planning phase} quest {Quest phase} travel {Travel phase} encounter {Encounter phase} combat {Combat phase} refresh {Refresh phase} other {{phase}}}";
    readonly 'phase-cut-short': "The {phase, select, resource {resource phase} planning {planning phase} quest {quest phase} travel {travel phase} encounter {encounter phase} combat {combat phase} refresh {refresh phase} other {{phase}}} ends at once";
    readonly 'phase-skipped': "The {phase, select, resource {resource phase} planning {planning phase} quest {quest phase} travel {travel phase} encounter {encounter phase} combat {combat phase} refresh {refresh phase} other {{phase}}} is skipped";
    readonly 'entered-play': "{card} enters play";
    readonly 'entered-staging': "{card} is in the staging area";
    readonly 'left-play': "{how, select, defeated {{card} is defeated} destroyed {{card} is destroyed} explored {{card} is explored} returned {{card} returns to hand} discarded {{card} is discarded} shuffled {{card} is shuffled into its deck} removed {{card} leaves the game} eliminated {{card} goes with its player} victory-display {{card} goes to the victory display} other {{card} leaves play}}";
    readonly played: "{card} was played";
    readonly attached: "{card} is attached to {host}";
    readonly destroyed: "{card} has no hit points left";
    readonly discarded: "{card} is discarded";
    readonly 'discards-ordered': "{seat} lays them on the discard pile, the topmost first: {cards}";
    readonly 'returned-to-hand': "{known, select, no {A card returns} other {{card} returns}} to the hand of {seat}";
    readonly 'removed-from-game': "{card} is removed from the game";
    readonly 'type-changed': "{card} is now of type {type}";
    readonly 'control-taken': "{seat} takes control of {card}";
    readonly drew: "{seat} draws {amount, plural, one {# card} other {# cards}}";
    readonly searched: "{seat} looks through {amount, plural, one {# card} other {# cards}}";
    readonly 'looked-at': "{known, select, yes {{seat} looks at {cards}} other {{seat} looks at {amount, plural, one {# card} other {# cards}}}}";
    readonly 'put-on-bottom': "{known, select, yes {{seat} puts {card} on the bottom of the deck} other {{seat} puts a card on the bottom of the deck}}";
    readonly 'put-on-top': "{seat} puts {amount, plural, one {# card} other {# cards}} on the top of the deck";
    readonly 'added-to-hand': "{seat} takes a card into hand";
    readonly shuffled: "A deck is shuffled";
    readonly 'unique-in-play': "{card} is unique and already in play: it is not added";
    readonly damaged: "{card} takes {amount} damage";
    readonly healed: "{amount} damage is healed on {card}";
    readonly exhausted: "{card} exhausts";
    readonly readied: "{card} readies";
    readonly 'resources-gained': "{how, select, moved {{amount, plural, one {# resource moves} other {# resources move}} from {from} to {card}} other {{card} gains {amount, plural, one {# resource} other {# resources}}}}";
    readonly 'cost-changed': "{card} costs {now} instead of {printed}";
    readonly 'resources-spent': "{card} spends {amount, plural, one {# resource} other {# resources}}";
    readonly 'tokens-placed': "{card} gets {amount} {token}";
    readonly 'tokens-removed': "{card} loses {amount} {token}";
    readonly 'progress-placed': "{card} gets {amount} progress";
    readonly 'progress-removed': "{card} loses {amount} progress";
    readonly 'threat-raised': "The threat of {seat} rises by {amount} to {to}";
    readonly 'threat-lowered': "The threat of {seat} falls by {amount} to {to}";
    readonly committed: "{card} commits to the quest";
    readonly 'step-skipped': "{step, select, staging {The staging step is skipped} other {No engagement checks are made}}";
    readonly 'left-quest': "{card} leaves the quest";
    readonly revealed: "{card} is revealed";
    readonly 'quest-compared': "{counts, select, attack {Attack} defense {Defense} other {Willpower}} {willpower} against threat {threat}";
    readonly 'quest-succeeded': "The quest succeeds by {amount}";
    readonly 'quest-failed': "The quest fails by {amount}";
    readonly 'stage-entered': "{card}, side {side}";
    readonly 'stage-defeated': "{card} is completed";
    readonly travelled: "The group travels to {card}";
    readonly explored: "{card} has all its progress";
    readonly 'encounter-deck-reset': "The encounter discard pile becomes the new encounter deck";
    readonly 'encounter-deck-empty': "The encounter deck is empty";
    readonly 'deck-reset': "A new deck is made of its discard pile: {zone}";
    readonly 'deck-empty': "No card is left: {zone}";
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
    readonly 'shadow-revealed': "The shadow card of {enemy}: {card}";
    readonly attacks: "{card} attacks {seat}";
    readonly defends: "{card} defends against {attacker}";
    readonly attacked: "{seat} attacks {card} with {attackers}";
    readonly 'attack-ended': "The attack is over: {card}";
    readonly eliminated: "{seat} is eliminated";
    readonly 'put-in-zone': "{known, select, no {A card} other {{card}}} goes to “{zone}”";
    readonly 'counter-changed': "{of, select, table {{counter}: {to} instead of {from}} other {{counter} of {of}: {to} instead of {from}}}";
};

// tokenNames
export declare const tokenNames: Readonly<{
    readonly damage: "Damage on characters and enemies.";
    readonly progress: "Progress on locations and stages.";
    readonly resource: "Resources in the pool of a hero, or on another card.";
    readonly threat: "The threat dial of a player.";
}>;

// zones
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
