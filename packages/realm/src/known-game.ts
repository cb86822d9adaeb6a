/** The copy of a game outside its realm, from which it is rebuilt when the realm breaks. No Node, no DOM. */
import type { Fault, Input } from '@questwright/kernel'
import type { Keyframe } from '@questwright/kernel/internal'
import type { InsideReply, NewKeyframe, TableReply, ViewerTold } from './table-reply.ts'

/** Limit of the kept keyframes. An undo to before the oldest one replays the game from its setup, which takes longer but loses nothing. */
const MOST_KEYFRAMES = 12

/** The host's copy of a game, built from the replies of the realm. Its lists are replaced, never changed, so that callers can keep them. */
export class KnownGame {
  #reply: TableReply | undefined
  #inputs: readonly Input[] = []
  #hashes: readonly string[] = []
  #changedFrom = 0
  #waiting: readonly Input[] = []
  #keyframes: readonly Keyframe[]
  #faults: readonly Fault[] = []
  #openedAt = 0

  /** @param keyframe the keyframe from which the game will be opened */
  constructor(keyframe?: Keyframe) {
    this.#keyframes = keyframe ? [keyframe] : []
  }

  /** The last reply. Read only after the first `take`. */
  get reply(): TableReply {
    return this.#reply as TableReply
  }

  get inputs(): readonly Input[] {
    return this.#inputs
  }

  /** The state hash before each input. */
  get hashes(): readonly string[] {
    return this.#hashes
  }

  /** Recorded inputs that do not fit the pending question. */
  get waiting(): readonly Input[] {
    return this.#waiting
  }

  get faults(): readonly Fault[] {
    return this.#faults
  }

  get newestKeyframe(): Keyframe | undefined {
    return this.#keyframes.at(-1)
  }

  /** How many inputs the game in the realm began with: the realm cannot undo beyond them. */
  get openedAt(): number {
    return this.#openedAt
  }

  /**
   * @returns the index of the first input that changed, or whose place in the game changed, since the last call; without a change, the
   * number of inputs
   */
  takeChangedFrom(): number {
    const from = Math.min(this.#changedFrom, this.#inputs.length)
    this.#changedFrom = this.#inputs.length
    return from
  }

  /** Marks everything as changed, because this data now belongs to another game. */
  changeAll(): void {
    this.#changedFrom = 0
  }

  /**
   * A copy of the game for changed scripts, which begins at a checkpoint: with the changed scripts, the answers before it might lead to
   * another state. This game stays as it is, in case the game cannot be opened with the changed scripts.
   */
  from(checkpoint: Keyframe): KnownGame {
    const copy = new KnownGame()
    copy.#reply = this.#reply
    copy.#inputs = this.#inputs
    copy.#hashes = this.#hashes
    copy.#changedFrom = this.#changedFrom
    copy.#waiting = this.#waiting
    copy.#keyframes = withNewest(
      this.#keyframes.filter(({ inputs }) => inputs <= checkpoint.inputs),
      checkpoint,
    )
    copy.#faults = this.#faults
    copy.#openedAt = this.#openedAt
    return copy
  }

  /**
   * To be called before the game is opened in a realm.
   * @param asked all inputs that the realm is given: the reply contains the whole list, and inputs that do not fit remain at its end
   */
  beginsAt(keyframe: Keyframe | undefined, asked: readonly Input[]): void {
    this.#openedAt = keyframe?.inputs ?? 0
    this.#waiting = asked
  }

  /** Merges new data into the copy. */
  take(reply: InsideReply, told: ViewerTold['told']): void {
    const { news, ...rest } = reply
    const viewers = Object.fromEntries(Object.entries(reply.viewers).map(([viewer, its]) => [viewer, { ...its, told }]))
    const { faults } = reply
    // if an ability fails again (after an undo, or in a view before the rules use it), keep the newest fault
    if (faults.length > 0)
      this.#faults = [...this.#faults.filter(({ ability }) => !faults.some((fault) => fault.ability === ability)), ...faults]
    this.#inputs = joined(this.#inputs, news.from, news.inputs)
    this.#hashes = joined(this.#hashes, news.from, news.hashes)
    // waiting inputs are only ever removed from the front
    this.#waiting = this.#waiting.slice(this.#waiting.length - reply.waiting)
    const places = joined(this.#reply?.places ?? [], news.from, reply.places)
    this.#reply = { ...rest, viewers, places }
    this.#changedFrom = Math.min(this.#changedFrom, news.from)
    if (!news.keyframe || this.#keyframes.some((one) => one.inputs === news.keyframe?.inputs && one.hash === news.keyframe.hash)) return
    const { storyLength, ...frame } = news.keyframe
    const past = { hashes: this.#hashes.slice(0, frame.inputs), places: places.slice(0, frame.inputs), storyLength }
    this.#keyframes = withNewest(this.#keyframes, { ...frame, past })
  }

  /**
   * Compares the inputs that the game accepted with those that were requested, and uses the same object for equal inputs, so that callers
   * need not compare them again. If they differ because a fault occurred, keyframes after that point are dropped: they belong to a game
   * without the fault.
   * @param newest the keyframe that came with the reply: it belongs to this game
   */
  recognise(asked: readonly Input[], from: number, newest: NewKeyframe | undefined): void {
    const taken = this.#inputs
    let parted = from
    while (parted < taken.length && JSON.stringify(taken[parted]) === JSON.stringify(asked[parted])) parted++
    if (parted > from) this.#inputs = [...taken.slice(0, from), ...asked.slice(from, parted), ...taken.slice(parted)]
    if (parted < taken.length)
      this.#keyframes = this.#keyframes.filter(
        ({ inputs, hash }) => inputs <= parted || (inputs === newest?.inputs && hash === newest.hash),
      )
  }

  /** The newest keyframe from which a game with this many inputs can be rebuilt. */
  keyframeFor(inputs: number): Keyframe | undefined {
    return this.#keyframes.findLast((frame) => frame.inputs <= Math.min(inputs, this.reply.checkpoint.inputs))
  }

  /** Drops keyframes after an input that is undone: they belong to a continuation that is gone. */
  forgetKeyframesAfter(inputs: number): void {
    this.#keyframes = this.#keyframes.filter((frame) => frame.inputs <= inputs)
  }

  addFault(fault: Fault): void {
    this.#faults = [...this.#faults, fault]
  }

  /** Replaces a fault of which more is known now. */
  replaceFault(fault: Fault, better: Fault): void {
    this.#faults = this.#faults.map((one) => (one === fault ? better : one))
  }

  /** Adds a fault to the last reply: one that ended the realm before it could be reported. */
  tellFault(fault: Fault): void {
    this.#reply = { ...this.reply, faults: [...this.reply.faults, fault] }
  }
}

function withNewest(keyframes: readonly Keyframe[], newest: Keyframe): readonly Keyframe[] {
  return [...keyframes.slice(1 - MOST_KEYFRAMES), newest]
}

/** A list whose part from an index on is new, joined to the known part before it. */
function joined<T>(known: readonly T[], from: number, news: readonly T[]): readonly T[] {
  return news.length === 0 && from === known.length ? known : [...known.slice(0, from), ...news]
}
