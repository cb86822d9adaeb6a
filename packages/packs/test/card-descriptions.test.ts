/** The words and titles by which scripts describe cards: where they are in a script, and which of them are misspelt. */
import type { ScriptCalls } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import type { PackBundle } from '../src/bundle.ts'
import { describedBy, misspeltDescriptions } from '../src/card-descriptions.ts'
import { compileScript } from '../src/compile.ts'
import { rulebook } from './games.ts'

const calls: ScriptCalls = { ...rulebook.scriptCalls, describes: { words: ['each', 'any'], titles: ['titled', 'each'] } }

const described = (source: string, game: ScriptCalls = calls) => {
  const compiled = compileScript({
    path: 'lib/x.ts',
    source: `import { any, each, titled } from '@questwright/lcg'\n${source}`,
    calls: game,
  })
  if (!('code' in compiled)) throw new Error(JSON.stringify(compiled))
  return compiled.describes?.map(({ by, text, line, column }) => `${by} ${text} ${line}:${column}`)
}

test.each<[what: string, source: string, found: readonly string[] | undefined]>([
  ['each word of a call', "any('guard', 'elf')", ['word guard 2:5', 'word elf 2:14']],
  ['the title of a call', "titled('Gandalf', 'not one')", ['title Gandalf 2:8']],
  ['each title of a list', "titled(['Gandalf', 'Frodo'])", ['title Gandalf 2:9', 'title Frodo 2:20']],
  ['a list in a constant', "const both = ['Gandalf', 'Frodo']\ntitled(both)", ['title Gandalf 2:15', 'title Frodo 2:26']],
  ['a word in a constant', "const guard = 'guard'\nany(guard)", ['word guard 2:15']],
  ['both branches of a condition', "any(1 > 0 ? 'guard' : 'elf')", ['word guard 2:13', 'word elf 2:23']],
  ['a call that takes words and a title', "each('guard')", ['word guard 2:6', 'title guard 2:6']],
  ['no list of words', "any(['guard'])", undefined],
  ['no text that is computed', `const of = (name: string) => titled(name)\nany(\`\${of}\`)`, undefined],
  ['a call without arguments', 'titled()\nany()', undefined],
  ['no call of another function', "other('guard')\nconst other = (x: string) => x", undefined],
])('a script describes cards by %s', (_, source, found) => {
  expect(described(source)).toEqual(found)
})

test('a game without descriptions has none', () => {
  const { describes: _, ...without } = calls
  expect(described("any('guard')", without)).toBeUndefined()
})

const pack = (id: string, describes: object | undefined, more: object = {}) =>
  ({ id, keywords: {}, text: {}, scripts: [{ path: 'lib/x.ts', ...(describes ? { describes } : {}) }], ...more }) as unknown as PackBundle
const use = (by: 'word' | 'title', text: string) => ({ by, text, line: 2, column: 5 })

test('packs add the slugs of their keywords and the English titles of their cards', () => {
  const fen = pack('fen', undefined, {
    keywords: { soggy: {}, muddy: {} },
    text: { en: { cards: { rat: { title: 'Marsh Rat' } } }, de: { cards: { rat: { title: 'Sumpfratte' } } } },
  })
  expect(describedBy([fen, pack('empty', undefined)])).toEqual({ words: ['soggy', 'muddy'], titles: ['Marsh Rat'] })
})

test('a word or title is misspelt if it is nearly one of the game or of a pack; others may be in packs that are not here', () => {
  const fen = pack('fen', [use('word', 'sogy'), use('word', 'gard'), use('title', 'Marsh Rats'), use('title', 'Gandalv')], {
    keywords: { soggy: {} },
    text: { en: { cards: { rat: { title: 'Marsh Rat' } } } },
  })
  const well = pack('well', [use('word', 'soggy'), use('word', 'guard'), use('title', 'Marsh Rat'), use('title', 'Tom Bombadil')])
  const known = { words: ['guard'], titles: ['Gandalf'] }
  expect(misspeltDescriptions([fen, well, pack('silent', undefined)], known)).toEqual([
    { ...use('word', 'sogy'), pack: 'fen', file: 'lib/x.ts', meant: 'soggy' },
    { ...use('word', 'gard'), pack: 'fen', file: 'lib/x.ts', meant: 'guard' },
    { ...use('title', 'Marsh Rats'), pack: 'fen', file: 'lib/x.ts', meant: 'Marsh Rat' },
    { ...use('title', 'Gandalv'), pack: 'fen', file: 'lib/x.ts', meant: 'Gandalf' },
  ])
  expect(misspeltDescriptions([pack('fen', [use('word', 'Gandalf'), use('title', 'guard')])], known)).toEqual([])
})
