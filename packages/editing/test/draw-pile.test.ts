/** Figures and sample hands of decks of a game with several sections of copies, and of a game without prices and groups. */
import type { DeckFacts } from '@questwright/packs/types'
import { type CardType, type Chapter, drawnSections, rulebookOf } from '@questwright/rulebook'
import { expect, it } from 'vitest'
import { type SearchCard, sortsOf } from '../src/card-search.ts'
import { deckNumbers } from '../src/deck-numbers.ts'
import { drawPile, sampleHand } from '../src/sample-hand.ts'

const type = (name: string): CardType => ({
  ...{ name, plural: `${name}s`, back: 'card', group: 'cards', content: 'cards', inDeck: 'counted', may: ['toll', 'shore'], newCard: {} },
  face: { name, window: 'plain', motif: 'people' },
})
/** A game in which players draw from crew and weather together, and from a pile of wrecks by itself. */
const chapter: Chapter = {
  ...{ game: 'tides', title: 'Tides', backs: { card: 'Card' }, groups: { cards: 'Cards' }, contents: { cards: 'cards' } },
  facts: { toll: { name: 'a toll', holds: 'number' }, shore: { name: 'a shore', holds: 'one-of', words: ['east', 'west'] } },
  types: { sailor: type('Sailor'), gale: type('Gale'), wreck: type('Wreck') },
  deck: {
    sections: {
      crew: { one: 'sailor', several: 'sailors', written: 'copies', types: ['sailor'] },
      weather: { one: 'gale', several: 'gales', written: 'copies', types: ['gale'] },
      wrecks: { one: 'wreck', several: 'wrecks', written: 'copies', types: ['wreck'], shuffled: 'apart' },
    },
    ...{ copies: { most: 3, sameBy: ['title'] }, backs: ['card'], madeOf: 'sailors, gales and wrecks' },
  },
}
const plain = rulebookOf([{ chapter, file: 'tides.ts' }])
const priced = {
  ...plain,
  cardLists: {
    ...plain.cardLists,
    price: { fact: 'toll', instead: '' },
    groups: { fact: 'shore', several: 'shores', values: ['east', 'west'], otherwise: 'none' },
  },
}
const card = (slug: string, of: string, toll: number): SearchCard => ({
  ...{ code: `isles:${slug}`, title: slug, type: of, inDeck: 'counted', facts: { type: of, toll, shore: 'east' } },
  ...{ traits: [], keywords: [], text: '', pack: 'isles', packTitle: 'Isles', sets: [] },
})
const cards = [card('anna', 'sailor', 1), card('squall', 'gale', 2), card('hulk', 'wreck', 3)]
const find = (code: string) => cards.find((one) => one.code === code)
const deck: DeckFacts = {
  ...{ format: 'questwright-deck', version: 1, kind: 'custom' },
  ...{ crew: { anna: 2 }, weather: { squall: 3, 'isles:anna': 1 }, wrecks: { hulk: 2 } },
  placeholders: [
    { part: 'weather', quantity: 1, title: 'Fog' },
    { part: 'wrecks', quantity: 1, title: 'Keel' },
  ],
}

it('the pile from which a player draws holds all sections of copies, without those that are piles of their own', () => {
  expect(drawnSections(plain).map(({ name }) => name)).toEqual(['crew', 'weather'])
  const pile = drawPile(deck, 'isles', plain)
  expect(pile).toEqual(['isles:anna', 'isles:anna', 'isles:anna', 'isles:squall', 'isles:squall', 'isles:squall'])
  const { hand, left } = sampleHand(pile, { seed: 'x', mulligan: 'kept', draws: 1, first: 3 })
  expect([hand.length, left]).toEqual([4, 2])
})

it('the figures of a deck count the same cards, each card once over all sections', () => {
  const { prices, types, groups, averagePrice } = deckNumbers(deck, find, 'isles', priced)
  const counts = (figures: typeof prices) => figures.filter(({ count }) => count > 0).map(({ name, count }) => `${name} ${count}`)
  expect(counts(prices)).toEqual(['1 3', '2 3', 'not here 1'])
  expect(counts(types)).toEqual(['sailor 3', 'gale 3', 'not here 1'])
  expect(counts(groups)).toEqual(['east 6', 'not here 1'])
  expect(averagePrice).toBe(150)
})

it('a game without prices and groups has no figures of them, and cards are not sorted by them', () => {
  const { prices, groups, types, averagePrice } = deckNumbers(deck, find, 'isles', plain)
  expect({ prices, groups, averagePrice }).toEqual({ prices: [], groups: [], averagePrice: undefined })
  expect(types.map(({ name }) => name).sort()).toEqual(['gale', 'not here', 'sailor'])
  expect(sortsOf(plain)).toEqual(['type', 'title'])
  expect(sortsOf(priced)).toEqual(['type', 'title', 'price', 'group'])
})
