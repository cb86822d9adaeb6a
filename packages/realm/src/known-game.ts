/** The copy of a game outside its realm, from which it is rebuilt when the realm breaks. No Node, no DOM. */
import type { Fault, Input } from '@questwright/kernel'
import type { Keyframe } from '@questwright/kernel/internal'
import type { InsideReply, NewKeyframe, TableReply, ViewerTold } from './table-reply.ts'

/** So many are kept: an undo that goes before the oldest builds the game from its set-up, which takes longer and loses nothing. */
const MOST_KEYFRAMES = 12

/** A game as its replies have told it so far. Lists are replaced, never changed, so that who holds one may keep it. */
export class KnownGame {
  #reply: TableReply | undefined
  #inputs: readonly Input[] = []
  #hashes: readonly string[] = []
  #changedFrom = 0
  #waiting: readonly Input[] = []
  #keyframes: readonly Keyframe[]
  #faults: readonly Fault[] = []
  #openedAt = 0

  /** @param keyframe from which the game will be opened */
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

  /** The state before each input. */
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

  /** How many inputs the game in the realm began with: no undo inside goes before them. */
  get openedAt(): number {
    return this.#openedAt
  }

  /** @returns the first input that is another, or stands elsewhere, than when this was asked last; without one, how many there are */
  takeChangedFrom(): number {
    const from = Math.min(this.#changedFrom, this.#inputs.length)
    this.#changedFrom = this.#inputs.length
    return from
  }

  /** Everything counts as changed: another game was told meanwhile. */
  changeAll(): void {
    this.#changedFrom = 0
  }

  /**
   * The same game for changed scripts, which begins at a checkpoint: what was answered before it need not come to the same under them. This one
   * stays as it is, for the case that the game cannot stand under them.
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
   * The game is about to be opened in a realm.
   * @param asked all inputs that it is given: the whole list is told anew, and what does not fit stays at its end
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
    // of an ability that fails again, as after an undo, or in a view before the rules ask for it, the newest fault is kept
    if (faults.length > 0)
      this.#faults = [...this.#faults.filter(({ ability }) => !faults.some((fault) => fault.ability === ability)), ...faults]
    this.#inputs = joined(this.#inputs, news.from, news.inputs)
    this.#hashes = joined(this.#hashes, news.from, news.hashes)
    // the inputs that still wait are always the last of those that waited before
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
   * The game took what was asked for, as far as no fault was met on the way: what is the same input stays the same object, so that nobody who
   * holds it has to compare it again. Keyframes behind a fault are of a game that had none there.
   * @param newest the keyframe that came with what was taken: it is of this game
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

  /** The newest keyframe from which a game of so many inputs can be built again. */
  keyframeFor(inputs: number): Keyframe | undefined {
    return this.#keyframes.findLast((frame) => frame.inputs <= Math.min(inputs, this.reply.checkpoint.inputs))
  }

  /** Keyframes behind an input that is taken back are of a game that will not be. */
  forgetKeyframesAfter(inputs: number): void {
    this.#keyframes = this.#keyframes.filter((frame) => frame.inputs <= inputs)
  }

  addFault(fault: Fault): void {
    this.#faults = [...this.#faults, fault]
  }

  /** More is known of a fault than when it was added. */
  replaceFault(fault: Fault, better: Fault): void {
    this.#faults = this.#faults.map((one) => (one === fault ? better : one))
  }

  /** The last reply tells of a fault that no realm lived to tell. */
  tellFault(fault: Fault): void {
    this.#reply = { ...this.reply, faults: [...this.reply.faults, fault] }
  }
}

function withNewest(keyframes: readonly Keyframe[], newest: Keyframe): readonly Keyframe[] {
  return [...keyframes.slice(1 - MOST_KEYFRAMES), newest]
}

/** A list of which the part from an index on was told anew, joined to the part that is known. */
function joined<T>(known: readonly T[], from: number, news: readonly T[]): readonly T[] {
  return news.length === 0 && from === known.length ? known : [...known.slice(0, from), ...news]
}
