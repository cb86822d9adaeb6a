/** Runs the scenes of packs in a realm of this machine. */
import type { PackBundle } from '@questwright/packs'
import {
  type EngineModules,
  engineModules,
  openRealm,
  type PlacedResult,
  type RealmKind,
  runSceneFiles,
  type SceneRun,
  type SceneRunWay,
} from '@questwright/realm'
import { rulebooks } from '../page/rulebooks.ts'
import { TESTKIT } from '../running/extra-modules.ts'
import { gameOf } from '../running/games.ts'

export type { SceneRun, SceneRunWay } from '@questwright/realm'

export interface PackScenes {
  readonly kind: RealmKind
  /** The packs that are loaded; only the scenes of `tested` are run. */
  readonly packs: readonly PackBundle[]
  readonly tested: readonly string[]
  /** Runs only scenes whose title or file path contains this text. */
  readonly only?: string
  /** Runs only the scenes of these files: `pack/path`. */
  readonly files?: readonly string[]
  /** The ways in which the scenes of a file (`pack/path`) are played; all four ways if not given. */
  readonly waysOf?: (file: string) => readonly SceneRunWay[]
  readonly engine?: EngineModules
  readonly onFile?: (file: string, results: readonly PlacedResult[]) => void
}

/** Runs scene files one by one, so that a file that breaks the realm does not affect others. */
export async function runPackScenes({ kind, engine, ...options }: PackScenes): Promise<SceneRun> {
  const { modules } = engine ?? (await engineModules(gameOf(options.packs), [TESTKIT]))
  return runSceneFiles({
    rulebooks,
    ...options,
    openRealm: () => openRealm({ kind, place: 'worker', engine: modules, patience: 60_000, limits: { milliseconds: 60_000 } }),
  })
}
