import { ask, atTable, type JsonObject } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { addToStagingArea } from '../src/reveal.ts'
import { lcg } from '../src/ruleset.ts'
import { card, modifier, rule, setup } from '../src/script.ts'
import { named } from '../src/verbs/scenario.ts'

/** What scenes cannot test: orders of hidden decks, and games that are refused before they begin. */

const hero = (threatCost: number): JsonObject => ({
  type: 'hero',
  sphere: 'spirit',
  threatCost,
  willpower: 1,
  attack: 1,
  defense: 1,
  hitPoints: 3,
})
const stage = (number: number): JsonObject => ({
  type: 'quest',
  stage: number,
  encounterSets: ['fen'],
  sides: { A: {}, B: { questPoints: 5 } },
})
const names = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}-${String(i + 1).padStart(2, '0')}`)

const mine = names('rope', 50)
const yours = names('lamp', 50)
const weather = names('mist', 20)

const pack: PackContent = {
  id: 'made-up',
  cards: {
    ...Object.fromEntries(['one', 'two', 'three', 'four'].map((slug, i) => [slug, hero(8 + i)])),
    ...Object.fromEntries([...mine, ...yours].map((slug): [string, JsonObject] => [slug, { type: 'event', sphere: 'spirit', cost: 1 }])),
    ...Object.fromEntries(weather.map((slug): [string, JsonObject] => [slug, { type: 'treachery', encounterSet: 'fen', quantity: 1 }])),
    'stage-1': stage(1),
    'stage-2': stage(2),
    'stage-3': stage(3),
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage-3', 'stage-1', 'stage-2'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [],
}
const library = buildLibrary([pack])

function start(seed: string, heroes: readonly (readonly string[])[] = [['one', 'two'], ['three']]): Game {
  const decks = heroes.map((slugs, i) => ({
    name: `deck ${i + 1}`,
    kind: 'custom',
    heroes: slugs.map((slug) => `made-up:${slug}`),
    cards: Object.fromEntries((i === 0 ? mine : yours).map((slug) => [`made-up:${slug}`, 1])),
  }))
  return new Game({ ruleset: lcg, library, seed, setup: { kind: 'scenario', scenario: 'made-up:scenario/fen', mode: 'standard', decks } })
}

function slugs(game: Game, zone: string): string[] {
  return game.table.zone(zone).cards.map((card) => card.slug)
}

describe('decks at the beginning', () => {
  it('[LCG-SETUP-2] each deck is shuffled separately, the same for the same seed; heroes and stages are in none', () => {
    // at the vote for the first player, no dice were rolled yet
    const game = start('a seed')
    expect(game.question?.spec.name).toBe('vote-first-player')
    const decks: [string, string[]][] = [
      ['p1.deck', mine],
      ['p2.deck', yours],
      ['encounter-deck', weather],
    ]
    for (const [zone, own] of decks) {
      const order = slugs(game, zone)
      expect(order.slice().sort()).toEqual(own)
      expect(order).not.toEqual(own)
      expect(order).not.toEqual(own.slice().reverse())
      expect(slugs(start('a seed'), zone)).toEqual(order)
      expect(slugs(start('another seed'), zone)).not.toEqual(order)
    }
    // if both decks were shuffled with the same dice, they would have the same order
    expect(slugs(game, 'p1.deck').map((slug) => slug.slice(-2))).not.toEqual(slugs(game, 'p2.deck').map((slug) => slug.slice(-2)))
  })

  it('[LCG-SETUP-2][LCG-SETUP-7] the quest deck is stacked in number order, whatever the seed', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) expect(slugs(start(seed), 'quest-deck')).toEqual(['stage-3', 'stage-2', 'stage-1'])
  })
})

describe('a game that cannot begin says what is missing or too much', () => {
  const deck = { name: 'rope', kind: 'custom', heroes: ['made-up:one'], cards: { 'made-up:rope-01': 3 } }
  const scenario = { kind: 'scenario', scenario: 'made-up:scenario/fen', mode: 'standard' } as const
  const begin = (setup: JsonObject, more: readonly PackContent[] = []) =>
    new Game({ ruleset: lcg, library: more.length > 0 ? buildLibrary(more) : library, seed: 's', setup: { kind: 'scenario', ...setup } })

  it.each([
    [{ ...scenario }, /names no decks/],
    [{ ...scenario, decks: [deck], kind: 'deal' }, /set up by a scenario, and not by "deal"/],
    [{ decks: [deck] }, /names no scenario/],
    [{ ...scenario, decks: [deck], mode: 'hard' }, /there is no mode "hard"/],
    [{ ...scenario, decks: [{}] }, /the deck "of player 1" has no list of heroes/],
    [{ ...scenario, decks: [{ ...deck, cards: undefined }] }, /the deck "rope" has no cards/],
    [
      { ...scenario, decks: [{ ...deck, cards: { 'made-up:rope-01': 1e9 } }] },
      /the deck "rope" has 1000000000 copies of made-up:rope-01; it can have 1 to 99/,
    ],
    [{ ...scenario, decks: [{ ...deck, cards: { 'made-up:rope-01': 'many' } }] }, /has "many" copies of made-up:rope-01/],
  ] as readonly (readonly [JsonObject, RegExp])[])('%#', (setup, says) => {
    expect(() => begin(setup)).toThrow(says)
  })

  it('two hundred thousand copies of a card are refused with its name before they fill the memory', () => {
    const many: PackContent = {
      ...pack,
      cards: { ...pack.cards, swarm: { type: 'enemy', encounterSet: 'fen', quantity: 200_000 } as JsonObject },
    }
    expect(() => begin({ ...scenario, decks: [deck] }, [many])).toThrow(
      /the encounter deck has 200020 cards, and a game has 5000 at most; most of them are copies of made-up:swarm: 200000/,
    )
  })
})

describe('heroes at the beginning', () => {
  it('[LCG-SETUP-20] one to three heroes, none and four are refused with a reason', () => {
    expect(() => start('s', [['one', 'two', 'three']])).not.toThrow()
    expect(() => start('s', [['one']])).not.toThrow()
    expect(() => start('s', [[]])).toThrow(/has 0 heroes; a player begins with one to three/)
    expect(() => start('s', [['one', 'two', 'three', 'four']])).toThrow(/has 4 heroes; a player begins with one to three/)
  })
})

it('cards with one name from two packs can be in one deck, and their games can be played', () => {
  const other: PackContent = { ...pack, id: 'other', scenarios: {} }
  const both = buildLibrary([pack, other])
  const deck = {
    name: 'both',
    kind: 'custom',
    heroes: ['made-up:one', 'other:one', 'made-up:two'],
    cards: { 'made-up:rope-01': 2, 'other:rope-01': 3, 'made-up:rope-02': 1 },
  }
  const game = new Game({
    ruleset: lcg,
    library: both,
    seed: 's',
    setup: { kind: 'scenario', scenario: 'made-up:scenario/fen', mode: 'standard', decks: [deck] },
  })
  const ids = game.table.cards.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['p1/one', 'p1/other:one', 'p1/rope-01/2', 'p1/other:rope-01/3', 'p1/rope-02/1']))
  expect(game.table.card('p1/other:rope-01/1').code).toBe('other:rope-01')
})

describe('rules that a scenario names', () => {
  const stronger = (slug: string, by: number) => rule(slug, [modifier('willpower', { on: (card) => card.isCharacter, by })])
  const fen = pack.scenarios.fen as JsonObject
  const withRules: PackContent = {
    ...pack,
    scenarios: {
      ...pack.scenarios,
      ruled: { ...fen, rules: ['glad', 'other:glad', 'made-up:glad', 'other:bold'], modes: { easy: { rules: [] } } },
      lost: { ...fen, rules: ['other:sad'] },
    },
    scripts: [stronger('glad', 1), stronger('idle', 10)],
  }
  const other: PackContent = { ...pack, id: 'other', cards: {}, scenarios: {}, scripts: [stronger('glad', 2), stronger('bold', 4)] }
  const unrelated: PackContent = { ...pack, id: 'unrelated', cards: {}, scenarios: {}, scripts: [stronger('glad', 100)] }
  const deck = (hero: string, card: string) => ({
    name: hero,
    kind: 'custom',
    heroes: [`made-up:${hero}`],
    cards: { [`made-up:${card}`]: 3 },
  })
  const decks = [deck('one', 'rope-01'), deck('two', 'lamp-01')]
  const play = (packs: readonly PackContent[], scenario: string, mode = 'standard') =>
    new Game({
      ruleset: lcg,
      library: buildLibrary(packs),
      seed: 's',
      setup: { kind: 'scenario', scenario: `made-up:scenario/${scenario}`, mode, decks },
    })
  const willpower = ({ table }: Game) => atTable(table, () => ask(table.card('p1/one'), 'willpower'))
  const ids = ({ table }: Game) => table.cards.map(({ id }) => id)

  it('come after all other cards, each once, in the order of the list, and apply from the beginning', () => {
    const game = play([withRules, other, unrelated], 'ruled')
    const rules = ['rule/glad', 'other:rule/glad', 'rule/bold']
    expect(ids(game)).toEqual([...ids(play([pack], 'fen')), ...rules])
    expect(game.table.zone('rules').cards.map(({ id, code }) => [id, code])).toEqual([
      ['scenario', 'made-up:scenario/ruled'],
      ['rule/glad', 'made-up:rule/glad'],
      ['other:rule/glad', 'other:rule/glad'],
      ['rule/bold', 'other:rule/bold'],
    ])
    expect(willpower(game)).toBe(1 + 1 + 2 + 4)
  })

  it('are replaced in a mode that names its own', () => {
    expect(willpower(play([withRules, other], 'ruled', 'easy'))).toBe(1)
  })

  it('do not affect a game of a scenario that names none: rules of its own pack and of others do not change its hash', () => {
    const [alone, beside] = [play([pack], 'fen'), play([withRules, other, unrelated], 'fen')]
    expect(ids(beside)).toEqual(ids(alone))
    expect(beside.hash).toBe(alone.hash)
    expect(play([withRules, other], 'ruled').hash).toBe(play([unrelated, other, withRules], 'ruled').hash)
    expect(play([withRules, other], 'ruled').hash).not.toBe(play([withRules, other], 'ruled', 'easy').hash)
  })

  it('must exist: a game without one of them is refused with its name', () => {
    expect(() => play([withRules, other], 'lost')).toThrow(/the scenario names the rule other:sad, which no loaded pack has/)
  })
})

it.each([
  ['mist-01', []],
  ['rope-01', ['made-up:rope-01']],
])('a card that the scenario and the first stage both put into play does not count as missing: %s', (slug, missing) => {
  const code = `made-up:${slug}`
  const twice: PackContent = {
    ...pack,
    scenarios: { fen: { ...(pack.scenarios.fen as JsonObject), setup: [{ do: 'add-to-staging', card: 'mist-01' }] } },
    scripts: [
      card('stage-1', {
        A: [
          setup(() => {
            for (const one of named(code)) addToStagingArea(one, 'set-up')
          }),
        ],
      }),
    ],
  }
  const deck = { name: 'one', kind: 'custom', heroes: ['made-up:one'], cards: { 'made-up:lamp-01': 8 } }
  const game = new Game({
    ruleset: lcg,
    library: buildLibrary([twice]),
    seed: 's',
    setup: { kind: 'scenario', scenario: 'made-up:scenario/fen', mode: 'standard', decks: [deck] },
  })
  game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: ['no'] }])
  expect(slugs(game, 'staging-area')).toEqual(['mist-01'])
  expect(game.table.record.story.flatMap(({ kind, parts }) => (kind === 'too-few-cards' ? [parts.what] : []))).toEqual(missing)
})
