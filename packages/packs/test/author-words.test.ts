/** Where the words for names in scripts are found: the pack of the script first, in the viewer's language first. */
import { expect, test } from 'vitest'
import { authorWords, wordsReferencesIn } from '../src/author-words.ts'
import { rulebooks } from './games.ts'

const pack = (id: string, text: object, more: object = {}) =>
  ({
    id,
    game: 'lcg',
    name: id,
    dependencies: [],
    keywords: {},
    cards: {},
    scripts: [],
    scenes: [],
    hashes: {},
    scenarios: {},
    campaigns: {},
    text,
    ...more,
  }) as never

const fen = pack('fen', {
  en: {
    cards: {
      rat: {
        title: 'Marsh Rat',
        words: { abilities: { bite: 'It bites' }, tokens: { mud: 'Mud' }, ways: { flee: 'Flee', blank: ' ' }, names: { thing: 'A thing' } },
      },
    },
    keywords: { soggy: { title: 'Soggy', words: { ways: { swim: 'Swim' } } } },
    scenarios: { ford: { title: 'The Ford', words: { outcomes: { sunk: 'You sank' } } } },
    rules: { hard: { title: 'Hard' } },
    words: { ways: { wait: 'Wait' } },
  },
  de: { cards: { rat: { title: 'Sumpfratte', words: { abilities: { bite: 'Sie beisst' } } } } },
})
const ford = pack('ford', {
  en: { cards: { eel: { title: 'Eel', words: { tokens: { ice: 'Ice' }, names: { thing: 'Fish' }, ways: { flee: 'Dive away' } } } } },
})
const words = authorWords([fen, ford], rulebooks)

test.each<[what: string, said: string | undefined, expected: string | undefined]>([
  ['an ability of a card', words.ability('fen:rat#bite'), 'It bites'],
  ['an ability without words', words.ability('fen:rat#swim'), undefined],
  ['no ability', words.ability('fen:rat'), undefined],
  ['an ability of no pack', words.ability('rat#bite'), undefined],
  ['an alternative of a card', words.of({ of: 'fen:rat', words: 'ways', key: 'flee' }), 'Flee'],
  ['an alternative with blank words', words.of({ of: 'fen:rat', words: 'ways', key: 'blank' }), undefined],
  ['an alternative of a keyword', words.of({ of: 'fen:soggy', words: 'ways', key: 'swim' }), 'Swim'],
  ['an alternative with words of the whole pack', words.of({ of: 'fen:rat', words: 'ways', key: 'wait' }), 'Wait'],
  ['an outcome of a scenario', words.of({ of: 'fen:scenario/ford', words: 'outcomes', key: 'sunk' }), 'You sank'],
  ['a word of another pack', words.of({ of: 'ford:eel', words: 'ways', key: 'wait' }), undefined],
  ['a token, in the first pack', words.anywhere('tokens', 'mud', undefined), 'Mud'],
  ['the name of a card that is face down, in the first pack', words.anywhere('names', 'thing', undefined), 'A thing'],
  ['a token that only another pack has', words.anywhere('tokens', 'ice', 'fen:rat'), 'Ice'],
  ['a token that no pack has', words.anywhere('tokens', 'fire', 'fen:rat'), undefined],
  ['the name of a card that is face down', words.anywhere('names', 'thing', 'ford:eel'), 'Fish'],
  ['the title of a keyword', words.title('fen:soggy'), 'Soggy'],
  ['the title of a scenario', words.title('fen:scenario/ford'), 'The Ford'],
  ['the title of a rule', words.title('fen:rule/hard'), 'Hard'],
  ['the title of no pack', words.title('nowhere:soggy'), undefined],
  ['the title of a name without a pack', words.title('soggy'), undefined],
  ['a title in the language of the viewer', authorWords([fen], rulebooks, 'de').title('fen:rat'), 'Sumpfratte'],
  ['words in the language of the viewer', authorWords([fen], rulebooks, 'de').ability('fen:rat#bite'), 'Sie beisst'],
  ['English words, where the language has none', authorWords([fen], rulebooks, 'de').title('fen:soggy'), 'Soggy'],
])('%s', (_, said, expected) => {
  expect(said).toBe(expected)
})

