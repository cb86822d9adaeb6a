import type { StoryKind } from '../catalogue.ts'
import type { PhaseName } from '../state.ts'
import type { StatName } from '../stats.ts'
import type { StepName } from '../steps/names.ts'

/** The words for the setup of a scene. */

/** A card of a scene by its slug (`pack:slug` if two packs share a slug), or with details. */
export type SceneCard = string | SceneCardDetails

/** A card of a scene with its tokens and with the cards on it. */
interface SceneCardDetails {
  readonly card: string
  /** A name for this card within the scene. */
  readonly as?: string
  /** Keywords that the card has besides its printed ones, such as `Damage 1`. */
  readonly keywords?: readonly string[]
  /** Numbers that replace the printed ones, by stat; modifiers are added to them. */
  readonly set?: { readonly [S in StatName]?: number }
  /** Permissions that it has or lacks, by stat. */
  readonly permits?: { readonly [S in StatName]?: 'yes' | 'no' }
  readonly wounds?: number
  readonly burdens?: number
  /** Cards that it bears. */
  readonly borne?: readonly SceneCard[]
  /** Cards of the opponent on it, such as a Shadow condition on a companion. */
  readonly against?: readonly SceneCard[]
  readonly stacked?: readonly SceneCard[]
  /** Of the Ring-bearer: whether it wears the One Ring. */
  readonly wearsRing?: 'yes'
  /** Of a minion: the defender to which it is assigned, by its slug. */
  readonly assignedTo?: string
}

/** The cards of a player when a scene begins. */
export interface SceneSeat {
  /** The Ring-bearer; a stand-in of strength 3, vitality 4 and resistance 10 by default. */
  readonly bearer?: SceneCard
  /** The One Ring; a stand-in without text by default. */
  readonly ring?: string
  /** Companions besides the Ring-bearer. */
  readonly companions?: readonly SceneCard[]
  /** Allies, and conditions and possessions in the support area. */
  readonly support?: readonly SceneCard[]
  readonly minions?: readonly SceneCard[]
  /** Threats on the dead pile. */
  readonly threats?: number
  readonly hand?: readonly SceneCard[]
  /** The draw deck: cards from the top, or a number of cards that do nothing; nine of these by default. */
  readonly deck?: readonly SceneCard[] | number
  readonly discard?: readonly SceneCard[] | number
  readonly dead?: readonly SceneCard[]
  /** The site at which the fellowship is; 1 by default. */
  readonly site?: number
  /** Sites of the adventure deck, instead of stand-ins of the same number. */
  readonly sites?: readonly string[]
}

/** The seats of a scene. */
export type SceneSeatName = 'you' | 'opponent' | 'third' | 'fourth'

/** The table when a scene begins; by default it is your fellowship phase. */
export interface TcgSceneSetup {
  readonly you?: SceneSeat
  readonly opponent?: SceneSeat
  readonly third?: SceneSeat
  readonly fourth?: SceneSeat
  /** The Free Peoples player. */
  readonly active?: SceneSeatName
  readonly turn?: number
  /** The tokens in the twilight pool. */
  readonly pool?: number
  /** Sites on the path, in place of the stand-ins of the same number. The path reaches to the farthest fellowship. */
  readonly path?: readonly SceneCard[]
  /** The starter game: no bids, no assignment and regroup actions. */
  readonly mode?: 'starter' | 'deluxe'
  /** The step at which the scene begins: the fellowship phase by default. */
  readonly at?: StepName
  /** How often the fellowship has moved in this turn. */
  readonly moves?: number
  /** A game that is dealt, instead of a position. */
  readonly game?: {
    readonly scenario: string
    readonly mode?: 'starter' | 'deluxe'
    readonly decks: readonly {
      readonly bearer?: readonly string[]
      readonly ring?: readonly string[]
      readonly fellowship?: readonly string[]
      readonly sites?: readonly string[]
      readonly cards: { readonly [slug: string]: number }
    }[]
  }
}

declare module '@questwright/kernel' {
  interface SceneSetup extends TcgSceneSetup {}
  interface SceneNames {
    readonly place: PhaseName | StepName
    readonly story: StoryKind
  }
}
