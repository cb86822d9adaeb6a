import 'fake-indexeddb/auto'
import type { PackBundle } from '@questwright/packs'
import { withDiceOf32Bits } from '@questwright/realm/web'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { indexedShelf, localPending } from '../src/browser.ts'
import { type KeptChange, type Shelf, TableSession } from '../src/index.ts'
import { memoryShelf } from './memory-shelf.ts'
import { engine, playTo, ports, quietGame, quietPack, someAnswer } from './quiet-game.ts'

const [oak, elm] = [quietPack('oak'), quietPack('elm')]
let shelves = 0
const freshName = (): string => `several ${++shelves}`

/** The session storage of a browser tab. */
function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const seen = ({ store }: TableSession) => {
  const { at, position, story, redo, redoPlaces, places, branches, line, savePoints, game } = store.getState()
  return { at, position, story, redo, redoPlaces, places, branches, line, savePoints, game }
}

/** @param packs the packs of the workspace, for a shelf without packs */
const takeUp = async (
  shelf: Shelf,
  game?: string,
  { packs = [], ...more }: Parameters<typeof ports>[0] & { readonly packs?: readonly PackBundle[] } = {},
): Promise<TableSession> => {
  const kept = await shelf.kept(game)
  if (!kept) throw new Error('nothing is kept')
  const session = new TableSession(ports({ shelf, ...more }))
  await session.opening.resume(kept, packs, engine)
  return session
}

test('starting another game saves the running one completely: branches, undone inputs, save points and its own packs', async () => {
  const name = freshName()
  const session = new TableSession(ports({ shelf: indexedShelf(name) }))
  await session.opening.start(quietGame(oak, 'first'), [oak], engine)
  await playTo(session, 12)
  await session.playing.goTo(8)
  await session.playing.throwNewDice()
  await playTo(session, 11)
  await session.lines.addSavePoint('here')
  await session.playing.goTo(10)
  const first = seen(session)
  await session.opening.start(quietGame(elm, 'second'), [elm], engine)
  await playTo(session, 5)
  const second = seen(session)

  // the page is closed, and a new one opens the same database
  const shelf = indexedShelf(name)
  expect((await shelf.games()).map(({ title, decisions, beside }) => [title, decisions, beside])).toEqual([
    ['The road of elm', 5, 'none'],
    ['The road of oak', 10, 'some'],
  ])
  expect((await shelf.games()).map(({ view }) => view?.cards !== undefined)).toEqual([true, true])
  expect(seen(await takeUp(shelf, first.game))).toEqual(first)
  expect(seen(await takeUp(shelf, second.game))).toEqual(second)
})

test('a loaded game keeps its id, comes first in the list, and the other game is not changed', async () => {
  const name = freshName()
  const session = new TableSession(ports({ shelf: indexedShelf(name) }))
  await session.opening.start(quietGame(oak, 'first'), [oak], engine)
  await playTo(session, 4)
  const first = session.store.getState().game
  await session.opening.start(quietGame(elm, 'second'), [elm], engine)
  await playTo(session, 5)
  const second = seen(session)
  const kept = await indexedShelf(name).kept(first)
  if (!kept) throw new Error('the first is not kept')
  await session.opening.resume(kept, [], engine)
  expect(session.store.getState()).toMatchObject({ laid: 'taken up', game: first })
  await playTo(session, 7)
  expect((await indexedShelf(name).games()).map(({ id, decisions }) => [id, decisions])).toEqual([
    [first, 7],
    [second.game, 5],
  ])
  expect(seen(await takeUp(indexedShelf(name), second.game))).toEqual(second)
})

test.each([
  ['a replay of the history', (session: TableSession) => session.opening.openReplay(quietGame(elm, 'replay'), [], [elm], engine)],
  ['a saved game', (session: TableSession) => session.opening.openLines(quietGame(elm, 'file'), [elm], engine, {})],
  ['a dealt game', (session: TableSession) => session.opening.start(quietGame(elm, 'dealt'), [elm], engine)],
])('%s that replaces a running game saves the running one', async (_, lay) => {
  const shelf = memoryShelf()
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, 'runs'), [oak], engine)
  await playTo(session, 3)
  const { game } = session.store.getState()
  await lay(session)
  expect(session.store.getState()).toMatchObject({ laid: 'anew', status: 'ready' })
  expect(session.store.getState().game).not.toBe(game)
  expect((await shelf.kept(game))?.inputs).toHaveLength(3)
})

