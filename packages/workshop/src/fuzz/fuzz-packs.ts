/** Plays packs at random until every ability has fired, and reports the failures that occur. */
import { join } from 'node:path'
import type { PackBundle, Problem } from '@questwright/packs'
import type { ScriptProblem } from '@questwright/realm'
import type { FuzzFile } from '../formats/index.ts'
import { WrongUse } from '../problems.ts'
import { engineIdentity } from '../running/lab.ts'
import { writeFuzzCase } from '../saved-games.ts'
import { idOf, type LoadedWorkspace, type LocalPack } from '../workspace/local-pack.ts'
import { strangersAmong, withNeeds } from '../workspace/pick-packs.ts'
import { fuzzSlug, packsIn } from './file.ts'
import { shrinkPatience } from './patience.ts'
import { proposedGames } from './proposed-games.ts'
import { type FuzzRealm, openFuzzRealm } from './realm.ts'
import { type FoundFailure, type HungryPart, type Progress, runFuzz, unwordedIn } from './run.ts'

export interface FuzzOptions {
  /** The time limit in milliseconds. With Infinity all games are played, and each failure is shrunk as far as possible. */
  readonly milliseconds: number
  /** Any text: equal seeds give equal games. */
  readonly seed: string
  /** How many games at most. */
  readonly games: number
  /** How often each ability should fire. */
  readonly times: number
  /** Every `share`-th game is replayed in other ways, and every fourth of these in quickjs. */
  readonly share: number
  /** The greatest number of failures that are shrunk. */
  readonly shrinks: number
  /** The folder for the files of failures; the folder `fuzz` of their pack if not given. */
  readonly out?: string
  /** Ends the run with the results so far. */
  readonly signal?: AbortSignal
}

/** Events of a run. */
export type FuzzEvent =
  /** A broken file of a pack: reported before the first game. */
  | { readonly kind: 'broken-file'; readonly problem: Problem }
  /** This pack is not trusted, so everything is played in the sandbox. */
  | { readonly kind: 'in-sandbox'; readonly pack: string }
  /** A script that did not load. */
  | { readonly kind: 'script-problem'; readonly problem: ScriptProblem }
  /** Progress, every `tellEvery` milliseconds. */
  | { readonly kind: 'playing'; readonly milliseconds: number; readonly progress: Progress }

interface FuzzFailure extends Omit<FoundFailure, 'failure'> {
  /** The number of answers that lead to the failure. */
  readonly answers: number
  /** The number of cards on the table of the failure; undefined for a game that is played from its beginning. */
  readonly cards?: number
  /** The path of the file that replays it. */
  readonly written: string
}

export interface FuzzReport {
  /** `something`: found a failure, a key without words, an ability that fired too rarely, or a script that did not load. */
  readonly result: 'something' | 'nothing'
  readonly packs: readonly string[]
  readonly seed: string
  readonly ended: 'satisfied' | 'time' | 'games' | 'interrupted'
  readonly games: number
  readonly choices: number
  /** The number of games that were also replayed in another way, and of those that were replayed in quickjs. */
  readonly playedAgain: number
  readonly inQuickjs: number
  readonly abilities: number
  /** Number of abilities that fired often enough. */
  readonly satisfied: number
  readonly endings: { readonly [how: string]: number }
  readonly failures: readonly FuzzFailure[]
  /** The abilities that fired too rarely, the rarest first. */
  readonly hungry: readonly HungryPart[]
  /** Keys without words in the text. */
  readonly unworded: readonly Problem[]
  /** Scripts that did not load. */
  readonly scripts: readonly ScriptProblem[]
  readonly milliseconds: number
}

/** Interval of progress events in milliseconds. */
const tellEvery = 3_000

/**
 * Plays at random with the exhaustive bot.
 * @param picked the packs whose abilities should fire; their dependencies are loaded as well
 * @throws WrongUse where none of the packs can be loaded
 */
