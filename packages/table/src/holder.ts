/** What only the holder of a table knows and may do. */
import type { PackBundle } from '@questwright/packs/types'
import type {
  Fault,
  GameFile,
  Input,
  Json,
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

/** The holder's part of a port: a table that another process holds does not have it. */
export interface TableHolder {
  /** The state hash of the position. */
  readonly hash: string
  /** What the game has taken, with the states and places, and its newest keyframe. Lists are replaced, never changed. */
  readonly standing: Standing
  /** How the game ended for all, where it is over. */
  readonly outcome: Outcome | undefined
  /** Abilities that failed in this game, in the author's lines. */
  readonly faults: readonly Fault[]
  /** Scripts that were left out while loading. */
  readonly problems: readonly ScriptProblem[]
  /** The packs of the game. */
  readonly packs: readonly PackBundle[]
  /** Where a recorded input did not fit: the run stopped at another question and kept the rest. */
  readonly mismatch: { readonly input: number; readonly why: Sentence } | undefined
  /** How many recorded inputs do not fit and wait. */
  readonly waiting: number
  /** @returns the first input that is another, or stands elsewhere, than when this was asked last; without one, how many there are */
  takeChangedFrom(): number
  /** The inputs as the table would record them: with the seat that gives them, where the rules judge that, and the seeds of new dice. */
  recorded(inputs: readonly PlayerInput[]): readonly Input[]
  /** Gives recorded inputs as they are, one after the other. Answers that name no seat are not judged by it. */
  replay(inputs: readonly Input[]): Promise<Taken>
  /** Why the viewer, as a player, may not take the game back to before an input; undefined where it may. */
  refusesRewind(to: number): Promise<Sentence | undefined>
  /** Rewinds to the position before an input, without asking the rules. @returns the undone inputs and the waiting ones after them */
  rewind(to: number): Promise<readonly Input[]>
  /** Drops recorded inputs that do not fit the pending question; the position does not change. */
  dropWaiting(): Promise<void>
  /** Other seats look from now on, and the client is told what they may know. */
  lookAs(viewer: ViewerName): Promise<void>
  /** The game as a file. */
  save(): Promise<GameFile & { readonly places: readonly Place[] }>
  /** The game as it stands, for `replacePacks`. */
  snapshot(): Promise<Snapshot>
  /** Whether the game still stands as it did then. */
  isAsIn(snapshot: Snapshot): boolean
  /**
   * Puts changed packs under the running game. If the game cannot stand under them, the old ones stay and the error is thrown.
   * @param lifted whether a muted ability works again
   * @returns scripts that were left out while loading
   */
  replacePacks(packs: readonly PackBundle[], lifted: (ability: string) => boolean, snapshot?: Snapshot): Promise<readonly ScriptProblem[]>
  /** The newest keyframe at or before so many inputs. */
  keyframe(most: number): Promise<Keyframe | undefined>
  /** Any other method of the door. */
  ask<T>(method: string, argument: Json): Promise<T>
}
