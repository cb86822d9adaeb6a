import type { JsonObject } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { deckCardsForScenario, heroesForScenario } from '../src/starting-cards.ts'

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
    cloak: { type: 'event', sphere: 'lore', cost: 1, subtype: 'goods', ware: 'cloth' },
    spice: { type: 'event', sphere: 'lore', cost: 1, subtype: 'goods', ware: 'food' },
    stage: { type: 'quest', stage: 1, encounterSets: [], sides: { A: {}, B: { questPoints: 5 } } },
  },
  keywords: {},
  scenarios: {
    road: { quest: ['stage'], encounterSets: [], begins: { with: 'fellowship', card: 'bearer', trait: 'Bearer' } },
    plain: { quest: ['stage'], encounterSets: [] },
    alone: { quest: ['stage'], encounterSets: [], begins: { with: 'fellowship', card: 'bearer', instead: 'none' } },
    market: { quest: ['stage'], encounterSets: [], deckCards: { goods: ['cloth'] } },
    fair: { quest: ['stage'], encounterSets: [], deckCards: { goods: 'all' } },
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
      deckCards: { goods: { one: 'a ware', several: 'wares', print: { subtype: 'goods' }, by: 'ware' } },
    },
  },
  scripts: [],
}
const library = buildLibrary([pack])

type ScenarioName = 'road' | 'plain' | 'alone' | 'market' | 'fair'
const wares = ['cloak', 'spice']

function start(scenario: ScenarioName, ...decks: readonly (readonly string[])[]): Game {
  const lists = decks.map((slugs, i) => ({
    name: `deck ${i + 1}`,
    kind: 'custom',
    heroes: slugs.filter((slug) => ![...wares, 'bearer-ally'].includes(slug)).map((slug) => `made-up:${slug}`),
    cards: {
      'made-up:rope': 9,
      ...Object.fromEntries([...wares, 'bearer-ally'].filter((slug) => slugs.includes(slug)).map((slug) => [`made-up:${slug}`, 1])),
    },
  }))
  return new Game({
    ruleset: lcg,
    library,
    seed: 'begin',
    setup: { kind: 'scenario', scenario: `made-up:scenario/${scenario}`, mode: 'standard', decks: lists },
  })
}

describe('heroes for which a system has further rules', () => {
  it('[LCG-FELLOWSHIP-1] may only be used in scenarios that name them', () => {
    expect(() => start('plain', ['one', 'bearer'])).toThrow(/"deck 1" begins with Bearer, and .* is not played with companions/)
    expect(() => start('plain', ['one'])).not.toThrow()
    expect(() => start('road', ['one', 'bearer'])).not.toThrow()
  })

  it('[LCG-FELLOWSHIP-1] may only be used once in a game, whichever deck has them', () => {
    expect(() => start('road', ['one', 'bearer'], ['two', 'king'])).toThrow(/Bearer and King cannot begin one game/)
    expect(() => start('road', ['one', 'bearer', 'king'])).toThrow(/which has 1 of companions at most/)
  })

  it('[LCG-FELLOWSHIP-2] exclude other versions of the same hero, also if the scenario adds the hero', () => {
    expect(() => start('road', ['one', 'bearer'], ['bearer-of-old'])).toThrow(/take made-up:bearer-of-old out of the deck "deck 2"/)
    expect(() => start('road', ['one'], ['two', 'bearer-ally'])).toThrow(/take made-up:bearer-ally out of the deck "deck 2"/)
    expect(() => start('plain', ['one'], ['two', 'bearer-ally'])).not.toThrow()
  })

  it('[LCG-FELLOWSHIP-4] must have the trait that the scenario requires', () => {
    expect(() => start('road', ['one', 'other-bearer'])).not.toThrow()
    expect(() => start('road', ['one', 'king'])).toThrow(/has the trait Bearer, which King of the deck "deck 1" has not/)
  })

  it('[LCG-RING-3] may be a fourth hero, but not a fifth', () => {
    expect(() => start('road', ['one', 'two', 'three', 'bearer'])).not.toThrow()
    expect(() => start('road', ['one', 'two', 'three', 'four', 'bearer'])).toThrow(/has 4 heroes besides 1 that does not count/)
    expect(() => start('road', ['one', 'two', 'three', 'four'])).toThrow(/has 4 heroes; a player begins with one to three/)
  })
})