export async function fuzzPacks(
  workspace: LoadedWorkspace,
  picked: readonly LocalPack[],
  options: FuzzOptions,
  tell: (event: FuzzEvent) => void = () => undefined,
): Promise<FuzzReport> {
  const tested = picked.flatMap((pack) => (pack.bundle ? [pack.bundle.id] : []))
  if (tested.length === 0) throw new WrongUse('None of these packs can be loaded: see qw check.')
  for (const pack of picked)
    for (const problem of pack.problems.filter(({ severity }) => severity === 'error')) tell({ kind: 'broken-file', problem })
  const packs = withNeeds(workspace, tested)
  const [stranger] = strangersAmong(workspace, packs)
  if (stranger) tell({ kind: 'in-sandbox', pack: idOf(stranger) })
  const realms = await openRealms(stranger ? 'quickjs' : 'native', packs)
  const begin = performance.now()
  const patience = shrinkPatience(options.milliseconds, () => performance.now())
  const isStopped = (): boolean => options.signal?.aborted ?? false
  try {
    const scripts = [...realms.native.problems]
    for (const problem of scripts) tell({ kind: 'script-problem', problem })
    let told = Number.NEGATIVE_INFINITY
    const found = await runFuzz(realms, {
      packs: tested,
      proposed: proposedGames(packs, tested),
      seed: options.seed,
      times: options.times,
      games: options.games,
      share: options.share,
      shrinks: options.shrinks,
      enough: () => isStopped() || performance.now() - begin > options.milliseconds,
      patience: () => {
        const took = patience()
        return () => took() || isStopped()
      },
      onProgress: (progress) => {
        if (performance.now() - told < tellEvery) return
        told = performance.now()
        tell({ kind: 'playing', milliseconds: told - begin, progress })
      },
    })
    const { failures, parts: abilities, ended, games, choices, playedAgain, inQuickjs, satisfied, endings, hungry } = found
    const unworded = unwordedIn(found, packs, tested)
    const files = await writeFailures(failures, options, workspace, picked, packs)
    return {
      games,
      choices,
      playedAgain,
      inQuickjs,
      satisfied,
      endings,
      hungry,
      unworded,
      result: failures.length > 0 || unworded.length > 0 || hungry.length > 0 || scripts.length > 0 ? 'something' : 'nothing',
      packs: tested,
      seed: options.seed,
      ended: isStopped() ? 'interrupted' : ended === 'enough' ? 'time' : ended,
      abilities,
      failures: failures.map((one): FuzzFailure => {
        const { failure, ...rest } = one
        return {
          ...rest,
          answers: failure.script.length,
          ...(failure.cards === undefined ? {} : { cards: failure.cards }),
          written: files.get(one) as string,
        }
      }),
      scripts,
      milliseconds: Math.round(performance.now() - begin),
    }
  } finally {
    realms.close()
  }
}

async function openRealms(kind: 'quickjs' | 'native', packs: readonly PackBundle[]) {
  const native = await openFuzzRealm(kind, packs)
  let sandbox: FuzzRealm | undefined
  return {
    native,
    // opened when the first game is replayed in it
    quickjs: async (): Promise<FuzzRealm> => {
      sandbox ??= await openFuzzRealm('quickjs', packs)
      return sandbox
    },
    close: () => {
      native.close()
      sandbox?.close()
    },
  }
}

async function writeFailures(
  failures: readonly FoundFailure[],
  options: FuzzOptions,
  workspace: LoadedWorkspace,
  picked: readonly LocalPack[],
  packs: readonly PackBundle[],
): Promise<ReadonlyMap<FoundFailure, string>> {
  const engine = await engineIdentity(packs)
  const files = new Map<FoundFailure, string>()
  const taken = new Set<string>()
  for (const found of failures) {
    const { finding, failure, way } = found
    const owner = workspace.packs.find((pack) => pack.bundle && finding.code.includes(`${pack.bundle.id}:`)) ?? (picked[0] as LocalPack)
    const folder = options.out ?? join(owner.folder, 'fuzz')
    let slug = fuzzSlug(finding)
    for (let i = 2; taken.has(`${folder}/${slug}`); i++) slug = `${fuzzSlug(finding)}-${i}`
    taken.add(`${folder}/${slug}`)
    const file: FuzzFile = {
      format: 'questwright-fuzz',
      version: 2,
      finding: { kind: finding.kind, code: finding.code, message: finding.message },
      way,
      packs: packsIn(packs),
      engine,
      setup: failure.setup,
      seed: failure.seed,
      script: failure.script,
      ...(failure.bot ? { bot: failure.bot } : {}),
      ...(failure.muted ? { muted: failure.muted } : {}),
      ...(failure.board ? { board: failure.board } : {}),
      found: { seed: options.seed, game: found.game },
    }
    files.set(found, writeFuzzCase(join(folder, `${slug}.json`), file))
  }
  return files
}
