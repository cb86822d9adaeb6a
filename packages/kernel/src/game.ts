import { atTable } from './current-table.ts'
import type { Library } from './definition.ts'
import type { AdvanceReply, FaultInput, Input, LiftInput, Outcome, Place, Question, Refusal, Sentence, Setup, ViewerName } from './door.ts'
import { Explaining } from './explaining.ts'
import { lift, mute, noteCheckpoint } from './fault.ts'
import { hexOf } from './hash.ts'
import { isInput } from './input.ts'
import type { JsonObject } from './json.ts'
import type { Seen } from './lanes.ts'
import { judgeMove } from './manual-move.ts'
import { together } from './perform.ts'
import { exportPosition, importPosition, type Position } from './position.ts'
import { isPrevented } from './prevention.ts'
import { judge } from './question.ts'
import type { Ruleset } from './ruleset.ts'
import type { Answerer } from './run.ts'
import { outcomeOf, stepOnce } from './step.ts'
import { type Plays, runTwice, type StretchEnd } from './strict.ts'
import { Table } from './table.ts'
import { faultAsTold, questionFor, Telling, withOrigins } from './telling.ts'
import { GameOver, isFault, questionOf, ScriptFault, Suspend, scriptFault, stackOfFault } from './unwind.ts'

/** The state at a checkpoint, from which the game can be rebuilt. A cache: the inputs are the truth. */
export interface Keyframe {
  /** How many inputs had been taken. */
  readonly inputs: number
  readonly hash: string
  readonly position: Position
  /** The hashes and places of the inputs before it, so that a game that goes on from here can still be saved whole. */
  readonly past: {
    readonly hashes: readonly string[]
    readonly places: readonly Place[]
    /** How many lines of the story were told before it. */
    readonly told: number
  }
}

export interface GameOptions {
  readonly ruleset: Ruleset
  readonly library: Library
  readonly setup: Setup
  readonly seed: string
  /** Inputs that were given before; they are taken one by one. */
  readonly inputs?: readonly Input[]
  /** Where to begin instead of the setup. */
  readonly keyframe?: Keyframe
  /** Abilities that ended the machine when these inputs were run before: each is switched off where it did. */
  readonly fatal?: readonly FatalAbility[]
  /** Who answers at once: bots and tests inside the realm. */
  readonly answerer?: Answerer
  /** `kept` for games that somebody may undo. */
  readonly history?: 'kept' | 'dropped'
  /** Runs each stretch twice and compares. */
  readonly strict?: 'on' | 'off'
  /** What other games played from the same positions: each stretch is compared with it. */
  readonly plays?: Plays
  /** Results of dice by name, for scenes. */
  readonly rigs?: { readonly [name: string]: readonly number[] | undefined }
  /** Called with the table at each checkpoint. */
  readonly atCheckpoint?: (table: Table) => void
  /** Stands still at the first checkpoint behind the given inputs for which this holds, with nothing asked, until `resume`: for scenes. */
  readonly halt?: (table: Table) => boolean
  /** Told what abilities meet in lanes, for explanations. */
  readonly watch?: (seen: Seen) => void
}

/** An ability that ended the machine, and the checkpoint before that. */
export interface FatalAbility {
  readonly ability: string
  readonly reason: string
  readonly checkpoint: {
    /** How many inputs had been taken: those that were given, and faults that the run had found by itself. */
    readonly inputs: number
    readonly hash: string
  }
}

/** So many steps without a question, and the round is taken for endless. */
const MOST_SILENT_STEPS = 20_000

/** One game: a table, its inputs, and what its viewers were shown last. */
export class Game {
  readonly table: Table
  readonly #strict: boolean
  readonly #plays: Plays | undefined
  readonly #atCheckpoint: ((table: Table) => void) | undefined
  #halt: ((table: Table) => boolean) | undefined
  /** Inputs before this one lie behind the keyframe that the game began with. */
  readonly #base: number
  readonly #telling: Telling
  #keyframes: Keyframe[] = []
  /** The keyframe at which this game was opened. */
  readonly #opening: Keyframe | undefined
  #lastPlace = ''
  /** Recorded inputs that do not fit what is asked; they are tried again behind each new one. The table's own inputs are always taken. */
  #waiting: Input[] = []
  #fatal: readonly FatalAbility[]
  /** From here on the inputs are others than those that were told of last. */
  #changedFrom = 0

