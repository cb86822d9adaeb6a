/** The texts of a card while they are typed. */
import type { PackBundle } from '@questwright/packs'
import { expect, it } from 'vitest'
import '../src/page/authoring.ts'
import { compilePack, type ReadCardRequest, readCard } from '../src/texts/index.ts'

const pack = {
  id: 'fen',
  name: '@you/fen',
  game: 'lcg',
  dependencies: [],
  cards: { tower: { type: 'attachment' } },
  keywords: {},
  systems: {},
  text: { en: { cards: {}, keywords: {}, scenarios: {}, decks: {} } },
} as unknown as PackBundle

const read = (text: string, type: string, more: Partial<ReadCardRequest> = {}) =>
  readCard(pack, [pack], {
    slug: 'tower',
    path: 'cards/tower.ts',
    facts: { type } as ReadCardRequest['facts'],
    words: { title: 'Tower', text },
    wanted: 'reasons',
    ...more,
  })

it('the places of parts and findings are those of the text with its markup', () => {
  const text = '**Action:** Deal 2 dmage to an enemy.'
  const { faces, byHand, state } = read(text, 'event')
  const [unit] = faces[0]?.texts.text ?? []
  expect(unit?.findings.map(({ code, start, end }) => [code, text.slice(start, end)])).toEqual([['unknown-word', 'dmage']])
  const [offer] = unit?.findings[0]?.offers ?? []
  expect(offer && text.slice(0, offer.start) + offer.text + text.slice(offer.end)).toBe('**Action:** Deal 2 damage to an enemy.')
  expect(unit?.parts.map(({ start, end }) => text.slice(start, end))).toEqual(['Action:', 'an enemy'])
  expect([state, Object.keys(byHand)]).toEqual(['partly', ['action']])
})

it('a question has the sentences of its meanings, and the answer stays in the script', () => {
  const text = 'Attached hero gets +1 [attack] and +1 [defense] for each location in play.'
  const [asked] = read(text, 'attachment').faces[0]?.texts.text ?? []
  expect(asked?.meanings.map(({ says }) => says)).toEqual([
    ['Attached card gets +1 [attack].', 'Attached card gets +1 [defense] for each location in play.'],
    ['Attached card gets +1 [attack] for each location in play.', 'Attached card gets +1 [defense] for each location in play.'],
  ])
  const answered = read(text, 'attachment', { answers: { [text]: asked?.meanings[1]?.script ?? '' } })
  expect(answered.state).toBe('whole')
  expect(answered.source).toContain("modifier('attack', { on: 'host', by: () => locationsInPlay().length })")
  const script = answered.source ?? ''
  expect(read(text, 'attachment', { script }).source).toBe(script)
  const words = { cards: { tower: { title: 'Tower', text } } }
  const saved = { ...pack, text: { en: { ...pack.text.en, ...words } } } as PackBundle
  const files = { 'text/en.json': `${JSON.stringify(words, null, 2)}\n`, 'cards/tower.json': '{}', 'cards/tower.ts': script }
  expect(compilePack(saved, files, [saved])).toMatchObject({ list: [{ state: 'whole', asked: 0 }], files: {} })
})

it('sides and texts of other fields are read apart', () => {
  const words = { title: 'Tower', text: 'Sentinel.', shadow: 'Attacking enemy gets +1 [attack].' }
  const { faces } = read('', 'enemy', { words })
  expect(Object.entries(faces[0]?.texts ?? {}).map(([field, units]) => [field, units.map(({ state }) => state)])).toEqual([
    ['text', ['by-hand']],
    ['shadow', ['whole']],
  ])
  const sides = read('', 'quest', {
    facts: { type: 'quest', sides: { A: {}, B: {} } } as unknown as ReadCardRequest['facts'],
    words: { title: 'Tower', text: 'Setup: Polish the lamps.', sides: { B: { text: 'When Revealed: Each player draws 1 card.' } } },
  })
  expect(sides.faces.map(({ side, texts }) => [side, texts.text?.map(({ text, state }) => `${text} ${state}`)])).toEqual([
    [undefined, ['Setup: Polish the lamps. by-hand']],
    ['B', ['When Revealed: Each player draws 1 card. whole']],
  ])
})
