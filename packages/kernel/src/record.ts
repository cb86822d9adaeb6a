import type { Fault, Input, Place, SeatName } from './door.ts'
import type { StoryLine } from './story-line.ts'

/**
 * A point at which one stretch of play ends and the next begins: no step or ability is running. Stores the lengths
 * of the lists and the state hash, so that the record can be rolled back to this point.
 */
export interface Checkpoint {
  readonly journal: number
  readonly story: number
  /** Number of silent chances: a player could only pass and was not asked. */
  readonly silent: number
  readonly inputs: number
  readonly repaired: number
  /** The halves of the state hash. */
  readonly hash: readonly [high: number, low: number]
}

/** `kept`: all checkpoints, for undo; `dropped`: only the last one; `journal`: the journal without checkpoints, for asides and forks. */
export type History = 'kept' | 'dropped' | 'journal'

/** The data that a run was given (inputs) and produced (story lines and faults), with the checkpoints between its stretches. */
export class GameRecord {
  readonly history: History
  readonly inputs: Input[] = []
  /** How many inputs are consumed. */
  consumed = 0
  /** The state hash before each input was consumed. */
  readonly hashes: string[] = []
  /** The place in the game at which each input was consumed. */
  readonly places: Place[] = []
  readonly story: StoryLine[] = []
  /** The seats that had a chance to act and were not asked because they could only pass, in order. Not state. */
  readonly silent: SeatName[] = []
  /** Repaired rules that have affected this game, in order. */
  readonly repaired: MetRepair[] = []
  readonly faults: Fault[] = []
  /** The rigged results of dice that were used, as `name number`. */
  readonly usedRigs = new Set<string>()
  checkpoint: Checkpoint = { journal: 0, story: 0, silent: 0, inputs: 0, repaired: 0, hash: [0, 0] }
  /** Earlier checkpoints, for undo. Empty when no history is kept. */
  readonly checkpoints: Checkpoint[] = []

  constructor(history: History) {
    this.history = history
  }

  /** Drops story lines, silent chances and repairs since the checkpoint. The inputs since then stay, and are consumed again. */
  backToCheckpoint(): void {
    const { story, silent, inputs, repaired } = this.checkpoint
    this.story.length = story
    this.silent.length = silent
    this.repaired.length = repaired
    this.consumed = inputs
  }

  /**
   * Becomes equal to another record at the checkpoint of that record. Everything before that checkpoint must be equal already; faults
   * and rigs begin empty.
   */
  goTo(other: GameRecord): void {
    const { checkpoint } = other
    this.checkpoint = checkpoint
    this.backToCheckpoint()
    refill(this.inputs, other.inputs, checkpoint.inputs)
    refill(this.hashes, other.hashes, checkpoint.inputs)
    refill(this.places, other.places, checkpoint.inputs)
    this.faults.length = 0
    this.usedRigs.clear()
  }

  /** A record for an aside: it begins with the contents of this one. */
  beside(): GameRecord {
    const own = new GameRecord('journal')
    refill(own.inputs, this.inputs, 0)
    refill(own.hashes, this.hashes, 0)
    refill(own.places, this.places, 0)
    refill(own.story, this.story, 0)
    refill(own.silent, this.silent, 0)
    refill(own.repaired, this.repaired, 0)
    own.consumed = this.consumed
    own.checkpoint = this.checkpoint
    return own
  }
}

/** Makes a list equal to another one from an index on. */
function refill<T>(list: T[], other: readonly T[], from: number): void {
  if (list.length > from) list.length = from
  for (let i = from; i < other.length; i++) list.push(other[i] as T)
}

/** A repaired rule that affected a game: from here on, the game may differ from one under an engine before the repair. */
export interface MetRepair {
  /** How many inputs had been consumed. */
  readonly input: number
  /** A slug; the message `repaired.<rule>` of the catalogue states the repaired rule and its source. */
  readonly rule: string
}
