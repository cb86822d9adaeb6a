/** Registries that are down, slow or lie, and tarballs that are made to do harm: each gives an error message, and nothing is installed. */

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { newestApi } from '@questwright/packs'
import { describe, expect, it } from 'vitest'
import { type BuiltPack, integrityOf } from '../src/build.ts'
import { withConnection } from '../src/connection.ts'
import { startEmbedded } from '../src/embedded.ts'
import { placeAll } from '../src/fetch-pack.ts'
import { keyHeader } from '../src/gate.ts'
import { installPacks, uninstallPacks, updatePacks } from '../src/install.ts'
import { installedPacks } from '../src/installed.ts'
import { stagePack } from '../src/place-pack.ts'
import { placesOf } from '../src/places.ts'
import { publishPack } from '../src/publish.ts'
import { searchPacks } from '../src/search.ts'
import { readTarball, unpackLimits } from '../src/unpack.ts'
import {
  atEnd,
  built,
  liar,
  packFiles,
  patient,
  type RawEntry,
  rawTarball,
  registryWithAnn,
  temporaryFolder,
  writeFiles,
} from './harness.ts'

/** There must be no lockfile, and the folder of installed packs must be missing or empty. */
function expectNothingInstalled(workspace: string): void {
  const { lock, packs } = placesOf(workspace)
  expect(existsSync(lock)).toBe(false)
  expect(existsSync(packs) ? readdirSync(packs) : []).toEqual([])
}

describe('a tarball', () => {
  const bad: readonly (readonly [what: string, entries: readonly RawEntry[], code: string, words: RegExp])[] = [
    ['a climbing path', [{ path: 'package/../../evil.txt', content: 'x' }], 'archive/path', /its path has a part/],
    ['an absolute path', [{ path: '/etc/evil', content: 'x' }], 'archive/path', /absolute/],
    ['a drive', [{ path: 'C:/evil', content: 'x' }], 'archive/path', /absolute/],
    ['a backslash', [{ path: 'package/..\\evil', content: 'x' }], 'archive/path', /backslash/],
    ['a file beside the package folder', [{ path: 'evil.txt', content: 'x' }], 'archive/path', /outside/],
    ['a symbolic link', [{ path: 'package/cards', type: 'SymbolicLink', linkpath: '/etc' }], 'archive/no-file', /SymbolicLink/],
    ['a hard link', [{ path: 'package/passwd', type: 'Link', linkpath: '/etc/passwd' }], 'archive/no-file', /Link/],
    ['a device', [{ path: 'package/zero', type: 'CharacterDevice' }], 'archive/no-file', /CharacterDevice/],
    ['a path twice', [{ path: 'package/a.json' }, { path: 'package/a.json', content: '1' }], 'archive/doubled', /"a.json" twice/],
    ['a path that differs in case only', [{ path: 'package/a.json' }, { path: 'package/A.json' }], 'archive/doubled', /once as "A.json"/],
    [
      'folders that differ in case only',
      [{ path: 'package/cards/a.json' }, { path: 'package/Cards/b.json' }],
      'archive/doubled',
      /once as "Cards"/,
    ],
    ['a file that is a folder, too', [{ path: 'package/a' }, { path: 'package/a/b.json' }], 'archive/doubled', /"a" twice/],
    ['a name that Windows reserves', [{ path: 'package/cards/aux.json' }], 'archive/path', /Windows/],
    ['a name with a dot at its end', [{ path: 'package/cards/a.' }], 'archive/path', /Windows/],
    ['a hidden file', [{ path: 'package/.npmrc' }], 'archive/path', /hidden/],
    ['packages of its own', [{ path: 'package/node_modules/x/index.js' }], 'archive/path', /node_modules/],
    ['a deep path', [{ path: `package/${'a/'.repeat(13)}x.json` }], 'archive/path', /folders deep/],
  ]
  it.each(bad)('with %s is refused', async (_what, entries, code, words) => {
    await expect(readTarball(rawTarball(entries))).rejects.toMatchObject({ code, message: expect.stringMatching(words) })
  })

  it('of 100 000 files is refused before they are all read', { tags: 'long' }, async () => {
    function* many(): Generator<RawEntry> {
      for (let i = 0; i < 100_000; i++) yield { path: `package/cards/c${i}.json` }
    }
    await expect(readTarball(rawTarball(many()))).rejects.toMatchObject({ code: 'archive/too-many' })
  })

  it('that unpacks endlessly is refused early', { tags: 'long' }, async () => {
    const bomb = gzipSync(Buffer.concat([rawHeader('package/cards/big.json', 1_000_000_000), Buffer.alloc(60_000_000)]), { level: 1 })
    expect(bomb.length).toBeLessThan(400_000)
    await expect(readTarball(bomb)).rejects.toMatchObject({ code: expect.stringMatching(/^archive\/(bomb|too-large)$/) })
    // random bytes can hardly be compressed, so the archive is still too large
    const content = Buffer.concat([randomBytes(400_000), Buffer.alloc(unpackLimits.fileBytes - 400_001)])
    const large = rawTarball(Array.from({ length: 11 }, (_, i) => ({ path: `package/${i}.json`, content })))
    expect((11 * content.length) / large.length).toBeLessThan(unpackLimits.ratio)
    await expect(readTarball(large)).rejects.toMatchObject({ code: 'archive/bomb' })
  })

  it('inside of a tarball, and a file that is no tarball, cannot be read', async () => {
    const inner = rawTarball([{ path: 'package/a.json', content: 'x'.repeat(2000) }])
    await expect(readTarball(gzipSync(inner))).rejects.toMatchObject({ code: 'archive/broken' })
    await expect(readTarball(Buffer.from('no gzip at all'))).rejects.toMatchObject({ code: 'archive/broken' })
    await expect(readTarball((await built()).bytes.subarray(0, 400))).rejects.toMatchObject({ code: 'archive/broken' })
  })

  it('that is valid is read', async () => {
    const files = await readTarball((await built()).bytes)
    expect([...files.keys()].sort()).toEqual([
      'README.md',
      'cards/hound.json',
      'cards/hound.ts',
      'compiled/cards/hound.js',
      'compiled/cards/hound.js.map',
      'package.json',
      'questwright-pack.json',
      'text/en.json',
    ])
  })
})

