/** What was answered and is not kept yet, noted before the game takes it: a page that is left in that moment comes back with it. */
import type { Input } from '@questwright/realm/web'
import type { PendingInputs, PendingShelf } from './ports.ts'

export class Pending {
  readonly #shelf: PendingShelf

  constructor(shelf: PendingShelf) {
    this.#shelf = shelf
  }

  /** Notes inputs that are about to be given, behind those that are noted already. */
  note({ table, at, inputs }: PendingInputs): void {
    const before = this.#of(table)
    // a fault of a script may stand between: then what is noted no longer leads to this moment
    const follows = before !== undefined && before.at + before.inputs.length === at
    this.#write(follows ? { table, at: before.at, inputs: [...before.inputs, ...inputs] } : { table, at, inputs })
  }

  /** The game of this table did not take what was noted from this input on. */
  withdraw(table: string | undefined, from: number): void {
    const before = this.#of(table)
    if (before) this.#write({ ...before, inputs: before.inputs.slice(0, Math.max(0, from - before.at)) })
  }

  /** The game of this table has been kept with so many inputs. */
  forget(table: string | undefined, kept: number): void {
    const before = this.#of(table)
    if (before && kept > before.at) this.#write({ ...before, at: kept, inputs: before.inputs.slice(kept - before.at) })
  }

  /** Inputs that were given to this table after so many, and were not kept any more. */
  after(table: string, at: number): readonly Input[] {
    const kept = this.#of(table)
    return kept?.at === at ? kept.inputs : []
  }

  /** What is noted of a table; another tab may have noted inputs of another one. */
  #of(table: string | undefined): PendingInputs | undefined {
    const kept = this.#shelf.read()
    return kept?.table === table ? kept : undefined
  }

  #write(pending: PendingInputs): void {
    this.#shelf.write(pending.inputs.length === 0 ? undefined : pending)
  }
}
