import type { PhaseName, StoryKind } from '../catalogue.ts'
import type { PlayerCounter, SystemEvents, SystemSteps, TableCounter } from '../system-names.ts'

/** What a scene of a duel may say of the table at which it begins. */

/** A card of a scene by its slug (`pack:slug` where two packs share one), or with what lies on it. */
export type SceneCard = string | SceneCardDetails

/** A card of a scene with its wounds and what it bears. */
interface SceneCardDetails {
  readonly card: string
  readonly wounds?: number
  readonly borne?: readonly SceneCard[]
}

/** What lies before a player when a scene begins. */
export interface SceneSeat {
  readonly hand?: readonly SceneCard[]
  /** From the top, or a number of cards that do nothing when they are played; nine of these where it is not said. */
  readonly deck?: readonly SceneCard[] | number
  readonly ground?: readonly SceneCard[]
  readonly spent?: readonly SceneCard[]
  readonly wounds?: number
  /** Counters that systems give to each player, with what they show. */
  readonly counters?: { readonly [Name in PlayerCounter]?: number }
}

/** The seats of a scene. */
export type SceneSeatName = 'you' | 'rival' | 'third' | 'fourth'

/** The table as it stands when a scene begins: in your turn, where nothing else is said. */
export interface DuelSceneSetup {
  readonly you?: SceneSeat
  readonly rival?: SceneSeat
  readonly third?: SceneSeat
  readonly fourth?: SceneSeat
  /** Whose turn it is. */
  readonly active?: SceneSeatName
  readonly turn?: number
  readonly pool?: number
  /** Where it begins: in the muster, if not said. */
  readonly at?: 'bids' | 'muster' | 'ambush' | 'assign' | (keyof SystemSteps & string)
  /** Counters of the table that systems bring, with what they show. */
  readonly counters?: { readonly [Name in TableCounter]?: number }
  /** Systems of the duel's packs that hold only where a game chooses them, by their slugs. */
  readonly rules?: readonly string[]
  /** A game from its setup instead of a position. */
  readonly game?: {
    readonly scenario: string
    readonly decks: readonly {
      readonly fighters?: readonly string[]
      /** What fighters were called in scenes of earlier versions. */
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
