import { describe, expect, it } from 'vitest'
import { chance } from '../src/chance.ts'
import { startLasting } from '../src/effects.ts'
import { partIn } from '../src/event-making.ts'
import {
  type Card,
  copyIn,
  defineCard,
  LARGEST_NUMBER,
  LARGEST_VALUE,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_CARDS,
  MOST_EFFECTS,
  MOST_OPTIONS,
  MOST_PARTS,
  MOST_TOGETHER,
  table,
  together,
} from '../src/index.ts'
import { nameIn, refuseMore } from '../src/limits.ts'
import { partsBySideIn } from '../src/parts-in.ts'
import { wrongInPosition } from '../src/position-shape.ts'
import { specIn } from '../src/question.ts'
import type { EngineOption, QuestionSpec } from '../src/question-spec.ts'
import { pick, startCoop, tamper } from './helpers.ts'
import { inSky } from './rulesets/coop.ts'
import { action, modifier } from './rulesets/parts.ts'

/** Every limit on data from scripts allows a value at the limit, and refuses one beyond it. */

const letters = (count: number): string => 'x'.repeat(count)
const many = <T>(count: number, one: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => one(i))

/** Runs a script in a game, with a value at the limit or beyond it. @returns the message of the fault, or undefined */
function faultOf(deed: (context: { readonly self: Card; readonly you: Card }) => unknown): string | undefined {
  const oracle = defineCard('t:oracle', { type: 'keeper', strength: 1, toughness: 3 }, [
    action('ask', deed, { could: () => true, limit: { times: 1, period: 'game', counts: 'card' } }),
  ])
  const game = startCoop({ strict: 'off', cards: [oracle], setup: { yard: { p1: ['oracle'] }, sky: ['gull'], storm: ['great-lamp'] } })
  pick(game, 'ask')
  return game.table.record.faults[0]?.message
}

const questionOf = (you: Card, more: Partial<QuestionSpec>): QuestionSpec =>
  specIn(table(), { shape: 'choose', who: you, name: 'pick', parts: {}, options: () => [], least: 0, most: 1, ...more })
const offered = (you: Card, options: readonly unknown[]) => questionOf(you, { options: () => options as EngineOption[] }).options()
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
const lasting = (self: Card, count: number) => {
  for (let i = 0; i < count; i++)
    startLasting({ from: self, slug: 'glow', stat: 'strength', until: 'round', plain: { targets: [self], way: 'add', value: 1 } })
}

const change = (self: Card, stat: string, way: string, value: unknown) =>
  startLasting({ from: self, slug: 'glow', stat, until: 'round', plain: { targets: [self], way: way as 'add', value: value as number } })

type Deed = Parameters<typeof faultOf>[0]
const limits: readonly (readonly [limit: string, most: number, deed: (amount: number) => Deed, says: RegExp])[] = [
  ['letters of a name', LONGEST_NAME, (n) => () => nameIn(letters(n), 'a slug'), /a slug has 201 characters; names have 200 at most/],
  ['what is counted', 7, (n) => () => refuseMore('the ways are', n, 7), /the ways are 8; at most 7 are allowed/],
  ['letters of a text', LONGEST_TEXT, (n) => () => copyIn(letters(n)), /10001 characters; one text has 10000 at most/],
  ['lists in lists', 33, (n) => () => copyIn(nested(n)), /nested deeper than 32 levels/],
  ['pieces of a value', LARGEST_VALUE / 8, (n) => () => copyIn(many(n, () => 0)), /larger than 100000 characters/],
  [
    'letters of a value',
    LARGEST_VALUE - 11 * 8,
    (n) => () => copyIn([...many(10, () => letters(9_000)), letters(n - 90_000)]),
    /larger than/,
  ],
  [
    'options of a question',
    MOST_OPTIONS,
    (n) =>
      ({ you }) =>
        offered(
          you,
          many(n, (i) => ({ key: `${i}` })),
        ),
    /5001 options; a question has 5000/,
  ],
  [
    'letters of the key of an option',
    4 * LONGEST_NAME,
    (n) =>
      ({ you }) =>
        offered(you, [{ key: letters(n) }]),
    /key is no text of at most 800 characters/,
  ],
  [
    'letters of the code of a sentence',
    LONGEST_TEXT,
    (n) =>
      ({ you }) =>
        offered(you, [{ key: 'a', label: { code: letters(n), parts: {} } }]),
    /a sentence must have a code/,
  ],
  ['an amount of an event', LARGEST_NUMBER, (n) => () => partIn(n, 'amount'), /the amount is 1000000001; 1000000000 is the most/],
  ['an amount below 0', LARGEST_NUMBER, (n) => () => partIn(-n, 'amount'), /the amount is -1000000001; 1000000000 is the most/],
  [
    'cards that an event names',
    MOST_CARDS,
    (n) => () =>
      partIn(
        many(n, () => 0),
        'cards',
      ),
    /the cards are 5001; at most 5000/,
  ],
  [
    'events at one moment',
    MOST_TOGETHER,
    (n) =>
      ({ you }) =>
        together(many(n, () => ({ kind: 'oilGained', subject: you, amount: 0 }))),
    /more than 1000 things would happen at once/,
  ],
  [
    'effects that last',
    MOST_EFFECTS,
    (n) =>
      ({ self }) =>
        lasting(self, n),
    /500 lasting and delayed effects exist already/,
  ],
  [
    'a change of a number',
    LARGEST_NUMBER,
    (n) =>
      ({ self }) =>
        startLasting({ from: self, slug: 'glow', stat: 'strength', until: 'round', plain: { targets: [self], way: 'add', value: n } }),
    /a number is changed by 1000000000 at most, and 1000000001 was given/,
  ],
  [
    'tokens on a card',
    LARGEST_NUMBER,
    (n) =>
      ({ self }) =>
        table().write(self, 'tokens', 'oil', n),
    /would have 1000000001 of "oil"; 1000000000 is the most/,
  ],
]

