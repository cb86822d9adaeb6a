import { ask, atTable, type Card, type Json, type JsonObject, table } from '@questwright/kernel'
import { Game, viewOf } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { scriptIn } from '../src/script-in.ts'
import { system } from '../src/system.ts'
import * as verbs from '../src/verbs/index.ts'

/** The parts of a system in a running game: counters, events and stats. */

const { changeCounter, counter, happen, setCounter } = verbs as unknown as {
  changeCounter(name: string, by: number, player?: Card): void
  counter(name: string, player?: Card): number
  happen(happenings: unknown): number
  setCounter(name: string, to: number, player?: Card): void
}
const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const resolved: Json[] = []
const weather = system('weather', {
  events: { gusts: (event: { readonly speed: number }) => void resolved.push(event.speed) } as never,
})
const content: PackContent = {
  id: 'made-up',
  cards: {
    mine: { ...hero, mire: 2, moods: ['glad'], isWet: true },
    deep: { ...hero, mire: 'X', isWet: 'yes' },
    plain: hero,
    stage: { type: 'quest', stage: 1, encounterSets: [], sides: { A: {}, B: { questPoints: 90 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: [] } },
  titles: {},
  systems: {
    weather: {
      counters: {
        storm: { about: 'How bad it is.', of: 'table', starts: 1, most: 3 },
        debt: { about: 'How much is owed.', of: 'table', least: -2 },
        wet: { about: 'How wet one is.', of: 'each-seat', starts: 2 },
      },
      events: { gusts: { about: 'It gusts.', parts: { speed: 'How fast.' } } },
      stats: {
        mire: { about: 'How deep it is.', shape: 'number', fact: 'mire', otherwise: 7 },
        depth: { about: 'How deep it is, if at all.', shape: 'number', fact: 'depth', otherwise: '-' },
        sum: { about: 'Nothing so far.', shape: 'number', least: 1 },
        moods: { about: 'What it feels.', shape: 'words', fact: 'moods' },
        isWet: { about: 'Whether it is wet.', shape: 'yes-no', fact: 'isWet' },
        isDry: { about: 'Whether it is dry.', shape: 'yes-no' },
      },
    },
  },
  scripts: [scriptIn(weather) as never],
}

const begun = (): Game =>
  new Game({
    ruleset: lcg,
    library: buildLibrary([content]),
    seed: 's',
    setup: {
      ...{ kind: 'scenario', scenario: 'made-up:scenario/fen', mode: 'standard' },
      decks: [{ name: 'one', kind: 'starter', heroes: ['made-up:mine', 'made-up:deep', 'made-up:plain'], cards: {} }],
    },
  })

/** Runs a function at the table of a game that waits for an answer. */
function at<T>(game: Game, run: () => T): T {
  return atTable(game.table, () => {
    const { latch } = game.table.run
    game.table.run.latch = undefined
    try {
      return run()
    } finally {
      game.table.run.latch = latch
    }
  })
}
const told = (game: Game, kind: string) => game.table.record.story.filter((line) => line.kind === kind).map(({ parts }) => parts)
const seat = () => table().findSeat('p1') as Card

describe('a counter', () => {
  it('begins with its first value, or 0, and is shown to everyone', () => {
    const game = begun()
    expect(at(game, () => [counter('storm'), counter('debt'), counter('wet', seat())])).toEqual([1, 0, 2])
    const status = viewOf(game.table, 'p1').status as JsonObject
    expect(status).toMatchObject({ storm: 1, debt: 0, seats: [{ seat: 'p1', wet: 2 }] })
    expect(status).not.toHaveProperty('wet')
  })

  it.each<[string, () => void, () => number, number]>([
    ['is set', () => setCounter('storm', 2), () => counter('storm'), 2],
    ['is set no higher than its maximum', () => setCounter('storm', 4), () => counter('storm'), 3],
    ['is set no lower than 0', () => setCounter('storm', -1), () => counter('storm'), 0],
    ['is set no lower than its minimum', () => setCounter('debt', -3), () => counter('debt'), -2],
    ['has no maximum if its chapter names none', () => setCounter('debt', 99), () => counter('debt'), 99],
    ['is raised from its first value', () => changeCounter('storm', 1), () => counter('storm'), 2],
    ['is lowered', () => changeCounter('storm', -1), () => counter('storm'), 0],
    ['of a player is changed', () => changeCounter('wet', 3, seat()), () => counter('wet', seat()), 5],
  ])('%s', (_, change, read, value) => {
    const game = begun()
    at(game, change)
    expect(at(game, read)).toBe(value)
  })

  it('tells each change once, and none where nothing changes', () => {
    const game = begun()
    at(game, () => {
      setCounter('storm', 9)
      setCounter('storm', 3)
      changeCounter('storm', 1)
      changeCounter('wet', -2, seat())
      changeCounter('wet', -2, seat())
    })
    expect(told(game, 'counter-changed')).toEqual([
      { counter: 'storm', from: 1, to: 3, of: 'table' },
      { counter: 'wet', from: 2, to: 0, of: 'p1' },
    ])
  })

  it.each<[string, () => unknown, RegExp]>([
    ['that is not there', () => counter('hail'), /'hail' is no counter of the table; there are storm, debt/],
    [
      'that is not there, with two letters in the wrong order',
      () => counter('strom'),
      /'strom' is no counter of the table; did you mean 'storm'\?/,
    ],
    ['of a player that is not there', () => counter('went', seat()), /'went' is no counter of a player; did you mean 'wet'\?/],
    ['of the table, asked of a player', () => counter('storm', seat()), /'storm' is no counter of a player/],
    ['of a player, asked of the table', () => counter('wet'), /'wet' is no counter of the table/],
    ['that is set and not there', () => setCounter('strom', 1), /'strom' is no counter of the table/],
    ['that is changed and not there', () => changeCounter('strom', 1), /'strom' is no counter of the table/],
  ])('%s is a fault that names those that are there', (_, use, message) => {
    expect(() => at(begun(), use)).toThrow(message)
  })
})

describe('an event of a system', () => {
  const gust = (more: object = {}) => ({ kind: 'gusts', speed: 4, ...more })

  it('is told with its declared parts, and with its player or card, and its script resolves it', () => {
    const game = begun()
    resolved.length = 0
    at(game, () => {
      const card = [...table().cards].find(({ slug }) => slug === 'mine')
      happen(gust({ secret: 1 }))
      happen(gust({ subject: seat() }))
      happen(gust({ subject: card }))
    })
    expect(told(game, 'gusts')).toMatchObject([{ speed: 4 }, { speed: 4, seat: 'p1' }, { speed: 4, card: { code: 'made-up:mine' } }])
    expect(told(game, 'gusts')[0]).not.toHaveProperty('secret')
    expect(told(game, 'gusts')[0]).not.toHaveProperty('seat')
    expect(resolved).toEqual([4, 4, 4])
  })

  it('is told and not resolved while its resolver is switched off', () => {
    const game = begun()
    resolved.length = 0
    at(game, () => {
      table().setNote('muted', ['made-up:system/weather#gusts'])
      happen(gust())
    })
    expect(told(game, 'gusts')).toHaveLength(1)
    expect(resolved).toEqual([])
  })

  it('happens alone or with others, and how many happened is the result', () => {
    expect(at(begun(), () => [happen(gust()), happen([gust(), gust()]), happen([])])).toEqual([1, 2, 0])
  })

  it('that no system brings is a fault that names the nearest one', () => {
    expect(() => at(begun(), () => happen({ kind: 'gust' }))).toThrow(/'gust' is no kind of event of a system; did you mean 'gusts'\?/)
    expect(() => at(begun(), () => happen([gust(), { kind: 'damaged' }]))).toThrow(/'damaged' is no kind of event of a system/)
  })
})

describe('a stat of a system', () => {
  it.each<[string, string, Json, Json, Json]>([
    ['has the number of its fact, 0 for X, and its own value for cards without it', 'mire', 2, 0, 7],
    ['may be a dash for cards without its fact', 'depth', '-', '-', '-'],
    ['without a fact is 0, or its minimum', 'sum', 1, 1, 1],
    ['has the words of its fact, or none', 'moods', ['glad'], [], []],
    ['is yes where its fact is true, and nothing else', 'isWet', true, false, false],
    ['is no without a fact', 'isDry', false, false, false],
  ])('%s', (_, stat, mine, deep, plain) => {
    const game = begun()
    const of = (slug: string) => ask(game.table.cards.find((card) => card.slug === slug) as Card, stat)
    expect(at(game, () => [of('mine'), of('deep'), of('plain')])).toEqual([mine, deep, plain])
  })
})
