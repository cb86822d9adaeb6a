// Everything that @questwright/tcg exports. Renew it with: npm run api

// AbilityOptions
/** Options of an ability: its costs, conditions and limits. */
export interface AbilityOptions extends Prices {
    /** A name that must never change; by default it is made from the card's slug. */
    readonly slug?: string;
    /** A further condition. It may read the table, but must not ask a player. */
    readonly when?: (context: Context) => boolean;
    readonly limit?: Limit;
    /** States whether it could change the game, if the engine cannot find out by trying. */
    readonly could?: (context: Context) => boolean;
    /** The card that the effect plays, from a hand or a pile: the ability can be used only if such a card can be played. */
    readonly plays?: Selection | readonly [
        Selection,
        PlayHow
    ];
    /** Zones from which it works, if not from play (for events: from the hand). */
    readonly where?: readonly ZoneName[];
}

// Card
/** A card of the game, as scripts see it. */
export declare class TcgCard extends Card {
    /** Whether the card matches all of these words: `card.is('gondor', 'man')`. */
    is(...words: readonly Word[]): boolean;
    /** Whether it is skirmishing a character that matches these words; without words, whether it is skirmishing at all. */
    skirmishes(...words: readonly Word[]): boolean;
    /** Whether it bears a card that matches these words. */
    bears(...words: readonly Word[]): boolean;
    get title(): string;
    get strength(): number;
    /** Its vitality, less its wounds. */
    get vitality(): number;
    get wounds(): number;
    get burdens(): number;
    get isExhausted(): boolean;
    get isRoaming(): boolean;
    /** The character that bears it. */
    get bearer(): TcgCard | undefined;
    /** The character on which it is being played, before it is there. */
    get playedOn(): TcgCard | undefined;
    /** The cards that it bears. */
    get borne(): readonly TcgCard[];
}

// Context
/** The argument of the functions in scripts: the card, its player, the event, the cards with which the costs were paid, and the targets. */
export type Context = KernelContext<TcgCard>;

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

// EventKind
/** Kinds of events to which abilities respond. */
export type EventKind = 'wounded' | 'exerted' | 'healed' | 'killed' | 'burdened' | 'unburdened' | 'threatAdded' | 'threatRemoved' | 'siteControlled' | 'siteLiberated' | 'added' | 'removed' | 'entered' | 'played' | 'drawn' | 'taken' | 'discarded' | 'transferred' | 'placedInDeck' | 'lookedAt' | 'revealed' | 'sitePlaced' | 'siteReplaced' | 'movedFrom' | 'moved' | 'movedTo' | 'assigned' | 'wonSkirmish' | 'lostSkirmish' | 'skirmishCancelled' | 'ringPutOn' | 'ringTakenOff' | 'ringPassed' | 'reconciled' | 'turnBegan' | 'turnEnded' | 'phaseBegan' | 'phaseEnded' | 'effect';

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

// KeywordWord
/** The slug of a keyword, of the game or of a pack. */
export type KeywordWord = (typeof UNLOADED_KEYWORDS)[number] | 'ambush' | 'damage' | 'defender' | 'unhasty' | keyof MoreWords;

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

// MoreTitles
/** Titles of the cards in packs: the generated types of a workspace extend it, and so may the declarations of a pack. */
export interface MoreTitles {
}

// MoreWords
/** Words of keywords that packs add: the generated types of a workspace extend it. */
export interface MoreWords {
}

// Part
export type Part = Ability | Modifier | Lasting | Delayed | Check;

// PlayHow
/** How an effect plays a card. */
export interface PlayHow {
    /** How much its cost is lowered. */
    readonly less?: number;
    /** The characters that may bear it: "play a weapon on your Orc". */
    readonly on?: Selection;
}

// Prices
/** The costs and requirements of an ability. */
export interface Prices {
    /** "Exert …" */
    readonly exert?: Selection | Times | readonly (Selection | Times)[];
    /** "Discard …" of a card in play. */
    readonly discard?: Selection;
    /** "Discard 2 cards from hand": a number, or which cards. */
    readonly fromHand?: number | Selection;
    /** "Remove (2)" */
    readonly remove?: number;
    /** "Add (2)" */
    readonly add?: number;
    /** "Add a burden" */
    readonly burdens?: number;
    /** "Remove 2 threats" */
    readonly removeThreats?: number;
    /** "Spot an Elf": must be there, and is not changed. */
    readonly spot?: Selection | readonly Selection[];
    /** "Spot 3 twilight tokens": so many are in the pool before anything is paid. */
    readonly spotTwilight?: number;
}

// ResponseOptions
/** Options of an ability that responds to an event, with the cards to which the event happens. */
export interface ResponseOptions extends AbilityOptions {
    /** The cards to which it happens: a selection, or a function. Any card if not given. */
    readonly of?: Selection | ((subject: TcgCard | undefined, context: Context) => boolean);
}

// SceneCard
/** The words for the setup of a scene. */
/** A card of a scene by its slug (`pack:slug` if two packs share a slug), or with details. */
export type SceneCard = string | SceneCardDetails;

