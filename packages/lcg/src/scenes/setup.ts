import type { StepName, StoryKind } from '../catalogue.ts'
import type { Facedown } from '../events.ts'
import type { Mode } from '../mode.ts'
import type { Phase } from '../round.ts'
import type { NumberStat, WordStat } from '../stats.ts'
import type { WindowName } from '../step-names.ts'
import type { PlayerCounter, SeatSystemZone, SystemRecord, TableCounter, TableSystemZone } from '../system-names.ts'
import type { Until } from '../verbs/until.ts'

/** The words with which scenes describe a table. */

/** A card of a scene: its slug (`pack:slug` if two packs share a slug), or its details. */
export type SceneCard = string | SceneCardDetails

/** A card of a scene with the cards and tokens on it and its state. An enemy that is `attacked` has made its attack of this round. */
export interface SceneCardDetails {
  readonly card: string
  /** Another name for it in this scene, to tell two copies apart. */
  readonly as?: string
  readonly damage?: number
  readonly progress?: number
  readonly resources?: number
  readonly tokens?: { readonly [token: string]: number }
  readonly is?: readonly ('exhausted' | 'committed' | 'attacked')[]
  readonly attachments?: readonly SceneCard[]
  /** Puts the card face down, with these facts. Heroes and allies are known to all players, other cards to none. */
  readonly facedown?: Facedown
  /** Cards dealt to it face down. */
  readonly shadow?: readonly SceneCard[]
  /** Cards under it, face up. */
  readonly underneath?: readonly SceneCard[]
  /** Keywords that it has in addition to the printed ones, as cards print them: `Name`, or `Name 2`. */
  readonly keywords?: readonly string[]
  /**
   * The player who controls it, if it is not the seat in whose area it is: for attachments on other cards, and player cards in the staging
   * area.
   */
  readonly controller?: SceneSeatName
  /**
   * The seat whose deck it came from, if it is not the seat in whose area it is; `nobody`: an encounter card, such as an objective-ally
   * that a player controls.
   */
  readonly owner?: SceneSeatName | 'nobody'
  /** The deck of a system to which it belongs. */
  readonly deck?: TableSystemZone
  /** The side that is up, such as A for a stage that has just been turned up. */
  readonly side?: string
  /** The players who have attacked this enemy in this round. */
  readonly attackedBy?: readonly SceneSeatName[]
  /** Lasting effects on it. */
  readonly lasting?: readonly SceneEffect[]
}

/** A lasting effect of a scene: a stat, its change, and when it ends. */
interface SceneEffect {
  readonly stat: NumberStat | WordStat
  readonly by?: number
  readonly set?: number
  /** A trait, keyword or sphere that it gains. */
  readonly gain?: string
  readonly until: Exclude<Until, 'attack'>
}

/** The seats of a scene. */
export type SceneSeatName = 'you' | 'friend' | 'third' | 'fourth'

/** The cards and counters of a player when a scene begins. */
export interface SceneSeat {
  /** The heroes; by default, a placeholder hero without printed facts. */
  readonly heroes?: readonly SceneCard[]
  readonly allies?: readonly SceneCard[]
  /** The hand; this and the next lists are written from the top, so the last card is the bottom of a pile. */
  readonly hand?: readonly SceneCard[]
  /** The player's deck: cards from the top, or a number of cards that do nothing. */
  readonly deck?: readonly SceneCard[] | number
  readonly discard?: readonly SceneCard[]
  readonly engaged?: readonly SceneCard[]
  /** Cards attached to its deck. */
  readonly onDeck?: readonly SceneCard[]
  /** Cards attached to the player. */
  readonly onPlayer?: readonly SceneCard[]
  readonly threat?: number
  /** Resources in the pool of each of its heroes. */
  readonly resources?: number
  /** Values of the counters that systems define for each player. */
  readonly counters?: { readonly [C in PlayerCounter]?: number }
  /** The cards in the player's zones of systems; piles from the top. */
  readonly zones?: { readonly [Z in SeatSystemZone]?: readonly SceneCard[] | number }
}

/** The table when a scene begins; a zone that is not named is empty or has a placeholder card. */
export interface LcgSceneSetup {
  readonly you?: SceneSeat
  readonly friend?: SceneSeat
  readonly third?: SceneSeat
  readonly fourth?: SceneSeat
  readonly staging?: readonly SceneCard[]
  /** One location, or several if an effect allows it. */
  readonly activeLocation?: SceneCard | readonly SceneCard[]
  /** The current stage, side B up; by default, a placeholder with 99 quest points. */
  readonly quest?: SceneCard
  /** Stages that follow, the next one first. */
  readonly questDeck?: readonly SceneCard[]
  /** The encounter deck: cards from the top, or a number of cards that do nothing. */
  readonly encounterDeck?: readonly SceneCard[] | number
  readonly encounterDiscard?: readonly SceneCard[]
  readonly victoryDisplay?: readonly SceneCard[]
  readonly setAside?: readonly SceneCard[]
  readonly firstPlayer?: SceneSeatName
  readonly round?: number
  /** Rules of the game, by slug: rule cards, and optional systems. A game that plays from its setup begins with them chosen. */
  readonly rules?: readonly string[]
  /** Values of the counters that systems define for the table. */
  readonly counters?: { readonly [C in TableCounter]?: number }
  /** The record that earlier games passed on, by the fields of systems. */
  readonly record?: Partial<SystemRecord>
  /** The cards in zones of systems on the table; piles from the top. */
  readonly zones?: { readonly [Z in TableSystemZone]?: readonly SceneCard[] | number }
  /** The place at which the game begins: a phase (its first step), a step by its number, or `window 3.2`. Planning by default. */
  readonly at?: SceneStart
  /** A game that is dealt, instead of a position. */
  readonly game?: {
    readonly scenario: string
    readonly decks: readonly { readonly heroes: readonly string[]; readonly cards: { readonly [slug: string]: number } }[]
    readonly mode?: Mode
    /** Further cards that are set aside, once for each copy. */
    readonly aside?: readonly string[]
  }
}

/** The places at which a scene may begin: a phase, a step by its number, or an action window. */
type SceneStart = Phase | StepName | WindowName
/** The places in a game that a scene can check: those at which it can begin, and the window in which the active player plays cards. */
type ScenePlace = SceneStart | 'window 2.2'

declare module '@questwright/kernel' {
  interface SceneSetup extends LcgSceneSetup {}
  interface SceneNames {
    readonly place: ScenePlace
    readonly story: StoryKind
  }
}
