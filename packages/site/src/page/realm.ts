/** Opens a realm in a worker whose file is in the same folder as the page. */
import { openRealmInWorker, type Realm, webPort } from '@questwright/realm/web'
import type { Engine } from '@questwright/session'
import { siteData } from './data.ts'
import { hostWords } from './host-policy.ts'

/** @throws MachineError (as rejection) when the engine does not load; an Error in words when the host of the page forbids worker or wasm */
export async function openSiteRealm({ modules }: Engine): Promise<Realm> {
  const { worker } = await siteData()
  const start = () => webPort(new Worker(new URL(worker, document.baseURI), { type: 'module', name: 'questwright-realm' }))
  try {
    return await openRealmInWorker({ kind: 'quickjs', engine: modules }, start)
  } catch (error) {
    throw hostWords(error)
  }
}
