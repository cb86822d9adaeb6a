/** Decks, searches, X-rays and boards of a game that this test invents: the studio knows nothing about it except its rulebook. */

import { deckNumbers, fits, readQuery, remediesFor, type SearchCard, searchCards, searchFieldsOf, withQuantity } from '@questwright/editing'
import { chainsIn, revealsIn, valuesIn } from '@questwright/editing/scenario'
import type { CardFacts, DeckFacts } from '@questwright/packs/types'
import { type Chapter, type Rulebook, rulebookOf } from '@questwright/rulebook'
import { allCards, draftOf, emptyDraft, usualZone, wordsOf, wordsOfPosition } from '@questwright/scenes'
import { hasSteps, scriptOfSteps } from '@questwright/workshop/script-of-steps'
import { expect, it } from 'vitest'

const type = (name: string, plural: string, inDeck: 'begins' | 'counted') =>
  ({
    name,
    plural,
    inDeck,
    back: 'card',
    group: 'all',
    content: 'cards',
    may: ['wind', 'toll', 'clan', 'rare'],
    newCard: {},
    face: { name, window: 'plain', motif: 'people' },
  }) as const

const chapter: Chapter = {
  game: 'storms',
  backs: { card: 'Card' },
  groups: { all: 'Cards' },
  contents: { cards: 'cards' },
  facts: {
    wind: { name: 'wind', holds: 'number', label: 'Wind' },
    toll: { name: 'a toll', holds: 'printed', label: 'Toll' },
    clan: { name: 'a clan', holds: 'slug', label: 'Clan' },
    rare: { name: 'the mark of rare cards', holds: 'flag', label: 'Rare' },
  },
  types: { captain: type('Captain', 'Captains', 'begins'), gull: type('Gull', 'Gulls', 'counted') },
  zones: { deck: { about: 'The deck.' }, mast: { about: 'The mast.' }, nest: { about: 'The nest.' }, sea: { about: 'The sea.' } },
  phases: { ebb: 'Water goes.', flood: 'Water comes.' },
  deck: {
    sections: {
      captains: {
        one: 'captain',
        several: 'captains',
        written: 'list',
        types: ['captain'],
        begins: 'with-them',
        least: 1,
        most: 1,
        differ: ['title'],
      },
      gulls: { one: 'gull', several: 'gulls', written: 'copies', least: 4 },
    },
    copies: { most: 2, sameBy: ['title'] },
    backs: ['card'],
    fits: { fact: 'clan', everywhere: 'all' },
    madeOf: 'gulls',
  },
  searchFields: {
    kind: { also: [], reads: 'type', meaning: 'kind', example: 'kind:gull' },
    clan: { also: ['c'], reads: { fact: 'clan' }, meaning: 'clan', example: 'clan:tern|skua' },
    toll: { also: [], reads: { fact: 'toll' }, meaning: 'toll', example: 'toll<3' },
    rare: { also: [], reads: { fact: 'rare' }, meaning: 'rare or not', example: 'rare:true' },
  },
  cardLists: {
    search: 'kind:gull',
    types: { captain: 'accent', gull: 'info' },
    groups: { fact: 'clan', several: 'clans', values: ['tern', 'skua'], otherwise: 'all' },
    price: { fact: 'toll', instead: 'wind' },
    numbers: ['wind'],
    sum: { fact: 'wind', name: 'wind' },
    hand: 3,
    signs: {},
    deckText: '',
  },
  sceneBoard: {
    table: { sea: { name: 'The sea', zone: 'sea', as: 'row', room: 'one', written: 'one' } },
    seat: {
      captains: {
        name: 'Captains',
        zone: 'mast',
        as: 'row',
        only: 'captain',
        usual: ['captain'],
        each: 'sails',
        missing: 'is without a captain.',
      },
      crew: { name: 'Crew', zone: 'mast', as: 'row' },
      pile: { name: 'Pile', zone: 'deck', as: 'pile', filled: 'with-blanks' },
    },
    shown: ['captains', 'crew', 'pile'],
    otherwise: 'crew',
    on: { eggs: { zone: 'nest', label: 'In the nest of' } },
    tokens: { sails: { token: 'sail', name: 'Sails', one: 'sail', several: 'sails' } },
    seatNumbers: { depth: { token: 'fathom', name: 'Depth' } },
    states: { moored: 'Moored' },
    ownFields: [],
    lost: {},
    standIns: {},
    begins: { at: 'flood', step: 'flood.1' },
    beginnings: [
      { phase: 'ebb', steps: [] },
      { phase: 'flood', steps: ['flood.2'] },
    ],
  },
}
const rulebook: Rulebook = rulebookOf([{ chapter, file: 'storms/chapter.ts' }])

