/** One realm for many games of the same packs, one after the other: each game finds the realm as it was after booting. No Node, no DOM. */
import type { PackBundle } from '@questwright/packs/types'
import { type Booted, bootedBefore, bootPacks, samePacks } from './boot-packs.ts'
import type { Realm } from './host.ts'

export interface KeptRealm {
  /**
   * A realm with these packs in its state after booting, for one game; the game before is over then. Everything that its scripts left behind, in
   * variables too, is gone; a realm that it broke is replaced. Closing it keeps it for the next game.
   * @throws MachineError (as rejection) when the engine itself does not come up
   */
  open(packs: readonly PackBundle[]): Promise<Realm>
  /** Ends it for good. */
  close(): void
}

/** @param openRealm makes a fresh realm with the engine and no packs */
export function keptRealm(openRealm: () => Promise<Realm>): KeptRealm {
  let realm: Realm | undefined
  let kept: { readonly packs: readonly PackBundle[]; readonly booted: Booted } | undefined

  /** Returns to the state after booting; undefined where there is none, and the caller boots anew: slower, with the same result. */
  const goBack = async (packs: readonly PackBundle[]): Promise<Booted | undefined> => {
    if (!realm || !kept || !samePacks(kept.packs, packs)) return undefined
    try {
      await realm.goBack()
      return kept.booted
    } catch {
      return undefined
    }
  }
  const bootAnew = async (packs: readonly PackBundle[]): Promise<Booted> => {
    kept = undefined
    if (realm) await realm.renew()
    else realm = await openRealm()
    const booted = await bootPacks(realm, packs)
    if ((await realm.keep()) === 'kept') kept = { packs: [...packs], booted }
    return booted
  }
  return {
    async open(packs) {
      const booted = (await goBack(packs)) ?? (await bootAnew(packs))
      // each game gets a realm object of its own: data that is cached by realm object must not come from the game before
      const given: Realm = { ...(realm as Realm), close: () => {} }
      bootedBefore(given, packs, booted)
      return given
    },
    close: () => realm?.close(),
  }
}
