import { type JsonObject, perform, table } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import type { GameCard } from '../src/cards.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { amountThisRound, happenedThisRound } from '../src/round-memory.ts'
import { lcg } from '../src/ruleset.ts'
import { position } from '../src/scenes/position.ts'
import { forced, whenWon } from '../src/script.ts'
import { scriptIn } from '../src/script-in.ts'
import { type SystemParts, system } from '../src/system.ts'
import { cardsIn, loseGame, placeTokens, record, recorded, remember, winGame } from '../src/verbs/index.ts'

/** The record that is passed between games: the one with which a game begins, and the one in its outcome. */

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const chapter: JsonObject = {
  record: {
    deeds: { about: 'How many deeds were done.', title: 'Deeds', holds: 'number' },
    songs: { about: 'What is sung.', title: 'Songs', holds: 'texts' },
    relics: { about: 'What was found.', title: 'Relics', holds: 'cards' },
  },
}
/** A card type for cards among the rules, as a system may define it. */
const tales: JsonObject = {
  groups: { tales: 'Tales' },
  types: {
    tale: {
      ...{ name: 'Tale', plural: 'Tales', back: 'none', group: 'tales', content: 'scenarios', inDeck: 'never', inSet: 'apart' },
      ...{ inGame: 'among-rules', twoSided: 'always', newCard: {}, face: { name: 'Tale', window: 'book', motif: 'places' } },
    },
  },
}
const pack = (parts: SystemParts, words: JsonObject = chapter): PackContent => ({
  ...{ id: 'fen', keywords: {}, titles: {} },
  cards: {
    mine: hero,
    horn: { type: 'attachment', sphere: 'neutral', cost: 0 },
    tale: { type: 'tale', sides: { A: {}, B: {} } },
    bog: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 2, quantity: 9 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
  },
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  systems: { deeds: words },
  scripts: [scriptIn(system('deeds', parts)) as never],
})
function begin(content: PackContent, given?: unknown, more: Partial<GameOptions> = {}): Game {
  return new Game({
    ruleset: lcg,
    library: buildLibrary([content]),
    seed: 'a seed',
    setup: {
      kind: 'scenario',
      scenario: 'fen:scenario/fen',
      mode: 'standard',
      decks: [{ name: 'one', kind: 'starter', heroes: ['fen:mine'], cards: {} }],
      ...(given === undefined ? {} : { record: given as never }),
    },
    answerer: ({ spec, options }) => (spec.shape === 'number' ? spec.least : options.slice(0, spec.least).map(({ key }) => key)),
    ...more,
  })
}
const deeds = 'deeds' as never
const oneMore = (by = 1): void => record(deeds, ((recorded(deeds) as number) + by) as never)
const winning = { rules: [forced.atBeginningOf('planning', () => winGame())] }

it('a game begins with the record of earlier games, and its outcome has the written values', () => {
  const game = begin(pack({ rules: [whenWon(() => oneMore()), ...winning.rules] }), { deeds: 4, songs: { north: 'yes' } })
  expect(game.outcome?.figures.record).toEqual({ deeds: 5, songs: { north: 'yes' }, relics: [] })
  expect(begin(pack(winning)).outcome?.figures.record).toEqual({ deeds: 0, songs: {}, relics: [] })
})

it('games without a system that keeps a record have none in their outcome', () => {
  expect(begin(pack(winning, {})).outcome?.figures).not.toHaveProperty('record')
})

it('resolutions of cards among the rules come before those of systems, once, and only after a victory', () => {
  const order: string[] = []
  const words = { ...chapter, ...tales }
  const made = pack({ rules: [whenWon(() => void order.push('system')), ...winning.rules] }, words)
  const tale = scriptIn({ kind: 'card', slug: 'tale', parts: [whenWon(() => void order.push('card'))] }) as never
  const content = { ...made, scripts: [...made.scripts, tale] }
  const setup = {
    kind: 'scenario',
    scenario: 'fen:scenario/fen',
    decks: [{ name: 'one', kind: 'starter', heroes: ['fen:mine'], cards: {} }],
    rules: ['fen:tale'],
  }
  const game = begin(content, undefined, { setup })
  expect(game.table.zone('rules').cards.map(({ code }) => code)).toEqual(['fen:scenario/fen', 'fen:tale', 'fen:system/deeds'])
  expect([order, game.outcome?.result]).toEqual([['card', 'system'], 'won'])
  const losing = {
    ...content,
    scripts: [
      ...pack({ rules: [whenWon(() => void order.push('lost')), forced.atBeginningOf('planning', () => loseGame())] }, words).scripts,
      tale,
    ],
  }
  expect(begin(losing, undefined, { setup }).outcome?.result).toBe('lost')
  expect(order).toEqual(['card', 'system'])
})

