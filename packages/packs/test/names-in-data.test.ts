/** The places of the files of a pack in which a name is replaced by the name that it has in the game. */
import type { SystemChapter } from '@questwright/rulebook'
import { describe, expect, test } from 'vitest'
import type { PackBundle, PackOutline } from '../src/bundle.ts'
import { codesIn, codesInScript, packsWithIds } from '../src/names/codes-with-ids.ts'
import { linkedPacks } from '../src/names/linked-packs.ts'
import { linkedCode } from '../src/names/linked-script.ts'
import { meantCodes } from '../src/names/meant-codes.ts'
import { fullId, packId, packMeant, prefixesOf, shortId } from '../src/names/pack-ids.ts'

/** Fields whose names two packs declare; a scenario of a third pack uses them at places that have such names and at places that have none. */
const phrase = {
  name: 'Hunt',
  reads: 'It hunts.',
  fields: { prey: 'token', from: 'place', how: 'way', on: 'host', count: 'amount', who: 'card' },
}
const sections = ['types', 'tokens', 'modes', 'counters', 'zones', 'backs', 'factValues', 'facts', 'startingCards', 'deckCards'] as const
const moreSections = ['branches', 'record', 'places', 'ways', 'hosts', 'steps'] as const
const chapter = {
  ...Object.fromEntries([...sections, ...moreSections].map((section) => [section, { hunt: {} }])),
  setup: { hunt: phrase },
  endings: { hunt: phrase },
  messages: { hunt: 'It hunts', 'counter.hunt': 'Hunt', 'step.hunt': 'Hunt', 'phase.hunt': 'Hunt', 'other.hunt': 'Hunt' },
} as unknown as SystemChapter

const hunting = (id: string, name: string, dependencies: readonly string[] = []): PackOutline =>
  ({
    id,
    name,
    dependencies,
    keywords: { hunt: {} },
    cards: {},
    scenarios: {},
    systems: { beasts: chapter },
    text: {},
  }) as unknown as PackOutline

/** The data of a pack that depends on two packs with the same names, linked. */
const linked = (part: object): unknown => {
  const pack = { id: 'three', name: '@cid/three', dependencies: ['one', 'two'], ...part } as unknown as PackOutline
  const last = linkedPacks([hunting('one', '@ann/one'), hunting('two', '@bob/two'), pack]).at(-1)
  const [field = ''] = Object.keys(part)
  return (last as unknown as { readonly [field: string]: { readonly [name: string]: unknown } })[field]
}

describe('the short id, the id with the scope and the full name of a pack mean its name in the game', () => {
  test.each([
    ['one:hunt', 'one:hunt'],
    ['@ann/one:hunt', 'one:hunt'],
    ['ann_one:hunt', 'one:hunt'],
    ['hunt', 'hunt'],
    ['none:hunt', 'none:hunt'],
    [':hunt', ':hunt'],
  ])('%s', (written, now) => {
    expect(linked({ cards: { fox: { type: written }, wolf: { type: 'two:hunt' } } })).toMatchObject({ fox: { type: now } })
  })
})

test('a card has names in its type, its back, its other facts, its keywords and the same facts of its sides', () => {
  const facts = {
    type: '@ann/one:hunt',
    back: '@bob/two:hunt',
    sphere: '@ann/one:hunt',
    '@ann/one:hunt': 3,
    number: 5,
    traits: ['@ann/one:hunt'],
  }
  const now = { type: 'one:hunt', back: 'two:hunt', sphere: 'one:hunt', 'one:hunt': 3, number: 5, traits: ['@ann/one:hunt'] }
  const keywords = ['@ann/one: Hunt 2', '@bob/two:Hunt', 'Hunt', 5, 'Swift']
  const linkedKeywords = ['one:Hunt 2', 'two:Hunt', 'Hunt', 5, 'Swift']
  expect(linked({ cards: { fox: { ...facts, keywords, sides: { A: { ...facts, keywords }, B: 4 } } } })).toEqual({
    fox: { ...now, keywords: linkedKeywords, sides: { A: { ...now, keywords: linkedKeywords }, B: 4 } },
  })
  expect(linked({ cards: { fox: { type: '@ann/one:hunt', sides: 5, keywords: 'Hunt' } } })).toEqual({
    fox: { type: 'one:hunt', sides: 5, keywords: 'Hunt' },
  })
})

