import type { JsonObject } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { buildLibrary } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { card, modifier } from '../src/script.ts'

/** A position with something for a state check to find, next to a part that causes all cards to be checked when it becomes active. */

const hills = card('hills', [modifier('keywords', { gain: 'surge', on: 'self' })])
const library = buildLibrary([
  {
    id: 'made-up',
    cards: {
      guide: { type: 'hero', unique: true, sphere: 'lore', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 },
      hills: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 5 },
    },
    keywords: { surge: {} },
    scenarios: {},
    titles: {},
    scripts: [hills],
  },
])

const seat = (id: string): JsonObject => ({ id, code: 'kernel:piece', fields: { seat: 'yes' }, tokens: { threat: 20 } })
const position: JsonObject = {
  format: 'questwright-position',
  version: 1,
  cards: [
    {
      id: 'table',
      code: 'kernel:piece',
      fields: { round: 1, phase: 'quest', step: '3.1', firstPlayer: 'p1' },
      memory: { seed: 'a seed', cursor: [{ step: '3.1', args: {} }] },
    },
    seat('p1'),
    seat('p2'),
    { id: 'p1/guide/1', code: 'made-up:guide', fields: { owner: 'p1', controller: 'p1' }, tokens: {} },
    { id: 'encounter/hills/1', code: 'made-up:hills', fields: {}, tokens: {} },
  ],
  // p2 has lost all heroes, but is not eliminated yet
  zones: { 'p1.play-area': ['p1/guide/1'], 'staging-area': ['encounter/hills/1'] },
}

it('opens the same in the first run of a stretch and in the second', () => {
  const game = new Game({ ruleset: lcg, library, seed: 'a seed', setup: { kind: 'position', position }, strict: 'on' })
  expect(game.question?.key).toBe('3.2/choose-to-commit/p1/1')
})
