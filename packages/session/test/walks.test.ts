/** Requests to go to another moment of the game while the table is already on its way to one. */
import { expect, test, vi } from 'vitest'
import { TableSession } from '../src/index.ts'
import { memoryShelf } from './memory-shelf.ts'
import { engine, playTo, ports, quietGame, quietPack } from './quiet-game.ts'

const oak = quietPack('oak')

async function atTwelve(more: Parameters<typeof ports>[0] = {}): Promise<TableSession> {
  const session = new TableSession(ports(more))
  await session.opening.start(quietGame(oak, 'walks'), [oak], engine)
  await playTo(session, 12)
  return session
}

test.each([
  ['back', [8, 3], 3],
  ['back and forth', [2, 9, 5, 11, 7], 7],
  ['back, and forward to the decision at which it began', [4, 12], 12],
])('of several goals given while the table is on its way, the last one counts: %s', async (_, wishes, last) => {
  const session = await atTwelve()
  const { position, question } = session.store.getState()
  await Promise.all(wishes.map((input) => session.playing.goTo(input)))
  expect(session.store.getState()).toMatchObject({ status: 'ready', at: last })
  expect(session.store.getState().redo).toHaveLength(12 - last)
  await session.playing.goTo(12)
  expect(session.store.getState()).toMatchObject({ at: 12, position, question, redo: [], redoPlaces: [] })
})

test('a goal given while the earlier point is being saved counts as well, and that point is saved', async () => {
  const shelf = memoryShelf()
  let whileKept: (() => void) | undefined
  const keep: typeof shelf.keep = (change) => {
    whileKept?.()
    whileKept = undefined
    return shelf.keep(change)
  }
  const session = await atTwelve({ shelf: { ...shelf, keep } })
  whileKept = () => void session.playing.goTo(4)
  await session.playing.goTo(8)
  expect(session.store.getState()).toMatchObject({ status: 'ready', at: 4, saved: 'saved' })
  expect((await shelf.kept())?.inputs).toHaveLength(4)
  expect((await shelf.kept())?.redo).toHaveLength(8)
})

test('going to the current moment changes nothing and saves nothing', async () => {
  const shelf = memoryShelf()
  const session = await atTwelve({ shelf })
  const [before, written] = [session.store.getState(), shelf.written.length]
  await session.playing.goTo(12)
  expect(session.store.getState()).toBe(before)
  expect(shelf.written).toHaveLength(written)
})

test('a goal in a new game counts while an undo of the earlier game waits for its save', async () => {
  const shelf = memoryShelf()
  let held: string | undefined
  let release = () => {}
  const gate = new Promise<void>((done) => {
    release = done
  })
  const keep: typeof shelf.keep = async (change) => {
    if (change.game === held) await gate
    return shelf.keep(change)
  }
  const session = await atTwelve({ shelf: { ...shelf, keep } })
  held = session.store.getState().game
  const earlier = session.playing.goTo(8)
  await vi.waitFor(() => expect(session.store.getState()).toMatchObject({ status: 'ready', at: 8, saved: 'saving' }), { timeout: 50_000 })
  await session.opening.start(quietGame(oak, 'next'), [oak], engine)
  await playTo(session, 5)
  await Promise.all([session.playing.goTo(3), session.playing.goTo(2)])
  expect(session.store.getState()).toMatchObject({ status: 'ready', at: 2, saved: 'saved' })
  // the undo of the earlier game ends while an undo of this game is running, and must not clear the goal of this one
  const now = session.playing.goTo(4)
  release()
  const next = session.playing.goTo(1)
  await Promise.all([earlier, now, next])
  expect(session.store.getState()).toMatchObject({ status: 'ready', at: 1, saved: 'saved' })
  expect((await shelf.kept(held))?.inputs).toHaveLength(8)
})