/** A header with a size that is larger than the data. */
function rawHeader(path: string, size: number): Buffer {
  const block = Buffer.alloc(512)
  block.write(path, 0, 'latin1')
  block.write('0000644\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\u000000', 257, 'latin1')
  let sum = 0
  for (const byte of block) sum += byte
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

interface Told {
  readonly name: string
  readonly version: string
  readonly tarball: Buffer
  readonly integrity?: string
  readonly packageJson: { readonly [field: string]: unknown }
  readonly host?: string
}

/** A registry with one package that answers with the given data. */
async function lyingRegistry(told: Told, asked = told.name): Promise<string> {
  const url = await liar((request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1))
    if (path === asked) {
      const tarball = `${told.host ?? `http://${request.headers.host}/`}${told.name}/-/x-${told.version}.tgz`
      const dist = { tarball, integrity: told.integrity ?? integrityOf(told.tarball) }
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          name: told.name,
          'dist-tags': { latest: told.version },
          versions: { [told.version]: { ...told.packageJson, dist } },
        }),
      )
    } else if (path.endsWith('.tgz')) response.end(told.tarball)
    else response.writeHead(404).end('{}')
  })
  return url
}

const toldOf = (pack: BuiltPack): Told => ({
  name: pack.packageJson.name,
  version: pack.packageJson.version,
  tarball: pack.bytes,
  packageJson: pack.packageJson,
})

