import type { WordsReference } from './door.ts'
import type { ScriptFault } from './unwind.ts'
import type { LearningWatcher, Watcher } from './watcher.ts'

/** Counters for performance gates that do not depend on a clock. */
export interface Counters {
  events: number
  restrictions: number
  asks: number
  memoMisses: number
  probes: number
  questions: number
  /** Questions that offered only one action or a pass. */
  actOrPass: number
  writes: number
  reruns: number
  stretches: number
}

/** Counters at zero. */
function freshCounters(): Counters {
  return { events: 0, restrictions: 0, asks: 0, memoMisses: 0, probes: 0, questions: 0, actOrPass: 0, writes: 0, reruns: 0, stretches: 0 }
}

/**
 * The observers, the counters, the comparisons and the fixed results of dice at a table, for tests and explanations. None of them is state,
 * and no rule reads them.
 */
export class Instruments {
  readonly counters: Counters = freshCounters()
  /** Observer of the lanes, for explanations. */
  watch: Watcher | undefined = undefined
  /** Observer of what seats learn, while inputs are played again. */
  learning: LearningWatcher | undefined = undefined
  /** In strict mode: called with each change, question and story line. */
  onWrite: ((what: string) => void) | undefined = undefined
  /** In strict mode: called with the return value of each script. */
  onAnswer: ((ability: string, answer: unknown) => void) | undefined = undefined
  /** In strict mode `on`: cached stats are computed again and compared. */
  readonly doubts: 'on' | 'off'
  /** Results of dice that a scene fixes, by name. */
  readonly rigs: { readonly [name: string]: readonly number[] | undefined }
  /** Keys that scripts have used so far, by sort, script and key. An undo keeps it. */
  readonly named: Map<string, WordsReference>
  /** The texts that people had to follow by hand so far, as `pack:slug#key`. An undo keeps it. */
  readonly byHand = new Set<string>()
  /** Parts that failed in views and explanations: the last fault of each. */
  readonly failedLooks: Map<string, ScriptFault>

  /** @param like instruments with which these share everything but counters and observers */
  constructor(like?: Pick<Instruments, 'doubts' | 'rigs'> & Partial<Pick<Instruments, 'named' | 'failedLooks'>>) {
    this.doubts = like?.doubts ?? 'off'
    this.rigs = like?.rigs ?? {}
    this.named = like?.named ?? new Map()
    this.failedLooks = like?.failedLooks ?? new Map()
  }
}
