/**
 * A realm for many games: if a script breaks it, the script is muted and reported, the realm is renewed, and the games continue. No Node,
 * no DOM.
 */
import type { Fault } from '@questwright/kernel'
import type { PackBundle } from '@questwright/packs/types'
import { placedFault } from './author-places.ts'
import { type Booted, bootPacks } from './boot-packs.ts'
import type { Budget, Realm } from './host.ts'
import { MachineError } from './machine.ts'

export interface SturdyRealm {
  readonly booted: Booted
  /** Abilities that broke the realm: they are muted in the next game. */
  readonly muted: readonly { readonly ability: string; readonly reason: string }[]
  /** The faults of these abilities. */
  readonly broke: readonly Fault[]
  /** Calls a method of the realm with an argument as JSON. @throws MachineError (as rejection) */
  call<T>(method: string, argument: unknown, budget?: Budget): Promise<T>
  /**
   * To be called after an error that poisoned the realm: mutes the ability that was running, and renews the realm.
   * @throws the error when no ability can be blamed
   */
  recover(error: unknown): Promise<void>
  /** Renews the realm without muting an ability. */
  renew(): Promise<void>
  /** A fault with the author's file and line instead of a stack. */
  placed(fault: Fault): Fault
  close(): void
}

/**
 * Boots packs in a realm that has none.
 * @param furtherPlace finds the place for a fault that has no line
 * @throws MachineError (as rejection) when the engine itself cannot be loaded; the realm is closed then
 */
export async function openSturdyRealm(
  realm: Realm,
  packs: readonly PackBundle[],
  furtherPlace: (fault: Fault) => Fault = (fault) => fault,
): Promise<SturdyRealm> {
  let booted = await bootPacks(realm, packs).catch((error: unknown) => {
    realm.close()
    throw error
  })
  const muted: { ability: string; reason: string }[] = []
  const broke: Fault[] = []
  const placed = (fault: Fault): Fault => furtherPlace(placedFault(fault, packs))
  const renew = async (): Promise<void> => {
    await realm.renew()
    booted = await bootPacks(realm, packs)
  }
  return {
    get booted() {
      return booted
    },
    muted,
    broke,
    call: async (method, argument, budget) => JSON.parse(await realm.call(method, JSON.stringify(argument), budget)),
    recover: async (error) => {
      if (!(error instanceof MachineError) || error.machine !== 'poisoned') throw error
      const ability = booted.abilities[error.running - 1]
      // a muted ability does not run, so that this break has another cause
      if (ability === undefined || muted.some((one) => one.ability === ability)) throw error
      const fault = placed({ reason: error.reason, message: error.message, ability, ...(error.inside ? { stack: error.inside } : {}) })
      await renew()
      muted.push({ ability, reason: error.reason })
      broke.push(fault)
    },
    renew,
    placed,
    close: () => realm.close(),
  }
}
