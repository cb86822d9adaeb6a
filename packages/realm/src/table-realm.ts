/** The realm of one table with its packs: whether its machine broke, by which ability, and how to renew it. No Node, no DOM. */
import type { Input, Setup } from '@questwright/kernel'
import type { Keyframe } from '@questwright/kernel/internal'
import type { PackBundle } from '@questwright/packs/types'
import { type Booted, bootPacks, type ScriptProblem, type ScriptWarning } from './boot-packs.ts'
import type { Budget, Realm } from './host.ts'
import { MachineError } from './machine.ts'
import { packsOfGame } from './packs-of-game.ts'

/** The data with which a game begins, as far as it names packs. */
export interface GameBegun {
  readonly setup: Setup
  readonly inputs?: readonly Input[]
  readonly keyframe?: Keyframe | undefined
}

export class TableRealm {
  /** The packs of the game: other installed packs were not sent to the realm. */
  readonly packs: readonly PackBundle[]
  readonly #openRealm: () => Promise<Realm>
  #realm: Realm
  #booted: Booted
  #broken = false
  #closed = false

  private constructor(openRealm: () => Promise<Realm>, packs: readonly PackBundle[], realm: Realm, booted: Booted) {
    this.#openRealm = openRealm
    this.packs = packs
    this.#realm = realm
    this.#booted = booted
  }

  /**
   * Boots the packs of a game in a fresh realm.
   * @param openRealm opens a realm with the engine and no packs
   * @param atHand the installed packs, which include those of the game
   * @throws MachineError (as rejection) when the engine itself cannot be loaded; the realm is closed then
   */
  static async open(openRealm: () => Promise<Realm>, atHand: readonly PackBundle[], game: GameBegun): Promise<TableRealm> {
    const realm = await openRealm()
    try {
      const { setup, inputs, keyframe } = game
      const byRules = JSON.parse(await realm.call('packsIn', JSON.stringify({ setup }))) as readonly string[] | null
      const packs = packsOfGame(atHand, byRules ?? undefined, [setup, inputs, keyframe?.position])
      return new TableRealm(openRealm, packs, realm, await bootPacks(realm, packs))
    } catch (error) {
      realm.close()
      throw error
    }
  }

  /** Scripts that were left out while loading. */
  get problems(): readonly ScriptProblem[] {
    return this.#booted.problems
  }

  /** Deprecated words in scripts. */
  get warnings(): readonly ScriptWarning[] {
    return this.#booted.warnings
  }

  /** The inputs that the game accepts: `free`: any input from any player; `by-seat`: from each seat the inputs that the rules allow it. */
  get rights(): Booted['rights'] {
    return this.#booted.rights
  }

  /** Whether the machine broke since the packs were booted: then the game in it is lost. */
  get broken(): boolean {
    return this.#broken
  }

  /** Calls a method of the realm with an argument as JSON. @throws MachineError (as rejection) */
  async call<T>(method: string, argument: unknown, budget?: Budget): Promise<T> {
    try {
      return JSON.parse(await this.#realm.call(method, JSON.stringify(argument), budget)) as T
    } catch (error) {
      if (isBroken(error)) this.#broken = true
      throw error
    }
  }

  /** The ability that was running when the machine broke. */
  blamed(error: unknown): string | undefined {
    return error instanceof MachineError && isBroken(error) && error.running > 0 ? this.#booted.abilities[error.running - 1] : undefined
  }

  /**
   * Opens another machine with the same packs, without a game. @throws MachineError (as rejection) if the table was closed meanwhile; the
   * machine is closed then
   */
  async renew(): Promise<void> {
    this.#realm.close()
    if (this.#closed) throw tableWasClosed()
    const fresh = await this.#openRealm()
    if (this.#closed) {
      fresh.close()
      throw tableWasClosed()
    }
    this.#realm = fresh
    this.#booted = await bootPacks(this.#realm, this.packs)
    this.#broken = false
  }

  close(): void {
    this.#closed = true
    this.#realm.close()
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
