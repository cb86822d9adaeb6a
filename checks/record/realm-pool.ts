/** Realms that are used for several games, so that thousands of short games need not start thousands of realms. */
import type { PackBundle } from '@questwright/packs'
import { openRealm, type Realm, type RealmKind } from '@questwright/realm'
import { engineWithLab } from '../bench/realms.ts'

/** Low limits, so that a script that exceeds them does it soon. */
const LIMITS = { milliseconds: 600_000, fuel: 300 }

/** Gives out realms in which a pack is booted; `close` returns one to the pool. A realm that broke is not used again. */
export class RealmPool {
  readonly #kind: RealmKind
  readonly #idle = new Map<string, { readonly realm: Realm; readonly booted: string }[]>()

  constructor(kind: RealmKind) {
    this.#kind = kind
  }

  /** A realm in which the pack is already booted, although `bootPacks` treats it as empty. */
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
