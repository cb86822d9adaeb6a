/** Runs the scenes (tests) of a pack in a worker, file by file, and again whenever a file of the pack is saved; stores their results. */

import type { PackBundle } from '@questwright/packs/types'
import { runSceneFiles, type ScriptProblem } from '@questwright/realm/web'
import { filesToRun, packsOf, restedFiles, type SceneFile, sceneFiles, stateOfResults, type TestedPart } from '@questwright/scenes'
import { toast } from '@questwright/table-page/parts/toast'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { create } from 'zustand'
import { asApiError, bundlesOf, theLabEngine, useLibrary } from '../library.ts'
import { openStudioRealm } from '../realm-worker.ts'

export interface TestRuns {
  readonly pack: string
  readonly status: 'idle' | 'running' | 'stopped' | 'done' | 'failed'
  readonly failure?: string | undefined
  readonly files: readonly SceneFile[]
  /** How many files the current or last run has, and how many of them are finished. */
  readonly asked: number
  readonly done: number
  /** Scripts that did not load, and keys of texts that are missing in the text file. */
  readonly problems: readonly Pick<ScriptProblem, 'pack' | 'file' | 'line' | 'message' | 'remedy'>[]
  /** All parts of the pack's cards and keywords that have effects; empty until the first run. */
  readonly parts: readonly TestedPart[]
}

const nothing: TestRuns = { pack: '', status: 'idle', files: [], asked: 0, done: 0, problems: [], parts: [] }

export const useTestRuns = create<TestRuns>(() => nothing)

const set = useTestRuns.setState
const get = useTestRuns.getState

/** Time limit for one file in milliseconds; after that its scripts count as hanging. */
const patience = 20_000

let turn = 0
let ends: (() => void) | undefined
/** The bundle for which scenes were last run. */
let seen: PackBundle | undefined

let following: 'yes' | 'no' = 'no'

/** Subscribes to saved changes: once the tests page was opened, scenes run after every save, on any page. */
function follow(): void {
  if (following === 'yes') return
  following = 'yes'
  useLibrary.subscribe(({ whole }, before) => {
    if (!whole || whole === before.whole) return
    const bundles = bundlesOf(whole)
    const bundle = bundles.find(({ id }) => id === get().pack)
    if (bundle) watchTests(bundle, bundles)
  })
}

/** Shows the scenes of a pack with their known results. Runs those that are outdated or never ran, now and after every save. */
export function watchTests(bundle: PackBundle, bundles: readonly PackBundle[]): void {
  follow()
  const state = get()
  if (state.pack !== bundle.id) {
    stopTests()
    seen = undefined
    set({ ...nothing, pack: bundle.id, files: sceneFiles(bundle) })
  }
  if (seen?.hash === bundle.hash) return
  const before = seen
  seen = bundle
  // keep results by path; drop files that are gone
  set({ files: sceneFiles(bundle, get().files) })
  const again = filesToRun(before, bundle)
  if (again.length > 0) void runTests(bundle, bundles, again)
}

/** Runs some files of the pack, or all. A current run is stopped first, and its remaining files are added to this run. */
export async function runTests(bundle: PackBundle, bundles: readonly PackBundle[], paths?: readonly string[]): Promise<void> {
  const open = get().files.flatMap(({ path, state }) => (state === 'running' || state === 'waiting' ? [path] : []))
  stopTests()
  const mine = ++turn
  const wanted = new Set([...(paths ?? bundle.scenes.map(({ path }) => path)), ...open])
  const isOver = () => mine !== turn
  const change = (path: string, to: Partial<SceneFile>) => {
    if (!isOver()) set({ files: get().files.map((file) => (file.path === path ? { ...file, ...to } : file)) })
  }
  const files = bundle.scenes.flatMap(({ path }) => (wanted.has(path) ? [`${bundle.id}/${path}`] : []))
  set({
    status: 'running',
    failure: undefined,
    asked: files.length,
    done: 0,
    files: get().files.map((file) => (wanted.has(file.path) ? { ...file, state: 'waiting' } : file)),
  })
  const pathOf = (file: string) => file.slice(bundle.id.length + 1)
  try {
    const engine = await theLabEngine([bundle])
    const run = await runSceneFiles({
      rulebooks,
      openRealm: async () => {
        const realm = await openStudioRealm(engine, { patience, limits: { milliseconds: patience } })
        ends = () => realm.close()
        if (isOver()) realm.close()
        return realm
      },
      packs: packsOf(bundle.id, bundles),
      tested: [bundle.id],
      files,
      fired: 'told',
      patience,
      isStopped: isOver,
      onBoot: async (realm) => {
        const parts = JSON.parse(await realm.call('fuzzParts', JSON.stringify({ packs: [bundle.id] }))) as readonly TestedPart[]
        if (!isOver()) set({ parts })
      },
      onStart: (file) => change(pathOf(file), { state: 'running' }),
      onFile: (file, results) => {
        change(pathOf(file), { state: stateOfResults(results), results })
        if (!isOver()) set({ done: get().done + 1 })
      },
    })
    if (isOver()) return
    set({ status: 'done', problems: [...run.problems, ...run.unworded] })
    tellElsewhere(bundle.id)
  } catch (error) {
    if (!isOver()) set({ status: 'failed', failure: asApiError(error).message, files: restedFiles(get().files) })
  }
}

/** Shows a notice of failed scenes, except on the tests page, which lists them. */
function tellElsewhere(pack: string): void {
  if (location.pathname.startsWith('/tests')) return
  const failed = get().files.flatMap(({ results }) => results.filter(({ status }) => status === 'failed'))
  const id = 'scenes-fail'
  if (failed.length === 0) return void toast.dismiss(id)
  const [first] = failed
  const description = `${first?.title ?? ''}: ${first?.message ?? ''}`.slice(0, 240)
  toast.error(`${failed.length} ${failed.length === 1 ? 'scene' : 'scenes'} of ${pack} failed. Tests shows where.`, { id, description })
}

/** Stops the current run; results stay. */
export function stopTests(): void {
  turn++
  ends?.()
  ends = undefined
  const { status, files } = get()
  if (status === 'running') set({ status: 'stopped', files: restedFiles(files) })
}
