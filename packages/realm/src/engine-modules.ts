/** The engine as modules for a machine, made from its TypeScript. Node only. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleInside } from './bundle-engine.ts'
import type { ModuleSource } from './machine.ts'

/** A further module of the engine, such as the testkit or the bots: its name inside, and its entry file. */
export interface ExtraModule {
  readonly name: string
  readonly entry: string
}

export interface EngineModules {
  readonly modules: readonly ModuleSource[]
  /** As saved games name the engine: by the package of its game, and the version of that. */
  readonly name: string
  readonly version: string
  /** sha256 over all modules. */
  readonly hash: string
}

/** An engine as programs of another process, and pages, are given it: plain data. */
export function engineData({ modules, name, version, hash }: EngineModules): EngineModules {
  return { modules: modules.map((one) => ({ name: one.name, code: one.code })), name, version, hash }
}

const whole = '@questwright/engine'
const game = '@questwright/lcg'

/** The names that lead into the one bundle. */
const doors: readonly ModuleSource[] = [
  { name: '@questwright/kernel', code: `module.exports = require('${whole}').kernel` },
  { name: '@questwright/kernel/internal', code: `module.exports = require('${whole}').kernelInternal` },
  { name: '@questwright/lcg/engine', code: `module.exports = require('${whole}').game` },
  { name: '@questwright/lcg', code: `module.exports = require('${whole}').game.script` },
]

/**
 * Bundles kernel and ruleset, and further modules that import them. All share one kernel.
 * The results are cached by content.
 */
export async function engineModules(extra: readonly ExtraModule[] = []): Promise<EngineModules> {
  const externals = doors.map(({ name }) => name)
  const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
  const [engine, door, ...others] = await Promise.all([
    bundle(whole, here('./inside/engine.ts'), []),
    bundle('@questwright/realm/door', here('./inside/entry.ts'), externals),
    ...extra.map(({ name, entry }) => bundle(name, entry, externals)),
  ])
  const modules = [engine, ...doors, ...others, door]
  const hash = createHash('sha256')
  for (const { name, code } of modules) hash.update(name).update('\0').update(code).update('\0')
  return { modules, ...gamePackage(), hash: hash.digest('hex') }
}

/** The package of the game that the engine plays: the one place that names it and its version. */
function gamePackage(): Pick<EngineModules, 'name' | 'version'> {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve(game)))
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
  }
  return { name: name.slice(name.indexOf('/') + 1), version }
}

async function bundle(name: string, entry: string, externals: readonly string[]): Promise<ModuleSource> {
  const { code } = await bundleInside(entry, { externals })
  return { name, code }
}
