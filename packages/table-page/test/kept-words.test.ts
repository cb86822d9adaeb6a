import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { GameOutline, KeptGame } from '@questwright/session/state'
import { expect, it } from 'vitest'
import { keptWords } from '../src/start/kept-words.ts'

const rulebooks = { lcg: lcgRulebook }
const view = (round: number) => ({
  viewer: 'p1+p2',
  status: { round, seats: [{ seat: 'p1' }, { seat: 'p2' }] },
  zones: {},
  cards: { p1: { tokens: { threat: 31 } }, p2: { tokens: { threat: 27 } } },
})
const game = (parts: object) => ({ decisions: 2, ...parts }) as unknown as GameOutline & Pick<KeptGame, 'story'>

it('an unfinished game has its round and the numbers on its dials', () => {
  expect(keptWords(game({ view: view(3) }), rulebooks, 'lcg')).toEqual({
    stands: 'Round 3, threat 31 and 27, 2 decisions',
    againFrom: undefined,
  })
  expect(keptWords(game({ view: view(0) }), rulebooks, 'lcg').stands).toBe('Before the first round, threat 31 and 27, 2 decisions')
})

it('a finished game has its result, and offers the round before the last', () => {
  expect(keptWords(game({ view: view(4), ended: 'lost' }), rulebooks, 'lcg')).toEqual({ stands: 'Lost in round 4', againFrom: 3 })
  expect(keptWords(game({ view: view(4), ended: 'decided', wonBy: ['p2'] }), rulebooks, 'duel').stands).toBe('Player 2 won in round 4')
  expect(keptWords(game({ view: view(1), ended: 'won' }), rulebooks, 'lcg')).toEqual({ stands: 'Won in round 1', againFrom: 1 })
})

it('a finished game whose story is stored offers its turning point', () => {
  const round = (n: number, to: number) => [
    { n: 0, kind: 'round-began', parts: { round: n } },
    { n: 0, kind: 'threat-raised', parts: { seat: 'p1', amount: 1, to } },
  ]
  const story = [...round(1, 30), ...round(2, 39), ...round(3, 40), ...round(4, 41)]
  expect(keptWords(game({ view: view(4), ended: 'lost', story }), rulebooks, 'lcg').againFrom).toBe(2)
})

it('a game without a stored view, as with hidden hands, has the words that are known without it', () => {
  expect(keptWords(game({}), rulebooks, 'lcg')).toEqual({ stands: '2 decisions', againFrom: undefined })
  expect(keptWords(game({ ended: 'lost' }), rulebooks, 'lcg')).toEqual({ stands: 'Lost', againFrom: undefined })
})
