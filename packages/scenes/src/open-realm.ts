import type { Limits, Realm } from '@questwright/realm/web'

interface RealmOptions {
  readonly limits?: Limits
  /** How long one call may take, in milliseconds; then the realm is terminated and the call rejects with the reason `silent`. */
  readonly patience?: number
}

/** Opens a realm with the engine and no packs. @throws MachineError (as rejection) when the engine does not load */
export type OpenRealm = (options?: RealmOptions) => Promise<Realm>
