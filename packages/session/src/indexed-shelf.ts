/** A shelf (store of saved games) in IndexedDB, which saves games incrementally in rows. */
import type { PackBundle } from '@questwright/packs/types'
import { type StoryEntry, withDiceOf32Bits } from '@questwright/realm/web'
import type { KeptInput, Rows } from '@questwright/table/rows'
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import { gameOfRows, type KeptChange, type KeptParts, type KeptRedo, type KeptRows, outlineOfRows } from './kept-change.ts'
import { type GameOutline, readKeptGame, type ShelvedGame } from './kept-game.ts'
import type { Shelf } from './ports.ts'

/** The parts of a game that are not lists. */
interface Single {
  readonly head: KeptRows['head'] & { readonly keeper: string; readonly times: number; readonly when?: number }
  readonly deal: KeptRows['deal']
  readonly keyframe: KeptRows['keyframe']
  readonly branches: KeptRows['branches']
  /** The keys of its packs. */
  readonly packs: readonly string[]
}

interface Schema extends DBSchema {
  /** Games up to version 2 of the format: each in one value. */
  games: { key: string; value: unknown }
  /** Packs by hash: games with the same scripts share them. */
  packs: { key: string; value: PackBundle }
  /** The key is the id of the game, followed by the name of the part or the number of the row. */
  parts: { key: [game: string, part: keyof Single]; value: Single[keyof Single] }
  inputs: { key: [game: string, row: number]; value: KeptInput }
  story: { key: [game: string, row: number]; value: StoryEntry }
  redo: { key: [game: string, row: number]; value: KeptRedo }
}

type Write = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>

/** The key of a game saved as one value, which is also its id; earlier versions also stored its packs under this key. */
const current = 'current'
const lists = ['inputs', 'story', 'redo'] as const
const stores = ['games', 'parts', ...lists] as const
const all = [...stores, 'packs'] as const

/** The key range of all rows of a game in a store. @param from only rows from this one on */
const rowsOf = (game: string, from?: number): IDBKeyRange => IDBKeyRange.bound(from === undefined ? [game] : [game, from], [game, []])

