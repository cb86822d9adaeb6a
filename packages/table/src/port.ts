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

/** What a player gives. Who gives it, and the seed of new dice, are decided behind the port. */
export type PlayerInput =
  | Pick<Answer, 'kind' | 'question' | 'value'>
  | { readonly kind: 'dice' }
  | { readonly kind: 'move'; readonly move: JsonObject }

/** What a table may let its players do besides answering. */
export type PlayerRight = 'take back' | 'new dice' | 'move by hand'

/** What the viewer of a port is told of a table. */
export interface TableNews extends ViewerTold {
  readonly viewer: ViewerName
  /** How many inputs the game has taken. */
  readonly at: number
  /** Names the position: another position has another name. For a client that does not hold the table it reveals nothing hidden. */
  readonly position: string
  /** The lines of the story from this one on are replaced by those that are told. */
  readonly storyFrom: number
}

/** What became of a request. Without `refused` it was done. */
export interface Taken {
  readonly refused?: Sentence
}

/**
 * A table as one client knows it, with the seats that this client plays. A request changes the table and then resolves; what the client is told
 * of it is read with `take`. Requests reject where the table cannot be reached or its machine broke; earlier inputs are kept.
 */
export interface TablePort {
  /** The seats of this client that look now, or `table` for an onlooker. */
  readonly viewer: ViewerName
  /** What the table lets this client try; the rules may refuse it all the same. */
  readonly rights: readonly PlayerRight[]
  /** Present where this client holds the table: it knows everything and may do everything. */
  readonly holder?: TableHolder
  /** All news since the last call, merged into one; without new ones, the last news again. */
  take(): TableNews
  /** Sets the function that is called when something was told that no request of this client brought about. */
  onNews(told: () => void): void
  /** Gives inputs, one after the other, in the name of a seat of this client. The first that is refused ends the list. */
  give(inputs: readonly PlayerInput[]): Promise<Taken>
  /** Goes back to the moment before an input. */
  takeBack(to: number): Promise<Taken>
  /** Has the viewer told everything anew. */
  look(): Promise<void>
  /** Why a card's numbers are what they are. @throws MachineError (as rejection) for a card that is not on the table, or that the viewer may not know */
  why(card: string): Promise<CardExplanation>
  /** What ends or happens at the end of the phase, the round and the like. */
  coming(): Promise<readonly ComingEffect[]>
  /** What abilities met after the last answers, and why they were not offered. @param answers how many answers are looked at */
  heard(answers: number): Promise<readonly HeardMoment[]>
  /** What would follow from answers to the pending question. @returns undefined where the viewer is not asked that */
  forecast(wish: ForecastWish): Promise<ChoiceForecast | undefined>
  /** The words of the rules by their codes. */
  catalogue(): Promise<{ readonly [code: string]: string }>
  /** Leaves the table; a table in this process ends with it. */
  close(): void
}

/** Whether a viewer is asked this question. */
export function isAsked(who: string | undefined, viewer: ViewerName): boolean {
  return who !== undefined && viewer.split('+').includes(who)
}
