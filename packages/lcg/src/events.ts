import type { GameEvent, Json } from '@questwright/kernel'
import type { CardType, GameCard, Player } from './cards.ts'
import type { StepName } from './catalogue.ts'
import type { Phase } from './round.ts'
import type { SystemEvents } from './system-names.ts'
import type { TokenName } from './tokens.ts'
import type { ZoneName } from './zones.ts'

/** Every kind of event and its parts. */
export interface EventParts extends SystemEvents {
  /** A card enters play. `how`: it was played, put there by an effect, revealed, or put there during setup. */
  entersPlay: { subject: GameCard; how: 'played' | 'put' | 'revealed' | 'set-up'; controller: Player | null }
  /** A card leaves play. */
  leavesPlay: { subject: GameCard; how: LeavingHow; to: string; asItWas: Snapshot }
  /** A card loses its host, and leaves play for the discard pile of the deck from which it came. */
  detached: { subject: GameCard; host: GameCard }
  entersStaging: { subject: GameCard }
  /** A card was played from hand. `cannot('played', …)` keeps a card from being played: it is not offered, and nothing is paid. */
  played: { subject: GameCard; you: Player }
  /** A card is turned face down and counts as something else. */
  turnsFacedown: { subject: GameCard; as: Facedown }
  /** A card that was turned face down is turned face up again. */
  turnsFaceup: { subject: GameCard }
  /** A card with two sides turns over: `side` is the side that is up afterwards. */
  turnsOver: { subject: GameCard; side: 'A' | 'B' }
  /** A card is attached. `how`: it was played on its host, or put there by an effect or by the rules. */
  attached: { subject: GameCard; host: GameCard; how: 'played' | 'put' }
  /**
   * A card has more attachments of a kind than it may have, or a player has more cards than a card allows: its controller, or that player,
   * chooses cards of `among` to discard until `most` are left.
   */
  tooMany: { subject: GameCard; among: readonly GameCard[]; most: number }
  destroyed: { subject: GameCard; asItWas: Snapshot }
  discarded: { subject: GameCard; from: string; asItWas: Snapshot }
  /** `beyond`: the damage above the remaining hit points; known only after the event happened. */
  damaged: { subject: GameCard; amount: number; from: 'attack' | 'effect'; beyond: number }
  healed: { subject: GameCard; amount: number }
  exhausted: { subject: GameCard }
  readied: { subject: GameCard; during: 'refresh' | 'effect' }
  /** A hero gains resources, in any way (FAQ 1.25): collected in the resource phase, added by an effect, or moved `from` another pool. */
  resourcesGained: { subject: GameCard; amount: number; how: 'collected' | 'added' | 'moved'; from: GameCard | undefined }
  resourcesSpent: { subject: GameCard; amount: number }
  tokensPlaced: { subject: GameCard; token: TokenName; amount: number }
  /** `left`: how many of them remain on the card; known only after the event happened. */
  tokensRemoved: { subject: GameCard; token: TokenName; amount: number; left: number }
  drawn: { subject: Player; amount: number; cards: readonly GameCard[] }
  /** A player's deck, or its top cards, are searched by `searcher`. `cannot('searched', …)` of a player forbids this to everyone. */
  searched: { subject: Player; searcher: Player }
  threatRaised: { subject: Player; amount: number }
  threatLowered: { subject: Player; amount: number }
  progressPlaced: { subject: GameCard; amount: number }
  progressRemoved: { subject: GameCard; amount: number }
  commits: { subject: GameCard; player: Player }
  leavesQuest: { subject: GameCard }
  /** The staging step has ended, with everything that was revealed. It happens only if an ability waits for it. */
  stagingEnds: { subject: GameCard }
  /**
   * `owedTo`: the card for which it is revealed, see `revealAnother`. `revealer`: the player who reveals it, see `revealingPlayer`. `from`:
   * the zone from which it was revealed.
   */
  revealed: { subject: GameCard; owedTo: GameCard | undefined; revealer: Player; from: ZoneName }
  engages: { subject: GameCard; player: Player; how: 'optional' | 'check' | 'effect' }
  travels: { subject: GameCard; player: Player }
  /** A location became active: the players travelled to it, or an effect made it active. It happens only if an ability waits for it. */
  becomesActive: { subject: GameCard }
  explored: { subject: GameCard; asItWas: Snapshot }
  questSucceeds: { subject: GameCard; amount: number }
  questFails: { subject: GameCard; amount: number }
  /** A stage is defeated. `how`: by its progress, or by an effect with which the players advance; undefined where a state check of a script finds it. */
  stageDefeated: { subject: GameCard; how: 'progress' | 'effect' | undefined; asItWas: Snapshot }
  /** A stage was entered. It happens only if an ability waits for it. */
  stageEntered: { subject: GameCard }
  shadowDealt: { subject: GameCard; card: GameCard | undefined }
  /** An enemy attacks a player. */
  attacks: { subject: GameCard; player: Player }
  defends: { subject: GameCard; attacker: GameCard }
  attackEnds: { subject: GameCard; player: Player }
  /** A player attacks an enemy. */
  attacked: { subject: GameCard; player: Player; attackers: readonly GameCard[] }
  /** `engagedWith`: the player with whom the enemy was engaged when the attack began. */
  playerAttackEnds: { subject: GameCard; player: Player; attackers: readonly GameCard[]; engagedWith: Player | null }
  controlTaken: { subject: GameCard; by: Player }
  /** A card changes to another type and loses its own. */
  typeChanged: { subject: GameCard; type: CardType }
  eliminated: { subject: Player }
  firstPlayerPasses: { subject: Player }
  cardsShuffled: { subject: Player; zone: string }
  /** The value of a counter of a system changes: of the table, without a subject, or of a player. */
  counterChanged: { subject: Player | undefined; counter: string; from: number; to: number }
  beginningOfRound: { round: number }
  endOfRound: { round: number }
  beginningOfPhase: { phase: Phase }
  endOfPhase: { phase: Phase }
  /** Never happens by itself: `cannot('stepTaken', …)` skips the staging step (3.3), the engagement checks (5.3), or the phase that begins with that step; see `skips`. */
  stepTaken: { subject: GameCard; step: StepName }
  /**
   * The effect of an ability: the event that cancelling cards cancel. `word`: the word printed before the ability, `action`, `response`, `forced`,
   * `when-revealed`, `shadow`, `travel`, `setup`, `constant`; for an ally or attachment that is played, `play`. A played event card has the word of
   * its ability. `x`: the value chosen for X.
   */
  effect: { subject: GameCard; ability: string; word: string; you: Player; cause: GameEvent | undefined; x: number }
  /** Never happens by itself: `cannot('cancelled', …)` protects events of its subject. `what`: the event that would be cancelled. */
  cancelled: { subject: GameCard; what: SomeEvent }
}

