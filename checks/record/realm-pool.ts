/** Realms that are used for one game after the other: thousands of short games need not boot thousands of times. */
import type { PackBundle } from '@questwright/packs'
import { openRealm, type Realm, type RealmKind } from '@questwright/realm'
import { engineWithLab } from '../bench/realms.ts'

/** Small limits, so that a script that breaks them does it soon. */
const LIMITS = { milliseconds: 600_000, fuel: 300 }

/** Hands out realms in which a pack is booted; `close` gives one back. One whose machine broke is not used again. */
export class RealmPool {
  readonly #kind: RealmKind
  readonly #idle = new Map<string, { readonly realm: Realm; readonly booted: string }[]>()

  constructor(kind: RealmKind) {
    this.#kind = kind
  }

  /** A realm that `bootPacks` finds empty, and that is ready all the same. */
  async take(pack: PackBundle): Promise<Realm> {
    const { hash } = pack
    const idle = this.#idle.get(hash)?.pop()
    const realm = idle?.realm ?? (await this.#open())
    let booted = idle?.booted
    return {
      ...realm,
      define: async (modules) => (booted === undefined ? realm.define(modules) : []),
      call: async (method, argument, budget) => {
        if (method !== 'boot') return realm.call(method, argument, budget)
        booted ??= await realm.call(method, argument, budget)
        return booted
      },
      renew: async () => {
        booted = undefined
        await realm.renew()
      },
      close: () => void this.#giveBack(hash, realm, booted),
    }
  }

  close(): void {
    for (const realms of this.#idle.values()) for (const { realm } of realms) realm.close()
    this.#idle.clear()
  }

  async #open(): Promise<Realm> {
    const { modules } = await engineWithLab()
    return openRealm({ kind: this.#kind, place: 'in-thread', engine: modules, limits: LIMITS })
  }

  async #giveBack(hash: string, realm: Realm, booted: string | undefined): Promise<void> {
    if (booted === undefined || (await realm.state()).machine === 'poisoned') realm.close()
    else this.#idle.set(hash, [...(this.#idle.get(hash) ?? []), { realm, booted }])
  }
}
