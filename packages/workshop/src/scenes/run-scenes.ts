/** Runs the scenes of packs. A failed scene leaves its game as a file that can be opened. */
import { join } from 'node:path'
import type { PackBundle, Problem } from '@questwright/packs'
import { engineModules, type PlacedResult, type RealmKind, type ScriptProblem } from '@questwright/realm'
import { TESTKIT } from '../running/extra-modules.ts'
import { gameOf } from '../running/games.ts'
import { engineIdentity } from '../running/lab.ts'
import { gameFile, writeGame } from '../saved-games.ts'
import { idOf, type LoadedWorkspace, type LocalPack } from '../workspace/local-pack.ts'
import { mayRunIn, withNeeds } from '../workspace/pick-packs.ts'
import { repository } from '../workspace/places.ts'
import { runPackScenes } from './run-pack-scenes.ts'

export interface SceneOptions {
  /** The kind of realm in which scripts run; if not given, the native one if all packs are trusted, else the sandbox. */
  readonly realm?: RealmKind
  /** Runs only scenes whose title or file path contains this text. */
  readonly only?: string
}

/** Events while scenes run. */
export type SceneEvent =
  /** A broken file of a pack: reported before the first scene. */
  | { readonly kind: 'broken-file'; readonly problem: Problem }
  /** A file of scenes has run. */
  | { readonly kind: 'scenes'; readonly file: string; readonly results: readonly PlacedResult[] }

/** The result of one scene. `replay` is the file with its game, if the scene failed and its game was written. */
interface SceneResult extends Omit<PlacedResult, 'replay' | 'stack' | 'named' | 'hash'> {
  readonly replay?: string
}

export interface SceneReport {
  /** `failed` when a scene failed, a file or a script could not be used, a key has no words, or there was no scene. */
  readonly result: 'passed' | 'failed'
  readonly packs: readonly string[]
  readonly scenes: number
  readonly failed: number
  readonly results: readonly SceneResult[]
  readonly realm: RealmKind
  readonly milliseconds: number
  /** Files that cannot be used. */
  readonly broken: readonly Problem[]
  /** Scripts that did not load. */
  readonly scripts: readonly ScriptProblem[]
  /** Keys without words in the text. */
  readonly unworded: readonly Problem[]
}

/**
 * Runs the scenes of packs of a workspace.
 * @param picked the packs whose scenes are run; their dependencies are loaded as well
 * @throws WrongUse when an untrusted pack would run outside the sandbox
 */
export async function runScenes(
  workspace: LoadedWorkspace,
  picked: readonly LocalPack[],
  { realm, only }: SceneOptions,
  tell: (event: SceneEvent) => void = () => undefined,
): Promise<SceneReport> {
  const tested = picked.flatMap((pack) => (pack.bundle ? [pack.bundle.id] : []))
  const packs = withNeeds(workspace, tested)
  const kind = realm ?? (areTrusted(workspace, packs) ? 'native' : 'quickjs')
  mayRunIn(workspace, kind, packs)
  const broken = picked.flatMap((pack) => pack.problems.filter((problem) => problem.severity === 'error'))
  for (const problem of broken) tell({ kind: 'broken-file', problem })
  const begin = performance.now()
  const engine = await engineModules(gameOf(packs), [TESTKIT])
  const {
    results,
    unworded,
    problems: scripts,
  } = await runPackScenes({
    kind,
    packs,
    tested,
    engine,
    ...(only ? { only } : {}),
    onFile: (file, found) => tell({ kind: 'scenes', file, results: found }),
  })
  const failed = results.filter((result) => result.status === 'failed')
  const replays = await writeReplays(failed, packs)
  const bad = failed.length > 0 || scripts.length > 0 || unworded.length > 0 || broken.length > 0 || results.length === 0
  return {
    result: bad ? 'failed' : 'passed',
    packs: picked.map(idOf),
    scenes: results.length,
    failed: failed.length,
    results: results.map((one) => {
      const { replay: _replay, stack: _stack, named: _named, hash: _hash, ...result } = one
      const written = replays.get(one)
      return written === undefined ? result : { ...result, replay: written }
    }),
    realm: kind,
    milliseconds: Math.round(performance.now() - begin),
    broken,
    scripts,
    unworded,
  }
}

function areTrusted(workspace: LoadedWorkspace, packs: readonly PackBundle[]): boolean {
  return packs.every((pack) => workspace.packs.some((found) => found.bundle === pack && found.trust !== 'stranger'))
}

/** Writes the games of failed scenes, so that they can be opened. @returns the files */
async function writeReplays(failed: readonly PlacedResult[], packs: readonly PackBundle[]): Promise<ReadonlyMap<PlacedResult, string>> {
  const written = new Map<PlacedResult, string>()
  if (failed.length === 0) return written
  const engine = await engineIdentity(packs)
  const taken = new Set<string>()
  for (const result of failed) {
    if (!result.replay) continue
    const slug = slugOf(`${result.file.replace(/^.*\//, '').replace(/\.scene\.ts$/, '')} ${result.title.replace(/\[[^\]]*\]/g, '')}`)
    let name = slug
    for (let i = 2; taken.has(name); i++) name = `${slug}-${i}`
    taken.add(name)
    const file = {
      ...gameFile({ ...result.replay, hashes: [] }, engine, packs),
      scene: { pack: result.pack, file: result.file, title: result.title, message: result.message ?? '' },
    }
    written.set(result, writeGame(join(repository, 'reports', 'replays', `${name}.json`), file))
  }
  return written
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
}
