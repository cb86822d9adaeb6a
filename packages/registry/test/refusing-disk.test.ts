/** A disk that refuses writes: at whatever step of an installation this happens, the workspace stays as before, and a message says why. */
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startEmbedded } from '../src/embedded.ts'
import { forkPack } from '../src/fork.ts'
import { installPacks, updatePacks } from '../src/install.ts'
import { installedPacks } from '../src/installed.ts'
import { placesOf } from '../src/places.ts'
import { writeCredentials, writeSettings } from '../src/settings.ts'
import { RegistryTrouble } from '../src/trouble.ts'
import { inTurn } from '../src/turns.ts'
import { writeTrouble } from '../src/writing.ts'
import { patient, registryWithAnn, temporaryFolder } from './harness.ts'

/** How many writes below a folder the mocked disk still accepts. */
const disk = vi.hoisted(() => ({ folder: '', left: Number.POSITIVE_INFINITY, code: 'ENOSPC' }))

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const refuse = (path: unknown): void => {
    if (disk.folder === '' || !String(path).startsWith(disk.folder) || disk.left-- > 0) return
    throw Object.assign(new Error(`${disk.code}: refused, '${path}'`), { code: disk.code, path: String(path) })
  }
  return {
    ...real,
    writeFileSync: (...given: Parameters<typeof real.writeFileSync>) => {
      refuse(given[0])
      return real.writeFileSync(...given)
    },
    mkdirSync: (path: string, options: object) => {
      if (!real.existsSync(path)) refuse(path)
      return real.mkdirSync(path, options)
    },
  }
})

function refuseAfter(steps: number, folder: string, code = 'ENOSPC'): void {
  Object.assign(disk, { folder, left: steps, code })
}
beforeEach(() => refuseAfter(Number.POSITIVE_INFINITY, ''))

/** All files below a folder with their texts, and all folders (their paths end with `/`) with their permissions. */
function lying(folder: string, prefix = ''): { readonly [path: string]: string } {
  if (!existsSync(folder)) return {}
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .flatMap((name): (readonly [string, string])[] => {
        const place = join(folder, name)
        if (!lstatSync(place).isDirectory()) return [[prefix + name, readFileSync(place, 'utf8')]]
        return [[`${prefix}${name}/`, (lstatSync(place).mode & 0o777).toString(8)], ...Object.entries(lying(place, `${prefix}${name}/`))]
      }),
  )
}

/** The files below a folder, without the folders: a refused installation may leave empty ones behind. */
const contents = (folder: string) => Object.fromEntries(Object.entries(lying(folder)).filter(([path]) => !path.endsWith('/')))

describe('a disk that is full', () => {
  it('changes nothing, at whichever step of an installation or update it becomes full', async () => {
    const { url, publish, guest } = await registryWithAnn()
    await publish({ name: '@me/base', version: '0.3.0' })
    await publish({ dependencies: { '@me/base': '^0.3.0' } })
    const workspace = guest()
    const deeds = [
      () => installPacks(workspace, ['@me/fen'], { ...patient, registry: url }),
      () => updatePacks(workspace, ['@me/fen'], 'latest', { ...patient, registry: url }),
    ]
    for (const deed of deeds) {
      const before = contents(workspace)
      const [places, tried] = [placesOf(workspace), new Set<string>()]
      let steps = 0
      for (; steps < 200; steps++) {
        refuseAfter(steps, workspace)
        const trouble = await deed().then(
          () => undefined,
          (error: unknown) => error,
        )
        refuseAfter(Number.POSITIVE_INFINITY, '')
        if (trouble === undefined) break
        expect(trouble).toMatchObject({
          name: 'RegistryTrouble',
          code: 'workspace/not-written',
          remedy: expect.stringContaining('Make room'),
        })
        tried.add((trouble as RegistryTrouble).what.replace(/\.(?:new|questwright-lock\.json)[-.][\w-]+/, '.draft'))
        expect(contents(workspace), `after ${steps} steps`).toEqual(before)
        expect(existsSync(places.packs) ? readdirSync(places.packs).filter((name) => name.startsWith('.')) : []).toEqual([])
      }
      // each of the files of two packs, their receipts and the lockfile was once the first write that failed
      expect(steps).toBeGreaterThan(6)
      expect([...tried].join('\n')).toMatch(/cards\/hound\.json/)
      expect(steps).toBeLessThan(200)
      if (deed === deeds[0]) await publish({ version: '2.0.0', dependencies: { '@me/base': '^0.3.0' } })
    }
    expect(installedPacks(workspace).map(({ name, version, state }) => [name, version, state])).toEqual([
      ['@me/base', '0.3.0', 'there'],
      ['@me/fen', '2.0.0', 'there'],
    ])
  }, 60_000)

  it('leaves no files of a fork', async () => {
    const { url, publish, guest } = await registryWithAnn()
    await publish()
    const workspace = guest()
    await installPacks(workspace, ['@me/fen'], { ...patient, registry: url })
    const before = contents(workspace)
    for (const steps of [0, 1, 3]) {
      refuseAfter(steps, workspace)
      await expect(forkPack(workspace, '@me/fen', '@me/bog')).rejects.toThrow(/cannot be written.*the disk is full.*Make room/)
      refuseAfter(Number.POSITIVE_INFINITY, '')
      expect(contents(workspace)).toEqual(before)
    }
  })
})

describe('a workspace that may only be read', () => {
  const refusals: readonly (readonly [string, (workspace: string) => unknown])[] = [
    ['installing', (workspace) => installPacks(workspace, ['@me/fen'], patient)],
    ['installing what the lockfile names', (workspace) => installPacks(workspace, [], patient)],
    ['the registry in it', (workspace) => startEmbedded(workspace)],
    ['settings', async (workspace) => writeSettings(workspace, { registry: 'embedded' })],
    ['a token', async (workspace) => writeCredentials(workspace, 'embedded', { user: 'ann', token: 'x' })],
  ]
  it.each(refusals)('is reported: %s', async (_what, deed) => {
    const workspace = temporaryFolder()
    for (const [code, why] of [
      ['EACCES', 'it is not permitted (EACCES)'],
      ['EROFS', 'the disk is read-only (EROFS)'],
    ] as const) {
      refuseAfter(0, workspace, code)
      await expect(deed(workspace)).rejects.toMatchObject({
        code: 'workspace/not-written',
        what: expect.stringMatching(/^The workspace "[^"/]+" cannot be written at [.\w][^:]*: /),
        message: expect.stringContaining(why),
        remedy: expect.stringContaining('QUESTWRIGHT_WORKSPACE'),
      })
      refuseAfter(Number.POSITIVE_INFINITY, '')
      expect(lying(workspace)).toEqual({})
    }
  })
})

describe('an existing file in the way', () => {
  it('is reported with its path', async () => {
    const workspace = temporaryFolder()
    writeFileSync(join(workspace, '.questwright'), 'a file')
    await expect(inTurn(workspace, 'installing', async () => {})).rejects.toMatchObject({
      code: 'workspace/not-written',
      message: expect.stringContaining('a file is where a folder is needed'),
    })
  })

  it('is not reported as a disk error if the error is another one', async () => {
    const workspace = temporaryFolder()
    mkdirSync(join(workspace, '.questwright'))
    const other = new TypeError('no')
    expect(writeTrouble(other, workspace)).toBe(other)
    const trouble = new RegistryTrouble('a/b', 'What.', 'Do.')
    expect(writeTrouble(trouble, workspace)).toBe(trouble)
    await expect(inTurn(workspace, 'installing', () => Promise.reject(other))).rejects.toBe(other)
  })
})