// SceneSeat
/** The cards of a player when a scene begins. */
export interface SceneSeat {
    /** The Ring-bearer; a stand-in of strength 3, vitality 4 and resistance 10 by default. */
    readonly bearer?: SceneCard;
    /** The One Ring; a stand-in without text by default. */
    readonly ring?: string;
    /** Companions besides the Ring-bearer. */
    readonly companions?: readonly SceneCard[];
    /** Allies, and conditions and possessions in the support area. */
    readonly support?: readonly SceneCard[];
    readonly minions?: readonly SceneCard[];
    /** Threats on the dead pile. */
    readonly threats?: number;
    readonly hand?: readonly SceneCard[];
    /** The draw deck: cards from the top, or a number of cards that do nothing; nine of these by default. */
    readonly deck?: readonly SceneCard[] | number;
    readonly discard?: readonly SceneCard[] | number;
    readonly dead?: readonly SceneCard[];
    /** The site at which the fellowship is; 1 by default. */
    readonly site?: number;
    /** Sites of the adventure deck, instead of stand-ins of the same number. */
    readonly sites?: readonly string[];
}

// SceneSeatName
/** The seats of a scene. */
export type SceneSeatName = 'you' | 'opponent' | 'third' | 'fourth';

// Selection
export interface Selection {
    readonly kind: 'selection';
    readonly words: readonly string[];
    /** The title, or one of several. */
    readonly title?: string | readonly string[];
    /** Cards of this title are left out. */
    readonly otherThan?: string;
    /** Cards that match these words are left out: "except a Hobbit". */
    readonly except?: readonly string[];
    /** How many cards are meant. `least` 0: as many as the player likes, up to `most`. */
    readonly least: number;
    readonly most: number;
    readonly from: From;
    /** `self`: the card of the text. `bearer`: the character that bears it. `other`: any but the card of the text. */
    readonly which?: 'self' | 'bearer' | 'other';
    /** Only characters that are skirmishing a character with these words. */
    readonly against?: readonly string[];
    /** Only cards of the player of the text. */
    readonly whose?: 'yours';
    /** Only cards borne by a card that matches these words. */
    readonly on?: readonly string[];
    /** The choosing player; by default the player of the card with the text. */
    readonly chooser?: 'free-peoples';
}

// StatName
/** The name of a stat. */
export type StatName = keyof typeof stats;

// StepName
/** A step of the game, before or after which systems can insert their own steps. */
export type StepName = 'bids' | 'places' | 'bearers' | 'first-site' | 'starting-fellowship' | 'first-hands' | 'turn' | 'fellowship' | 'move' | 'arrive' | 'shadow' | 'maneuver' | 'archery' | 'archery-fire' | 'assignment' | 'defenders' | 'leftovers' | 'next-skirmish' | 'skirmish' | 'resolve-skirmish' | 'fierce' | 'regroup' | 'regroup-actions' | 'shadow-reconciles' | 'move-or-stay' | 'turn-end';

// TcgSceneSetup
/** The table when a scene begins; by default it is your fellowship phase. */
export interface TcgSceneSetup {
    readonly you?: SceneSeat;
    readonly opponent?: SceneSeat;
    readonly third?: SceneSeat;
    readonly fourth?: SceneSeat;
    /** The Free Peoples player. */
    readonly active?: SceneSeatName;
    readonly turn?: number;
    /** The tokens in the twilight pool. */
    readonly pool?: number;
    /** Sites on the path, in place of the stand-ins of the same number. The path reaches to the farthest fellowship. */
    readonly path?: readonly SceneCard[];
    /** The starter game: no bids, no assignment and regroup actions. */
    readonly mode?: 'starter' | 'deluxe';
    /** The step at which the scene begins: the fellowship phase by default. */
    readonly at?: StepName;
    /** How often the fellowship has moved in this turn. */
    readonly moves?: number;
    /** A game that is dealt, instead of a position. */
    readonly game?: {
        readonly scenario: string;
        readonly mode?: 'starter' | 'deluxe';
        readonly decks: readonly {
            readonly bearer?: readonly string[];
            readonly ring?: readonly string[];
            readonly fellowship?: readonly string[];
            readonly sites?: readonly string[];
            readonly cards: {
                readonly [slug: string]: number;
            };
        }[];
    };
}

// TcgScript
/** The default export of a script: the result of `card` or `keyword`. */
export interface TcgScript {
    readonly kind: 'card' | 'keyword';
    readonly slug: string;
    readonly parts: readonly Part[];
}

// Times
/** A selection that pays several times: "exert a ranger twice". */
export interface Times {
    readonly kind: 'times';
    readonly of: Selection;
    readonly times: number;
}

// Title
/** A title of a card: of a card in a pack of the workspace, or a title that card texts of the game mention. */
export type Title = (typeof TITLES)[number] | keyof MoreTitles;

// Until
/** Until when a change lasts: the end of this phase, the regroup phase, the end of the turn. */
export type Until = 'phase' | 'regroup' | 'turn';

// WindowWord
export type WindowWord = (typeof windowWords)[number];

// Word
/** A word that describes cards. */
export type Word = (typeof TYPES)[number] | (typeof RACES)[number] | Culture | `${(typeof CULTURES_LIKE_RACES)[number]} culture` | (typeof CLASSES)[number] | `${(typeof SIGNETS)[number]} signet` | (typeof UNLOADED_KEYWORDS)[number] | State | keyof MoreWords;

