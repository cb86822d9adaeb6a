import type { JsonObject } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { expect, test } from 'vitest'
import { buildLibrary } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'

/**
 * How many copies of a card are in the encounter deck of a game. quantities.test.ts of @questwright/packs, which counts them for pages, has
 * the same numbers.
 */

const enemy: JsonObject = { type: 'enemy', encounterSet: 'scouts', engagementCost: 40, threat: 1, attack: 1, defense: 0, hitPoints: 3 }
const cards: { readonly [slug: string]: JsonObject } = {
  mine: { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 },
  captain: { ...enemy, quantity: 1, easyModeRemoves: 2 },
  scout: { ...enemy, quantity: 3, easyModeRemoves: 2 },
  stage: { type: 'quest', stage: 1, encounterSets: ['scouts'], sides: { A: {}, B: { questPoints: 5 } } },
}

/** @returns the copies of the captain and of the scout in the encounter deck of a game in easy mode */
function copies(quantities: JsonObject): readonly number[] {
  const scenarios = { ford: { quest: ['stage'], encounterSets: ['scouts'], quantities } }
  const library = buildLibrary([{ id: 'easy', cards, keywords: {}, scenarios, titles: {}, scripts: [] }])
  const decks = [{ name: 'one', kind: 'custom', heroes: ['easy:mine'], cards: {} }]
  const game = new Game({
    ruleset: lcg,
    library,
    seed: 's',
    setup: { kind: 'scenario', scenario: 'easy:scenario/ford', mode: 'easy', decks },
  })
  return ['captain', 'scout'].map((slug) => game.table.cards.filter((card) => card.slug === slug).length)
}

test('easy mode removes copies from the numbers of standard mode, and never more than there are', () => {
  expect(copies({})).toEqual([0, 1])
  expect(copies({ standard: { captain: 2, scout: 5 } })).toEqual([0, 3])
  expect(copies({ standard: { captain: 1, scout: 4 } })).toEqual([0, 2])
  expect(copies({ standard: { 'set/scouts': 2 } })).toEqual([0, 2])
  // a number for easy mode counts unchanged
  expect(copies({ standard: { captain: 1 }, easy: { captain: 1, scout: 2 } })).toEqual([1, 2])
})