describe('a registry', () => {
  it('that is down is named in the error', async () => {
    const workspace = temporaryFolder()
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: 'http://127.0.0.1:9/' })).rejects.toMatchObject({
      code: 'registry/down',
      message: expect.stringContaining('http://127.0.0.1:9/'),
    })
    expectNothingInstalled(workspace)
  })

  it('that sends an endless header is named, with a remedy', async () => {
    const url = await liar((_, response) => {
      response.writeHead(200, { 'x-long': 'x'.repeat(900_000) })
      response.end('{}')
    })
    const workspace = temporaryFolder()
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
      code: 'registry/no-answer',
      message: expect.not.stringContaining('HPE'),
      remedy: expect.stringContaining('qw pack registry'),
    })
    expectNothingInstalled(workspace)
  })

  it('that never answers is given up after the time limit', async () => {
    const url = await liar(() => {})
    const workspace = temporaryFolder()
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: url, patience: 400 })).rejects.toMatchObject({
      code: 'registry/slow',
    })
    await expect(
      withConnection(workspace, { ...patient, registry: url, patience: 400 }, (connection) => searchPacks(connection, '')),
    ).rejects.toMatchObject({ code: 'registry/slow' })
    expectNothingInstalled(workspace)
  })

  it('that stops in the middle of a tarball is given up after the time limit', async () => {
    const pack = await built()
    const url = await liar((request, response) => {
      if (request.url?.endsWith('.tgz')) {
        response.writeHead(200, { 'content-length': String(pack.bytes.length) })
        response.write(pack.bytes.subarray(0, 100))
      } else {
        const dist = { tarball: `http://${request.headers.host}/@me/fen/-/fen-1.0.0.tgz`, integrity: pack.integrity }
        response.end(JSON.stringify({ name: '@me/fen', 'dist-tags': {}, versions: { '1.0.0': { ...pack.packageJson, dist } } }))
      }
    })
    const workspace = temporaryFolder()
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: url, patience: 600 })).rejects.toMatchObject({
      code: 'registry/slow',
    })
    expectNothingInstalled(workspace)
  })

  it('can be given up by the caller', async () => {
    const url = await liar(() => {})
    const leave = new AbortController()
    const waiting = installPacks(temporaryFolder(), ['@me/fen'], { ...patient, registry: url, signal: leave.signal })
    leave.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
  })

  it('that sends other files than announced is detected', async () => {
    const [fen, moor] = [await built(), await built({ name: '@me/moor' })]
    const workspace = temporaryFolder()
    const wrongHash = await lyingRegistry({ ...toldOf(fen), tarball: moor.bytes, integrity: fen.integrity })
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: wrongHash })).rejects.toMatchObject({
      code: 'registry/integrity',
    })
    const wrongPack = await lyingRegistry({ ...toldOf(fen), tarball: moor.bytes })
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: wrongPack })).rejects.toMatchObject({
      code: 'registry/lies',
      message: expect.stringContaining('is @me/moor 1.0.0'),
    })
    const wrongVersion = await lyingRegistry({ ...toldOf(fen), tarball: (await built({ version: '1.5.0' })).bytes })
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: wrongVersion })).rejects.toMatchObject({
      code: 'registry/lies',
    })
    const wrongName = await lyingRegistry(toldOf(moor), '@me/fen')
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: wrongName })).rejects.toMatchObject({
      code: 'registry/lies',
      message: expect.stringContaining('it is about @me/moor'),
    })
    expectNothingInstalled(workspace)
  })

  it('cannot redirect to another host', async () => {
    const fen = await built()
    let visits = 0
    const other = await liar((_request, response) => {
      visits++
      response.end(fen.bytes)
    })
    const url = await lyingRegistry({ ...toldOf(fen), host: other })
    const workspace = temporaryFolder()
    await installPacks(workspace, ['@me/fen'], { ...patient, registry: url })
    expect(visits).toBe(0)
    expect(installedPacks(workspace)).toHaveLength(1)
  })

  it('cannot add files that the manifest does not name', async () => {
    const fen = await built()
    const files = await readTarball(fen.bytes)
    const entries = [...files].map(([path, content]) => ({ path: `package/${path}`, content }))
    const more = rawTarball([...entries, { path: 'package/cards/extra.json', content: '{}' }])
    const other = rawTarball(entries.map((one) => (one.path.endsWith('hound.ts') ? { ...one, content: 'evil()' } : one)))
    const less = rawTarball(entries.filter(({ path }) => !path.endsWith('hound.ts')))
    for (const [tarball, words] of [
      [more, /a file that its manifest does not name: cards\/extra.json/],
      [other, /another cards\/hound.ts/],
      [less, /lacks cards\/hound.ts/],
    ] as const) {
      const workspace = temporaryFolder()
      const url = await lyingRegistry({ ...toldOf(fen), tarball })
      await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
        code: 'registry/lies',
        message: expect.stringMatching(words),
      })
      expectNothingInstalled(workspace)
    }
  })

  it('cannot announce other dependencies, another licence or other credits than the package has, nor a false hash', async () => {
    const fen = await built()
    const files = await readTarball(fen.bytes)
    const changed = (path: string, change: (value: { [field: string]: unknown }) => object): Buffer =>
      rawTarball(
        [...files].map(([at, content]) => ({
          path: `package/${at}`,
          content: at === path ? JSON.stringify(change(JSON.parse(content.toString('utf8')))) : content,
        })),
      )
    const about = fen.packageJson.questwright as object
    const hash = 'f'.repeat(64)
    for (const [tarball, words] of [
      [
        changed('package.json', (own) => ({ ...own, dependencies: { '@evil/dep': '*' } })),
        /says the dependencies @evil\/dep \* in its package.json, and was announced with the dependencies none/,
      ],
      [changed('package.json', (own) => ({ ...own, license: 'UNLICENSED' })), /the licence UNLICENSED .* the licence CC-BY-4.0/],
      [changed('package.json', (own) => ({ ...own, author: 'Mallory' })), /the author Mallory .* the author Ann Archer/],
      [
        changed('package.json', (own) => ({ ...own, questwright: { ...about, credits: [{ name: 'Mallory', for: 'all of it' }] } })),
        /the credits Mallory \(all of it\) .* the credits Bo \(playing\)/,
      ],
      [changed('package.json', (own) => ({ ...own, questwright: { ...about, status: 'final' } })), /the status final .* the status beta/],
      [
        changed('questwright-pack.json', (own) => ({ ...own, credits: [{ name: 'Mallory', for: 'all of it' }] })),
        /the credits Bo \(playing\) in its package.json, and the credits Mallory/,
      ],
      [
        changed('questwright-pack.json', (own) => ({ ...own, hash })),
        new RegExp(`has the content hash ${fen.manifest.hash}, and its manifest says ${hash}`),
      ],
    ] as const) {
      const workspace = temporaryFolder()
      const url = await lyingRegistry({ ...toldOf(fen), tarball })
      await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
        code: 'registry/lies',
        message: expect.stringMatching(words),
      })
      expectNothingInstalled(workspace)
    }
    // a lockfile only has the dependencies of a pack
    const { home, publish } = await registryWithAnn()
    await publish({ dependencies: { '@me/base': '*' } })
    await publish({ name: '@me/base' })
    const { lock } = await installPacks(home, ['@me/fen'], patient)
    const { '@me/fen': locked, '@me/base': base } = lock.packs
    await uninstallPacks(home, ['@me/fen'])
    writeFiles(home, {
      'questwright-lock.json': { ...lock, packs: { '@me/base': base, '@me/fen': { ...locked, dependencies: undefined } } },
    })
    await expect(installPacks(home, [], patient)).rejects.toMatchObject({
      message: expect.stringContaining(
        'says the dependencies @me/base * in its package.json, and was announced with the dependencies none',
      ),
    })
  })

  it('with a pack that was published by plain npm gets an error that tells its author how to publish it', async () => {
    const fen = await built()
    const files = await readTarball(fen.bytes)
    const entries = [...files].map(([path, content]) => ({ path: `package/${path}`, content }))
    const tarball = rawTarball(entries.filter(({ path }) => !/questwright-pack.json|compiled/.test(path)))
    const workspace = temporaryFolder()
    const url = await lyingRegistry({ ...toldOf(fen), tarball })
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
      code: 'install/not-built',
      message: expect.stringMatching(/as npm publish does it.* qw pack publish/),
    })
    expectNothingInstalled(workspace)
  })

  it('reports at an installation the deprecation message of a version', async () => {
    const fen = await built()
    const told = toldOf(fen)
    const url = await lyingRegistry({ ...told, packageJson: { ...told.packageJson, deprecated: 'take @me/moor\u001b[2J instead' } })
    const { changes } = await installPacks(temporaryFolder(), ['@me/fen'], { ...patient, registry: url })
    expect(changes).toMatchObject([{ name: '@me/fen', deprecated: 'take @me/moor [2J instead' }])
  })

  it('that shows its packs only to users who are logged in is reported as such by a search', async () => {
    const url = await liar((request, response) => {
      const search = request.url?.startsWith('/-/v1/search')
      response.writeHead(search ? 200 : 401, { 'content-type': 'application/json' }).end(search ? '{"objects":[]}' : '{}')
    })
    await expect(withConnection(temporaryFolder(), { ...patient, registry: url }, (one) => searchPacks(one, ''))).rejects.toMatchObject({
      code: 'registry/unauthorized',
      message: expect.stringContaining('qw pack login'),
    })
  })

  it('that answers nonsense is reported', async () => {
    const nonsense = await liar((_request, response) => void response.end('<html>hello</html>'))
    await expect(installPacks(temporaryFolder(), ['@me/fen'], { ...patient, registry: nonsense })).rejects.toMatchObject({
      code: 'registry/no-json',
    })
    const broken = await liar((_request, response) => void response.writeHead(500).end('{}'))
    await expect(installPacks(temporaryFolder(), ['@me/fen'], { ...patient, registry: broken, patience: 5_000 })).rejects.toMatchObject({
      code: 'registry/broken',
    })
    const forbidden = await liar(
      (request, response) => void (request.url === '/-/whoami' ? response.end('{"username":"ann"}') : response.writeHead(403).end('{}')),
    )
    const workspace = temporaryFolder()
    writeFiles(workspace, {
      '.questwright/credentials.json': {
        format: 'questwright-credentials',
        version: 1,
        registries: { [forbidden]: { user: 'ann', token: 't' } },
      },
    })
    const pack = await built()
    await expect(
      withConnection(workspace, { ...patient, registry: forbidden }, (connection) => publishPack(connection, pack)),
    ).rejects.toMatchObject({
      code: 'registry/forbidden',
    })
  })
})

