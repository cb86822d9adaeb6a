/** The scene files of a pack as lists show them: their state, their results, and the parts of the pack that no scene tests. */
import type { PackBundle } from '@questwright/packs/types'
import type { PlacedResult } from '@questwright/realm/web'

export type FileState = 'passed' | 'failed' | 'not run' | 'running' | 'waiting'

export interface SceneFile {
  /** Relative to the pack. */
  readonly path: string
  readonly state: FileState
  readonly results: readonly PlacedResult[]
}

export interface TestedPart {
  /** `pack:slug#part` */
  readonly name: string
  /** The title of its card. */
  readonly title: string
  /** The ability word of the part, or the stat that it changes. */
  readonly what: string
}

/** The scene files of a pack; files that are known keep their results. */
export function sceneFiles({ scenes }: Pick<PackBundle, 'scenes'>, known: readonly SceneFile[] = []): readonly SceneFile[] {
  const byPath = new Map(known.map((file) => [file.path, file]))
  return scenes.map(({ path }) => byPath.get(path) ?? { path, state: 'not run', results: [] })
}

/** The state of a file that was run. */
export const stateOfResults = (results: readonly Pick<PlacedResult, 'status'>[]): 'passed' | 'failed' =>
  results.some(({ status }) => status === 'failed') ? 'failed' : 'passed'

/** The files after a run was stopped: those that did not run get the state of their old results. */
export function restedFiles(files: readonly SceneFile[]): readonly SceneFile[] {
  return files.map((file) =>
    file.state !== 'running' && file.state !== 'waiting'
      ? file
      : { ...file, state: file.results.length === 0 ? 'not run' : stateOfResults(file.results) },
  )
}

/** How many scenes passed and failed, and how many files have no result. */
export function countScenes(files: readonly SceneFile[]): { readonly passed: number; readonly failed: number; readonly open: number } {
  const results = files.flatMap((file) => file.results)
  const failed = results.filter(({ status }) => status === 'failed').length
  return { passed: results.length - failed, failed, open: files.filter(({ results: own }) => own.length === 0).length }
}

/** Parts that had no effect in any scene of these files. Meaningful only where every file was run. */
export function untestedParts(files: readonly SceneFile[], parts: readonly TestedPart[]): readonly TestedPart[] {
  const fired = new Set(files.flatMap(({ results }) => results.flatMap((result) => result.fired ?? [])))
  return parts.filter(({ name }) => !fired.has(name))
}