// ZoneName
/** The name of a zone. */
export type ZoneName = keyof typeof zones.table | keyof typeof zones.seat | keyof typeof zones.card;

// a
/** "A Hobbit": one card in play, which the player chooses. */
export declare function a(...words: readonly Word[]): Selection;

// add
/** "Add (2)". */
export declare function add(amount: number): void;

// addBurdens
/** "Add a burden". */
export declare function addBurdens(count?: number): void;

// addThreats
/** "Add a threat": at most as many threats as there are companions. */
export declare function addThreats(count?: number): void;

// allow
/** Gives cards a permission for a while, such as `fierce`. */
export declare function allow(permission: StatName, which: Which, until?: Until): void;

// amount
/** "(Limit +3)": so much in a phase, for each copy of the card. Its effect draws on it with `takeWithinLimit`. */
export declare function amount(sum: number): Limit;

// an
/** "A Hobbit": one card in play, which the player chooses. */
export declare function a(...words: readonly Word[]): Selection;

// anOpponent
/** "An opponent": the player chooses if there are several. */
export declare function anOpponent(): Card;

// another
/** "Another companion": any matching card except the card with the text. */
export declare function another(...words: readonly Word[]): Selection;

// archery
export declare const archery: PhaseAction;

// archeryTotal
/** Changes an archery total for the rest of the phase. */
export declare function archeryTotal(of: 'fellowship' | 'minions', by: number): void;

// assign
/** "Assign … to skirmish …": one character to one minion, neither of them assigned. A minion that is not fierce is not assigned in the fierce assignment phase. */
export declare function assign(minion: Which, defender: Which): void;

// assignment
export declare const assignment: PhaseAction;

// atStartOfTurn
/** "At the start of each of your turns, …". */
export declare function atStartOfTurn(options: AbilityOptions, effect: Effect): Ability;

// bearer
/** The character that bears this card. */
export declare const bearer: Selection;

// bearerMustBe
/** "Bearer must be a Man". */
export declare function bearerMustBe(which: Selection | ((host: TcgCard, context: Context) => boolean)): Ability;

// becomeRingBearer
/** This companion becomes the Ring-bearer. Its own resistance counts from now on. */
export declare function becomeRingBearer(card: Card): void;

// burdens
/** How many burdens the Ring-bearer has. */
export declare function burdens(): number;

// byFreePeoples
/** "The Free Peoples player wounds a companion": that player chooses, also when a Shadow player uses the text. */
export declare function byFreePeoples(of: Selection): Selection;

// byHand
/**
 * A text of the card that no script carries out, so that people follow it with moves by hand. In a card's list of abilities, it is a text that
 * holds as long as the card is in play: the table marks the card. In an effect, it asks the player of the ability to follow the text now, who answers
 * when it is done, or leaves it out. Bots leave it out.
 * @param key a slug; the text of the pack has the card's words under `words.byHand`
 */
export declare function byHand(key: string): Ability;

// canBecomeRingBearer
/** Whether this companion can take over: it is in play, and the Ring-bearer of its player is dead. */
export declare function canBecomeRingBearer({ self, you }: Pick<KernelContext, 'self' | 'you'>): boolean;

// canPlayFrom
/** Whether a card could be played with `playFrom`. For cards of a draw deck this is not asked: a search may find nothing. */
export declare function canPlayFrom(which: Selection, context: Pick<KernelContext, 'self' | 'you'>, how?: PlayHow): boolean;

// canPlaySite
/** Whether the player's adventure deck has a site of this number. */
export declare function canPlaySite(number: number, you: Card): boolean;

// canSpot
/** How many cards "you can spot": everything that matches counts. @throws WrongValue for the hand or the deck of another player */
export declare function canSpot(which: Selection, { self, you }: Pick<KernelContext, 'self' | 'you'>): number;

// cancelSkirmish
/** "Cancel a skirmish involving …": cancels the running skirmish. The caller checks which characters are in it. */
export declare function cancelSkirmish(): void;

// cannot
/** "… may not …": this kind of event does not happen to these cards. */
export declare function cannot(kind: EventKind, on: Selection, condition?: While): Modifier;

// card
/** The behaviour of a card. */
export declare function card(slug: string, parts: readonly Part[]): TcgScript;

// change
/** Changes a stat of cards for a while. */
export declare function change(stat: StatName, which: Which, by: By, until?: Until): void;

// changeTo
/** Sets a stat of cards for a while, such as `overwhelmedAt` to 3: "only 3 times that strength overwhelms it". */
export declare function changeTo(stat: StatName, which: Which, value: number, until?: Until): void;

// chooseOne
/** "Choose one": among those that can be done in full, or among all if none can. */
export declare function chooseOne(ways: {
    readonly [way: string]: {
        readonly can: () => boolean;
        readonly deed: () => unknown;
    };
}, who?: Card): void;

// corrupt
/** Corrupts the Ring-bearer: its player loses. */
export declare function corrupt(): void;

// culturesInSpot
/** How many cultures of a side "you can spot": any active card of the side counts for its culture. */
export declare function culturesInSpot(side: 'free-peoples' | 'shadow'): number;

