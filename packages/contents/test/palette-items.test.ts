/** Which entries of the palette are found by which words. */

import { expect, test } from 'vitest'
import { findItems, type PaletteItem, readyItems } from '../src/palette-items.ts'

const item = (id: string, group: string, title: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id,
  group,
  title,
  go: '/',
  ...more,
})

const ready = readyItems([
  item('eowyn', 'Cards', 'Éowyn', { hint: 'hero, lcg-core-set' }),
  item('courage', 'Cards', 'Unexpected Courage', { hint: 'attachment, lcg-core-set' }),
  item('heads', 'Cards', 'Gunheads', { hint: 'ally' }),
  item('head', 'Cards', 'Head of the Road'),
  item('road', 'Scenarios', 'The Long Road'),
  item('theme', 'Do', 'Use the dark theme', { also: 'colours night' }),
  item('save', 'Here', 'Save the card'),
])
const titles = (query: string, recent: readonly string[] = []) =>
  findItems(ready, query, recent).map(({ name, items }) => [name, items.map(({ title }) => title)])

test('accents and capitals do not matter', () => {
  expect(titles('eowyn')).toEqual([['Cards', ['Éowyn']]])
  expect(titles('ÉOW')).toEqual([['Cards', ['Éowyn']]])
})

test('every word must occur, in any order, in the title, in the hint beside it or in the further search words', () => {
  expect(titles('courage attachment')).toEqual([['Cards', ['Unexpected Courage']]])
  expect(titles('night')).toEqual([['Do', ['Use the dark theme']]])
  expect(titles('courage dwarf')).toEqual([])
})

test('a match at the beginning of a title comes before one at the beginning of a word, and that before one inside a word', () => {
  expect(titles('head')).toEqual([['Cards', ['Head of the Road', 'Gunheads']]])
  expect(titles('road')).toEqual([
    ['Cards', ['Head of the Road']],
    ['Scenarios', ['The Long Road']],
  ])
})

test('without words recent entries come first, newest first, and are not shown twice; deleted ones are left out', () => {
  expect(titles('', ['save', 'gone', 'eowyn'])).toEqual([
    ['Recent', ['Save the card', 'Éowyn']],
    ['Do', ['Use the dark theme']],
  ])
})

test('of two equal results the more recent one comes first', () => {
  expect(titles('road', ['road'])[0]?.[0]).toBe('Scenarios')
})

test('a group shows only its first results', () => {
  const many = readyItems(Array.from({ length: 30 }, (_, index) => item(`${index}`, 'Cards', `Crow ${index}`)))
  expect(findItems(many, 'crow', [])[0]?.items).toHaveLength(7)
})
