import { describe, expect, test } from 'vitest'
import type { PackFiles } from '../src/bundle.ts'
import { newLoadMemory } from '../src/load-memory.ts'
import { rulebooks } from './games.ts'
import { ally, heroScript, packWith, wholePack } from './made-up-pack.ts'
import { watchFindings } from './watched-findings.ts'

const { loadPack } = watchFindings()

const codesOf = (files: PackFiles) => loadPack(files, rulebooks).problems.map((one) => `${one.file} ${one.code}`)

describe('loadPack', () => {
  test('makes a bundle of a correct pack, without problems', () => {
    const { bundle, problems } = loadPack(wholePack, rulebooks)
    expect(problems).toEqual([])
    expect(bundle).toMatchObject({
      format: 'questwright-pack',
      version: 1,
      id: 'wet-meadows',
      name: '@you/wet-meadows',
      packVersion: '0.1.0',
      game: 'lcg',
      api: 1,
      dependencies: [],
    })
    expect(Object.keys(bundle?.cards ?? {}).sort()).toEqual(['ferryman', 'marsh-rat', 'odo-miller', 'over-the-ferry', 'reed-bank'])
    expect(bundle?.cards.ferryman).toEqual(ally)
    expect(bundle?.keywords).toEqual({ soggy: { number: 'required' } })
    expect(bundle?.scenarios['the-ferry']?.quest).toEqual(['over-the-ferry'])
    expect(bundle?.decks.millers?.heroes).toEqual(['odo-miller'])
    expect(bundle?.text.en?.cards.ferryman?.title).toBe('Ferryman')
    expect(bundle?.scripts.map((one) => [one.path, one.kind, one.slug])).toEqual([
      ['cards/heroes/odo-miller.ts', 'card', 'odo-miller'],
      ['keywords/soggy.ts', 'keyword', 'soggy'],
      ['lib/helpers.ts', 'library', 'helpers'],
    ])
    expect(bundle?.scenes.map((one) => [one.path, one.kind, one.slug])).toEqual([
      ['cards/heroes/odo-miller.scene.ts', 'scene', 'odo-miller'],
    ])
  })

  test('gives the same result with the memory of an earlier load as without', () => {
    const memory = newLoadMemory()
    const states: readonly PackFiles[] = [
      wholePack,
      { ...wholePack, 'cards/heroes/odo-miller.ts': `${heroScript}\n// said\n` },
      { ...wholePack, 'cards/allies/ferryman.json': '{ "type": "ally", "cost": }' },
      { ...wholePack, 'package.json': wholePack['package.json']?.replace('wet-meadows', 'dry-meadows') ?? '' },
      Object.fromEntries(Object.entries(wholePack).filter(([path]) => !path.startsWith('cards/allies/'))),
      wholePack,
    ]
    for (const files of states) expect(loadPack(files, rulebooks, memory)).toEqual(loadPack(files, rulebooks))
    const [once, again] = [loadPack(wholePack, rulebooks, memory), loadPack({ ...wholePack }, rulebooks, memory)]
    expect(once.bundle?.cards.ferryman, 'what did not change is not read again').toBe(again.bundle?.cards.ferryman)
    expect(loadPack(wholePack, rulebooks).bundle?.cards.ferryman).not.toBe(once.bundle?.cards.ferryman)
  })

  test('the bundle consists of JSON values only', () => {
    const { bundle } = loadPack(wholePack, rulebooks)
    expect(JSON.parse(JSON.stringify(bundle))).toEqual(bundle)
  })

  test('rule cards and scenario scripts are loaded as scripts of their kinds', () => {
    const rule = "import { card } from '@questwright/lcg'\nexport default card('long-rain', [])\n"
    const scenario = "import { scenario } from '@questwright/lcg'\nexport default scenario('the-ferry', [])\n"
    const { bundle, problems } = loadPack(packWith({ 'rules/long-rain.ts': rule, 'scenarios/the-ferry.ts': scenario }), rulebooks)
    expect(problems).toEqual([])
    expect(bundle?.scripts.slice(-2).map((one) => [one.kind, one.slug])).toEqual([
      ['rule', 'long-rain'],
      ['scenario', 'the-ferry'],
    ])
  })
})