  /** @throws BadPosition, or Error when the setup cannot be played */
  constructor(options: GameOptions) {
    const t = new Table(options.ruleset, options.library, options.setup, { together, isPrevented }, options.history ?? 'kept')
    this.table = t
    this.#telling = new Telling(t, options.keyframe?.past.told ?? 0)
    this.#strict = options.strict === 'on'
    this.#plays = options.plays
    this.#atCheckpoint = options.atCheckpoint
    this.#halt = options.halt
    this.#opening = options.keyframe
    this.#fatal = options.fatal ?? []
    t.answerer = options.answerer
    t.watch = options.watch
    t.doubts = this.#strict ? 'on' : 'off'
    t.rigs = options.rigs ?? {}
    t.firstSeed = options.seed
    t.inputs.push(...(options.inputs ?? []))
    atTable(t, () => {
      if (options.keyframe) {
        importPosition(t, options.keyframe.position)
        t.taken = options.keyframe.inputs
        t.hashes.push(...options.keyframe.past.hashes)
        t.places.push(...options.keyframe.past.places)
        if (options.keyframe.hash !== 'changed' && t.hash !== options.keyframe.hash)
          throw new Error('the keyframe does not hold the state that it names; rebuild the game from its inputs')
      } else if (options.setup.kind === 'position') importPosition(t, options.setup.position as unknown as Position)
      else {
        t.setNote('seed', options.seed)
        t.ruleset.setUp(options.setup as unknown as JsonObject)
        t.setNote('cursor', [{ step: t.ruleset.firstStep, args: {} }])
      }
      if (t.note('seed') === undefined) t.setNote('seed', options.seed)
    })
    t.touched.clear()
    t.touchEverything = false
    // what set the table up is never taken back
    t.journal = []
    this.#base = t.taken
    t.checkpoint = { journal: 0, story: t.story.length, inputs: t.taken, repaired: t.repaired.length, hash: t.hashHalves }
    noteCheckpoint(t)
    this.#run()
    this.#setAside(options.inputs?.length ?? 0)
    this.#fatal = []
  }

  // ── the run ─────────────────────────────────────────────

