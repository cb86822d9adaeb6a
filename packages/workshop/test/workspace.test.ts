import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@questwright/packs/sha256'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { absent } from '../src/page/index.ts'
import { Refusal } from '../src/refusal.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import type { Workspace } from '../src/workspace/workspace.ts'
import { makeWorkspace, manifest, type TestWorkspace, writeFiles } from './fixtures/workspace.ts'

let folders: TestWorkspace
let workspace: Workspace
const bearer = 'cards/allies/lantern-bearer.json'

beforeEach(() => {
  folders = makeWorkspace()
  workspace = folderWorkspace(folders.root)
})
afterEach(() => folders.remove())

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (one: unknown) => one,
  )
  if (!(error instanceof Refusal)) return `no refusal: ${String(error)}`
  // Messages to a page never contain paths outside the workspace, nor the path of the workspace itself.
  expect(JSON.stringify([error.message, error.remedy, error.details])).not.toMatch(/secret|questwright-studio-|\/tmp/)
  expect(error.remedy).not.toBe('')
  return `${error.status} ${error.code}`
}

/** All files in the folder beside the workspace. */
const outsideNow = () => readdirSync(folders.outside, { recursive: true }).sort().join()

const inPack = (path: string) => join(folders.root, 'lanterns', path)

describe('packs of a folder', () => {
  it('are the folders whose package.json names questwright; outgoing and circular links are ignored', async () => {
    expect(await workspace.listPacks()).toEqual([{ pack: 'lanterns', folder: 'lanterns', kind: 'own' }])
  })

  it('are found in subfolders, with a broken manifest, and if two have one short id or one name', async () => {
    writeFiles(folders.root, {
      'group/second/package.json': manifest('@other/lanterns'),
      'group/fourth/package.json': manifest('@other/lanterns'),
      'group/third/package.json': '{ "name": "@x/third", "questwright": {',
    })
    expect(await workspace.listPacks()).toEqual([
      { pack: 'other_lanterns', folder: 'group/fourth', kind: 'own' },
      { pack: './group/second', folder: 'group/second', kind: 'own' },
      { pack: './group/third', folder: 'group/third', kind: 'own' },
      { pack: 'tester_lanterns', folder: 'lanterns', kind: 'own' },
    ])
    expect(Object.keys(await workspace.readPack('tester_lanterns'))).toContain(bearer)
  })

  it('can be the workspace itself', async () => {
    const single = folderWorkspace(join(folders.root, 'lanterns'))
    expect(await single.listPacks()).toEqual([{ pack: 'lanterns', folder: '.', kind: 'own' }])
    expect((await single.readFile('lanterns', bearer)).text).toContain('Scout')
  })

  it('are refused with a remedy if the folder does not exist', async () => {
    expect(await refusalOf(folderWorkspace(join(folders.root, 'nowhere')).listPacks())).toBe('503 workspace/absent')
  })

  it('are read without hidden files, node_modules and files behind links to the outside', async () => {
    const paths = Object.keys(await workspace.readPack('lanterns'))
    expect(paths).toEqual(expect.arrayContaining([bearer, 'cards/friends/lantern-bearer.json', 'package.json', 'text/en.json']))
    expect(paths.filter((path) => /\/out\/|secret|neighbour|dangling|^\.hidden|node_modules/.test(path))).toEqual([])
  })
})

const refusedByLetters = [
  ['climbing', '../no-pack/file.json'],
  ['climbing in the middle', 'cards/../../no-pack/file.json'],
  ['an absolute path', '/etc/passwd.json'],
  ['a drive', 'C:/secret.json'],
  ['a backslash', 'cards\\..\\secret.json'],
  ['NUL', 'cards/x.json\u0000.ts'],
  ['a line break', 'cards/x\n.json'],
  ['a hidden folder', '.hidden/file.json'],
  ['a hidden file', 'cards/.x.json'],
  ['the folder of git', '.git/config.json'],
  ['node_modules', 'node_modules/some/file.json'],
  ['node_modules in other letters', 'Node_Modules/some/file.json'],
  ['an empty part', 'cards//x.json'],
  ['a folder', 'cards/'],
  ['nothing', ''],
  ['one dot', 'cards/./x.json'],
  ['a stream of a file', 'cards/x.json:stream.json'],
  ['an ending that no pack has', 'cards/x.sh'],
  ['a name that ends in a dot', 'cards./x.json'],
  ['too long a name', `cards/${'x'.repeat(300)}.json`],
  ['too many folders', `${'a/'.repeat(20)}x.json`],
] as const

const refusedByLinks = [
  ['a link to a folder outside', 'cards/out/secret.json'],
  ['a new file in a folder outside', 'cards/out/new.json'],
  ['a new folder in a folder outside', 'cards/out/new/new.json'],
  ['a link to a file outside', 'cards/secret.json'],
  ['a link that leads nowhere', 'cards/dangling.json'],
  ['a link to hidden files', 'cards/peek/file.json'],
  ['a link to another folder of the workspace', 'cards/neighbour/file.json'],
] as const

