import { expect, it } from 'vitest'
import { manifestWords } from '../src/browser.ts'

it('reads the words of a manifest in either form of npm, also where something is missing or broken', () => {
  const text = JSON.stringify({
    ...{ name: '@ann/fen', version: '1.0.0', description: 'A fen.', license: 'MIT', homepage: 'https://example.org' },
    author: 'Ann <ann@example.org> (https://example.org)',
    questwright: { game: 'lcg', api: 1 },
    dependencies: { '@ann/moor': '^1.0.0', '@ann/odd': 3 },
  })
  const words = manifestWords(text)
  expect(words).toMatchObject({
    ...{ description: 'A fen.', author: 'Ann', licence: 'MIT', homepage: 'https://example.org' },
    dependencies: [
      { name: '@ann/moor', range: '^1.0.0' },
      { name: '@ann/odd', range: '' },
    ],
  })
  expect(manifestWords(text.replace(',"@ann/odd":3', '')).manifest?.name).toBe('@ann/fen')
  expect(manifestWords('{"author":{"name":"Ann"},"license":7}')).toMatchObject({ author: 'Ann', licence: '', manifest: undefined })
  for (const broken of ['{', '[]', 'null'])
    expect(manifestWords(broken)).toMatchObject({ description: '', dependencies: [], manifest: undefined })
})
