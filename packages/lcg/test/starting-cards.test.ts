import type { JsonObject } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'

/** Games that are refused because a system has further rules for their heroes. Scenes play the games that begin. */

const hero = (sphere: string, traits: readonly string[]): JsonObject => ({
  ...{ type: 'hero', sphere, traits, unique: true, threatCost: 0, willpower: 1, attack: 1, defense: 1, hitPoints: 3 },
})

const pack: PackContent = {
  id: 'made-up',
  cards: {
    bearer: hero('fellowship', ['Bearer']),
    'other-bearer': hero('fellowship', ['Bearer']),
    king: hero('fellowship', ['Ranger']),
    'bearer-of-old': hero('lore', []),
    ...Object.fromEntries(['one', 'two', 'three', 'four'].map((slug) => [slug, hero('lore', [])])),
    'bearer-ally': { type: 'ally', sphere: 'lore', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 1 },
    rope: { type: 'event', sphere: 'lore', cost: 1 },
    stage: { type: 'quest', stage: 1, encounterSets: [], sides: { A: {}, B: { questPoints: 5 } } },
  },
  keywords: {},
  scenarios: {
    road: { quest: ['stage'], encounterSets: [], begins: { with: 'fellowship', card: 'bearer', trait: 'Bearer' } },
    plain: { quest: ['stage'], encounterSets: [] },
  },
  titles: {
    bearer: { title: 'Bearer' },
    'other-bearer': { title: 'Bearer' },
    'bearer-of-old': { title: 'Bearer' },
    'bearer-ally': { title: 'Bearer' },
    king: { title: 'King' },
  },
  systems: {
    fellowship: {
      startingCards: {
        fellowship: {
          ...{ one: 'a companion', several: 'companions', print: { sphere: 'fellowship' } },
          ...{ beyond: 1, mostInGame: 1, versions: 'one', scenarios: 'said' },
        },
      },
    },
  },
  scripts: [],
}
const library = buildLibrary([pack])

function start(scenario: 'road' | 'plain', ...decks: readonly (readonly string[])[]): Game {
  const lists = decks.map((slugs, i) => ({
    name: `deck ${i + 1}`,
    kind: 'custom',
    heroes: slugs.filter((slug) => slug !== 'bearer-ally').map((slug) => `made-up:${slug}`),
    cards: { 'made-up:rope': 9, ...(slugs.includes('bearer-ally') ? { 'made-up:bearer-ally': 1 } : {}) },
  }))
  return new Game({
    ruleset: lcg,
    library,
    seed: 'begin',
    setup: { kind: 'scenario', scenario: `made-up:scenario/${scenario}`, mode: 'standard', decks: lists },
  })
}

describe('heroes with further rules of a system', () => {
  it('[LCG-FELLOWSHIP-1] are in no game of a scenario that does not name them', () => {
    expect(() => start('plain', ['one', 'bearer'])).toThrow(/"deck 1" begins with Bearer, and .* is not played with companions/)
    expect(() => start('plain', ['one'])).not.toThrow()
    expect(() => start('road', ['one', 'bearer'])).not.toThrow()
  })

  it('[LCG-FELLOWSHIP-1] are in a game only once, whichever deck has them', () => {
    expect(() => start('road', ['one', 'bearer'], ['two', 'king'])).toThrow(/Bearer and King cannot begin one game/)
    expect(() => start('road', ['one', 'bearer', 'king'])).toThrow(/which has 1 of companions at most/)
  })

  it('[LCG-FELLOWSHIP-2] exclude other versions of them, also when the scenario adds them', () => {
    expect(() => start('road', ['one', 'bearer'], ['bearer-of-old'])).toThrow(/take made-up:bearer-of-old out of the deck "deck 2"/)
    expect(() => start('road', ['one'], ['two', 'bearer-ally'])).toThrow(/take made-up:bearer-ally out of the deck "deck 2"/)
    expect(() => start('plain', ['one'], ['two', 'bearer-ally'])).not.toThrow()
  })

  it('[LCG-FELLOWSHIP-4] must have the trait that the scenario asks for', () => {
    expect(() => start('road', ['one', 'other-bearer'])).not.toThrow()
    expect(() => start('road', ['one', 'king'])).toThrow(/has the trait Bearer, which King of the deck "deck 1" has not/)
  })

  it('[LCG-RING-3] may be a fourth hero, but not a fifth', () => {
    expect(() => start('road', ['one', 'two', 'three', 'bearer'])).not.toThrow()
    expect(() => start('road', ['one', 'two', 'three', 'four', 'bearer'])).toThrow(/has 4 heroes besides 1 that does not count/)
    expect(() => start('road', ['one', 'two', 'three', 'four'])).toThrow(/has 4 heroes; a player begins with one to three/)
  })
})
