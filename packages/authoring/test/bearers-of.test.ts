import type { CardDefinition, Library } from '@questwright/kernel'
import { expect, it } from 'vitest'
import { bearersOf } from '../src/bearers-of.ts'

const card = (code: string, keywords?: object) =>
  ({ code, front: { facts: { ...(keywords ? { keywords } : {}) } } }) as unknown as CardDefinition
const library = { keywords: new Map([['grim', { slug: 'grim', pack: 'fen' }]]), cards: new Map() } as unknown as Library

it('a part belongs to the cards with its code; a part of a keyword to the first card that prints the keyword', () => {
  const cards = [
    card('fen:wolf'),
    card('fen:rat', { bleak: 1 }),
    card('fen:moth', { grim: 1 }),
    card('fen:king', { grim: 2 }),
    card('fen:wolf'),
  ]
  const told = (part: string) => bearersOf(part, cards, library).map((one) => cards.indexOf(one))
  expect(told('fen:wolf#action')).toEqual([0, 4])
  expect(told('fen:wolf#a#b')).toEqual([])
  expect(told('fen:moth#action')).toEqual([2])
  expect(told('fen:grim#action')).toEqual([2])
  expect(told('fen:bleak#action')).toEqual([])
  expect(told('fen:nobody#action')).toEqual([])
})