describe('versions', () => {
  it('that conflict are reported with the packs that request them; another choice is made if there is one', async () => {
    const { home, publish } = await registryWithAnn()
    await publish({ name: '@me/base', version: '1.0.0' })
    await publish({ name: '@me/base', version: '2.0.0' })
    await publish({ name: '@me/old', dependencies: { '@me/base': '^1.0.0' } })
    await publish({ name: '@me/new', version: '1.0.0', dependencies: { '@me/base': '^1.0.0' } })
    await publish({ name: '@me/new', version: '1.1.0', dependencies: { '@me/base': '^2.0.0' } })
    const { lock } = await installPacks(home, ['@me/old', '@me/new@^1.0.0'], patient)
    expect(Object.entries(lock.packs).map(([name, { version }]) => `${name} ${version}`)).toEqual([
      '@me/base 1.0.0',
      '@me/new 1.0.0',
      '@me/old 1.0.0',
    ])
    await expect(installPacks(home, ['@me/new@1.1.0'], patient)).rejects.toMatchObject({
      code: 'install/conflict',
      message: expect.stringMatching(
        /No version of @me\/base suits all: .*@me\/new 1.1.0 asks for \^2.0.0.*@me\/old 1.0.0 asks for \^1.0.0|No version of @me\/base suits all: .*@me\/old.*@me\/new/,
      ),
    })
    expect(installedPacks(home).map(({ name, version }) => `${name} ${version}`)).toEqual([
      '@me/base 1.0.0',
      '@me/new 1.0.0',
      '@me/old 1.0.0',
    ])
    await expect(installPacks(home, ['@me/base@^7'], patient)).rejects.toMatchObject({
      code: 'install/no-version',
      message: expect.stringContaining('There are: 2.0.0, 1.0.0'),
    })
  })

  it('of a pack of the workspace that conflict are reported', async () => {
    const { url, publish, guest } = await registryWithAnn()
    await publish({ dependencies: { '@me/base': '^2.0.0' } })
    const workspace = guest()
    writeFiles(join(workspace, 'base'), packFiles({ name: '@me/base', version: '1.0.0' }))
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
      code: 'install/conflict',
      message: expect.stringMatching(/@me\/fen 1.0.0 asks for @me\/base \^2.0.0, and this workspace has 1.0.0 of it in .*base/),
    })
  })

  it('that depend on each other in a cycle are refused by name', async () => {
    const { home, publish } = await registryWithAnn()
    await publish({ name: '@me/egg', dependencies: { '@me/hen': '^1.0.0' } })
    await publish({ name: '@me/hen', dependencies: { '@me/egg': '^1.0.0' } })
    await expect(installPacks(home, ['@me/egg'], patient)).rejects.toMatchObject({
      code: 'install/cycle',
      message: expect.stringContaining('@me/egg needs @me/hen needs @me/egg'),
    })
    expectNothingInstalled(home)
  })

  it('for a newer api, and packages that are no packs, are refused', async () => {
    const fen = await built()
    const newer = { ...fen.packageJson, questwright: { game: 'lcg', api: newestApi + 1 } }
    const url = await lyingRegistry({ ...toldOf(fen), packageJson: newer })
    await expect(installPacks(temporaryFolder(), ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
      code: 'install/newer-api',
      message: expect.stringContaining(`script API ${newestApi + 1}; this program knows API ${newestApi}`),
    })
    const { questwright: _none, ...plain } = fen.packageJson
    const other = await lyingRegistry({ ...toldOf(fen), packageJson: plain as unknown as Told['packageJson'] })
    await expect(installPacks(temporaryFolder(), ['@me/fen'], { ...patient, registry: other })).rejects.toMatchObject({
      code: 'install/no-pack',
    })
  })

  it('of two packs with one short id can be installed together; the original of a copy is refused, naming both', async () => {
    const { url, home, publish, guest } = await registryWithAnn()
    await publish()
    await publish({ name: '@you/fen' })
    await installPacks(home, ['@me/fen'], patient)
    const { lock } = await installPacks(home, ['@you/fen'], patient)
    expect(Object.keys(lock.packs)).toEqual(['@me/fen', '@you/fen'])
    const workspace = guest()
    writeFiles(
      join(workspace, 'here'),
      packFiles({ name: '@third/fen', manifest: { questwright: { game: 'lcg', api: 1, forkedFrom: { name: '@me/fen' } } } }),
    )
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
      code: 'install/duplicate-id',
      message: expect.stringContaining(join(workspace, 'here')),
    })
  })
})

