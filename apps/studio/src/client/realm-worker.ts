/** A realm in a Web Worker: the only place in the studio that runs code of packs. */
import { type Limits, openRealmInWorker, type Realm, webPort } from '@questwright/realm/web'
import type { EngineAnswer } from '../api-types.ts'

export interface StudioRealmOptions {
  readonly limits?: Limits
  /** How long the worker may take for one call, in milliseconds; then it is terminated and the call rejects with the reason `silent`. */
  readonly patience?: number
}

/**
 * Opens a quickjs realm in a worker of its own; worker and wasm come from the studio's server.
 * Define packs with `realm.define`, call the engine with `realm.call`; `realm.renew()` gives a fresh machine, also after the watchdog terminated the
 * worker.
 * @param engine from `theEngine`
 * @throws MachineError (as rejection) when the engine does not load
 */
export function openStudioRealm(engine: EngineAnswer, options: StudioRealmOptions = {}): Promise<Realm> {
  // Bundlers recognise exactly this form.
  const start = () =>
    webPort(new Worker(new URL('../workers/realm.worker.ts', import.meta.url), { type: 'module', name: 'questwright-realm' }))
  return openRealmInWorker({ kind: 'quickjs', engine: engine.modules, ...options }, start)
}
