import { figuresOf, type SimulatedGame } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs/types'
import { describe, expect, it } from 'vitest'
import { workersFor } from '../src/page/simulate-in-workers.ts'
import {
  type KeptResult,
  type KeptSimulation,
  newestResults,
  packsStamp,
  shownFor,
  subjectKey,
  withResult,
} from '../src/page/simulation-results.ts'

const subject = { scenario: 'fen:causeway', mode: 'standard', decks: ['fen:bright'], bot: 'greedy' } as const
const result = (packs: string, wins: number): KeptResult => ({
  packs,
  seed: '1',
  figures: figuresOf(Array.from({ length: 10 }, (_, n) => game(n, n < wins ? 'won' : 'lost'))),
  stopped: 'finished',
  at: '2026-01-01T00:00:00.000Z',
})

function game(n: number, ended: SimulatedGame['result']): SimulatedGame {
  return {
    seed: `1/${n}`,
    result: ended,
    why: ended === 'won' ? 'won.last-stage' : 'lost.all-eliminated',
    rounds: 5,
    decisions: 50,
    stateHash: '',
    hash: '',
    faults: [],
    slips: [],
    seats: ['p1'],
    winners: [],
  }
}

const kept = (...results: readonly KeptResult[]): KeptSimulation | undefined =>
  results.reduce<KeptSimulation | undefined>((before, one) => withResult(before, subject, one), undefined)
const wins = (one: KeptResult | undefined) => one?.figures.wins

describe('figures that are kept', () => {
  it('have no earlier version the first time, nor when the same packs are played again', () => {
    expect(shownFor(kept(result('a', 1)), 'a')).toMatchObject({ now: { packs: 'a' }, before: undefined })
    const again = shownFor(kept(result('a', 1), result('a', 2)), 'a')
    expect([wins(again.now), again.before]).toEqual([2, undefined])
  })

  it('become the earlier figures when the packs change, and stay so while the new version is played again', () => {
    const changed = shownFor(kept(result('a', 1), result('b', 5), result('b', 6)), 'b')
    expect([wins(changed.now), wins(changed.before)]).toEqual([6, 1])
    const third = shownFor(kept(result('a', 1), result('b', 5), result('c', 7)), 'c')
    expect([wins(third.now), wins(third.before)]).toEqual([7, 5])
  })

  it('are shown as the earlier figures until the changed packs were simulated', () => {
    const shown = shownFor(kept(result('a', 3)), 'b')
    expect([shown.now, wins(shown.before)]).toEqual([undefined, 3])
  })

  it('are shown again when a change is undone, and a new simulation keeps those of the other version', () => {
    const both = kept(result('a', 1), result('b', 5))
    expect([wins(shownFor(both, 'a').now), wins(shownFor(both, 'a').before)]).toEqual([1, 5])
    const back = withResult(both, subject, result('a', 2))
    expect([wins(shownFor(back, 'a').now), wins(shownFor(back, 'a').before)]).toEqual([2, 5])
  })

  it('are stored under a key of everything but packs, seed and number of games', () => {
    expect(subjectKey(subject)).not.toBe(subjectKey({ ...subject, mode: 'easy' }))
    expect(subjectKey(subject)).not.toBe(subjectKey({ ...subject, decks: ['fen:bright', 'fen:dim'] }))
    const pack = (id: string, hash: string) => ({ id, hash }) as PackBundle
    expect(packsStamp([pack('a', '1'), pack('b', '2')])).toBe(packsStamp([pack('b', '2'), pack('a', '1')]))
    expect(packsStamp([pack('a', '1')])).not.toBe(packsStamp([pack('a', '2')]))
  })
})

it('the newest result of a scenario is found among those of all its decks, modes and bots', () => {
  const at = (scenario: string, mode: string, day: number, won: number) =>
    withResult(undefined, { ...subject, scenario, mode }, { ...result('a', won), at: `2026-01-0${day}T00:00:00.000Z` })
  const all = newestResults([
    at('fen:causeway', 'easy', 2, 1),
    at('fen:causeway', 'standard', 3, 2),
    at('fen:causeway', 'night', 1, 3),
    at('fen:ford', 'easy', 1, 4),
  ])
  expect([...all].map(([scenario, one]) => [scenario, wins(one)])).toEqual([
    ['fen:causeway', 2],
    ['fen:ford', 4],
  ])
})

it('leaves a core to the page, and opens only one worker for a few games', () => {
  expect([workersFor(200, 8), workersFor(200, 2), workersFor(200, 1), workersFor(4, 8)]).toEqual([2, 1, 1, 1])
})
