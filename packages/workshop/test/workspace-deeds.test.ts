import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadPack, readPackFolder } from '@questwright/packs'
import { sha256 } from '@questwright/packs/sha256'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DoneAnswer, PreviewAnswer, TrashAnswer, WorkspaceDeed } from '../src/page/index.ts'
import { absent } from '../src/page/index.ts'
import { rulebooks } from '../src/page/rulebooks.ts'
import { Refusal } from '../src/refusal.ts'
import { readDeed } from '../src/things/deed-shape.ts'
import { performDeed } from '../src/things/deeds.ts'
import { changeFiles, type Disk, finishJournals, realDisk } from '../src/workspace/batch.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import type { Workspace } from '../src/workspace/workspace.ts'
import { manifest, writeFiles } from './fixtures/workspace.ts'

let root: string
let workspace: Workspace

const enemy = {
  type: 'enemy',
  encounterSet: 'moor',
  engagementCost: 30,
  threat: 1,
  attack: 2,
  defense: 1,
  hitPoints: 3,
  traits: [],
  keywords: ['Mired 2'],
  quantity: 1,
}
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'questwright-deeds-'))
  writeFiles(root, {
    'fens/package.json': manifest('@tester/fens'),
    'fens/cards/encounter/moor/bog-troll.json': `${JSON.stringify({ ...enemy, art: { file: 'art/bog-troll.png' } }, null, 2)}\n`,
    'fens/cards/encounter/moor/bog-troll.ts':
      "import { card } from '@questwright/lcg'\n\n// bog-troll is named in a comment\nexport default card('bog-troll', [])\n",
    'fens/cards/encounter/moor/bog-troll.scene.ts':
      "import { scene } from '@questwright/testkit'\n\nscene('A bog-troll in a title', { engaged: ['bog-troll'] }, (t) => {\n  t.sees({ 'bog-troll.damage': 0 })\n})\n",
    'fens/cards/encounter/moor/reed-cutter.json': `${JSON.stringify(enemy, null, 2)}\n`,
    'fens/keywords/mired.json': '{ "number": "required" }\n',
    'fens/keywords/mired.ts': "import { keyword } from '@questwright/lcg'\n\nexport default keyword('mired', [])\n",
    'fens/scenarios/the-fens.json':
      '{ "quest": ["fens:into-the-mist"], "encounterSets": ["moor"], "quantities": { "easy": { "bog-troll": 0, "moor": 1 } } }\n',
    'fens/cards/quests/into-the-mist.json':
      '{ "type": "quest", "stage": 1, "encounterSets": ["moor"], "sides": { "A": {}, "B": { "questPoints": 8 } }, "quantity": 1 }\n',
    'fens/text/en.json': `${JSON.stringify(
      {
        cards: {
          'bog-troll': { title: 'Bog Troll', text: 'Mired 2.' },
          'reed-cutter': { title: 'Reed Cutter', text: 'Not Mired at all.' },
        },
        keywords: { mired: { title: 'Mired', text: 'It is stuck.' } },
        encounterSets: { moor: { title: 'The Moor' } },
        scenarios: { 'the-fens': { title: 'The Fens' } },
        decks: {},
      },
      null,
      2,
    )}\n`,
    'friends/package.json': JSON.stringify({
      name: '@tester/friends',
      version: '0.1.0',
      questwright: { game: 'lcg', api: 1 },
      dependencies: { '@tester/fens': '0.1.0' },
    }),
    'friends/scenarios/on-the-moor.json': '{ "quest": ["fens:into-the-mist"], "encounterSets": ["fens:moor"] }\n',
    'friends/scenes/meeting.scene.ts':
      "import { scene } from '@questwright/testkit'\n\nscene('Two meet', { engaged: ['fens:bog-troll', 'bog-troll'] }, () => {})\n",
    'friends/cards/enemies/hag.json': `${JSON.stringify({ ...enemy, encounterSet: 'fens:moor' }, null, 2)}\n`,
  })
  mkdirSync(join(root, 'fens/art/sets'), { recursive: true })
  writeFileSync(join(root, 'fens/art/bog-troll.png'), png)
  writeFileSync(join(root, 'fens/art/sets/moor.png'), png)
  workspace = folderWorkspace(root)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const perform = async <Answer = DoneAnswer>(deed: WorkspaceDeed): Promise<Answer> => (await performDeed(workspace, deed)) as Answer
