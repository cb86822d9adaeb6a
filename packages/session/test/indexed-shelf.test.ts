import 'fake-indexeddb/auto'
import type { Input } from '@questwright/realm/web'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { indexedShelf } from '../src/browser.ts'
import { type Shelf, TableSession } from '../src/index.ts'
import { readKeptGame } from '../src/state.ts'
import { engine, playTo, ports, quietGame, quietPack } from './quiet-game.ts'

const oak = quietPack('oak')
const answer = (n: number): Input => ({ kind: 'answer', question: `q${n}`, value: ['pass'] })

const laid = async (shelf: Shelf, seed: string): Promise<TableSession> => {
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, seed), [oak], engine)
  return session
}

const seen = ({ store }: TableSession) => {
  const { at, hash, story, redo, redoPlaces, places, branches, line } = store.getState()
  return { at, hash, story, redo, redoPlaces, places, branches, line }
}

test('a browser that is closed after undo and another line finds the very table again', async () => {
  const session = await laid(indexedShelf('closed'), 'closed')
  await playTo(session, 16)
  await session.playing.goTo(9)
  await session.playing.throwNewDice()
  await playTo(session, 14)
  await session.playing.goTo(12)
  const shelf = indexedShelf('closed')
  const kept = await shelf.kept()
  if (!kept) throw new Error('nothing is kept')
  expect(kept.keyframe?.past.hashes).toEqual(session.running?.host.hashes.slice(0, kept.keyframe?.inputs))
  const again = new TableSession(ports({ shelf }))
  await again.opening.resume(kept, [oak], engine)
  expect(seen(again)).toEqual(seen(session))
})

test('two tabs that keep in turns never mix their games: what is kept is whole, and of the tab that kept last', async () => {
  const [one, other] = [await laid(indexedShelf('tabs'), 'one'), await laid(indexedShelf('tabs'), 'other')]
  await playTo(one, 5)
  await playTo(other, 3)
  await playTo(one, 7)
  expect(await indexedShelf('tabs').kept()).toMatchObject({ seed: 'one', inputs: one.running?.host.inputs })
  await playTo(other, 4)
  const kept = await indexedShelf('tabs').kept()
  expect(kept).toMatchObject({ seed: 'other', inputs: other.running?.host.inputs })
  expect(kept?.story).toEqual(other.store.getState().story)
})

test('a game that an earlier studio kept in one piece is found, and is kept by pieces from its next answer on', async () => {
  const session = await laid(indexedShelf('first'), 'old')
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
  expect(kept).toEqual(now)
  const again = new TableSession(ports({ shelf }))
  await again.opening.resume(kept, [], engine)
  expect(seen(again)).toEqual(seen(session))
  await playTo(again, 8)
  expect((await indexedShelf('old').kept())?.inputs).toEqual(again.running?.host.inputs)
  await again.opening.leave()
  expect(await indexedShelf('old').kept()).toBeUndefined()
  expect(await indexedShelf('old').keptPacks()).toBeUndefined()
})

test('a kept game of version 1 has one line, and nothing else is taken for one', () => {
  const kept = { format: 'questwright-kept-game', version: 1, inputs: [answer(0), answer(1)] }
  expect(readKeptGame(kept)).toMatchObject({ line: { id: '1' }, branches: [], inputs: kept.inputs })
  for (const other of [undefined, null, 3, {}, { ...kept, version: 9 }]) expect(readKeptGame(other)).toBeUndefined()
})
