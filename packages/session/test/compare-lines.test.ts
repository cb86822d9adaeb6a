/** Compares two points of a game: each is shown as the table was there. */
import { statusOf } from '@questwright/board/view'
import type { Rulebook } from '@questwright/rulebook'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, test } from 'vitest'
import { compareMoments, type Moment, TableSession } from '../src/index.ts'
import { engine, playTo, ports, quietGame, quietPack } from './quiet-game.ts'

const oak = quietPack('oak')
const rulebook = rulebooks.lcg as Rulebook

test('points of the current line and of another line are shown as the table was there, and the table does not change', async () => {
  const session = new TableSession(ports())
  const { store } = session
  await expect(
    compareMoments(session, rulebook, { line: session.lines.current(), at: 0 }, { line: session.lines.current(), at: 0 }),
  ).rejects.toThrow('no game runs')
  await session.opening.start(quietGame(oak, 'compared'), [oak], engine)
  await playTo(session, 5)
  const early = store.getState().view
  await playTo(session, 30)
  const late = store.getState().view
  await session.playing.goTo(26)
  await session.playing.throwNewDice()
  await playTo(session, 30)
  const before = store.getState()
  const [line, other] = [session.lines.current(), before.branches[0]]
  if (!other) throw new Error('there is no other line')
  const views = async (one: Moment, two: Moment) => {
    const { positions, figures, differences } = await compareMoments(session, rulebook, one, two)
    const [a, b] = positions.map(({ view }) => statusOf(view))
    expect(figures.slice(0, 3)).toEqual([
      { name: 'outcome', values: ['open', 'open'] },
      { name: 'round', values: [String(a?.round), String(b?.round)] },
      { name: 'moment', values: [`${a?.phase} ${a?.step}`, `${b?.phase} ${b?.step}`] },
    ])
    expect(positions.map(({ outcome }) => outcome)).toEqual([undefined, undefined])
    // hidden cards are left out, while seats and the table itself have no code
    expect(differences.every(({ card, code }) => code !== undefined || card === 'status' || card === 'p1')).toBe(true)
    if (differences.length > 0) expect(differences.map(({ card }) => card)).toEqual(expect.arrayContaining(['status', 'p1']))
    const rounds = figures.find(({ name }) => name === 'round')?.values
    return { views: positions.map(({ view }) => view), at: positions.map(({ at }) => at), rounds, differs: differences.length > 0 }
  }
  const roundsOf = (...seen: readonly (typeof early)[]) => seen.map((view) => String(statusOf(view).round))
  expect(roundsOf(early)).not.toEqual(roundsOf(late))

  expect(await views({ line, at: 5 }, { line, at: 30 })).toEqual({
    ...{ views: [early, before.view], at: [5, 30], rounds: roundsOf(early, before.view), differs: true },
  })
  // the same number of decisions on another line is a different point of the game
  expect(await views({ line: other, at: 30 }, { line: other, at: 5 })).toEqual({
    ...{ views: [late, early], at: [30, 5], rounds: roundsOf(late, early), differs: true },
  })
  expect(await views({ line: other, at: 5 }, { line, at: 5 })).toMatchObject({ views: [early, early], differs: false })
  expect(store.getState()).toEqual(before)
  await session.opening.leave()
})
