/** Realms that count what they are given, so that tests can say what a person waits for without a clock. */
import { openRealm, type Realm } from '@questwright/realm'
import type { Engine } from '@questwright/session'

/** What one realm was given so far. */
export interface Given {
  /** Modules of packs that it compiled, by their names. */
  readonly compiled: string[]
  /** Modules that it ran and judged before packs were booted. */
  readonly ahead: string[]
  /** Packs that were booted, by each time that any were. */
  readonly booted: (readonly string[])[]
  /** Packs among them whose systems were merged. */
  readonly systems: string[]
  /** Cards whose definitions were built. */
  cards: number
  /** Times that the whole game was asked for. */
  snapshots: number
  /** Games that were opened: from their beginning, or from a keyframe. */
  readonly opened: ('set-up' | 'keyframe')[]
}

interface BootArgument {
  readonly packs: readonly { readonly id: string; readonly systems?: object; readonly cards: object }[]
}

/**
 * @param shown what was given to the realms, in the order in which they were opened
 * @returns opens realms in this thread that write down what they are given
 */
export function countedRealms(shown: Given[]): (engine: Pick<Engine, 'modules'>) => Promise<Realm> {
  return async ({ modules }) => {
    const realm = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: modules })
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
