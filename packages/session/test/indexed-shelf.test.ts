import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { withDiceOf32Bits } from '@questwright/realm/web'
import { forceCloseDatabase } from 'fake-indexeddb'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { indexedShelf } from '../src/browser.ts'
import { type Shelf, TableSession } from '../src/index.ts'
import { readKeptGame } from '../src/kept-game.ts'
import { engine, playTo, ports, quietGame, quietPack } from './quiet-game.ts'

const oak = quietPack('oak')

const laid = async (shelf: Shelf, seed: string): Promise<TableSession> => {
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, seed), [oak], engine)
  return session
}

const seen = ({ store }: TableSession) => {
  const { at, position, story, redo, redoPlaces, places, branches, line } = store.getState()
  return { at, position, story, redo, redoPlaces, places, branches, line }
}

test('a browser that is closed after undo and another line loads exactly the same table again', async () => {
  const session = await laid(indexedShelf('closed'), 'closed')
  await playTo(session, 16)
  await session.playing.goTo(9)
  await session.playing.throwNewDice()
  await playTo(session, 14)
  await session.playing.goTo(12)
  const shelf = indexedShelf('closed')
  const kept = await shelf.kept()
  if (!kept) throw new Error('nothing is kept')
  expect(kept.keyframe?.past.hashes).toEqual(session.running?.held?.holder.standing.hashes.slice(0, kept.keyframe?.inputs))
  const again = new TableSession(ports({ shelf }))
  await again.opening.resume(kept, [oak], engine)
  expect(seen(again)).toEqual(seen(session))
})

test('two tabs that save in turns never mix their games: the saved game is complete, and is that of the tab that saved last', async () => {
  const [one, other] = [await laid(indexedShelf('tabs'), 'one'), await laid(indexedShelf('tabs'), 'other')]
  await playTo(one, 5)
  await playTo(other, 3)
  await playTo(one, 7)
  expect(await indexedShelf('tabs').kept()).toMatchObject({ seed: 'one', inputs: one.running?.held?.holder.standing.inputs })
  await playTo(other, 4)
  const kept = await indexedShelf('tabs').kept()
  expect(kept).toMatchObject({ seed: 'other', inputs: other.running?.held?.holder.standing.inputs })
  expect(kept?.story).toEqual(other.store.getState().story)
})

test('a tab saves its game completely once, and from then on the changes; after another tab has saved, completely once more', async () => {
  const wholes: string[] = []
  const counted = (tab: string): Shelf => {
    const shelf = indexedShelf('once')
    const keep: Shelf['keep'] = ({ whole, ...change }) =>
      shelf.keep({
        ...change,
        whole: () => {
          wholes.push(tab)
          return whole()
        },
      })
    return { ...shelf, keep }
  }
  const session = await laid(counted('one'), 'once')
  await playTo(session, 6)
  await session.playing.goTo(3)
  await playTo(session, 8)
  expect(wholes).toEqual(['one'])
  const kept = await indexedShelf('once').kept()
  if (!kept) throw new Error('nothing is kept')
  const other = new TableSession(ports({ shelf: counted('other') }))
  await other.opening.resume(kept, [oak], engine)
  await playTo(other, 10)
  expect(wholes).toEqual(['one', 'other'])
  await playTo(session, 11)
  expect(wholes).toEqual(['one', 'other', 'one'])
  await playTo(session, 13)
  expect(wholes).toHaveLength(3)
})

