/** Where tables get their realms. No Node, no DOM. */
import type { Setup } from '@questwright/kernel'
import type { PackBundle } from '@questwright/packs/types'
import { type Booted, bootPacks } from './boot-packs.ts'
import type { Realm } from './host.ts'
import { MachineError } from './machine.ts'

/** The place of one table in a realm. */
export interface TablePlace {
  /** Its `close` ends the table; if other tables share the realm, they go on. */
  readonly realm: Realm
  readonly booted: Booted
  /** The name of the table in the realm; undefined where realms are never shared. */
  readonly table?: string
}

export interface TableRealms {
  /**
   * A place for a table whose game begins.
   * @param packsOf the packs of the game, from the ids that its rules name for the setup; undefined if the rules name none
   * @throws MachineError (as rejection) when the engine itself cannot be loaded, and what `packsOf` throws
   */
  begin(
    setup: Setup,
    packsOf: (byRules: readonly string[] | undefined) => readonly PackBundle[],
  ): Promise<{ readonly packs: readonly PackBundle[]; readonly place: TablePlace }>
  /**
   * A place for a table with exactly these packs.
   * @param company `alone`: in a realm that no other table gets, because a machine broke during a call of this table
   * @throws MachineError (as rejection) when the engine itself cannot be loaded
   */
  open(packs: readonly PackBundle[], company?: 'shared' | 'alone'): Promise<TablePlace>
}

/**
 * Thrown for a call whose realm broke or was closed before the call began, or ran out of the memory that several tables share. The table must be
 * opened again; nothing of it is lost.
 */
export class RealmBrokeElsewhere extends MachineError {
  /** Where the table goes on. `alone`: in a realm of its own, where it becomes clear whether this table used up the memory. */
  readonly next: 'shared' | 'alone'

  constructor(next: 'shared' | 'alone') {
    super({ reason: 'poisoned', message: 'the realm of this table is gone', running: 0, machine: 'poisoned' })
    this.next = next
  }
}

/** The ids of the packs from which a game is dealt; undefined if its rules do not name any. @param realm a realm with the engine */
export async function dealtFrom(realm: Realm, setup: Setup): Promise<readonly string[] | undefined> {
  return (JSON.parse(await realm.call('packsIn', JSON.stringify({ setup }))) as readonly string[] | null) ?? undefined
}

/** A realm for each table. @param openRealm opens a realm with the engine and no packs */
export function ownRealms(openRealm: () => Promise<Realm>): TableRealms {
  const booted = async <T>(fill: (realm: Realm) => Promise<T>): Promise<T> => {
    const realm = await openRealm()
    try {
      return await fill(realm)
    } catch (error) {
      realm.close()
      throw error
    }
  }
  const place = async (realm: Realm, packs: readonly PackBundle[]): Promise<TablePlace> => ({
    realm,
    booted: await bootPacks(realm, packs),
  })
  return {
    begin: (setup, packsOf) =>
      booted(async (realm) => {
        const packs = packsOf(await dealtFrom(realm, setup))
        return { packs, place: await place(realm, packs) }
      }),
    open: (packs) => booted((realm) => place(realm, packs)),
  }
}
