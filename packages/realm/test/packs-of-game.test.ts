/** Which of the installed packs a game is played with. */
import type { PackBundle } from '@questwright/packs'
import { expect, test } from 'vitest'
import { packsOfGame } from '../src/packs-of-game.ts'

const pack = (id: string, ...dependencies: readonly string[]) =>
  ({ id, name: `@you/${id}`, dependencies, cards: {}, scenarios: {} }) as unknown as PackBundle
const atHand = [
  pack('road', 'words'),
  pack('boons', 'records'),
  pack('elsewhere', 'road'),
  pack('records', 'words'),
  pack('words'),
  pack('decks', 'road'),
]
const ids = (byRules: readonly string[] | undefined, ...named: readonly unknown[]) =>
  packsOfGame(atHand, byRules, named).map(({ id }) => id)

test('the packs that the rules name, with all dependencies, in the order of the installed packs', () => {
  expect(ids(['boons'])).toEqual(['boons', 'records', 'words'])
  expect(ids(['words', 'gone'])).toEqual(['words'])
  expect(ids([])).toEqual([])
})

test.each([
  ['a card of a deck', { decks: [{ cards: { 'decks:lantern': 3 } }] }, ['road', 'words', 'decks']],
  [
    'a card that a record of a campaign keeps',
    { record: { earned: ['boons:gift'], held: [{ card: 'decks:lantern', by: 'One' }] } },
    ['road', 'boons', 'records', 'words', 'decks'],
  ],
  ['a rule', { rules: ['records:system/log'] }, ['records', 'words']],
  ['a card in a position', { position: { cards: [{ id: 'x', code: 'decks:lantern' }] } }, ['road', 'words', 'decks']],
  ['an ability in an input', [{ kind: 'lift', abilities: ['boons:gift#action'] }], ['boons', 'records', 'words']],
  ['nothing that is a pack here', { scenario: 'gone:scenario/road', mode: 'standard', note: 'words', none: null, left: undefined }, []],
])('the packs that a game names: %s', (_, named, found) => {
  expect(ids([], named)).toEqual(found)
})

test('all packs, if the rules do not say from which packs a game is dealt', () => {
  expect(packsOfGame(atHand, undefined, [{ scenario: 'road:scenario/road' }])).toBe(atHand)
})

test('packs that depend on each other come together', () => {
  const circle = [pack('one', 'other'), pack('other', 'one')]
  expect(packsOfGame(circle, ['one'], [])).toEqual(circle)
})
