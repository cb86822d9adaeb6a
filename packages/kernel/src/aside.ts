import { atTable } from './current-table.ts'
import { Instruments } from './instruments.ts'
import type { Change } from './journal.ts'
import type { GameRecord } from './record.ts'
import { rollBack, settle } from './roll-back.ts'
import { Run } from './run.ts'
import type { Table } from './table.ts'

/**
 * Runs rules on the table of the game while a question is pending, without affecting the game: for a search, a forecast or an explanation.
 * Until `end`, the table has the run, the record and the instruments of the aside. `end` restores those of the game, and the state in which
 * the question was asked.
 */
export class Aside {
  readonly #table: Table
  readonly #run: Run
  readonly #instruments: Instruments
  readonly #record: GameRecord
  readonly #mark: number
  /** The changes of the running stretch, which were rolled back and which `end` makes again. */
  readonly #undone: readonly Change[]

  /** @param from the state in which the aside begins: that of the last checkpoint, or that of the question */
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

  /** Rolls the table back to the state in which the aside began, and starts a new run. @returns the new run */
  restart(): Run {
    const t = this.#table
    rollBack(t, this.#mark)
    this.#record.goTo(this.#run.record)
    const run = new Run(this.#record)
    t.playWith(run, new Instruments(this.#instruments))
    return run
  }

  /**
   * Returns to the question. @param before called at the state in which the aside began, before the changes of the running stretch are made
   * again
   */
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
