/** Opens realms in Node. Pages import `@questwright/realm/web`. */
import { openRealmHere, openRealmInWorker, type Realm, type RealmOptions } from './host.ts'
import { openNativeMachine } from './native-machine.ts'
import { nodePort } from './node-port.ts'
import { openQuickjsMachine } from './quickjs-machine.ts'
import { compileWasm } from './wasm-node.ts'

export { bundleInside } from './bundle-engine.ts'
export { type EngineModules, type ExtraModule, engineData, engineModules, type GameSource, gameSource } from './engine-modules.ts'
export { openNativeMachine } from './native-machine.ts'

export * from './shared.ts'

/**
 * Opens a realm: the engine's modules are defined and sealed; packs are added with `define`.
 * `worker` is for all code of unknown authors; `in-thread` is for tests and tools, which may hang.
 * @throws MachineError (as rejection) when the engine does not load
 */
export function openRealm(options: RealmOptions & { readonly place: 'worker' | 'in-thread' }): Promise<Realm> {
  if (options.place === 'worker') return openRealmInWorker(options, nodePort)
  return openRealmHere(options, async (kind, limits) =>
    kind === 'native' ? openNativeMachine() : openQuickjsMachine({ ...limits, wasm: await compileWasm() }),
  )
}