const card = (code: string, type: string, facts: object): SearchCard => ({
  code: `s:${code}`,
  title: code,
  type,
  inDeck: rulebook.types[type]?.inDeck ?? 'never',
  facts: { type, ...facts },
  traits: [],
  keywords: [],
  sets: [],
  text: '',
  pack: 's',
  packTitle: 'S',
})
const cards = [
  card('anna', 'captain', { wind: 7, clan: 'tern' }),
  card('bill', 'gull', { toll: 2, clan: 'skua', rare: true }),
  card('carl', 'gull', { toll: 'X', clan: 'tern' }),
  card('dora', 'gull', { toll: 0 }),
]
const find = (code: string) => cards.find((one) => one.code === code)
const deck: DeckFacts = { format: 'questwright-deck', version: 1, kind: 'custom', captains: ['anna'], gulls: { bill: 2, carl: 1, dora: 1 } }

it('searches by the fields of the game, and lists the existing fields in a message', () => {
  const found = (query: string) => cards.filter((one) => fits(one, readQuery(query, rulebook))).map(({ title }) => title)
  expect(found('kind:gull toll<3')).toEqual(['bill', 'dora'])
  expect(found('c:tern')).toEqual(['anna', 'carl'])
  expect(found('rare:yes')).toEqual(['bill'])
  for (const { example } of searchFieldsOf(rulebook)) expect(readQuery(example, rulebook).problems, example).toEqual([])
  expect(readQuery('th:3', rulebook).problems[0]?.message).toBe('Unknown field th: fields are kind, clan, toll, rare.')
  expect(readQuery('kind:hero', rulebook).problems[0]?.message).toContain('types are captain, gull')
  expect(readQuery('rare:often', rulebook).problems[0]?.remedy).toBe('Write rare:true or rare:false.')
  const order = (by: 'price' | 'group' | 'type') => searchCards(cards, readQuery('', rulebook), by, rulebook).map(({ title }) => title)
  expect(order('price')).toEqual(['dora', 'bill', 'anna', 'carl'])
  expect(order('group')).toEqual(['anna', 'carl', 'bill', 'dora'])
  expect(order('type')).toEqual(['anna', 'bill', 'carl', 'dora'])
})

it('counts and corrects decks by the rules of the game', () => {
  const numbers = deckNumbers(deck, find, 's', rulebook)
  const told = (slices: typeof numbers.types) =>
    slices.map(({ cards, ...slice }) => ({ ...slice, cards: cards.map(({ card }) => card?.code) }))
  expect(told(numbers.groups)).toMatchObject([
    { name: 'tern', count: 1, tone: 'tern', cards: ['s:carl'] },
    { name: 'skua', count: 2, tone: 'skua' },
    { name: 'all', count: 1, tone: 'all' },
  ])
  expect(told(numbers.types)).toMatchObject([{ name: 'gull', count: 4, tone: 'info' }])
  expect([numbers.averagePrice, numbers.sum]).toEqual([133, 7])
  expect(withQuantity(deck, { code: 's:anna', section: 'captains' }, 0, 's', rulebook).captains).toEqual([])
  const remedies = (code: string, parts: object = {}) =>
    remediesFor({ code, parts: parts as never, severity: 'error', message: '', remedy: '' }, deck, {
      find,
      bundles: [],
      pack: 's',
      rulebook,
    })
  expect(remedies('deck/too-few-starting-cards')).toEqual([{ label: 'Show captains', query: 'kind:captain' }])
  expect(remedies('deck/too-few-cards')).toEqual([{ label: 'Show cards of its clans', query: '-kind:captain clan:tern|all' }])
  expect(remedies('deck/fits-no-starting-card', { value: 'skua' })).toEqual([
    { label: 'Show skua captains', query: 'kind:captain clan:skua' },
  ])
  const plain = rulebookOf([{ chapter: { ...chapter, searchFields: {} }, file: 'storms/chapter.ts' }])
  expect(
    remediesFor({ code: 'deck/too-few-starting-cards', parts: {}, severity: 'error', message: '', remedy: '' }, deck, {
      find,
      bundles: [],
      pack: 's',
      rulebook: plain,
    }),
  ).toEqual([])
})

