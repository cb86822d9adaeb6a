/** An ended game as the history of a group records it. */
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { expect, it } from 'vitest'
import { type EndedGame, finishedGame } from '../src/index.ts'

const lcgRulebook = rulebookAt('lcg')
const catalogue = {
  card: (code: string) => (code === 'core:ulla' ? { title: 'Ulla' } : undefined),
  sentence: (code: string) => `said of ${code}`,
} as unknown as Parameters<typeof finishedGame>[1]

const ended = (setup: object, figures: object): EndedGame =>
  ({
    game: { scenario: 'core:mill', title: 'The Mill', setup, seed: '42', viewer: 'p1' },
    outcome: { result: 'won', why: { code: 'won.last-stage', parts: {} }, figures },
    replay: { format: 'f', version: 1, engine: {}, packs: ['under'], setup, seed: '42', inputs: [], hashes: ['h'], places: ['p'] },
    view: { status: { seats: [{ seat: 'p1' }] }, cards: { p1: { tokens: { threat: 31 } } }, zones: {} },
    rounds: 6,
    packs: [],
    messages: {},
  }) as unknown as EndedGame

it('names scenario, mode, decks, outcome and figures, and has the replay without places', () => {
  const setup = { mode: 'easy', decks: [{ name: 'Riders', heroes: ['core:ulla', 'core:gone'] }] }
  const game = finishedGame(ended(setup, { rounds: 7, score: { total: 90 }, threat: { p1: 28 } }), catalogue, lcgRulebook)
  expect(game).toEqual({
    ...{ table: 'core:mill 42', scenario: { code: 'core:mill', title: 'The Mill' }, mode: 'easy', viewer: 'p1', rounds: 7, score: 90 },
    outcome: { result: 'won', why: { code: 'won.last-stage', parts: {} }, said: 'said of won.last-stage' },
    figures: { rounds: 7, score: { total: 90 }, threat: { p1: 28 } },
    players: [
      {
        ...{ seat: 'p1', deck: 'Riders', threat: 28 },
        heroes: [
          { code: 'core:ulla', title: 'Ulla' },
          { code: 'core:gone', title: 'core:gone' },
        ],
      },
    ],
    replay: { format: 'f', version: 1, engine: {}, packs: ['under'], setup, seed: '42', inputs: [], hashes: ['h'] },
  })
})

it('takes from the table what the outcome does not tell', () => {
  const game = finishedGame(ended({ decks: 'none' }, {}), catalogue, lcgRulebook)
  expect(game).toMatchObject({ mode: 'standard', rounds: 6, players: [{ deck: '', threat: 31, heroes: [] }] })
  expect(game).not.toHaveProperty('score')
  const bare = ended({ decks: [] }, { threat: null })
  const named = finishedGame(
    { ...bare, game: { ...bare.game, table: 'a table' }, view: { ...bare.view, cards: {} } },
    catalogue,
    lcgRulebook,
  )
  expect(named).toMatchObject({ table: 'a table', players: [{ threat: 0 }] })
})

it('names the winners of a game between opponents, also where all seats of the screen have lost', () => {
  const { outcome, ...game } = ended({ decks: [] }, {})
  const lost = { ...game, outcome: { ...outcome, result: 'lost', winners: ['p2'] } } as EndedGame
  expect(finishedGame(lost, catalogue, rulebookAt('duel')).outcome).toMatchObject({ result: 'lost', winners: ['p2'] })
  expect(finishedGame(lost, catalogue, lcgRulebook).outcome).not.toHaveProperty('winners')
})
