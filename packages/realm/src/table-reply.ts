/** The replies of calls about a game: to the host's callers, and through the door of the realm. */
import type { AdvanceReply, Input, Sentence, ViewerName, ViewerReply } from '@questwright/kernel'
import type { Keyframe } from '@questwright/kernel/internal'
import type { NotedCheckpoint } from './notes.ts'

/** What one viewer is told by a reply. */
export interface ViewerTold extends ViewerReply {
  /** Whether the viewer is told everything anew (after an undo, a load, a rebuilt realm, or on request), or what changed since the last reply. */
  readonly told: 'anew' | 'more'
}

/** What every call about a game replies: what viewers are told, and where the game stands. */
export interface TableReply extends AdvanceReply {
  /** The viewers that were told by this call. */
  readonly viewers: { readonly [viewer: ViewerName]: ViewerTold }
  /** How many inputs the game had taken at its last checkpoint, and the state hash there. */
  readonly checkpoint: NotedCheckpoint
  /** How many lines the story has from before the keyframe at which the game was opened: they are not told again. */
  readonly storyBefore: number
  /** How many story lines there are now: an undo makes it smaller. */
  readonly storyLength: number
  /** The number of recorded inputs that do not fit the pending question: `TableHost.waiting` holds them. */
  readonly waiting: number
  readonly mismatch?: { readonly input: number; readonly why: Sentence }
}

/** A keyframe as it comes through the door: without the past, which is known outside. */
export type NewKeyframe = Omit<Keyframe, 'past'> & { readonly storyLength: number }

/** A reply as it comes through the door: places, inputs and the newest keyframe, as far as the outside does not know them yet. */
export interface InsideReply extends Omit<TableReply, 'viewers'> {
  readonly viewers: AdvanceReply['viewers']
  readonly news: {
    readonly from: number
    readonly inputs: readonly Input[]
    /** The state before each of these inputs. */
    readonly hashes: readonly string[]
    readonly keyframe?: NewKeyframe
  }
}
