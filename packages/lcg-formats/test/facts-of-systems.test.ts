/**
 * Facts that systems of packs define, in the formats of other programs: written if a format can hold them, and reported as lost if it
 * cannot.
 */

import { cardFormatNames, exportCards, readCards, whyNotExported } from '@questwright/interop'
import type { PackBundle } from '@questwright/packs/types'
import { expect, test } from 'vitest'
import { gameFormats } from './games.ts'

const fact = { name: 'depth', holds: 'number', label: 'Depth' } as const
const bundleOf = (id: string, more: Partial<PackBundle>): PackBundle => ({
  ...{ format: 'questwright-pack', version: 1, id, name: `@you/${id}`, packVersion: '1.0.0', game: 'lcg', api: 1, dependencies: [] },
  ...{ hash: id, cards: {}, keywords: {}, scenarios: {}, decks: {}, text: {}, scripts: [], scenes: [], hashes: {} },
  ...more,
})
const sea = bundleOf('sea', { systems: { tide: { facts: { depth: fact, mood: { ...fact, label: 'Mood' } } } } })
const reef = { type: 'location', encounterSet: 'sea', number: 1, quantity: 1, threat: 1, questPoints: 2, depth: 3 }
const ally = { type: 'ally', sphere: 'lore', number: 2, cost: 1, willpower: 1, attack: 0, defense: 0, hitPoints: 1 }
const written = (cards: { readonly [slug: string]: { readonly type: string; readonly [fact: string]: string | number } }) => ({
  bundle: bundleOf('shore', { dependencies: ['sea'], cards }),
  files: {
    'package.json': JSON.stringify({ name: '@you/shore', version: '1.0.0', questwright: { game: 'lcg', api: 1 } }),
    ...Object.fromEntries(Object.entries(cards).map(([slug, facts]) => [`cards/${slug}.json`, JSON.stringify(facts)])),
    'text/en.json': JSON.stringify({ cards: { reef: { title: 'Reef' }, ally: { title: 'Ally' } } }),
  },
  keywords: new Map(),
  packs: [sea],
})
const formats = cardFormatNames(gameFormats).filter(
  (format) => whyNotExported(gameFormats, { id: 'shore', game: 'lcg' }, 'the game', format) === undefined,
)

test.each(formats)('%s', async (format) => {
  const { text, problems } = await exportCards(gameFormats, written({ reef, ally }), format, 'text')
  const told = problems.filter(({ code }) => code === 'export/facts-of-systems').map(({ message }) => message)
  if (format === 'dragncards') {
    expect(told).toEqual([])
    const [read] = readCards(gameFormats, String(text), format).sheets.filter(({ sides }) => sides[0]?.title === 'Reef')
    expect(JSON.parse(read?.sides[0]?.tags ?? '')).toEqual({ depth: 3 })
  } else {
    // facts that no card prints are not reported as lost
    expect(told).toEqual(['The format has no place for what systems of packs print on cards: Depth.'])
  }
  const plain = await exportCards(gameFormats, written({ ally }), format, 'text')
  expect(plain.problems.filter(({ code }) => code === 'export/facts-of-systems')).toEqual([])
})
