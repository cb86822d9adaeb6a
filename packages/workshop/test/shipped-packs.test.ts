/** Packs that come with the program in the studio's workspace: they are shown and never changed. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { absent } from '../src/page/index.ts'
import { performDeed } from '../src/things/deeds.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import { readPacks } from '../src/workspace/read-packs.ts'
import type { Workspace } from '../src/workspace/workspace.ts'
import { writeFiles } from './fixtures/workspace.ts'

const ally = { type: 'ally', sphere: 'lore', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 1, traits: [], quantity: 1 }
const core = (version: string) => ({
  'core/package.json': JSON.stringify({ name: '@house/core', version, license: 'MIT', questwright: { game: 'lcg', api: 1 } }),
  'core/cards/guide.json': JSON.stringify(ally),
  'core/text/en.json': JSON.stringify({ cards: { guide: { title: 'Guide' } } }),
})

let home: string
let root: string
let workspace: Workspace

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'questwright-studio-'))
  root = join(home, 'workspace')
  writeFiles(home, { 'workspace/.keep': '' })
  writeFiles(join(home, 'content'), core('1.2.0'))
  workspace = folderWorkspace(root, { content: join(home, 'content') })
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

describe('an empty workspace', () => {
  it('contains the packs of the program, for reading', async () => {
    const { packs, problems } = await readPacks(workspace)
    expect(packs.map(({ pack, kind, bundle }) => [pack, kind, bundle?.packVersion])).toEqual([['core', 'shipped', '1.2.0']])
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect((await workspace.readFile('core', 'cards/guide.json')).text).toBe(JSON.stringify(ally))
  })

  it('refuses to change them, and says how to make a copy', async () => {
    const before = readFileSync(join(home, 'content/core/package.json'), 'utf8')
    const refused = { status: 403, code: 'pack/shipped', remedy: expect.stringMatching(/Fork it/) }
    await expect(workspace.writeFile('core', 'cards/new.json', '{}', absent)).rejects.toMatchObject(refused)
    await expect(workspace.removePack('core')).rejects.toMatchObject(refused)
    await expect(
      performDeed(workspace, {
        deed: 'create',
        thing: { kind: 'card', pack: 'core', slug: 'x', whenTaken: 'refuse', facts: {}, words: {} },
      }),
    ).rejects.toMatchObject(refused)
    expect(readFileSync(join(home, 'content/core/package.json'), 'utf8')).toBe(before)
    expect(existsSync(join(home, 'content/core/cards/new.json'))).toBe(false)
  })

  it('accepts a pack that depends on one of them with a range of versions, but no pack with the same id', async () => {
    await performDeed(workspace, { deed: 'new-pack', id: 'ford', title: 'The Grey Ford', dependencies: ['core'] })
    const { packs, problems } = await readPacks(workspace)
    expect(packs.map(({ pack, kind }) => [pack, kind])).toEqual([
      ['ford', 'own'],
      ['core', 'shipped'],
    ])
    expect(JSON.parse((await workspace.readFile('ford', 'package.json')).text).dependencies).toEqual({ '@house/core': '^1.2.0' })
    expect(problems.filter(({ code }) => code.startsWith('pack/'))).toEqual([])
    await expect(performDeed(workspace, { deed: 'new-pack', id: 'core', title: 'Core', dependencies: [] })).rejects.toMatchObject({
      code: 'pack/taken',
    })
  })
})

it('a pack of the workspace with the same id is used instead of the shipped one', async () => {
  writeFiles(root, core('3.0.0'))
  const { packs } = await readPacks(workspace)
  expect(packs.map(({ kind, bundle }) => [kind, bundle?.packVersion])).toEqual([['own', '3.0.0']])
})