// disallow
/** Takes a permission from cards or from a player for a while, such as `mayMove`. */
export declare function disallow(permission: StatName, which: Which, until?: Until): void;

// discard
/** "Discard a condition": a card in play. */
export declare function discard(which: Which): void;

// discardAtRandom
/** Cards of the hand are discarded at random. */
export declare function discardAtRandom(seat: Card, count?: number): void;

// discardFromHand
/** A player discards `count` cards from the hand, or all if there are fewer. */
export declare function discardFromHand(seat: Card, count?: number): void;

// discardTop
/** "Discard the top 2 cards of the draw deck". */
export declare function discardTop(seat: Card, count?: number): void;

// draw
/** "Draw a card". */
export declare function draw(count?: number, seat?: Card): void;

// each
/** "Each roaming minion": all of them, without a choice. */
export declare function each(...words: readonly Word[]): Selection;

// eachTime
/** "When …", "Each time …": a required action after the event. */
export declare const eachTime: Response;

// eachTimeAboutTo
/** "Each time … is about to …": a required action before the event. */
export declare const eachTimeAboutTo: Response;

// endShadowPhase
/** "… and your Shadow phase ends": the player of the running Shadow phase does nothing more in it. */
export declare function endShadowPhase(): void;

// except
/** "… (except a Hobbit)". */
export declare function except(of: Selection, ...words: readonly Word[]): Selection;

// exhaust
/** "Exhaust …": exerts a character as often as possible. */
export declare function exhaust(which: Which): void;

// fellowship
/** **Fellowship**, **Shadow** …: an ability, or the text of an event, that can be used in that phase. */
export declare const fellowship: PhaseAction;

// freePeoplesPlayer
export declare function freePeoplesPlayer(): Card;

// gains
/** "… is fierce", "… may be assigned": a permission that these cards have. */
export declare function gains(on: Selection, permission: StatName, condition?: While): Modifier;

// gainsKeyword
/** "… is an archer", "… is damage +1": a keyword that these cards gain; `['damage', 1]` with its number. */
export declare function gainsKeyword(on: Selection, keyword: KeywordWord | readonly [
    KeywordWord,
    number
], condition?: While): Modifier;

// handSize
/** How many cards a player has in hand. */
export declare function handSize(seat: Card): number;

// has
/** "Each Uruk-hai is strength +1", "While …, this minion is strength +3": changes a number of these cards for as long as the condition is true. */
export declare function has(on: Selection, stat: StatName, by: Value, condition?: While): Modifier;

// hasInitiative
/** "If you have initiative": the Free Peoples player with four or more cards in hand; otherwise each Shadow player. */
export declare function hasInitiative(seat: Card): boolean;

// hasInstead
/** "Each skirmish has 1 minion at most": sets a number of these cards for as long as the condition is true. */
export declare function hasInstead(on: Selection, stat: StatName, value: Value, condition?: While): Modifier;

// hasPermission
/** Whether a card has a permission, such as `fierce`. */
export declare function hasPermission(card: Card, permission: StatName): boolean;

// heal
/** "Heal a companion". */
export declare function heal(which: Which, times?: number): void;

// inDead
/** A card in the dead pile of the Free Peoples player, even if a Shadow player uses the text. */
export declare const inDead: (...words: readonly Word[]) => Selection;

// inDeck
export declare const inDeck: (...words: readonly Word[]) => Selection;

// inDiscard
/** "An Orc in your discard pile", in your hand, in your draw deck. */
export declare const inDiscard: (...words: readonly Word[]) => Selection;

// inHand
export declare const inHand: (...words: readonly Word[]) => Selection;

// inPhases
/** **Fellowship or Regroup**: an ability that can be used in several phases. */
export declare function inPhases(words: readonly [
    WindowWord,
    ...WindowWord[]
], options: AbilityOptions, effect: Effect): Ability;

// instead
/** Does something instead of the event to which this responds. */
export declare function instead({ event }: {
    readonly event: GameEvent;
}, deed: () => unknown): void;

// isAboutTo
/** **Response**: optional, before the event happens: "If … is about to …". */
export declare const isAboutTo: Response;

// isAt
/** Whether the fellowship is at a site with these words, such as `underground`. */
export declare function isAt(...words: readonly Word[]): boolean;

// isAtHome
/** Whether an ally is at its home: the fellowship is at that site. */
export declare function isAtHome(ally: Card): boolean;

// isFellowshipAt
/** Whether the fellowship is at this site, or on the way to it. */
export declare function isFellowshipAt(site: Card | undefined): boolean;

// isFreePeoples
/** Whether a card is a Free Peoples card. */
export declare function isFreePeoples(card: Card): boolean;

// isPhaseAction
/** Whether an effect is that of a phase action: of an event or a special ability with the word of a phase. */
export declare function isPhaseAction({ word, ability }: GameEvent): boolean;

// isRingWorn
/** Whether the Ring-bearer wears the One Ring. */
export declare function isRingWorn(): boolean;

// keyword
/** A keyword: abilities and modifiers of every card that has it. */
export declare function keyword(slug: string, parts: readonly Part[]): TcgScript;

// kill
/** "Kill …". */
export declare function kill(which: Which): void;

// liberate
/** "Liberate a site": the site with the highest number that an opponent controls. */
export declare function liberate(): void;

