/** Runs the matrix of dry runs in a worker, one cell after the other, and stores the results for pages. */
import type { PackBundle } from '@questwright/packs/types'
import { type KeptRealm, keptRealm } from '@questwright/realm/web'
import { cellsOf, type DryCell, type DryStatus, runCell } from '@questwright/workshop/dry-runs'
import { create } from 'zustand'
import { asApiError, theEngine } from '../library.ts'
import { openStudioRealm } from '../realm-worker.ts'

interface DryRuns {
  readonly status: DryStatus
  readonly pack: string
  readonly cells: readonly DryCell[]
}

export const useDryRuns = create<DryRuns>(() => ({ status: 'idle', pack: '', cells: [] }))

let turn = 0

/** Stops the running matrix; results stay. */
export function stopDryRuns(): void {
  turn++
  const { status, cells } = useDryRuns.getState()
  if (status !== 'running') return
  useDryRuns.setState({ status: 'stopped', cells: cells.map((cell) => (cell.state === 'running' ? { ...cell, state: 'waiting' } : cell)) })
}

/** The time limit for a worker, in milliseconds: an endless loop runs out of fuel long before that, even on a slow machine. */
const patience = 20_000

/**
 * Runs the matrix of a pack, beginning with the open scenario. A running matrix is stopped, and earlier results are removed.
 * @param slug the open scenario
 */
export async function runDryRuns(pack: string, slug: string, bundles: readonly PackBundle[]): Promise<void> {
  const mine = ++turn
  const bundle = bundles.find(({ id }) => id === pack)
  if (!bundle) return
  const planned = cellsOf(bundle, slug, bundles)
  useDryRuns.setState({ status: 'running', pack, cells: planned })
  let realm: KeptRealm | undefined
  try {
    const engine = await theEngine([bundle])
    // booting packs takes far longer than a setup: all cells share one realm, which is reset for each
    realm = keptRealm(() => openStudioRealm(engine, { patience }))
    for (const cell of planned) {
      if (turn !== mine) return
      if (!cell.choice) continue
      put({ ...cell, state: 'running' })
      const done = await runCell(cell, cell.choice, bundles, realm)
      if (turn !== mine) return
      put(done)
    }
    useDryRuns.setState({ status: 'done' })
  } catch (error) {
    if (turn !== mine) return
    const { message, remedy } = asApiError(error)
    useDryRuns.setState({
      status: 'stopped',
      cells: planned.map((cell) => ({ ...cell, state: 'red', messages: [{ title: message, remedy }] })),
    })
  } finally {
    realm?.close()
  }
}

function put(cell: DryCell): void {
  const { cells } = useDryRuns.getState()
  useDryRuns.setState({ cells: cells.map((one) => (isSame(one, cell) ? cell : one)) })
}

const isSame = (a: DryCell, b: DryCell): boolean => a.scenario === b.scenario && a.players === b.players && a.mode === b.mode
