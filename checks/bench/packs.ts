/** Measures publishing and installing packs, compared with npm for the same folders and the same registry. Only the embedded registry is used. */
import { execFile } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { checkPacks, loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { buildTarball, connect, installedPacks, installPacks, login, publishPack, startEmbedded, writeKey } from '@questwright/registry'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { median } from './calibrate.ts'
import { madeUpPack } from './made-up-packs.ts'
import { print, row, wrong } from './print.ts'

const content = fileURLToPath(new URL('../../content', import.meta.url))
const rounds = 3
const patience = 120_000
const wanted = '@made-up/road'

/** Builds and checks the Core Set; installs a pack of 300 cards with two dependencies. */
export async function packs(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-bench-packs-'))
  try {
    writeFileSync(join(folder, 'npmrc'), '')
    await building(folder)
    await installing(folder)
  } finally {
    removeAll(folder)
  }
}

async function building(folder: string): Promise<void> {
  print('The Core Set as a pack, beside npm pack of the same folder')
  const keywords = loaded(join(content, 'lcg-keywords'))
  const place = join(folder, 'lcg-core-set')
  // without the links that the package manager has created in it
  cpSync(join(content, 'lcg-core-set'), place, { recursive: true, filter: (source) => !/^(node_modules|\.turbo)$/.test(basename(source)) })
  const [checks, builds, npms]: [number[], number[], number[]] = [[], [], []]
  const tarballs = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const bundle = await timed(checks, async () => {
      const bundle = loaded(place)
      const errors = checkPacks([keywords, bundle], rulebooks).filter(({ severity }) => severity === 'error')
      if (errors.length > 0) wrong(`the Core Set has errors: ${errors[0]?.message}`)
      return bundle
    })
    tarballs.add((await timed(builds, () => buildTarball(place, bundle, [keywords], rulebooks))).integrity)
    await timed(npms, () => npm(folder, place, ['pack', '--pack-destination', folder]))
  }
  row('npm pack (ms, median)', median(npms).toFixed(0))
  row('load and check, relative to npm pack', ratio(checks, npms))
  row('build the tarball, relative to npm pack', ratio(builds, npms))
  if (tarballs.size !== 1) wrong(`the same pack was built into ${tarballs.size} tarballs`)
  row('tarball', [...tarballs].join(' ').slice(0, 40))
}

async function installing(folder: string): Promise<void> {
  print('Installing a pack of 300 cards with two dependencies, beside npm install from the same registry')
  const home = fresh(folder, 'home')
  const registry = await startEmbedded(home)
  try {
    const built = await publishAll(folder, home)
    const { url, key } = registry
    writeFileSync(join(folder, 'npmrc'), `//${new URL(url).host}/:_authToken=${key}\n`)
    const times = { cold: [] as number[], warm: [] as number[], again: [] as number[] }
    const npms = { cold: [] as number[], warm: [] as number[], again: [] as number[] }
    const empty: number[] = []
    const locks = new Set<string>()
    const options = { rulebooks, registry: url }
    for (let round = 0; round < rounds; round++) {
      const first = fresh(folder, `ours-${round}`)
      writeKey(first, url, key)
      await timed(times.cold, () => installPacks(first, [wanted], options))
      const lock = readFileSync(join(first, 'questwright-lock.json'))
      const second = fresh(folder, `ours-locked-${round}`)
      writeKey(second, url, key)
      writeFileSync(join(second, 'questwright-lock.json'), lock)
      await timed(times.warm, () => installPacks(second, [], options))
      await timed(times.again, () => installPacks(second, [], options))
      for (const workspace of [first, second]) {
        locks.add(readFileSync(join(workspace, 'questwright-lock.json'), 'utf8'))
        compare(workspace, built)
      }

      const cache = fresh(folder, `cache-${round}`)
      const install = ['install', '--registry', url, '--cache', cache]
      const npmFirst = fresh(folder, `npm-${round}`)
      const manifest = JSON.stringify({ name: 'bench', version: '1.0.0', private: true, dependencies: { [wanted]: '^1.0.0' } })
      writeFileSync(join(npmFirst, 'package.json'), manifest)
      await timed(npms.cold, () => npm(folder, npmFirst, install))
      const npmSecond = fresh(folder, `npm-locked-${round}`)
      for (const file of ['package.json', 'package-lock.json']) cpSync(join(npmFirst, file), join(npmSecond, file))
      await timed(npms.warm, () => npm(folder, npmSecond, install))
      await timed(npms.again, () => npm(folder, npmSecond, install))
      await timed(empty, () => npm(folder, npmSecond, ['--version']))
    }
    row('npm install, cold (ms, median)', `${median(npms.cold).toFixed(0)}  (npm that does nothing: ${median(empty).toFixed(0)})`)
    row('cold: an empty workspace; npm an empty cache', ratio(times.cold, npms.cold))
    row('warm: another workspace, by the lockfile', ratio(times.warm, npms.warm))
    row('again: all is there', ratio(times.again, npms.again))
    if (locks.size !== 1) wrong(`equal installations wrote ${locks.size} lockfiles`)
    row('what was installed', [...built.values()].map((hash) => hash.slice(0, 12)).join(' '))
  } finally {
    await registry.close()
  }
}

