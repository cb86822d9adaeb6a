/** The engine as modules for a machine, made from its TypeScript. Node only. */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
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

const resolveFrom = createRequire(import.meta.url)

/**
 * Bundles kernel, ruleset and door, with further modules between them. Bundles share one kernel: imports of it stay imports.
 * The results are cached by content.
 */
export async function engineModules(extra: readonly ExtraModule[] = []): Promise<EngineModules> {
  const kernel = '@questwright/kernel'
  const game = '@questwright/lcg/engine'
  const named = await Promise.all([
    bundle(kernel, resolveFrom.resolve(kernel), []),
    bundle(game, resolveFrom.resolve(game), [kernel]),
    { name: '@questwright/lcg', code: `module.exports = require('${game}').script` },
    ...extra.map(({ name, entry }) => bundle(name, entry, [kernel, game])),
    bundle('@questwright/realm/door', fileURLToPath(new URL('./inside/entry.ts', import.meta.url)), [kernel, game]),
  ])
  const hash = createHash('sha256')
  for (const { name, code } of named) hash.update(name).update('\0').update(code).update('\0')
  return { modules: named, hash: hash.digest('hex') }
}

async function bundle(name: string, entry: string, externals: readonly string[]): Promise<ModuleSource> {
  const { code } = await bundleInside(entry, { externals })
  return { name, code }
}