/** @param name the name of the database; two shelves with one name share it */
export function indexedShelf(name: string): Shelf {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const database = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  const open = async () => {
    let broken: { readonly why: unknown } | undefined
    try {
      return await openDB<Schema>(name, 6, {
        async upgrade(db, from, _to, change) {
          change.done.catch(() => {})
          try {
            await upgradeFrom(from, db, change as unknown as IDBPTransaction<unknown, string[], 'versionchange'>)
          } catch (error) {
            // no game may be lost by a failed upgrade: the database stays as it was
            broken = { why: error }
            change.abort()
          }
        },
        // close this connection, so that a newer page in another tab need not wait for it
        blocking: (_from, _to, event) => {
          opened = undefined
          ;(event.target as IDBDatabase).close()
        },
        // browsers may close connections themselves: the next call opens a new one
        terminated: () => {
          opened = undefined
        },
      })
    } catch (error) {
      // the browser only reports that the upgrade was aborted, so throw the cause
      throw broken ? broken.why : error
    }
  }
  const ofPage = chosenGame(`${name} game`)

  const keep = async ({ game, keeper, after, whole, ...change }: KeptChange): Promise<void> => {
    const write = (await database()).transaction(stores, 'readwrite')
    const parts = write.objectStore('parts')
    const before = (await parts.get([game, 'head'])) as Single['head'] | undefined
    // false if another tab saved the same game meanwhile, or the last change was not written
    const isMine = before?.keeper === keeper && before.times === after
    const given: KeptParts = isMine ? change : whole()
    if (!isMine && game === current) void write.objectStore('games').delete(current)
    void parts.put({ ...given.head, keeper, times: after + 1, when: nextMoment() }, [game, 'head'])
    for (const part of ['deal', 'keyframe', 'branches'] as const) if (given[part] !== undefined) void parts.put(given[part], [game, part])
    for (const list of lists) {
      const rows = given[list] as Rows<never> | undefined
      if (!rows) continue
      const store = write.objectStore(list)
      void store.delete(rowsOf(game, rows.from))
      rows.rows.forEach((row, i) => void store.put(row, [game, rows.from + i]))
    }
    await write.done
    ofPage.write(game)
  }

  const gameOf = async (game: string): Promise<ShelvedGame | undefined> => {
    const read = (await database()).transaction(stores)
    const parts = read.objectStore('parts')
    const [old, head, deal, keyframe, branches, inputs, story, redo] = await Promise.all([
      game === current ? read.objectStore('games').get(current) : undefined,
      parts.get([game, 'head']) as Promise<Single['head'] | undefined>,
      parts.get([game, 'deal']) as Promise<Single['deal'] | undefined>,
      parts.get([game, 'keyframe']) as Promise<Single['keyframe'] | undefined>,
      parts.get([game, 'branches']) as Promise<Single['branches'] | undefined>,
      read.objectStore('inputs').getAll(rowsOf(game)),
      read.objectStore('story').getAll(rowsOf(game)),
      read.objectStore('redo').getAll(rowsOf(game)),
    ])
    if (!head || !deal) {
      const kept = await readKeptGame(old)
      return kept && { ...kept, id: current, when: 0 }
    }
    const { keeper: _, times: __, when = 0, ...rest } = head
    const rows = { head: rest, deal, keyframe: keyframe ?? ('none' as const), branches: branches ?? [], inputs, story, redo }
    return { ...gameOfRows(rows), id: game, when }
  }

  const games = async (): Promise<readonly GameOutline[]> => {
    const read = (await database()).transaction(['games', 'parts'])
    const parts = read.objectStore('parts')
    const [old, keys] = await Promise.all([read.objectStore('games').get(current), parts.getAllKeys()])
    const ids = keys.flatMap(([game, part]) => (part === 'deal' ? [game] : []))
    const outlines = await Promise.all(
      ids.map(async (id): Promise<readonly GameOutline[]> => {
        const head = (await parts.get([id, 'head'])) as Single['head'] | undefined
        const deal = (await parts.get([id, 'deal'])) as Single['deal'] | undefined
        return head && deal ? [{ ...outlineOfRows({ head, deal }), id, when: head.when ?? 0 }] : []
      }),
    )
    const kept = await readKeptGame(old)
    const earlier = kept ? [outlineOfWhole(kept)] : []
    return [...outlines.flat(), ...earlier].sort((one, other) => other.when - one.when)
  }

  /** Deletes packs that no saved game uses any more. */
  const sweep = async (write: Write, keys: readonly string[]): Promise<void> => {
    const parts = write.objectStore('parts')
    const owners = (await parts.getAllKeys()).filter(([, part]) => part === 'packs')
    const used = new Set((await Promise.all(owners.map((key) => parts.get(key) as Promise<Single['packs']>))).flat())
    for (const key of keys) if (!used.has(key)) void write.objectStore('packs').delete(key)
  }

  return {
    keep,
    games,
    choose: ofPage.write,
    kept: async (game) => {
      const wanted = game ?? ofPage.read()
      const found = wanted === undefined ? undefined : await gameOf(wanted)
      if (found || game !== undefined) return found
      const [newest] = await games()
      return newest && gameOf(newest.id)
    },
    keepPacks: async (game, packs) => {
      const write = (await database()).transaction(all, 'readwrite') as unknown as Write
      const parts = write.objectStore('parts')
      const before = ((await parts.get([game, 'packs'])) as Single['packs'] | undefined) ?? []
      const now = packs.map((pack) => keyOf(game, pack))
      void parts.put(now, [game, 'packs'])
      const there = new Set(await write.objectStore('packs').getAllKeys())
      packs.forEach((pack, i) => {
        const key = now[i] as string
        // a pack is stored by its hash, so it need not be written again; except a mixture, which belongs to this game
        if (!there.has(key) || isMixture(pack)) void write.objectStore('packs').put(pack, key)
      })
      await sweep(write, before)
      await write.done
    },
    keptPacks: async (game) => {
      const read = (await database()).transaction(['parts', 'packs'])
      const keys = (await read.objectStore('parts').get([game, 'packs'])) as Single['packs'] | undefined
      if (!keys) return undefined
      const packs = await Promise.all(keys.map((key) => read.objectStore('packs').get(key)))
      return packs.every((pack) => pack !== undefined) ? packs : undefined
    },
    packOf: async (hash) => (await database()).get('packs', hash),
    forget: async (game) => {
      const gone = (await database()).transaction(all, 'readwrite') as unknown as Write
      const rows = await takeRows(gone, game)
      await sweep(
        gone,
        (rows.packs ?? []).map(([key]) => key),
      )
      await gone.done
      const wasOfPage = ofPage.read() === game
      if (wasOfPage) ofPage.write(undefined)
      return async () => {
        const back = (await database()).transaction(all, 'readwrite') as unknown as Write
        for (const store of all)
          for (const [key, value] of rows[store] ?? []) void back.objectStore(store).put(value as never, key as never)
        await back.done
        if (wasOfPage) ofPage.write(game)
      }
    },
  }
}

/**
 * A pack in which some scripts are older than others: no pack on disk has this hash, and the same hash may mean different scripts in two
 * games.
 */
const isMixture = ({ hash }: PackBundle): boolean => hash.includes('+')

const keyOf = (game: string, pack: PackBundle): string => (isMixture(pack) ? `${pack.hash} ${game}` : pack.hash)

type TakenRows = { readonly [Store in (typeof all)[number]]?: readonly (readonly [key: string, value: unknown])[] }

