/** The calls that only the holder of a table may make: they read and change everything. */
import type { PackBundle } from '@questwright/packs/types'
import type {
  Fault,
  GameFile,
  Input,
  JsonObject,
  Keyframe,
  Outcome,
  Place,
  ScriptProblem,
  Sentence,
  Snapshot,
  ViewerName,
} from '@questwright/realm/web'
import type { Standing } from './kept-rows.ts'
import type { PlayerInput, Taken } from './port.ts'

/** `greedy`: plays to win. `random`: gives any legal answer. */
export type BotKind = 'greedy' | 'random'

/** The holder's part of a port. A client of a table in another process does not have it. */
export interface TableHolder {
  /** The state hash of the position. */
  readonly hash: string
  /** The accepted inputs of the game, with their states and places, and its newest keyframe. Lists are replaced, never changed. */
  readonly standing: Standing
  /** How the game ended for all players; undefined while it goes on. */
  readonly outcome: Outcome | undefined
  /** Abilities that failed in this game, in the author's lines. */
  readonly faults: readonly Fault[]
  /** Scripts that were left out while loading. */
  readonly problems: readonly ScriptProblem[]
  /** The packs of the game. */
  readonly packs: readonly PackBundle[]
  /** The recorded input that did not fit: the run stopped at another question and kept the remaining inputs. */
  readonly mismatch: { readonly input: number; readonly why: Sentence } | undefined
  /** How many recorded inputs wait because they do not fit. */
  readonly waiting: number
  /**
   * @returns the index of the first input that changed, or whose place in the game changed, since the last call; without a change, the
   * number of inputs
   */
  takeChangedFrom(): number
  /**
   * Converts inputs to the form in which the table records them: with the seat that gives them, if the rules judge inputs by seat, and with
   * the seeds of new dice.
   */
  recorded(inputs: readonly PlayerInput[]): readonly Input[]
  /** Gives recorded inputs as they are, one after the other. Answers without a seat are not judged by seat. */
  replay(inputs: readonly Input[]): Promise<Taken>
  /**
   * Why the player who gave an input may not rewind the game to before it; undefined if that player may.
   * @param dice `new`: with new dice from there on
   */
  refusesRewind(to: number, dice?: 'new'): Promise<Sentence | undefined>
  /** Rewinds to the position before an input, without asking the rules. @returns the undone inputs and the waiting ones after them */
  rewind(to: number): Promise<readonly Input[]>
  /** The answer of a bot to the pending question, in the form in which the table records it; undefined if it finds none. */
  botAnswer(bot: BotKind): Promise<Input | undefined>
  /** Drops recorded inputs that do not fit the pending question; the position does not change. */
  dropWaiting(): Promise<void>
  /** Changes the viewer to other seats; the client gets a complete view for them. */
  lookAs(viewer: ViewerName): Promise<void>
  /** The game as a file. */
  save(): Promise<GameFile & { readonly places: readonly Place[] }>
  /** The current state of the game, for `replacePacks`. */
  snapshot(): Promise<Snapshot>
  /** Whether the game is still in the state of this snapshot. */
  isAsIn(snapshot: Snapshot): boolean
  /**
   * Replaces packs in the running game. If the game cannot be opened with the new ones, the old ones stay and the error is thrown.
   * @param lifted whether a muted ability works again
   * @returns scripts that were left out while loading
   */
  replacePacks(packs: readonly PackBundle[], lifted: (ability: string) => boolean, snapshot?: Snapshot): Promise<readonly ScriptProblem[]>
  /** The newest keyframe with at most this many inputs. */
  keyframe(most: number): Promise<Keyframe | undefined>
  /** Calls any other method of the realm. */
  ask<T>(method: string, argument: JsonObject): Promise<T>
}
