/** A realm in a Web Worker: the only place in the studio where a pack's code runs. */
import { type Limits, openRealmInWorker, type Realm, webPort } from '@questwright/realm/web'
import type { EngineAnswer } from '../api-types.ts'

export interface StudioRealmOptions {
  readonly limits?: Limits
  /** How long the worker may be silent in one call, in milliseconds; then it is ended and the call rejects with the reason `silent`. */
  readonly patience?: number
}

/**
 * Opens a quickjs realm in a worker of its own; worker and wasm come from the studio itself.
 * Packs come with `realm.define`, the door is `realm.call`; `realm.renew()` gives a fresh machine, also after the watchdog ended the worker.
 * @param engine what `theEngine` gave
 * @throws MachineError (as rejection) when the engine does not load
 */
export function openStudioRealm(engine: EngineAnswer, options: StudioRealmOptions = {}): Promise<Realm> {
  // Bundlers look for exactly these words.
  const start = () =>
    webPort(new Worker(new URL('../workers/realm.worker.ts', import.meta.url), { type: 'module', name: 'questwright-realm' }))
  return openRealmInWorker({ kind: 'quickjs', engine: engine.modules, ...options }, start)
}
