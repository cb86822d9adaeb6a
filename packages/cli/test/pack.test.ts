/** The commands that prepare a pack for others: `qw pack new`, `build` and `diff`. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltManifest } from '@questwright/packs'
import { extract, list } from 'tar'
import { describe, expect, it, vi } from 'vitest'
import { qw, temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 120_000 })

const hound = { type: 'enemy', encounterSet: 'fen', engagementCost: 20, threat: 2, attack: 2, defense: 1, hitPoints: 3 }
const fen = {
  'package.json': JSON.stringify({
    name: '@me/fen',
    version: '1.0.0',
    license: 'CC-BY-4.0',
    private: true,
    questwright: { game: 'lcg', api: 1 },
    scripts: { postinstall: 'echo never' },
    dependencies: { '@questwright/lcg-keywords': 'workspace:*' },
    devDependencies: { '@questwright/lcg': 'workspace:*' },
  }),
  'README.md': '# The Fen\n',
  'cards/hound.json': JSON.stringify(hound),
  'cards/hound.ts':
    "import { card, forced } from '@questwright/lcg'\n\nexport default card('hound', [forced.after('engages', { of: 'self' }, () => {})])\n",
  'text/en.json': JSON.stringify({
    cards: { hound: { title: 'Mire Hound', text: '**Forced:** After Mire Hound engages you, nothing happens.' } },
    keywords: {},
    encounterSets: { fen: { title: 'The Fen' } },
    scenarios: {},
    decks: {},
  }),
}

/** @param more files to add or replace; an empty text removes a file */
function fenFolder(more: { readonly [path: string]: string } = {}): string {
  const folder = join(temporaryFolder(), 'fen')
  mkdirSync(folder)
  return writeFiles(folder, Object.fromEntries(Object.entries({ ...fen, ...more }).filter(([, words]) => words !== '')))
}

interface Built {
  readonly file: string
  readonly integrity: string
  readonly files: number
}

async function build(folder: string, name = 'fen.tgz'): Promise<Built> {
  const { code, json, err } = await qw(['pack', 'build', folder, '--out', join(temporaryFolder(), name), '--json'])
  expect(code, err).toBe(0)
  return json() as unknown as Built
}

async function opened(file: string): Promise<{ readonly paths: readonly string[]; readonly text: (path: string) => string }> {
  const paths: string[] = []
  await list({ file, onReadEntry: ({ path }) => void paths.push(path) })
  const folder = temporaryFolder()
  await extract({ file, cwd: folder })
  return { paths, text: (path) => readFileSync(join(folder, 'package', path), 'utf8') }
}

