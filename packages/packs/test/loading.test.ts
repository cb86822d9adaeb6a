/** What loading makes of every kind of file of a pack, in which order packs are loaded, and what another pack can change in this. */
import { describe, expect, test } from 'vitest'
import type { PackBundle, PackFiles } from '../src/bundle.ts'
import { importablePaths, resolveImport, roleOf } from '../src/layout.ts'
import { contentHash, loadPack } from '../src/load.ts'
import { forgetOthers, newLoadMemory, rememberedFacts, rememberedHash } from '../src/load-memory.ts'
import { groundOf, inLoadingOrder } from '../src/load-order.ts'
import { idsOfPacks, loadPacks } from '../src/load-packs.ts'
import { fullId } from '../src/names/pack-ids.ts'
import { sha256 } from '../src/sha256.ts'
import { rulebooks } from './games.ts'
import { ally, hero, packWith, wholePack } from './made-up-pack.ts'

const json = JSON.stringify
const manifest = (more: object = {}): object => ({
  ...JSON.parse(wholePack['package.json'] ?? ''),
  ...more,
})
const told = ({ problems }: { readonly problems: ReturnType<typeof loadPack>['problems'] }) =>
  problems.map(({ severity, pack, file, code, line, column }) => `${severity} ${pack}/${file}${line ? `:${line}:${column}` : ''} ${code}`)

test('each path has its role', () => {
  const roles: { readonly [path: string]: string } = {
    'package.json': 'manifest',
    'cards/package.json': 'card package',
    'text/en.json': 'text en',
    'text/pt-BR.json': 'text pt-BR',
    'text/english.json': 'stray',
    'text/more/en.json': 'stray',
    'text/en.ts': 'stray',
    'en.json': 'other',
    'cards/wolf.json': 'card wolf',
    'cards/a/b/wolf.json': 'card wolf',
    'cards/wolf.ts': 'script card wolf',
    'cards/wolf.scene.ts': 'script scene wolf',
    'cards/wolf.d.ts': 'declaration',
    'cards/wolf.md': 'other',
    'cards/wolf.txt': 'stray',
    'cards/toString': 'stray',
    'scenes/long.scene.ts': 'script scene long',
    'scenes/a/long.scene.ts': 'script scene long',
    'scenes/long.ts': 'stray',
    'scenes/long.d.ts': 'declaration',
    'rules/rain.ts': 'script rule rain',
    'rules/rain.json': 'stray',
    'keywords/soggy.json': 'keyword soggy',
    'keywords/soggy.ts': 'script keyword soggy',
    'scenarios/wood.json': 'scenario wood',
    'scenarios/wood.ts': 'script scenario wood',
    'campaigns/long.json': 'campaign long',
    'campaigns/long.ts': 'stray',
    'decks/own.json': 'deck own',
    'decks/own.ts': 'stray',
    'systems/tides.json': 'system tides',
    'systems/tides.ts': 'script system tides',
    'lib/help.ts': 'script library help',
    'lib/help.json': 'stray',
    'types.d.ts': 'declaration',
    'notes.ts': 'other',
    'toString/a.ts': 'other',
    cards: 'other',
  }
  const said = (path: string): string => {
    const { role, ...more } = roleOf(path)
    return [role, ...Object.values(more)].join(' ')
  }
  expect(Object.fromEntries(Object.keys(roles).map((path) => [path, said(path).split(' ').sort().join(' ')]))).toEqual(
    Object.fromEntries(Object.entries(roles).map(([path, role]) => [path, role.split(' ').sort().join(' ')])),
  )
  expect(roleOf('cards/wolf.json')).toBe(roleOf('cards/wolf.json'))
  const scripts = Object.keys(roles).filter((path) => said(path).startsWith('script') && !path.endsWith('.scene.ts'))
  expect([...importablePaths(Object.fromEntries(Object.keys(roles).map((path) => [path, ''])))]).toEqual(scripts.sort())
})