it('counts in the X-ray of a deck the values of any fact, and cards with any keyword', () => {
  const lying = [
    { type: 'gull', wind: 2, keywords: ['Flock'] },
    { type: 'gull', keywords: ['Gust 3'] },
  ] as unknown as readonly CardFacts[]
  expect(valuesIn(lying, 'wind').bars).toEqual([
    { label: 'none', cards: 1 },
    { label: '2', cards: 1 },
  ])
  expect(chainsIn(lying, 'flock')).toEqual({ cards: 1, chains: [0.5, 0, 0] })
  const words = { adds: 'wind', again: { keyword: 'flock', name: 'Flock' }, raises: { keyword: 'gust', name: 'Gust' } }
  expect(revealsIn(lying, words)[1]).toEqual({ players: 2, reveals: 2, adds: 2, raises: 3, again: 1 })
})

it('sets up boards with the zones of the game, and copies positions into them', () => {
  const words = {
    you: { captains: [{ card: 's:anna', sails: 2, is: ['moored'], eggs: ['s:dora'] }], crew: ['s:bill'], pile: 5, depth: 9 },
    sea: 's:carl',
  }
  const draft = draftOf(words, (name) => name, rulebook.sceneBoard)
  expect(wordsOf(draft)).toEqual(words)
  expect(allCards(draft).map(({ card: { code }, zone }) => `${zone} ${code}`)).toContain('you.captains s:dora')
  expect(wordsOf(draftOf({ you: { captains: ['s:anna'], sails: 1 } }, (name) => name, rulebook.sceneBoard))).toEqual({
    you: { captains: [{ card: 's:anna', sails: 1 }] },
  })
  expect(emptyDraft(rulebook.sceneBoard).at).toBe('flood')
  expect([usualZone('captain', 'you', rulebook.sceneBoard), usualZone('gull', 'friend', rulebook.sceneBoard)]).toEqual([
    'you.captains',
    'friend.crew',
  ])

  const position = {
    cards: [
      { id: 'table', code: 'kernel:piece', memory: { cursor: [{ step: 'flood.1', args: {} }] } },
      { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' }, tokens: { fathom: 9 } },
      { id: 'p2', code: 'kernel:piece', fields: { seat: 'yes' } },
      { id: 'a', code: 's:anna', tokens: { sail: 2 }, fields: { moored: 'yes' } },
      { id: 'b', code: 's:bill', tokens: { rust: 1 } },
      { id: 'd', code: 's:dora' },
      { id: 'x', code: 's:bottom' },
      { id: 'y', code: 's:top' },
    ],
    zones: { 'p1.mast': ['a', 'b'], 'a/nest': ['d'], 'p1.deck': ['x', 'y'] },
  }
  const types: { readonly [code: string]: string } = { 's:anna': 'captain', 's:bill': 'gull' }
  const { words: said, lost } = wordsOfPosition(position, (code) => types[code], String, rulebook.sceneBoard)
  expect(said).toEqual({
    you: {
      captains: [{ card: 's:anna', sails: 2, is: ['moored'], eggs: ['s:dora'] }],
      crew: [{ card: 's:bill', tokens: { rust: 1 } }],
      pile: ['s:top', 's:bottom'],
      depth: 9,
    },
    friend: {},
  })
  expect(lost).toEqual(['Player 2 is without a captain.'])
})

it('keeps the data of scenarios of a game without generated scripts', () => {
  const facts = { quest: ['a'], encounterSets: ['b'], setup: [{ do: 'shuffle' }] } as never
  expect(hasSteps(facts, 'lcg')).toBe(true)
  expect(hasSteps(facts, 'storms')).toBe(false)
  expect(() => scriptOfSteps('a', facts, 'storms')).toThrow('Nothing prints scripts of the game "storms".')
})