describe('qw pack new', () => {
  it('makes a pack without problems, and changes no existing file', async () => {
    const folder = join(temporaryFolder(), 'beacon')
    const { code, json } = await qw(['pack', 'new', 'The Beacon Road', '--folder', folder, '--json'])
    expect(code).toBe(0)
    expect(json()).toMatchObject({ id: 'the-beacon-road', folder })
    expect((await qw(['pack', 'check', folder])).code).toBe(0)
    const before = readFileSync(join(folder, 'package.json'), 'utf8')
    const again = await qw(['pack', 'new', 'The Beacon Road', '--folder', folder])
    expect(again.code).toBe(2)
    expect(again.err).toContain('exists already')
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(before)
  })

  it('takes the scope from the given name, and allows two packs with one short id in different scopes', async () => {
    const workspace = temporaryFolder()
    const make = (said: string, folder: string, ...more: string[]) =>
      qw(['pack', 'new', said, '--folder', join(workspace, folder), '--json', ...more])
    const nameIn = (folder: string) => JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8')).name
    expect((await make('@one/hunt', 'first')).json()).toMatchObject({ id: 'hunt' })
    expect(nameIn('first')).toBe('@one/hunt')
    expect(readFileSync(join(workspace, 'first', 'package.json'), 'utf8')).toContain('Hunt')
    expect((await make('@two/The Wild Hunt', 'second')).json()).toMatchObject({ id: 'the-wild-hunt' })
    expect(nameIn('second')).toBe('@two/the-wild-hunt')
    for (const [said, more, wrong] of [
      ['@one/hunt', ['--scope', '@two'], 'says the scope @one, and --scope says @two'],
      ['@questwright/hunt', [], 'Questwright itself publishes under @questwright'],
      ['@/hunt', [], 'A scope has small letters'],
      ['@one/', [], 'no letter or digit'],
      ['@one/???', [], 'no letter or digit'],
      ['@questwright/lcg-core-set', [], 'Questwright itself'],
    ] as const) {
      const { code, err } = await make(said, 'third', ...more)
      expect([said, code, err]).toEqual([said, 2, expect.stringContaining(wrong)])
    }
    expect((await make('@three/lcg-core-set', 'third')).json()).toMatchObject({ id: 'three_lcg-core-set' })
    expect((await make('Lcg Core Set', 'fourth')).err).toContain('called lcg-core-set already')
  })

  it('begins a pack with a system that has a chapter, a script and a scene', async () => {
    const folder = join(temporaryFolder(), 'coast')
    const made = await qw(['pack', 'new', 'The Coast', '--system', 'high-water', '--folder', folder])
    expect(made.out).toContain('with the system high-water')
    expect(readFileSync(join(folder, 'systems/high-water.ts'), 'utf8')).toContain("system('high-water', {")
    const checked = await qw(['pack', 'check', folder])
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('no errors, no warnings')])
    const tested = await qw(['pack', 'test', folder])
    expect([tested.code, tested.out]).toEqual([0, expect.stringContaining('1 scenes, 0 failed')])
  })

  it('makes a pack of the game that is named, on the packs that its packs usually depend on', async () => {
    const folder = join(temporaryFolder(), 'path')
    const made = await qw(['pack', 'new', 'The Path', '--game', 'tcg', '--folder', folder, '--json'])
    expect(made.code, made.err).toBe(0)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    expect(manifest.questwright.game).toBe('tcg')
    expect(Object.keys(manifest.dependencies)).toEqual(['@questwright/tcg-keywords', '@questwright/tcg-fellowship'])
    expect((await qw(['pack', 'check', folder])).code).toBe(0)
  })

  it.each([
    [['pack', 'new', 'Fen', '--folder', 'nowhere-at-all', '--game', 'chess'], 'There is no game "chess". Games: lcg, duel and tcg.'],
    [
      ['pack', 'new', 'Fen', '--folder', 'nowhere-at-all', '--game', 'tcg', '--on', 'lcg-core-set'],
      '--game says "tcg", and lcg-core-set is for the game "lcg"',
    ],
    [['pack', 'new', 'Fen', '--folder', 'nowhere-at-all', '--system', 'High Water'], 'such as "high-water"'],
    [['pack', 'new', '???'], 'no letter or digit'],
    [['pack', 'new', 'Lcg Core Set', '--folder', 'nowhere-at-all'], 'called lcg-core-set already'],
    [['pack', 'new', 'Fen', '--folder', 'nowhere-at-all', '--on', 'no-such-pack'], 'There is no pack "no-such-pack"'],
  ])('%j is refused: %s', async (parts, words) => {
    const { code, err } = await qw(parts)
    expect(code).toBe(2)
    expect(err).toContain(words)
    expect(existsSync('nowhere-at-all')).toBe(false)
  })
})