const text = (path: string): string => readFileSync(join(root, path), 'utf8')
/** Every file of the workspace with its bytes, without the studio's own files. */
function everything(): { readonly [path: string]: string } {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return Object.fromEntries(
    files
      .map((one) => join(one.parentPath, one.name))
      .filter((path) => !path.includes('.questwright'))
      .map((path) => [path.slice(root.length), readFileSync(path, 'base64')]),
  )
}
/** Waits until the workspace has deleted leftovers of killed programs: a draft that is written meanwhile without the lock looks like one. */
const opened = (): Promise<unknown> => workspace.writeFile('fens', 'keywords/opened.json', '{}', absent)
async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (one: unknown) => one,
  )
  if (!(error instanceof Refusal)) return `no refusal: ${String(error)}`
  expect(error.remedy).not.toBe('')
  expect(error.message + error.remedy).not.toContain(root)
  return `${error.status} ${error.code}`
}
const write = (path: string, content: string, expected: string) => ({ do: 'write', pack: 'fens', path, text: content, expected }) as const

describe('the icon of a set', () => {
  const icon = 'fens/art/sets/moor.png'

  it('is moved to the trash while the set stays, and is restored from there', async () => {
    const before = everything()
    const { changed, trash } = await perform(readDeed({ deed: 'remove-icon', pack: 'fens', set: 'moor' }))
    expect(changed).toEqual([{ pack: 'fens', path: 'art/sets/moor.png', hash: absent }])
    expect(existsSync(join(root, icon))).toBe(false)
    const { entries } = await perform<TrashAnswer>({ deed: 'trash' })
    expect(entries).toMatchObject([{ id: trash, kind: 'set', title: 'Icon of The Moor', files: 1 }])
    const entry = join(root, '.questwright/trash', trash ?? '', 'entry.json')
    // as earlier versions wrote it
    writeFileSync(entry, readFileSync(entry, 'utf8').replace('"kind": "set"', '"kind": "encounter-set"'))
    expect(readFileSync(entry, 'utf8')).toContain('encounter-set')
    expect((await perform<TrashAnswer>({ deed: 'trash' })).entries).toMatchObject([{ id: trash, kind: 'set' }])
    await perform({ deed: 'restore', entry: trash ?? '' })
    expect(everything()).toEqual(before)
  })

  it('with any file ending is moved, and a missing one is refused', async () => {
    writeFileSync(join(root, 'fens/art/sets/moor.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(join(root, 'fens/art/sets/moorland.png'), png)
    await perform({ deed: 'remove-icon', pack: 'fens', set: 'moor' })
    expect(readdirSync(join(root, 'fens/art/sets'))).toEqual(['moorland.png'])
    for (const set of ['moor', '..', '../bog-troll', ''])
      expect(await codeOf(perform({ deed: 'remove-icon', pack: 'fens', set }))).toBe('404 icon/absent')
    expect(existsSync(join(root, 'fens/art/bog-troll.png'))).toBe(true)
  })
})

describe('several files at once', () => {
  it('are changed together, and the answer has the new contents', async () => {
    const old = sha256(text('fens/keywords/mired.json'))
    const { changed } = await workspace.apply([
      write('keywords/new.json', '{}', absent),
      write('keywords/mired.json', '{ "number": "none" }', old),
      { do: 'move', pack: 'fens', path: 'keywords/mired.ts', to: 'keywords/stuck.ts', expected: sha256(text('fens/keywords/mired.ts')) },
    ])
    expect(changed.map(({ path, hash }) => [path, hash === absent])).toEqual([
      ['keywords/new.json', false],
      ['keywords/mired.json', false],
      ['keywords/mired.ts', true],
      ['keywords/stuck.ts', false],
    ])
    expect(text('fens/keywords/mired.json')).toContain('none')
    expect(existsSync(join(root, 'fens/keywords/mired.ts'))).toBe(false)
    expect(Object.keys(everything()).filter((path) => /\.(tmp|old)$/.test(path))).toEqual([])
  })

  it('are not changed if one hash is wrong, one path leads out of the pack, or one file is named twice', async () => {
    const before = everything()
    const good = write('keywords/new.json', '{}', absent)
    expect(await codeOf(workspace.apply([good, write('keywords/mired.json', '{}', sha256('another'))]))).toBe('409 file/changed')
    expect(await codeOf(workspace.apply([good, write('../outside.json', '{}', absent)]))).toBe('400 path/refused')
    expect(await codeOf(workspace.apply([good, good]))).toBe('400 batch/twice')
    expect(await codeOf(workspace.apply([good, { do: 'delete', pack: 'fens', path: 'package.json', expected: absent }]))).toBe(
      '400 path/refused',
    )
    expect(everything()).toEqual(before)
  })

  it.each(['write', 'rename'] as const)('are restored if the disk fails at any step (%s)', async (call) => {
    const before = everything()
    const changes = [
      write('keywords/mired.json', '{ "number": "none" }', sha256(text('fens/keywords/mired.json'))),
      write('new/folder/note.md', 'new', absent),
      { do: 'delete', pack: 'fens', path: 'keywords/mired.ts', expected: sha256(text('fens/keywords/mired.ts')) } as const,
      write('scenarios/the-fens.json', '{}', sha256(text('fens/scenarios/the-fens.json'))),
    ]
    let failed = 0
    for (let at = 0; at < 12; at++) {
      let calls = 0
      const disk: Disk = {
        ...realDisk,
        [call]: (one: string, other: never) =>
          calls++ === at ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : realDisk[call](one, other),
      }
      const code = await codeOf(folderWorkspace(root, { disk }).apply(changes))
      if (code.startsWith('no refusal')) break
      expect(code).toBe('507 file/not-written')
      expect(everything()).toEqual(before)
      failed += 1
    }
    expect(failed).toBeGreaterThanOrEqual(4)
    expect(text('fens/scenarios/the-fens.json')).toBe('{}')
  })

  it.each([
    ['EROFS', '403 file/not-written', 'read-only'],
    ['EACCES', '403 file/not-written', 'not permitted'],
    ['ENOSPC', '507 file/not-written', 'full'],
  ])('are refused with an explanation for %s', async (code, refused, words) => {
    const disk: Disk = { ...realDisk, write: () => Promise.reject(Object.assign(new Error(code), { code })) }
    const work = folderWorkspace(root, { disk }).writeFile('fens', 'keywords/new.json', '{}', absent)
    expect(await codeOf(work)).toBe(refused)
    await expect(work).rejects.toThrow(words)
    await expect(work).rejects.toMatchObject({ remedy: expect.stringContaining('what you typed is kept') })
  })

  it('a single text is kept if the disk carries out its renaming but reports an error', async () => {
    await opened()
    const file = join(root, 'fens/keywords/mired.json')
    const late: Disk = {
      ...realDisk,
      rename: async (from, to) => {
        await realDisk.rename(from, to)
        throw Object.assign(new Error('absent'), { code: 'ENOENT' })
      },
    }
    await expect(changeFiles([{ file, after: Buffer.from('changed') }], join(root, '.questwright/batch-1.json'), late)).rejects.toThrow()
    expect(readFileSync(file, 'utf8')).toBe('changed')
  })

  it('are restored from a journal if the machine stopped in the middle', async () => {
    await opened()
    const before = everything()
    const file = join(root, 'fens/keywords/mired.json')
    const other = join(root, 'fens/keywords/mired.ts')
    let renames = 0
    // a disk that hangs at the second rename, after the first file was replaced
    const stopping: Disk = { ...realDisk, rename: (from, to) => (renames++ === 1 ? new Promise(() => {}) : realDisk.rename(from, to)) }
    const journal = join(root, '.questwright/batch-1.json')
    void changeFiles(
      [
        { file, after: Buffer.from('changed') },
        { file: other, after: undefined },
      ],
      journal,
      stopping,
    )
    await expect.poll(() => renames, { timeout: 50_000 }).toBe(2)
    expect(readFileSync(file, 'utf8')).toBe('changed')
    await finishJournals(join(root, '.questwright'), root)
    expect(everything()).toEqual(before)
  })
})

describe('creating', () => {
  it('a pack, and a card, keyword, scenario and deck in it, produces files that load', async () => {
    await perform({ deed: 'new-pack', id: 'drowned-road', title: 'The Drowned Road', dependencies: ['fens'] })
    const thing = (kind: 'card' | 'keyword' | 'deck', slug: string, facts: object) =>
      perform(
        readDeed({
          deed: 'create',
          thing: {
            kind,
            pack: 'drowned-road',
            slug,
            facts,
            words: { title: slug },
            whenTaken: 'suggest',
            set: { slug: 'road', title: 'Road' },
          },
        }),
      )
    expect((await thing('card', 'lamp', { ...enemy, encounterSet: 'road', keywords: [] })).code).toBe('drowned-road:lamp')
    expect((await thing('card', 'lamp', { ...enemy, encounterSet: 'road', keywords: [] })).code).toBe('drowned-road:lamp-2')
    await thing('keyword', 'dark', { number: 'none' })
    await thing('deck', 'first', { format: 'questwright-deck', version: 1, kind: 'custom', heroes: [], cards: {} })
    const { bundle, problems } = loadPack(readPackFolder(join(root, 'drowned-road')), rulebooks)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(Object.keys(bundle?.cards ?? {}).sort()).toEqual(['lamp', 'lamp-2'])
    expect(bundle?.dependencies).toEqual(['fens'])
    expect(bundle?.text.en?.encounterSets).toEqual({ road: { title: 'Road' } })
    expect(await codeOf(perform({ deed: 'new-pack', id: 'drowned-road', title: 'Again', dependencies: [] }))).toBe('409 pack/taken')
    expect(await codeOf(perform({ deed: 'new-pack', id: '../up', title: 'Up', dependencies: [] }))).toBe('400 pack/no-slug')
    expect(await codeOf(perform({ deed: 'new-pack', id: 'up', title: 'Up', dependencies: [], game: 'chess' }))).toBe(
      '400 pack/unknown-game',
    )
    expect(await codeOf(perform({ deed: 'new-pack', id: 'up', title: 'Up', dependencies: ['fens'], game: 'duel' }))).toBe(
      '400 pack/two-games',
    )
  })

  it('a pack has the game of its dependencies; packs of two games are refused, and both are named', async () => {
    mkdirSync(join(root, 'meadow'))
    const of = { name: '@tester/meadow', version: '0.1.0', questwright: { game: 'duel', api: 1 } }
    writeFileSync(join(root, 'meadow/package.json'), JSON.stringify(of))
    const gameOf = (pack: string) => JSON.parse(readFileSync(join(root, pack, 'package.json'), 'utf8')).questwright.game
    await perform({ deed: 'new-pack', id: 'far-meadow', title: 'The Far Meadow', dependencies: ['meadow'] })
    expect(gameOf('far-meadow')).toBe('duel')
    await perform({ deed: 'new-pack', id: 'alone', title: 'Alone', dependencies: [] })
    expect(gameOf('alone')).toBe('lcg')
    const mixed = perform({ deed: 'new-pack', id: 'both', title: 'Both', dependencies: ['meadow', 'fens'] })
    await expect(mixed).rejects.toMatchObject({ code: 'pack/two-games', message: expect.stringMatching(/"duel".*"lcg"|"lcg".*"duel"/) })
    expect(existsSync(join(root, 'both'))).toBe(false)
  })

  it('a copy of a card has copies of its script, scenes and words under the new name', async () => {
    const { code } = await perform({ deed: 'duplicate', thing: { kind: 'card', pack: 'fens', slug: 'bog-troll' } })
    expect(code).toBe('fens:bog-troll-copy')
    expect(text('fens/cards/encounter/moor/bog-troll-copy.ts')).toContain("card('bog-troll-copy', [])")
    expect(text('fens/cards/encounter/moor/bog-troll-copy.scene.ts')).toContain("engaged: ['bog-troll-copy']")
    expect(JSON.parse(text('fens/text/en.json')).cards['bog-troll-copy']).toEqual({ title: 'Bog Troll (copy)', text: 'Mired 2.' })
    expect(text('fens/cards/encounter/moor/bog-troll.ts')).toContain("card('bog-troll', [])")
  })
})

describe('renaming', () => {
  const rename = async (deed: Omit<Extract<WorkspaceDeed, { deed: 'rename' }>, 'deed'>) => {
    const preview = await perform<PreviewAnswer>({ deed: 'preview-rename', ...deed })
    const done = await perform({ deed: 'rename', ...deed, plan: preview.plan })
    expect(new Set(done.changed.map(({ pack, path }) => `${pack}/${path}`))).toEqual(
      new Set(preview.files.flatMap(({ pack, path, to }) => [`${pack}/${path}`, ...(to === undefined ? [] : [`${pack}/${to}`])])),
    )
    return preview
  }

  it('changes a card and everything that names it', async () => {
    const { notes } = await rename({ thing: { kind: 'card', pack: 'fens', slug: 'bog-troll' }, to: 'mud-giant', title: 'Mud Giant' })
    expect(readdirSync(join(root, 'fens/cards/encounter/moor')).sort()).toEqual([
      'mud-giant.json',
      'mud-giant.scene.ts',
      'mud-giant.ts',
      'reed-cutter.json',
    ])
    expect(text('fens/cards/encounter/moor/mud-giant.ts')).toContain(
      "// bog-troll is named in a comment\nexport default card('mud-giant', [])",
    )
    expect(text('fens/cards/encounter/moor/mud-giant.scene.ts')).toContain("engaged: ['mud-giant']")
    expect(text('fens/cards/encounter/moor/mud-giant.scene.ts')).toContain("'mud-giant.damage': 0")
    expect(text('fens/cards/encounter/moor/mud-giant.json')).toContain('"art/mud-giant.png"')
    expect(existsSync(join(root, 'fens/art/mud-giant.png'))).toBe(true)
    expect(text('fens/scenarios/the-fens.json')).toContain('"mud-giant": 0')
    expect(JSON.parse(text('fens/text/en.json')).cards['mud-giant'].title).toBe('Mud Giant')
    // in another pack only the full code refers to this card
    expect(text('friends/scenes/meeting.scene.ts')).toContain("['fens:mud-giant', 'bog-troll']")
    // words in texts and titles are reported, but not changed
    expect(text('fens/cards/encounter/moor/mud-giant.scene.ts')).toContain('A bog-troll in a title')
    expect(notes.join()).toContain('A bog-troll in a title')
    expect(JSON.stringify(everything())).not.toContain(Buffer.from('"bog-troll"').toString('base64'))
  })

  it('changes a keyword and every card that prints it, in all packs', async () => {
    await rename({ thing: { kind: 'keyword', pack: 'fens', slug: 'mired' }, to: 'sunk-in-mud', title: 'Sunk in Mud' })
    expect(text('fens/keywords/sunk-in-mud.ts')).toContain("keyword('sunk-in-mud', [])")
    expect(text('fens/cards/encounter/moor/bog-troll.json')).toContain('"Sunk in Mud 2"')
    expect(text('friends/cards/enemies/hag.json')).toContain('"Sunk in Mud 2"')
    const words = JSON.parse(text('fens/text/en.json'))
    expect(words.keywords).toEqual({ 'sunk-in-mud': { title: 'Sunk in Mud', text: 'It is stuck.' } })
    expect(words.cards['bog-troll'].text).toBe('Sunk in Mud 2.')
  })

  it('changes an encounter set, its cards, scenarios and icon, also in other packs', async () => {
    await rename({ thing: { kind: 'set', pack: 'fens', slug: 'moor' }, to: 'high-moor', title: 'The High Moor' })
    expect(JSON.parse(text('fens/cards/encounter/moor/reed-cutter.json')).encounterSet).toBe('high-moor')
    expect(JSON.parse(text('friends/cards/enemies/hag.json')).encounterSet).toBe('fens:high-moor')
    expect(JSON.parse(text('friends/scenarios/on-the-moor.json')).encounterSets).toEqual(['fens:high-moor'])
    expect(JSON.parse(text('fens/scenarios/the-fens.json'))).toEqual({
      quest: ['fens:into-the-mist'],
      encounterSets: ['high-moor'],
      quantities: { easy: { 'bog-troll': 0, 'high-moor': 1 } },
    })
    expect(JSON.parse(text('fens/cards/quests/into-the-mist.json')).encounterSets).toEqual(['high-moor'])
    expect(existsSync(join(root, 'fens/art/sets/high-moor.png'))).toBe(true)
  })

  it('changes the number of the card alone, not the number of a set with the same name', async () => {
    writeFiles(root, {
      'fens/scenarios/the-fens.json':
        '{ "quest": ["into-the-mist"], "encounterSets": ["moor"], "quantities": { "easy": { "card/moor": 0, "fens:set/moor": 2 } } }\n',
      'fens/cards/encounter/moor/moor.json': `${JSON.stringify(enemy, null, 2)}\n`,
    })
    await rename({ thing: { kind: 'card', pack: 'fens', slug: 'moor' }, to: 'moor-hag' })
    expect(JSON.parse(text('fens/scenarios/the-fens.json')).quantities).toEqual({ easy: { 'card/moor-hag': 0, 'fens:set/moor': 2 } })
    await rename({ thing: { kind: 'set', pack: 'fens', slug: 'moor' }, to: 'high-moor' })
    expect(JSON.parse(text('fens/scenarios/the-fens.json')).quantities).toEqual({ easy: { 'card/moor-hag': 0, 'fens:set/high-moor': 2 } })
  })

  it('changes a rule card in scenarios and scenes of all packs, but not a card with the same name', async () => {
    const scenario =
      '{ "quest": ["into-the-mist"], "encounterSets": ["moor"], "rules": ["bog-troll"], "setup": [{ "do": "remove", "card": "bog-troll" }] }\n'
    writeFiles(root, {
      'fens/rules/bog-troll.ts': "import { rule } from '@questwright/lcg'\n\nexport default rule('bog-troll', [])\n",
      'fens/scenarios/the-fens.json': scenario,
      'friends/scenarios/on-the-moor.json':
        '{ "quest": ["fens:into-the-mist"], "encounterSets": ["fens:moor"], "modes": { "easy": { "rules": ["fens:bog-troll"] } } }\n',
    })
    await rename({ thing: { kind: 'rule', pack: 'fens', slug: 'bog-troll' }, to: 'trolls-about' })
    expect(text('fens/rules/trolls-about.ts')).toContain("rule('trolls-about', [])")
    expect(text('fens/scenarios/the-fens.json')).toBe(scenario.replace('"rules": ["bog-troll"]', '"rules": ["trolls-about"]'))
    expect(JSON.parse(text('friends/scenarios/on-the-moor.json')).modes.easy.rules).toEqual(['fens:trolls-about'])
    expect(existsSync(join(root, 'fens/cards/encounter/moor/bog-troll.json'))).toBe(true)
    await rename({ thing: { kind: 'card', pack: 'fens', slug: 'bog-troll' }, to: 'trolls' })
    expect(JSON.parse(text('fens/scenarios/the-fens.json'))).toMatchObject({
      rules: ['trolls-about'],
      setup: [{ do: 'remove', card: 'trolls' }],
    })
  })

  it('changes a stage in scenarios of all packs', async () => {
    await rename({ thing: { kind: 'card', pack: 'fens', slug: 'into-the-mist' }, to: 'the-mist' })
    expect(text('friends/scenarios/on-the-moor.json')).toContain('"fens:the-mist"')
    expect(text('fens/scenarios/the-fens.json')).toContain('"fens:the-mist"')
  })

  it.each([
    { kind: 'card', slug: 'bog-troll', to: 'mud-giant', title: 'Mud Giant' },
    { kind: 'keyword', slug: 'mired', to: 'sunk-in-mud', title: 'Sunk in Mud' },
    { kind: 'set', slug: 'moor', to: 'high-moor', title: 'The High Moor' },
    { kind: 'scenario', slug: 'the-fens', to: 'the-marshes', title: 'The Marshes' },
    { kind: 'card', slug: 'reed-cutter', to: 'reed-cutter', title: 'Cutter of Reeds' },
  ] as const)('of a $kind to $to is undone: every file is the same as before, byte for byte', async ({ kind, slug, to, title }) => {
    // formatted in another way than the studio writes files
    writeFileSync(join(root, 'friends/cards/enemies/hag.json'), JSON.stringify({ ...enemy, encounterSet: 'fens:moor' }))
    const before = everything()
    const { trash } = await perform(readDeed({ deed: 'rename', thing: { kind, pack: 'fens', slug }, to, title }))
    expect(everything()).not.toEqual(before)
    const { entries } = await perform<TrashAnswer>({ deed: 'trash' })
    expect(entries).toMatchObject([{ id: trash, kind, slug, did: 'renamed' }])
    // the entry is still there after a restart of the studio
    workspace = folderWorkspace(root)
    expect((await perform(readDeed({ deed: 'restore', entry: trash ?? '' }))).code).toBe(`fens:${slug}`)
    expect(everything()).toEqual(before)
    expect((await perform<TrashAnswer>({ deed: 'trash' })).entries).toEqual([])
  })

  it('of a name of a chapter is undone', async () => {
    writeFiles(root, {
      'fens/systems/weather.json': '{ "counters": { "rain": { "title": "Rain" } } }\n',
      'fens/systems/weather.ts':
        "import { system } from '@questwright/lcg'\n\nexport default system('weather', [{ counters: { rain: 0 } }])\n",
    })
    const before = everything()
    const name = { pack: 'fens', slug: 'weather', section: ['counters'], name: 'rain' } as const
    const { trash } = await perform(readDeed({ deed: 'rename-name', name, to: 'hail' }))
    expect(text('fens/systems/weather.json')).toContain('"hail"')
    await perform({ deed: 'restore', entry: trash ?? '' })
    expect(everything()).toEqual(before)
  })

  it('is not undone if a file has changed since then, and the file is named; the user can rename back', async () => {
    const thing = { kind: 'card', pack: 'fens', slug: 'bog-troll' } as const
    const { trash } = await perform({ deed: 'rename', thing, to: 'mud-giant', title: 'Mud Giant' })
    writeFileSync(join(root, 'fens/scenarios/the-fens.json'), '{ "quest": ["fens:into-the-mist"], "encounterSets": [] }')
    const before = everything()
    const undo = perform({ deed: 'restore', entry: trash ?? '' })
    await expect(undo).rejects.toMatchObject({
      code: 'trash/changed',
      message: expect.stringContaining('fens/scenarios/the-fens.json'),
      remedy: expect.stringContaining('Rename it back'),
    })
    expect(everything()).toEqual(before)
    expect((await perform<TrashAnswer>({ deed: 'trash' })).entries).toHaveLength(1)
  })

  it('leaves nothing in the trash if the disk fails, neither then nor after undo', async () => {
    const thing = { kind: 'card', pack: 'fens', slug: 'bog-troll' } as const
    const before = everything()
    const full: Disk = { ...realDisk, rename: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) }
    const onFull = folderWorkspace(root, { disk: full })
    expect(await codeOf(performDeed(onFull, { deed: 'rename', thing, to: 'mud-giant' }))).toBe('507 file/not-written')
    expect(everything()).toEqual(before)
    expect((await perform<TrashAnswer>({ deed: 'trash' })).entries).toEqual([])
    const { trash } = await perform({ deed: 'rename', thing, to: 'mud-giant' })
    const renamed = everything()
    expect(await codeOf(performDeed(onFull, { deed: 'restore', entry: trash ?? '' }))).toBe('507 file/not-written')
    expect(everything()).toEqual(renamed)
    await perform({ deed: 'restore', entry: trash ?? '' })
    expect(everything()).toEqual(before)
  })

  it('is refused if the name exists, or files have changed since the preview', async () => {
    const thing = { kind: 'card', pack: 'fens', slug: 'bog-troll' } as const
    expect(await codeOf(perform({ deed: 'preview-rename', thing, to: 'reed-cutter' }))).toBe('409 thing/taken')
    const { plan } = await perform<PreviewAnswer>({ deed: 'preview-rename', thing, to: 'mud-giant' })
    writeFileSync(join(root, 'fens/scenarios/the-fens.json'), '{ "quest": ["bog-troll"], "encounterSets": [] }')
    const before = everything()
    expect(await codeOf(perform({ deed: 'rename', thing, to: 'mud-giant', plan }))).toBe('409 plan/changed')
    expect(everything()).toEqual(before)
  })
})

describe('the trash', () => {
  const thing = { kind: 'card', pack: 'fens', slug: 'bog-troll' } as const

  it('receives a card with script, scenes, picture and words, reports what then breaks, and restores all of it', async () => {
    const before = everything()
    const { references, plan } = await perform<PreviewAnswer>({ deed: 'preview-remove', thing })
    expect(references.map(({ pack, path, line }) => `${pack}/${path}:${line}`)).toEqual([
      'fens/scenarios/the-fens.json:1',
      'friends/scenes/meeting.scene.ts:3',
    ])
    const { trash } = await perform({ deed: 'remove', thing, plan })
    expect(existsSync(join(root, 'fens/art/bog-troll.png'))).toBe(false)
    expect(text('fens/text/en.json')).not.toContain('Bog Troll')
    // a restarted studio finds the entry, and texts that were written in the meantime stay
    workspace = folderWorkspace(root)
    const { entries } = await perform<TrashAnswer>({ deed: 'trash' })
    expect(entries).toMatchObject([{ id: trash, title: 'Bog Troll', kind: 'card', files: 4 }])
    const words = JSON.parse(text('fens/text/en.json'))
    writeFileSync(join(root, 'fens/text/en.json'), JSON.stringify({ ...words, decks: { new: { title: 'New' } } }))
    await perform({ deed: 'restore', entry: trash ?? '' })
    const after = everything()
    for (const path of Object.keys(before)) if (!path.endsWith('en.json')) expect(after[path]).toBe(before[path])
    expect(JSON.parse(text('fens/text/en.json'))).toMatchObject({
      cards: { 'bog-troll': { title: 'Bog Troll' } },
      decks: { new: { title: 'New' } },
    })
    expect((await perform<TrashAnswer>({ deed: 'trash' })).entries).toEqual([])
  })

  it('never overwrites files that were created in the meantime', async () => {
    const { trash } = await perform({ deed: 'remove', thing })
    writeFileSync(join(root, 'fens/cards/encounter/moor/bog-troll.json'), '{ "mine": true }')
    const before = everything()
    expect(await codeOf(perform({ deed: 'restore', entry: trash ?? '' }))).toBe('409 trash/taken')
    expect(everything()).toEqual(before)
    expect(await codeOf(perform({ deed: 'restore', entry: '../../fens' }))).toBe('404 trash/absent')
  })

  it('leaves an entry of a newer program unchanged, and reports it', async () => {
    const { trash } = await perform({ deed: 'remove', thing })
    const entry = join(root, '.questwright/trash', trash ?? '', 'entry.json')
    writeFileSync(entry, readFileSync(entry, 'utf8').replace('"version": 1', '"version": 2'))
    const before = everything()
    expect((await perform<TrashAnswer>({ deed: 'trash' })).entries).toEqual([])
    await expect(perform({ deed: 'restore', entry: trash ?? '' })).rejects.toMatchObject({
      code: 'trash/unreadable',
      message: 'This entry of the trash was written in version 2 of its format; this program reads version 1.',
      remedy: 'Bring Questwright up to date.',
    })
    expect(everything()).toEqual(before)
  })

  it('keeps the data of a scenario that was made into a script', async () => {
    const before = everything()
    const old = sha256(text('fens/scenarios/the-fens.json'))
    const scenario = { kind: 'scenario', pack: 'fens', slug: 'the-fens', title: 'The Fens' } as const
    const changes = [write('scenarios/the-fens.ts', '// steps', absent), write('scenarios/the-fens.json', '{}', old)]
    const { trash } = await perform(readDeed({ deed: 'apply', changes, before: scenario }))
    expect((await perform<TrashAnswer>({ deed: 'trash' })).entries).toMatchObject([{ title: 'The Fens', did: 'changed' }])
    await perform({ deed: 'restore', entry: trash ?? '' })
    expect(everything()).toEqual(before)
  })

  it('restores a pack that an import replaced, and keeps the imported one', async () => {
    const before = everything()
    const name = await workspace.beginImport()
    await workspace.addToImport(name, 'package.json', Buffer.from(manifest('@other/fens')))
    await workspace.addToImport(name, 'keywords/new.json', Buffer.from('{ "number": "none" }'))
    const { trash } = await workspace.finishImport(name, 'fens', 'replace')
    const replaced = everything()
    expect(Object.keys(replaced).filter((path) => path.startsWith('/fens/'))).toEqual(['/fens/package.json', '/fens/keywords/new.json'])
    expect(await codeOf(perform({ deed: 'restore', entry: trash ?? '' }))).toBe('409 trash/taken')
    // if the disk fails in between, the imported pack is put back
    const full: Disk = { ...realDisk, rename: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) }
    const undo = readDeed({ deed: 'restore', entry: trash ?? '', instead: 'to-trash' })
    expect(await codeOf(performDeed(folderWorkspace(root, { disk: full }), undo))).toBe('507 file/not-written')
    expect(everything()).toEqual(replaced)
    const done = await perform(undo)
    expect(everything()).toEqual(before)
    expect((await perform<TrashAnswer>({ deed: 'trash' })).entries).toMatchObject([{ id: done.trash, kind: 'pack', pack: 'fens' }])
    // the import itself is undone in the same way
    await perform({ deed: 'restore', entry: done.trash ?? '', instead: 'to-trash' })
    expect(everything()).toEqual(replaced)
  })

  it('receives a whole pack and restores it', async () => {
    const before = everything()
    const { trash } = await perform({ deed: 'remove-pack', pack: 'fens' })
    expect(await workspace.listPacks()).toEqual([{ pack: 'friends', folder: 'friends', kind: 'own' }])
    await perform({ deed: 'restore', entry: trash ?? '' })
    expect(everything()).toEqual(before)
  })
})

