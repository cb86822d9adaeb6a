import { expect, test } from 'vitest'
import { newLoadMemory } from '../src/load-memory.ts'
import { readManifest } from '../src/manifest.ts'
import { packId } from '../src/names/pack-ids.ts'
import { rulebooks } from './games.ts'
import { packWith } from './made-up-pack.ts'
import { watchFindings } from './watched-findings.ts'

const { loadPack } = watchFindings()

const good = { name: '@you/wet-meadows', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }

test('the id is the part of the name after the scope; packages of the engine are not packs', () => {
  const dependencies = { '@questwright/lcg-keywords': 'workspace:*', '@questwright/lcg': '1.0.0', 'bare-pack': '1.0.0' }
  expect(readManifest({ ...good, dependencies })).toEqual({
    manifest: {
      id: 'wet-meadows',
      name: '@you/wet-meadows',
      version: '0.1.0',
      game: 'lcg',
      api: 1,
      dependencies: ['bare-pack', 'lcg-keywords'],
      needs: ['@questwright/lcg-keywords', 'bare-pack'],
      status: 'draft',
      credits: [],
      removed: {},
    },
  })
  expect(packId('wet-meadows')).toBe('wet-meadows')
})

test('a newer script API is refused with a message, and nothing else is reported about the pack', () => {
  const { bundle, problems } = loadPack(
    packWith({ 'package.json': JSON.stringify({ ...good, questwright: { game: 'lcg', api: 3 } }, null, 2), 'lib/helpers.ts': 'let n = 0' }),
    rulebooks,
  )
  expect(bundle).toBeUndefined()
  expect(problems).toEqual([
    {
      severity: 'error',
      code: 'manifest/api-too-new',
      pack: 'wet-meadows',
      file: 'package.json',
      line: 6,
      column: 5,
      message: 'This pack is written for script API 3; this program knows API 2.',
      remedy: 'Update this program, or take an older version of the pack.',
    },
  ])
})

test('a pack for an unknown game is refused at its line, with the known games and the one that was probably meant', () => {
  const load = (game: string) =>
    loadPack(
      packWith({ 'package.json': JSON.stringify({ ...good, questwright: { game, api: 1 } }, null, 2), 'lib/helpers.ts': 'let n = 0' }),
      {
        ...rulebooks,
        tcg: { ...rulebooks.lcg, game: 'tcg' },
      },
    )
  expect(load('chess').bundle).toBeUndefined()
  expect(load('chess').problems).toEqual([
    {
      severity: 'error',
      code: 'manifest/unknown-game',
      pack: 'wet-meadows',
      file: 'package.json',
      line: 5,
      column: 5,
      message: 'This pack is for the game "chess", which is not installed.',
      remedy: 'Write one of "lcg", "tcg", or open the pack with a version of this program that plays "chess".',
    },
  ])
  expect(load('lcgs').problems[0]?.remedy).toMatch(/^Did you mean "lcg"\? /)
  expect(load('tcg').bundle?.game).toBe('tcg')
})

test('cards are read by the rules of the game that the manifest names, and are read again when it names another game', () => {
  const { hero: _hero, ...types } = rulebooks.lcg.types
  const games = { ...rulebooks, duel: { ...rulebooks.lcg, game: 'duel', types } }
  const memory = newLoadMemory()
  const wrong = (game: string) =>
    loadPack(packWith({ 'package.json': JSON.stringify({ ...good, questwright: { game, api: 1 } }) }), games, memory)
      .problems.filter(({ code }) => code === 'facts/unknown-type')
      .map(({ file }) => file)
  expect(wrong('lcg')).toEqual([])
  expect(wrong('duel')).toEqual(['cards/heroes/odo-miller.json'])
  expect(wrong('lcg')).toEqual([])
})

