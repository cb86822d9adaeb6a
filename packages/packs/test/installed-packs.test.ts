/** The folders of packs that a workspace has installed, and of those that the program ships. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findExactPack, installedVersions } from '../src/exact-pack.ts'
import { loadPack } from '../src/index.ts'
import { findInstalled, installedFolderName, installedRoot, isPackageName, isVersion } from '../src/installed.ts'
import { packId } from '../src/names/pack-ids.ts'
import { shippedPacks } from '../src/shipped.ts'
import { rulebooks } from './games.ts'
import { packWith, wholePack } from './made-up-pack.ts'

const root = mkdtempSync(join(tmpdir(), 'installed-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(folder: string, files: { readonly [path: string]: string }): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

test.each<readonly [name: string, valid: boolean]>([
  ['fen', true],
  ['@you/fen', true],
  ['@you/fen.2_b~c-d', true],
  ['a'.repeat(214), true],
  ['a'.repeat(215), false],
  ['', false],
  ['Fen', false],
  ['@you/', false],
  ['you/fen', false],
  ['@you/a/b', false],
  ['.fen', false],
  ['_fen', false],
  ['..', false],
  ['fen+ford', false],
  ['node_modules', false],
  ['@you/node_modules', false],
  ['__proto__', false],
  ['@you/__proto__', false],
])('%s is a name of a package: %s', (name, valid) => {
  expect(isPackageName(name)).toBe(valid)
})

test.each<readonly [version: string, valid: boolean]>([
  ['1.2.3', true],
  ['1.2.3-beta.1', true],
  [`1.2.3-${'a'.repeat(94)}`, true],
  [`1.2.3-${'a'.repeat(95)}`, false],
  ['^1.2.3', false],
  ['1.2', false],
  ['v1.2.3', false],
  ['../1.2.3', false],
])('%s is a version: %s', (version, valid) => {
  expect(isVersion(version)).toBe(valid)
})

test('an installed version is found in its own folder, and nothing outside of the workspace', () => {
  const workspace = join(root, 'workspace')
  const folder = join(installedRoot(workspace), '@you+fen', '1.0.0')
  expect(installedFolderName('@you/fen')).toBe('@you+fen')
  expect(findInstalled(workspace, '@you/fen', '1.0.0')).toBe(undefined)
  write(folder, { 'package.json': '{}' })
  const elsewhere = write(join(root, 'elsewhere'), { 'package.json': '{}' })
  symlinkSync(elsewhere, join(installedRoot(workspace), '@you+fen', '2.0.0'))
  symlinkSync(elsewhere, join(installedRoot(workspace), '@you+linked'))
  write(elsewhere, { '1.0.0/package.json': '{}' })
  writeFileSync(join(installedRoot(workspace), '@you+fen', '3.0.0'), '')
  expect(findInstalled(workspace, '@you/fen', '1.0.0')).toBe(folder)
  for (const version of ['2.0.0', '3.0.0', '4.0.0', '..', '^1.0.0'])
    expect(findInstalled(workspace, '@you/fen', version), version).toBe(undefined)
  for (const name of ['@you/linked', '../fen', '@you/ford']) expect(findInstalled(workspace, name, '1.0.0'), name).toBe(undefined)
})

test('a saved game gets exactly its packs: the first folder with the same content, else the folder whose content differs', () => {
  const bundle = loadPack(wholePack, rulebooks).bundle
  const wanted = { name: '@you/wet-meadows', version: '0.1.0', hash: bundle?.hash ?? '' }
  const same = write(join(root, 'same'), wholePack as { [path: string]: string })
  const changed = write(
    join(root, 'changed'),
    packWith({ 'scenarios/the-ferry.json': undefined, 'cards/quests/over-the-ferry.json': undefined }) as { [path: string]: string },
  )
  const broken = write(join(root, 'broken'), { 'package.json': '{' })
  const renamed = write(
    join(root, 'renamed'),
    packWith({ 'package.json': (wholePack['package.json'] as string).replace('@you/', '@them/') }) as { [path: string]: string },
  )
  const find = (...folders: (string | undefined)[]) =>
    findExactPack(
      wanted,
      folders.map((folder) => () => folder),
      rulebooks,
    )
  expect(find(undefined, same)).toMatchObject({ state: 'found', folder: same, bundle: { name: wanted.name, hash: wanted.hash } })
  expect(find(changed, same)).toMatchObject({ state: 'found', folder: same })
  expect(find(changed)).toEqual({ state: 'other', folder: changed, hash: expect.stringMatching(/^(?!$)/) })
  expect(find(renamed)).toMatchObject({ state: 'other', folder: renamed })
  expect(find(changed, broken, undefined)).toMatchObject({ state: 'other', folder: changed })
  expect(find(undefined, broken, join(root, 'nowhere'))).toEqual({ state: 'absent' })
  expect(find()).toEqual({ state: 'absent' })
  const workspace = join(root, 'games')
  const installed = write(join(installedRoot(workspace), '@you+wet-meadows', '0.1.0'), wholePack as { [path: string]: string })
  expect(findExactPack(wanted, [installedVersions(workspace)], rulebooks)).toMatchObject({ state: 'found', folder: installed })
  expect(findExactPack({ ...wanted, version: '0.2.0' }, [installedVersions(workspace)], rulebooks)).toEqual({ state: 'absent' })
})

test('the program ships the packs in its list, or all packs where there is no list; packs name the versions beside them', () => {
  const content = join(root, 'content')
  const pack = (name: string, version: string, dependencies?: object) =>
    JSON.stringify({ name, version, questwright: { game: 'lcg', api: 1 }, ...(dependencies ? { dependencies } : {}) })
  write(content, {
    'ford/package.json': pack('@us/ford', '1.2.3', { '@us/fen': 'workspace:*', '@us/moor': 'workspace:^', '@them/hill': '^2.0.0' }),
    'fen/package.json': pack('@us/fen', '0.4.0'),
    'own/package.json': pack('@you/own', '0.1.0'),
  })
  const told = () => shippedPacks(content).map(({ name, version }) => `${name} ${version}`)
  expect(told()).toEqual(['@us/fen 0.4.0', '@us/ford 1.2.3', '@you/own 0.1.0'])
  writeFileSync(join(content, 'packs.json'), '["ford", "fen"]')
  expect(told()).toEqual(['@us/fen 0.4.0', '@us/ford 1.2.3'])
  const ford = shippedPacks(content).find(({ name }) => name === '@us/ford')
  expect(ford?.dependencies).toEqual({ '@us/fen': '^0.4.0', '@us/moor': 'workspace:^', '@them/hill': '^2.0.0' })
  expect(ford?.id).toBe(packId('@us/ford'))
  expect(ford?.folder).toMatch(/content.ford$/)
  expect(shippedPacks(join(root, 'nowhere'))).toEqual([])
  // a folder that was searched for its packs just before is not searched again
  const walked = { root: shippedPacks(content)[0]?.folder.replace(/.fen$/, '') ?? '', packs: [] }
  expect(shippedPacks(content, walked)).toEqual([])
  expect(shippedPacks(content, { root: join(root, 'nowhere'), packs: [] })).toHaveLength(2)
})
