/** A realm in the worker that lies beside the page. */
import { openRealmInWorker, type Realm, webPort } from '@questwright/realm/web'
import type { EngineAnswer } from '../../../api-types.ts'
import type { StudioRealmOptions } from '../../../client/realm-worker.ts'

export function openStudioRealm(engine: EngineAnswer, options: StudioRealmOptions = {}): Promise<Realm> {
  const start = () => webPort(new Worker(new URL('program/worker.js', document.baseURI), { type: 'module', name: 'questwright-realm' }))
  return openRealmInWorker({ kind: 'quickjs', engine: engine.modules, ...options }, start)
}