describe('one broken file never hides the others', () => {
  const whole = Object.keys(loadPack(wholePack, rulebooks).bundle?.cards ?? {}).sort()

  test('a script with a syntax error is left out: the facts of its card and all other files load', () => {
    const { bundle, problems } = loadPack(packWith({ 'cards/heroes/odo-miller.ts': 'export default card(\n' }), rulebooks)
    expect(problems).toMatchObject([
      { severity: 'error', code: 'compile/syntax', pack: 'wet-meadows', file: 'cards/heroes/odo-miller.ts', line: 2, column: 1 },
    ])
    expect(Object.keys(bundle?.cards ?? {}).sort()).toEqual(whole)
    expect(bundle?.scripts.map((one) => one.path)).toEqual(['keywords/soggy.ts', 'lib/helpers.ts'])
  })

  test('a script that the gate refuses is left out as well', () => {
    const { bundle, problems } = loadPack(packWith({ 'cards/heroes/odo-miller.ts': `let n = 0\n${heroScript}` }), rulebooks)
    expect(problems).toMatchObject([{ code: 'gate/top-level-let', line: 1, column: 1 }])
    expect(Object.keys(bundle?.cards ?? {}).sort()).toEqual(whole)
    expect(bundle?.scripts.map((one) => one.slug)).not.toContain('odo-miller')
  })

  test('facts that are not JSON exclude their card and its script, and nothing else', () => {
    const { bundle, problems } = loadPack(
      packWith({ 'cards/heroes/odo-miller.json': '{\n  "type": "hero",\n  "unique": true,\n}\n' }),
      rulebooks,
    )
    expect(problems).toMatchObject([{ code: 'json/syntax', file: 'cards/heroes/odo-miller.json', line: 4, column: 1 }])
    expect(Object.keys(bundle?.cards ?? {}).sort()).toEqual(whole.filter((slug) => slug !== 'odo-miller'))
    expect(bundle?.scripts.map((one) => one.slug)).toEqual(['soggy', 'helpers'])
  })

  test('facts that end too early are reported at their end', () => {
    expect(loadPack(packWith({ 'cards/allies/ferryman.json': '{\n  "type": "ally",' }), rulebooks).problems).toMatchObject([
      { code: 'json/syntax', line: 2, column: 18 },
    ])
  })

  test('facts nested so deeply that no program could write them again are reported', () => {
    for (const depth of [101, 5_000, 400_000]) {
      const deep = JSON.stringify({ ...ally, deep: 0 }).replace(/0}$/, `${'['.repeat(depth)}${']'.repeat(depth)}}`)
      const { bundle, problems } = loadPack(packWith({ 'cards/allies/ferryman.json': deep }), rulebooks)
      expect(problems).toMatchObject([{ code: 'json/nesting', file: 'cards/allies/ferryman.json' }])
      expect(bundle?.cards.ferryman).toBeUndefined()
    }
  })

  test('a key that occurs twice is reported', () => {
    const { bundle, problems } = loadPack(
      packWith({ 'cards/allies/ferryman.json': JSON.stringify(ally).replace('{', '{\n"cost": 9,\n') }),
      rulebooks,
    )
    expect(problems).toMatchObject([{ code: 'json/duplicate-key', line: 3, message: expect.stringContaining('"cost"') }])
    expect(bundle?.cards.ferryman).toBeUndefined()
  })

  test('an invalid entry of a text file excludes only itself', () => {
    const text = JSON.parse(wholePack['text/en.json'] ?? '') as { cards: { [slug: string]: object } }
    text.cards.ferryman = { text: 'No title.' }
    const { bundle, problems } = loadPack(packWith({ 'text/en.json': JSON.stringify(text) }), rulebooks)
    expect(problems).toMatchObject([{ code: 'facts/missing-field', file: 'text/en.json' }])
    expect(bundle?.text.en?.cards.ferryman).toBeUndefined()
    expect(bundle?.text.en?.cards['marsh-rat']).toEqual({ title: 'Marsh Rat' })
  })

  test('a file whose name is not a slug is reported', () => {
    const { bundle, problems } = loadPack(
      packWith({ 'cards/Éowyn_Ride.json': JSON.stringify(ally), 'cards/__proto__.json': JSON.stringify(ally) }),
      rulebooks,
    )
    expect(problems.map((one) => [one.code, one.remedy])).toEqual([
      ['id/not-kebab', 'Rename the file, for example to proto.'],
      ['id/not-kebab', 'Rename the file, for example to eowyn-ride.'],
    ])
    expect(Object.keys(bundle?.cards ?? {}).sort()).toEqual(whole)
  })

  test('two files with one slug: the first by path is used', () => {
    const { bundle, problems } = loadPack(packWith({ 'cards/zoo/ferryman.json': JSON.stringify({ ...ally, cost: 9 }) }), rulebooks)
    expect(problems).toMatchObject([
      {
        code: 'id/duplicate',
        file: 'cards/zoo/ferryman.json',
        message: '"ferryman" is taken by cards/allies/ferryman.json; only that file is used.',
      },
    ])
    expect(bundle?.cards.ferryman).toEqual(ally)
  })

  test('a relative import fails when its file is removed, although the script stays the same, and works again when the file is back', () => {
    const user = "import { pick } from './helpers'\nexport const again = pick\n"
    const whole = packWith({ 'lib/user.ts': user })
    const hole = packWith({ 'lib/user.ts': user, 'lib/helpers.ts': undefined })
    expect(codesOf(whole)).toEqual([])
    expect(codesOf(hole)).toEqual(['keywords/soggy.ts gate/unknown-import', 'lib/user.ts gate/unknown-import'])
    expect(codesOf(whole)).toEqual([])
  })

  test('a file in a place where packs have none is a warning', () => {
    expect(loadPack(packWith({ 'cards/ferryman.yaml': 'type: ally' }), rulebooks).problems).toMatchObject([
      { severity: 'warning', code: 'pack/stray-file' },
    ])
    expect(codesOf(packWith({ 'README.md': '# Wet', 'tsconfig.json': '{}', 'cards/notes.md': '', 'types.d.ts': 'export {}' }))).toEqual([])
  })

  test('with a broken manifest there is no bundle, but the other files are checked', () => {
    const { bundle, problems } = loadPack(packWith({ 'package.json': '{', 'lib/helpers.ts': 'let n = 0' }), rulebooks)
    expect(bundle).toBeUndefined()
    expect(problems.map((one) => [one.pack, one.file, one.code])).toEqual([
      ['(unknown pack)', 'lib/helpers.ts', 'gate/top-level-let'],
      ['(unknown pack)', 'package.json', 'json/syntax'],
    ])
  })
})

