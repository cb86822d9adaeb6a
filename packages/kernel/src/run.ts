import type { Card } from './card.ts'
import type { AnswerValue, Because, Sentence } from './door.ts'
import type { Occurrence } from './event.ts'
import type { Explorer } from './explorer.ts'
import type { Narrowing } from './narrowing.ts'
import type { PendingQuestion } from './question-spec.ts'
import type { GameRecord } from './record.ts'
import type { Supposition } from './supposed.ts'
import type { EndOfSupposition, GameOver, ScriptFault, Suspend } from './unwind.ts'

/** A decision of the running stretch, kept so that a re-run need not list options again. */
export interface Decision {
  readonly value: AnswerValue
  /** The seat that was to decide. */
  readonly who: string
  /** The range of inputs that it consumed: an answer, and other inputs before it, such as dice. */
  readonly from: number
  readonly to: number
}

/** Answers questions at once: a bot or a test inside the realm. */
export type Answerer = (question: PendingQuestion) => AnswerValue | undefined

/** The running ability or step, and the event within which it runs. */
export interface Running {
  readonly because: Because
  readonly card: Card | null
  readonly ability: string | undefined
  readonly you: Card | null
}

/**
 * A course of play at a table: who answers, what is running, and why it stopped. The game has one run. Searches, forecasts and explanations
 * get runs of their own, and are ended by dropping these.
 */
export class Run {
  readonly record: GameRecord
  answerer: Answerer | undefined = undefined
  /** Stops the run where it returns true although no question is pending. */
  halt: (() => boolean) | undefined = undefined
  /** Why the run has stopped: everything that is called in it throws this again. */
  latch: Suspend | GameOver | ScriptFault | EndOfSupposition | undefined = undefined
  /** Set when a recorded input did not fit the question that was met. */
  mismatch: { readonly input: number; readonly why: Sentence } | undefined = undefined
  /** The decisions of the running stretch. `traced`: how many of them this run has reached. */
  trace: Decision[] = []
  traced = 0
  /** Decisions of an earlier run of this stretch, which are not judged again. */
  trusted: readonly Decision[] = NONE
  /** How often each question was asked since the checkpoint. */
  readonly asked: Map<string, number>
  running: Running[]
  occurrences: Occurrence[]
  mode: 'play' | 'probe' | 'restriction' = 'play'
  /** Called with the first real change while probing. */
  onChange: (() => never) | undefined = undefined
  explorer: Explorer | undefined = undefined
  /** While one of several prices is paid: narrows its questions, without the payments of earlier prices and the needs of later ones. */
  narrows: Narrowing | undefined = undefined
  /** The name of the innermost running script. */
  script: string | undefined = undefined
  /** Whether an ability is choosing its targets: if there are none, it ends. */
  targeting = false
  /** The running forecast, if any. */
  supposing: Supposition | undefined = undefined
  /** Cards from a hidden pile that the pending question offers, with the choosing seat. Not state: it lasts as long as the question. */
  offered: ReadonlyMap<Card, string> = NO_OFFERS

  /**
   * @param within the run of which this one is a trial: the new run starts with the record of that run and with the same running abilities
   * and steps
   */
  constructor(record: GameRecord, within?: Run) {
    this.record = record
    this.asked = within ? within.asked : new Map()
    this.running = within ? within.running : []
    this.occurrences = within ? within.occurrences : []
    if (within === undefined) return
    this.script = within.script
    this.targeting = within.targeting
    this.supposing = within.supposing
    this.offered = within.offered
  }

  /** To be called before a stretch is run, for the first time or again. */
  begin(): void {
    this.latch = undefined
    this.offered = NO_OFFERS
    this.mismatch = undefined
    if (this.running.length > 0) this.running = []
    if (this.occurrences.length > 0) this.occurrences = []
    this.mode = 'play'
    this.targeting = false
    this.script = undefined
    this.onChange = undefined
    this.traced = 0
  }
}

const NONE: readonly Decision[] = Object.freeze([])
export const NO_OFFERS: ReadonlyMap<Card, string> = new Map()
