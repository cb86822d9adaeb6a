/**
 * A workspace that the user can read but not write: each command does what it can, explains why it cannot do the rest, and leaves no files behind.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from './run.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** File permissions do not restrict root, so under root the commands run as another user ("nobody"). */
const someone = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
const canRead =
  process.platform !== 'win32' &&
  spawnSync(process.execPath, ['-e', `fs.accessSync(${JSON.stringify(join(root, 'packages/cli/src/main.ts'))})`], someone).status === 0

const workspace = writeFiles(temporaryFolder(), {
  'fen/package.json': {
    name: '@you/fen',
    version: '0.1.0',
    license: 'CC0-1.0',
    description: 'A made-up fen.',
    author: 'Ann Archer',
    questwright: { game: 'lcg', api: 1 },
  },
  'fen/README.md': '# Fen\n',
  'fen/cards/ferryman.json': { type: 'ally', sphere: 'lore', cost: 2, willpower: 1, attack: 1, defense: 0, hitPoints: 2 },
  'fen/text/en.json': { cards: { ferryman: { title: 'Ferryman' } } },
})

function eachFolder(folder: string, mode: number): void {
  chmodSync(folder, mode)
  for (const name of readdirSync(folder)) if (lstatSync(join(folder, name)).isDirectory()) eachFolder(join(folder, name), mode)
}
afterAll(() => eachFolder(workspace, 0o755))

function lying(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return lstatSync(path).isDirectory() ? [path, ...lying(path)] : [`${path} ${readFileSync(path, 'utf8')}`]
  })
}

const notWritten = /cannot be written at \.questwright.*: it is not permitted \(EACCES\)\. Ask its owner .* QUESTWRIGHT_WORKSPACE\./
const elsewhere = /Or use a registry elsewhere: --registry ADDRESS/
/** A path inside the workspace at which nothing exists, and at which the user cannot create anything. */
const outside = join(workspace, 'outside')

const commands: readonly (readonly [parts: readonly string[], code: number, said: RegExp])[] = [
  [['check', 'fen'], 0, /no errors/],
  [['pack', 'install'], 1, notWritten],
  [['pack', 'install', '@you/moor'], 1, notWritten],
  [['pack', 'update'], 1, notWritten],
  [['pack', 'uninstall', '@you/moor'], 1, notWritten],
  [['pack', 'publish', 'fen'], 1, notWritten],
  [['pack', 'publish', 'fen'], 1, elsewhere],
  // no pack is installed, so no registry is asked
  [['pack', 'outdated'], 0, /Every installed pack is the newest/],
  [['pack', 'search', 'fen'], 1, elsewhere],
  [['pack', 'registry', 'use', 'https://registry.example.org/'], 1, notWritten],
  [['pack', 'new', outside, '--on', 'fen'], 1, /not permitted \(EACCES, mkdir\)\. Ask whoever owns it/],
  [['pack', 'build', 'fen', '--out', outside], 1, /cannot be written|not permitted/],
  // an address without a server: the search fails at the network and not because the disk cannot be written
  [['pack', 'search', '--registry', 'http://127.0.0.1:9/'], 1, /cannot be reached/],
]

test.skipIf(!canRead)(
  'each command reports the reason and a remedy, and changes nothing',
  async () => {
    const before = lying(workspace)
    eachFolder(workspace, 0o555)
    const script = join(root, 'packages/cli/test/read-only-child.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(commands.map(([parts]) => parts))], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: workspace, QUESTWRIGHT_WORKSPACE: workspace },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...someone,
    })
    let out = ''
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString()
    })
    await new Promise((done) => child.on('close', done))
    const told = JSON.parse(out) as readonly { readonly code: number; readonly said: string }[]
    for (const [at, [parts, code, said]] of commands.entries()) {
      expect(told[at]?.said, parts.join(' ')).toMatch(said)
      expect(told[at]?.code, parts.join(' ')).toBe(code)
      expect(told[at]?.said, parts.join(' ')).not.toMatch(/^EACCES/)
    }
    expect(lying(workspace)).toEqual(before)
  },
  120_000,
)
