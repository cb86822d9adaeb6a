/** What calls about a game reply: to who plays, and before that through the door of the realm. */
import type { AdvanceReply, Input, Sentence } from '@questwright/kernel'
import type { Keyframe } from '@questwright/kernel/internal'
import type { NotedCheckpoint } from './notes.ts'

/** What every call about a game replies: what viewers are told, and where the game stands. */
export interface TableReply extends AdvanceReply {
  /** Whether viewers are told everything anew (after an undo, a load, a rebuilt realm), or what came more. */
  readonly told: 'anew' | 'more'
  /** How many inputs the game had taken at its last checkpoint, and the state hash there. */
  readonly checkpoint: NotedCheckpoint
  /** How many lines the story has from before the keyframe at which the game was opened: they are not told again. */
  readonly storyBefore: number
  /** How many story lines there are now: an undo makes it smaller. */
  readonly storyLength: number
  /** Recorded inputs that do not fit what is asked: `TableHost.waiting` holds them. */
  readonly waiting: number
  readonly mismatch?: { readonly input: number; readonly why: Sentence }
}

/** A keyframe as it comes through the door: without the past, which is known outside. */
export type NewKeyframe = Omit<Keyframe, 'past'> & { readonly storyLength: number }

/** A reply as it comes through the door: places, inputs and the newest keyframe, as far as the outside does not know them yet. */
export interface InsideReply extends Omit<TableReply, 'told'> {
  readonly news: {
    readonly from: number
    readonly inputs: readonly Input[]
    /** The state before each of these inputs. */
    readonly hashes: readonly string[]
    readonly keyframe?: NewKeyframe
  }
}
