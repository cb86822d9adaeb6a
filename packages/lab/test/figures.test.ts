import type { StretchCourse } from '@questwright/kernel'
import { describe, expect, it } from 'vitest'
import { changeOfMean, changeOfWins, figuresOf, runSimulation, type SimulatedGame, spreadOf } from '../src/index.ts'

function game(n: number, change: Partial<SimulatedGame> = {}): SimulatedGame {
  return {
    seed: `s/${n}`,
    result: 'lost',
    why: 'lost.out',
    rounds: 3,
    decisions: 10,
    stateHash: '',
    hash: `${n}`,
    faults: [],
    slips: [],
    seats: ['p1', 'p2'],
    winners: [],
    ...change,
  }
}

const round = (n: number, staged: number | undefined, dials: readonly number[], left?: string[]): StretchCourse => ({
  round: n,
  figures: staged === undefined ? {} : { staged },
  seats: Object.fromEntries(dials.map((threat, i) => [`p${i + 1}`, { threat }])),
  ...(left ? { left } : {}),
})

describe('games in which players play against each other', () => {
  const won = (n: number, winners: readonly number[], decks?: readonly number[]) =>
    game(n, { result: 'decided', winners, ...(decks ? { decks } : {}) })

  it('count wins separately by seat and by deck if decks change their seats', () => {
    const { competition, wins } = figuresOf([won(0, [0], [0, 1]), won(1, [1], [1, 0]), won(2, [0], [0, 1]), game(3, { result: 'drawn' })])
    expect({ wins, decided: competition?.decided, drawn: competition?.drawn }).toEqual({ wins: 0, decided: 3, drawn: 1 })
    expect(competition?.bySeat.map(({ wins, games }) => [wins, games])).toEqual([
      [2, 4],
      [1, 4],
    ])
    // deck 0 won all three games, twice in the first seat and once in the second
    expect(competition?.byDeck.map(({ wins }) => wins)).toEqual([3, 0])
    expect(competition?.byDeck[0]?.interval.low).toBeGreaterThan(0.3)
  })

  it('count the wins of who took the first turn, among the games that tell it', () => {
    const begun = (n: number, first: number, winners: readonly number[]) => game(n, { result: 'decided', winners, first })
    const { competition } = figuresOf([begun(0, 1, [1]), begun(1, 0, [1]), begun(2, 0, [0]), won(3, [0])])
    expect(competition?.wentFirst).toMatchObject({ wins: 2, games: 3, interval: { low: expect.any(Number), high: expect.any(Number) } })
    expect(figuresOf([won(0, [0])]).competition).not.toHaveProperty('wentFirst')
  })

  it('have fixed seats for decks if decks stay, and games that all players win or lose together have no such figures', () => {
    expect(figuresOf([won(0, [1])]).competition?.byDeck.map(({ wins }) => wins)).toEqual([0, 1])
    expect(figuresOf([game(0), game(1, { result: 'won', winners: [0, 1] })])).not.toHaveProperty('competition')
  })
})

