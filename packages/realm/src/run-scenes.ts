/** Runs the scenes of packs in a realm, file by file: for the command line and the studio. No Node, no DOM. */
import type { Input, Setup, WordsReference } from '@questwright/kernel'
import { authorWords, type Problem, unwordedProblem } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import type { Rulebooks } from '@questwright/rulebook'
import { authorPlace } from './author-places.ts'
import { type Booted, bootPacks, moduleName, type ScriptProblem } from './boot-packs.ts'
import type { Realm } from './host.ts'
import { MachineError } from './machine.ts'

/** The four ways in which each scene is played. */
export type SceneRunWay = 'straight' | 'strict' | 'undo' | 'load'

/** A scene's result with the author's file and line of its failure. */
export interface PlacedResult {
  readonly module: string
  readonly pack: string
  readonly file: string
  readonly line?: number
  readonly title: string
  readonly status: 'passed' | 'failed'
  /** The way of playing in which the scene failed. */
  readonly way?: SceneRunWay
  readonly message?: string
  readonly stack?: string
  readonly answers: number
  /** The events of a scene that failed, a line each. */
  readonly story?: readonly string[]
  /** The final state hash of a scene that passed. */
  readonly hash?: string
  /** The data to open a failed scene at the decision at which it failed. */
  readonly replay?: { readonly setup: Setup; readonly seed: string; readonly inputs: readonly Input[] }
  /** The parts that had an effect, as `pack:slug#part`, if the caller asked for them. */
  readonly fired?: readonly string[]
  /** Keys of words that scripts used during the scene. */
  readonly named?: readonly WordsReference[]
}

export interface SceneRun {
  readonly results: readonly PlacedResult[]
  /**
   * Keys of the tested packs that were used and for which no text has words, each once: a key that a script composes can be found only in a
   * running game.
   */
  readonly unworded: readonly Problem[]
  /** Scripts that did not load. */
  readonly problems: readonly ScriptProblem[]
}

export interface SceneRunOptions {
  /** Makes a fresh realm with the engine and the testkit, and no packs. */
  readonly openRealm: () => Promise<Realm>
  /** Packs that are loaded; scenes of `tested` are run. */
  readonly packs: readonly PackBundle[]
  /** The rulebooks of their games. */
  readonly rulebooks: Rulebooks
  readonly tested: readonly string[]
  /** Part of a title, or of a file's path. */
  readonly only?: string
  /** Only these files: `pack/path`. */
  readonly files?: readonly string[]
  readonly fired?: 'told'
  /** The ways in which the scenes of a file are played; all four by default. */
  readonly waysOf?: (file: string) => readonly SceneRunWay[]
  readonly patience?: number
  readonly isStopped?: () => boolean
  /** Called with every realm that has booted the packs, before its first scene. */
  readonly onBoot?: (realm: Realm) => Promise<void>
  readonly onStart?: (file: string) => void
  readonly onFile?: (file: string, results: readonly PlacedResult[]) => void
}

const fuelPerFile = 200_000
const usualPatience = 60_000

/**
 * Runs scene files one by one, so that a file that breaks the realm or never ends does not affect the others.
 * @throws MachineError (as rejection) when the realm itself cannot be booted
 */
export async function runSceneFiles(options: SceneRunOptions): Promise<SceneRun> {
  const { packs, rulebooks, tested, only, files, fired, waysOf, isStopped, patience = usualPatience } = options
  const open = async (): Promise<{ realm: Realm } & Pick<Booted, 'problems' | 'abilities'>> => {
    const realm = await options.openRealm()
    try {
      const { problems, abilities } = await bootPacks(realm, packs, 'defined')
      await options.onBoot?.(realm)
      return { realm, problems, abilities }
    } catch (error) {
      realm.close()
      throw error
    }
  }
  let { realm, problems, abilities } = await open()
  const results: PlacedResult[] = []
  const run = (): SceneRun => ({ results, unworded: unwordedOf(results, packs, tested, rulebooks), problems })
  try {
    for (const pack of packs) {
      if (!tested.includes(pack.id)) continue
      for (const scene of pack.scenes) {
        const file = `${pack.id}/${scene.path}`
        if (files && !files.includes(file)) continue
        if (isStopped?.()) return run()
        options.onStart?.(file)
        const module = moduleName(pack.id, scene.path)
        const byTitle = only && !scene.path.includes(only) ? only : undefined
        const ways = waysOf?.(file)
        let found: PlacedResult[]
        const play = async (compare: 'on' | 'off'): Promise<PlacedResult[]> => {
          const request = {
            modules: [module],
            compare,
            ...(ways ? { ways } : {}),
            ...(byTitle ? { only: byTitle } : {}),
            ...(fired ? { fired } : {}),
          }
          const reply = JSON.parse(await realm.call('runScenes', JSON.stringify(request), { fuel: fuelPerFile, patience })) as Omit<
            PlacedResult,
            'pack' | 'file' | 'line'
          >[]
          return reply.map((result) => ({ ...result, pack: pack.id, file: scene.path, ...lineOf(result.stack, packs, scene.path) }))
        }
        try {
          found = await play('off')
          if (found.some(isUnstable)) {
            // a script may have kept state: play the file again in a fresh realm and compare the writes, so that the failure names the script
            realm.close()
            ;({ realm, problems, abilities } = await open())
            const compared = await play('on')
            found = found.map((one) =>
              isUnstable(one) ? (compared.find(({ title, status }) => title === one.title && status === 'failed') ?? one) : one,
            )
          }
        } catch (error) {
          if (!(error instanceof MachineError)) throw error
          if (isStopped?.()) return run()
          found = [brokenBy(error, abilities[error.running - 1], pack.id, scene.path)]
          realm.close()
          ;({ realm, problems, abilities } = await open())
        }
        results.push(...found)
        options.onFile?.(file, found)
      }
    }
    return run()
  } finally {
    realm.close()
  }
}

/** Whether a scene failed because the game went differently when it was played again. */
const isUnstable = ({ status, way }: PlacedResult): boolean => status === 'failed' && (way === 'undo' || way === 'load')

function unwordedOf(
  results: readonly PlacedResult[],
  packs: readonly PackBundle[],
  tested: readonly string[],
  rulebooks: Rulebooks,
): Problem[] {
  return authorWords(packs, rulebooks)
    .unworded(results.flatMap(({ named = [] }) => named))
    .filter(({ pack }) => tested.includes(pack))
    .map(unwordedProblem)
}

/** @param ability the ability that was running */
function brokenBy(error: MachineError, ability: string | undefined, pack: string, file: string): PlacedResult {
  return {
    module: moduleName(pack, file),
    pack,
    file,
    title: `${file} breaks the realm`,
    status: 'failed',
    message: `${ability === undefined ? '' : `${ability} was running; `}${error.reason}: ${error.message}`,
    answers: 0,
  }
}

function lineOf(stack: string | undefined, packs: readonly PackBundle[], file: string): { line?: number } {
  if (!stack) return {}
  const lines = stack.split('\n').filter((line) => line.includes(file))
  const { line } = authorPlace(lines[0] ?? stack, packs)
  return line === undefined ? {} : { line }
}
