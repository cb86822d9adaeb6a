import type { CardView, View, ZoneView } from '@questwright/realm'
import { beginningWords, type Chapter, rulebookOf } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { seatFigures } from '../src/outcome-figures.ts'
import { tableWriter } from '../src/table-text.ts'
import { wordsOf } from '../src/words.ts'

const chapter: Chapter = {
  game: 'duel',
  seatFigures: ['glory'],
  tableText: {
    head: { seat: '{seat} has {glory} glory', table: [{ reads: 'storm {storm}', above0: 'storm' }] },
    first: [
      { as: 'list', zone: 'arena', reads: 'Arena (tide {tide})' },
      { as: 'some', zone: 'cave', reads: 'Cave' },
    ],
    seat: {
      about: '{glory} glory',
      zone: 'camp',
      blocks: [
        { as: 'titles', zone: 'hand', reads: 'Hand', price: 'price' },
        { as: 'each', zone: 'camp', reads: 'In camp' },
        { as: 'counts', reads: 'Pile {pile}' },
      ],
    },
    last: [{ as: 'counts', reads: 'Graves {graves}' }],
    card: [
      { stat: 'might', reads: 'might {now}' },
      { stat: 'life', token: 'wound', reads: 'life {left}/{now}, {tokens} lost' },
    ],
  },
}
const duel = rulebookOf([{ chapter, file: 'duel/chapter.ts' }])
const words = wordsOf([], { 'step.duel': 'The duel', 'phase.day': 'Day' })

type Lying = readonly [code: string, stats?: { readonly [stat: string]: number | string }, tokens?: CardView['tokens']]

function viewOf(status: View['status'], zones: { readonly [zone: string]: readonly Lying[] | number }): View {
  const cards: { [key: string]: CardView } = {}
  const lying = Object.entries(zones).map(([name, held]) => {
    if (typeof held === 'number') return [name, { count: held, cards: [] } as unknown as ZoneView] as const
    const keys = held.map(([code, stats = {}, tokens = {}], nth) => {
      const now = Object.fromEntries(Object.entries(stats).map(([stat, value]) => [stat, { now: value }]))
      const key = `${name}/${nth}`
      cards[key] = { key, code: `duel:${code}`, zone: name, knowledge: 'known', stats: now, tokens, marks: [] } as unknown as CardView
      return key
    })
    return [name, { count: keys.length, cards: keys } as unknown as ZoneView] as const
  })
  return { viewer: 'p1', status, zones: Object.fromEntries(lying), cards }
}

test('an unknown game is printed as its rulebook defines', () => {
  const view = viewOf(
    {
      round: 2,
      phase: 'day',
      step: 'duel',
      tide: 3,
      storm: 1,
      firstPlayer: 'p1',
      seats: [
        { seat: 'p1', glory: 4, eliminated: 'no' },
        { seat: 'p2', glory: 0, eliminated: 'yes' },
      ],
    },
    {
      arena: [
        ['storm-rider', { might: 2, life: 5 }, { wound: 2, coin: 1 }],
        ['old-wall', { might: '-' }, { coin: 2 }],
      ],
      'p1.camp': [],
      'p1.hand': [['fan', { price: 1 }], ['net']],
      'p1.pile': 12,
      graves: 4,
    },
  )
  expect(tableWriter(duel, words).table(view)).toBe(
    [
      '── Round 2 · Day · The duel · Player 1 has 4 glory · Player 2 has 0 glory · storm 1 ──',
      '',
      'Arena (tide 3):',
      '    Storm rider · might 2, life 3/5, 2 lost, 1 coin',
      '    Old wall · 2 coins',
      'Player 1 (4 glory, first player): nothing',
      '  Hand: Fan (1), Net',
      '  Pile 12',
      'Player 2 (0 glory): eliminated',
      'Graves 4',
    ].join('\n'),
  )
  const calm = { ...view, status: { ...view.status, storm: 0 } }
  expect(tableWriter(duel, words).headline(calm)).not.toContain('storm')
})

test('a game that defines nothing about its table has round, phase, step and seats', () => {
  const bare = rulebookOf([{ chapter: { game: 'bare' }, file: 'bare/chapter.ts' }])
  const view = viewOf({ round: 1, phase: 'day', step: 'duel', seats: [{ seat: 'p1' }] }, {})
  expect(tableWriter(bare, words).table(view)).toBe('── Round 1 · Day · The duel ──\n\nPlayer 1')
  expect(beginningWords(bare)).toEqual({ one: 'card', several: 'cards' })
})

test('figures of seats have the names of the rulebook, and are empty if the result has none', () => {
  const outcome = { result: 'won', why: { code: 'won', parts: {} }, figures: { glory: { p1: 7 }, threat: { p1: 1 } } } as never
  expect(seatFigures(outcome, duel)).toEqual({ glory: { p1: 7 } })
  expect(seatFigures(undefined, duel)).toEqual({ glory: {} })
})
