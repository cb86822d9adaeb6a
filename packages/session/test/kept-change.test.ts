import { expect, test } from 'vitest'
import { gameOfRows, type KeptRows, outlineOfRows } from '../src/kept-change.ts'

const answer = (question: string) => ({ kind: 'answer', question, value: ['pass'] }) as const
const place = (round: number, step: string) => ({ round, phase: 'quest', step })
const rows: KeptRows = {
  head: { title: 'The road', at: 2, packs: [], savePoints: [], line: { id: '1', name: 'First branch' } } as never,
  deal: {
    table: '1',
    scenario: 'oak:road',
    title: 'The road',
    viewer: 'p1',
    hands: 'open',
    setup: { kind: 'scenario' },
    seed: 's',
  } as never,
  inputs: [
    { input: answer('a'), place: place(1, '1.1'), hash: 'x' },
    { input: answer('b'), place: place(1, '3.2'), hash: 'y' },
  ],
  story: [],
  // the last undone input is the first to be redone
  redo: [{ input: answer('d') }, { input: answer('c'), place: place(2, '3.4') }],
  keyframe: 'none',
  branches: [],
}

test('undone inputs are in the order in which they are redone, each with its place', () => {
  const game = gameOfRows(rows)
  expect(game.redo).toEqual([answer('c'), answer('d')])
  // a row of an earlier version without a place gets the current place of the game
  expect(game.redoPlaces).toEqual([place(2, '3.4'), place(1, '3.2')])
})

test('before the first answer, a row without a place gets the beginning as its place', () => {
  expect(gameOfRows({ ...rows, inputs: [] }).redoPlaces).toEqual([place(2, '3.4'), { round: 0, phase: '', step: '' }])
})

test('a game with hidden hands is requested again completely, because its story and keyframe belong to one seat', () => {
  const game = gameOfRows({ ...rows, deal: { ...rows.deal, hands: 'hidden' } })
  expect([game.story, game.keyframe]).toEqual([undefined, undefined])
  expect(gameOfRows(rows).story).toEqual([])
})

test('the list of games shows how an ended game ended, and for a game of several people whether hands are open', () => {
  const { head, deal } = rows
  expect(outlineOfRows(rows)).toEqual({
    ...{ title: 'The road', scenario: 'oak:road', setup: { kind: 'scenario' }, seed: 's' },
    ...{ packs: [], beside: 'some', hands: 'open', decisions: 2 },
  })
  const { hands: _, ...ofOneSeat } = deal
  const view = { cards: {} } as never
  const ended = outlineOfRows({ head: { ...head, ended: 'lost', beside: 'none', view }, deal: ofOneSeat })
  expect(ended).toMatchObject({ ended: 'lost', beside: 'none', view, decisions: 2 })
  expect(ended).not.toHaveProperty('hands')
})
