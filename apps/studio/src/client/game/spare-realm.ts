/** A realm with the engine in it and no packs yet, made while nothing else is to do: half of what a reload of scripts would wait for. */
import type { Realm } from '@questwright/realm/web'
import type { EngineAnswer } from '../../api-types.ts'
import { openStudioRealm } from '../realm-worker.ts'

let spare: { readonly engine: string; readonly realm: Promise<Realm | undefined> } | undefined

/** Makes a realm ready, unless one is. Where that fails nothing is said: who takes one opens it then, and hears why not. */
export function makeSpareRealm(engine: EngineAnswer): void {
  if (spare?.engine === engine.hash) return
  closeSpareRealm()
  spare = { engine: engine.hash, realm: openStudioRealm(engine).catch(() => undefined) }
}

/** The realm that is ready, or a new one. @throws MachineError (as rejection) when the engine does not load */
export async function takeRealm(engine: EngineAnswer): Promise<Realm> {
  const ready = spare?.engine === engine.hash ? spare.realm : undefined
  if (ready) spare = undefined
  return (await ready) ?? openStudioRealm(engine)
}

/** Ends the realm that was made ready: nobody will save anything into this game any more. */
export function closeSpareRealm(): void {
  void spare?.realm.then((realm) => realm?.close())
  spare = undefined
}
