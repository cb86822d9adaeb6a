/** Runs the scenes of packs in a realm. */
import { createRequire } from 'node:module'
import type { PackBundle } from '@questwright/packs'
import {
  authorPlace,
  bootPacks,
  type EngineModules,
  type ExtraModule,
  engineModules,
  MachineError,
  moduleName,
  openRealm,
  type Realm,
  type RealmKind,
  type ScriptProblem,
} from '@questwright/realm'
import type { SceneResult } from '@questwright/testkit'

const resolveFrom = createRequire(import.meta.url)

/** The engine modules that scenes need besides kernel and ruleset. */
export const TESTKIT: ExtraModule = { name: '@questwright/testkit', entry: resolveFrom.resolve('@questwright/testkit') }

export interface SceneRun {
  readonly results: readonly PlacedResult[]
  /** Scripts that did not load. */
  readonly problems: readonly ScriptProblem[]
}

/** A scene's result with the author's file and line of its failure. */
export interface PlacedResult extends SceneResult {
  readonly pack: string
  readonly file: string
  readonly line?: number
}

export interface SceneOptions {
  readonly kind: RealmKind
  /** Packs that are loaded; scenes of `tested` are run. */
  readonly packs: readonly PackBundle[]
  readonly tested: readonly string[]
  /** Part of a title, or of a file's path. */
  readonly only?: string
  readonly engine?: EngineModules
  readonly onFile?: (file: string, results: readonly PlacedResult[]) => void
}

/** Runs scene files one by one, so that one that breaks the realm spoils no other. */
export async function runPackScenes(options: SceneOptions): Promise<SceneRun> {
  const engine = options.engine ?? (await engineModules([TESTKIT]))
  const open = async (): Promise<{ realm: Realm; problems: readonly ScriptProblem[] }> => {
    const realm = await openRealm({
      kind: options.kind,
      place: 'worker',
      engine: engine.modules,
      patience: 60_000,
      limits: { milliseconds: 60_000 },
    })
    const { problems } = await bootPacks(realm, options.packs)
    return { realm, problems }
  }
  let { realm, problems } = await open()
  const results: PlacedResult[] = []
  try {
    for (const pack of options.packs) {
      if (!options.tested.includes(pack.id)) continue
      for (const scene of pack.scenes) {
        const module = moduleName(pack.id, scene.path)
        const byTitle = options.only && !scene.path.includes(options.only) ? options.only : undefined
        let found: PlacedResult[]
        try {
          const reply = JSON.parse(
            await realm.call('runScenes', JSON.stringify({ modules: [module], ...(byTitle ? { only: byTitle } : {}) }), {
              fuel: 200_000,
              patience: 60_000,
            }),
          ) as SceneResult[]
          found = reply.map((result) => ({
            ...result,
            pack: pack.id,
            file: scene.path,
            ...lineOf(result.stack, options.packs, scene.path),
          }))
        } catch (error) {
          if (!(error instanceof MachineError)) throw error
          found = [
            {
              module,
              pack: pack.id,
              file: scene.path,
              title: `${scene.path} breaks the realm`,
              status: 'failed',
              message: `${error.reason}: ${error.message}`,
              answers: 0,
            },
          ]
          realm.close()
          ;({ realm, problems } = await open())
        }
        results.push(...found)
        options.onFile?.(`${pack.id}/${scene.path}`, found)
      }
    }
    return { results, problems }
  } finally {
    realm.close()
  }
}

function lineOf(stack: string | undefined, packs: readonly PackBundle[], file: string): { line?: number } {
  if (!stack) return {}
  const lines = stack.split('\n').filter((line) => line.includes(file))
  const { line } = authorPlace(lines[0] ?? stack, packs)
  return line === undefined ? {} : { line }
}