describe.each([
  ['reading', (path: string) => workspace.readFile('lanterns', path)],
  ['writing', (path: string) => workspace.writeFile('lanterns', path, 'mine', absent)],
  ['deleting', (path: string) => workspace.deleteFile('lanterns', path, sha256('{"secret":true}'))],
])('%s', (_, work) => {
  it.each(refusedByLetters)('refuses %s', async (_what, path) => {
    const before = outsideNow()
    expect(await refusalOf(work(path))).toBe('400 path/refused')
    expect(outsideNow()).toBe(before)
  })

  it.each(refusedByLinks)('refuses %s', async (_what, path) => {
    const before = outsideNow()
    expect(await refusalOf(work(path))).toBe('403 path/outside')
    expect(outsideNow()).toBe(before)
    expect(readFileSync(join(folders.outside, 'secret.json'), 'utf8')).toBe('{"secret":true}')
  })

  it('refuses a folder that is not a pack', async () => {
    for (const pack of ['no-pack', '../outside', './link-out', 'round/lanterns', '', '__proto__']) {
      expect(await refusalOf(workspace.readFile(pack, 'file.json'))).toBe('404 pack/unknown')
      expect(await refusalOf(workspace.writeFile(pack, 'file.json', 'x', absent))).toBe('404 pack/unknown')
    }
  })
})

describe('writing', () => {
  it('replaces a file as a whole, keeps its mode, and leaves no draft behind', async () => {
    chmodSync(inPack(bearer), 0o640)
    const before = await workspace.readFile('lanterns', bearer)
    const hash = await workspace.writeFile('lanterns', bearer, 'née\n', before.hash)
    expect(readFileSync(inPack(bearer), 'utf8')).toBe('née\n')
    expect(await workspace.readFile('lanterns', bearer)).toEqual({ text: 'née\n', hash })
    expect(statSync(inPack(bearer)).mode & 0o777).toBe(0o640)
    expect(readdirSync(inPack('cards/allies')).sort()).toEqual(['lantern-bearer.json', 'lantern-bearer.ts'])
  })

  it('creates new files and folders', async () => {
    await workspace.writeFile('lanterns', 'cards/locations/deep/old-well.json', '{}', absent)
    expect(readFileSync(inPack('cards/locations/deep/old-well.json'), 'utf8')).toBe('{}')
  })

  it('writes through a link inside the pack, and the link stays', async () => {
    const { hash } = await workspace.readFile('lanterns', bearer)
    await workspace.writeFile('lanterns', 'cards/friends/lantern-bearer.json', 'through', hash)
    expect(readFileSync(inPack(bearer), 'utf8')).toBe('through')
  })

  it('refuses if the file changed in the meantime, and returns both hashes', async () => {
    const { hash } = await workspace.readFile('lanterns', bearer)
    writeFileSync(inPack(bearer), 'theirs')
    const error = await workspace.writeFile('lanterns', bearer, 'mine', hash).catch((one: unknown) => one)
    expect(error).toMatchObject({
      status: 409,
      code: 'file/changed',
      details: { conflict: { expected: hash, onDisk: sha256('theirs'), yours: sha256('mine') } },
    })
    expect(readFileSync(inPack(bearer), 'utf8')).toBe('theirs')
  })

  it('refuses if the file was deleted in the meantime, or already exists', async () => {
    const { hash } = await workspace.readFile('lanterns', bearer)
    expect(await refusalOf(workspace.writeFile('lanterns', bearer, 'mine', absent))).toBe('409 file/changed')
    rmSync(inPack(bearer))
    expect(await refusalOf(workspace.writeFile('lanterns', bearer, 'mine', hash))).toBe('409 file/changed')
    expect(existsSync(inPack(bearer))).toBe(false)
  })

  it('lets only one of two writers succeed that began with the same text', async () => {
    const { hash } = await workspace.readFile('lanterns', bearer)
    const results = await Promise.allSettled(['one', 'two', 'three'].map((text) => workspace.writeFile('lanterns', bearer, text, hash)))
    expect(results.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(readFileSync(inPack(bearer), 'utf8')).toBe('one')
  })

  it('refuses a folder, a file in place of a folder, and too much text', async () => {
    mkdirSync(inPack('cards/folder.json'))
    expect(await refusalOf(workspace.writeFile('lanterns', 'cards/folder.json', 'x', absent))).toBe('400 file/no-file')
    expect(await refusalOf(workspace.writeFile('lanterns', `${bearer}/x.json`, 'x', absent))).toBe('400 path/no-folder')
    expect(await refusalOf(workspace.writeFile('lanterns', 'cards/big.json', 'x'.repeat(4_000_001), absent))).toBe('413 file/too-large')
  })

  it('refuses if the folder becomes a link to the outside', async () => {
    renameSync(inPack('cards/allies'), inPack('cards/moved'))
    symlinkSync(folders.outside, inPack('cards/allies'))
    expect(await refusalOf(workspace.writeFile('lanterns', 'cards/allies/new.json', 'x', absent))).toBe('403 path/outside')
  })
})

describe('deleting', () => {
  it('deletes the file that the page saw, and nothing else', async () => {
    expect(await refusalOf(workspace.deleteFile('lanterns', bearer, sha256('another')))).toBe('409 file/changed')
    const { hash } = await workspace.readFile('lanterns', bearer)
    await workspace.deleteFile('lanterns', bearer, hash)
    expect(existsSync(inPack(bearer))).toBe(false)
  })

  it('refuses to delete the manifest', async () => {
    const { hash } = await workspace.readFile('lanterns', 'package.json')
    expect(await refusalOf(workspace.deleteFile('lanterns', 'package.json', hash))).toBe('400 path/refused')
  })
})

it('reading refuses a file that is not text, and reports a file that does not exist', async () => {
  writeFileSync(inPack('cards/bytes.json'), Buffer.from([0xff, 0xfe, 0x00]))
  expect(await refusalOf(workspace.readFile('lanterns', 'cards/bytes.json'))).toBe('415 file/no-text')
  expect(await refusalOf(workspace.readFile('lanterns', 'cards/nobody.json'))).toBe('404 file/absent')
})
