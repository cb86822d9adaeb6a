/** Made-up packs, workspaces, registries and hostile tarballs for the tests. */
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadPack, readPackFolder } from '@questwright/packs'
import { Header } from 'tar'
import { afterAll } from 'vitest'
import { type BuiltPack, buildTarball } from '../src/build.ts'
import { connect } from '../src/connection.ts'
import { startEmbedded } from '../src/embedded.ts'
import { login } from '../src/login.ts'
import { publishPack } from '../src/publish.ts'
import { writeKey } from '../src/settings.ts'
import { rulebooks } from './games.ts'

const folders: string[] = []
const ends: (() => Promise<unknown>)[] = []

/** A new folder, which is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-registry-'))
  folders.push(folder)
  return folder
}

/** Calls a function after the tests of the file. */
export function atEnd(deed: () => Promise<unknown>): void {
  ends.push(deed)
}

afterAll(async () => {
  for (const end of ends.reverse()) await end()
  for (const folder of folders) {
    openAll(folder)
    rmSync(folder, { recursive: true, force: true })
  }
})

function openAll(folder: string): void {
  if (!existsSync(folder)) return
  chmodSync(folder, 0o755)
  for (const name of readdirSync(folder)) if (lstatSync(join(folder, name)).isDirectory()) openAll(join(folder, name))
}

export function writeFiles(folder: string, files: { readonly [path: string]: unknown }): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  return folder
}

const hound = { type: 'enemy', encounterSet: 'fen', engagementCost: 20, threat: 2, attack: 2, defense: 1, hitPoints: 3 }

export interface MadeUp {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: { readonly [name: string]: string }
  readonly manifest?: { readonly [field: string]: unknown }
  readonly threat?: number
  readonly files?: { readonly [path: string]: unknown }
}

/** The files of a pack with one enemy. */
export function packFiles({ name = '@me/fen', version = '1.0.0', dependencies, manifest, threat = 2, files }: MadeUp = {}): {
  readonly [path: string]: unknown
} {
  return {
    'package.json': {
      name,
      version,
      license: 'CC-BY-4.0',
      description: 'A fen with a hound.',
      author: 'Ann Archer',
      questwright: { game: 'lcg', api: 1, status: 'beta', credits: [{ name: 'Bo', for: 'playing' }] },
      ...(dependencies ? { dependencies } : {}),
      ...manifest,
    },
    'README.md': '# Fen\n',
    'cards/hound.json': { ...hound, threat },
    'cards/hound.ts':
      "import { card, forced } from '@questwright/lcg'\n\nexport default card('hound', [forced.after('engages', { of: 'self' }, () => {})])\n",
    'text/en.json': {
      cards: { hound: { title: 'Mire Hound', text: '**Forced:** After Mire Hound engages you, nothing happens.' } },
      keywords: {},
      encounterSets: { fen: { title: 'The Fen' } },
      scenarios: {},
      decks: {},
    },
    ...files,
  }
}

export async function built(made: MadeUp = {}): Promise<BuiltPack> {
  const folder = writeFiles(temporaryFolder(), packFiles(made))
  const { bundle, problems } = loadPack(readPackFolder(folder), rulebooks)
  if (!bundle) throw new Error(JSON.stringify(problems))
  return buildTarball(folder, bundle, [], rulebooks)
}

/**
 * Options of a connection with a time limit far above the usual one: on a busy machine a registry is slow without any fault. Tests of slow
 * registries set a limit of their own.
 */
export const patient = { rulebooks, patience: 170_000 }

/** A separate registry in which the user ann is logged in. @returns its address, and a function that publishes packs in it */
export async function registryWithAnn(): Promise<{
  readonly url: string
  readonly home: string
  readonly key: string
  readonly publish: (made?: MadeUp) => Promise<BuiltPack>
  /** Creates another workspace that has the registry's key. */
  readonly guest: () => string
}> {
  const home = temporaryFolder()
  const { url, key, close } = await startEmbedded(home)
  atEnd(close)
  const connection = await connect(home, patient)
  atEnd(connection.close)
  await login(connection, 'ann', 'correct horse')
  return {
    url,
    home,
    key,
    guest: () => {
      const workspace = temporaryFolder()
      writeKey(workspace, url, key)
      return workspace
    },
    publish: async (made) => {
      const pack = await built(made)
      const again = await connect(home, patient)
      await publishPack(again, pack)
      await again.close()
      return pack
    },
  }
}

/** A server that gives the answers of this function. */
export async function liar(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server: Server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  atEnd(
    () =>
      new Promise((done) => {
        server.close(done)
        server.closeAllConnections()
      }),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

export interface RawEntry {
  readonly path: string
  readonly type?: 'File' | 'SymbolicLink' | 'Link' | 'CharacterDevice' | 'Directory' | 'FIFO'
  readonly content?: Buffer | string
  readonly linkpath?: string
}

/** A tarball with arbitrary entries. */
export function rawTarball(entries: Iterable<RawEntry>): Buffer {
  const blocks: Buffer[] = []
  for (const { path, type = 'File', content = '', linkpath } of entries) {
    const bytes = Buffer.from(content)
    const header = new Header({
      path,
      type,
      size: type === 'File' ? bytes.length : 0,
      mode: 0o644,
      mtime: new Date(0),
      ...(linkpath ? { linkpath } : {}),
    })
    const block = Buffer.alloc(512)
    header.encode(block)
    blocks.push(block)
    if (type === 'File') blocks.push(bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512))
  }
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}
