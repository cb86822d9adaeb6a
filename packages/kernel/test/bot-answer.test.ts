import { describe, expect, it } from 'vitest'
import type { Heuristic } from '../src/index.ts'
import { asked, startDuel } from './helpers.ts'

/** The answer of a bot to the pending question of a game. */

/** The duel begins with a bid of each player: a whole number. */
const game = () => startDuel({ strict: 'off' })
const seeds = Array.from({ length: 20 }, (_, at) => `seed ${at}`)

describe('a bot', () => {
  it('draws its random answers among the amounts that do not lose by themselves', () => {
    const duel = game()
    const heuristic: Heuristic = { choose: () => 0, drawn: () => [1] }
    expect(new Set(seeds.map((seed) => duel.botAnswer('random', heuristic, seed)))).toEqual(new Set([1]))
    const all = new Set(seeds.map((seed) => duel.botAnswer('random', { choose: () => 0 }, seed)))
    expect(all.size).toBeGreaterThan(1)
  })

  it('answers as its heuristic says, and at random after a mistake of it; the same seed gives the same answer', () => {
    const duel = game()
    expect(duel.botAnswer('greedy', { choose: () => 1 }, 'seed')).toBe(1)
    const failing: Heuristic = {
      choose: () => {
        throw new Error('no idea')
      },
      drawn: () => [0],
    }
    expect(duel.botAnswer('greedy', failing, 'seed')).toBe(0)
    expect(duel.botAnswer('greedy', { choose: () => 'nonsense', drawn: () => [0] } as never, 'seed')).toBe(0)
    const plain: Heuristic = { choose: () => 0 }
    expect(duel.botAnswer('random', plain, 'seed')).toEqual(duel.botAnswer('random', plain, 'seed'))
  })

  it('leaves the game as it is', () => {
    const duel = game()
    const before = { hash: duel.hash, question: asked(duel).key }
    duel.botAnswer('greedy', { choose: () => 0 }, 'seed')
    expect({ hash: duel.hash, question: asked(duel).key }).toEqual(before)
  })
})