/**
 * Publishes the packs.
 * @returns the content hash of each published pack, by its name
 */
async function publishAll(folder: string, home: string): Promise<ReadonlyMap<string, string>> {
  const needs = { '@made-up/fen': '^1.0.0', '@made-up/moor': '^1.0.0' }
  const built = new Map<string, string>()
  for (const [name, cards, dependencies] of [
    ['@made-up/fen', 30, {}],
    ['@made-up/moor', 30, {}],
    [wanted, 300, needs],
  ] as const) {
    const place = fresh(folder, `pack-${name.slice('@made-up/'.length)}`)
    for (const [path, text] of Object.entries(madeUpPack(name, cards, dependencies))) {
      mkdirSync(join(place, path, '..'), { recursive: true })
      writeFileSync(join(place, path), text)
    }
    const bundle = loaded(place)
    const connection = await connect(home, { rulebooks })
    try {
      if (connection.credentials === undefined) await login(connection, 'ann', 'correct horse')
    } finally {
      await connection.close()
    }
    // a login takes effect with the next connection
    const again = await connect(home, { rulebooks })
    try {
      await publishPack(again, await buildTarball(place, bundle, [], rulebooks))
    } finally {
      await again.close()
    }
    built.set(name, bundle.hash)
  }
  return built
}

/** Checks that the installed packs equal the built ones. */
function compare(workspace: string, built: ReadonlyMap<string, string>): void {
  const came = new Map(installedPacks(workspace).map(({ name, folder }) => [name, loaded(folder).hash]))
  for (const [name, hash] of built) if (came.get(name) !== hash) wrong(`${name} came as ${came.get(name) ?? 'nothing'}, and was ${hash}`)
}

function loaded(folder: string): PackBundle {
  const { bundle, problems } = loadPack(readPackFolder(folder), rulebooks)
  const first = problems.find(({ severity }) => severity === 'error')
  if (!bundle || first) throw new Error(`${basename(folder)} does not load: ${first?.message ?? ''}`)
  return bundle
}

/** Runs npm in a process of its own, without the settings of this machine. The registry runs in this process, so this function must not block. */
async function npm(folder: string, place: string, parts: readonly string[]): Promise<void> {
  const settings = ['--userconfig', join(folder, 'npmrc'), '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier']
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  await promisify(execFile)('npm', [...parts, ...settings], { cwd: place, env, timeout: patience })
}

async function timed<Result>(times: number[], deed: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await deed()
  times.push(performance.now() - start)
  return result
}

const ratio = (ours: readonly number[], theirs: readonly number[]): string =>
  `${(median(ours) / median(theirs)).toFixed(2)}  (${median(ours).toFixed(0)} ms to ${median(theirs).toFixed(0)} ms)`

function fresh(folder: string, name: string): string {
  const place = join(folder, name)
  mkdirSync(place)
  return place
}

/** Deletes a folder with installed packs, whose files and folders are read-only. */
function removeAll(folder: string): void {
  const open = (place: string): void => {
    chmodSync(place, 0o755)
    for (const name of readdirSync(place)) if (lstatSync(join(place, name)).isDirectory()) open(join(place, name))
  }
  open(folder)
  rmSync(folder, { recursive: true, force: true })
}
