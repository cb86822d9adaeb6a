/** "Make a test of what I just played": the store of the dialog, which several pages can open. */

import {
  lastAction,
  openSceneRealm,
  type Plan,
  plansOf,
  type Recording,
  recordPlay,
  strangersOn,
  type Tried,
  tryScene,
  usualTicks,
  type WantedScene,
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
    const board = rulebookOfAll(packs).sceneBoard
    const inputs = held.holder.standing.inputs.slice(0, at)
    const recording = await recordPlay({
      ...{ setup, seed, inputs, packs, viewer, board },
      engine: engineName(engine),
      openRealm: (options) => openStudioRealm(engine, options),
      keyframe: (most) => held.holder.keyframe(most),
    })
    if (mine !== turn) return
    const { decisions } = recording
    if (decisions.length === 0) throw new Error('The last inputs of this game are no decisions: there is nothing to make a test of.')
    const range = lastAction(decisions, board)
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
  set({ from, to: end, plans, ticked: plan ? usualTicks(plan) : [], tried: undefined })
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

/** Makes the scene, removes what it does not need, and runs it four ways in its final form. */
export async function tryTest(wanted: WantedScene): Promise<void> {
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
      const tried = await tryScene(wanted, {
        plans,
        ticked: ticked.flatMap((i) => plan.changes[i] ?? []),
        before: await textOf(pack, path),
        reader: readerOf(bundles),
        realm,
        compile: (source) => compileScript({ pack, path, source }),
        onTry: (tries) => {
          if (mine === turn) set({ tries })
        },
      })
      if (mine === turn) set({ status: 'choosing', tried })
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