// lookAtHand
/** "Look at the hand": only the player who acts sees the cards. */
export declare function lookAtHand(seat: Card): void;

// lookAtTop
/** "Look at the top 2 cards of your draw deck": the other players do not see them. */
export declare function lookAtTop(count?: number, of?: Card): readonly TcgCard[];

// loseDamageBonuses
/** "A minion loses all damage bonuses": also those that it would gain later. */
export declare function loseDamageBonuses(which: Which, until?: Until): void;

// loses
/** "… may not be assigned": a permission that these cards lose. */
export declare function loses(on: Selection, permission: StatName, condition?: While): Modifier;

// maneuver
export declare const maneuver: PhaseAction;

// may
/** Asks whether the player wants to do something. */
export declare function may(name: string, who?: Card): boolean;

// mayAtStartOfTurn
/** "At the start of each of your turns, you may …". */
export declare function mayAtStartOfTurn(options: AbilityOptions, effect: Effect): Ability;

// mayEachTime
/** "Each time …, you may …". */
export declare const mayEachTime: Response;

// mayWhenPlayed
/** "When you play this card, you may …". */
export declare function mayWhenPlayed(options: AbilityOptions, effect: Effect): Ability;

// moveLimit
/** "The move limit is +1 for this turn." */
export declare function moveLimit(by: number): void;

// mustExert
/** "… must exert": an exhausted character does not. */
export declare function mustExert(which: Which, times?: number): void;

// numberOf
/** A stat of a card, as a number; it counts as zero while modifiers bring it below zero. */
export declare function numberOf(card: Card, stat: StatName): number;

// onA
/** "A Shadow condition on a companion": only cards whose bearer has these words. */
export declare function onA(of: Selection, ...words: readonly Word[]): Selection;

// opponents
/** The opponents of a player. */
export declare function opponents(of: Card): readonly Card[];

// otherThan
/** "2 other companions", besides the one of this title: `otherThan('Gimli', several(2, 'companion'))`. */
export declare function otherThan(title: Title, of: Selection): Selection;

// phase
/** The running phase: "in a skirmish" means a skirmish phase. */
export declare function phase(): PhaseName;

// placeBeneathDeck
/** Places cards beneath their owners' draw decks. */
export declare function placeBeneathDeck(which: Which): void;

// placeOnDeck
/** Places cards on top of their owners' draw decks. */
export declare function placeOnDeck(which: Which): void;

// playFrom
/**
 * "Play an Orc from your discard pile": the player chooses a card that can be played, and plays it for its cost.
 * @param how the reduction of its cost, and the characters that may bear it
 * @returns whether a card was played
 */
export declare function playFrom(which: Selection, how?: PlayHow): boolean;

// playNextSite
/** "Play the fellowship's next site": from the player's adventure deck. A site that is there already returns to the adventure deck of its owner. */
export declare function playNextSite(): void;

// playSite
/** "Play your site 2". A site that is there already returns to the adventure deck of its owner. */
export declare function playSite(number: number): void;

// pool
export declare function pool(): number;

// prevent
/** "Prevent that": the event to which this responds does not happen. */
export declare function prevent({ event }: {
    readonly event: GameEvent;
}): void;

// preventAll
/** "Takes no more wounds in this phase": this kind of event does not happen to these cards for a while. */
export declare function preventAll(kind: EventKind, which: Which, until?: Until): void;

// putOnRing
/** The Ring-bearer puts on the One Ring. */
export declare function putOnRing(): void;

// regroup
export declare const regroup: PhaseAction;

// remember
/** Remembers something about the card of the running text, such as that the first Orc was played, until the phase or the turn ends. */
export declare function remember(what: string, until?: 'phase' | 'turn'): void;

// remembers
/** Whether something about a card was remembered in this phase or turn. */
export declare function remembers(card: Card, what: string): boolean;

// remove
/** "Remove (2)": `amount` twilight tokens, or all if there are fewer. */
export declare function remove(amount: number): void;

// removeBurdens
/** "Remove a burden". */
export declare function removeBurdens(count?: number): void;

// removeThreats
/** "Remove a threat". */
export declare function removeThreats(count?: number): void;

// replaceSite
/**
 * "Replace the fellowship's current site with your site of the same number".
 * @param old the site to replace; the current one by default
 */
export declare function replaceSite(old?: Card | undefined): void;

// responseTo
/** **Response**: optional, after the event: "If …". */
export declare const responseTo: Response;

// revealHand
/** Shows the hand of a player to everyone. @returns the cards that were shown */
export declare function revealHand(seat: Card): readonly TcgCard[];

// revealTop
/** "Reveal the top card of your draw deck": all see it. */
export declare function revealTop(count?: number, of?: Card): readonly TcgCard[];

// ringBearer
/** The Ring-bearer of the Free Peoples player; undefined if there is none (any more). */
export declare function ringBearer(): TcgCard | undefined;

// self
/** This card. */
export declare const self: Selection;

// several
/** "2 companions": `count` different ones, or all if there are fewer. */
export declare function several(count: number, ...words: readonly Word[]): Selection;

// shadow
export declare const shadow: PhaseAction;

