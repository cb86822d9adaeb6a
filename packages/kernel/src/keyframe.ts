import { atTable } from './current-table.ts'
import type { Place } from './door.ts'
import { exportPosition, type Position } from './position.ts'
import type { Table } from './table.ts'

/** The state at a checkpoint, from which the game can be rebuilt. A cache: the inputs are the truth. */
export interface Keyframe {
  /** How many inputs had been consumed. */
  readonly inputs: number
  readonly hash: string
  readonly position: Position
  /** The hashes and places of the inputs before it, so that a game resumed from here can still be saved completely. */
  readonly past: {
    readonly hashes: readonly string[]
    readonly places: readonly Place[]
    /** How many lines the story had. */
    readonly storyLength: number
  }
}

/** The keyframe of a table at a checkpoint. @param storyBefore number of story lines that the table itself does not hold */
export function keyframeOf(t: Table, storyBefore: number): Keyframe {
  const { consumed, hashes, places } = t.record
  return {
    inputs: consumed,
    hash: t.state.hash,
    position: exportPosition(t),
    past: { hashes: hashes.slice(0, consumed), places: places.slice(0, consumed), storyLength: storyBefore + t.record.story.length },
  }
}

/** The keyframes of a game: one for each phase that it has reached. */
export class Keyframes {
  readonly #storyBefore: number
  readonly #list: Keyframe[] = []
  #lastPlace = ''

  constructor(storyBefore: number) {
    this.#storyBefore = storyBefore
  }

  get list(): readonly Keyframe[] {
    return this.#list
  }

  /** The newest keyframe with at most `most` inputs. */
  newest(most: number): Keyframe | undefined {
    return this.#list.findLast((frame) => frame.inputs <= most)
  }

  /** Called at each checkpoint: the first one of a phase becomes a keyframe. */
  atCheckpoint(t: Table): void {
    const { round, phase } = atTable(t, () => t.ruleset.place())
    const place = `${round} ${phase}`
    if (place === this.#lastPlace) return
    this.#lastPlace = place
    this.#list.push(keyframeOf(t, this.#storyBefore))
  }

  /** Drops the keyframes with more inputs, after an undo. */
  rewind(inputs: number): void {
    while (this.#list.length > 0 && (this.#list[this.#list.length - 1] as Keyframe).inputs > inputs) this.#list.pop()
    this.#lastPlace = ''
  }
}
