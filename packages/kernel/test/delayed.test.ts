import { expect, it } from 'vitest'
import { atTable, carryOutDelayed, defineCard, forgetDelayed, isMomentAwaited, startDelayed } from '../src/index.ts'
import { find, pick, startCoop, tamper } from './helpers.ts'
import { addToken, round } from './rulesets/coop.ts'
import { action } from './rulesets/parts.ts'

/** A delayed effect that resolves at the moment "a fall", which may never be announced, and expires at the end of the round. */

const heir = defineCard('t:heir', { type: 'keeper', strength: 1, toughness: 3 }, [
  action('wait', ({ self }) => startDelayed(self, 'inherit', 'a fall', { share: 2 }, 'round'), { could: () => true }),
  action('fall', () => carryOutDelayed('a fall', { more: 3 }), { could: () => true }),
  {
    kind: 'delayed',
    slug: 'inherit',
    effect: ({ self }, { share, more }) => addToken(self, 'coin', Number(share) + Number(more)),
  },
])
const begun = () => startCoop({ cards: [heir], setup: { yard: { p1: ['heir'] }, sky: ['gull'], storm: ['gull', 'gull', 'gull'] } })

it('is carried out at its moment, once, with the parameters known by then', () => {
  const game = begun()
  pick(game, 'wait')
  expect(atTable(game.table, () => isMomentAwaited('a fall'))).toBe(true)
  pick(game, 'fall')
  expect(find(game, 'heir').token('coin')).toBe(5)
  pick(game, 'fall')
  expect(find(game, 'heir').token('coin')).toBe(5)
  expect(atTable(game.table, () => isMomentAwaited('a fall'))).toBe(false)
})

it('expires at the moment that was given as its end', () => {
  const game = begun()
  pick(game, 'wait')
  while (atTable(game.table, round) === 1) pick(game, 'pass')
  expect(atTable(game.table, () => isMomentAwaited('a fall'))).toBe(false)
  pick(game, 'fall')
  expect(find(game, 'heir').token('coin')).toBe(0)
})

it('can be forgotten before its moment, and those of other moments stay', () => {
  const game = begun()
  pick(game, 'wait')
  const awaited = (moment: string) => isMomentAwaited(moment)
  expect(
    tamper(game, () => {
      startDelayed(find(game, 'heir'), 'inherit', 'a rise', {}, 'round')
      forgetDelayed('a fall')
      return [awaited('a fall'), awaited('a rise')]
    }),
  ).toEqual([false, true])
})
