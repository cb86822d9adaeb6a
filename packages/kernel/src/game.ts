import { Aside } from './aside.ts'
import { type BotKind, botAnswer } from './bot-answer.ts'
import { backToCheckpoint } from './checkpoint.ts'
import { CheckpointInputs, isMute } from './checkpoint-inputs.ts'
import { atTable } from './current-table.ts'
import { whyMayNotGive } from './decide.ts'
import type {
  AdvanceReply,
  AnswerValue,
  ChoiceForecast,
  ForecastWish,
  Input,
  Outcome,
  Question,
  Refusal,
  SeatName,
  Sentence,
  ViewerName,
} from './door.ts'
import { Driver } from './driver.ts'
import type { Heuristic } from './engine.ts'
import { Explaining } from './explaining.ts'
import { noteCheckpoint } from './fault.ts'
import { Forecasting } from './forecast.ts'
import { Fork } from './fork.ts'
import { hexOf } from './hash.ts'
import { isInput } from './input.ts'
import { InputTail } from './input-tail.ts'
import { type Keyframe, Keyframes, keyframeOf } from './keyframe.ts'
import type { Learned, Rewind } from './learned.ts'
import { Learning } from './learning.ts'
import { isConcession, judgeMove, leavesOthers } from './manual-move.ts'
import { type GameOptions, openTable } from './opening.ts'
import { judgeAnswer } from './question.ts'
import type { Checkpoint } from './record.ts'
import { diceFrom } from './seeded-dice.ts'
import { outcomeOf } from './step.ts'
import type { Table } from './table.ts'
import { questionFor, refusalFor, Telling, withOrigins } from './telling.ts'
import { isFault, questionOf, Suspend } from './unwind.ts'
import type { Seen, Watcher } from './watcher.ts'

/** The most inputs that a player may take back alone: they are played again to find out what the seats learned by them. */
const MOST_TAKEN_BACK = 40

/** Whether an input is a player's own, and no concession: that has ended the game for the others, or taken cards from them. */
function mayBeTakenBackBy(by: SeatName, input: Input): boolean {
  return (input.by === undefined || input.by === by) && !(input.kind === 'move' && isConcession(input.move))
}

/** One game: a table, its inputs, and the last views of its viewers. */
export class Game {
  readonly table: Table
  readonly #driver: Driver
  readonly #tail: InputTail
  readonly #checkpointInputs: CheckpointInputs
  readonly #telling: Telling
  readonly #keyframes: Keyframes
  /** The keyframe at which this game was opened. */
  readonly #opening: Keyframe | undefined
  /** Number of inputs before the opening keyframe: the game cannot go back before them. */
  readonly #base: number

  /** @throws BadPosition, or Error when the setup cannot be played */
  constructor(options: GameOptions) {
    const t = openTable(options)
    this.table = t
    this.#opening = options.keyframe
    this.#base = t.record.consumed
    this.#telling = new Telling(t, options.keyframe?.past.storyLength ?? 0)
    this.#keyframes = new Keyframes(this.#telling.before)
    this.#tail = new InputTail(t)
    this.#checkpointInputs = new CheckpointInputs(t, this.#tail, options.fatal ?? [])
    this.#driver = new Driver(t, { telling: this.#telling, checkpointInputs: this.#checkpointInputs, keyframes: this.#keyframes }, options)
    this.#driver.run()
    this.#tail.setAside(options.inputs?.length ?? 0)
    this.#checkpointInputs.forgetFatal()
  }

