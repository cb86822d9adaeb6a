import { figuresOf, type SimulatedGame } from '@questwright/lab'
import { authorWords } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import { rulebookFor } from '@questwright/rulebook'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { describe, expect, it } from 'vitest'
import {
  type KeptResult,
  type KeptSimulation,
  packsStamp,
  shownFor,
  subjectKey,
  withResult,
} from '../src/client/scenario/kept-simulations.ts'
import { workersFor } from '../src/client/scenario/simulate.ts'
import { endingWords } from '../src/ui/scenario/ending-words.ts'

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

const lcg = rulebookFor('lcg', rulebooks)

describe('figures that are kept', () => {
  it('have nothing before them the first time, also when the same packs are played again', () => {
    expect(shownFor(kept(result('a', 1)), 'a')).toMatchObject({ now: { packs: 'a' }, before: undefined })
    const again = shownFor(kept(result('a', 1), result('a', 2)), 'a')
    expect([wins(again.now), again.before]).toEqual([2, undefined])
  })

  it('become those before when the packs change, and stay so while the new version is played again', () => {
    const changed = shownFor(kept(result('a', 1), result('b', 5), result('b', 6)), 'b')
    expect([wins(changed.now), wins(changed.before)]).toEqual([6, 1])
    const third = shownFor(kept(result('a', 1), result('b', 5), result('c', 7)), 'c')
    expect([wins(third.now), wins(third.before)]).toEqual([7, 5])
  })

  it('are shown as before until the changed packs were simulated', () => {
    const shown = shownFor(kept(result('a', 3)), 'b')
    expect([shown.now, wins(shown.before)]).toEqual([undefined, 3])
  })

  it('are found again when a change is taken back, and playing them anew keeps the other version', () => {
    const both = kept(result('a', 1), result('b', 5))
    expect([wins(shownFor(both, 'a').now), wins(shownFor(both, 'a').before)]).toEqual([1, 5])
    const back = withResult(both, subject, result('a', 2))
    expect([wins(shownFor(back, 'a').now), wins(shownFor(back, 'a').before)]).toEqual([2, 5])
  })

  it('have a name by everything but packs, seed and number of games', () => {
    expect(subjectKey(subject)).not.toBe(subjectKey({ ...subject, mode: 'easy' }))
    expect(subjectKey(subject)).not.toBe(subjectKey({ ...subject, decks: ['fen:bright', 'fen:dim'] }))
    const pack = (id: string, hash: string) => ({ id, hash }) as PackBundle
    expect(packsStamp([pack('a', '1'), pack('b', '2')])).toBe(packsStamp([pack('b', '2'), pack('a', '1')]))
    expect(packsStamp([pack('a', '1')])).not.toBe(packsStamp([pack('a', '2')]))
  })
})

describe('endings in words', () => {
  it('tell how the players went out', () => {
    const lost = { result: 'lost', why: 'lost.all-eliminated' } as const
    expect(endingWords({ ...lost, left: ['threat'] }, 1, lcg)).toBe('Lost: threat reached 50 for the player')
    expect(endingWords({ ...lost, left: ['heroes'] }, 2, lcg)).toBe('Lost: no hero was left to all players')
    expect(endingWords({ ...lost, left: ['heroes', 'threat'] }, 2, lcg)).toMatch(/some by threat/)
  })

  it('tell of games without an end and of endings that a pack invents', () => {
    expect(endingWords({ result: 'stuck', why: 'the game does not end: 5000 decisions were made', left: [] }, 1, lcg)).toMatch(
      /5000 decisions/,
    )
    expect(endingWords({ result: 'lost', why: 'lost.lamp-went-out', left: [] }, 1, lcg)).toBe('Lost: lamp went out')
    const whyInWords = { words: 'outcomes', of: 'fords:ford', key: 'lamp-went-out' }
    const text = { en: { cards: { ford: { words: { outcomes: { 'lamp-went-out': 'The last lamp is out: the players lose.' } } } } } }
    const words = authorWords([{ id: 'fords', game: 'lcg', dependencies: [], text }], rulebooks)
    expect(endingWords({ result: 'lost', why: 'lost.lamp-went-out', whyInWords, left: [] }, 1, lcg, words)).toBe(
      'The last lamp is out: the players lose.',
    )
  })
})

it('leaves a core to the page, and opens no worker for a few games', () => {
  expect([workersFor(200, 8), workersFor(200, 2), workersFor(200, 1), workersFor(4, 8)]).toEqual([2, 1, 1, 1])
})