const [written, now] = ['@bob/two:hunt', 'two:hunt']

describe('a scenario', () => {
  const fields = { prey: written, from: written, how: written, on: written, count: written, who: written, other: written }
  const linkedFields = { ...fields, prey: now, from: now, how: now, on: now }
  test.each<readonly [string, unknown, unknown]>([
    ['names the fields of a step by its word', { setup: [{ do: written, ...fields }] }, { setup: [{ do: now, ...linkedFields }] }],
    ['names the fields of a condition by its word', { lost: [{ when: written, ...fields }] }, { lost: [{ when: now, ...linkedFields }] }],
    ['has no such fields for other words', { setup: [{ do: 'deal', ...fields }] }, { setup: [{ do: 'deal', ...fields }] }],
    [
      'names tokens, zones, counters and types in any step',
      {
        setup: [{ do: 'deal', token: written, zone: written, counter: written, type: written, name: written, which: [{ type: written }] }],
      },
      { setup: [{ do: 'deal', token: now, zone: now, counter: now, type: now, name: written, which: [{ type: now }] }] },
    ],
    ['lists modes', { playedIn: [written, 'standard', 5] }, { playedIn: [now, 'standard', 5] }],
    ['lists no modes elsewhere', { cards: [written, 'standard'] }, { cards: [written, 'standard'] }],
    ['has modes as keys', { modes: { [written]: { setup: [{ token: written }] } } }, { modes: { [now]: { setup: [{ token: now }] } } }],
    ['has modes as keys of quantities', { quantities: { [written]: { wolf: 2 } } }, { quantities: { [now]: { wolf: 2 } } }],
    ['has kinds of deck cards as keys', { deckCards: { [written]: { most: 2 } } }, { deckCards: { [now]: { most: 2 } } }],
    ['has no names as other keys', { others: { [written]: written } }, { others: { [written]: written } }],
    ['begins with a kind of card', { begins: { with: written, card: written } }, { begins: { with: now, card: written } }],
    ['has no such kind elsewhere', { setup: [{ with: written, by: written }] }, { setup: [{ with: written, by: written }] }],
    [
      'has kinds of branches',
      { branches: { 'the-mill': { next: ['the-ford'], by: written, with: written } } },
      { branches: { 'the-mill': { next: ['the-ford'], by: now, with: written } } },
    ],
    ['has modes only as a list or as an object', { playedIn: written, modes: [written] }, { playedIn: written, modes: [written] }],
  ])('%s', (_, facts, expected) => {
    expect(linked({ scenarios: { wood: facts } })).toEqual({ wood: expected })
  })
})

test('a campaign names fields of the record, which it sets and on which its ways depend', () => {
  const way = (record: string) => ({ to: 'two', when: { record, is: 2 } })
  const facts = (field: string) => ({
    title: written,
    record: { [field]: 1, others: 2 },
    scenarios: [
      {
        scenario: 'wood',
        record: { [field]: 3 },
        next: [way(field), { to: 'three' }, 'four', { when: { name: written } }, { when: written }],
      },
      { scenario: 'mill', next: 'wood', record: [written] },
      'mill',
    ],
  })
  expect(linked({ campaigns: { hunts: facts(written) } })).toEqual({ hunts: facts(now) })
  expect(linked({ campaigns: { hunts: { record: { [written]: 1 } }, none: 5 } })).toEqual({ hunts: { record: { [now]: 1 } }, none: 5 })
  expect(linked({ campaigns: { hunts: { record: { [written]: 1 }, scenarios: 'none' } } })).toEqual({
    hunts: { record: { [now]: 1 }, scenarios: 'none' },
  })
})