describe('a lockfile', () => {
  it('that was tampered with installs nothing', async () => {
    const { url, home, publish, guest } = await registryWithAnn()
    await publish()
    await publish({ name: '@me/moor' })
    await installPacks(home, ['@me/fen', '@me/moor'], patient)
    const lock = JSON.parse(readFileSync(placesOf(home).lock, 'utf8'))
    const { '@me/fen': fen, '@me/moor': moor } = lock.packs
    const tampered: readonly (readonly [object, string])[] = [
      [{ ...fen, integrity: integrityOf(Buffer.from('other')) }, 'registry/integrity'],
      [{ ...fen, resolved: moor.resolved, integrity: moor.integrity }, 'registry/lies'],
      [{ ...fen, resolved: '../../etc/passwd' }, 'file/broken'],
      [{ ...fen, resolved: 'http://127.0.0.1:9/x.tgz' }, 'file/broken'],
      [{ ...fen, version: '../1.0.0' }, 'file/broken'],
      [{ ...fen, hash: '0'.repeat(64) }, 'lock/changed'],
      [{ ...fen, dependencies: { '@me/other': '^1.0.0' } }, 'lock/incomplete'],
    ]
    for (const [changed, code] of tampered) {
      const workspace = guest()
      writeFiles(workspace, { 'questwright-lock.json': { ...lock, packs: { '@me/fen': changed, '@me/moor': moor } } })
      await expect(installPacks(workspace, [], { ...patient, registry: url }), JSON.stringify(changed)).rejects.toMatchObject({ code })
      const { packs } = placesOf(workspace)
      expect(existsSync(packs) ? readdirSync(packs) : [], JSON.stringify(changed)).toEqual([])
    }
  })
})

