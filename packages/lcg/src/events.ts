import type { GameEvent, Json } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import type { Phase } from './round.ts'

/** Every kind of event and its parts. Packs may add kinds of their own by declaration. */
export interface EventParts {
  /** A card comes into play from out of play. `how`: it was played, put there by an effect, or revealed. */
  entersPlay: { subject: GameCard; how: 'played' | 'put' | 'revealed' | 'set-up'; controller: Player | null }
  /** A card goes from play to a place out of play. */
  leavesPlay: { subject: GameCard; how: LeavingHow; to: string; asItWas: Snapshot }
  /** A card loses its host and goes where such cards go. */
  detached: { subject: GameCard; host: GameCard }
  entersStaging: { subject: GameCard }
  played: { subject: GameCard; you: Player }
  attached: { subject: GameCard; host: GameCard }
  /** A card bears more cards of a sort than it may: its controller picks those of `among` that are discarded until so many are left. */
  tooMany: { subject: GameCard; among: readonly GameCard[]; most: number }
  destroyed: { subject: GameCard; asItWas: Snapshot }
  discarded: { subject: GameCard; from: string }
  damaged: { subject: GameCard; amount: number; from: 'attack' | 'effect' }
  healed: { subject: GameCard; amount: number }
  exhausted: { subject: GameCard }
  readied: { subject: GameCard; during: 'refresh' | 'effect' }
  /** `how`: collected in the resource phase, added by an effect, or moved from another pool. */
  resourcesGained: { subject: GameCard; amount: number; how: 'collected' | 'added' | 'moved' }
  resourcesSpent: { subject: GameCard; amount: number }
  tokensPlaced: { subject: GameCard; token: string; amount: number }
  drawn: { subject: Player; amount: number; cards: readonly GameCard[] }
  threatRaised: { subject: Player; amount: number }
  threatLowered: { subject: Player; amount: number }
  progressPlaced: { subject: GameCard; amount: number }
  progressRemoved: { subject: GameCard; amount: number }
  commits: { subject: GameCard; player: Player }
  leavesQuest: { subject: GameCard }
  /** `owedTo`: the card for which it is revealed, see `revealAnother`. */
  revealed: { subject: GameCard; owedTo: GameCard | undefined }
  engages: { subject: GameCard; player: Player; how: 'optional' | 'check' | 'effect' }
  travels: { subject: GameCard; player: Player }
  explored: { subject: GameCard; asItWas: Snapshot }
  questSucceeds: { subject: GameCard; amount: number }
  questFails: { subject: GameCard; amount: number }
  stageDefeated: { subject: GameCard }
  shadowDealt: { subject: GameCard; card: GameCard | undefined }
  /** An enemy attacks a player. */
  attacks: { subject: GameCard; player: Player }
  defends: { subject: GameCard; attacker: GameCard }
  attackEnds: { subject: GameCard; player: Player }
  /** A player attacks an enemy. */
  attacked: { subject: GameCard; player: Player; attackers: readonly GameCard[] }
  playerAttackEnds: { subject: GameCard; player: Player; attackers: readonly GameCard[] }
  controlTaken: { subject: GameCard; by: Player }
  eliminated: { subject: Player }
  firstPlayerPasses: { subject: Player }
  cardsShuffled: { subject: Player; zone: string }
  beginningOfRound: { round: number }
  endOfRound: { round: number }
  beginningOfPhase: { phase: Phase }
  endOfPhase: { phase: Phase }
  /** An ability's effect: what cards cancel. */
  effect: { subject: GameCard; ability: string; word: string; you: Player; cause: GameEvent | undefined }
  /** Never happens by itself: `cannot('cancelled', …)` protects events of its subject. `what`: the event that would be cancelled. */
  cancelled: { subject: GameCard; what: GameEvent }
}

export type EventKind = keyof EventParts

export type EventOf<K extends EventKind> = GameEvent & EventParts[K]

export type LeavingHow = 'destroyed' | 'discarded' | 'explored' | 'returned' | 'shuffled' | 'defeated' | 'removed' | 'host-left'

/** What a card was just before it left play. */
export interface Snapshot {
  readonly type: string
  readonly controller: Player | null
  readonly owner: Player | null
  readonly traits: readonly string[]
  readonly damage: number
  readonly zone: string
  readonly engagedWith: Player | null
  readonly attachments: readonly GameCard[]
  readonly facts: { readonly [fact: string]: Json | undefined }
}
