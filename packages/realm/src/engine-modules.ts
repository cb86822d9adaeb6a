/** The engine as modules for a machine, made from its TypeScript. Node only. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleInside } from './bundle-engine.ts'
import type { ModuleSource } from './machine.ts'

/** A further module of the engine, such as the testkit or the bots: its name inside the realm, and its entry file. */
export interface ExtraModule {
  readonly name: string
  readonly entry: string
}

export interface EngineModules {
  readonly modules: readonly ModuleSource[]
  /** The engine's name in saved games: the package of its game, and the version of that package. */
  readonly name: string
  readonly version: string
  /** sha256 over all modules. */
  readonly hash: string
}

/** The engine as plain data, to send to other processes and pages. */
export function engineData({ modules, name, version, hash }: EngineModules): EngineModules {
  return { modules: modules.map((one) => ({ name: one.name, code: one.code })), name, version, hash }
}

/** The source of a game that realms can play: its package and its entry file. */
export interface GameSource {
  /** The name of the package that scripts of packs import. */
  readonly name: string
  readonly version: string
  /** The file that exports `game`, a `GamePackage`, and as `script` the module that scripts may import. */
  readonly entry: string
}

/**
 * The source of a game whose package has an entry `engine`.
 * @param name the package's name
 * @param resolve resolves a module specifier to a file, from the folder that lists the games
 */
export function gameSource(name: string, resolve: (specifier: string) => string): GameSource {
  const manifest = join(dirname(dirname(resolve(name))), 'package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }
  return { name, version, entry: resolve(`${name}/engine`) }
}

const whole = '@questwright/engine'
const played = '@questwright/realm/game'

/** The module names that all lead to the one bundle. */
function doorsOf({ name }: GameSource): readonly ModuleSource[] {
  return [
    { name: '@questwright/kernel', code: `module.exports = require('${whole}').kernel` },
    { name: '@questwright/kernel/internal', code: `module.exports = require('${whole}').kernelInternal` },
    { name: played, code: `module.exports = { game: require('${whole}').game.game, scriptModule: ${JSON.stringify(name)} }` },
    { name, code: `module.exports = require('${whole}').game.script` },
  ]
}

/**
 * Bundles the kernel and a game, and further modules that import them. All share one kernel.
 * The results are cached by content.
 */
export async function engineModules(game: GameSource, extra: readonly ExtraModule[] = []): Promise<EngineModules> {
  const doors = doorsOf(game)
  const externals = doors.map(({ name }) => name)
  const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
  const [engine, door, ...others] = await Promise.all([
    bundle(whole, here('./inside/engine.ts'), { alias: { [played]: game.entry } }),
    bundle('@questwright/realm/door', here('./inside/entry.ts'), { externals }),
    ...extra.map(({ name, entry }) => bundle(name, entry, { externals })),
  ])
  const modules = [engine, ...doors, ...others, door]
  const hash = createHash('sha256')
  for (const { name, code } of modules) hash.update(name).update('\0').update(code).update('\0')
  return { modules, name: game.name.slice(game.name.indexOf('/') + 1), version: game.version, hash: hash.digest('hex') }
}

async function bundle(name: string, entry: string, options: Parameters<typeof bundleInside>[1]): Promise<ModuleSource> {
  const { code } = await bundleInside(entry, options)
  return { name, code }
}
