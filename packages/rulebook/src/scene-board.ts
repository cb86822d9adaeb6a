/**
 * How scenes and situations describe a board: the zone for each word in the setup of a scene, and the words for tokens, numbers and states.
 */

/** A place for cards, by its word in the setup of a scene. */
export interface ScenePlace {
  /** The title above its cards: "Front row". */
  readonly name: string
  /** The zone of its cards, of the table or of a seat. */
  readonly zone: string
  /** `pile`: the last card of the zone is its top, and scenes list it from the top. */
  readonly as: 'row' | 'pile'
  /**
   * How scenes write its cards: a list by default; `one-or-list`: a single card without a list; `one`: only the first card, without a list.
   */
  readonly written?: 'one-or-list' | 'one'
  /** `one`: there is room for one card, and a new card replaces it. */
  readonly room?: 'one'
  /** `with-blanks`: instead of cards, a scene may give a number: that many cards without any effect. */
  readonly filled?: 'with-blanks'
  /** `nothing`: cards there cannot have attachments. */
  readonly bears?: 'nothing'
  /** If two places share a zone: the type of the cards of this place. The other cards belong to the place without a type. */
  readonly only?: string
  /** If two places share a zone: the field that the cards of this place have, with the value `yes`. The other cards belong to the other place. */
  readonly marked?: string
  /** A word of a seat with a number: every card here gets that many tokens. The word is that of the tokens. */
  readonly each?: string
  /** Card types that are usually put here. */
  readonly usual?: readonly string[]
  /** The text for an empty place. */
  readonly empty?: string
  /** For a place of a seat: the text after "Player 1" if the position has no card here. */
  readonly missing?: string
  /** A side that a scene cannot express, and the message for a card that shows it. */
  readonly hides?: { readonly side: string; readonly said: string }
}

/** A number of the table or of a seat in the setup of a scene: the token or the field that holds it, and the label of its input. */
export interface SceneNumber {
  readonly token?: string
  readonly field?: string
  readonly name: string
  /** The number in a scene without this word; 0 by default. */
  readonly usual?: number
}

/** A word of the setup and the field of the table that it sets, with the label of its input. */
interface SceneField {
  readonly word: string
  readonly field: string
  readonly name: string
}

export interface SceneBoard {
  /** The words for the seats, in order. */
  readonly seats: readonly string[]
  /** The number of seats of a new board. */
  readonly fewest: number
  /** Places of the table, and those of each seat, in the order in which scenes are written. */
  readonly table: { readonly [word: string]: ScenePlace }
  readonly seat: { readonly [word: string]: ScenePlace }
  /** The places of a seat, in the order in which pages show them. */
  readonly shown: readonly string[]
  /** The place of a seat for cards that do not usually belong to another place. */
  readonly otherwise: string
  /** Cards on a card: the zone on the host, the label of the menu for the host, and the words before the titles of such cards. */
  readonly on: {
    readonly [word: string]: {
      readonly zone: string
      readonly label: string
      readonly before?: string
      /** `another`: only cards of another player than that of the card on which they lie; `same`: only those of the same player. */
      readonly owner?: 'same' | 'another'
    }
  }
  /** Words of a card that name another card: the field that holds that card. */
  readonly links: { readonly [word: string]: { readonly field: string } }
  /** Tokens on a card, by their word: the token, the label of the field, and the texts for one and for several. */
  readonly tokens: {
    readonly [word: string]: { readonly token: string; readonly name: string; readonly one: string; readonly several: string }
  }
  /** Numbers of a seat, and of the table, by their word. */
  readonly seatNumbers: { readonly [word: string]: SceneNumber }
  readonly tableNumbers: { readonly [word: string]: SceneNumber }
  /** `counted`: the field of the number of the round or turn; `first`: the field of the first player, or of the player whose turn it is. */
  readonly counted: SceneField
  readonly first: SceneField
  /** States of a card that scenes can write, with their names. */
  readonly states: { readonly [state: string]: string }
  /** Fields of cards in a position that a board sets by itself. */
  readonly ownFields: readonly string[]
  /** Zones whose cards a scene cannot express, with a description of these cards. */
  readonly lost: { readonly [zone: string]: string }
  /** The printed facts of placeholder cards, by their slug in the pack `scene`. Scenes use them where any card of a kind will do. */
  readonly standIns: { readonly [slug: string]: StandIn }
  /** The word of the setup for cards in zones of systems, on the table and at a seat; absent if scenes cannot express these. */
  readonly zonesOfSystems?: string
  /** The default value of `at` in scenes, and the step with the same meaning. */
  readonly begins: { readonly at: string; readonly step: string }
  /** The steps at which a scene can begin; all but those of the setup if they are not listed. */
  readonly steps?: readonly string[]
  /** Arguments of steps that the setup of a scene makes by itself. */
  readonly ownArguments: readonly string[]
  /** The name of the question in which players act: a test that is written from a game begins at an answer to it. */
  readonly acts: string
  /** Steps with which a board can begin, by phase; the first step of a phase begins the phase itself. */
  readonly beginnings: readonly { readonly phase: string; readonly steps: readonly string[] }[]
}

/** A placeholder card: its title, its type, further facts of cards, and the facts of each side where it has two. */
interface StandIn {
  readonly title: string
  readonly type: string
  readonly [fact: string]: string | number | boolean | { readonly [side: string]: { readonly [fact: string]: number } }
}

/** The parts that many games have in common. */
export const usualSceneBoard = {
  seats: ['you', 'friend', 'third', 'fourth'],
  fewest: 1,
  links: {},
  tableNumbers: {},
  counted: { word: 'round', field: 'round', name: 'Round' },
  first: { word: 'firstPlayer', field: 'firstPlayer', name: 'First player' },
  ownArguments: [],
  acts: 'action-window',
} as const satisfies Partial<SceneBoard>

/** The board of a chapter: the parts that many games have in common may be left out. */
export type SceneBoardOfGame = Omit<SceneBoard, keyof typeof usualSceneBoard> & Partial<Pick<SceneBoard, keyof typeof usualSceneBoard>>

/** The default of a game whose scenes have no boards. */
export const plainSceneBoard: SceneBoard = {
  ...usualSceneBoard,
  table: {},
  seat: {},
  shown: [],
  otherwise: '',
  on: {},
  tokens: {},
  seatNumbers: {},
  states: {},
  ownFields: [],
  lost: {},
  standIns: {},
  begins: { at: '', step: '' },
  beginnings: [],
}
