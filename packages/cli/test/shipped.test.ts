/** Packs that come with the program are available in every workspace. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder, loadWorkspace, mayRunIn, pickPacks, withNeeds } from '@questwright/workshop'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { qw } from './run.ts'

let workspace: string

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'questwright-shipped-'))
  vi.stubEnv('QUESTWRIGHT_WORKSPACE', workspace)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(workspace, { recursive: true, force: true })
})

const kinds = () => Object.fromEntries(loadWorkspace().packs.map(({ bundle, kind }) => [bundle?.id, kind]))

describe('an empty folder', () => {
  it('has the core set, its keywords and the sample quest: there are scenarios and decks to play, also outside the sandbox', () => {
    expect(kinds()).toMatchObject({ 'lcg-core-set': 'shipped', 'lcg-keywords': 'shipped', 'lcg-morrowmere': 'shipped' })
    expect(new Set(Object.values(kinds()))).toEqual(new Set(['shipped']))
    const opened = loadWorkspace()
    const bundles = withNeeds(opened, ['lcg-core-set'])
    expect(bundles.map(({ id }) => id)).toEqual(['lcg-core-set', 'lcg-keywords'])
    expect(() => mayRunIn(opened, 'native', bundles)).not.toThrow()
    expect(opened.notes).toEqual([])
  })

  it('has nothing of its own to check, which a message says, with the packs of the program', () => {
    expect(() => pickPacks(loadWorkspace(), [])).toThrow(/no pack of its own.*qw pack new.*lcg-core-set/)
    expect(pickPacks(loadWorkspace(), ['lcg-core-set'])).toHaveLength(1)
  })

  it('accepts a new pack that depends on a pack of the program, with a range of versions', async () => {
    await qw(['pack', 'new', 'The Grey Ford', '--folder', join(workspace, 'the-grey-ford')])
    const { dependencies } = JSON.parse(readFileSync(join(workspace, 'the-grey-ford/package.json'), 'utf8'))
    expect(dependencies).toEqual({ '@questwright/lcg-keywords': '^0.1.0', '@questwright/lcg-core-set': '^0.1.0' })
    expect(pickPacks(loadWorkspace(), []).map(({ bundle }) => bundle?.id)).toEqual(['the-grey-ford'])
  })

  it('stores the scope that the user gave: the next pack has it, also one from an import', async () => {
    vi.stubEnv('QUESTWRIGHT_SETTINGS', join(workspace, 'settings.json'))
    const nameOf = (folder: string) => JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8')).name
    const make = (title: string, ...more: string[]) => qw(['pack', 'new', title, '--folder', join(workspace, title.toLowerCase()), ...more])
    await make('One')
    expect(nameOf('one')).not.toContain('@questwright')
    expect((await make('Two', '--scope', '@ann')).code).toBe(0)
    await make('Three')
    expect([nameOf('two'), nameOf('three')]).toEqual(['@ann/two', '@ann/three'])
    writeFileSync(join(workspace, 'cards.tsv'), 'databaseId\tname\timageUrl\tcardBack\ttype\nx-1\tFen\t\tplayer\tAlly\n')
    await qw(['import', join(workspace, 'cards.tsv'), '--new-pack', 'Four', '--folder', join(workspace, 'four')])
    expect(nameOf('four')).toBe('@ann/four')
    // a scope that is reserved for the project is refused and not saved as the user's scope
    const { code, err } = await make('Five', '--scope', '@questwright')
    expect([code, existsSync(join(workspace, 'five'))]).toEqual([2, false])
    expect(err).toContain('--scope @questwright:')
    await make('Six', '--scope', 'bob')
    await make('Seven')
    expect([nameOf('six'), nameOf('seven')]).toEqual(['@bob/six', '@bob/seven'])
  })

  it('can have a copy of a pack of the program: with another id next to the original, without unneeded dependencies', async () => {
    expect((await qw(['pack', 'fork', '@questwright/lcg-morrowmere', '@me/moor'])).code).toBe(0)
    const copy = JSON.parse(readFileSync(join(workspace, 'moor/package.json'), 'utf8'))
    expect(copy).toMatchObject({ dependencies: { '@questwright/lcg-core-set': '^0.1.0' }, questwright: { status: 'draft' } })
    expect(copy.questwright.forkedFrom).toEqual({ name: '@questwright/lcg-morrowmere', version: '0.1.0' })
    expect(copy.devDependencies).toBeUndefined()
    expect(existsSync(join(workspace, 'moor/node_modules'))).toBe(false)
    expect(kinds()).toMatchObject({ moor: 'own', 'lcg-morrowmere': 'shipped' })
  })
})

it('a pack of the workspace with the same id is used instead of the shipped one, without a message', () => {
  mkdirSync(join(workspace, 'mine'))
  cpSync(join(contentFolder, 'lcg-keywords/keywords'), join(workspace, 'mine/keywords'), { recursive: true })
  cpSync(join(contentFolder, 'lcg-keywords/text'), join(workspace, 'mine/text'), { recursive: true })
  const manifest = { name: '@questwright/lcg-keywords', version: '9.0.0', questwright: { game: 'lcg', api: 1 } }
  writeFileSync(join(workspace, 'mine/package.json'), JSON.stringify(manifest))
  const { packs, bundles, notes } = loadWorkspace()
  expect(notes).toEqual([])
  expect(bundles.find(({ id }) => id === 'lcg-keywords')?.packVersion).toBe('9.0.0')
  expect(packs.find(({ bundle }) => bundle?.id === 'lcg-keywords')?.kind).toBe('own')
  expect(packs.find(({ bundle }) => bundle?.id === 'lcg-core-set')?.kind).toBe('shipped')
})

it('if the workspace is the folder of the shipped packs, they are its own packs', () => {
  vi.stubEnv('QUESTWRIGHT_WORKSPACE', contentFolder)
  expect(new Set(Object.values(kinds()))).toEqual(new Set(['own']))
})