test('a text names keywords, tokens and the entries of chapters', () => {
  const tokens = (token: string) => ({ words: { tokens: { [token]: 'hunt', track: 'track' } } })
  const book = (name: string) => ({
    keywords: { [name]: { title: written } },
    words: { tokens: { [name]: 'hunt' }, others: { [written]: 'x' } },
    cards: { fox: { title: written, ...tokens(name) }, wolf: { words: 'none' }, bear: { words: { tokens: 5 } } },
    systems: { wild: { title: written, chapter: { types: { [name]: { name: 'Beast' } } } }, tame: { chapter: 5 }, none: 4 },
    others: [written],
  })
  // a text alone does not write the name of a pack, so a card does
  const { text } = linkedPacks([
    hunting('one', '@ann/one'),
    hunting('two', '@bob/two'),
    {
      id: 'three',
      name: '@cid/three',
      dependencies: ['one', 'two'],
      cards: { fox: { type: written } },
      text: { en: book(written), de: 5 },
    } as unknown as PackOutline,
  ]).at(-1) as PackOutline
  expect(text).toEqual({ en: book(now), de: 5 })
})

test('a chapter has names in the keys of its sections and in the codes of its messages', () => {
  const [one] = linkedPacks([hunting('one', '@ann/one'), hunting('two', '@bob/two')])
  expect(one?.systems?.beasts?.messages).toEqual({
    hunt: 'It hunts',
    'counter.one:hunt': 'Hunt',
    'step.one:hunt': 'Hunt',
    'phase.hunt': 'Hunt',
    'other.hunt': 'Hunt',
  })
  expect(one?.keywords).toEqual({ 'one:hunt': {} })
})

test('a pack sees the names that it may write bare, and the names of other packs with their packs', () => {
  const packs = [hunting('one', '@ann/one'), hunting('two', '@bob/two'), hunting('three', '@cid/three', ['one'])]
  const types = (seenFrom: string) =>
    linkedPacks(packs, seenFrom).map(({ systems }) => Object.keys((systems as unknown as { beasts: { types: object } }).beasts.types)[0])
  expect(types('one')).toEqual(['hunt', 'two:hunt', 'three:hunt'])
  expect(types('three')).toEqual(['one:hunt', 'two:hunt', 'hunt'])
  expect(linkedPacks(packs, 'one'), 'the same packs are linked once').toBe(linkedPacks(packs, 'one'))
  expect(linkedPacks(packs)).not.toBe(linkedPacks(packs, 'one'))
})

describe('a script', () => {
  const table = new Map([
    ['record hunt', 'one:hunt'],
    ['keywords hunt', 'two:hunt'],
    ['tokens scent', 'one:scent'],
    [' scent', 'two:scent'],
  ])
  const linking = {
    link: (sort = '', name = '') => table.get(`${sort} ${name}`),
    fieldsOf: () => undefined,
    written: new Set(['hunt', 'scent']),
  }
  const code = (text: string, others: readonly string[] = [], kind: 'scene' | 'script' = 'script') =>
    linkedCode(text, linking as never, new Set(others), kind)
  test.each([
    ["record('hunt')", "record('one:hunt')"],
    ["f({ keywords: ['Hunt 2', 'Swift'] })", "f({ keywords: ['two:Hunt 2', 'Swift'] })"],
    ["keyword('hunt')", "keyword('two:hunt')"],
    ["placeTokens(card, 'scent', 2)", "placeTokens(card, 'one:scent', 2)"],
    ['f({ tokens: { scent: 1 } })', "f({ tokens: { 'one:scent': 1 } })"],
    ["f('scent')", "f('two:scent')"],
    ["f('track')", "f('track')"],
    ["import a from 'scent'", "import a from 'scent'"],
  ])('%s', (written, expected) => {
    expect(code(written)).toBe(expected)
  })

  test('keeps a text that means something else in its pack where the place does not tell', () => {
    expect(code("f('scent'); placeTokens(card, 'scent', 2)", ['scent'])).toBe("f('scent'); placeTokens(card, 'one:scent', 2)")
  })

  test('of a scene has names in paths: the field of a record, or the last part', () => {
    expect(code("t.sees({ 'record.hunt.path': 'x', 'record.other': 1, 'wolf.scent': 1 }); t.is('wolf.scent')", ['scent'], 'scene')).toBe(
      "t.sees({ 'record.one:hunt.path': 'x', 'record.other': 1, 'wolf.two:scent': 1 }); t.is('wolf.two:scent')",
    )
  })
})

