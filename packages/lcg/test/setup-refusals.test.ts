import type { JsonObject } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'

/** Games that are refused before they begin, each with the missing or wrong part, and next to each the most similar game that begins. */

const hero = (more: JsonObject = {}): JsonObject => ({
  ...{ type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 },
  ...more,
})
const pack: PackContent = {
  id: 'fen',
  cards: {
    ada: hero({ unique: true }),
    'old-ada': hero({ unique: true }),
    'young-ada': hero(),
    bo: hero(),
    cai: hero(),
    dee: hero(),
    rope: { type: 'event', sphere: 'neutral', cost: 1 },
    mist: { type: 'treachery', encounterSet: 'fen' },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 5 } } },
  },
  keywords: {},
  scenarios: {
    crossing: { quest: ['stage'], encounterSets: ['fen'] },
    hard: { quest: ['stage'], encounterSets: ['fen'], modes: { easy: {} } },
    lost: { quest: ['gone'], encounterSets: ['fen'] },
  },
  titles: { ada: { title: 'Ada' }, 'old-ada': { title: 'Ada' }, 'young-ada': { title: 'Ada' } },
  scripts: [],
}
const library = buildLibrary([pack])

const deck = (...heroes: readonly string[]) => ({ name: 'scouts', kind: 'custom', heroes: heroes.map((slug) => `fen:${slug}`), cards: {} })
const whole = { kind: 'scenario', scenario: 'fen:scenario/crossing', mode: 'standard', decks: [deck('bo')] }

/** @returns why the game cannot begin; undefined if it begins */
function refused(change: object): string | undefined {
  try {
    new Game({ ruleset: lcg, library, seed: 's', setup: { ...whole, ...change } as never, halt: () => true })
    return undefined
  } catch (thrown) {
    return (thrown as Error).message
  }
}

