/** "Make a test of what I just played": the store of the dialog, which several pages can open. */

import { type Undeclared, undeclaredOf } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import {
  type Change,
  freeTitle,
  lastAction,
  type Made,
  makeScene,
  namesIn,
  openSceneRealm,
  type Plan,
  pathOf,
  plansOf,
  type Recording,
  recordPlay,
  type TriedResult,
  withScene,
} from '@questwright/scenes'
import { engineName } from '@questwright/session'
import { toast } from '@questwright/table-page/parts/toast'
import { rulebookOfAll } from '@questwright/workshop/rulebooks'
import { create } from 'zustand'
import { compileScript } from '../api.ts'
import { tableSession, useStudioGame } from '../game/game-session.ts'
import { mayShowHands } from '../game/show-hands.ts'
import { asApiError, theLabEngine, wholeBundles } from '../library.ts'
import { addDependencies } from '../packs/dependencies.ts'
import { openStudioRealm } from '../realm-worker.ts'
import { readerOf } from '../situations/sources.ts'
import { putScene, textOf } from './put-scene.ts'

export interface Tried extends Made {
  readonly pack: string
  readonly path: string
  /** The complete future text of the file. */
  readonly text: string
  /** The result of its scene, run all four ways. */
  readonly fourWays: TriedResult
}

export interface MakeTest {
  readonly status: 'closed' | 'recording' | 'choosing' | 'trying' | 'writing' | 'failed'
  readonly failure?: string
  readonly recording?: Recording
  /** Indices of inputs. */
  readonly from: number
  readonly to: number
  /** Possible starts, the nearest first; the changes shown are those of the first. */
  readonly plans: readonly Plan[]
  /** Indices of the plan's changes that the scene asserts. */
  readonly ticked: readonly number[]
  readonly tries: number
  readonly tried?: Tried | undefined
}

const closed: MakeTest = { status: 'closed', from: 0, to: 0, plans: [], ticked: [], tries: 0 }

export const useMakeTest = create<MakeTest>(() => closed)

const set = useMakeTest.setState

/** The number of changes ticked by default: more make a scene hard to read. */
const mostTicked = 8

let turn = 0

/**
 * Opens the dialog with the last decisions of the running game, or shows a message where no game runs. Where hands are hidden it asks first,
 * because the dialog reveals them all.
 */
export async function makeTestOfPlay(): Promise<void> {
  const held = tableSession.running?.held
  const { packs, viewer, at } = useStudioGame.getState()
  if (!held) return void toast('No game runs: play something first, then make a test of it.')
  if (at === 0) return void toast('Nothing was decided yet: play something first, then make a test of it.')
  if (!(await mayShowHands('Make a test'))) return
  const mine = ++turn
  set({ ...closed, status: 'recording' })
  try {
    const engine = await theLabEngine(packs)
    const { setup, seed } = held.game
    const inputs = held.holder.standing.inputs.slice(0, at)
    const recording = await recordPlay({
      ...{ setup, seed, inputs, packs, viewer },
      engine: engineName(engine),
      openRealm: (options) => openStudioRealm(engine, options),
      keyframe: (most) => held.holder.keyframe(most),
    })
    if (mine !== turn) return
    const { decisions } = recording
    if (decisions.length === 0) throw new Error('The last inputs of this game are no decisions: there is nothing to make a test of.')
    const range = lastAction(decisions)
    const from = decisions[range.from]?.n ?? at - 1
    const last = decisions[range.to - 1]?.n ?? at - 1
    set({ status: 'choosing', recording })
    chooseRange(from, last + 1)
  } catch (error) {
    if (mine === turn) set({ status: 'failed', failure: wordsOf(error) })
  }
}

export function closeMakeTest(): void {
  turn++
  set({ ...closed })
}

