/** Realms whose calls can be held up, so that something else comes in the middle of one. */
import { MachineError, type Realm } from '@questwright/realm/web'
import { ports } from './quiet-game.ts'

export const broken = (message: string) => new MachineError({ reason: 'poisoned', message, running: 0, machine: 'poisoned' })

/**
 * Realms that are counted while they are open; a call can be held up or fail.
 * @param after called with the reply at hand: held up there, it comes when the realm may be closed already
 */
export function countedRealms(
  before: (method: string) => Promise<void> | void = () => {},
  after: (method: string) => Promise<void> | void = () => {},
) {
  const { openRealm } = ports()
  const open = new Set<Realm>()
  return {
    open,
    openRealm: async (...given: Parameters<typeof openRealm>): Promise<Realm> => {
      const inside = await openRealm(...given)
      const realm: Realm = {
        ...inside,
        call: async (method, ...rest) => {
          await before(method)
          if (!open.has(realm)) throw broken('the realm was closed')
          const reply = await inside.call(method, ...rest)
          await after(method)
          return reply as never
        },
        close: () => {
          if (open.delete(realm)) inside.close()
        },
      }
      open.add(realm)
      return realm
    },
  }
}

/** Holds up the first call of a method from now on. */
export function holdUp() {
  let method: string | undefined
  let met = () => {}
  let goOn = () => {}
  return {
    before: async (called: string) => {
      if (called !== method) return
      method = undefined
      met()
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
    },
    /** @returns resolves when it is called */
    next: (wanted: string) =>
      new Promise<void>((resolve) => {
        method = wanted
        met = resolve
      }),
    goOn: () => goOn(),
  }
}