test('a game whose packs are still being written when another one is started is saved', async () => {
  const shelf = memoryShelf()
  let goOn = () => {}
  const keepPacks = vi.fn(() => Promise.resolve())
  keepPacks.mockImplementationOnce(
    () =>
      new Promise<void>((resolve) => {
        goOn = resolve
      }),
  )
  const session = new TableSession(ports({ shelf: { ...shelf, keepPacks } }))
  const first = session.opening.start(quietGame(oak, 'kept late'), [oak], engine)
  await vi.waitFor(() => expect(keepPacks).toHaveBeenCalledOnce(), { timeout: 50_000 })
  const { game } = session.store.getState()
  await session.opening.start(quietGame(elm, 'next'), [elm], engine)
  expect(await shelf.kept(game)).toBeUndefined()
  goOn()
  await first
  expect(await shelf.kept(game)).toMatchObject({ seed: 'kept late' })
})

test('an answer that was being processed when another game was started is restored with its game', async () => {
  const shelf = memoryShelf()
  const pending = localPending('left')
  const session = new TableSession(ports({ shelf, pending }))
  await session.opening.start(quietGame(oak, 'asked'), [oak], engine)
  await playTo(session, 3)
  const { game, question } = session.store.getState()
  if (!question) throw new Error('nothing is asked')
  const answered = session.playing.answer(someAnswer(question))
  const started = session.opening.start(quietGame(elm, 'over it'), [elm], engine)
  await Promise.all([answered, started])
  await playTo(session, 4)
  const again = await takeUp(shelf, game, { pending, packs: [oak] })
  expect(again.store.getState().at).toBe(4)
})

test('a deleted game is deleted with the packs that only it had, and is restored completely with Undo', async () => {
  const name = freshName()
  const shelf = indexedShelf(name)
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, 'first'), [oak], engine)
  await playTo(session, 6)
  const first = seen(session)
  await session.opening.start(quietGame(elm, 'second'), [elm, oak], engine)
  await playTo(session, 2)
  const second = session.store.getState().game
  const putBack = await session.opening.giveUp()
  expect(session.store.getState().status).toBe('none')
  expect((await shelf.games()).map(({ id }) => id)).toEqual([first.game])
  expect(await shelf.packOf(elm.hash)).toBeUndefined()
  // the other game needs this pack
  expect(await shelf.packOf(oak.hash)).toEqual(oak)
  await putBack()
  expect((await indexedShelf(name).games()).map(({ id, decisions }) => [id, decisions])).toEqual([
    [second, 2],
    [first.game, 6],
  ])
  // a game is saved with its packs and their dependencies, and no other installed ones
  expect(await shelf.keptPacks(second)).toEqual([elm])
  expect(seen(await takeUp(shelf, first.game))).toEqual(first)
})

test('a table that was dealt and left before any decision is kept until another two are dealt; one with a decision is always kept', async () => {
  const shelf = memoryShelf()
  const session = new TableSession(ports({ shelf }))
  const deal = async (seed: string) => {
    await session.opening.start(quietGame(oak, seed), [oak], engine)
    return (await shelf.games()).map((game) => game.seed)
  }
  await deal('played')
  await playTo(session, 1)
  expect(await deal('one')).toEqual(['one', 'played'])
  expect(await deal('two')).toEqual(['two', 'one', 'played'])
  expect(await deal('three')).toEqual(['three', 'two', 'played'])
})

test('each tab loads the game that it had, whichever tab was used last', async () => {
  const name = freshName()
  const [one, other] = [memoryStorage(), memoryStorage()]
  vi.stubGlobal('sessionStorage', one)
  const first = new TableSession(ports({ shelf: indexedShelf(name) }))
  await first.opening.start(quietGame(oak, 'one'), [oak], engine)
  await playTo(first, 2)
  vi.stubGlobal('sessionStorage', other)
  const second = new TableSession(ports({ shelf: indexedShelf(name) }))
  await second.opening.start(quietGame(elm, 'other'), [elm], engine)
  await playTo(second, 3)
  expect((await indexedShelf(name).kept())?.seed).toBe('other')
  vi.stubGlobal('sessionStorage', one)
  expect((await indexedShelf(name).kept())?.seed).toBe('one')
  // a new tab has no current game of its own
  vi.stubGlobal('sessionStorage', memoryStorage())
  expect((await indexedShelf(name).kept())?.seed).toBe('other')
})