/** Chooses other decisions: from one input up to before another. */
export function chooseRange(from: number, to: number): void {
  const { recording } = useMakeTest.getState()
  if (!recording) return
  const end = Math.max(to, from + 1)
  const plans = plansOf(recording, from, end, rulebookOfAll(useStudioGame.getState().packs))
  const [plan] = plans
  const ticked = plan ? plan.changes.flatMap(({ weight }, i) => (weight === 'telling' ? [i] : [])).slice(0, mostTicked) : []
  set({ from, to: end, plans, ticked, tried: undefined })
}

/** Whether the scene asserts a change. */
export function tick(change: number, on: 'on' | 'off'): void {
  const { ticked } = useMakeTest.getState()
  const others = ticked.filter((one) => one !== change)
  set({ ticked: (on === 'on' ? [...others, change] : others).sort((a, b) => a - b), tried: undefined })
}

/** Drops the tried scene after a change of the choices. */
export function forgetTried(): void {
  if (useMakeTest.getState().tried) set({ tried: undefined })
}

/** Packs of cards on the board of a plan, at its start or end, that are no dependencies of a pack. */
export function strangersOn({ begin, end }: Plan, pack: string, bundles: readonly PackOutline[]): Undeclared {
  const codes = [...begin.position.cards, ...Object.values(end.view.cards)].flatMap(({ code }) => code ?? [])
  return undeclaredOf(new Set(codes.map((code) => code.split(':')[0] ?? '')), pack, bundles)
}

/** The displayed name of a change. */
export function changeName(plan: Plan, change: Change): string {
  return pathOf(change, namesIn(plan.begin.position))
}

/** Makes the scene, removes what it does not need, and runs it four ways in its final form. */
export async function tryTest(wanted: { readonly title: string; readonly pack: string; readonly path: string }): Promise<void> {
  const { plans, ticked } = useMakeTest.getState()
  const [plan] = plans
  if (!plan) return
  const mine = ++turn
  const { pack, path } = wanted
  set({ status: 'trying', tries: 0, tried: undefined })
  try {
    // dependencies first: its scenes run with the dependencies of the pack
    await addDependencies(pack, strangersOn(plan, pack, await wholeBundles()).missing)
    const bundles = await wholeBundles()
    const engine = await theLabEngine(bundles.filter(({ id }) => id === pack))
    const realm = await openSceneRealm(pack, bundles, (options) => openStudioRealm(engine, options))
    try {
      const before = await textOf(pack, path)
      const title = freeTitle(before, wanted.title)
      const changes = ticked.flatMap((i) => plan.changes[i] ?? [])
      const made = await makeScene(plans, { title, pack, ticked: changes }, readerOf(bundles), realm, (tries) => {
        if (mine === turn) set({ tries })
      })
      const text = withScene(before, made.scene)
      const compiled = await compileScript({ pack, path, source: text })
      const [problem] = compiled.problems
      const results: readonly TriedResult[] =
        'code' in compiled
          ? await realm.run(compiled.code, { ways: 'all', title })
          : [
              {
                module: '',
                title,
                status: 'failed',
                message: `${problem?.message ?? 'The file does not compile.'} ${problem?.remedy ?? ''}`,
                answers: 0,
              },
            ]
      const fourWays = results[0] ?? made.result
      if (mine === turn) set({ status: 'choosing', tried: { ...made, pack, path, text, fourWays } })
    } finally {
      realm.close()
    }
  } catch (error) {
    if (mine === turn) set({ status: 'failed', failure: wordsOf(error) })
  }
}

/** Writes the tried scene. @returns whether it is written; a conflict is shown in the editor */
export async function writeTest(): Promise<'saved' | 'conflict' | 'failed'> {
  const { tried } = useMakeTest.getState()
  if (!tried) return 'failed'
  set({ status: 'writing' })
  const done = await putScene(tried.pack, tried.path, tried.text)
  if (done === 'saved') closeMakeTest()
  else set({ status: 'choosing' })
  return done
}

const wordsOf = (error: unknown): string => asApiError(error).message