test.each([
  ['./help', 'found lib/help.ts'],
  ['./help.ts', 'found lib/help.ts'],
  ['./help.js', 'found lib/help.ts'],
  ['./odd.js', 'found lib/odd.js'],
  ['../cards/./wolf.ts', 'found cards/wolf.ts'],
  ['..//cards/wolf', 'found cards/wolf.ts'],
  ['./none', 'missing lib/none'],
  ['./help.json', 'missing lib/help.json'],
  ['../../wolf', 'outside '],
  ['../..', 'outside '],
])('an import of %s leads to %s', (specifier, expected) => {
  const target = resolveImport('lib/own.ts', specifier, (path) => ['lib/help.ts', 'lib/odd.js', 'cards/wolf.ts'].includes(path))
  expect(`${target.kind} ${'path' in target ? target.path : ''}`).toBe(expected)
})

describe('a pack', () => {
  const removed = { 'old-miller': { title: 'Old Miller', since: '0.1.0', replacedBy: 'wet-meadows:ferryman' } }
  const files = packWith({
    'package.json': json(
      manifest({
        questwright: { game: 'lcg', api: 1, title: 'Wet Meadows', removed },
        dependencies: { '@you/hills': '*' },
      }),
    ),
    'systems/tides.json': json({ messages: { 'step.tide': 'Tide' } }),
    'systems/tides.ts':
      "import { system } from '@questwright/lcg'\nexport default system('tides', [])\nexport const wolf = 'wet-meadows:wolf'\n",
    'campaigns/long.json': json({ scenarios: [{ name: 'ferry', scenario: 'wet-meadows:the-ferry' }] }),
    'text/de.json': json({ cards: { ferryman: { title: 'Fährmann' } } }),
  })

  test('has all its parts, with the ids of packs in its codes', () => {
    const { bundle, problems } = loadPack(files, rulebooks, undefined, [], fullId)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const { cards, keywords, scenarios, decks, scripts, scenes, hashes, hash, text, ...more } = bundle as PackBundle
    expect(more).toEqual({
      format: 'questwright-pack',
      version: 1,
      id: 'you_wet-meadows',
      name: '@you/wet-meadows',
      title: 'Wet Meadows',
      packVersion: '0.1.0',
      game: 'lcg',
      api: 1,
      dependencies: ['you_hills'],
      campaigns: { long: { scenarios: [{ name: 'ferry', scenario: 'you_wet-meadows:the-ferry' }] } },
      systems: { tides: { messages: { 'step.tide': 'Tide' } } },
      removed: { 'old-miller': { title: 'Old Miller', since: '0.1.0', replacedBy: 'you_wet-meadows:ferryman' } },
    })
    expect(text.de).toEqual({ cards: { ferryman: { title: 'Fährmann' } }, keywords: {}, scenarios: {}, decks: {} })
    expect(scripts.find(({ kind }) => kind === 'system')?.code).toContain("'you_wet-meadows:wolf'")
    expect(hashes).toEqual(
      Object.fromEntries(
        Object.keys(files)
          .sort()
          .map((path) => [path, sha256(files[path] ?? '')]),
      ),
    )
    expect(Object.keys(hashes)).toEqual(Object.keys(files).sort())
    expect(hash).toBe(contentHash(files))
    expect([Object.keys(cards).length, Object.keys(keywords), Object.keys(scenarios), Object.keys(decks), scenes.length]).toEqual([
      5,
      ['soggy'],
      ['the-ferry'],
      ['millers'],
      1,
    ])
    const { title: _, systems: __, campaigns: ___, removed: ____, ...plain } = more
    expect(Object.keys(plain).sort()).toEqual(
      Object.keys(loadPack(wholePack, rulebooks).bundle ?? {})
        .filter((part) => !['cards', 'keywords', 'scenarios', 'decks', 'scripts', 'scenes', 'hashes', 'hash', 'text'].includes(part))
        .sort(),
    )
  })

  test('has a hash that tests, declarations, campaigns and notes do not change', () => {
    const whole = contentHash(wholePack)
    const same = {
      'campaigns/long.json': '{}',
      'types.d.ts': '',
      'cards/wolf.scene.ts': '',
      'scenes/a.scene.ts': '',
      'README.md': '',
      'cards/x.txt': '',
    }
    for (const [path, text] of Object.entries(same)) expect(contentHash(packWith({ [path]: text })), path).toBe(whole)
    const others = [
      'systems/tides.json',
      'systems/tides.ts',
      'rules/rain.ts',
      'lib/more.ts',
      'text/de.json',
      'decks/own.json',
      'keywords/wet.json',
    ]
    expect(new Set([whole, ...others.map((path) => contentHash(packWith({ [path]: '{}' })))]).size).toBe(others.length + 1)
  })

  test.each<readonly [string, { readonly [path: string]: string | undefined }, readonly string[]]>([
    ['without a manifest', { 'package.json': undefined }, ['error (unknown pack)/package.json manifest/missing']],
    [
      'that needs a newer program',
      { 'package.json': json(manifest({ questwright: { game: 'lcg', api: 99 } })), 'cards/allies/ferryman.json': '5' },
      ['error wet-meadows/package.json:1:74 manifest/api-too-new'],
    ],
    [
      'of a game that is not there, whose name is no slug',
      { 'package.json': json(manifest({ name: '@you/Wet', questwright: { game: 'whist', api: 1 } })) },
      ['error (unknown pack)/package.json:1:53 manifest/unknown-game'],
    ],
    [
      'with a field in its manifest that nothing reads',
      { 'package.json': json(manifest({ questwright: { game: 'lcg', api: 1, colour: 'red' } })) },
      ['warning wet-meadows/package.json:1:82 manifest/unknown-field'],
    ],
    [
      'that lists languages and kinds, which it has not',
      { 'package.json': json(manifest({ questwright: { game: 'lcg', api: 1, languages: [], kinds: [] } })) },
      ['warning wet-meadows/package.json manifest/kinds', 'warning wet-meadows/package.json manifest/languages'],
    ],
    [
      'whose systems have no slugs',
      { 'systems/Old_Tides.json': '{}', 'systems/__.json': '{}' },
      ['error wet-meadows/systems/Old_Tides.json id/not-kebab', 'error wet-meadows/systems/__.json id/not-kebab'],
    ],
    [
      'whose scripts have no slugs',
      {
        'rules/Long_Rain.ts': '',
        'lib/Any_Name.ts': 'export const a = 1\n',
        'scenes/Any_Name.scene.ts': "import { scene } from '@questwright/testkit'\n",
      },
      ['error wet-meadows/rules/Long_Rain.ts id/not-kebab'],
    ],
    [
      'with two scripts of one slug',
      { 'cards/a/odo-miller.ts': wholePack['cards/heroes/odo-miller.ts'] },
      ['error wet-meadows/cards/heroes/odo-miller.ts id/duplicate'],
    ],
    [
      'that has a card which it says is removed',
      {
        'package.json': json(manifest({ questwright: { game: 'lcg', api: 1, removed: { ferryman: { title: 'F', since: '0.1.0' } } } })),
      },
      ['error wet-meadows/package.json manifest/removed-and-there'],
    ],
  ])('%s is reported', (_, more, problems) => {
    expect(told(loadPack(packWith(more), rulebooks))).toEqual(problems)
  })

  test('lists its languages and kinds in any order', () => {
    const { bundle } = loadPack(files, rulebooks)
    const kinds = loadPack(
      packWith({ 'package.json': json(manifest({ questwright: { game: 'lcg', api: 1, languages: [], kinds: ['none'] } })) }),
      rulebooks,
    ).problems.find(({ code }) => code === 'manifest/kinds')?.message
    const written = /contains (.+)\.$/.exec(kinds ?? '')?.[1]?.split(', ') ?? []
    expect(written.length).toBeGreaterThan(1)
    const listing = (list: object): PackFiles => ({
      ...files,
      'package.json': json(manifest({ questwright: { game: 'lcg', api: 1, ...list } })),
    })
    expect(bundle?.text).toHaveProperty('de')
    const codes = (list: object) =>
      loadPack(listing(list), rulebooks).problems.flatMap(({ code }) => (/^manifest\//.test(code) ? [code] : []))
    expect(codes({ languages: ['en', 'de'] })).toEqual([])
    expect(codes({ languages: ['en'] })).toEqual(['manifest/languages'])
    const own = loadPack(
      packWith({ 'package.json': json(manifest({ questwright: { game: 'lcg', api: 1, kinds: written.toReversed() } })) }),
      rulebooks,
    )
    expect(told(own)).toEqual([])
  })

  test('keeps what is right in a text, without the sections and entries that are wrong', () => {
    const text = (value: unknown) => loadPack(packWith({ 'text/en.json': json(value) }), rulebooks).bundle?.text.en
    const title = { title: 'Ferryman' }
    expect(
      text({ cards: { ferryman: title, 'marsh-rat': {} }, keywords: 5, scenarios: { 'the-ferry': title }, decks: { millers: 5 } }),
    ).toEqual({
      cards: { ferryman: title },
      keywords: {},
      scenarios: { 'the-ferry': title },
      decks: {},
    })
    expect(text(['Ferryman'])).toBeUndefined()
  })

  test('has no script whose facts are broken, and keeps the script of the same slug where another file has them', () => {
    const broken = (path: string, others: PackFiles = {}) =>
      loadPack(packWith({ [path]: '5', ...others }), rulebooks).bundle?.scripts.map(({ kind, slug }) => `${kind} ${slug}`)
    expect(broken('cards/heroes/odo-miller.json')).toEqual(['keyword soggy', 'library helpers'])
    expect(broken('keywords/soggy.json')).toEqual(['card odo-miller', 'library helpers'])
    expect(broken('cards/a/odo-miller.json', { 'cards/a/none.json': json(ally) })).toEqual(['keyword soggy', 'library helpers'])
    expect(broken('cards/zoo/odo-miller.json'), 'the first file is used').toEqual(['card odo-miller', 'keyword soggy', 'library helpers'])
    const rule = { 'scenarios/the-ferry.ts': "import { scenario } from '@questwright/lcg'\nexport default scenario('the-ferry', [])\n" }
    expect(broken('scenarios/the-ferry.json', rule)).not.toContain('scenario the-ferry')
    const system = { 'systems/tides.ts': "import { system } from '@questwright/lcg'\nexport default system('tides', [])\n" }
    expect(broken('systems/tides.json', system)).not.toContain('system tides')
    expect(broken('systems/moon.json', { ...system, 'systems/tides.json': '{}' })).toContain('system tides')
  })
})

describe('packs', () => {
  const pack = (name: unknown, needs: unknown = {}, files: PackFiles = {}): PackFiles => ({
    'package.json': json({ name, version: '0.1.0', questwright: { game: 'lcg', api: 1 }, dependencies: needs }),
    ...files,
  })
  const on = (...needs: readonly string[]) => Object.fromEntries(needs.map((one) => [one, '*']))
  const names = (packs: readonly PackFiles[]) =>
    inLoadingOrder(packs, (one) => one).map((one) => JSON.parse((one['package.json'] ?? '').replace(/^\uFEFF/, '')).name)

  test('are loaded after the packs on which they depend, and packs with systems before others', () => {
    const [a, b, c] = [pack('@you/a', on('@you/b')), pack('@you/b', on('@you/c')), pack('@you/c')]
    expect(names([a, b, c])).toEqual(['@you/c', '@you/b', '@you/a'])
    expect(names([c, a, b])).toEqual(['@you/c', '@you/b', '@you/a'])
    const tides = pack('@you/d', on(), { 'systems/tides.json': '{}' })
    expect(names([a, b, c, tides])).toEqual(['@you/d', '@you/c', '@you/b', '@you/a'])
    expect(names([a, tides, c])).toEqual(['@you/d', '@you/a', '@you/c'])
    // two that depend on one another, and a manifest with a byte order mark
    const [x, y] = [pack('@you/x', on('@you/y')), pack('@you/y', on('@you/x'))]
    expect(names([x, y])).toEqual(['@you/y', '@you/x'])
    expect(names([{ ...a, 'package.json': `\uFEFF${a['package.json']}` }, b])).toEqual(['@you/b', '@you/a'])
    // of two with one id the first one counts
    expect(names([pack('@me/d', on()), tides, a])).toEqual(['@me/d', '@you/d', '@you/a'])
  })

  test('with an unreadable manifest are kept, with nothing that they need', () => {
    const odd = [{ 'package.json': '{' }, {}, { 'package.json': 'null' }, { 'package.json': '{"name":5,"dependencies":"x"}' }]
    const packs = [pack('@you/a', on('@you/b')), ...odd, pack('@you/b')]
    expect(inLoadingOrder(packs, (one) => one)).toEqual([packs.at(-1), ...packs.slice(0, -1)])
    expect(odd.map((one) => groundOf(one, []))).toEqual(odd.map(() => expect.stringMatching(/^\n/)))
  })

  test('have ids with their scopes where two have one short id; a manifest that cannot be read has none', () => {
    const idOf = idsOfPacks([
      pack('@you/a'),
      { ...pack('@me/a'), 'package.json': `\uFEFF${pack('@me/a')['package.json']}` },
      pack('@you/b'),
    ])
    expect(['@you/a', '@me/a', '@you/b', '@no/b'].map(idOf)).toEqual(['you_a', 'me_a', 'b', 'b'])
    expect(idsOfPacks([pack('@you/a'), pack(5), {}, { 'package.json': '{' }])('@me/a')).toBe('a')
  })

  test('are given back in the order in which they came; of two with one id the first one is used', () => {
    const facts = { 'systems/tides.json': json({ types: {} }), 'text/en.json': json({ systems: { tides: { title: 'Tides' } } }) }
    const packs = [pack('@you/a', on('@you/b')), { 'package.json': '{' }, pack('@you/b', on(), facts), pack('@you/b')]
    const loaded = loadPacks(packs, rulebooks, (name) => name.slice(5))
    expect(loaded.map(({ bundle }) => bundle && `${bundle.id} ${Object.keys(bundle.systems ?? {})}`)).toEqual([
      'a ',
      undefined,
      'b tides',
      'b ',
    ])
  })

  test('are loaded again when something changes in the packs that they use', () => {
    const tides = (chapter: object) => pack('@you/b', on(), { 'systems/tides.json': json(chapter) })
    const ground = (files: PackFiles, ...others: readonly PackFiles[]) =>
      groundOf(
        files,
        loadPacks(others, rulebooks).flatMap(({ bundle }) => bundle ?? []),
      )
    const user = pack('@you/a', on('@you/b'))
    const before = ground(user, tides({}))
    expect(ground(user, tides({}))).toBe(before)
    expect(ground({ ...user, 'cards/wolf.json': '{}' }, tides({}))).toBe(before)
    const changes = [
      ground(user),
      ground(user, tides({ messages: { a: 'b' } })),
      ground(pack('@you/c', on('@you/b')), tides({})),
      ground(pack('@you/a', on('@you/b', '@you/c')), tides({})),
      ground(
        user,
        tides({}),
        pack('@you/c', on(), { 'systems/moon.json': json({ facts: { moon: { name: 'moon', holds: 'number' } }, everyCard: ['moon'] }) }),
      ),
    ]
    expect(new Set([before, ...changes]).size).toBe(changes.length + 1)
    const far = pack('@you/c', on(), { 'cards/wolf.json': json(hero) })
    expect(ground(user, tides({}), far), 'cards of others change nothing').toBe(before)
    expect(ground(user)).toContain('b is not here')
    expect(before).not.toContain('not here')
    expect(before).toContain('b/systems/tides.json ')
  })
})

test('a file is read again when its text, its pack, the rulebook or the declarations of other packs change', () => {
  const memory = newLoadMemory()
  const rulebook = rulebooks.lcg as never
  const known = { path: 'a.json', pack: 'a', rulebook, absent: undefined, elsewhere: '', source: '{}' }
  let reads = 0
  const read = (change: object = {}): number => {
    rememberedFacts(memory, { ...known, ...change }, () => ({ problems: [], value: { read: ++reads } }))
    return reads
  }
  expect([read(), read(), read()]).toEqual([1, 1, 1])
  const changes = [{ source: '{ }' }, { pack: 'b' }, { rulebook: {} as never }, { absent: 'b' }, { elsewhere: 'x' }, { path: 'b.json' }]
  for (const [i, change] of changes.entries()) {
    read()
    const before = reads
    expect(read(change), `change ${i}`).toBe(before + 1)
    expect(read(change)).toBe(before + 1)
  }
  // the last one was another file
  expect(rememberedFacts(memory, known, () => ({ problems: [] })).value).toEqual({ read: reads - 1 })
  const hash = rememberedHash(memory, 'a.json', 'x')
  expect([hash, rememberedHash(memory, 'a.json', 'x'), rememberedHash(memory, 'a.json', 'y')]).toEqual([
    sha256('x'),
    sha256('x'),
    sha256('y'),
  ])
  memory.hashes.set('a.json', { source: 'x', hash: 'kept' })
  expect(rememberedHash(memory, 'a.json', 'x')).toBe('kept')
  forgetOthers(memory, { 'b.json': '' })
  expect([[...memory.facts.keys()], [...memory.hashes.keys()]]).toEqual([['b.json'], []])
})
