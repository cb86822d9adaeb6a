/** Keywords as cards print them: with accents, apostrophes, capitals, hyphens, sorts and numbers of all kinds. */
import { expect, test } from 'vitest'
import { keywordWithNumber, numberForms, readKeyword } from '../src/printed-keyword.ts'
import { suggestSlug } from '../src/slug.ts'

test.each([
  ['Surge', 'surge', undefined],
  ['surge', 'surge', undefined],
  ['SURGE', 'surge', undefined],
  ['  Surge  ', 'surge', undefined],
  ['Surge.', 'surge', undefined],
  ['Doomed 2', 'doomed', 2],
  ['Doomed 2.', 'doomed', 2],
  ['Doomed  2', 'doomed', 2],
  ['Doomed\u00a02', 'doomed', 2],
  ['Doomed 0', 'doomed', 0],
  ['Doomed +2', 'doomed', 2],
  ['Doomed (2)', 'doomed', 2],
  ['Doomed (X).', 'doomed', 'X'],
  ['Doomed (2', 'doomed-2', undefined],
  ['Doomed 007', 'doomed', 7],
  ['Doomed X', 'doomed', 'X'],
  ['Doomed X.', 'doomed', 'X'],
  ['Doomed x', 'doomed-x', undefined],
  ['Doomed -1', 'doomed-1', undefined],
  ['Doomed 1e3', 'doomed-1e3', undefined],
  ['Doomed 0x10', 'doomed-0x10', undefined],
  ['Doomed 1.5', 'doomed-1-5', undefined],
  ['Doomed 999999999', 'doomed', 999999999],
  ['Doomed 9999999999', 'doomed-9999999999', undefined],
  ['2', '2', undefined],
  ['X', 'x', undefined],
  ['', '', undefined],
  ['…', '', undefined],
  ['Play Only After', 'play-only-after', undefined],
  ['Guarded (enemy or location)', 'guarded-enemy-or-location', undefined],
  ['Battle-Hardened 3', 'battle-hardened', 3],
  ['Battle - Hardened', 'battle-hardened', undefined],
  ["King's Hunt 2", 'kings-hunt', 2],
  ['King’s Hunt 2', 'kings-hunt', 2],
  ["Hunters' Moon", 'hunters-moon', undefined],
  ["Éowyn's Ride 1", 'eowyns-ride', 1],
  ['E\u0301owyn', 'eowyn', undefined],
  ['Ñandú 4', 'nandu', 4],
  ['İz 3', 'iz', 3],
  ['Straße', 'stra-e', undefined],
  ['McHunt 2', 'mc-hunt', 2],
  ['S.H. Strike', 's-h-strike', undefined],
  ['Hunt & Gather 2', 'hunt-gather', 2],
  ['one:Hunt 2', 'one:hunt', 2],
  ['@ann/one: King’s Hunt 2', '@ann/one:kings-hunt', 2],
  ['constructor', 'constructor', undefined],
  ['__proto__ 2', 'proto', 2],
] as const)('the keyword "%s" has the slug "%s" and the number %s', (printed, slug, number) => {
  expect(readKeyword(printed)).toEqual(number === undefined ? { slug } : { slug, number })
  // a keyword that is created from its title gets the file name that its cards look for
  const title = printed.slice(printed.lastIndexOf(':') + 1)
  if (number === undefined) expect(suggestSlug(title)).toBe(slug.slice(slug.lastIndexOf(':') + 1))
})

test('a letter loses its Unicode accents', () => {
  for (let code = 0x80; code <= 0xffff; code++) {
    const letter = String.fromCharCode(code)
    const decomposed = letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
    if (suggestSlug(`x${letter}x`) !== suggestSlug(`x${decomposed}x`)) expect([code.toString(16), suggestSlug(`x${letter}x`)]).toEqual([])
    if (/^[a-z]$/i.test(decomposed)) expect(suggestSlug(letter)).toBe(decomposed.toLowerCase())
  }
})

test('a keyword with its number reads as its form says, and is read back', () => {
  const written = numberForms.map((form) => keywordWithNumber('Doomed', 2, form))
  expect(written).toEqual(['Doomed 2', 'Doomed +2', 'Doomed (2)'])
  expect(written.map((one) => readKeyword(one).number)).toEqual([2, 2, 2])
})