describe('ids of packs', () => {
  test('are the name without its scope, or with it', () => {
    expect(['@ann/hunt', 'hunt', '@ann.lee/hunt'].map((name) => [packId(name), fullId(name), shortId(fullId(name))])).toEqual([
      ['hunt', 'ann_hunt', 'hunt'],
      ['hunt', 'hunt', 'hunt'],
      ['hunt', 'ann_lee_hunt', 'hunt'],
    ])
  })

  test('are meant by the id or the full name, before any short id', () => {
    const names: { readonly [id: string]: string } = { ann_hunt: '@ann/hunt', hunt: '@bob/hunt', mill: '@cid/mill' }
    const meant = (written: string) => packMeant(written, Object.keys(names), (id) => names[id] ?? id)
    expect(['hunt', 'ann_hunt', '@ann/hunt', '@bob/hunt', 'bob_hunt', 'cid_mill', 'mill', 'none'].map(meant)).toEqual([
      'hunt',
      'ann_hunt',
      'ann_hunt',
      'hunt',
      'hunt',
      'mill',
      'mill',
      undefined,
    ])
  })

  test('are meant by three prefixes of codes; of two packs with one short id the first is meant', () => {
    const idOf = (name: string): string => (name.endsWith('/hunt') ? fullId(name) : packId(name))
    expect([...prefixesOf(['@ann/hunt', '@bob/hunt', '@cid/mill'], idOf)]).toEqual([
      ['hunt', 'ann_hunt'],
      ['@ann/hunt', 'ann_hunt'],
      ['@bob/hunt', 'bob_hunt'],
      ['cid_mill', 'mill'],
      ['@cid/mill', 'mill'],
    ])
  })

  test('a code of an older file means the card of each pack that had its id', () => {
    const packs = [
      { id: 'ann_hunt', name: '@ann/hunt', cards: { wolf: {}, fox: {} } },
      { id: 'bob_hunt', name: '@bob/hunt', cards: { wolf: {} } },
      { id: 'mill', name: '@cid/mill', cards: { fox: {} } },
    ] as never
    const meant = (code: string) => meantCodes(code, packs)
    expect(meant('hunt:wolf')).toEqual(['ann_hunt:wolf', 'bob_hunt:wolf'])
    expect(meant('hunt:fox')).toEqual(['ann_hunt:fox'])
    expect(meant('@bob/hunt:wolf')).toEqual(['bob_hunt:wolf'])
    expect(meant('cid_mill:fox')).toEqual(['mill:fox'])
    expect(meant('ann_hunt:wolf')).toEqual(['ann_hunt:wolf'])
    expect(meant('hunt:bear')).toEqual([])
    expect(meant('wolf')).toEqual([])
  })
})