test('changed scripts in one game do not change the packs of another game', async () => {
  const name = freshName()
  const shelf = indexedShelf(name)
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, 'first'), [oak], engine)
  await playTo(session, 2)
  const first = session.store.getState().game
  await session.opening.start(quietGame(oak, 'second'), [oak], engine)
  await playTo(session, 2)
  const louder = quietPack('oak', 'is loud')
  await session.liveEdit.reloadPacks([louder], ['quiet-oak/cards/bell.ts'], { from: 'disk', held: [] })
  expect(await shelf.keptPacks(session.store.getState().game)).toEqual([louder])
  expect(await shelf.keptPacks(first)).toEqual([oak])
})

/** A row as saved before setups named their dice. */
function withoutDice(row: { readonly setup?: { readonly dice?: string } }) {
  if (row.setup === undefined) return row
  const { dice: _, ...setup } = row.setup
  return { ...row, setup }
}

test('games in version 5 of the database go on with the dice with which they began', async () => {
  const name = freshName()
  const shelf = indexedShelf(name)
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(withDiceOf32Bits(quietGame(oak, 'old')), [oak], engine)
  await playTo(session, 8)
  const before = seen(session)
  const [{ id } = { id: '' }] = await shelf.games()
  const model = await openDB(name, 6)
  const stores = [...model.objectStoreNames]
  const rows = await Promise.all(stores.map(async (store) => [await model.getAllKeys(store), await model.getAll(store)] as const))
  model.close()
  const old = await openDB(`${name} of 5`, 5, {
    upgrade(db) {
      for (const store of stores) db.createObjectStore(store)
    },
  })
  for (const [i, store] of stores.entries())
    for (const [n, key] of (rows[i]?.[0] ?? []).entries()) {
      const value = rows[i]?.[1][n]
      await old.put(store, Array.isArray(key) && key[1] === 'deal' ? withoutDice(value) : value, key)
    }
  old.close()
  const again = await takeUp(indexedShelf(`${name} of 5`), id)
  expect(again.store.getState().setup).toMatchObject({ dice: '32-bit' })
  expect(seen(again)).toEqual(before)
  // after going back to before its keyframe, it is replayed from its beginning
  await again.playing.goTo(1)
  await session.playing.goTo(1)
  expect(again.store.getState().position).toBe(session.store.getState().position)
})

test('the one game that version 4 of the database saved in rows is there, with its packs and its last notes, and can have a second one next to it', async () => {
  const name = freshName()
  const session = new TableSession(ports({ shelf: indexedShelf('model of 4') }))
  await session.opening.start(withDiceOf32Bits({ ...quietGame(oak, 'old'), table: 'the old table' }), [oak], engine)
  await playTo(session, 8)
  await session.playing.goTo(6)
  const old = seen(session)
  const model = await openDB('model of 4', 6)
  const before = await openDB(name, 4, {
    upgrade(db) {
      for (const store of ['games', 'packs', 'parts', 'inputs', 'story', 'redo']) db.createObjectStore(store)
    },
  })
  for (const store of ['parts', 'inputs', 'story', 'redo'])
    for (const key of (await model.getAllKeys(store)) as [string, string | number][]) {
      if (key[1] === 'packs') continue
      const { when: _, beside: __, ...row } = await model.get(store, key)
      const isRecord = key[1] === 'head' || key[1] === 'deal'
      await before.put(store, isRecord ? withoutDice(row) : await model.get(store, key), key[1])
    }
  await before.put('packs', [oak], 'current')
  before.close()
  model.close()

  const question = session.store.getState().question
  if (!question) throw new Error('nothing is asked')
  localStorage.setItem('noted', JSON.stringify({ table: 'the old table', at: 6, inputs: [someAnswer(question)] }))
  const shelf = indexedShelf(name)
  expect(await shelf.games()).toMatchObject([{ title: 'The road of oak', decisions: 6, when: 0, beside: 'some' }])
  const [{ id } = { id: '' }] = await shelf.games()
  expect(await shelf.keptPacks(id)).toEqual([oak])
  const again = await takeUp(shelf, undefined, { pending: localPending('noted') })
  // an answer that was not yet saved when the page was closed is given again
  expect(again.store.getState().at).toBe(7)
  await again.playing.goTo(6)
  expect(again.store.getState().position).toBe(old.position)
  const further = new TableSession(ports({ shelf }))
  await further.opening.start(quietGame(elm, 'new'), [elm], engine)
  await playTo(further, 1)
  expect((await shelf.games()).map(({ seed }) => seed)).toEqual(['new', 'old'])
})

