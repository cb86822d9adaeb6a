/** The replies of calls about a game: from the realm to the host, and from the host to its callers. */
import type { AdvanceReply, Input, Sentence, ViewerName, ViewerReply } from '@questwright/kernel'
import type { Keyframe } from '@questwright/kernel/internal'
import type { NotedCheckpoint } from './notes.ts'

/** The part of a reply for one viewer. */
export interface ViewerTold extends ViewerReply {
  /**
   * `anew`: the reply holds everything that the viewer may know (after an undo, a load, a rebuilt realm, or on request); `more`: it holds
   * the changes since the last reply.
   */
  readonly told: 'anew' | 'more'
}

/** The reply of every call about a game: data for viewers, and the state of the game. */
export interface TableReply extends AdvanceReply {
  /** The viewers that get data from this call. */
  readonly viewers: { readonly [viewer: ViewerName]: ViewerTold }
  /** How many inputs the game had accepted at its last checkpoint, and the state hash there. */
  readonly checkpoint: NotedCheckpoint
  /** How many lines of the story are from before the keyframe at which the game was opened: they are not sent again. */
  readonly storyBefore: number
  /** Number of story lines now: an undo lowers it. */
  readonly storyLength: number
  /** The number of recorded inputs that do not fit the pending question: `TableHost.waiting` holds them. */
  readonly waiting: number
  readonly mismatch?: { readonly input: number; readonly why: Sentence }
}

/** A keyframe as the realm sends it: without `past`, which the host has already. */
export type NewKeyframe = Omit<Keyframe, 'past'> & { readonly storyLength: number }

/** A reply as the realm sends it: with the places, inputs and the newest keyframe that the host does not have yet. */
export interface InsideReply extends Omit<TableReply, 'viewers'> {
  readonly viewers: AdvanceReply['viewers']
  readonly news: {
    readonly from: number
    readonly inputs: readonly Input[]
    /** The state hash before each of these inputs. */
    readonly hashes: readonly string[]
    readonly keyframe?: NewKeyframe
  }
}