describe('qw pack build', () => {
  it('produces the same bytes for the same pack, in another folder, at another time, after an earlier build', async () => {
    const one = fenFolder()
    const first = await build(one)
    const two = join(temporaryFolder(), 'elsewhere')
    cpSync(one, two, { recursive: true })
    utimesSync(join(two, 'cards/hound.ts'), new Date(1000), new Date(1000))
    writeFileSync(join(two, 'me-fen-0.9.0.tgz'), 'an older one')
    mkdirSync(join(two, '.git'))
    writeFileSync(join(two, '.git/config'), 'mine')
    const second = await build(two)
    expect(second.integrity).toBe(first.integrity)
    expect(readFileSync(second.file).equals(readFileSync(first.file))).toBe(true)
  })

  it('contains sources, compiled scripts with their source maps, and a manifest that names every file and card', async () => {
    const { file } = await build(fenFolder())
    const { paths, text } = await opened(file)
    expect(paths).toEqual(
      [
        'README.md',
        'cards/hound.json',
        'cards/hound.ts',
        'compiled/cards/hound.js',
        'compiled/cards/hound.js.map',
        'package.json',
        'questwright-pack.json',
        'text/en.json',
      ].map((path) => `package/${path}`),
    )
    expect(text('compiled/cards/hound.js')).toContain('//# sourceMappingURL=hound.js.map')
    expect(JSON.parse(text('compiled/cards/hound.js.map'))).toMatchObject({ version: 3 })
    const manifest = JSON.parse(text('questwright-pack.json')) as BuiltManifest
    expect(manifest).toMatchObject({ format: 'questwright-built-pack', version: 1, id: 'fen', packVersion: '1.0.0' })
    expect(manifest.cards.hound).toMatchObject({ title: 'Mire Hound', type: 'enemy' })
    for (const [path, hash] of Object.entries(manifest.files))
      expect(createHash('sha256').update(text(path)).digest('hex'), path).toBe(hash)
    expect(Object.keys(manifest.files)).toHaveLength(paths.length - 2)
  })

  it('runs nothing at an installation, and names its dependencies with versions', async () => {
    const { text } = await opened((await build(fenFolder())).file)
    expect(JSON.parse(text('package.json'))).toEqual({
      name: '@me/fen',
      version: '1.0.0',
      license: 'CC-BY-4.0',
      keywords: ['questwright-pack'],
      questwright: { game: 'lcg', api: 1, status: 'draft', languages: ['en'], kinds: ['encounter-cards'] },
      dependencies: { '@questwright/lcg-keywords': '^0.1.0' },
    })
  })

  it('gives a card that plays differently another hash, and leaves the hashes of other cards', async () => {
    const words = JSON.parse(fen['text/en.json']) as { readonly cards: object }
    const more = {
      'cards/bank.json': JSON.stringify({ type: 'location', encounterSet: 'fen', threat: 1, questPoints: 3 }),
      'text/en.json': JSON.stringify({ ...words, cards: { ...words.cards, bank: { title: 'Reed Bank' } } }),
    }
    const hashes = async (folder: string) =>
      (JSON.parse((await opened((await build(folder)).file)).text('questwright-pack.json')) as BuiltManifest).cards
    const before = await hashes(fenFolder(more))
    const after = await hashes(fenFolder({ ...more, 'cards/hound.json': JSON.stringify({ ...hound, threat: 1 }) }))
    expect(after.hound?.hash).not.toBe(before.hound?.hash)
    expect(after.bank?.hash).toBe(before.bank?.hash)
    const moved = fenFolder({ ...more, 'cards/hound.json': '', 'cards/beasts/hound.json': JSON.stringify(hound) })
    expect((await hashes(moved)).hound?.hash).toBe(before.hound?.hash)
  })

  it('refuses a pack with errors and names them', async () => {
    const folder = fenFolder({ 'cards/hound.json': JSON.stringify({ ...hound, threat: 'many' }) })
    const out = join(temporaryFolder(), 'broken.tgz')
    const { code, err } = await qw(['pack', 'build', folder, '--out', out])
    expect(code).toBe(1)
    expect(err).toContain('threat')
    expect(err).toContain('is not built')
    expect(existsSync(out)).toBe(false)
  })
})

describe('qw pack diff', () => {
  it('lists the changes, and reports that the version number is too low for them', async () => {
    const before = fenFolder()
    const after = fenFolder({ 'cards/hound.json': JSON.stringify({ ...hound, threat: 1 }) })
    const { code, out, err } = await qw(['pack', 'diff', before, after])
    expect(code).toBe(1)
    expect(out).toContain('New or played differently\n- Mire Hound: threat 1, was 2.')
    expect(err).toContain('Version 1.0.0 is too low: after 1.0.0, these changes ask for at least 1.1.0.')
  })

  it('accepts the same pack, and a sufficient version number', async () => {
    const folder = fenFolder()
    const same = await qw(['pack', 'diff', folder, folder])
    expect(same.code).toBe(0)
    expect(same.out).toContain('no difference in cards')
    const after = fenFolder({
      'cards/hound.json': JSON.stringify({ ...hound, threat: 1 }),
      'package.json': fen['package.json'].replace('1.0.0', '1.1.0'),
    })
    const { code, json } = await qw(['pack', 'diff', folder, after, '--json'])
    expect(code).toBe(0)
    expect(json()).toMatchObject({ pack: 'fen', version: { least: '1.1.0', verdict: 'enough' } })
  })

  it('refuses a folder of several packs, and names them', async () => {
    const several = temporaryFolder()
    for (const name of ['one', 'two']) cpSync(fenFolder(), join(several, name), { recursive: true })
    const { code, err } = await qw(['pack', 'diff', several, fenFolder()])
    expect(code).toBe(2)
    expect(err).toContain('holds several packs: one and two. Name the folder of one of them.')
  })
})