describe('an import', () => {
  const bytes = (content: string) => new TextEncoder().encode(content)

  it('becomes a pack when it is complete, under the chosen id; a replaced pack is moved to the trash', async () => {
    const before = everything()
    const name = await workspace.beginImport()
    await workspace.addToImport(name, 'package.json', bytes(manifest('@other/fens')))
    await workspace.addToImport(name, 'art/fen.png', png)
    expect(everything()).toEqual(before)
    expect(await codeOf(workspace.finishImport(name, 'fens', 'refuse'))).toBe('409 pack/taken')
    expect(await workspace.finishImport(name, 'fens-2', 'refuse')).toEqual({ pack: 'fens-2' })
    expect(JSON.parse(text('fens-2/package.json')).name).toBe('@other/fens-2')

    const again = await workspace.beginImport()
    await workspace.addToImport(again, 'package.json', bytes(manifest('@other/fens')))
    const { trash } = await workspace.finishImport(again, 'fens', 'replace')
    expect(readdirSync(join(root, 'fens'))).toEqual(['package.json'])
    await workspace.removePack('fens')
    await workspace.restore(trash ?? '')
    expect(text('fens/keywords/mired.ts')).toContain('mired')
  })

  it('refuses a path that leads out, a file of a foreign kind, a false picture, a binary text, and a missing manifest', async () => {
    const name = await workspace.beginImport()
    for (const path of ['../up.json', '/etc/x.json', 'a/../../b.json', 'C:/x.json', '.git/config.json', 'run.sh', 'x.svg'])
      expect(await codeOf(workspace.addToImport(name, path, bytes('{}')))).toBe('400 path/refused')
    expect(await codeOf(workspace.addToImport(name, 'art/x.png', bytes('<script>')))).toBe('415 file/no-picture')
    expect(await codeOf(workspace.addToImport(name, 'x.json', Uint8Array.from([0xff, 0xfe, 0x41])))).toBe('415 file/no-text')
    expect(await codeOf(workspace.addToImport('../fens', 'x.json', bytes('{}')))).toBe('404 import/absent')
    expect(await codeOf(workspace.finishImport(name, 'new-one', 'refuse'))).toBe('400 import/no-manifest')
    await workspace.dropImport(name)
    expect(readdirSync(join(root, '.questwright/incoming'))).toEqual([])
  })
})

describe('pictures', () => {
  it('are read and written with the hash of their bytes, and listed; other files are refused', async () => {
    const hash = await workspace.writeBytes('fens', 'art/new.png', png, absent)
    expect(hash).toBe(sha256(png))
    expect((await workspace.readBytes('fens', 'art/new.png')).hash).toBe(hash)
    expect((await workspace.listImages('fens')).map(({ path }) => path)).toEqual(['art/bog-troll.png', 'art/new.png', 'art/sets/moor.png'])
    expect(await codeOf(workspace.writeBytes('fens', 'art/new.png', png, absent))).toBe('409 file/changed')
    expect(await codeOf(workspace.writeBytes('fens', 'art/x.svg', png, absent))).toBe('400 path/refused')
    expect(await codeOf(workspace.writeBytes('fens', 'art/big.png', new Uint8Array(4_000_001), absent))).toBe('413 file/too-large')
  })
})
