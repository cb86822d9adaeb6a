import { expect, test } from 'vitest'
import { anchorOf, examplesIn } from '../src/examples.ts'

const page = (...lines: readonly string[]): string => lines.join('\n')

test('the examples of a page are its code blocks, each with its language, its mark, its file and the line of its fence', () => {
  const markdown = page(
    '# A page',
    '```ts card:ash-crow',
    'export default 1',
    '',
    '```',
    'words',
    '````json facts:ash-crow',
    '```',
    '````',
    '```',
    'shown',
    '```',
  )
  const found = examplesIn(markdown)
  expect(found).toEqual([
    { language: 'ts', mark: 'card:ash-crow', path: 'cards/ash-crow.ts', code: 'export default 1\n\n', line: 2 },
    { language: 'json', mark: 'facts:ash-crow', path: 'cards/ash-crow.json', code: '```\n', line: 7 },
    { language: '', mark: '', path: undefined, code: 'shown\n', line: 10 },
  ])
  expect(examplesIn(markdown.replaceAll('\n', '\r\n'))).toEqual(found)
})

test('a fence that is never closed ends with the page', () => {
  expect(examplesIn(page('```sh', 'npm start'))).toMatchObject([{ language: 'sh', code: 'npm start\n', line: 1 }])
  expect(examplesIn('no example')).toEqual([])
})

test.each([
  ['ts card:ash-crow', 'cards/ash-crow.ts'],
  ['ts scene:ash-crow', 'scenes/ash-crow.scene.ts'],
  ['ts keyword:loud', 'keywords/loud.ts'],
  ['ts rule:house', 'rules/house.ts'],
  ['ts scenario:road', 'scenarios/road.ts'],
  ['ts system:tide', 'systems/tide.ts'],
  ['json facts:ash-crow', 'cards/ash-crow.json'],
  ['json keyword:loud', 'keywords/loud.json'],
  ['json scenario:road', 'scenarios/road.json'],
  ['json system:tide', 'systems/tide.json'],
  ['json deck:first', 'decks/first.json'],
  ['json text', 'text/en.json'],
  ['json form', undefined],
  ['sh', undefined],
  ['ts facts:ash-crow', undefined],
  ['ts card:Ash', undefined],
  ['ts constructor:x', undefined],
])('a block that is marked "%s" is the file %s', (info, path) => {
  expect(examplesIn(page(`\`\`\`${info}`, '```')).map((example) => example.path)).toEqual([path])
})

test('a heading is linked as on GitHub', () => {
  expect(anchorOf('`qw test`: what it *runs*, and why')).toBe('qw-test-what-it-runs-and-why')
})
