/** Deck files for a user: read with their unknown cards, as facts of a pack, and in every format. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { PackOutline } from '@questwright/packs/types'
import { expect, it } from 'vitest'
import { cardIndex, deckInAllFormats, factsOfDeck, readDeckText } from '../src/index.ts'

const pack = {
  ...{ id: 'fen', name: '@ann/fen', packVersion: '1.0.0', game: 'lcg', hash: 'h', dependencies: [] },
  cards: { ulla: { type: 'hero' }, boat: { type: 'ally' } },
  text: { en: { cards: { ulla: { title: 'Ulla' }, boat: { title: 'Boat' } } } },
  ...{ keywords: {}, scenarios: {}, decks: {} },
} as unknown as PackOutline
const index = cardIndex([pack], { lcg: lcgRulebook })
const deck = (cards: object) =>
  JSON.stringify({ format: 'questwright-deck', version: 1, kind: 'custom', heroes: ['fen:ulla'], cards, name: 'Own' })

it('a text is read with the label of its format, and its cards that no pack has are named', () => {
  const read = readDeckText([], deck({ 'fen:boat': 2, 'moor:scout': 1 }), index)
  expect([read.format, read.formatLabel, read.unknown.map(({ quantity }) => quantity)]).toEqual(['questwright', 'Questwright', [1]])
  const strange = readDeckText([], 'no deck', index)
  expect([strange.deck, strange.formatLabel, strange.unknown, strange.problems.length > 0]).toEqual([undefined, undefined, [], true])
})

it('the facts of an imported deck have no title and no version of their own pack', () => {
  const read = readDeckText([], deck({ 'fen:boat': 2 }), index)
  if (!read.deck) throw new Error('the deck is not read')
  const elsewhere = factsOfDeck([], read.deck, index, 'moor')
  expect(elsewhere).toMatchObject({ kind: 'custom', packs: { fen: { version: '1.0.0' } } })
  expect(elsewhere).not.toHaveProperty('name')
  expect(factsOfDeck([], read.deck, index, 'fen')).not.toHaveProperty('packs')
})

it('a deck is written in each format of its game, under its title; a deck that cannot be read is reported', () => {
  const options = { title: 'The Title', pack: 'fen', bundles: [pack] }
  const { name: _, ...nameless } = JSON.parse(deck({ 'fen:boat': 2 }))
  const all = deckInAllFormats([], JSON.stringify(nameless), index, options)
  expect(all.written.map(({ format, label, ending, lost }) => [format, label, ending, lost])).toEqual([
    ['questwright', 'Questwright', '.json', []],
  ])
  expect(JSON.parse(all.written[0]?.text ?? '').name).toBe('The Title')
  const broken = deckInAllFormats([], '{', index, options)
  expect([broken.written, broken.problems.length > 0]).toEqual([[], true])
})