describe('codes under other ids', () => {
  const prefixes = new Map([
    ['hunt', 'ann_hunt'],
    ['mill', 'bob_mill'],
  ])

  test('are replaced in texts, lists and keys; what has none stays the same object', () => {
    const same = { list: ['fox', 'den:fox'], deep: { den: 1 } }
    const data = {
      codes: ['hunt:wolf', 'hunt', 'den:fox'],
      'mill:fox': { card: 'mill:fox', text: 'hunt: the fox', none: null },
      same,
      count: 3,
    }
    const now = codesIn(data, prefixes)
    expect(now).toEqual({
      codes: ['ann_hunt:wolf', 'hunt', 'den:fox'],
      'bob_mill:fox': { card: 'bob_mill:fox', text: 'hunt: the fox', none: null },
      same,
      count: 3,
    })
    expect(now.same).toBe(same)
    expect(codesIn(same, prefixes)).toBe(same)
    expect(codesIn(data, new Map())).toBe(data)
    expect(codesIn({ fox: 'hunt:wolf' }, prefixes)).toEqual({ fox: 'ann_hunt:wolf' })
    expect(codesIn({ 'hunt:wolf': 1 }, prefixes)).toEqual({ 'ann_hunt:wolf': 1 })
  })

  test('are replaced in scripts, also the names of imported systems', () => {
    const code = "const a = require('hunt/systems/tides'); f('hunt:wolf', 'den:fox', 'hunt'); g({ hunt: 1 })"
    expect(codesInScript(code, prefixes)).toBe(
      "const a = require('ann_hunt/systems/tides'); f('ann_hunt:wolf', 'den:fox', 'hunt'); g({ hunt: 1 })",
    )
    expect(codesInScript("f('den:fox')", prefixes)).toBe("f('den:fox')")
  })

  test('a pack has them in all its parts, and is changed once', () => {
    const script = (kind: string, text: string) => ({ path: `${kind}.ts`, kind, slug: kind, code: text })
    const pack = {
      id: 'hunt',
      dependencies: ['mill', 'den'],
      cards: { wolf: { host: 'hunt:fox' } },
      scenarios: { wood: { card: 'mill:fox' } },
      decks: { own: { cards: { 'hunt:wolf': 2 } } },
      campaigns: { long: { scenarios: ['hunt:wood'] } },
      systems: { wild: { card: 'hunt:wolf' } },
      removed: { bear: { replacedBy: 'hunt:wolf' } },
      scripts: [script('card', "f('hunt:wolf')"), script('rule', "f('den:fox')")],
      scenes: [script('scene', "t.is('hunt:wolf')")],
    } as unknown as PackBundle
    const other = { id: 'far', dependencies: ['den'] } as unknown as PackBundle
    const [now, far] = packsWithIds([pack, other], prefixes)
    expect(now).toEqual({
      id: 'ann_hunt',
      dependencies: ['bob_mill', 'den'],
      cards: { wolf: { host: 'ann_hunt:fox' } },
      scenarios: { wood: { card: 'bob_mill:fox' } },
      decks: { own: { cards: { 'ann_hunt:wolf': 2 } } },
      campaigns: { long: { scenarios: ['ann_hunt:wood'] } },
      systems: { wild: { card: 'ann_hunt:wolf' } },
      removed: { bear: { replacedBy: 'ann_hunt:wolf' } },
      scripts: [script('card', "f('ann_hunt:wolf')"), script('rule', "f('den:fox')")],
      scenes: [script('scene', "t.is('ann_hunt:wolf')")],
    })
    expect(now?.scripts[1]).toBe(pack.scripts[1])
    expect(far).toBe(other)
    expect(packsWithIds([pack, other], prefixes)[0]).toBe(now)
    expect(packsWithIds([pack], new Map([['mill', 'bob_mill']]))[0]?.id).toBe('hunt')
    const packs = [pack]
    expect(packsWithIds(packs, new Map())).toBe(packs)
    const { campaigns: _, systems: __, removed: ___, ...less } = pack as unknown as { [part: string]: unknown }
    expect(Object.keys(packsWithIds([less as unknown as PackBundle], prefixes)[0] ?? {})).toEqual(Object.keys(less))
  })
})
