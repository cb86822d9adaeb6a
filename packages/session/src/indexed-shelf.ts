/** The shelf of a browser: IndexedDB, in which rows are appended. */
import type { PackBundle } from '@questwright/packs/types'
import type { StoryEntry } from '@questwright/realm/web'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { gameOfRows, type KeptChange, type KeptInput, type KeptParts, type KeptRedo, type KeptRows, type Rows } from './kept-change.ts'
import { type KeptGame, readKeptGame } from './kept-game.ts'
import type { Shelf } from './ports.ts'

/** The parts of a game that are no lists. */
interface Single {
  readonly head: KeptRows['head'] & { readonly keeper: string; readonly times: number }
  readonly deal: KeptRows['deal']
  readonly keyframe: KeptRows['keyframe']
  readonly branches: KeptRows['branches']
}

interface Schema extends DBSchema {
  /** Games as pages kept them up to version 2 of the format: in one piece. */
  games: { key: string; value: unknown }
  packs: { key: string; value: readonly PackBundle[] }
  parts: { key: keyof Single; value: Single[keyof Single] }
  inputs: { key: number; value: KeptInput }
  story: { key: number; value: StoryEntry }
  redo: { key: number; value: KeptRedo }
}

const current = 'current'
const lists = ['inputs', 'story', 'redo'] as const
const stores = ['games', 'parts', ...lists] as const

/** @param name under which the browser keeps it; two shelves of one name are one */
export function indexedShelf(name: string): Shelf {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const database = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  const open = () =>
    openDB<Schema>(name, 4, {
      upgrade(db, from) {
        if (from < 1) db.createObjectStore('games')
        if (from < 2) db.createObjectStore('packs')
        // 3 made a store that nothing reads any more
        if (from < 4) for (const store of ['parts', ...lists] as const) db.createObjectStore(store)
      },
      // a newer page in another tab does not wait for this one
      blocking: (_from, _to, event) => {
        opened = undefined
        ;(event.target as IDBDatabase).close()
      },
      // browsers end connections of their own accord: the next call opens another one
      terminated: () => {
        opened = undefined
      },
    })

  const keep = async ({ keeper, after, whole, ...change }: KeptChange): Promise<void> => {
    const write = (await database()).transaction(stores, 'readwrite')
    const parts = write.objectStore('parts')
    const before = (await parts.get('head')) as Single['head'] | undefined
    // another tab has kept another game meanwhile, or the last change did not come through
    const isMine = before?.keeper === keeper && before.times === after
    const given: KeptParts = isMine ? change : whole()
    if (!isMine) void write.objectStore('games').delete(current)
    void parts.put({ ...given.head, keeper, times: after + 1 }, 'head')
    for (const part of ['deal', 'keyframe', 'branches'] as const) if (given[part] !== undefined) void parts.put(given[part], part)
    for (const list of lists) {
      const rows = given[list] as Rows<never> | undefined
      if (!rows) continue
      const store = write.objectStore(list)
      void store.delete(IDBKeyRange.lowerBound(rows.from))
      rows.rows.forEach((row, i) => void store.put(row, rows.from + i))
    }
    await write.done
  }

  const kept = async (): Promise<KeptGame | undefined> => {
    const read = (await database()).transaction(stores)
    const [old, head, deal, keyframe, branches, inputs, story, redo] = await Promise.all([
      read.objectStore('games').get(current),
      read.objectStore('parts').get('head') as Promise<Single['head'] | undefined>,
      read.objectStore('parts').get('deal') as Promise<Single['deal'] | undefined>,
      read.objectStore('parts').get('keyframe') as Promise<Single['keyframe'] | undefined>,
      read.objectStore('parts').get('branches') as Promise<Single['branches'] | undefined>,
      read.objectStore('inputs').getAll(),
      read.objectStore('story').getAll(),
      read.objectStore('redo').getAll(),
    ])
    if (!head || !deal) return readKeptGame(old)
    const { keeper: _, times: __, ...rest } = head
    return gameOfRows({ head: rest, deal, keyframe: keyframe ?? 'none', branches: branches ?? [], inputs, story, redo })
  }

  return {
    keep,
    kept,
    keepPacks: async (packs) => void (await (await database()).put('packs', packs, current)),
    keptPacks: async () => (await database()).get('packs', current),
    forget: async () => {
      const all = [...stores, 'packs'] as const
      const gone = (await database()).transaction(all, 'readwrite')
      for (const store of all) void gone.objectStore(store).clear()
      await gone.done
    },
  }
}
