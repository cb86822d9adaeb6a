/** The realm of one table with its packs: whether its machine broke, by which ability, and how to renew it. No Node, no DOM. */
import type { Input, JsonObject, Setup } from '@questwright/kernel'
import type { Keyframe } from '@questwright/kernel/internal'
import type { PackBundle } from '@questwright/packs/types'
import type { Booted, ScriptProblem, ScriptWarning } from './boot-packs.ts'
import type { Budget } from './host.ts'
import { MachineError } from './machine.ts'
import { packsOfGame } from './packs-of-game.ts'
import { RealmBrokeElsewhere, type TablePlace, type TableRealms } from './table-realms.ts'

/** The data with which a game begins, as far as it names packs. */
export interface GameBegun {
  readonly setup: Setup
  readonly inputs?: readonly Input[]
  readonly keyframe?: Keyframe | undefined
}

export class TableRealm {
  /** The packs of the game: other installed packs were not sent to the realm. */
  readonly packs: readonly PackBundle[]
  readonly #realms: TableRealms
  #place: TablePlace
  #broken = false
  /** `alone` once a call of this table broke a machine: the next one is not shared with other tables. */
  #company: 'shared' | 'alone' = 'shared'
  #closed = false

  private constructor(realms: TableRealms, packs: readonly PackBundle[], place: TablePlace) {
    this.#realms = realms
    this.packs = packs
    this.#place = place
  }

  /**
   * Boots the packs of a game in a realm.
   * @param atHand the installed packs, which include those of the game
   * @throws MachineError (as rejection) when the engine itself cannot be loaded
   */
  static async open(realms: TableRealms, atHand: readonly PackBundle[], game: GameBegun): Promise<TableRealm> {
    const { setup, inputs, keyframe } = game
    const named = [setup, inputs, keyframe?.position]
    const { packs, place } = await realms.begin(setup, (byRules) => packsOfGame(atHand, byRules, named))
    return new TableRealm(realms, packs, place)
  }

  /** Scripts that were left out while loading. */
  get problems(): readonly ScriptProblem[] {
    return this.#place.booted.problems
  }

  /** Deprecated words in scripts. */
  get warnings(): readonly ScriptWarning[] {
    return this.#place.booted.warnings
  }

  /** The inputs that the game accepts: `free`: any input from any player; `by-seat`: from each seat the inputs that the rules allow it. */
  get rights(): Booted['rights'] {
    return this.#place.booted.rights
  }

  /** Whether the machine broke since the packs were booted: then the game in it has to be opened again. */
  get broken(): boolean {
    return this.#broken
  }

  /** Calls a method of the realm with an argument as JSON. @throws MachineError (as rejection) */
  async call<T>(method: string, argument: JsonObject, budget?: Budget): Promise<T> {
    const { realm, table } = this.#place
    try {
      return JSON.parse(await realm.call(method, JSON.stringify(table === undefined ? argument : { ...argument, table }), budget)) as T
    } catch (error) {
      if (isBroken(error)) this.#broken = true
      if (isBroken(error) && !(error instanceof RealmBrokeElsewhere && error.next === 'shared')) this.#company = 'alone'
      throw error
    }
  }

  /** The ability that was running when the machine broke. */
  blamed(error: unknown): string | undefined {
    return error instanceof MachineError && isBroken(error) && error.running > 0
      ? this.#place.booted.abilities[error.running - 1]
      : undefined
  }

  /**
   * Opens another machine with the same packs, without a game. @throws MachineError (as rejection) if the table was closed meanwhile; the
   * machine is closed then
   */
  async renew(): Promise<void> {
    this.#place.realm.close()
    if (this.#closed) throw tableWasClosed()
    const fresh = await this.#realms.open(this.packs, this.#company)
    if (this.#closed) {
      fresh.realm.close()
      throw tableWasClosed()
    }
    this.#place = fresh
    this.#broken = false
  }

  close(): void {
    this.#closed = true
    this.#place.realm.close()
  }
}

/** The error of a call whose table was closed while the call was under way. */
export function tableWasClosed(): MachineError {
  return new MachineError({ reason: 'poisoned', message: 'the table was closed', running: 0, machine: 'poisoned' })
}

/** Whether the machine is gone, or its state can no longer be relied on. */
export function isBroken(error: unknown): boolean {
  return error instanceof MachineError && error.machine === 'poisoned'
}
