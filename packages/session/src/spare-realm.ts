/**
 * A realm that is opened in advance while the page is idle, with the engine and all scripts that are not being edited: opening it takes
 * most of the time of a reload.
 */
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
   * Prepares a realm, unless one is ready. An error is not reported here: `take` then opens another realm and throws its error.
   * @param edited the open files, which are expected to change: `pack/path`
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
      // ignored here: `take` reports that the engine does not load
    }
    return undefined
  }

  /** The prepared realm, or a new one. @throws MachineError (as rejection) when the engine does not load */
  async take(engine: Engine): Promise<Realm> {
    const ready = this.#spare?.engine === engine.hash ? this.#spare.realm : undefined
    if (ready) this.#spare = undefined
    return (await ready) ?? this.#open(engine)
  }

  /** Closes the prepared realm, because the game is over or has other packs. */
  close(): void {
    void this.#spare?.realm.then((realm) => realm?.close())
    this.#spare = undefined
  }
}
