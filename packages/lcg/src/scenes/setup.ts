import type { StepName, StoryKind } from '../catalogue.ts'
import type { Facedown } from '../events.ts'
import type { Mode } from '../mode.ts'
import type { Phase } from '../round.ts'
import type { NumberStat, WordStat } from '../stats.ts'
import type { WindowName } from '../step-names.ts'
import type { PlayerCounter, SeatSystemZone, SystemRecord, TableCounter, TableSystemZone } from '../system-names.ts'
import type { Until } from '../verbs/until.ts'

/** The table at which a scene begins, as scenes describe it. */

/** A card of a scene: its slug (`pack:slug` where two packs share one), or its details. */
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
  /** It is face down with these facts. Heroes and allies are known to all players, other cards to none. */
  readonly facedown?: Facedown
  /** Cards dealt to it face down. */
  readonly shadow?: readonly SceneCard[]
  /** Cards under it, face up. */
  readonly underneath?: readonly SceneCard[]
  /** Keywords that it has besides those printed, as cards print them: `Name`, or `Name 2`. */
  readonly keywords?: readonly string[]
  /** Who controls it, where that is not the seat in whose area it lies: for attachments on other cards, and player cards in the staging area. */
  readonly controller?: SceneSeatName
  /** The seat whose deck it came from, where that differs from the seat in whose area it lies; `nobody`: an encounter card, such as an objective-ally that a player controls. */
  readonly owner?: SceneSeatName | 'nobody'
  /** The deck of a system from which it came, and to which it belongs. */
  readonly deck?: TableSystemZone
  /** The side that is up: A of a stage that has just been turned up, say. */
  readonly side?: string
  /** The players who have attacked this enemy in this round. */
  readonly attackedBy?: readonly SceneSeatName[]
  /** Lasting effects that are on it already. */
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
  /** A hero without printed facts stands in where none is named. */
  readonly heroes?: readonly SceneCard[]
  readonly allies?: readonly SceneCard[]
  /** The last card of a list of cards in a pile is its bottom: piles are written from the top. */
  readonly hand?: readonly SceneCard[]
  /** Cards from the top, or a number of cards that do nothing. */
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
  /** Values of its counters of systems. */
  readonly counters?: { readonly [C in PlayerCounter]?: number }
  /** The cards in its zones of systems, piles from the top. */
  readonly zones?: { readonly [Z in SeatSystemZone]?: readonly SceneCard[] | number }
}

/** The table when a scene begins; a zone that is not named is empty or has a stand-in. */
export interface LcgSceneSetup {
  readonly you?: SceneSeat
  readonly friend?: SceneSeat
  readonly third?: SceneSeat
  readonly fourth?: SceneSeat
  readonly staging?: readonly SceneCard[]
  /** One, or several where an effect allows it. */
  readonly activeLocation?: SceneCard | readonly SceneCard[]
  /** The current stage, side B up; one of 99 quest points stands in where none is named. */
  readonly quest?: SceneCard
  /** Stages that follow, the next one first. */
  readonly questDeck?: readonly SceneCard[]
  /** From the top, or a number of cards that do nothing. */
  readonly encounterDeck?: readonly SceneCard[] | number
  readonly encounterDiscard?: readonly SceneCard[]
  readonly victoryDisplay?: readonly SceneCard[]
  readonly setAside?: readonly SceneCard[]
  readonly firstPlayer?: SceneSeatName
  readonly round?: number
  /** Rules that hold by slug: rule cards, and systems whose rule is optional. A game that plays from its setup begins with them chosen. */
  readonly rules?: readonly string[]
  /** Values of counters of systems on the table. */
  readonly counters?: { readonly [C in TableCounter]?: number }
  /** The record that games before this one left, by the fields of systems. */
  readonly record?: Partial<SystemRecord>
  /** The cards in zones of systems on the table, piles from the top. */
  readonly zones?: { readonly [Z in TableSystemZone]?: readonly SceneCard[] | number }
  /** Where the game begins: a phase (its first step), a step by its number, or `window 3.2`. Planning, if not said. */
  readonly at?: SceneStart
  /** A game from its setup instead of a position. */
  readonly game?: {
    readonly scenario: string
    readonly decks: readonly { readonly heroes: readonly string[]; readonly cards: { readonly [slug: string]: number } }[]
    readonly mode?: Mode
    /** Cards that lie aside besides, each as often as there are copies. */
    readonly aside?: readonly string[]
  }
}

/** Where a scene may begin: in a phase, at a step by its number, or in an action window. */
type SceneStart = Phase | StepName | WindowName
/** Where a scene may stand: there, or where the active player plays cards. */
type ScenePlace = SceneStart | 'window 2.2'

declare module '@questwright/kernel' {
  interface SceneSetup extends LcgSceneSetup {}
  interface SceneNames {
    readonly place: ScenePlace
    readonly story: StoryKind
  }
}