  get question() {
    return this.table.run.latch instanceof Suspend ? questionOf(this.table.run.latch) : undefined
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.table)
  }

  get hash(): string {
    return this.table.state.hash
  }

  /** The state hash of the checkpoint from which the running stretch began. */
  get checkpointHash(): string {
    return hexOf(...this.table.record.checkpoint.hash)
  }

  /** Continues after `halt` stopped the run, up to the next question. */
  resume(): void {
    const { run } = this.table
    if (!run.halt) return
    run.halt = undefined
    if (this.question || this.outcome) return
    this.#driver.runAgain()
    this.#tail.setAside(0)
  }

  // ── inputs ──────────────────────────────────────────────

  /**
   * Adds inputs, one after the other. An illegal answer changes nothing and ends the list.
   * @returns the refusal, if there was one
   */
  advance(inputs: readonly Input[]): Refusal | undefined {
    for (const given of inputs) {
      const refused = this.#advanceOne(given)
      if (refused) return refused
    }
    return undefined
  }

  #advanceOne(given: Input): Refusal | undefined {
    const t = this.table
    const question = this.question
    if (!question)
      return { input: t.record.inputs.length, why: { code: this.outcome ? 'refused.game-over' : 'refused.nothing-asked', parts: {} } }
    if (!isInput(given)) return { input: t.record.inputs.length, why: { code: 'refused.no-input', parts: {} } }
    const input = given.kind === 'answer' ? withOrigins(t, this.question, given) : given
    const notTheirs = this.#asked(() => whyMayNotGive(input, question.spec.who))
    if (notTheirs === 'muted') return this.#advanceOne(given)
    const refuse = (why: Sentence): Refusal => ({ input: t.record.inputs.length, why: refusalFor(t, question, why, input.by) })
    if (notTheirs) return refuse(notTheirs)
    if (input.kind === 'answer') {
      const why = this.#asked(() => judgeAnswer(question, input))
      if (why === 'muted') return this.#advanceOne(given)
      if (why) return refuse(why)
    }
    if (input.kind === 'move') {
      const why = this.#asked(() => judgeMove(input.move))
      if (why === 'muted') return this.#advanceOne(given)
      if (why) return refuse(why)
    }
    const { trace } = t.run
    const { waiting } = this
    const concession = input.kind === 'move' && atTable(t, () => leavesOthers(input.move)) ? input : undefined
    const early = isMute(input) ? input : concession
    if (early) {
      // a redo contains faults that the run has already found again
      if (early.kind === 'fault' && t.registry.isMuted(early.ability)) return undefined
      backToCheckpoint(t)
      this.#telling.rollBack()
      this.#checkpointInputs.insert(early)
      t.record.inputs.push(...waiting)
      this.#driver.run()
      this.#tail.setAside(waiting.length)
      return undefined
    }
    // a new answer replaces the recorded answer to the same question
    const [first] = waiting
    const replaces = input.kind === 'answer' && first?.kind === 'answer' && first.question === input.question
    const again = replaces ? waiting.slice(1) : waiting
    this.#tail.noteChange(t.record.inputs.length)
    t.record.inputs.push(input, ...again)
    this.#driver.runAgain(trace)
    this.#tail.setAside(again.length)
    return undefined
  }

  /**
   * Calls a function at the table between two runs. If a script fails meanwhile, it is muted and the table is run again without it.
   * @returns the result, or `muted` when the caller has to try again
   */
  #asked<Answer>(ask: () => Answer): Answer | 'muted' {
    try {
      return atTable(this.table, ask)
    } catch (thrown) {
      if (!isFault(thrown)) throw thrown
      const { waiting } = this
      this.#driver.mute(thrown)
      this.table.record.inputs.push(...waiting)
      this.#driver.run()
      this.#tail.setAside(waiting.length)
      return 'muted'
    }
  }

  /**
   * Goes back to the moment before an input was given. @returns the later inputs, for redo, followed by the waiting inputs
   * @throws RangeError for a moment before the history of this game
   */
  rewind(to: number): Input[] {
    const t = this.table
    const earliest = t.record.history === 'kept' ? this.#base : t.record.checkpoint.inputs
    if (to < earliest || to > t.record.inputs.length)
      throw new RangeError(
        `this game can go back to an input between ${earliest} and ${t.record.inputs.length}, not to ${to}; rebuild it from its inputs`,
      )
    const tail = [...t.record.inputs.splice(to), ...this.waiting]
    this.#tail.noteChange(to)
    t.record.hashes.length = Math.min(t.record.hashes.length, to)
    t.record.places.length = Math.min(t.record.places.length, to)
    while (t.record.checkpoint.inputs > to && t.record.checkpoints.length > 0)
      t.record.checkpoint = t.record.checkpoints.pop() as Checkpoint
    this.#keyframes.rewind(t.record.checkpoint.inputs)
    backToCheckpoint(t)
    noteCheckpoint(t)
    this.#telling.rollBack()
    // run to the question of that moment again, ignoring `halt`
    const { halt } = t.run
    t.run.halt = undefined
    this.#driver.run()
    t.run.halt = halt
    return [...this.#tail.setAside(0), ...tail]
  }

  /**
   * Why a player may not take the game back to before an input, or undefined. For players only: the host may always rewind.
   * @param dice `new`: with new dice from there on
   */
  refusesRewind(by: SeatName, to: number, dice?: 'new'): Sentence | undefined {
    const t = this.table
    const seat = t.findSeat(by)
    if (!seat) return { code: 'refused.unknown-seat', parts: { seat: by } }
    if (t.ruleset.refusesInput === undefined) return undefined
    const round = t.record.places[to]?.round
    const back = t.record.inputs.slice(to)
    const isOwn = back.length <= MOST_TAKEN_BACK && back.every((input) => mayBeTakenBackBy(by, input))
    const rewind: Rewind = {
      ...{ kind: 'rewind', to, takes: isOwn ? this.learned(to) : undefined },
      round: atTable(t, () => (round === undefined || round === t.ruleset.place().round ? 'same' : 'other')),
      ...(dice ? { dice } : {}),
    }
    return atTable(t, () => t.ruleset.refusesInput?.(seat, rewind, this.question?.spec.who ?? seat))
  }

  /**
   * What the seats learned by the inputs from one on: these are played again at a table beside this one. @returns undefined where this game
   * does not have them
   */
  learned(from: number): readonly Learned[] | undefined {
    const again = this.#gameBefore(from)
    if (again === undefined) return undefined
    const t = this.table
    const { inputs, hashes, consumed } = t.record
    const givers: SeatName[] = []
    return inputs.slice(from, consumed).map((input, i): Learned => {
      const at = from + i
      const asked = again.question?.spec.who.id ?? ''
      const by = input.by ?? asked
      givers[at] = by
      const learning = new Learning(again.table, at, by)
      again.table.instruments.learning = learning
      // answers that were given to the same position, with nothing written in between, were secret until now
      const secret: SeatName[] = []
      for (let before = at - 1; before >= 0 && hashes[before] === hashes[at]; before--) {
        const other = inputs[before]?.by ?? givers[before]
        if (other !== undefined && other !== by) secret.push(by, other)
      }
      again.advance([input])
      const isTold = again.question === undefined || again.hash !== hashes[at]
      return learning.noted(isTold ? [...new Set(secret)] : [])
    })
  }

  /**
   * The answer of a bot to the pending question: from what the asked seat may know, and from its own dice. The game does not change.
   * @param seed of the dice for this answer
   * @returns undefined where nothing is asked, or where no legal answer was found
   */
  botAnswer(bot: BotKind, heuristic: Heuristic, seed: string): AnswerValue | undefined {
    const { question } = this
    if (question === undefined) return undefined
    const value = this.#asked(() => botAnswer(question, { bot, heuristic, dice: diceFrom(seed) }) ?? null)
    return value === 'muted' ? this.botAnswer(bot, heuristic, seed) : (value ?? undefined)
  }

  /** The recorded input that did not fit, and why: the run stopped at another question, and that input and the following ones were kept. */
  get mismatch(): { readonly input: number; readonly why: Sentence } | undefined {
    return this.table.run.mismatch
  }

  /** Recorded inputs that do not fit the pending question. They are no inputs of the game while they wait; each new input tries them again. */
  get waiting(): readonly Input[] {
    return this.#tail.waiting
  }

  /** Drops waiting inputs. @param keep how many of them, from the end, to keep */
  dropWaiting(keep = 0): void {
    this.#tail.dropWaiting(keep)
  }

  /** Index of the first input that has changed since the last call. */
  takeChangedFrom(): number {
    return this.#tail.takeChangedFrom()
  }

  // ── replies to viewers ──────────────────────────────────

  /** What changed for these viewers since the last reply to them. */
  reply(viewers: readonly ViewerName[], refused?: Refusal): AdvanceReply {
    const seen = this.#asked(() => this.#telling.look(viewers, this.question))
    // the recursion ends: each time one more ability is muted
    if (seen === 'muted') return this.reply(viewers, refused)
    const t = this.table
    const { outcome } = this
    return {
      inputs: t.record.consumed,
      hash: t.state.hash,
      viewers: this.#telling.take(seen, outcome),
      ...(outcome ? { outcome } : {}),
      ...(refused ? { refused } : {}),
      faults: this.#telling.takeFaults(),
      places: t.record.places.slice(0, t.record.consumed),
      silent: this.#telling.takeSilent(),
    }
  }

  /** The pending question as a viewer may see it: other seats than the asked one get it without options. */
  questionFor(viewer: ViewerName): Question | undefined {
    return questionFor(this.table, this.question, viewer)
  }

  /** Explanations of this table. */
  get why(): Explaining {
    return new Explaining(
      this.table,
      () => this.question,
      (from, seats, watch) => this.#again(from, seats, watch),
    )
  }

  /** Forecasts answers to the pending question, as far as a viewer may know; undefined when the viewer is not the one asked. */
  forecast(viewer: ViewerName, wish: ForecastWish): ChoiceForecast | undefined {
    const { question } = this
    if (!question || !viewer.split('+').includes(question.spec.who.id)) return undefined
    return new Forecasting(this.table, question, viewer, { driver: this.#driver, begin: () => this.#checkpointInputs.carryOut() }).of(wish)
  }

  /**
   * Plays trial continuations from the pending question, within the knowledge of the asked player, and rolls them back (see `Fork`). Meanwhile the
   * game accepts no input.
   * @param viewer the asked seat, or several seats of one player, joined by `+`
   * @param run plays any number of continuations; its result is returned
   * @throws Error when none of these seats is asked, and what `run` throws
   */
  imagine<T>(viewer: ViewerName, run: (fork: Fork) => T): T {
    const asked = this.question?.spec.who.id
    if (asked === undefined || !viewer.split('+').includes(asked))
      throw new Error(
        `${asked === undefined ? 'nothing is asked' : `${asked} is asked and not ${viewer}`}: trial continuations begin at a question to the player for whom they are played`,
      )
    const fork = new Fork(this.table, this.#driver, viewer)
    try {
      return run(fork)
    } finally {
      fork.end()
    }
  }

  /**
   * Replays the inputs from a given one on, on a second table.
   * @param seats the seats for which the report is masked
   * @param watch called with each event that an ability hears, and the index of the newest input
   */
  #again(from: number, seats: readonly SeatName[] | undefined, watch: (seen: Seen, input: number) => void): void {
    const t = this.table
    let input = -1
    const again = this.#gameBefore(from, {
      ...(seats ? { seats } : {}),
      told: (seen) => {
        if (input >= 0) watch(seen, input)
      },
    })
    if (again === undefined) return
    for (const [i, one] of t.record.inputs.slice(from, t.record.consumed).entries()) {
      input = from + i
      again.advance([one])
    }
  }

  /** This game as it was before an input, at a table of its own; undefined before the history of this game. */
  #gameBefore(input: number, watch?: Watcher): Game | undefined {
    const t = this.table
    if (input < this.#base) return undefined
    const keyframe = this.keyframe(input) ?? this.#opening
    return new Game({
      ruleset: t.ruleset,
      library: t.library,
      setup: t.setup,
      seed: t.firstSeed,
      inputs: t.record.inputs.slice(0, input),
      ...(keyframe ? { keyframe } : {}),
      rigs: t.instruments.rigs,
      ...(watch ? { watch } : {}),
    })
  }

  /** Forgets the last view of a viewer: the next reply holds everything. */
  forgetViewer(viewer: ViewerName): void {
    this.#telling.forget(viewer)
  }

  /** Number of story lines before the opening keyframe, which this game does not hold. */
  get storyBefore(): number {
    return this.#telling.before
  }

  /** Number of story lines in all; an undo lowers it. */
  get storyLength(): number {
    return this.#telling.before + this.table.record.story.length
  }

  // ── keyframes ───────────────────────────────────────────

  /** The newest keyframe with at most `most` inputs. */
  keyframe(most = Number.MAX_SAFE_INTEGER): Keyframe | undefined {
    return this.#keyframes.newest(most)
  }

  get keyframes(): readonly Keyframe[] {
    return this.#keyframes.list
  }

  /** A keyframe of the current checkpoint. */
  keyframeNow(): Keyframe {
    const aside = new Aside(this.table, 'checkpoint')
    try {
      return keyframeOf(this.table, this.#telling.before)
    } finally {
      aside.end()
    }
  }
}
