/** Realms whose calls can be delayed, so that a test can do something in the middle of a call. */
import { MachineError, type Realm } from '@questwright/realm/web'
import { ports } from './quiet-game.ts'

export const broken = (message: string) => new MachineError({ reason: 'poisoned', message, running: 0, machine: 'poisoned' })

/**
 * Counts the open realms; calls in them can be delayed or fail.
 * @param before called with the name of the method before each call; its promise delays the call
 * @param after called with it before the reply is returned; its promise delays the reply, so that the realm can be closed before
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

/** Delays the next call of a method. */
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
    /** @returns a promise that resolves when the method is called */
    next: (wanted: string) =>
      new Promise<void>((resolve) => {
        method = wanted
        met = resolve
      }),
    goOn: () => goOn(),
  }
}