// shuffleIntoDeck
/** Shuffles cards into their owners' draw decks. */
export declare function shuffleIntoDeck(which: Which): void;

// siteNumber
/** The number of the site at which the fellowship is. */
export declare function siteNumber(): number;

// siteOnPath
/** The site of the path with this number. */
export declare function siteOnPath(number: number): Card | undefined;

// sitesControlled
/** How many sites a player controls: "while you control a site". */
export declare function sitesControlled(seat: Card): number;

// skips
/** "While you can spot The Balrog, skip the archery phase". */
export declare function skips(phase: WindowWord, condition?: While): Modifier;

// skirmish
export declare const skirmish: PhaseAction;

// skirmishingA
/** "A minion skirmishing Aragorn": only characters that are skirmishing a character with these words. */
export declare function skirmishingA(of: Selection, ...words: readonly Word[]): Selection;

// spot
/** "For each … you spot": the player says how many, from none to all. */
export declare function spot(which: Selection): number;

// stack
/** "Stack … on …": cards are placed face up on a card. They are not played by this, and are not in play. */
export declare function stack(which: Which, on: Which): void;

// stackedHere
/** A card that is stacked on the card of the text. */
export declare const stackedHere: (...words: readonly Word[]) => Selection;

// strength
/** "Make … strength +2": until the end of the phase, if nothing else is said. */
export declare function strength(which: Which, by: By, until?: Until): void;

// tableHas
/** As `has`, for the number of the table or of a player, such as an archery total or the move limit. */
export declare function tableHas(stat: StatName, by: Value, condition?: While): Modifier;

// take
/** "Take … into hand". */
export declare function take(which: Selection): void;

// takeControl
/** "Take control of a site": of the site with the lowest number that all fellowships have passed and that no player controls. */
export declare function takeControl(): void;

// takeWithinLimit
/**
 * Draws on the rest of a limit on amounts ("limit +4"), and counts it.
 * @param context the effect's own context
 * @param amount how much the effect wants to give
 * @returns how much of it the limit allows
 * @throws WrongValue for an ability that has no limit on amounts
 */
export declare function takeWithinLimit(context: Context, amount: number): number;

// the
/** A card by its title: `the('Gandalf')`. */
export declare function the(title: Title): Selection;

// threats
/** How many threats the Free Peoples player has. */
export declare function threats(): number;

// titled
/** Only cards of the selection that have this title, or one of these: `titled('Sam', inDeck())`. */
export declare function titled(title: Title | readonly Title[], of: Selection): Selection;

// toPlay
/** "To play, spot an Elf", "To play, exert a Dwarf": a requirement or a further cost of playing the card. */
export declare function toPlay(prices: Pick<Prices, 'spot' | 'exert' | 'discard' | 'burdens'>, when?: (context: Context) => boolean): Ability;

// twice
/** "Exert a ranger twice": one character, so many times. */
export declare function twice(of: Selection): Times;

// upTo
/** "Up to 3 trackers". */
export declare function upTo(count: number, ...words: readonly Word[]): Selection;

// upToOf
/** "Up to 3 …" of cards that are not in play: `upToOf(3, inDiscard('tracker'))`. */
export declare function upToOf(count: number, of: Selection): Selection;

// useTextOf
/** "Use the text of a sanctuary": the player uses an action of a site on the path, as if the fellowship were there. */
export declare function useTextOf(which: Selection): void;

// uses
/** "(Limit 3)" of uses: so often in a phase, or in a turn, for each copy of the card. */
export declare function uses(times: number, period?: 'phase' | 'turn'): Limit;

// whenPlayed
/** "When you play this card, …". */
export declare function whenPlayed(options: AbilityOptions, effect: Effect): Ability;

// wound
/** "Wound a minion": one wound, or as many as the number says. */
export declare function wound(which: Which, times?: number): void;

// your
/** "Your minion": one of the player who uses the text. */
export declare function your(...words: readonly Word[]): Selection;

// Declarations that those above mention and that cannot be imported.

// ALL_CULTURES
/** All cultures, of every block. */
export declare const ALL_CULTURES: ("orc" | "uruk-hai" | "dwarven" | "elven" | "gandalf" | "gollum" | "gondor" | "rohan" | "shire" | "dunland" | "isengard" | "moria" | "raider" | "ringwraith" | "sauron" | "men")[];

// By
/** How much a stat changes: the same for all cards, or by card: "+2, or +4 if that Elf skirmishes a Nazgûl". */
type By = number | ((card: TcgCard) => number);

// CLASSES
export declare const CLASSES: readonly [
    "armor",
    "bracers",
    "brooch",
    "cloak",
    "hand-weapon",
    "helm",
    "mount",
    "palantir",
    "phial",
    "pipe",
    "pipeweed",
    "ranged-weapon",
    "shield",
    "staff",
    "bow"
];

// CULTURES_LIKE_RACES
/** Cultures with the name of a race: as a word the name means the race, and `orc culture` the culture. */
export declare const CULTURES_LIKE_RACES: readonly [
    "orc",
    "uruk-hai"
];

// Culture
export type Culture = (typeof ALL_CULTURES)[number];

// Effect
type Effect = (context: Context) => unknown;

// From
type From = 'play' | 'hand' | 'discard' | 'deck' | 'dead' | 'stacked';

