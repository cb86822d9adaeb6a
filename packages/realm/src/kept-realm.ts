/**
 * Reuses one realm for a sequence of games with the same packs: before each game, it is reset to its state after booting. No Node, no DOM.
 */
import type { PackBundle } from '@questwright/packs/types'
import { type Booted, bootedBefore, bootPacks, samePacks } from './boot-packs.ts'
import type { Realm } from './host.ts'

export interface KeptRealm {
  /**
   * Returns a realm with these packs in its state after booting, for one game; the game before must be over. All changes of its scripts,
   * also to variables, are undone; a realm that the game broke is replaced. `close` of the returned realm keeps it for the next game.
   * @throws MachineError (as rejection) when the engine itself cannot be loaded
   */
  open(packs: readonly PackBundle[]): Promise<Realm>
  /** Ends it for good. */
  close(): void
}

/** @param openRealm opens a fresh realm with the engine and no packs */
export function keptRealm(openRealm: () => Promise<Realm>): KeptRealm {
  let realm: Realm | undefined
  let kept: { readonly packs: readonly PackBundle[]; readonly booted: Booted } | undefined

  /**
   * Returns to the state after booting; undefined if no such state was saved: then the caller boots again, which is slower and has the same
   * result.
   */
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
      // each game gets a realm object of its own, so that data cached by realm object is not shared between games
      const given: Realm = { ...(realm as Realm), close: () => {} }
      bootedBefore(given, packs, booted)
      return given
    },
    close: () => realm?.close(),
  }
}