const refusals: readonly (readonly [what: string, change: object, says: string])[] = [
  ['another kind of set-up', { kind: 'deal' }, 'this game is set up by a scenario, and not by "deal"'],
  ['no scenario', { scenario: undefined }, 'the game names no scenario; it needs one such as "core:scenario/passage"'],
  ['a scenario that no pack has', { scenario: 'fen:scenario/gone' }, 'no loaded pack has the scenario fen:scenario/gone'],
  ['a stage that no pack has', { scenario: 'fen:scenario/lost' }, 'the quest names the card fen:gone, which no loaded pack has'],
  ['decks that are no list', { decks: {} }, 'the game names no decks; it needs a list with a deck for each player'],
  ['no deck', { decks: [] }, 'a game has one to four players; 0 decks were given'],
  ['five decks', { decks: Array(5).fill(deck('bo')) }, 'a game has one to four players; 5 decks were given'],
  ['a mode that is no word', { mode: 7 }, 'there is no mode 7; it is '],
  ['a mode that is a list', { mode: ['standard'] }, 'there is no mode ["standard"]; it is '],
  ['a mode that there is not', { mode: 'dreadful' }, 'there is no mode "dreadful"; it is '],
  ['rules that are no list', { rules: 'fen:mist' }, 'the rules of the game are no list of rules'],
  ['a rule that is no code', { rules: [7] }, 'the rules of the game are no list of rules'],
  ['a rule that no pack has', { rules: ['fen:rule/gone'] }, 'the rule fen:gone was chosen, which no loaded pack has'],
  ['a rule that is another card', { rules: ['fen:mist'] }, 'the rule fen:mist was chosen, which no loaded pack has'],
  ['cards aside that are no list', { aside: 'fen:rope' }, 'the set-aside cards must be a list'],
  ['a card aside that is no code', { aside: [7] }, 'the set-aside cards must be a list'],
  [
    'a card aside that no pack has',
    { aside: ['fen:gone'] },
    'the list of set-aside cards names the card fen:gone, which no loaded pack has',
  ],
  ['a record that is no object', { record: 7 }, 'the record of the game is no object'],
  ['a deck that is none', { decks: [null] }, 'the deck "of player 1" has no list of heroes'],
  ['a deck without heroes', { decks: [{ ...deck(), heroes: 'fen:bo' }] }, 'the deck "scouts" has no list of heroes'],
  ['a hero that is no code', { decks: [{ ...deck(), heroes: [7] }] }, 'the deck "scouts" has no list of heroes'],
  ['a deck without cards', { decks: [{ ...deck('bo'), cards: [] }] }, 'the deck "scouts" has no cards'],
  ['a deck whose cards are null', { decks: [{ ...deck('bo'), cards: null }] }, 'the deck "scouts" has no cards'],
  [
    'half a copy',
    { decks: [{ ...deck('bo'), cards: { 'fen:rope': 1.5 } }] },
    'the deck "scouts" has 1.5 copies of fen:rope; it can have 1 to 99',
  ],
  ['fewer copies than none', { decks: [{ ...deck('bo'), cards: { 'fen:rope': -1 } }] }, 'has -1 copies of fen:rope; it can have 1 to 99'],
  ['a hundred copies', { decks: [{ ...deck('bo'), cards: { 'fen:rope': 100 } }] }, 'has 100 copies of fen:rope; it can have 1 to 99'],
  [
    'a card that no pack has',
    { decks: [{ ...deck('bo'), cards: { 'fen:gone': 1 } }] },
    'the deck "scouts" names the card fen:gone, which no',
  ],
  ['a hero that no pack has', { decks: [deck('gone')] }, 'the deck "scouts" names the card fen:gone, which no loaded pack has'],
  ['a hero that is none', { decks: [deck('rope')] }, 'the deck "scouts" names fen:rope as a hero, which it is not'],
  ['no hero', { decks: [deck()] }, 'the deck "scouts" has 0 heroes; a player begins with one to three'],
  ['four heroes', { decks: [deck('ada', 'bo', 'cai', 'dee')] }, 'the deck "scouts" has 4 heroes; a player begins with one to three'],
  [
    'two versions of one hero',
    { decks: [deck('ada', 'old-ada')] },
    'the deck "scouts" begins with Ada twice; one of the two must be another hero',
  ],
  ['one hero twice', { decks: [deck('bo', 'bo')] }, 'the deck "scouts" begins with fen:bo twice; one of the two must be another hero'],
  [
    'a unique hero of one player and one of that title',
    { decks: [deck('ada'), deck('young-ada')] },
    'two players cannot both begin with Ada',
  ],
  [
    'one hero for two players',
    { decks: [deck('ada'), deck('bo', 'old-ada')] },
    'p1 and p2 want Ada, and two players cannot both begin with the same hero',
  ],
]

describe('a game is refused for', () => {
  it.each(refusals)('%s', (_, change, says) => {
    expect(refused(change)).toContain(says)
  })
})

describe('a game begins with', () => {
  it.each([
    ['one deck', {}],
    ['a mode that is not said', { mode: undefined }],
    ['four decks', { decks: [deck('ada'), deck('bo'), deck('cai'), deck('dee')] }],
    ['three heroes', { decks: [deck('ada', 'bo', 'cai')] }],
    ['heroes of one title that are not unique', { decks: [deck('bo'), deck('bo')] }],
    ['99 copies of a card', { decks: [{ ...deck('bo'), cards: { 'fen:rope': 99 } }] }],
    ['no copy of a card', { decks: [{ ...deck('bo'), cards: { 'fen:rope': 0 } }] }],
    ['a card aside', { aside: ['fen:rope', 'fen:rope'] }],
    ['an empty record', { record: {} }],
  ])('%s', (_, change) => {
    expect(refused(change)).toBeUndefined()
  })
})

it('the seed decides which of two players keeps a hero that both want, and the others are named', () => {
  const told = refused({ decks: [deck('ada'), deck('old-ada'), deck('bo')] }) ?? ''
  const [, keeper, other] = /p(\d) keeps Ada, p(\d) must name another hero/.exec(told) ?? []
  expect([keeper, other].sort()).toEqual(['1', '2'])
})
