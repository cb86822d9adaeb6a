import { atTable } from './current-table.ts'
import { Instruments } from './instruments.ts'
import type { Change } from './journal.ts'
import type { GameRecord } from './record.ts'
import { rollBack, settle } from './roll-back.ts'
import { Run } from './run.ts'
import type { Table } from './table.ts'

/**
 * Play beside the game, on its own table, while a question is pending: a search, a forecast, a look. It has a run, a record and instruments of its
 * own; those of the game are laid aside untouched and come back at the end, with the state in which the question was asked.
 */
export class Aside {
  readonly #table: Table
  readonly #run: Run
  readonly #instruments: Instruments
  readonly #record: GameRecord
  readonly #mark: number
  /** What the running stretch had changed. */
  readonly #undone: readonly Change[]

  /** @param from where it begins: at the checkpoint of the running stretch, or at the question itself */
  constructor(table: Table, from: 'checkpoint' | 'question') {
    const { run, instruments, record, state } = table
    this.#table = table
    this.#run = run
    this.#instruments = instruments
    this.#record = record.beside()
    this.#mark = from === 'checkpoint' ? record.checkpoint.journal : state.journal.length
    table.playWith(new Run(this.#record), new Instruments(instruments))
    this.#undone = state.takeBack(this.#mark)
    settle(table)
    if (from === 'checkpoint') this.#record.goTo(record)
  }

  /** The run of the game. */
  get run(): Run {
    return this.#run
  }

  /** Takes everything back to where it began, and begins anew. @returns the new run */
  restart(): Run {
    const t = this.#table
    rollBack(t, this.#mark)
    this.#record.goTo(this.#run.record)
    const run = new Run(this.#record)
    t.playWith(run, new Instruments(this.#instruments))
    return run
  }

  /** Goes back to the question. @param before called at the state in which it began, before the running stretch's changes are made again */
  end(before?: () => void): void {
    const t = this.#table
    rollBack(t, this.#mark)
    before?.()
    t.state.redo(this.#undone)
    settle(t)
    t.playWith(this.#run, this.#instruments)
  }
}

/** Reads the table for an explanation with a run and instruments of its own, as if no question were pending and nothing ran. */
export function lookAside<T>(t: Table, look: () => T): T {
  const { run, instruments } = t
  t.playWith(new Run(run.record), new Instruments(instruments))
  t.run.offered = run.offered
  try {
    return atTable(t, look)
  } finally {
    t.playWith(run, instruments)
  }
}
