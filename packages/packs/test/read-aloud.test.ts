/** Sentences for the steps of a setup: each kind of field with each of its values, and without one. */
import type { FieldKind, Rulebook } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { readAloud } from '../src/read-aloud.ts'

const rulebook = {
  hosts: { quest: 'the current quest' },
  places: { staging: 'the staging area' },
  ways: { faceDown: 'face down' },
  tokens: { damage: 'damage' },
  types: { enemy: { plural: 'Enemies' } },
} as unknown as Rulebook
const nameOf = (code: string, what: 'card' | 'set'): string => `${what} ${code}`

/** The sentence, with names between stars. */
function read(kind: FieldKind, told: { readonly [field: string]: unknown }, counts?: 'cards'): string {
  const phrase = { reads: 'put {it} there', fields: { it: kind }, ...(counts ? { counts } : {}) }
  return readAloud(phrase as never, told, nameOf, rulebook)
    .map((word) => (typeof word === 'string' ? word : `*${word.name}*`))
    .join('')
}

test.each<readonly [kind: FieldKind, value: unknown, sentence: string]>([
  ['copies', undefined, 'put  there'],
  ['copies', 1, 'put  there'],
  ['copies', 2, 'put 2 copies of  there'],
  ['copies', 'per-player', 'put 1 copy per player of  there'],
  ['amount', 'per-player', 'put 1 per player there'],
  ['amount', 3, 'put 3 there'],
  ['amount', undefined, 'put … there'],
  ['number', 3, 'put 3 there'],
  ['number', 'per-player', 'put … there'],
  ['filter', undefined, 'put card there'],
  ['filter', { type: 'enemy' }, 'put enemy there'],
  ['filter', { trait: 'Orc' }, 'put *Orc* card there'],
  ['filter', { set: 'fen', type: 'enemy', trait: 'Orc' }, 'put *Orc* enemy of the set *set fen* there'],
  ['cards', undefined, 'put … there'],
  ['cards', [], 'put … there'],
  ['cards', ['wolf'], 'put *card wolf* there'],
  ['cards', ['wolf', 'rat'], 'put *card wolf*, *card rat* there'],
  ['host', undefined, 'put … there'],
  ['host', '', 'put … there'],
  ['host', 'quest', 'put the current quest there'],
  ['host', 'wolf', 'put *card wolf* there'],
  ['place', 'staging', 'put the staging area there'],
  ['place', 'moon', 'put … there'],
  ['way', 'faceDown', 'put face down there'],
  ['way', undefined, 'put … there'],
  ['token', 'damage', 'put damage there'],
  ['token', 'mud', 'put mud tokens there'],
  ['token', undefined, 'put … there'],
  ['optional-trait', 'Orc', 'put *Orc*  there'],
  ['optional-trait', '', 'put  there'],
  ['optional-trait', undefined, 'put  there'],
  ['trait', 'Orc', 'put *Orc* there'],
  ['trait', '', 'put … there'],
  ['trait', undefined, 'put … there'],
  ['card' as FieldKind, 'wolf', 'put *card wolf* there'],
  ['card' as FieldKind, '', 'put … there'],
  ['card' as FieldKind, undefined, 'put … there'],
])('a field of the kind %s with %j', (kind, value, sentence) => {
  expect(read(kind, value === undefined ? {} : { it: value })).toBe(sentence)
})

test('a phrase that counts cards names them, one or several', () => {
  expect([1, 2].flatMap((it) => (['amount', 'number'] as const).map((kind) => read(kind, { it }, 'cards')))).toEqual([
    'put 1 card there',
    'put 1 card there',
    'put 2 cards there',
    'put 2 cards there',
  ])
})

test('a filter names its type in the plural if several cards are wanted', () => {
  const told = (type: string, count: unknown) => read('filter', { it: { type }, count })
  expect([told('enemy', 1), told('enemy', 2), told('enemy', 'per-player'), told('omen', 2)]).toEqual([
    'put enemy there',
    'put enemies there',
    'put enemy there',
    'put omens there',
  ])
})

test('a phrase keeps its words, and names the same field as often as it occurs', () => {
  const phrase = { reads: '{who} and {who}', fields: { who: 'card' } }
  expect(readAloud(phrase as never, { who: 'wolf' }, nameOf, rulebook)).toEqual([{ name: 'card wolf' }, ' and ', { name: 'card wolf' }])
})
