import { noteCheckpoint } from './fault.ts'
import { rollBack } from './roll-back.ts'
import { NO_OFFERS } from './run.ts'
import type { Table } from './table.ts'

/** Makes the current state the checkpoint: the next stretch begins here. */
export function setCheckpoint(t: Table): void {
  const { record, state } = t
  record.checkpoint = {
    journal: state.journal.length,
    story: record.story.length,
    silent: record.silent.length,
    inputs: record.consumed,
    repaired: record.repaired.length,
    hash: state.hashHalves,
  }
  noteCheckpoint(t)
}

/** Rolls the table back to the checkpoint. */
export function backToCheckpoint(t: Table): void {
  const { run, record } = t
  run.latch = undefined
  run.offered = NO_OFFERS
  run.onChange = undefined
  rollBack(t, record.checkpoint.journal)
  record.backToCheckpoint()
  run.trusted = []
  run.trace = []
  run.asked.clear()
  t.instruments.counters.reruns++
}