test('a replay without decisions is not saved when it is left; one with a decision of its own is', async () => {
  const shelf = memoryShelf()
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, 'played'), [oak], engine)
  await playTo(session, 6)
  const inputs = session.running?.held?.holder.standing.inputs ?? []
  const replay = () => session.opening.openReplay(quietGame(oak, 'played'), inputs, [oak], engine)
  const kept = async () => (await shelf.games()).map(({ decisions, beside }) => [decisions, beside])
  await replay()
  await session.playing.goTo(2)
  await session.opening.start(quietGame(elm, 'next'), [elm], engine)
  await playTo(session, 1)
  expect(await kept()).toEqual([
    [1, 'none'],
    [6, 'none'],
  ])
  await replay()
  await session.playing.goTo(2)
  session.opening.leave()
  await vi.waitFor(async () => expect(await shelf.games()).toHaveLength(2), { timeout: 50_000 })
  await replay()
  await session.playing.goTo(2)
  await session.playing.throwNewDice()
  await session.opening.start(quietGame(elm, 'next'), [elm], engine)
  expect(await kept()).toContainEqual([3, 'some'])
})

test('a game that the browser cannot save is not replaced by another one without a question', async () => {
  let full = true
  const shelf = memoryShelf()
  const keep = async (change: KeptChange) => {
    if (full) throw new Error('no room')
    await shelf.keep(change)
  }
  const mayLose = vi.fn(async (): Promise<'lose' | 'stay'> => 'stay')
  const session = new TableSession(ports({ shelf: { ...shelf, keep }, mayLose }))
  await session.opening.start(quietGame(oak, 'unkept'), [oak], engine)
  await playTo(session, 3)
  const { game } = session.store.getState()
  await expect(session.opening.start(quietGame(elm, 'over it'), [elm], engine)).rejects.toThrow('The road of oak stays on the table.')
  expect(session.store.getState()).toMatchObject({ game, at: 3, status: 'ready' })
  await playTo(session, 4)
  // there is room again: the user is not asked
  full = false
  await session.opening.start(quietGame(elm, 'over it'), [elm], engine)
  expect(mayLose).toHaveBeenCalledOnce()
  expect((await shelf.kept(game))?.inputs).toHaveLength(4)
  full = true
  await playTo(session, 1)
  mayLose.mockResolvedValueOnce('lose')
  await session.opening.start(quietGame(oak, 'third'), [oak], engine)
  expect(session.store.getState().held?.seed).toBe('third')
})

test('a game whose packs were not saved gets those of the workspace, with all dependencies and no others, and says whether its scripts are the same', async () => {
  const shelf = memoryShelf()
  const session = new TableSession(ports({ shelf: { ...shelf, keepPacks: async () => {} } }))
  await session.opening.start(quietGame(oak, 'own packs'), [oak], engine)
  await playTo(session, 3)
  const { game, position } = session.store.getState()
  const kept = await shelf.kept(game)
  if (!kept) throw new Error('nothing is kept')
  const takenUp = async (packs: readonly PackBundle[], own?: readonly PackBundle[]) => {
    const again = new TableSession(ports({ shelf: { ...memoryShelf(), keptPacks: async () => own } }))
    const scripts = await again.opening.resume(kept, packs, engine)
    const { at, position, packs: used } = again.store.getState()
    return { scripts, at, position, used: used.map((pack) => pack.hash) }
  }
  const louder = quietPack('oak', 'is loud')
  expect(await takenUp([elm, oak])).toEqual({ scripts: 'same scripts', at: 3, position, used: [oak.hash] })
  expect(await takenUp([elm, louder])).toEqual({ scripts: 'other scripts', at: 3, position, used: [louder.hash] })
  // meanwhile its pack depends on another one
  const onElm = { ...louder, dependencies: [elm.id] }
  expect(await takenUp([elm, onElm])).toEqual({ scripts: 'other scripts', at: 3, position, used: [elm.hash, onElm.hash] })
  // its own packs are preferred, if they are those with which it was left
  expect(await takenUp([louder], [oak])).toEqual({ scripts: 'other scripts', at: 3, position, used: [oak.hash] })
  expect(await takenUp([oak], [louder])).toEqual({ scripts: 'same scripts', at: 3, position, used: [oak.hash] })
})
