import type { JsonObject } from '@questwright/kernel'
import { Game, viewOf } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'

/** The data that the client of one player gets about the cards of another. */

const cards = Array.from({ length: 50 }, (_, i) => `card-${String(i + 1).padStart(2, '0')}`)
const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 }
const pack: PackContent = {
  id: 'made-up',
  cards: {
    mine: hero,
    yours: hero,
    ...Object.fromEntries(cards.map((slug): [string, JsonObject] => [slug, { type: 'event', sphere: 'spirit', cost: 1 }])),
    mist: { type: 'treachery', encounterSet: 'fen', quantity: 5 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 5 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [],
}
const half = (from: number): JsonObject => Object.fromEntries(cards.slice(from, from + 25).map((slug) => [`made-up:${slug}`, 1]))

it('[LCG-ZONE-18] of another player’s hand, only the number of cards is visible', () => {
  const decks = [
    { name: 'one', kind: 'starter', heroes: ['made-up:mine'], cards: half(0) },
    { name: 'two', kind: 'starter', heroes: ['made-up:yours'], cards: half(25) },
  ]
  const setup = { kind: 'scenario', scenario: 'made-up:scenario/fen', mode: 'standard', decks } as const
  const game = new Game({ ruleset: lcg, library: buildLibrary([pack]), seed: 'a seed', setup })
  while (game.question?.spec.name === 'vote-first-player') game.advance([{ kind: 'answer', question: game.question.key, value: ['p1'] }])
  expect(game.question?.spec.name).toBe('mulligan')
  const hand = game.table.zone('p1.hand').cards
  expect(hand).toHaveLength(6)

  const view = viewOf(game.table, 'p2')
  expect(view.zones['p1.hand']?.count).toBe(6)
  for (const key of view.zones['p1.hand']?.cards ?? []) expect(view.cards[key]).toMatchObject({ knowledge: 'hidden', stats: {} })
  const sent = JSON.stringify(view)
  for (const card of hand) {
    expect(sent).not.toContain(card.slug)
    expect(JSON.stringify(viewOf(game.table, 'p1'))).toContain(card.slug)
  }
})
