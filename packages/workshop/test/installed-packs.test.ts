/** Packs from a registry in the studio's workspace: they are shown and never changed. */
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { buildTarball, forkPack, installPacks, login, publishPack, withConnection, writeKey } from '@questwright/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absent } from '../src/page/index.ts'
import { rulebooks } from '../src/page/rulebooks.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import { readPacks } from '../src/workspace/read-packs.ts'
import { writeFiles } from './fixtures/workspace.ts'

const root = mkdtempSync(join(tmpdir(), 'questwright-studio-'))
const author = mkdtempSync(join(tmpdir(), 'questwright-studio-'))
const place = '.questwright/packs/@ann+fen/1.0.0'
const hound = { type: 'enemy', encounterSet: 'fen', engagementCost: 20, threat: 2, attack: 2, defense: 1, hitPoints: 3 }
const files = {
  'package.json': JSON.stringify({
    name: '@ann/fen',
    version: '1.0.0',
    license: 'CC-BY-4.0',
    description: 'A fen.',
    questwright: { game: 'lcg', api: 1, status: 'beta' },
  }),
  'cards/hound.json': JSON.stringify(hound),
  'text/en.json': JSON.stringify({ cards: { hound: { title: 'Mire Hound' } }, encounterSets: { fen: { title: 'The Fen' } } }),
}

beforeAll(async () => {
  writeFiles(join(author, 'fen'), files)
  const { bundle } = loadPack(readPackFolder(join(author, 'fen')), rulebooks)
  const built = await buildTarball(join(author, 'fen'), bundle as PackBundle, [], rulebooks)
  await withConnection(author, { rulebooks }, (connection) => login(connection, 'ann', 'correct horse'))
  await withConnection(author, { rulebooks }, async (connection) => {
    await publishPack(connection, built)
    writeKey(root, connection.url, connection.key ?? '')
    await installPacks(root, ['@ann/fen'], { rulebooks, registry: connection.url })
  })
})

afterAll(() => {
  for (const folder of [root, author]) {
    openAll(folder)
    rmSync(folder, { recursive: true, force: true })
  }
})

function openAll(folder: string): void {
  if (!existsSync(folder)) return
  chmodSync(folder, 0o755)
  for (const name of readdirSync(folder)) if (lstatSync(join(folder, name)).isDirectory()) openAll(join(folder, name))
}

describe('an installed pack', () => {
  it('is among the packs, can be read, and is called installed', async () => {
    const workspace = folderWorkspace(root)
    expect(await workspace.listPacks()).toEqual([{ pack: 'fen', folder: place, kind: 'installed' }])
    const { packs, problems } = await readPacks(workspace)
    expect(packs.map(({ pack, kind, bundle }) => [pack, kind, bundle?.packVersion])).toEqual([['fen', 'installed', '1.0.0']])
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect((await workspace.readFile('fen', 'cards/hound.json')).text).toBe(files['cards/hound.json'])
  })

  it('cannot be changed by any call, and the message has a remedy', async () => {
    const workspace = folderWorkspace(root)
    const { hash } = await workspace.readFile('fen', 'cards/hound.json')
    const refusal = { status: 403, code: 'pack/installed', remedy: expect.stringContaining('Fork it to edit') }
    await expect(workspace.writeFile('fen', 'cards/hound.json', '{}', hash)).rejects.toMatchObject(refusal)
    await expect(workspace.writeFile('fen', 'cards/new.json', '{}', absent)).rejects.toMatchObject(refusal)
    await expect(workspace.deleteFile('fen', 'cards/hound.json', hash)).rejects.toMatchObject(refusal)
    await expect(
      workspace.apply([{ do: 'write', pack: 'fen', path: 'cards/hound.json', text: '{}', expected: hash }]),
    ).rejects.toMatchObject(refusal)
    await expect(workspace.removePack('fen')).rejects.toMatchObject(refusal)
    expect((await workspace.readFile('fen', 'cards/hound.json')).hash).toBe(hash)
  })

  it('is hidden by a copy of it in the workspace, and a message names both', async () => {
    await forkPack(root, '@ann/fen', '@bo/fen')
    const workspace = folderWorkspace(root)
    expect(await workspace.listPacks()).toEqual([{ pack: 'fen', folder: 'fen', kind: 'own' }])
    const { problems } = await readPacks(workspace)
    const [clash] = problems.filter(({ code }) => code === 'pack/duplicate-id')
    expect(clash).toMatchObject({
      severity: 'warning',
      message: expect.stringMatching(/@bo\/fen 0.1.0 in fen is used in place of @ann\/fen 1.0.0/),
    })
    expect(JSON.stringify(problems)).not.toContain(root)
    const { hash } = await workspace.readFile('fen', 'cards/hound.json')
    await workspace.writeFile('fen', 'cards/hound.json', JSON.stringify({ ...hound, threat: 3 }), hash)
    rmSync(join(root, 'fen'), { recursive: true })
  })

  it('that is only in the lockfile is reported, and so is a broken lockfile; the other packs are still there', async () => {
    openAll(join(root, place))
    rmSync(join(root, place), { recursive: true })
    const workspace = folderWorkspace(root)
    expect(await workspace.listPacks()).toEqual([])
    expect((await readPacks(workspace)).problems).toMatchObject([{ code: 'pack/not-installed', remedy: 'Install it: qw pack install.' }])
    writeFileSync(join(root, 'questwright-lock.json'), '{')
    writeFiles(join(root, 'mine'), { 'package.json': files['package.json'] })
    const answer = await readPacks(workspace)
    expect(answer.packs.map(({ pack }) => pack)).toEqual(['fen'])
    expect(answer.problems.map(({ code }) => code)).toContain('pack/lockfile')
    expect(JSON.stringify(answer.problems)).not.toContain(root)
  })
})