it.each(limits)('%s: the maximum is accepted, and one more is refused', (_, most, deed, says) => {
  expect(faultOf(deed(most))).toBeUndefined()
  expect(faultOf(deed(most + 1))).toMatch(says)
})

it('abilities of a side, and sides of a card: the maximum is read, and one more is refused', () => {
  const parts = (count: number) => many(count, (i) => action(`a${i}`, () => undefined))
  const long = modifier('a', 'traits', 'include', letters(LONGEST_TEXT + 1))
  expect(() => partsBySideIn([long], 'a card')).toThrow('one text has 10000 at most')
  const sides = (count: number) => Object.fromEntries(many(count, (i) => [`${i}`, []]))
  expect(partsBySideIn(parts(MOST_PARTS), 'a card')).toHaveLength(MOST_PARTS)
  expect(() => partsBySideIn(parts(MOST_PARTS + 1), 'a card')).toThrow('65 entries; at most 64 are allowed')
  expect(Object.keys(partsBySideIn(sides(8), 'a card'))).toHaveLength(8)
  expect(() => partsBySideIn(sides(9), 'a card')).toThrow('it has 9 sides; at most 8 are allowed')
  expect(() => partsBySideIn(7, 'a card')).toThrow('must be an object, and is 7')
  expect(() => partsBySideIn({ A: 7 }, 'a card')).toThrow('must be a list, and is 7')
})

it('a position may have as many cards as a game', () => {
  const position = { format: 'questwright-position', version: 1, zones: {} }
  const cards = (count: number) => many(count, (i) => ({ id: `${i}`, code: 'a' }))
  expect(wrongInPosition({ ...position, cards: cards(MOST_CARDS) })).toBeUndefined()
  expect(wrongInPosition({ ...position, cards: cards(MOST_CARDS + 1) })).toMatchObject({ part: 'cards' })
  expect(wrongInPosition({ ...position })).toMatchObject({ part: 'cards' })
  expect(wrongInPosition({ ...position, cards: [], zones: [] })).toMatchObject({ part: 'zones' })
})

