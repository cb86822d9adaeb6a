/** Realms that several tables with the same packs share: a table in a booted machine needs a hundredth of the memory of a machine of its own. No Node, no DOM. */
import type { Setup } from '@questwright/kernel'
import type { PackBundle } from '@questwright/packs/types'
import { type Booted, bootPacks, samePacks } from './boot-packs.ts'
import type { Realm } from './host.ts'
import { MachineError } from './machine.ts'
import { dealtFrom, RealmBrokeElsewhere, type TableRealms } from './table-realms.ts'

interface SharedRealmsOptions {
  /** Opens a realm with the engine and no packs. */
  readonly openRealm: () => Promise<Realm>
  /** The maximum number of tables in one realm. */
  readonly tables?: number
  /** Bytes of memory from which on a realm gets no further table. */
  readonly fullAt?: number
  /** How many realms without a table stay open for the next one. */
  readonly spare?: number
}

export interface SharedRealms extends TableRealms {
  /** The number of tables in each open realm. */
  readonly tables: readonly number[]
  /** Ends all realms, with the tables in them. */
  close(): void
}

const MOST_TABLES = 32
/** Half of the 64 MB that a machine may use: a realm with 20 packs begins with 16 MB, and a table needs some 2 MB after a hundred answers. */
const FULL_AT = 32 * 1024 * 1024
const SPARE = 1

class SharedRealm {
  readonly packs: readonly PackBundle[]
  readonly opened: Promise<{ readonly realm: Realm; readonly booted: Booted }>
  readonly tables = new Set<string>()
  /** Whether it gets no further table. */
  isFull: boolean
  /** Whether it broke or was closed. */
  isGone = false
  #queue: Promise<unknown> = Promise.resolve()

  constructor(packs: readonly PackBundle[], openRealm: () => Promise<Realm>, company: 'shared' | 'alone') {
    this.packs = packs
    this.isFull = company === 'alone'
    this.opened = openRealm().then(async (realm) => {
      try {
        return { realm, booted: await bootPacks(realm, packs) }
      } catch (error) {
        realm.close()
        throw error
      }
    })
  }

  /** Runs a call when those before it have ended. @throws RealmBrokeElsewhere if the realm broke or was closed meanwhile */
  alone<T>(call: () => Promise<T>): Promise<T> {
    const run = async (): Promise<T> => {
      if (this.isGone) throw new RealmBrokeElsewhere('shared')
      return call()
    }
    const next = this.#queue.then(run, run)
    this.#queue = next.catch(() => undefined)
    return next
  }

  close(): void {
    this.isGone = true
    void this.opened.then(({ realm }) => realm.close()).catch(() => undefined)
  }
}

/** Opens realms as tables need them. Tables share one only if their packs are the same objects in the same order. */
export function sharedRealms({
  openRealm,
  tables: most = MOST_TABLES,
  fullAt = FULL_AT,
  spare = SPARE,
}: SharedRealmsOptions): SharedRealms {
  let realms: readonly SharedRealm[] = []
  /** A realm without packs, which is only asked from which packs a game is dealt. */
  let asking: Promise<Realm> | undefined
  let names = 0
  let isClosed = false

  const drop = (one: SharedRealm): void => {
    realms = realms.filter((other) => other !== one)
    one.close()
  }
  const leave = (one: SharedRealm, table: string): void => {
    one.tables.delete(table)
    if (one.tables.size > 0 || one.isGone) return
    const empty = realms.filter(({ tables }) => tables.size === 0)
    if (one.isFull) drop(one)
    // the oldest are closed first
    else for (const old of empty.slice(0, Math.max(0, empty.length - spare))) drop(old)
  }
  const facadeOf = (one: SharedRealm, realm: Realm, table: string): Realm => {
    let isLeft = false
    const call: Realm['call'] = (method, argument, budget) =>
      one.alone(async () => {
        try {
          return await realm.call(method, argument, budget)
        } catch (error) {
          if (!(error instanceof MachineError) || error.machine !== 'poisoned') throw error
          drop(one)
          // the ability that was running when the shared memory ran out may be innocent: other tables used the memory, too
          throw error.reason === 'out-of-memory' && one.tables.size > 1 ? new RealmBrokeElsewhere('alone') : error
        }
      })
    const refuse = (): never => {
      throw new Error('a realm that tables share cannot be changed for one of them')
    }
    return {
      kind: realm.kind,
      place: realm.place,
      call,
      state: () => realm.state(),
      define: refuse,
      keep: refuse,
      goBack: refuse,
      renew: refuse,
      close() {
        if (isLeft) return
        isLeft = true
        void call('closeTable', JSON.stringify({ table })).catch(() => undefined)
        leave(one, table)
      },
    }
  }
  const packsIn = async (setup: Setup): Promise<readonly string[] | undefined> => {
    asking ??= openRealm()
    const asked = asking
    try {
      return await dealtFrom(await asked, setup)
    } catch (error) {
      // the next table asks another realm
      if (asking === asked) asking = undefined
      void asked.then((realm) => realm.close()).catch(() => undefined)
      throw error
    }
  }
  const open: TableRealms['open'] = async (packs, company = 'shared') => {
    if (isClosed) throw new Error('the realms were closed')
    const table = `t${++names}`
    const free = realms.find((one) => !one.isFull && !one.isGone && one.tables.size < most && samePacks(one.packs, packs))
    const one = company === 'shared' && free ? free : new SharedRealm([...packs], openRealm, company)
    if (one !== free) realms = [...realms, one]
    // the place is taken at once, so that tables that open together do not overfill a realm
    one.tables.add(table)
    try {
      const { realm, booted } = await one.opened
      if ((await realm.state()).bytes >= fullAt) one.isFull = true
      return { realm: facadeOf(one, realm, table), booted, table }
    } catch (error) {
      one.tables.delete(table)
      drop(one)
      throw error
    }
  }
  return {
    get tables() {
      return realms.map((one) => one.tables.size)
    },
    async begin(setup, packsOf) {
      const packs = packsOf(await packsIn(setup))
      return { packs, place: await open(packs) }
    },
    open,
    close() {
      isClosed = true
      for (const one of realms) one.close()
      realms = []
      void asking?.then((realm) => realm.close()).catch(() => undefined)
    },
  }
}