/**
 * The facts of a card while it is face down, in the form of printed facts; it has no text. A card without a type is in play and has no card
 * type. RR "Card Types", "Golden Rules"
 */
export interface Facedown {
  /** A slug as its name. */
  readonly name: string
  readonly [fact: string]: Json
}

/** The name of a kind of event, such as `entersPlay`. */
export type EventKind = keyof EventParts

/** An event of a kind with its parts. A check of the kind, as `event.within?.kind === 'damaged'`, narrows the type to the parts of that kind. */
export type EventOf<K extends EventKind> = GameEvent &
  Readonly<EventParts[K]> & { readonly kind: K; readonly within: SomeEvent | undefined }

type SomeEvent = { readonly [K in EventKind]: EventOf<K> }[EventKind]

/** How a card leaves play. */
export type LeavingHow =
  | 'destroyed'
  | 'discarded'
  | 'explored'
  | 'returned'
  | 'shuffled'
  | 'defeated'
  | 'removed'
  | 'put-under'
  | 'put-into-deck'
  | 'displayed'
  | 'host-left'
  | 'eliminated'

/** The facts of a card just before it left play. */
export interface Snapshot {
  /** The name of its type. To find out whether it was an ally, a character and so on, read the fields below, because other types can count as one. */
  readonly type: string
  readonly isHero: boolean
  /** Whether it was an ally: also true for an objective-ally, and for types of systems that count as allies. */
  readonly isAlly: boolean
  readonly isCharacter: boolean
  readonly isEnemy: boolean
  readonly isLocation: boolean
  readonly isQuest: boolean
  readonly isTreachery: boolean
  readonly isObjective: boolean
  readonly isAttachment: boolean
  readonly controller: Player | null
  readonly owner: Player | null
  readonly traits: readonly string[]
  readonly damage: number
  readonly zone: string
  readonly engagedWith: Player | null
  readonly attachments: readonly GameCard[]
  /** The cards that were under it, in the order in which they were put there. */
  readonly underneath: readonly GameCard[]
  readonly facts: { readonly [fact: string]: Json | undefined }
}
