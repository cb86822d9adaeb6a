/** Write-ahead log of inputs that are not saved yet: a page that is closed before the save restores them. */
import type { Input } from '@questwright/realm/web'
import type { PendingInputs, PendingShelf } from './ports.ts'

/** Games are named by the ids under which they are kept. */
export class Pending {
  readonly #shelf: PendingShelf

  constructor(shelf: PendingShelf) {
    this.#shelf = shelf
  }

  /** Notes inputs that are about to be given, behind those that are noted already. */
  note({ game, at, inputs }: PendingInputs): void {
    const before = this.#of(game)
    // a script fault may come between: then the logged inputs no longer lead to this position
    const follows = before !== undefined && before.at + before.inputs.length === at
    this.#write(follows ? { game, at: before.at, inputs: [...before.inputs, ...inputs] } : { game, at, inputs })
  }

  /** Removes the noted inputs from this one on: the game did not take them. */
  withdraw(game: string, from: number): void {
    const before = this.#of(game)
    if (before) this.#write({ ...before, inputs: before.inputs.slice(0, Math.max(0, from - before.at)) })
  }

  /** The game has been kept with so many inputs. */
  forget(game: string, kept: number): void {
    const before = this.#of(game)
    if (before && kept > before.at) this.#write({ ...before, at: kept, inputs: before.inputs.slice(kept - before.at) })
  }

  /** Inputs that were given to the game after so many, and were not kept any more. */
  after(game: string, at: number): readonly Input[] {
    const kept = this.#of(game)
    return kept?.at === at ? kept.inputs : []
  }

  #of(game: string): PendingInputs | undefined {
    return this.#shelf.read().find((one) => one.game === game)
  }

  /** Games beside this one keep their notes: they may have been left in the middle of an answer, or lie in another tab. */
  #write(pending: PendingInputs): void {
    const others = this.#shelf.read().filter(({ game }) => game !== pending.game)
    this.#shelf.write(pending.inputs.length === 0 ? others : [...others, pending])
  }
}