// PhaseAction
type PhaseAction = (options: AbilityOptions, effect: Effect) => Ability;

// PhaseName
/** The running phase: the setup, or one of the turn. */
export type PhaseName = 'setup' | 'fellowship' | 'shadow' | 'maneuver' | 'archery' | 'assignment' | 'skirmish' | 'regroup';

// RACES
export declare const RACES: readonly [
    "balrog",
    "creature",
    "dwarf",
    "elf",
    "ent",
    "half-troll",
    "hobbit",
    "maia",
    "man",
    "nazgul",
    "orc",
    "spider",
    "tree",
    "troll",
    "uruk-hai",
    "wizard",
    "wraith"
];

// Response
type Response = (kind: EventKind, options: ResponseOptions, effect: Effect) => Ability;

// SIGNETS
export declare const SIGNETS: readonly [
    "aragorn",
    "frodo",
    "gandalf",
    "theoden"
];

// STATES
/** Words for the current state of a card, or for something that several types have in common. */
export declare const STATES: readonly [
    "character",
    "free-peoples",
    "shadow",
    "unique",
    "wounded",
    "exhausted",
    "roaming",
    "skirmishing",
    "item",
    "weapon",
    "mounted",
    "ring-bearer",
    "ring-bound",
    "unbound",
    "fierce",
    "sanctuary",
    "defender +1",
    "at this site",
    "maneuver event"
];

// SceneCardDetails
/** A card of a scene with its tokens and with the cards on it. */
interface SceneCardDetails {
    readonly card: string;
    /** A name for this card within the scene. */
    readonly as?: string;
    /** Keywords that the card has besides its printed ones, such as `Damage 1`. */
    readonly keywords?: readonly string[];
    /** Numbers that replace the printed ones, by stat; modifiers are added to them. */
    readonly set?: {
        readonly [S in StatName]?: number;
    };
    /** Permissions that it has or lacks, by stat. */
    readonly permits?: {
        readonly [S in StatName]?: 'yes' | 'no';
    };
    readonly wounds?: number;
    readonly burdens?: number;
    /** Cards that it bears. */
    readonly borne?: readonly SceneCard[];
    /** Cards of the opponent on it, such as a Shadow condition on a companion. */
    readonly against?: readonly SceneCard[];
    readonly stacked?: readonly SceneCard[];
    /** Of the Ring-bearer: whether it wears the One Ring. */
    readonly wearsRing?: 'yes';
    /** Of a minion: the defender to which it is assigned, by its slug. */
    readonly assignedTo?: string;
}

// State
type State = (typeof STATES)[number];

// TITLES
/** Titles that texts of cards name. Scripts may name them even if no pack has such a card. */
export declare const TITLES: readonly [
    "Aragorn",
    "Arwen",
    "Bilbo",
    "Bill the Pony",
    "Boromir",
    "Celeborn",
    "Círdan",
    "Denethor",
    "Elendil",
    "Elladan",
    "Elrohir",
    "Elrond",
    "Éomer",
    "Éowyn",
    "Erkenbrand",
    "Faramir",
    "Farmer Maggot",
    "Frodo",
    "Galadriel",
    "Gamling",
    "Gandalf",
    "Gandalf's Cart",
    "Gil-galad",
    "Gimli",
    "Gollum",
    "Gorbag",
    "Gothmog",
    "Gríma",
    "Grimbeorn",
    "Isildur",
    "Legolas",
    "Lurtz",
    "Merry",
    "Pippin",
    "Radagast",
    "Sam",
    "Saruman",
    "Sauron",
    "Sharku",
    "Shelob",
    "Sméagol",
    "The Balrog",
    "The Gaffer",
    "The Mouth of Sauron",
    "The One Ring",
    "The Witch-king",
    "Théoden",
    "Théodred",
    "Tom Bombadil",
    "Treebeard",
    "Uglúk",
    "Úlairë Attëa",
    "Úlairë Cantëa",
    "Úlairë Enquëa",
    "Úlairë Lemenya",
    "Úlairë Nelya",
    "Úlairë Nertëa",
    "Úlairë Otsëa",
    "Úlairë Toldëa",
    "Watcher in the Water"
];

// TYPES
/** The words of the game as data, which pages and checks read without the rules. */
export declare const TYPES: readonly [
    "companion",
    "ally",
    "minion",
    "possession",
    "artifact",
    "condition",
    "event",
    "site",
    "ring"
];

// UNLOADED_KEYWORDS
/** Keywords by which other cards describe a card; most of them have no rules of their own. */
export declare const UNLOADED_KEYWORDS: readonly [
    "archer",
    "battleground",
    "easterling",
    "engine",
    "forest",
    "fortification",
    "knight",
    "machine",
    "marsh",
    "mountain",
    "plains",
    "ranger",
    "river",
    "search",
    "southron",
    "spell",
    "stealth",
    "tale",
    "tracker",
    "tentacle",
    "underground",
    "valiant",
    "villager",
    "warg-rider",
    "weather"
];

// Value
type Value = number | ((context: Context, card: TcgCard) => number);

// Which
/** Cards, or a description of them. */
type Which = Selection | Card | readonly Card[];

// While
type While = (context: Context) => boolean;