test('a game that an earlier studio saved in one value is found, and is saved in rows from its next answer on', async () => {
  const session = new TableSession(ports({ shelf: indexedShelf('first') }))
  await session.opening.start(withDiceOf32Bits(quietGame(oak, 'old')), [oak], engine)
  await playTo(session, 6)
  const now = await indexedShelf('first').kept()
  const old = await openDB('old', 3, {
    upgrade(db) {
      db.createObjectStore('games')
      db.createObjectStore('packs')
    },
  })
  await old.put('games', { format: 'questwright-kept-game', version: 2, ...now }, 'current')
  await old.put('packs', [oak], 'current')
  old.close()

  const shelf = indexedShelf('old')
  const kept = await shelf.kept()
  if (!kept) throw new Error('nothing is kept')
  expect(kept).toEqual(withDiceOf32Bits({ ...now, id: 'current', when: 0 }))
  const again = new TableSession(ports({ shelf }))
  await again.opening.resume(kept, [], engine)
  expect(seen(again)).toEqual(seen(session))
  await playTo(again, 8)
  expect((await indexedShelf('old').kept())?.inputs).toEqual(again.running?.held?.holder.standing.inputs)
  expect(await indexedShelf('old').games()).toHaveLength(1)
  await again.opening.giveUp()
  expect(await indexedShelf('old').kept()).toBeUndefined()
  expect(await indexedShelf('old').keptPacks('current')).toBeUndefined()
  expect(await indexedShelf('old').packOf(oak.hash)).toBeUndefined()
})

/** Saved games of earlier versions, to test the reader of the old format. */
const fixture = (version: number) =>
  JSON.parse(readFileSync(new URL(`../../workshop/test/fixtures/formats/questwright-kept-game-${version}.json`, import.meta.url), 'utf8'))

test.each([1, 2])('a game in version %i of the format is on the shelf, with its lines', async (version) => {
  const { format: _, version: __, ...game } = fixture(version)
  const old = await openDB(`version ${version}`, 3, {
    upgrade(db) {
      db.createObjectStore('games')
      db.createObjectStore('packs')
    },
  })
  await old.put('games', fixture(version), 'current')
  old.close()
  expect(await indexedShelf(`version ${version}`).kept()).toEqual({
    line: { id: '1', name: 'First branch' },
    branches: [],
    ...withDiceOf32Bits(game),
    id: 'current',
    when: 0,
  })
})

test('a game of version 1 without the places of its decisions is accepted, and no other value is taken for one', async () => {
  const { redoPlaces: _, ...oldest } = fixture(1)
  expect(await readKeptGame(oldest)).toMatchObject({ line: { id: '1' }, branches: [], redoPlaces: [], inputs: oldest.inputs })
  for (const other of [undefined, null, 3, {}, { ...oldest, version: 9 }, { ...oldest, inputs: ['pass'] }])
    expect(await readKeptGame(other)).toBeUndefined()
})

test('a database that is unavailable for a moment is opened again: one that did not open, and one that the browser closed', async () => {
  const { open } = indexedDB
  const opened: Promise<IDBDatabase>[] = []
  let refuses = true
  indexedDB.open = (...given) => {
    if (refuses) throw new Error('not now')
    const asked = open.apply(indexedDB, given)
    opened.push(new Promise((resolve) => asked.addEventListener('success', () => resolve(asked.result))))
    return asked
  }
  try {
    const shelf = indexedShelf('gone')
    await expect(shelf.keepPacks('one', [oak])).rejects.toThrow('not now')
    refuses = false
    await shelf.keepPacks('one', [oak])
    forceCloseDatabase((await opened[0]) as never)
    await shelf.keepPacks('one', [oak])
    expect(await shelf.keptPacks('one')).toEqual([oak])
    expect(opened).toHaveLength(2)
  } finally {
    indexedDB.open = open
  }
})

test('a database of an earlier version that cannot be upgraded stays as it was, and every call says why', async () => {
  const name = 'not upgraded'
  const old = await openDB(name, 3, {
    upgrade(db) {
      db.createObjectStore('games')
      db.createObjectStore('packs')
    },
  })
  await old.put('games', fixture(2), 'current')
  await old.put('packs', 'no list of packs', 'current')
  old.close()
  const shelf = indexedShelf(name)
  await expect(shelf.kept()).rejects.toThrow('map is not a function')
  await expect(shelf.games()).rejects.toThrow('map is not a function')
  const still = await openDB(name, 3)
  expect([...still.objectStoreNames]).toEqual(['games', 'packs'])
  expect(await still.get('games', 'current')).toEqual(fixture(2))
  await still.put('packs', [], 'current')
  still.close()
  expect(await shelf.kept()).toMatchObject({ seed: fixture(2).seed, inputs: fixture(2).inputs })
})