describe('a scenario that has its own starting card', () => {
  it('refuses another starting card, and begins with its own one if the deck has it or none', () => {
    expect(() => start('alone', ['one', 'other-bearer'])).toThrow(
      'is played with a companion of its own and no other, and the deck "deck 1" begins with made-up:other-bearer; take it out',
    )
    expect(() => start('alone', ['one', 'bearer'])).not.toThrow()
    expect(() => start('alone', ['one'])).not.toThrow()
    for (const heroes of [['one', 'bearer'], ['one']]) {
      const game = start('alone', heroes)
      const bearer = game.table.cards.find(({ slug, zone }) => slug === 'bearer' && zone.id === 'p1.play-area')
      expect([bearer?.ownerName, bearer?.controllerName]).toEqual(['p1', 'p1'])
    }
  })
})

describe('cards for decks about which a system has further rules', () => {
  it('may not be in decks for scenarios that do not mention them', () => {
    expect(() => start('plain', ['one', 'cloak'])).toThrow(
      /the deck "deck 1" has cloak, and .* is not played with wares; take made-up:cloak out/,
    )
  })

  it('may be in decks for scenarios that name them, and no other such cards', () => {
    expect(() => start('market', ['one', 'cloak'])).not.toThrow()
    expect(() => start('market', ['one'], ['two', 'cloak', 'spice'])).toThrow(
      /the deck "deck 2" has spice, and .* is played with other wares only; take made-up:spice out/,
    )
    expect(() => start('fair', ['one', 'cloak', 'spice'])).not.toThrow()
  })
})

describe('the lists for deck builders', () => {
  const cards = [...library.cards.values()]
  const facts = (scenario: ScenarioName) => pack.scenarios[scenario] as JsonObject
  const begins = (scenario: ScenarioName) => ({
    ...facts(scenario),
    ...(scenario === 'road' || scenario === 'alone'
      ? { begins: { ...(facts(scenario).begins as JsonObject), card: 'made-up:bearer' } }
      : {}),
  })
  const heroesFor = (scenario: ScenarioName, ...slugs: readonly string[]) =>
    heroesForScenario(
      slugs.map((slug) => library.cards.get(`made-up:${slug}`) as (typeof cards)[number]),
      begins(scenario),
      library,
    ).map(({ slug }) => slug)

  it('have the heroes that a scenario accepts, up to its maximum, and no other version of them', () => {
    expect(heroesFor('plain', 'one', 'bearer', 'king')).toEqual(['one'])
    expect(heroesFor('road', 'one', 'king', 'bearer', 'other-bearer')).toEqual(['one', 'bearer'])
    expect(heroesFor('road', 'bearer', 'bearer-of-old', 'two')).toEqual(['bearer', 'two'])
    expect(heroesFor('road', 'bearer-of-old', 'two')).toEqual(['two'])
    expect(heroesFor('alone', 'other-bearer', 'one')).toEqual(['one'])
    expect(heroesFor('alone', 'bearer', 'one')).toEqual(['bearer', 'one'])
    expect(heroesFor('plain', 'bearer-of-old', 'two')).toEqual(['bearer-of-old', 'two'])
  })

  it('have the cards that a scenario accepts', () => {
    const goods = (scenario: ScenarioName) =>
      deckCardsForScenario(cards, facts(scenario), library)
        .map(({ slug }) => slug)
        .filter((slug) => ['rope', ...wares].includes(slug))
    expect(goods('plain')).toEqual(['rope'])
    expect(goods('market')).toEqual(['rope', 'cloak'])
    expect(goods('fair')).toEqual(['rope', 'cloak', 'spice'])
  })
})
