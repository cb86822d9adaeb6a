import { expect, test } from 'vitest'
import { resolveImport, roleOf } from '../src/layout.ts'
import { formatProblem, problem, sortProblems } from '../src/problem.ts'
import { fullCode, readKeyword, slugIsWellFormed, splitCode, suggestSlug } from '../src/slug.ts'

test('slugs are lower case letters, digits and single hyphens', () => {
  for (const good of ['odo', 'odo-miller', 'stage-3b', '3']) expect(slugIsWellFormed(good)).toBe(true)
  for (const bad of ['', 'Odo', 'odo_miller', 'odo--miller', '-odo', 'odo-', 'odo miller', 'ódo', 'a:b'])
    expect(slugIsWellFormed(bad)).toBe(false)
})

test('a title or an invalid slug is changed into a valid one', () => {
  expect(suggestSlug("Celebrían's Stone")).toBe('celebrians-stone')
  expect(suggestSlug('odoMiller')).toBe('odo-miller')
  expect(suggestSlug('???')).toBe('')
})

test('codes are full or bare', () => {
  expect(fullCode('odo', 'wet-meadows')).toBe('wet-meadows:odo')
  expect(fullCode('other:odo', 'wet-meadows')).toBe('other:odo')
  expect(splitCode('other:odo')).toEqual({ pack: 'other', slug: 'odo' })
  for (const bad of ['odo', 'a:b:c', 'A:b', ':b']) expect(splitCode(bad)).toBeUndefined()
})

test('keywords are read as they are printed', () => {
  expect(readKeyword('Surge')).toEqual({ slug: 'surge' })
  expect(readKeyword('Doomed 2')).toEqual({ slug: 'doomed', number: 2 })
  expect(readKeyword('Doomed X')).toEqual({ slug: 'doomed', number: 'X' })
  expect(readKeyword('Play Only After')).toEqual({ slug: 'play-only-after' })
})

test('paths have roles: the kind of thing that each file belongs to', () => {
  expect(roleOf('cards/a/b/odo.ts')).toEqual({ role: 'script', kind: 'card', slug: 'odo' })
  expect(roleOf('cards/odo.scene.ts')).toEqual({ role: 'script', kind: 'scene', slug: 'odo' })
  expect(roleOf('scenes/a/odo.scene.ts')).toEqual({ role: 'script', kind: 'scene', slug: 'odo' })
  expect(roleOf('scenes/odo.ts')).toEqual({ role: 'stray' })
  expect(roleOf('lib/x.json')).toEqual({ role: 'stray' })
  expect(roleOf('decks/x.ts')).toEqual({ role: 'stray' })
  expect(roleOf('text/en.json')).toEqual({ role: 'text', language: 'en' })
  expect(roleOf('text/__proto__.json')).toEqual({ role: 'stray' })
  expect(roleOf('constructor/x.ts')).toEqual({ role: 'other' })
  expect(roleOf('lib/x.d.ts')).toEqual({ role: 'declaration' })
})

test('imports are resolved as realms do', () => {
  const exists = (path: string) => ['lib/x.ts', 'cards/y.ts'].includes(path)
  for (const specifier of ['../lib/x', '../lib/x.ts', '../lib/x.js', './../lib/./x.ts']) {
    expect(resolveImport('cards/y.ts', specifier, exists)).toEqual({ kind: 'found', path: 'lib/x.ts' })
  }
  expect(resolveImport('cards/y.ts', '../../lib/x', exists)).toEqual({ kind: 'outside' })
  expect(resolveImport('cards/y.ts', './x', exists)).toEqual({ kind: 'missing', path: 'cards/x' })
})

test('problems are sorted by place and printed with their remedy', () => {
  const words = { message: 'It is wet.', remedy: 'Dry it.' }
  const late = problem('error', 'x/late', { pack: 'a', file: 'b' }, words, { line: 10, column: 2 })
  const early = problem('warning', 'x/early', { pack: 'a', file: 'b' }, words, { line: 9, column: 30 })
  expect(sortProblems([late, early])).toEqual([early, late])
  expect(formatProblem(late)).toBe('error a/b:10:2 It is wet. [x/late]\n  Dry it.')
})
