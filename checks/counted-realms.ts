/** Realms that count their work, so that tests can check how long a user waits without measuring time. */
import { openRealm, type Realm } from '@questwright/realm'
import type { Engine } from '@questwright/session'

/** The work that one realm has done so far. */
export interface Given {
  /** The names of the pack modules that it compiled. */
  readonly compiled: string[]
  /** The modules that it ran and checked before packs were booted. */
  readonly ahead: string[]
  /** The packs that were booted, for each call. */
  readonly booted: (readonly string[])[]
  /** The packs among them whose systems were merged into the rulebook. */
  readonly systems: string[]
  /** The number of cards whose definitions were built. */
  cards: number
  /** How often the whole game was requested. */
  snapshots: number
  /** Each time a game was opened: from its beginning, or from a keyframe. */
  readonly opened: ('set-up' | 'keyframe')[]
}

interface BootArgument {
  readonly packs: readonly { readonly id: string; readonly systems?: object; readonly cards: object }[]
}

/**
 * Makes a function that opens counting realms.
 * @param shown the counts of the realms are appended here, in the order in which they are opened
 * @returns opens a realm in this thread
 */
export function countedRealms(shown: Given[]): (engine: Pick<Engine, 'modules'>) => Promise<Realm> {
  return async ({ modules }) => {
    const realm = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: modules, limits: { milliseconds: 600_000 } })
    const given: Given = { compiled: [], ahead: [], booted: [], systems: [], cards: 0, snapshots: 0, opened: [] }
    shown.push(given)
    return {
      ...realm,
      define: (modules) => {
        given.compiled.push(...modules.map(({ name }) => name))
        return realm.define(modules)
      },
      call: async (method, argument, budget) => {
        const reply = await realm.call(method, argument, budget)
        const parts = JSON.parse(argument)
        if (method === 'loadAhead') given.ahead.push(...parts.modules)
        if (method === 'keyframeNow') given.snapshots += 1
        if (method === 'open') given.opened.push(parts.keyframe ? 'keyframe' : 'set-up')
        if (method === 'boot') {
          const { packs } = parts as BootArgument
          given.booted.push(packs.map(({ id }) => id))
          given.systems.push(...packs.flatMap(({ id, systems }) => (systems && Object.keys(systems).length > 0 ? [id] : [])))
          given.cards += packs.reduce((sum, { cards }) => sum + Object.keys(cards).length, 0)
        }
        return reply
      },
    }
  }
}