describe('hashes', () => {
  const hashOf = (files: PackFiles) => loadPack(files, rulebooks).bundle?.hash

  test('do not depend on the order of files, on line ends, or on byte order marks', () => {
    const turned = Object.fromEntries(Object.entries(wholePack).reverse())
    const windows = Object.fromEntries(Object.entries(wholePack).map(([path, text]) => [path, `\uFEFF${text.replaceAll('\n', '\r\n')}`]))
    expect(hashOf(wholePack)).toMatch(/^[0-9a-f]{64}$/)
    expect(loadPack(turned, rulebooks).bundle).toEqual(loadPack(wholePack, rulebooks).bundle)
    expect(loadPack(windows, rulebooks).bundle).toEqual(loadPack(wholePack, rulebooks).bundle)
  })

  test('change with every kind of content that can affect a game', () => {
    const changes = [
      'cards/allies/ferryman.json',
      'keywords/soggy.json',
      'scenarios/the-ferry.json',
      'decks/millers.json',
      'text/en.json',
      'lib/helpers.ts',
    ]
    const hashes = changes.map((path) => hashOf(packWith({ [path]: `${wholePack[path]}\n` })))
    expect(new Set([hashOf(wholePack), ...hashes]).size).toBe(changes.length + 1)
    expect(hashOf(packWith({ 'cards/allies/ferryman.json': undefined }))).not.toBe(hashOf(wholePack))
  })

  test('do not change with tests, the version number or notes', () => {
    const scene = 'cards/heroes/odo-miller.scene.ts'
    expect(
      hashOf(
        packWith({
          [scene]: `${wholePack[scene]}\n`,
          'README.md': 'x',
          'package.json': (wholePack['package.json'] ?? '').replace('0.1.0', '0.2.0'),
        }),
      ),
    ).toBe(hashOf(wholePack))
  })

  test('distinguish a moved file from a changed one', () => {
    const moved = packWith({ 'cards/allies/ferryman.json': undefined, 'cards/folk/ferryman.json': wholePack['cards/allies/ferryman.json'] })
    expect(hashOf(moved)).not.toBe(hashOf(wholePack))
    const { hashes = {} } = loadPack(moved, rulebooks).bundle ?? {}
    expect(hashes['cards/folk/ferryman.json']).toBe(loadPack(wholePack, rulebooks).bundle?.hashes['cards/allies/ferryman.json'])
  })
})