describe('a value that cannot be used is refused', () => {
  const wrong: readonly (readonly [what: string, deed: Deed, says: RegExp])[] = [
    ['a question of nobody', () => questionOf(undefined as never, {}), /must be asked of a player, and not of nothing/],
    ['a question of a card', ({ self }) => questionOf(self, {}), /must be asked of a player, and not of/],
    ['a question for fewer than none', ({ you }) => questionOf(you, { least: -1 }), /asks for -1; only whole numbers from 0/],
    ['a question for half a card', ({ you }) => questionOf(you, { most: 1.5 }), /asks for 1.5; only whole numbers from 0/],
    [
      'a question for more than its most',
      ({ you }) => questionOf(you, { least: 2 }),
      /at least 2 and at most 1: there is nothing to choose/,
    ],
    ['options that are no list', ({ you }) => offered(you, {} as never), /must offer a list, and offers an object/],
    ['an option without a key', ({ you }) => offered(you, [{}]), /key is no text of at most 800 characters/],
    ['an option whose card is none', ({ you }) => offered(you, [{ key: 'a', card: 'b' }]), /offers a text as a card/],
    ['an option whose other card is none', ({ you }) => offered(you, [{ key: 'a', other: 'b' }]), /pairs with a text, which is no card/],
    ['a label without a code', ({ you }) => offered(you, [{ key: 'a', label: { parts: {} } }]), /a sentence must have a code/],
    ['half an amount', () => partIn(1.5, 'amount'), /the amount is 1.5, and only whole numbers can be used/],
    ['half a side of a die', () => chance('die', 1.5), /a die has a whole number of sides, and not 1.5/],
    ['an event of no card', () => together([{ kind: 'oilGained', subject: 'p1' as never, amount: 1 }]), /must be a card, and is a text/],
    ['a name that is a number', () => nameIn(7, 'a slug'), /a slug must be a text, and is 7/],
    ['the name __proto__', ({ self }) => table().write(self, 'memory', '__proto__', 1), /nothing can be kept under the name "__proto__"/],
    ['moving a player', ({ you }) => table().move(you, table().zone('sky')), /the table and the players are no cards that can be moved/],
    [
      'a keyword that is added',
      ({ self }) => change(self, 'keywords', 'add', 'odd'),
      /words can be gained or lost, and not changed by "add"/,
    ],
    ['a keyword that is a number', ({ self }) => change(self, 'keywords', 'include', 7), /a word, or { word, number }, and 7 was given/],
    ['a keyword that is nothing', ({ self }) => change(self, 'keywords', 'include', undefined), /{ word, number }, and nothing/],
    ['a keyword that is null', ({ self }) => change(self, 'keywords', 'include', null), /{ word, number }, and null was given/],
    ['a keyword without its number', ({ self }) => change(self, 'keywords', 'include', { word: 'odd' }), /{ word, number }, and an object/],
    [
      'a keyword that is lost with a number',
      ({ self }) => change(self, 'keywords', 'exclude', { word: 'odd', number: 1 }),
      /{ word, number }/,
    ],
    ['a trait that is added', ({ self }) => change(self, 'traits', 'add', 'Odd'), /words can be gained or lost, and not changed by "add"/],
    ['a trait that is a number', ({ self }) => change(self, 'traits', 'include', 7), /what is gained or lost is a word, and 7 was given/],
    ['a strength that is gained', ({ self }) => change(self, 'strength', 'include', 1), /a number can be added to, set or multiplied/],
    ['half a strength', ({ self }) => change(self, 'strength', 'add', 0.5), /a number is changed by whole numbers, and 0.5 was given/],
    [
      'an answer that is added',
      ({ self }) => change(self, 'ready', 'add', 1),
      /a yes-no stat can be allowed or forbidden, and not changed by "add"/,
    ],
    ['a zone that is not there', () => table().zone('skye'), /did you mean 'sky'/],
  ]
  it.each(wrong)('%s', (_, deed, says) => {
    expect(faultOf(deed)).toMatch(says)
  })

  it('similar values that can be used are accepted', () => {
    const ok: readonly Deed[] = [
      ({ you }) => questionOf(you, { shape: 'number', least: -3, most: -1 }),
      ({ you }) => questionOf(you, { least: 1, most: 1 }),
      ({ you }) => questionOf(you, { least: 0, most: 0 }),
      ({ self }) => change(self, 'keywords', 'include', { word: 'odd', number: 2 }),
      ({ self }) => change(self, 'keywords', 'exclude', 'odd'),
      ({ self }) => change(self, 'traits', 'exclude', 'Odd'),
      ({ self }) => change(self, 'ready', 'forbid', true),
      ({ self }) => change(self, 'strength', 'times', 2),
      ({ you, self }) => offered(you, [{ key: 'a', card: self, other: self, label: { code: 'c', parts: {} }, most: 1, sort: 's' }]),
    ]
    for (const deed of ok) expect(faultOf(deed)).toBeUndefined()
  })
})

it('an option that is offered twice is listed once, with the data of its first entry', () => {
  const game = startCoop({ setup: { yard: { p1: ['ada'] }, sky: ['gull'], storm: ['great-lamp'] } })
  tamper(game, () => {
    const [gull] = inSky()
    const you = game.table.seats[0] as Card
    const options = offered(you, [
      { key: 'a', card: gull, other: gull, label: { code: 'l', parts: {} }, idle: { code: 'i', parts: {} }, most: 2, sort: 's' },
      { key: 'a' },
      { key: 'b' },
    ])
    expect(options).toEqual([
      { key: 'a', card: gull, other: gull, label: { code: 'l', parts: {} }, idle: { code: 'i', parts: {} }, most: 2, sort: 's' },
      { key: 'b' },
    ])
  })
})