// stats
export declare const stats: {
    readonly strength: import("@questwright/kernel").StatSpec;
    readonly vitality: import("@questwright/kernel").StatSpec;
    readonly resistance: import("@questwright/kernel").StatSpec;
    /** The twilight cost. It may be below zero until it is paid, so that the roaming penalty is added first. */
    readonly twilight: import("@questwright/kernel").StatSpec;
    /** The site number of a minion. */
    readonly site: import("@questwright/kernel").StatSpec;
    readonly shadowNumber: import("@questwright/kernel").StatSpec;
    /** How many tokens more a roaming minion costs. */
    readonly roamingPenalty: import("@questwright/kernel").StatSpec;
    readonly damage: import("@questwright/kernel").StatSpec;
    /** Whether the damage bonuses of a character count. */
    readonly hasDamage: import("@questwright/kernel").StatSpec;
    /** How many more minions a character may be assigned to than one. */
    readonly defender: import("@questwright/kernel").StatSpec;
    /** How many minions may be assigned to a skirmish of a character in all. */
    readonly mostMinions: import("@questwright/kernel").StatSpec;
    /** How many tokens its owner may add when the Free Peoples player assigns a character to the minion. */
    readonly ambush: import("@questwright/kernel").StatSpec;
    /** How much a character adds to the archery total of its side. */
    readonly archery: import("@questwright/kernel").StatSpec;
    /** By how many times its strength a character is overwhelmed. */
    readonly overwhelmedAt: import("@questwright/kernel").StatSpec;
    readonly fierce: import("@questwright/kernel").StatSpec;
    /** Whether the skirmish of a minion is resolved after all skirmishes without such a minion. */
    readonly skirmishesLast: import("@questwright/kernel").StatSpec;
    /** Whether a minion roams at sites with a lower number than its own. */
    readonly roams: import("@questwright/kernel").StatSpec;
    /** Whether a site is a sanctuary. */
    readonly sanctuary: import("@questwright/kernel").StatSpec;
    /** Whether a card lets a character take part that otherwise would not: an ally away from its home, or a character that may not skirmish. */
    readonly takesPart: import("@questwright/kernel").StatSpec;
    /** Whether the Free Peoples player may assign the character. */
    readonly mayBeAssigned: import("@questwright/kernel").StatSpec;
    /** Whether a card lets the Free Peoples player assign a character that must be asked first, such as an unhasty one. */
    readonly isRoused: import("@questwright/kernel").StatSpec;
    /** Whether a character may skirmish at all. */
    readonly maySkirmish: import("@questwright/kernel").StatSpec;
    /** Whether a companion is Ring-bound. */
    readonly ringBound: {
        readonly shape: "yes-no";
        readonly printed: (card: Card) => boolean;
    };
    /** Of a player: how often the fellowship may move in a turn. Four players have one move more. */
    readonly moveLimit: import("@questwright/kernel").StatSpec;
    /** Of a player: whether the fellowship may move again in this turn. */
    readonly mayMove: import("@questwright/kernel").StatSpec;
    /** Of the table: the sum that cards add to the archery totals. */
    readonly fellowshipArchery: import("@questwright/kernel").StatSpec;
    readonly minionArchery: import("@questwright/kernel").StatSpec;
    /** Of the table: phases of this turn that are skipped. */
    readonly skippedPhases: {
        readonly shape: "words";
        readonly printed: () => never[];
    };
    readonly keywords: {
        readonly shape: "counts";
        readonly printed: (card: Card) => Json;
    };
};

// windowWords
/** The words of abilities that players may use in a phase. */
export declare const windowWords: readonly [
    "fellowship",
    "shadow",
    "maneuver",
    "archery",
    "assignment",
    "skirmish",
    "regroup"
];

// zones
/** The zones of the game. */
export declare const zones: {
    readonly table: {
        /** The adventure path: the sites that have been placed. */
        readonly path: {
            readonly visibility: "everyone";
            readonly play: "in";
            readonly order: "fixed";
        };
        /** A card that is being played. */
        readonly resolving: {
            readonly visibility: "everyone";
            readonly play: "out";
        };
        /** Cards that hold the rules of systems. */
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
        /** Only its owner may look through it; all see its top card. */
        readonly discard: {
            readonly visibility: "top";
            readonly play: "out";
        };
        readonly dead: {
            readonly visibility: "everyone";
            readonly play: "out";
        };
        /** The adventure deck: sites that have not been placed. It has no order. */
        readonly adventure: {
            readonly visibility: "seat";
            readonly play: "out";
            readonly order: "fixed";
        };
        /** Companions. */
        readonly fellowship: {
            readonly visibility: "everyone";
            readonly play: "in";
        };
        /** Allies, and the conditions and possessions that lie in the support area. */
        readonly support: {
            readonly visibility: "everyone";
            readonly play: "in";
        };
        /** The minions that a Shadow player has played. */
        readonly minions: {
            readonly visibility: "everyone";
            readonly play: "in";
        };
    };
    readonly card: {
        /** Cards that a character bears, and conditions on a site. */
        readonly borne: {
            readonly visibility: "everyone";
            readonly play: "as-host";
        };
        readonly stacked: {
            readonly visibility: "everyone";
            readonly play: "out";
        };
    };
};