/** Deletes all rows of a game. @returns the rows and the packs, to restore them */
async function takeRows(gone: Write, game: string): Promise<TakenRows> {
  const rows: { [store: string]: (readonly [never, unknown])[] } = {}
  for (const store of ['parts', ...lists] as const) {
    const from = gone.objectStore(store)
    const [keys, values] = await Promise.all([from.getAllKeys(rowsOf(game)), from.getAll(rowsOf(game))])
    rows[store] = keys.map((key, i) => [key as never, values[i]])
    void from.delete(rowsOf(game))
  }
  const old = game === current ? await gone.objectStore('games').get(current) : undefined
  if (old !== undefined) {
    rows.games = [[current as never, old]]
    void gone.objectStore('games').delete(current)
  }
  const names = (rows.parts?.find(([key]) => (key as readonly string[])[1] === 'packs')?.[1] ?? []) as Single['packs']
  const packs = await Promise.all(names.map((key) => gone.objectStore('packs').get(key)))
  rows.packs = names.map((key, i) => [key as never, packs[i]])
  return rows as TakenRows
}

function outlineOfWhole(kept: NonNullable<Awaited<ReturnType<typeof readKeptGame>>>): GameOutline {
  const { title, scenario, setup, seed, hands, ended, wonBy, packs, view, inputs, redo, branches, savePoints } = kept
  return {
    ...{ title, scenario, setup, seed, packs, id: current, when: 0 },
    ...(hands ? { hands } : {}),
    ...(ended === undefined ? {} : { ended }),
    ...(wonBy === undefined ? {} : { wonBy }),
    ...(view ? { view } : {}),
    decisions: inputs.length,
    beside: redo.length + branches.length + savePoints.length > 0 ? 'some' : 'none',
  }
}

let lastMoment = 0

/** The current time, but later than every time returned before: lists sort games by it, the newest first. */
function nextMoment(): number {
  lastMoment = Math.max(Date.now(), lastMoment + 1)
  return lastMoment
}

/** Remembers which game this page showed last: each tab has its own, also after a reload. */
function chosenGame(key: string) {
  return {
    read(): string | undefined {
      try {
        return sessionStorage.getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(game: string | undefined): void {
      try {
        if (game === undefined) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, game)
      } catch {
        // without that storage, the last played game is the current one
      }
    },
  }
}

/**
 * Upgrades the database of an earlier version. Version 1 had games in one value, 2 stored their packs separately, 3 added a store that is
 * no longer read, 4 saved one game in rows, 5 several games, and since 6 each game names its dice.
 */
async function upgradeFrom(
  from: number,
  db: IDBPDatabase<Schema>,
  change: IDBPTransaction<unknown, string[], 'versionchange'>,
): Promise<void> {
  if (from < 5) await keepSeveral(from, db, change)
  await nameDice(change.objectStore('parts'))
}

/** Adds the id of the game to the keys of the one saved game. */
async function keepSeveral(
  from: number,
  db: IDBPDatabase<Schema>,
  change: IDBPTransaction<unknown, string[], 'versionchange'>,
): Promise<void> {
  const rowStores = ['parts', ...lists]
  const packs = from >= 2 ? ((await change.objectStore('packs').get(current)) as readonly PackBundle[] | undefined) : undefined
  const rows: { readonly store: string; readonly key: IDBValidKey; readonly value: unknown }[] = []
  if (from >= 4)
    for (const store of rowStores) {
      const [keys, values] = await Promise.all([change.objectStore(store).getAllKeys(), change.objectStore(store).getAll()])
      rows.push(...keys.map((key, i) => ({ store, key: key as IDBValidKey, value: values[i] })))
    }
  const plain = db as unknown as IDBPDatabase
  if (from >= 4) for (const store of rowStores) plain.deleteObjectStore(store)
  if (from >= 2) plain.deleteObjectStore('packs')
  if (from < 1) plain.createObjectStore('games')
  for (const store of ['packs', ...rowStores]) plain.createObjectStore(store)
  const deal = rows.find(({ store, key }) => store === 'parts' && key === 'deal')?.value as Single['deal'] | undefined
  // use the table's name as id, because pages of that version stored unsaved answers under it
  const game = deal === undefined ? current : (deal.table ?? `${deal.scenario} ${deal.seed}`)
  for (const { store, key, value } of rows) void change.objectStore(store).put?.(value, [game, key] as IDBValidKey)
  if (!packs) return
  void change.objectStore('parts').put?.(
    packs.map((pack) => keyOf(game, pack)),
    [game, 'packs'],
  )
  for (const pack of packs) void change.objectStore('packs').put?.(pack, keyOf(game, pack))
}

/** Records in all saved games that they use the old 32-bit dice, from before dice had keys. */
async function nameDice(parts: IDBPObjectStore<unknown, string[], 'parts', 'versionchange'>): Promise<void> {
  const [keys, values] = await Promise.all([parts.getAllKeys(), parts.getAll()])
  keys.forEach((key, i) => {
    if ((key as readonly string[])[1] === 'deal') void parts.put(withDiceOf32Bits(values[i]), key)
  })
}