describe('a failure half-way', () => {
  it('leaves the workspace as it was', async () => {
    const { home, publish } = await registryWithAnn()
    await publish({ name: '@me/base' })
    await publish({ dependencies: { '@me/base': '^1.0.0' } })
    await installPacks(home, ['@me/base'], patient)
    const before = readFileSync(placesOf(home).lock, 'utf8')
    await publish({ name: '@me/base', version: '1.1.0' })
    // the registry loses the tarball of one of the two packs
    const stored = join(placesOf(home).registry, 'storage/@me/fen/fen-1.0.0.tgz')
    writeFileSync(stored, 'gone bad')
    await expect(installPacks(home, ['@me/fen', '@me/base@^1.1.0'], patient)).rejects.toMatchObject({ code: 'registry/integrity' })
    expect(readFileSync(placesOf(home).lock, 'utf8')).toBe(before)
    expect(readdirSync(placesOf(home).packs)).toEqual(['@me+base'])
    expect(readdirSync(join(placesOf(home).packs, '@me+base')).sort()).toEqual(['1.0.0', '1.0.0.json'])
  })

  it('undoes the moves when the lockfile cannot be written, and restores the earlier folder', async () => {
    const workspace = temporaryFolder()
    const places = placesOf(workspace)
    const staged = (version: string, words: string) => {
      const receipt = { integrity: version, hash: words, manifest: words }
      const files = new Map([['package.json', Buffer.from(words)]])
      return { name: '@me/fen', version, resolved: 'x', integrity: version, receipt, folder: stagePack(places, files) }
    }
    placeAll(workspace, [staged('1.0.0', 'first')], () => {})
    const full = (): never => {
      throw new Error('the disk is full')
    }
    expect(() => placeAll(workspace, [staged('1.0.0', 'second'), staged('2.0.0', 'other')], full)).toThrow('the disk is full')
    const folder = join(places.packs, '@me+fen')
    expect(readdirSync(places.packs)).toEqual(['@me+fen'])
    expect(readdirSync(folder).sort()).toEqual(['1.0.0', '1.0.0.json'])
    expect(readFileSync(join(folder, '1.0.0/package.json'), 'utf8')).toBe('first')
    expect(readFileSync(join(folder, '1.0.0.json'), 'utf8')).toContain('first')
  })

  it('of an update keeps the version in use', async () => {
    const { home, publish } = await registryWithAnn()
    await publish()
    await installPacks(home, ['@me/fen'], patient)
    await publish({ version: '1.1.0' })
    writeFileSync(join(placesOf(home).registry, 'storage/@me/fen/fen-1.1.0.tgz'), 'gone bad')
    await expect(updatePacks(home, [], 'range', patient)).rejects.toMatchObject({ code: 'registry/integrity' })
    expect(installedPacks(home).map(({ version, state }) => [version, state])).toEqual([['1.0.0', 'there']])
  })
})

describe('two processes', () => {
  it('share one registry; when the process that runs it ends, the other takes over', async () => {
    const workspace = temporaryFolder()
    const script = join(workspace, 'serve.mts')
    const source = new URL('../src/embedded.ts', import.meta.url).pathname
    writeFileSync(
      script,
      `import { startEmbedded } from ${JSON.stringify(source)}\nconst one = await startEmbedded(process.argv[2] as string)\nprocess.stdout.write(one.url)\n`,
    )
    const child = spawn(process.execPath, ['--import', 'tsx', script, workspace], {
      cwd: dirname(source),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    atEnd(async () => void child.kill('SIGKILL'))
    const url = await new Promise<string>((done) => child.stdout.once('data', (text) => done(String(text))))
    const guest = await startEmbedded(workspace)
    expect(guest).toMatchObject({ url, served: 'elsewhere' })
    const dead = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await dead
    const heir = await startEmbedded(workspace)
    atEnd(heir.close)
    expect(heir.served).toBe('here')
    expect((await fetch(`${heir.url}-/ping`, { headers: { [keyHeader]: heir.key } })).status).toBe(200)
  })
})
