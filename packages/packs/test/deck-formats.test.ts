/** Formats of decks: the cards that they admit, and starter decks that must stay as they are. */
import { expect, test } from 'vitest'
import { checkDeck } from '../src/deck.ts'
import type { DeckCard, DeckCatalogue, StarterDeck } from '../src/deck-finding.ts'
import type { DeckFacts } from '../src/types.ts'
import { rulebook } from './games.ts'

const formats = {
  starter: { name: 'Starter decks', text: '', only: 'starters' },
  first: {
    name: 'First block',
    text: '',
    admits: [
      { fact: 'collector', begins: ['1 ', '2 '], words: 'cards of the sets 1 and 2' },
      { sections: ['heroes'], fact: 'block', values: ['fen', '7'], words: 'heroes of the fen' },
    ],
  },
} as const
const game = { ...rulebook, deck: { ...rulebook.deck, formats } } as never as typeof rulebook

const card = (type: string, title: string, parts: object = {}): DeckCard => ({ type, title, game: 'lcg', parts, ...parts }) as never
const cards: { readonly [code: string]: DeckCard } = {
  'fen:odo': card('hero', 'Odo', { collector: '1 R 4', block: 'fen' }),
  'fen:tom': card('hero', 'Tom', { collector: '1 R 5', block: 7 }),
  'fen:ben': card('hero', 'Ben', { collector: '1 R 6', block: 'far' }),
  'fen:cook': card('ally', 'Cook', { collector: '2 C 1', subtitle: 'of the Mill' }),
  'fen:eel': card('ally', 'Eel', { collector: '12 C 1' }),
  'fen:rat': card('ally', 'Rat'),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`fen:imp-${n}`, card('ally', `Imp ${n}`, { collector: '1 C 1' })])),
}
const catalogue = (starters?: readonly StarterDeck[]): DeckCatalogue =>
  Object.assign((code: string) => cards[code], {
    rulebooks: { lcg: game },
    removed: () => undefined,
    pack: () => undefined,
    ...(starters ? { starters: (of: string) => (of === 'lcg' ? starters : []) } : {}),
  }) as never
const deck = (deckFormat: unknown, heroes: readonly string[], held: { readonly [code: string]: number }): DeckFacts =>
  ({ format: 'questwright-deck', version: 1, kind: 'custom', deckFormat, heroes, cards: held }) as never
const said = (one: DeckFacts, starters?: readonly StarterDeck[], pack = 'fen') =>
  checkDeck(one, catalogue(starters), pack)
    .filter(({ code }) => /format|starter/.test(code))
    .map(({ code, message, remedy }) => [code, message, remedy])

test('a deck without a format has no findings about it', () => {
  expect(said(deck(undefined, ['odo'], { rat: 1 }))).toEqual([])
})

test('an unknown format is reported with the nearest name and all formats', () => {
  const remedy = 'Write "starter" or "first" under deckFormat, or take the field out.'
  expect(said(deck('firsts', ['odo'], {}))).toEqual([
    ['deck/unknown-format', `${rulebook.title} has no format of decks "firsts".`, `Did you mean "first"? ${remedy}`],
  ])
  expect(said(deck('something', ['odo'], {}))).toEqual([
    ['deck/unknown-format', `${rulebook.title} has no format of decks "something".`, remedy],
  ])
  expect(said(deck(4, ['odo'], {})).map(([code]) => code)).toEqual(['deck/unknown-format'])
})

test('each card that a format does not admit is reported once', () => {
  expect(said(deck('first', ['odo', 'tom'], { cook: 3 }))).toEqual([])
  const found = said(deck('first', ['odo', 'ben'], { cook: 3, eel: 2, rat: 1 }))
  expect(found.map(([code, message]) => `${code} ${message}`)).toEqual([
    'deck/not-in-format Eel is not in the format First block, which admits cards of the sets 1 and 2: it has 12 C 1 as `collector`.',
    'deck/not-in-format Rat is not in the format First block, which admits cards of the sets 1 and 2: it prints no `collector`.',
    'deck/not-in-format Ben is not in the format First block, which admits heroes of the fen: it has far as `block`.',
  ])
  expect(found[2]?.[2]).toMatch(/^Take it out for another .*hero.*, or choose another format for the deck\.$/)
})

const starter = (title: string, heroes: readonly string[], held: { readonly [code: string]: number }, pack = 'fen'): StarterDeck =>
  ({ title, game: 'lcg', pack, deck: deck(undefined, heroes, held) }) as never

test('a starter deck in its format is compared with the nearest one, in whatever order the decks are', () => {
  const near = starter('Millers', ['odo'], { cook: 3, eel: 1 })
  const far = starter('Smiths', ['tom', 'ben'], { rat: 9 })
  for (const starters of [
    [near, far],
    [far, near],
  ]) {
    expect(said(deck('starter', ['odo'], { cook: 3, eel: 1 }), starters)).toEqual([])
    expect(said(deck('starter', ['fen:odo'], { 'fen:cook': 3, 'fen:eel': 1 }), starters, 'other')).toEqual([])
    expect(said(deck('starter', ['odo'], { cook: 2, eel: 1, rat: 2 }), starters)).toEqual([
      [
        'deck/not-a-starter',
        'The format Starter decks admits starter decks as they are, and this is not quite "Millers": it has 2 Rat more and 1 Cook, of the Mill is missing.',
        'Put these cards back, or choose another format for the deck.',
      ],
    ])
  }
})

test('of many cards that differ, the first are named and the others counted', () => {
  const imps = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`imp-${n}`, n]))
  const [[, more] = []] = said(deck('starter', ['odo'], imps), [starter('Millers', ['odo'], {})])
  expect(more).toContain('it has 1 Imp 1, 2 Imp 2, 3 Imp 3, 4 Imp 4 and 2 other cards more.')
  const [[, fewer] = []] = said(deck('starter', ['odo'], {}), [starter('Millers', ['odo'], { cook: 1, eel: 2, nothing: 1 })])
  expect(fewer).toContain('1 Cook, of the Mill, 2 Eel and 1 fen:nothing are missing.')
  const [[, four] = []] = said(deck('starter', ['odo'], { 'imp-1': 1, 'imp-2': 1, 'imp-3': 1, 'imp-4': 1 }), [
    starter('Millers', ['odo'], {}),
  ])
  expect(four).toContain('it has 1 Imp 1, 1 Imp 2, 1 Imp 3 and 1 Imp 4 more.')
})

test.each([
  ['no starter decks', []],
  ['none of this game', undefined],
] as const)('with %s at hand the format admits nothing', (_, starters) => {
  expect(said(deck('starter', ['odo'], {}), starters)).toEqual([
    [
      'deck/no-starter',
      'No pack here has a starter deck, and the format Starter decks admits nothing else.',
      'Choose another format for the deck, or add a pack with starter decks.',
    ],
  ])
})