it('cards that a system adds are set aside, once for each copy, and a game that it refuses does not begin', () => {
  const brings = { begins: { brings: () => recorded('relics' as never) as readonly string[] } }
  const game = begin(pack(brings), { relics: ['fen:horn', 'fen:horn'] }, { halt: () => true })
  expect(game.table.zone('set-aside').cards.map(({ id, code }) => [id, code])).toEqual([
    ['brought/horn/1', 'fen:horn'],
    ['brought/horn/2', 'fen:horn'],
  ])
  expect(() => begin(pack(brings), { relics: ['fen:harp'] })).toThrow(
    'the list of set-aside cards names the card fen:harp, which no loaded pack has',
  )
  const refuses = { begins: { refuses: () => (recorded(deeds) === 0 ? undefined : 'nobody may have done a deed') } }
  expect(() => begin(pack(refuses), { deeds: 1 })).toThrow('nobody may have done a deed')
  expect(begin(pack(refuses), { deeds: 0 }, { halt: () => true }).outcome).toBeUndefined()
})

it('a record that does not match the fields of the game is refused, with the expected fields', () => {
  expect(() => begin(pack(winning), { deed: 4 })).toThrow("did you mean 'deeds'?")
  expect(() => begin(pack(winning), { deeds: 'four' })).toThrow('"deeds" in the record of the game must be a whole number such as 2')
  expect(() => begin(pack(winning), [])).toThrow('the record of the game is no object')
})

it('a script that writes an unknown field, or a value that the field cannot hold, fails with the expected ones', () => {
  const faultOf = (field: string, value: unknown): string => {
    const game = begin(
      pack({
        rules: [
          forced.atBeginningOf('planning', () => record(field as never, value as never)),
          forced.atEndOf('planning', () => winGame()),
        ],
      }),
    )
    return game.table.record.faults.map(({ reason, message }) => `${reason}: ${message}`).join()
  }
  expect(faultOf('deed', 1)).toBe("wrong-name: 'deed' is no field of the record; did you mean 'deeds'?")
  expect(faultOf('toString', 1)).toBe("wrong-name: 'toString' is no field of the record; there are deeds, songs, relics")
  expect(faultOf('deeds', 'one')).toBe('wrong-value: "deeds" of the record must be a whole number such as 2')
  expect(faultOf('deeds', 1)).toBe('')
})

it('a script that uses a name or a memory that the game does not have fails with the reason and the expected names', () => {
  const zones = { piles: { title: 'Piles', about: 'Piles of the fen.' } }
  const faultOf = (deed: () => void): string => {
    const game = begin(
      pack({ rules: [forced.atBeginningOf('planning', deed), forced.atEndOf('planning', () => winGame())] }, { ...chapter, zones }),
    )
    return game.table.record.faults.map(({ reason, message }) => `${reason}: ${message}`).join()
  }
  const mine = (): GameCard => table().cards.find(({ slug }) => slug === 'mine') as GameCard
  const faults = [
    () => happenedThisRound('drawn' as never, mine()),
    () => amountThisRound('progressPlaced' as never, mine()),
    () => remember(mine(), 'used here', 1),
    () => remember(mine(), 5 as never, 1),
    () => placeTokens(mine(), 'Resources' as never, 1),
    () => cardsIn('pile' as never),
    () => cardsIn('piles' as never, mine() as never),
    () => cardsIn('piles' as never, table().seats[0] as never),
    () => recorded('deed' as never),
    () => perform({ kind: 'exhausted', subject: table().board } as never),
    () => perform({ kind: 'exhausted', subject: { id: 'mine' } } as never),
  ].map((deed) => faultOf(() => void deed()))
  expect(faults).toEqual([
    `not-remembered: no card of this game records when "drawn" happens; add remembers('drawn') to the parts of the card that asks`,
    `not-remembered: no card of this game records the amounts of "progressPlaced"; add remembers('progressPlaced', 'amounts') to the parts of the card that asks`,
    'reserved-name: nothing can be remembered under the name "used here": the game uses it itself; choose another name',
    'reserved-name: nothing can be remembered under what is no word: the game uses it itself; choose another name',
    "wrong-name: 'Resources' is no token; did you mean 'resource'?",
    "wrong-name: 'pile' is no zone of a system, of the table; did you mean 'piles'?",
    "wrong-name: 'piles' is no zone of a system, of a card; there are ",
    "wrong-name: 'piles' is no zone of a system, of a seat; there are ",
    "wrong-name: 'deed' is no field of the record; did you mean 'deeds'?",
    'no-card-of-the-game: the table itself is no card and cannot be the subject of an event',
    'wrong-value: exhausted: what it happens to must be a card, and is an object',
  ])
  for (const deed of [() => remember(mine(), 'seen', 1), () => placeTokens(mine(), 'resource', 1), () => mine().hasKeyword('none')])
    expect(faultOf(() => void deed())).toBe('')
})

it('a scene names a field of a record with or without its pack, but not in both ways', () => {
  const engine = { ruleset: lcg, library: buildLibrary([pack({})]) }
  const recordIn = (written: JsonObject) =>
    position({ record: written } as never, engine as never, 'fen').cards.find(({ id }) => id === 'table')?.fields?.record
  expect(recordIn({ 'fen:deeds': 4, songs: { north: 'yes' } })).toEqual({ deeds: 4, songs: { north: 'yes' } })
  expect(() => recordIn({ 'fen:deeds': 4, deeds: 5 })).toThrow('names one field twice')
  expect(() => recordIn({ 'moor:deeds': 4 })).toThrow('moor:deeds')
})
