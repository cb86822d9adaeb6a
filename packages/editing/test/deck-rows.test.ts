/** How the cards of a deck are sorted and grouped into rows. */

import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { DeckFacts } from '@questwright/packs/types'
import { expect, it } from 'vitest'
import type { SearchCard } from '../src/card-search.ts'
import { deckNumbers } from '../src/deck-numbers.ts'
import { cardsOf, copiesIn, rowsByPrice } from '../src/deck-rows.ts'

const lcg = lcgRulebook
const card = (title: string, type: string, facts: SearchCard['facts']): SearchCard => ({
  ...{ code: `lanterns:${title.toLowerCase()}`, title, type, inDeck: 'counted', facts: { sphere: 'lore', ...facts } },
  ...{ traits: [], keywords: [], text: '', pack: 'lanterns', packTitle: 'Lanterns', sets: [] },
})
const all = [
  card('Wick', 'attachment', { cost: 1 }),
  card('Scout', 'ally', { cost: 1 }),
  card('Abbot', 'ally', { cost: 4 }),
  card('Flare', 'event', { cost: 'X' }),
  card('Relic', 'treasure', {}),
  card('Ember', 'event', { cost: 0 }),
  card('Bard', 'ally', { cost: 1, sphere: 'spirit' }),
]
const find = (code: string) => all.find((one) => one.code === code)
const deck: DeckFacts = {
  ...{ format: 'questwright-deck', version: 1, kind: 'custom', heroes: [] },
  cards: { flare: 1, 'nowhere:card': 2, wick: 3, abbot: 2, relic: 1, scout: 3, ember: 2, bard: 1 },
  sideboard: { scout: 1 },
}
const cards = cardsOf(deck, 'cards', 'lanterns', find, lcg)
const named = (some: typeof cards) => some.map((one) => one.card?.title ?? one.code)

it('cards of a deck are sorted by cost and title, with their full codes; cards without a number as cost come last', () => {
  expect(named(cards)).toEqual(['Ember', 'Bard', 'Scout', 'Wick', 'Abbot', 'Flare', 'Relic', 'nowhere:card'])
  expect(copiesIn(cards)).toBe(15)
  expect(cardsOf(deck, 'sideboard', 'lanterns', find, lcg)).toEqual([{ code: 'lanterns:scout', copies: 1, card: find('lanterns:scout') }])
})

it('the picture of a deck has a row for each price of a card, and in each row the types in the order of the game', () => {
  // the result does not depend on the order of the input
  const rows = rowsByPrice([...cards].reverse(), lcg)
  expect(rows.map(({ price, cards: own }) => [price, named(own)])).toEqual([
    [0, ['Ember']],
    [1, ['Bard', 'Scout', 'Wick']],
    [4, ['Abbot']],
    ['X', ['Flare']],
    ['none', ['Relic']],
    ['unknown', ['nowhere:card']],
  ])
  expect(rowsByPrice([], lcg)).toEqual([])
})

it('cost curves leave out groups and types without a card in the deck, and keep the gaps between prices', () => {
  const { prices, groups, types } = deckNumbers(deck, find, 'lanterns', lcg)
  const counts = (figures: typeof prices) => figures.map(({ name, count }) => `${name} ${count}`)
  expect(counts(prices)).toEqual(['0 2', '1 7', '2 0', '3 0', '4 2', 'X 1', 'none 1', 'not here 2'])
  expect(counts(groups)).toEqual(['spirit 1', 'lore 12', 'not here 2'])
  expect(counts(types)).toEqual(['ally 6', 'attachment 3', 'event 3', 'treasure 1', 'not here 2'])
  // the cards in this row
  expect(named(prices[1]?.cards ?? [])).toEqual(['Bard', 'Scout', 'Wick'])
})
