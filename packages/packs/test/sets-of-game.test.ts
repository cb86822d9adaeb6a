/**
 * Each game has its own names for its sets of cards and for further texts. The made-up game of this test has "bands", whose titles are under
 * `bandTitles`, and "storms".
 */
import { type CardType, type Chapter, rulebookOf } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import type { PackFiles } from '../src/bundle.ts'
import { diffPacks } from '../src/diff-packs.ts'
import { filesOfNewPack } from '../src/new-pack.ts'
import { setTitle } from '../src/set-texts.ts'
import { watchFindings } from './watched-findings.ts'

const { checkPacks, loadPack } = watchFindings()

const outlaw: CardType = {
  name: 'Outlaw',
  plural: 'Outlaws',
  back: 'card',
  group: 'cards',
  content: 'cards',
  inDeck: 'never',
  newCard: {},
  may: ['band', 'bands', 'storm'],
  face: { name: 'Outlaw', window: 'plain', motif: 'people' },
}
const chapter: Chapter = {
  game: 'roads',
  title: 'The Roads',
  backs: { card: 'Card' },
  groups: { cards: 'Cards' },
  contents: { cards: 'cards' },
  facts: {
    band: { name: 'a band', holds: 'slug', names: 'set', titles: 'bandTitles' },
    bands: { name: 'bands', holds: 'slugs', names: 'set' },
    storm: { name: 'a storm effect', holds: 'flag', text: { field: 'gale', label: 'Storm', script: 'storm' } },
  },
  types: { outlaw },
  deal: { parts: {}, formerly: ['encounterSets'] },
  modes: { plain: { name: 'Plain', text: 'As it is.', when: 'always' } },
}
const roads = rulebookOf([{ chapter, file: 'roads.ts' }])
const rulebooks = { roads }

const json = (value: unknown): string => JSON.stringify(value)
const pack = (text: object, card: object = { type: 'outlaw', band: 'reeds' }): PackFiles => ({
  ...filesOfNewPack('the-roads', 'The Roads', {}, roads),
  'cards/low-jack.json': json(card),
  'text/en.json': json({ cards: { 'low-jack': { title: 'Low Jack' } }, ...text }),
})
const loaded = (files: PackFiles) => {
  const { bundle, problems } = loadPack(files, rulebooks)
  if (bundle === undefined) throw new Error(problems.map(({ message }) => message).join('\n'))
  return { bundle, problems }
}
const found = (files: PackFiles): string[] => {
  const { bundle, problems } = loaded(files)
  return [...problems, ...checkPacks([bundle], rulebooks)]
    .filter(({ code }) => !code.startsWith('pack/'))
    .map(({ severity, code, message, remedy }) => `${severity} ${code}: ${message} ${remedy}`)
}

test('a new pack has the section for titles of sets of its game, and no section of another game', () => {
  expect(Object.keys(JSON.parse(filesOfNewPack('the-roads', 'The Roads', {}, roads)['text/en.json'] ?? ''))).toEqual([
    'cards',
    'keywords',
    'bandTitles',
    'scenarios',
    'decks',
  ])
})

test('the title of a set is read from the section that the rulebook names, and a missing title is reported for that section', () => {
  expect(found(pack({ bandTitles: { reeds: { title: 'The Reeds' } } }))).toEqual([])
  expect(setTitle(loaded(pack({ bandTitles: { reeds: { title: 'The Reeds' } } })).bundle.text.en, 'reeds', roads)).toBe('The Reeds')
  expect(found(pack({}))).toEqual(['warning text/no-set-title: The set "reeds" has no title. Add "reeds": { "title": … } to `bandTitles`.'])
  expect(found(pack({ bandTitles: { reeds: { title: 'The Reeds' }, reads: { title: 'The Reads' } } }))).toEqual([
    'warning text/of-nothing: There is a text for the set "reads", but no card of the pack belongs to it: nothing reads it. Did you mean "reeds"? Otherwise take it out.',
  ])
})

test('a section of another game is reported, unless it is empty as in packs of earlier versions', () => {
  const titles = { bandTitles: { reeds: { title: 'The Reeds' } } }
  expect(found(pack({ ...titles, encounterSets: {} }))).toEqual([])
  expect(found(pack({ ...titles, encounterSets: { reeds: { title: 'The Reeds' } } }))[0]).toContain(
    'warning text/unknown-field: "encounterSets" at the top is no field of a text file',
  )
})

test('a set to which no card belongs is reported with the name of the fact that names sets', () => {
  const card = { type: 'outlaw', band: 'reeds', bands: ['hills'] }
  expect(found(pack({ bandTitles: { reeds: { title: 'The Reeds' } } }, card))).toEqual([
    'error reference/unknown-set: No card belongs to the set "hills". Correct the slug; sets are what cards name in `band`.',
  ])
})

test('the title of a set is among the changes of a pack', () => {
  const [before, after] = ['The Reeds', 'The Low Reeds'].map((title) => loaded(pack({ bandTitles: { reeds: { title } } })).bundle)
  if (before === undefined || after === undefined) throw new Error('no pack')
  expect(diffPacks(before, after, rulebooks).changes).toEqual([
    { weight: 'patch', kind: 'set', slug: 'reeds', sentence: 'The set The Low Reeds was called The Reeds.' },
  ])
})

test('the text that belongs to a fact, the fact itself and its script are each reported if missing', () => {
  const text = { bandTitles: { reeds: { title: 'The Reeds' } } }
  const stormy = { type: 'outlaw', band: 'reeds', storm: true }
  expect(found(pack({ ...text, cards: { 'low-jack': { title: 'Low Jack', gale: 'Draw 1 card.' } } }))).toEqual([
    'warning facts/storm-missing: Low Jack has a storm text, but its facts print no storm effect. Add "storm": true.',
  ])
  expect(found(pack(text, stormy)).sort()).toEqual([
    'warning script/storm-missing: Low Jack prints a storm effect that no script carries out. Add storm(…) with the ability builder, or in the script.',
    'warning text/storm-missing: Low Jack prints a storm effect, but has no storm text. Write the storm text, or take "storm" out of the facts.',
  ])
  expect(found(pack({ ...text, cards: { 'low-jack': { title: 'Low Jack', gale: 7 } } }, stormy))[0]).toContain('`cards.low-jack.gale` is 7')
})
