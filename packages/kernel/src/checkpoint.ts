import { noteCheckpoint } from './fault.ts'
import { hideOffered } from './knowledge.ts'
import type { Table } from './table.ts'

/** Where a stretch of play begins: only the driver is on the stack. */
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

/** Makes the current state the checkpoint: the next stretch begins here. */
export function setCheckpoint(t: Table): void {
  t.checkpoint = {
    journal: t.journal.length,
    story: t.story.length,
    silent: t.silent.length,
    inputs: t.consumed,
    repaired: t.repaired.length,
    hash: t.hashHalves,
  }
  noteCheckpoint(t)
}

/** Rolls the table back to the checkpoint. */
export function backToCheckpoint(t: Table): void {
  t.latch = undefined
  hideOffered(t)
  t.onChange = undefined
  t.rollBack(t.checkpoint.journal)
  t.story.length = t.checkpoint.story
  t.silent.length = t.checkpoint.silent
  t.repaired.length = t.checkpoint.repaired
  t.consumed = t.checkpoint.inputs
  t.trusted = []
  t.trace = []
  t.asked.clear()
  t.counters.reruns++
}