const broken: readonly (readonly [what: string, manifest: object, code: string, word: string])[] = [
  ['no name', { ...good, name: undefined }, 'manifest/field', '`name`'],
  ['no version', { ...good, version: undefined }, 'manifest/field', '`version`'],
  ['a version that is no version number', { ...good, version: 'new' }, 'manifest/field', '`version`'],
  ['no questwright field', { ...good, questwright: undefined }, 'manifest/field', 'no pack'],
  ['a game that is no name', { ...good, questwright: { game: 7, api: 1 } }, 'manifest/field', '`questwright.game`'],
  ['no api', { ...good, questwright: { game: 'lcg' } }, 'manifest/field', '`questwright.api`'],
  ['an api that never existed', { ...good, questwright: { game: 'lcg', api: 0 } }, 'manifest/api', 'API 0'],
  ['an id that is no slug', { ...good, name: '@you/Wet_Meadows' }, 'manifest/id', 'Wet_Meadows'],
  ['an unknown status', { ...good, questwright: { ...good.questwright, status: 'done' } }, 'manifest/field', '`questwright.status`'],
  [
    'credits without a reason',
    { ...good, questwright: { ...good.questwright, credits: [{ name: 'Ann' }] } },
    'manifest/field',
    '`questwright.credits`',
  ],
  [
    'a tombstone without a version',
    { ...good, questwright: { ...good.questwright, removed: { hound: { title: 'Hound' } } } },
    'manifest/field',
    '`questwright.removed`',
  ],
  [
    'a card replaced by itself',
    { ...good, questwright: { ...good.questwright, removed: { hound: { title: 'Hound', since: '1.1.0', replacedBy: 'hound' } } } },
    'manifest/removed',
    '"hound"',
  ],
  ['dependencies that are a list', { ...good, dependencies: ['x'] }, 'manifest/field', '`dependencies`'],
]
test.each(broken)('%s is an error', (_what, manifest, code, word) => {
  const { bundle, problems } = loadPack(packWith({ 'package.json': JSON.stringify(manifest) }), rulebooks)
  expect(bundle).toBeUndefined()
  expect(problems).toMatchObject([{ code, message: expect.stringContaining(word), file: 'package.json' }])
})

test('for an id that is not a slug, a possible name is suggested', () => {
  const read = readManifest({ ...good, name: '@you/Wet_Meadows' })
  expect(read).toMatchObject({ issues: [{ remedy: 'Name the pack for example "@you/wet-meadows".' }] })
})

test('a folder without package.json is no pack', () => {
  expect(loadPack({}, rulebooks).problems).toMatchObject([{ code: 'manifest/missing' }])
})

const odd: readonly unknown[] = [undefined, null, 4, 1.5, '', 'text', [], ['text', 4], {}, { a: 4 }, 'x'.repeat(501)]
const tombstone = { title: 'Old', since: '1.0.0', why: 'It was wrong.', replacedBy: 'new' }

test('each field of a manifest with each kind of odd value is read or refused as before', async () => {
  const whole = {
    ...good,
    dependencies: { '@you/the-sea': '0.1.0', '@questwright/lcg': '1.0.0' },
    questwright: {
      ...good.questwright,
      ...{ title: 'Meadows', status: 'beta', languages: ['en'], kinds: ['cards'], about: 'Wet.', credits: [{ name: 'Ann', for: 'art' }] },
      ...{ removed: { old: tombstone }, forkedFrom: { name: '@me/fen', version: '1.0.0' } },
    },
  }
  const lines: string[] = [`whole: ${JSON.stringify(readManifest(whole))}`]
  const put = (path: readonly string[], value: unknown, into: object = whole): object => {
    const [first = '', ...rest] = path
    return { ...into, [first]: rest.length === 0 ? value : put(rest, value, (into as { [key: string]: object })[first]) }
  }
  const paths = [
    ...Object.keys(whole).map((field) => [field]),
    ...[...Object.keys(whole.questwright), 'strange'].map((field) => ['questwright', field]),
    ...[...Object.keys(tombstone), 'strange'].map((field) => ['questwright', 'removed', 'old', field]),
  ]
  for (const path of paths)
    for (const value of odd)
      lines.push(`${path.join('.')} ${JSON.stringify(value)?.slice(0, 40)}: ${JSON.stringify(readManifest(put(path, value) as never))}`)
  for (const name of ['wet-meadows', '@you/Wet', '@you/wet_meadows', '@/x', 'a b'])
    lines.push(`name ${name}: ${JSON.stringify(readManifest({ ...whole, name }))}`)
  for (const version of ['1', '1.0', '1.0.0-rc.1', '01.0.0', 'v1.0.0'])
    lines.push(`version ${version}: ${JSON.stringify(readManifest({ ...whole, version }))}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./odd-manifests.txt')
})
