/** The rulebook of a game marks the facts that contain ids of other programs: decks and tables have the ids under the names of these facts. */
import { loadPack } from '@questwright/packs'
import { foreignIdFacts, type Rulebook } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { CardMatcher } from '../src/cards/match.ts'
import { idsIn, withFactNames } from '../src/ids-of-card.ts'
import { cardIndex, deckFacts, readDeck, writeDeck } from '../src/index.ts'
import { duel, duelFiles } from './fixtures/duel.ts'

const marked: Rulebook = {
  ...duel,
  facts: {
    ...duel.facts,
    serial: { name: 'a serial', holds: 'text', foreignId: 'guid', plays: 'no' },
    shopCode: { name: 'the code of a shop', holds: 'text', foreignId: 'siteCode', plays: 'no' },
  },
  everyCard: ['serial', 'shopCode'],
}
const id = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`
const files = {
  ...duelFiles,
  'cards/feint.json': JSON.stringify({ type: 'trick', quantity: 2, serial: id(1).toUpperCase(), shopCode: 'F1' }),
}
const { bundle: pack } = loadPack(files, { duel: marked })
if (pack === undefined) throw new Error('the pack does not load')
const index = cardIndex([pack], { duel: marked })
const placeholder = { part: 'cards', quantity: 1, title: 'Old Trick', serial: id(2), shopCode: 'O1', section: 'Tricks' }
const text = JSON.stringify({
  format: 'questwright-deck',
  version: 1,
  kind: 'custom',
  champions: ['duel-first-steps:asha'],
  cards: { 'far-reeds:feign': 2, 'far-reeds:sweep': 1 },
  stubs: { 'far-reeds:feign': { title: 'Feign', serial: id(1) }, 'far-reeds:sweep': { title: 'Sweep', octgnId: id(1) } },
  placeholders: [placeholder],
})

test('the facts are those that the rulebook marks, the first of each kind', () => {
  expect(foreignIdFacts(marked)).toEqual({ guid: 'serial', siteCode: 'shopCode' })
  const two: Rulebook = { ...marked, facts: { ...marked.facts, other: { name: 'another', holds: 'text', foreignId: 'guid' } } }
  expect(foreignIdFacts(two).guid).toBe('serial')
  expect(foreignIdFacts(duel)).toEqual({ guid: undefined, siteCode: undefined })
})

test('a deck file has the ids under the names of the facts, in the order of the row; other names mean nothing', () => {
  const { deck } = readDeck([], text, index)
  if (deck === undefined) throw new Error('no deck')
  expect(deck.rows.slice(1)).toEqual([
    { kind: 'card', part: 'cards', quantity: 2, title: 'Feint', code: 'duel-first-steps:feint' },
    { kind: 'placeholder', part: 'cards', quantity: 1, title: 'Sweep', code: 'far-reeds:sweep' },
    { kind: 'placeholder', part: 'cards', quantity: 1, title: 'Old Trick', guid: id(2), siteCode: 'O1', section: 'Tricks' },
  ])
  expect(JSON.stringify(deckFacts(deck, index).placeholders?.[1])).toBe(JSON.stringify(placeholder))
  const written = writeDeck([], deck, 'questwright', index)
  expect(JSON.parse(written).stubs['duel-first-steps:feint']).toEqual({ title: 'Feint', serial: id(1), shopCode: 'F1' })
  expect(readDeck([], written, index).deck?.rows).toEqual(deck.rows)
})

test('a game without such facts writes no ids', () => {
  expect(withFactNames({ title: 'Feint', guid: id(1), siteCode: 'F1' }, duel)).toEqual({ title: 'Feint' })
  expect(idsIn({ guid: id(1), serial: id(1) }, foreignIdFacts(duel))).toEqual({ guid: undefined, siteCode: undefined })
})

test('a row of a table belongs to the card with its GUID or code, and never to a card with another GUID', () => {
  const matcher = new CardMatcher('duel-first-steps', marked)
  const facts = { type: 'trick', serial: id(1), shopCode: 'F1' }
  const row = (card: { readonly [field: string]: string }) => ({ card: { type: 'trick', ...card }, sides: [{ title: 'Feint' }] })
  matcher.put({ slug: 'feint', path: 'cards/feint.json', facts, text: { title: 'Feint' } }, row(facts))
  const found = (card: { readonly [field: string]: string }, title = 'Other') => matcher.find({ ...row(card), sides: [{ title }] })?.slug
  expect([found({ serial: id(1) }), found({ shopCode: 'F1' }), found({}), found({}, 'Feint')]).toEqual([
    'feint',
    'feint',
    undefined,
    'feint',
  ])
  expect([found({ serial: id(3) }, 'Feint'), found({ octgnId: id(1) })]).toEqual([undefined, undefined])
  expect([matcher.has(id(1)), matcher.has(id(3))]).toEqual([true, false])
})