describe('the figures of many games', () => {
  const games = [
    game(0, { course: [round(0, undefined, [20, 30]), round(1, 4, [22, 32]), round(2, 6, [50, 34], ['threat'])] }),
    game(1, { course: [round(0, undefined, [20, 30]), round(1, 8, [26, 36], ['heroes', 'heroes'])] }),
    game(2, { result: 'won', why: 'won.end', rounds: 6, course: [round(0, undefined, [20, 30]), round(1, undefined, [24], ['threat'])] }),
  ]
  const figures = figuresOf(games)

  it('counts wins, rounds and decisions', () => {
    expect([figures.games, figures.wins, figures.rounds.mean, figures.rounds.deviation, figures.decisions]).toEqual([
      3,
      1,
      4,
      Math.sqrt(3),
      10,
    ])
    expect(figures.interval.low).toBeCloseTo(0.0615, 3)
  })

  it('average each round over the games that reached it, and count each seat once', () => {
    expect(figures.byRound.map(({ round: n, games: reached }) => [n, reached])).toEqual([
      [0, 3],
      [1, 3],
      [2, 1],
    ])
    expect(figures.byRound[1]?.figures.staged).toEqual({ mean: 6, deviation: Math.sqrt(8), count: 2 })
    expect(figures.byRound[1]?.seats.threat).toMatchObject({ mean: 28, count: 5 })
    expect(figures.byRound[0]?.figures).toEqual({})
  })

  it('distinguish endings by how seats left the game, but not those of won games', () => {
    expect(figures.endings).toEqual([
      { result: 'lost', why: 'lost.out', left: ['threat'], times: 1, seed: 's/0' },
      { result: 'lost', why: 'lost.out', left: ['heroes'], times: 1, seed: 's/1' },
      { result: 'won', why: 'won.end', left: [], times: 1, seed: 's/2' },
    ])
  })

  it('list faults and stuck games with a seed that shows them', () => {
    const fault = { reason: 'script-error', message: 'no', ability: 'fen:hound#action' } as const
    const broken = figuresOf([game(4), game(5, { faults: [fault] }), game(6, { faults: [fault], result: 'stuck', stuck: 'no end' })])
    expect(broken.faults).toEqual([{ fault, seed: 's/5', times: 2 }])
    expect([broken.stuckGames, broken.stuck]).toEqual([1, [{ seed: 's/6', why: 'no end' }]])
  })

  it('are empty without games', () => {
    expect(figuresOf([])).toMatchObject({ games: 0, wins: 0, byRound: [], endings: [], interval: { low: 0, high: 1 } })
  })
})

describe('a difference of two simulations', () => {
  it('counts only if the intervals do not overlap', () => {
    expect(changeOfWins({ wins: 60, games: 100 }, { wins: 30, games: 100 })).toBe('more')
    expect(changeOfWins({ wins: 30, games: 100 }, { wins: 60, games: 100 })).toBe('less')
    expect(changeOfWins({ wins: 12, games: 20 }, { wins: 9, games: 20 })).toBe('unclear')
    const around = (middle: number) => spreadOf(Array.from({ length: 50 }, (_, i) => middle + (i % 5) - 2))
    expect([changeOfMean(around(8), around(6)), changeOfMean(around(6), around(8)), changeOfMean(around(6), around(6.2))]).toEqual([
      'more',
      'less',
      'unclear',
    ])
    expect(changeOfMean(spreadOf([9]), spreadOf([1]))).toBe('unclear')
  })
})

describe('a simulation in slices', () => {
  const request = { setup: { kind: 'scenario' }, seed: 's', first: 5, games: 7, bot: 'random' } as const
  const playing = (deeds: string[], breaks: readonly number[] = []) => {
    const broken = new Set(breaks)
    return {
      play: async ({ first, games }: { first: number; games: number }) => {
        deeds.push(`${first}+${games}`)
        for (let n = first; n < first + games; n++) if (broken.has(n)) throw new Error(`game ${n} broke the realm`)
        return Array.from({ length: games }, (_, i) => game(first + i))
      },
      isBroken: () => true,
      renew: async () => void deeds.push('renewed'),
      recover: async (error: unknown) => {
        deeds.push(`blamed: ${(error as Error).message}`)
        broken.clear()
      },
    }
  }

  it('plays all games in their order', async () => {
    const deeds: string[] = []
    const games = await runSimulation(playing(deeds), request, { slice: 3 })
    expect([games.map(({ hash }) => Number(hash)), deeds]).toEqual([
      [5, 6, 7, 8, 9, 10, 11],
      ['5+3', '8+3', '11+1'],
    ])
  })

  it('plays one by one after a slice broke the realm, mutes the ability to blame, and goes on', async () => {
    const deeds: string[] = []
    const games = await runSimulation(playing(deeds, [9]), request, { slice: 3 })
    expect(games.map(({ hash }) => Number(hash))).toEqual([5, 6, 7, 8, 9, 10, 11])
    expect(deeds).toEqual(['5+3', '8+3', 'renewed', '8+1', '9+1', 'blamed: game 9 broke the realm', '9+1', '10+1', '11+1'])
  })

  it('keeps the played games when it is stopped', async () => {
    const told: SimulatedGame[] = []
    const options = {
      slice: 2,
      onGames: (games: readonly SimulatedGame[]) => void told.push(...games),
      isStopped: () => told.length >= 4,
    }
    expect((await runSimulation(playing([]), request, options)).length).toBe(4)
  })
})
