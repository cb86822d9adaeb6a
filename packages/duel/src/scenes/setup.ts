import type { PhaseName, StoryKind } from '../catalogue.ts'
import type { PlayerCounter, SystemEvents, SystemSteps, TableCounter } from '../system-names.ts'

/** The words for the setup of a scene. */

/** A card of a scene by its slug (`pack:slug` if two packs share a slug), or with details. */
export type SceneCard = string | SceneCardDetails

/** A card of a scene with its wounds and items. */
interface SceneCardDetails {
  readonly card: string
  readonly wounds?: number
  readonly borne?: readonly SceneCard[]
}

/** The cards and counters of a player when a scene begins. */
export interface SceneSeat {
  readonly hand?: readonly SceneCard[]
  /** The player's deck: cards from the top, or a number of cards that do nothing when they are played; nine of these by default. */
  readonly deck?: readonly SceneCard[] | number
  readonly ground?: readonly SceneCard[]
  readonly spent?: readonly SceneCard[]
  readonly wounds?: number
  /** The values of counters that systems define for each player. */
  readonly counters?: { readonly [Name in PlayerCounter]?: number }
}

/** The seats of a scene. */
export type SceneSeatName = 'you' | 'rival' | 'third' | 'fourth'

/** The table when a scene begins; by default it is your turn. */
export interface DuelSceneSetup {
  readonly you?: SceneSeat
  readonly rival?: SceneSeat
  readonly third?: SceneSeat
  readonly fourth?: SceneSeat
  /** The player whose turn it is. */
  readonly active?: SceneSeatName
  readonly turn?: number
  readonly pool?: number
  /** The step at which the scene begins: the muster by default. */
  readonly at?: 'bids' | 'muster' | 'ambush' | 'assign' | (keyof SystemSteps & string)
  /** The values of counters that systems define for the table. */
  readonly counters?: { readonly [Name in TableCounter]?: number }
  /** Optional systems of the duel's packs that this game uses, by their slugs. */
  readonly rules?: readonly string[]
  /** A game that is dealt, instead of a position. */
  readonly game?: {
    readonly scenario: string
    readonly decks: readonly {
      readonly fighters?: readonly string[]
      /** The name of `fighters` in scenes of earlier versions. */
      readonly heroes?: readonly string[]
      readonly cards: { readonly [slug: string]: number }
    }[]
  }
}

declare module '@questwright/kernel' {
  interface SceneSetup extends DuelSceneSetup {}
  interface SceneNames {
    readonly place: PhaseName
    readonly story: StoryKind | (keyof SystemEvents & string)
  }
}