test('parts of a sentence get the words of their ability, their token and the rule that applies, from the pack of their card', () => {
  const none = { named: 'no', does: '' }
  const rat = { code: 'fen:rat' }
  const eel = { code: 'ford:eel' }
  expect(words.namesIn({})).toEqual(none)
  expect(words.namesIn({ ability: 'fen:rat#bite' })).toEqual({ named: 'yes', does: 'It bites' })
  expect(words.namesIn({ ability: 'fen:rat#swim' })).toEqual(none)
  expect(words.namesIn({ token: 'mud' })).toEqual({ ...none, token: 'mud' })
  expect(words.namesIn({ token: 'mud', card: eel })).toEqual({ ...none, token: 'mud' })
  expect(words.namesIn({ reading: 'flee', card: eel })).toEqual({ ...none, reading: 'Dive away' })
  expect(words.namesIn({ reading: 'flee', card: eel, because: { card: rat } })).toEqual({ ...none, reading: 'Flee' })
  expect(words.namesIn({ token: 'mud', card: { code: 4 }, because: 'rat' })).toEqual({ ...none, token: 'mud' })
  expect(words.namesIn({ token: 4, reading: 4 })).toEqual(none)
  expect(words.namesIn({ reading: 'flee', card: rat })).toEqual({ ...none, reading: 'Flee' })
  expect(words.namesIn({ reading: 'flee' })).toEqual(none)
  expect(words.namesIn({ reading: 'other', card: rat })).toEqual(none)
})

const shore = pack(
  'shore',
  { en: {} },
  {
    systems: {
      tides: {
        counters: { tide: {} },
        phases: { ebb: {} },
        zones: { beach: { title: 'The beach', place: 'aside' } },
        dials: { tide: { faces: ['low', 'high'] } },
        messages: { 'counter.tide': 'the tide', 'phase.ebb': 'Ebb' },
      },
    },
  },
)

test('parts of a sentence get the words of the counters, phases, zones and dials that systems declare', () => {
  const said = (parts: object) => {
    const { named: _, does: __, ...rest } = authorWords([fen, shore], rulebooks).namesIn(parts as never)
    return rest
  }
  expect(said({ counter: 'tide', from: 0, to: 1 })).toEqual({ counter: 'the tide', from: 'low', to: 'high' })
  expect(said({ counter: 'tide', from: 'x', to: 9 })).toEqual({ counter: 'the tide' })
  expect(said({ phase: 'ebb', zone: 'beach' })).toEqual({ phase: 'Ebb', zone: 'The beach' })
  expect(said({ counter: 'strange', phase: 4, zone: 'nowhere' })).toEqual({})
})

test('references without words are listed once, each with the place where its words belong', () => {
  const of = (code: string, key: string, kind = 'ways') => ({ of: code, words: kind as 'ways', key })
  expect(
    words.unworded([
      ...[of('fen:rat', 'flee'), of('fen:rat', 'dive'), of('fen:rat', 'dive'), of('fen:soggy', 'dive'), of('fen:scenario/ford', 'dive')],
      ...[of('fen:rule/hard', 'dive'), of('fen:system/none', 'dive'), of('ford:eel', 'fire', 'tokens'), of('fen:rat', 'ice', 'tokens')],
      ...[of('nowhere:moth', 'dive')],
    ]),
  ).toEqual([
    { words: 'ways', key: 'dive', title: 'Marsh Rat', pack: 'fen', section: 'cards', slug: 'rat' },
    { words: 'ways', key: 'dive', title: 'Soggy', pack: 'fen', section: 'keywords', slug: 'soggy' },
    { words: 'ways', key: 'dive', title: 'The Ford', pack: 'fen', section: 'scenarios', slug: 'ford' },
    { words: 'ways', key: 'dive', title: 'Hard', pack: 'fen', section: 'rules', slug: 'hard' },
    { words: 'ways', key: 'dive', title: 'none', pack: 'fen', section: 'systems', slug: 'none' },
    { words: 'tokens', key: 'fire', title: 'Eel', pack: 'ford', section: 'cards', slug: 'eel' },
    { words: 'ways', key: 'dive', title: 'moth', pack: 'nowhere', section: 'cards', slug: 'moth' },
  ])
})

test('references are found anywhere in data', () => {
  const one = { words: 'ways', of: 'fen:rat', key: 'flee' }
  expect(wordsReferencesIn({ a: [{ b: { ...one, more: 1 } }, 4, null], c: one })).toEqual([one, one])
  for (const wrong of [
    { ...one, words: 'strange' },
    { ...one, of: 4 },
    { ...one, key: undefined },
    { ...one, words: 4 },
    'ways',
    undefined,
  ])
    expect(wordsReferencesIn(wrong)).toEqual([])
})
