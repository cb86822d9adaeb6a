/** Pages of the handbook: their sections, the hits of the search, the marked words, and the cards of their examples. */
import { expect, test } from 'vitest'
import { cardsOf, pieces } from '../src/index.ts'
import { handbookSearch, sectionsOf } from '../src/search.ts'

const page = (slug: string, title: string, markdown: string) => ({ slug, title, part: 'One', markdown })
const small = [
  page(
    'keywords',
    'Keywords',
    '# Keywords\n\nOne word.\n\n## Test it\n\nA scene can give a **keyword** to any card.\n\n```ts\n// ## no heading\n```\n',
  ),
  page('abilities', 'Abilities', '# Abilities\n\n## Limits\n\n`limit: once`, said by Théodred. See [keywords](keywords.md).\n'),
]

test('a page is split at its headings, and a line of a code block is no heading', () => {
  expect(sectionsOf(small[0] as never).map(({ id, heading }) => [id, heading])).toEqual([
    ['keywords#', 'Keywords'],
    ['keywords#test-it', 'Test it'],
  ])
})

test('search finds beginnings of words, without accents, despite small typing errors, and only sections with all words', () => {
  const find = handbookSearch(small)
  expect(find('limi').map(({ id }) => id)).toEqual(['abilities#limits'])
  expect(find('theodred')[0]?.id).toBe('abilities#limits')
  expect(find('kewords')[0]?.page).toBe('keywords')
  expect(find('scene limits')).toEqual([])
  expect(find('  ')).toEqual([])
})

test('headings count more than text', () => {
  const find = handbookSearch([page('a', 'A', '# A\n\nwords about dice and more words'), page('b', 'B', '# B\n\n## Dice\n\nnothing')])
  expect(find('dice').map(({ id }) => id)).toEqual(['b#dice', 'a#'])
})

test('matching words are marked, also those with accents', () => {
  expect(pieces('said by Théodred, once', ['theodred']).map(({ words, fits }) => [words, fits])).toEqual([
    ['said by ', 'no'],
    ['Théodred', 'yes'],
    [', once', 'no'],
  ])
})

test('the examples of a page are cards with facts, texts and script', () => {
  const markdown = [
    '```json facts:keeper\n{ "type": "ally" }\n```',
    "```ts card:keeper\nexport default card('keeper', [])\n```",
    '```json text\n{ "cards": { "keeper": { "title": "Beacon Keeper" } } }\n```',
    '```json facts:warden tcg\n{ "type": "companion" }\n```',
  ].join('\n\n')
  expect(cardsOf({ markdown }).map(({ slug, title, facts, game }) => [slug, title, facts, game])).toEqual([
    ['keeper', 'Beacon Keeper', { type: 'ally' }, undefined],
    ['warden', 'warden', { type: 'companion' }, 'tcg'],
  ])
})
