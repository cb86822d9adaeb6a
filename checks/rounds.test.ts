/** Benchmarks that compare two players: in which order they play, and how the ratios are computed. */
import { describe, expect, test } from 'vitest'
import { inTurns, type Player, perSecond, type RoundOrder, ratios } from './bench/rounds.ts'

function playerWith(name: string, choicesPerSecond: number, log: string[]): Player {
  return {
    name,
    play: async ({ seed, games }: RoundOrder) => {
      log.push(`${name} ${seed}`)
      return { choices: games * choicesPerSecond, seconds: games, checksum: seed }
    },
    close: () => undefined,
  }
}

describe('rounds of two players', () => {
  test('both play the same seeds in turns, and each begins as often as the other', async () => {
    const log: string[] = []
    await inTurns([playerWith('a', 2, log), playerWith('b', 1, log)], 100, () => undefined)
    expect(log).toEqual([
      'a warm-up',
      'b warm-up',
      'a round 0',
      'b round 0',
      'b round 1',
      'a round 1',
      'a round 2',
      'b round 2',
      'b round 3',
      'a round 3',
    ])
  })

  test('the warm-up is not counted, and the ratio is that of the choices per CPU second', async () => {
    const told: number[] = []
    const [one, other] = await inTurns([playerWith('a', 3, []), playerWith('b', 2, [])], 50, (games) => void told.push(games))
    expect(told).toEqual([25, 50])
    expect([one, other].map((tally) => perSecond(tally as NonNullable<typeof tally>))).toEqual([3, 2])
    expect(one?.rounds.length).toBe(2)
    expect(ratios(one as NonNullable<typeof one>, other as NonNullable<typeof other>)).toBe('1.500  (1.500 … 1.500)')
  })
})
