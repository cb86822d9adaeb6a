import { atTable, callScript, type JsonObject } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import type { GameCard } from '../src/cards.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { isNamed } from '../src/verbs/scenario.ts'

/** A card by its slug: of which packs it may be. */

const enemy: JsonObject = { type: 'enemy', encounterSet: 'fen', engagementCost: 9, threat: 1, attack: 1, defense: 0, hitPoints: 3 }
const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const stage: JsonObject = { type: 'quest', stage: 1, encounterSets: [], sides: { A: {}, B: { questPoints: 90 } } }

const pack = (id: string, cards: PackContent['cards'], dependencies: readonly string[] = []): PackContent => ({
  ...{ id, cards, dependencies, keywords: {}, titles: {}, scripts: [] },
  scenarios: id === 'base' ? { fen: { quest: ['stage'], encounterSets: [] } } : {},
})

const packs = [
  pack('base', { hero, stage, troll: enemy, wolf: enemy }),
  pack('sequel', { wolf: enemy }, ['base']),
  pack('stranger', { troll: enemy, wolf: enemy, rat: enemy }),
]
const game = new Game({
  ruleset: lcg,
  library: buildLibrary(packs),
  seed: 's',
  setup: {
    ...{ kind: 'scenario', scenario: 'base:scenario/fen', mode: 'standard' },
    decks: [{ name: 'one', kind: 'starter', heroes: ['base:hero'], cards: {} }],
  },
})

/** The packs whose card of that slug has the name, for a script of a pack. */
const namedFor = (home: string, name: string): readonly string[] =>
  atTable(game.table, () => {
    const { latch } = game.table.run
    game.table.run.latch = undefined
    try {
      return callScript(`${home}:hero#test`, () =>
        packs.flatMap(({ id, cards }) => {
          const slug = name.slice(name.indexOf(':') + 1)
          return Object.hasOwn(cards, slug) && isNamed({ code: `${id}:${slug}`, slug } as GameCard, name) ? [id] : []
        }),
      )
    } finally {
      game.table.run.latch = latch
    }
  })

it.each([
  ['of its own pack', 'base', 'wolf', ['base']],
  ['of its own pack, and not of one that it depends on', 'sequel', 'wolf', ['sequel']],
  ['of a pack that it depends on, and of no other', 'sequel', 'troll', ['base']],
  ['of any pack where neither its own nor those below have one', 'sequel', 'rat', ['stranger']],
  ['of the pack that it names', 'base', 'stranger:wolf', ['stranger']],
])('a name in a script is the card %s', (_, home, name, found) => {
  expect(namedFor(home, name)).toEqual(found)
})
