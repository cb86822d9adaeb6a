/** A realm with the engine and the scripts that nobody edits in it, made while nothing else is to do: most of what a reload of scripts would wait for. */
import type { PackBundle } from '@questwright/packs/types'
import { loadAhead, type Realm } from '@questwright/realm/web'
import type { Engine, SessionPorts } from './ports.ts'

export class SpareRealm {
  readonly #open: SessionPorts['openRealm']
  #spare: { readonly engine: string; readonly edited: ReadonlySet<string>; readonly realm: Promise<Realm | undefined> } | undefined

  constructor(open: SessionPorts['openRealm']) {
    this.#open = open
  }

  /**
   * Makes a realm ready, unless one is. An error is not told here: `take` opens another realm then, and throws what is wrong with that.
   * @param edited the files that are open and so will change: `pack/path`
   */
  make(engine: Engine, packs: readonly PackBundle[], edited: ReadonlySet<string>): void {
    const spare = this.#spare
    if (spare?.engine === engine.hash && [...edited].every((file) => spare.edited.has(file))) return
    this.close()
    this.#spare = { engine: engine.hash, edited, realm: this.#prepared(engine, packs, edited) }
  }

  async #prepared(engine: Engine, packs: readonly PackBundle[], edited: ReadonlySet<string>): Promise<Realm | undefined> {
    try {
      const realm = await this.#open(engine)
      try {
        await loadAhead(realm, packs, edited)
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
  async take(engine: Engine): Promise<Realm> {
    const ready = this.#spare?.engine === engine.hash ? this.#spare.realm : undefined
    if (ready) this.#spare = undefined
    return (await ready) ?? this.#open(engine)
  }

  /** Ends the realm that was made ready, because the game is over or has other packs. */
  close(): void {
    void this.#spare?.realm.then((realm) => realm?.close())
    this.#spare = undefined
  }
}
