/** A realm with the engine and the scripts that nobody edits in it, made while nothing else is to do: most of what a reload of scripts would wait for. */
import type { PackBundle } from '@questwright/packs/types'
import { defineAhead, type Realm } from '@questwright/realm/web'
import type { EngineAnswer } from '../../api-types.ts'
import { openStudioRealm } from '../realm-worker.ts'

let spare: { readonly engine: string; readonly open: ReadonlySet<string>; readonly realm: Promise<Realm | undefined> } | undefined

/**
 * Makes a realm ready, unless one is. Where that fails nothing is said: who takes one opens it then, and hears why not.
 * @param open the files that are open and so will change: `pack/path`
 */
export function makeSpareRealm(engine: EngineAnswer, packs: readonly PackBundle[], open: ReadonlySet<string>): void {
  if (spare?.engine === engine.hash && [...open].every((file) => spare?.open.has(file))) return
  closeSpareRealm()
  spare = { engine: engine.hash, open, realm: prepared(engine, packs, open) }
}

async function prepared(engine: EngineAnswer, packs: readonly PackBundle[], open: ReadonlySet<string>): Promise<Realm | undefined> {
  try {
    const realm = await openStudioRealm(engine)
    try {
      await defineAhead(realm, packs, open)
      return realm
    } catch {
      realm.close()
    }
  } catch {
    // the engine does not load
  }
  return undefined
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
