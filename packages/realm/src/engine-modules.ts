/** The engine as modules for a machine, made from its TypeScript. Node only. */
import { createHash } from 'node:crypto'
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
  /** sha256 over all of them: what a saved game names. */
  readonly hash: string
}

const whole = '@questwright/engine'

/** The names that lead into the one bundle. */
const doors: readonly ModuleSource[] = [
  { name: '@questwright/kernel', code: `module.exports = require('${whole}').kernel` },
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
  return { modules, hash: hash.digest('hex') }
}

async function bundle(name: string, entry: string, externals: readonly string[]): Promise<ModuleSource> {
  const { code } = await bundleInside(entry, { externals })
  return { name, code }
}
