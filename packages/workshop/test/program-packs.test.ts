import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { absent } from '../src/page/index.ts'
import { chosenWorkspace, isOfProgram, isUsedWorkspace, rememberWorkspace, suggestedWorkspace } from '../src/workspace/choice.ts'
import { folderWorkspace, type Workspace } from '../src/workspace/index.ts'
import { manifest, writeFiles } from './fixtures/workspace.ts'

let home: string
let content: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'questwright-program-'))
  content = join(home, 'program/content')
  writeFiles(content, {
    'packs.json': JSON.stringify(['core']),
    'core/package.json': manifest('@tester/core'),
    'core/cards/oak.json': '{}',
    'core/art/oak.png': 'no picture',
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(home, { recursive: true, force: true })
})

const mine = () => writeFiles(content, { 'mine/package.json': manifest('@tester/mine'), 'mine/cards/elm.json': '{}' })
const texts = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => [join(one.parentPath, one.name), readFileSync(join(one.parentPath, one.name), 'utf8')]),
  )
const kinds = async (workspace: Workspace) => Object.fromEntries((await workspace.listPacks()).map(({ pack, kind }) => [pack, kind]))

/** Every function of the workspace that changes a pack. */
const changes: readonly (readonly [string, (workspace: Workspace) => Promise<unknown>])[] = [
  ['a file is written', (w) => w.writeFile('core', 'cards/elm.json', '{}', absent)],
  [
    'a picture is written',
    (w) => w.writeBytes('core', 'art/elm.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), absent),
  ],
  ['a file is deleted', async (w) => w.deleteFile('core', 'cards/oak.json', (await w.readFile('core', 'cards/oak.json')).hash)],
  ['several files change', (w) => w.apply([{ do: 'write', pack: 'core', path: 'cards/elm.json', text: '{}', expected: absent }])],
  [
    'a file moves',
    async (w) => {
      const { hash } = await w.readFile('core', 'cards/oak.json')
      return w.apply([{ do: 'move', pack: 'core', path: 'cards/oak.json', to: 'cards/ash.json', expected: hash }])
    },
  ],
  ['the pack is deleted', (w) => w.removePack('core')],
  ['a pack of its name is made', (w) => w.addPack('core', { 'package.json': manifest('@tester/core') })],
  [
    'an import takes its place',
    async (w) => {
      const name = await w.beginImport()
      await w.addToImport(name, 'package.json', new TextEncoder().encode(manifest('@tester/core')))
      return w.finishImport(name, 'core', 'replace')
    },
  ],
]

it.each(changes)('packs of the program are read-only, also if its folder is the workspace: %s', async (_, change) => {
  mine()
  const before = texts(join(content, 'core'))
  await expect(change(folderWorkspace(content, { content }))).rejects.toMatchObject({
    code: expect.stringMatching(/^pack\/(shipped|taken)$/),
  })
  expect(texts(join(content, 'core'))).toEqual(before)
})

it.each(changes.slice(0, 6))(
  'also if the path to it leads over a link, or the workspace is one pack or the whole program: %s',
  async (_, change) => {
    const before = texts(join(content, 'core'))
    symlinkSync(content, join(home, 'link'))
    for (const root of [join(content, 'core'), join(home, 'program'), join(home, 'link')])
      await expect(change(folderWorkspace(root, { content }))).rejects.toMatchObject({ code: 'pack/shipped' })
    expect(texts(join(content, 'core'))).toEqual(before)
  },
)

it('the refusal says how to make a copy', async () => {
  await expect(folderWorkspace(content, { content }).writeFile('core', 'cards/elm.json', '{}', absent)).rejects.toMatchObject({
    remedy: expect.stringMatching(/Fork it to edit.*qw pack fork/),
  })
})

it('packs that a user made there, when the folder of the program was the workspace, can still be edited', async () => {
  mine()
  const workspace = folderWorkspace(content, { content })
  expect(await kinds(workspace)).toEqual({ mine: 'own', core: 'shipped' })
  await workspace.writeFile('mine', 'cards/oak.json', '{}', absent)
  expect(isUsedWorkspace(content)).toBe(true)
})

it('developers of the program can edit its packs with an explicit setting', async () => {
  vi.stubEnv('QUESTWRIGHT_EDIT_PROGRAM_PACKS', '1')
  const workspace = folderWorkspace(content, { content })
  expect(await kinds(workspace)).toEqual({ core: 'own' })
  await workspace.writeFile('core', 'cards/elm.json', '{}', absent)
})

it('packs of users in the folder of the program are not offered as packs of the program in another workspace', async () => {
  mine()
  mkdirSync(join(home, 'mine'))
  expect(await kinds(folderWorkspace(join(home, 'mine'), { content }))).toEqual({ core: 'shipped' })
})

it('the folder of the program is not a workspace before a user has made something there or played a game', () => {
  expect(isUsedWorkspace(content)).toBe(false)
  mkdirSync(join(content, '.questwright/games/deleted'), { recursive: true })
  expect(isUsedWorkspace(content)).toBe(false)
  writeFiles(content, { '.questwright/games/one.json': '{}' })
  expect(isUsedWorkspace(content)).toBe(true)
})

it('the chosen folder is stored for each copy of the program, and suggested to another copy', () => {
  const env = { QUESTWRIGHT_SETTINGS: join(home, 'settings/workspaces.json'), HOME: join(home, 'person') }
  expect([chosenWorkspace('/one', env), suggestedWorkspace(env)]).toEqual([undefined, join(home, 'person/questwright')])
  rememberWorkspace('/one', '/packs', env)
  rememberWorkspace('/other', '/more packs', env)
  expect([chosenWorkspace('/one', env), chosenWorkspace('/other', env), chosenWorkspace('/third', env)]).toEqual([
    '/packs',
    '/more packs',
    undefined,
  ])
  expect(suggestedWorkspace(env)).toBe('/more packs')
  writeFileSync(env.QUESTWRIGHT_SETTINGS, '{"workspaces": [1')
  expect(chosenWorkspace('/one', env)).toBeUndefined()
})

it('settings are stored where the operating system keeps those of programs', () => {
  expect(suggestedWorkspace({ HOME: home, XDG_CONFIG_HOME: join(home, 'none') })).toBe(join(home, 'questwright'))
  rememberWorkspace('/one', '/packs', { HOME: home })
  expect(readFileSync(join(home, '.config/questwright/workspaces.json'), 'utf8')).toContain('/packs')
})

it('a folder inside the program is recognised, also behind a link', () => {
  const program = join(home, 'program')
  symlinkSync(content, join(home, 'link'))
  expect([program, content, join(home, 'link'), join(program, 'not/yet'), home].map((one) => isOfProgram(program, one))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})