  get question() {
    return this.table.latch instanceof Suspend ? questionOf(this.table.latch) : undefined
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.table)
  }

  get hash(): string {
    return this.table.hash
  }

  /** The state hash of the checkpoint from which the running stretch began. */
  get checkpointHash(): string {
    return hexOf(...this.table.checkpoint.hash)
  }

  /** Runs from checkpoint to checkpoint until somebody has to answer or the game is over. */
  #run(trusted: Table['trace'] = []): void {
    const t = this.table
    t.trusted = trusted
    let silent = 0
    let { taken } = t
    for (;;) {
      if (outcomeOf(t) || this.#isHalted()) return
      if (taken === t.taken) silent++
      else silent = 0
      taken = t.taken
      if (silent > MOST_SILENT_STEPS)
        throw new Error(
          `after ${MOST_SILENT_STEPS} steps nobody was asked anything and the game is not over: the ruleset's round does not come to an end`,
        )
      const end = this.#stretch()
      if (end === 'suspended' || end === 'over') return
      if (end === 'fault') {
        this.#mute((t.latch as unknown as ScriptFault | undefined) ?? scriptFault('script-error', undefined, 'unknown'))
        continue
      }
      this.#checkpoint()
    }
  }

  #isHalted(): boolean {
    const t = this.table
    const halt = this.#halt
    return halt !== undefined && t.taken === t.inputs.length && atTable(t, () => halt(t))
  }

  /** Goes on from where it was halted, to the next question. */
  resume(): void {
    if (!this.#halt) return
    this.#halt = undefined
    if (this.question || this.outcome) return
    this.#backToCheckpoint([])
    this.#run()
    this.#setAside(0)
  }

  #checkpoint(): void {
    const t = this.table
    t.trusted = []
    if (t.history === 'kept') t.checkpoints.push(t.checkpoint)
    else t.journal.length = 0
    t.checkpoint = { journal: t.journal.length, story: t.story.length, inputs: t.taken, repaired: t.repaired.length, hash: t.hashHalves }
    noteCheckpoint(t)
    if (t.trace.length > 0) t.trace = []
    if (t.asked.size > 0) t.asked.clear()
    this.#atCheckpoint?.(t)
    if (t.history === 'kept') {
      const { round, phase } = atTable(t, () => t.ruleset.place())
      const place = `${round} ${phase}`
      if (place !== this.#lastPlace) {
        this.#lastPlace = place
        this.#keyframes.push(this.#takeKeyframe())
      }
    }
  }

  #takeKeyframe(): Keyframe {
    const { taken, hash, hashes, places } = this.table
    return {
      inputs: taken,
      hash,
      position: exportPosition(this.table),
      past: { hashes: hashes.slice(0, taken), places: places.slice(0, taken), told: this.storyLength },
    }
  }

  #stretch(): StretchEnd {
    if (!this.#strict) return this.#plays ? this.#plays.run(this.table, () => this.#runOnce()) : this.#runOnce()
    return runTwice(this.table, {
      run: () => this.#runOnce(),
      back: () => this.#backToCheckpoint([]),
    })
  }

  #runOnce(): StretchEnd {
    const t = this.table
    t.latch = undefined
    t.mismatch = undefined
    if (t.running.length > 0) t.running = []
    if (t.occurrences.length > 0) t.occurrences = []
    t.mode = 'play'
    t.targeting = false
    t.script = undefined
    t.onChange = undefined
    t.traced = 0
    t.counters.stretches++
    try {
      atTable(t, () => {
        this.#takeMutes()
        stepOnce(t)
      })
    } catch (thrown) {
      if (!t.latch) throw thrown
    }
    // the latch counts, not what was thrown: a script may have caught it
    const latch = t.latch as Suspend | GameOver | ScriptFault | undefined
    return latch instanceof Suspend ? 'suspended' : latch instanceof GameOver ? 'over' : latch instanceof ScriptFault ? 'fault' : 'done'
  }

  /** Takes what stands at this checkpoint: abilities that failed here, and those whose scripts were changed here. */
  #takeMutes(): void {
    const t = this.table
    if (t.taken === t.inputs.length && this.#fatal.length === 0) return
    const state = t.hash
    for (let input = t.inputs[t.taken]; isMute(input) && (input.at === undefined || input.at === state); input = t.inputs[t.taken])
      this.#takeMute(input)
    for (const { ability, reason, checkpoint } of this.#fatal) {
      if (checkpoint.inputs !== t.checkpoint.inputs || checkpoint.hash !== state || mutedIn(t).includes(ability)) continue
      const fault: FaultInput = { kind: 'fault', ability, reason, at: state }
      t.inputs.splice(t.taken, 0, fault)
      this.#noteChange(t.taken)
      this.#takeMute(fault)
    }
  }

  #takeMute(input: FaultInput | LiftInput): void {
    const t = this.table
    t.hashes[t.taken] = t.hash
    t.places[t.taken] = t.ruleset.place()
    if (input.kind === 'fault') mute(input)
    else lift(input)
    t.taken++
  }

  #backToCheckpoint(trusted: Table['trace']): void {
    const t = this.table
    t.latch = undefined
    t.onChange = undefined
    t.rollBack(t.checkpoint.journal)
    t.story.length = t.checkpoint.story
    t.repaired.length = t.checkpoint.repaired
    t.taken = t.checkpoint.inputs
    t.trusted = trusted
    t.trace = []
    t.asked.clear()
    t.counters.reruns++
  }

  /** Blanks an ability that failed and runs the stretch again. The fault becomes an input, so that a replay does the same. */
  #mute(fault: ScriptFault): void {
    const t = this.table
    const { ability } = fault
    if (ability === undefined || mutedIn(t).includes(ability)) {
      const stack = stackOfFault(fault)
      throw new Error(`${fault.message}${ability === undefined ? '' : ` (in ${ability})`}${stack ? `\n${stack}` : ''}`)
    }
    t.faults.push(faultAsTold(t, fault, ability))
    this.#backToCheckpoint([])
    this.#telling.takeBack()
    // a bot answers anew; what a person answered in this stretch is tried again, and goes where it fits no more
    if (t.answerer) t.inputs.length = t.checkpoint.inputs
    this.#insertMute({ kind: 'fault', ability, reason: fault.reason })
  }

  /** A fault or its end stands at the checkpoint, after those that stand there already. The table is back at the checkpoint. */
  #insertMute(mute: FaultInput | LiftInput): void {
    const t = this.table
    const at = t.hash
    let index = t.checkpoint.inputs
    for (let input = t.inputs[index]; isMute(input) && input.at === at; input = t.inputs[index]) index++
    t.inputs.splice(index, 0, { ...mute, at })
    this.#noteChange(index)
  }

  #noteChange(input: number): void {
    this.#changedFrom = Math.min(this.#changedFrom, input)
  }

  /**
   * What the run did not take is no input of this game. Recorded inputs wait for a question that they fit; answers of the running stretch
   * whose question is gone, because an ability of it was muted, are dropped: what is asked now is asked anew.
   * @param recorded how many of the inputs, from the end, were recorded
   * @returns what was dropped
   */
  #setAside(recorded: number): Input[] {
    const t = this.table
    this.#noteChange(t.taken)
    const left = t.inputs.splice(t.taken)
    const dropped = left.splice(0, Math.max(0, left.length - recorded))
    this.#waiting = left
    if (left.length === 0 || dropped.length > 0) t.mismatch = undefined
    return dropped
  }

  // ── inputs ──────────────────────────────────────────────

  /**
   * Adds inputs, one after the other. An illegal answer changes nothing and ends the list.
   * @returns the refusal, if there was one
   */
  give(inputs: readonly Input[]): Refusal | undefined {
    for (const given of inputs) {
      const refused = this.#giveOne(given)
      if (refused) return refused
    }
    return undefined
  }

  #giveOne(given: Input): Refusal | undefined {
    const t = this.table
    const question = this.question
    if (!question) return { input: t.inputs.length, why: { code: this.outcome ? 'refused.game-over' : 'refused.nothing-asked', parts: {} } }
    if (!isInput(given)) return { input: t.inputs.length, why: { code: 'refused.no-input', parts: {} } }
    const input = given.kind === 'answer' ? withOrigins(this.question, given) : given
    if (input.kind === 'answer') {
      if (input.question !== question.key)
        return { input: t.inputs.length, why: { code: 'refused.other-question', parts: { asked: question.key, answered: input.question } } }
      const why = this.#asked(() => judge(question, input.value))
      if (why === 'muted') return this.#giveOne(given)
      if (why) return { input: t.inputs.length, why }
    }
    if (input.kind === 'move') {
      const why = this.#asked(() => judgeMove(input.move))
      if (why === 'muted') return this.#giveOne(given)
      if (why) return { input: t.inputs.length, why }
    }
    const { trace } = t
    const waiting = this.#waiting
    if (isMute(input)) {
      // a redo brings faults along that the run has found again by itself
      if (input.kind === 'fault' && t.registry.isMuted(input.ability)) return undefined
      this.#backToCheckpoint([])
      this.#telling.takeBack()
      this.#insertMute(input)
      t.inputs.push(...waiting)
      this.#run()
      this.#setAside(waiting.length)
      return undefined
    }
    // a new answer replaces a recorded one that was meant for this very question
    const [first] = waiting
    const replaces = input.kind === 'answer' && first?.kind === 'answer' && first.question === input.question
    const again = replaces ? waiting.slice(1) : waiting
    this.#noteChange(t.inputs.length)
    t.inputs.push(input, ...again)
    this.#backToCheckpoint([])
    this.#run(trace)
    this.#setAside(again.length)
    return undefined
  }

  /**
   * Asks something of the table between two runs. A script that fails meanwhile is muted like any other, and the table stands again without it.
   * @returns the answer, or that it is to be asked again
   */
  #asked<Answer>(ask: () => Answer): Answer | 'muted' {
    try {
      return atTable(this.table, ask)
    } catch (thrown) {
      if (!isFault(thrown)) throw thrown
      const { length } = this.#waiting
      this.#mute(thrown)
      this.table.inputs.push(...this.#waiting)
      this.#run()
      this.#setAside(length)
      return 'muted'
    }
  }

  /**
   * Goes back to the moment before an input was given. Later inputs are returned, for redo, and those that waited behind them.
   * @throws RangeError for a moment that the game does not remember
   */
  rewind(to: number): Input[] {
    const t = this.table
    const earliest = t.history === 'kept' ? this.#base : t.checkpoint.inputs
    if (to < earliest || to > t.inputs.length)
      throw new RangeError(
        `this game can go back to an input between ${earliest} and ${t.inputs.length}, not to ${to}; rebuild it from its inputs`,
      )
    const tail = [...t.inputs.splice(to), ...this.#waiting]
    this.#noteChange(to)
    t.hashes.length = Math.min(t.hashes.length, to)
    t.places.length = Math.min(t.places.length, to)
    while (t.checkpoint.inputs > to && t.checkpoints.length > 0) t.checkpoint = t.checkpoints.pop() as Table['checkpoint']
    while (this.#keyframes.length > 0 && (this.#keyframes[this.#keyframes.length - 1] as Keyframe).inputs > t.checkpoint.inputs)
      this.#keyframes.pop()
    this.#lastPlace = ''
    this.#backToCheckpoint([])
    noteCheckpoint(t)
    this.#telling.takeBack()
    // what was asked at that moment is asked again
    const halt = this.#halt
    this.#halt = undefined
    this.#run()
    this.#halt = halt
    return [...this.#setAside(0), ...tail]
  }

  /** Where a recorded input did not fit: the run stopped at another question and kept the rest. */
  get mismatch(): { readonly input: number; readonly why: Sentence } | undefined {
    return this.table.mismatch
  }

  /** Recorded inputs that do not fit what is asked. They are no inputs of the game while they wait, and are tried again behind each new one. */
  get waiting(): readonly Input[] {
    return this.#waiting
  }

  /** Forgets recorded inputs that do not fit. @param keep how many of them, from the end, go on waiting */
  dropWaiting(keep = 0): void {
    this.#waiting = this.#waiting.slice(this.#waiting.length - Math.min(keep, this.#waiting.length))
    if (this.#waiting.length === 0) this.table.mismatch = undefined
  }

  /** The first input that is not as it was when this was called last. */
  takeChangedFrom(): number {
    const from = Math.min(this.#changedFrom, this.table.inputs.length)
    this.#changedFrom = this.table.inputs.length
    return from
  }

  // ── what viewers are told ───────────────────────────────

  /** What changed for these viewers since they were told last. */
  reply(viewers: readonly ViewerName[], refused?: Refusal): AdvanceReply {
    const seen = this.#asked(() => this.#telling.look(viewers, this.question))
    // each time one more ability is mute
    if (seen === 'muted') return this.reply(viewers, refused)
    const t = this.table
    const { outcome } = this
    return {
      inputs: t.taken,
      hash: t.hash,
      ...this.#telling.take(seen),
      ...(outcome ? { outcome } : {}),
      ...(refused ? { refused } : {}),
      faults: this.#telling.takeFaults(),
      places: t.places.slice(0, t.taken),
    }
  }

  /** The pending question as a viewer may see it: others than the asked seat see that it is asked, and no options. */
  questionFor(viewer: ViewerName): Question | undefined {
    return questionFor(this.table, this.question, viewer)
  }

  /** Why things are as they are at this table. */
  get why(): Explaining {
    return new Explaining(
      this.table,
      () => this.question,
      (from, watch) => this.#again(from, watch),
    )
  }

  /** Plays once more what was answered from an input on, on a table of its own. @param watch is told what abilities meet, with the newest input */
  #again(from: number, watch: (seen: Seen, input: number) => void): void {
    const t = this.table
    if (from < this.#base) return
    const keyframe = this.keyframe(from) ?? this.#opening
    let input = -1
    const again = new Game({
      ruleset: t.ruleset,
      library: t.library,
      setup: t.setup,
      seed: t.firstSeed,
      inputs: t.inputs.slice(0, from),
      ...(keyframe ? { keyframe } : {}),
      rigs: t.rigs,
      watch: (seen) => {
        if (input >= 0) watch(seen, input)
      },
    })
    for (const [i, one] of t.inputs.slice(from, t.taken).entries()) {
      input = from + i
      again.give([one])
    }
  }

  /** Forgets what a viewer was told: the next reply tells everything. */
  forgetViewer(viewer: ViewerName): void {
    this.#telling.forget(viewer)
  }

  /** How many lines the story from before the keyframe has, which this game does not tell again. */
  get toldBefore(): number {
    return this.#telling.before
  }

  /** How many story lines there are: an undo makes it fewer. */
  get storyLength(): number {
    return this.#telling.before + this.table.story.length
  }

  /** The newest keyframe, or one that was taken with at most so many inputs. */
  keyframe(most = Number.MAX_SAFE_INTEGER): Keyframe | undefined {
    return this.#keyframes.findLast((frame) => frame.inputs <= most)
  }

  get keyframes(): readonly Keyframe[] {
    return this.#keyframes
  }

  /** A keyframe of this very checkpoint: the pending stretch is taken back and run again. */
  keyframeNow(): Keyframe {
    const t = this.table
    const { trace, mismatch } = t
    this.#backToCheckpoint([])
    const frame = this.#takeKeyframe()
    this.#run(trace)
    if (this.#waiting.length > 0) t.mismatch = mismatch
    return frame
  }
}

/** The abilities that are switched off. */
function mutedIn(t: Table): readonly string[] {
  return (t.note('muted') as readonly string[] | undefined) ?? []
}

function isMute(input: Input | undefined): input is FaultInput | LiftInput {
  return input?.kind === 'fault' || input?.kind === 'lift'
}
