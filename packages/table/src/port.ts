/** The port between a table and its clients. No Node, no DOM: the table may run in this process or in another one. */
import type {
  Answer,
  CardExplanation,
  ChoiceForecast,
  ComingEffect,
  ForecastWish,
  HeardMoment,
  JsonObject,
  Sentence,
  ViewerName,
  ViewerTold,
} from '@questwright/realm/web'
import type { TableHolder } from './holder.ts'

/** An input of a player. The table adds who gives it, and the seed of new dice. */
export type PlayerInput =
  | Pick<Answer, 'kind' | 'question' | 'value'>
  | { readonly kind: 'dice' }
  | { readonly kind: 'move'; readonly move: JsonObject }

/** An action, besides answering, that a table may allow its players. */
export type PlayerRight = 'take back' | 'new dice' | 'move by hand'

/** The news that a viewer gets from a table. */
export interface TableNews extends ViewerTold {
  readonly viewer: ViewerName
  /** How many inputs the game has accepted. */
  readonly at: number
  /** The id of the position: each position has another id. For a client that is not the holder, it reveals nothing hidden. */
  readonly position: string
  /** The index of the first story line in these news: the client replaces its lines from there on. */
  readonly storyFrom: number
}

/** The result of a request; without `refused`, it was carried out. */
export interface Taken {
  readonly refused?: Sentence
}

/**
 * A table as one client sees it, with the seats that this client plays. A request changes the table and then resolves; the client reads the
 * resulting news with `take`. Requests reject if the table cannot be reached or its machine broke; earlier inputs are kept.
 */
export interface TablePort {
  /** The current seats of this client, or `table` for an onlooker. */
  readonly viewer: ViewerName
  /** The actions that the table offers to this client; the rules may still refuse them. */
  readonly rights: readonly PlayerRight[]
  /** Set if this client holds the table: then it may read and change everything. */
  readonly holder?: TableHolder
  /** All news since the last call, merged into one; without new ones, the last news again. */
  take(): TableNews
  /** Sets the function that is called for news that no request of this client caused. */
  onNews(told: () => void): void
  /** Gives inputs, one after the other, in the name of a seat of this client. The first refused input ends the list. */
  give(inputs: readonly PlayerInput[]): Promise<Taken>
  /** Rewinds to the moment before an input. */
  takeBack(to: number): Promise<Taken>
  /** Requests a complete view for the viewer. */
  look(): Promise<void>
  /**
   * Explains why a card's numbers are what they are. @throws MachineError (as rejection) for a card that is not on the table, or that the
   * viewer may not know
   */
  why(card: string): Promise<CardExplanation>
  /** Lists the effects that end or happen at the end of the phase, the round and the like. */
  coming(): Promise<readonly ComingEffect[]>
  /**
   * The events after the last answers to which abilities could have responded, and why the abilities were not offered. @param answers how many
   * answers to include
   */
  heard(answers: number): Promise<readonly HeardMoment[]>
  /** The forecast of answers to the pending question. @returns undefined if the viewer is not the one asked */
  forecast(wish: ForecastWish): Promise<ChoiceForecast | undefined>
  /** The messages of the rules, by code. */
  catalogue(): Promise<{ readonly [code: string]: string }>
  /** Leaves the table; a table in this process ends. */
  close(): void
}

/** Whether a question is for this viewer. */
export function isAsked(who: string | undefined, viewer: ViewerName): boolean {
  return who !== undefined && viewer.split('+').includes(who)
}
