/** Makes a scene from recorded decisions and runs it in its final form, before its file is written. */
import type { Problem } from '@questwright/packs/types'
import type { Change } from './changes.ts'
import { type Made, makeScene, type Plan } from './compose-scene.ts'
import type { BoardReader } from './scene-board.ts'
import { freeTitle, withScene } from './scene-file.ts'
import type { SceneRealm, TriedResult } from './scene-realm.ts'

export interface WantedScene {
  readonly title: string
  /** The pack of the scene, and the path of its file in that pack. */
  readonly pack: string
  readonly path: string
}

export interface Tried extends Made {
  readonly pack: string
  readonly path: string
  /** The complete future text of the file. */
  readonly text: string
  /** The result of its scene, run all four ways. */
  readonly fourWays: TriedResult
}

export interface TryOptions {
  /** Possible beginnings, the nearest first. */
  readonly plans: readonly Plan[]
  /** The changes that the scene asserts. */
  readonly ticked: readonly Change[]
  /** The current text of the file; empty where there is none. */
  readonly before: string
  readonly reader: BoardReader
  readonly realm: Pick<SceneRealm, 'run'>
  /** Compiles the text of the file. */
  readonly compile: (
    source: string,
  ) => Promise<{ readonly code?: string; readonly problems: readonly Pick<Problem, 'message' | 'remedy'>[] }>
  /** Called after every try. */
  readonly onTry?: (tries: number) => void
}

/** Makes the scene, removes what it does not need, and runs it four ways in its final form. @throws Error where no board can be laid out */
export async function tryScene(wanted: WantedScene, { plans, ticked, before, reader, realm, compile, onTry }: TryOptions): Promise<Tried> {
  const { pack, path } = wanted
  const title = freeTitle(before, wanted.title)
  const made = await makeScene(plans, { title, pack, ticked }, reader, realm, onTry)
  const text = withScene(before, made.scene)
  const { code, problems } = await compile(text)
  const [problem] = problems
  const message = `${problem?.message ?? 'The file does not compile.'} ${problem?.remedy ?? ''}`
  const results: readonly TriedResult[] =
    code === undefined ? [{ module: '', title, status: 'failed', message, answers: 0 }] : await realm.run(code, { ways: 'all', title })
  return { ...made, pack, path, text, fourWays: results[0] ?? made.result }
}
