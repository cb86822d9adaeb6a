/** Write-ahead log of inputs that are not saved yet: a page that is closed before the save restores them. */
import type { Input } from '@questwright/realm/web'
import type { PendingInputs, PendingShelf } from './ports.ts'

/** Games are named by the ids under which they are saved. */
export class Pending {
  readonly #shelf: PendingShelf

  constructor(shelf: PendingShelf) {
    this.#shelf = shelf
  }

  /** Notes inputs that are about to be given, after those that are noted already. */
  note({ game, at, inputs }: PendingInputs): void {
    const before = this.#of(game)
    // a script fault may have been recorded in between: then the earlier notes no longer lead to this position
    const follows = before !== undefined && before.at + before.inputs.length === at
    this.#write(follows ? { game, at: before.at, inputs: [...before.inputs, ...inputs] } : { game, at, inputs })
  }

  /** Removes the noted inputs from this one on: the game did not accept them. */
  withdraw(game: string, from: number): void {
    const before = this.#of(game)
    if (before) this.#write({ ...before, inputs: before.inputs.slice(0, Math.max(0, from - before.at)) })
  }

  /** To be called when the game has been saved with this many inputs: removes their notes. */
  forget(game: string, kept: number): void {
    const before = this.#of(game)
    if (before && kept > before.at) this.#write({ ...before, at: kept, inputs: before.inputs.slice(kept - before.at) })
  }

  /** The noted inputs after the first `at` ones, which were given but not saved. */
  after(game: string, at: number): readonly Input[] {
    const kept = this.#of(game)
    return kept?.at === at ? kept.inputs : []
  }

  #of(game: string): PendingInputs | undefined {
    return this.#shelf.read().find((one) => one.game === game)
  }

  /** Notes of other games stay: these may have been left while an answer was being processed, or be open in another tab. */
  #write(pending: PendingInputs): void {
    const others = this.#shelf.read().filter(({ game }) => game !== pending.game)
    this.#shelf.write(pending.inputs.length === 0 ? others : [...others, pending])
  }
}
