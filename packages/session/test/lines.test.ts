/** Names, deletions and save points of branches are saved at once: the page may be closed before another answer. */
import { expect, test } from 'vitest'
import { TableSession } from '../src/index.ts'
import { memoryShelf } from './memory-shelf.ts'
import { engine, playTo, ports, quietGame, quietPack } from './quiet-game.ts'

const oak = quietPack('oak')

test('a name, a deleted branch, a save point, and undoing each are saved without another answer', async () => {
  const shelf = memoryShelf()
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, 'lines'), [oak], engine)
  await playTo(session, 8)
  await session.playing.goTo(5)
  await session.playing.throwNewDice()
  const kept = async () => {
    const { line, branches = [], savePoints } = (await shelf.kept()) ?? {}
    return { line: line?.name, branches: branches.map(({ id, name }) => `${id} ${name}`), savePoints }
  }
  expect(await kept()).toEqual({ line: 'Branch 2', branches: ['1 First branch'], savePoints: [] })

  await session.lines.rename('1', 'As it was')
  await session.lines.rename('2', 'With new dice')
  expect(await kept()).toEqual({ line: 'With new dice', branches: ['1 As it was'], savePoints: [] })

  const putBack = await session.lines.remove('1')
  expect(await kept()).toMatchObject({ line: 'With new dice', branches: [] })
  await putBack()
  expect(await kept()).toMatchObject({ line: 'With new dice', branches: ['1 As it was'] })

  await session.lines.addSavePoint('before the dice', 4)
  expect(await kept()).toMatchObject({ savePoints: [{ input: 4, name: 'before the dice' }] })
  await session.lines.addSavePoint('the last moment', 4)
  expect(await kept()).toMatchObject({ savePoints: [{ input: 4, name: 'the last moment' }] })
  const pointBack = await session.lines.removeSavePoint(4)
  expect(await kept()).toMatchObject({ savePoints: [] })
  await pointBack()
  expect(await kept()).toMatchObject({ savePoints: [{ input: 4, name: 'the last moment' }] })
})

test('restoring a line or a save point does nothing at the table of another game', async () => {
  const shelf = memoryShelf()
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, 'one'), [oak], engine)
  await playTo(session, 5)
  await session.playing.goTo(3)
  await session.playing.throwNewDice()
  await session.lines.addSavePoint('here')
  const { at } = session.store.getState()
  const [lineBack, pointBack] = [await session.lines.remove('1'), await session.lines.removeSavePoint(at)]
  await session.opening.start(quietGame(oak, 'other'), [oak], engine)
  await lineBack()
  await pointBack()
  expect(session.store.getState()).toMatchObject({ branches: [], savePoints: [] })
})

test('a deleted line whose number was given to another line meanwhile is restored with a new number', async () => {
  const session = new TableSession(ports())
  await session.opening.start(quietGame(oak, 'numbers'), [oak], engine)
  await playTo(session, 8)
  await session.playing.goTo(5)
  await session.playing.throwNewDice()
  await session.lines.switchTo('1')
  const putBack = await session.lines.remove('2')
  await session.playing.goTo(4)
  await session.playing.throwNewDice()
  expect(session.store.getState().line.id).toBe('2')
  await putBack()
  const { line, branches } = session.store.getState()
  expect([line, ...branches].map(({ id }) => id)).toEqual(['2', '1', '3'])
})

test('a renamed branch leaves the names of the other branches', async () => {
  const shelf = memoryShelf()
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, 'lines'), [oak], engine)
  await playTo(session, 8)
  for (const at of [5, 4]) {
    await session.playing.goTo(at)
    await session.playing.throwNewDice()
  }
  const names = async () => ((await shelf.kept())?.branches ?? []).map(({ id, name }) => `${id} ${name}`)
  expect(await names()).toEqual(['1 First branch', '2 Branch 2'])
  await session.lines.rename('1', 'As it was')
  expect(await names()).toEqual(['1 As it was', '2 Branch 2'])
})
