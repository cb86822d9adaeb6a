/** Compares how long answers take in this commit and in another one: the same answers to the same tables, in turns. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { besideCommit } from './against.ts'
import { percentile } from './calibrate.ts'
import { row, wrong } from './print.ts'
import { type Player, playerIn } from './rounds.ts'

export interface TableOrder {
  readonly seed: string
}

/** The result of answering the questions of one table. */
export interface AnsweredTable {
  /** The time of each answer, in their order. */
  readonly milliseconds: readonly number[]
  /** The state hash after each answer. */
  readonly states: readonly string[]
}

type TablePlayer = Player<TableOrder, AnsweredTable>

/** How often both answer each table. Of each answer only the shortest time counts, so that a busy machine is not taken for a slow engine. */
const TIMES = 3
const TABLES = 12

function playerOf(name: string, folder: string): Promise<TablePlayer> {
  return playerIn(name, fork(fileURLToPath(new URL('./latency-player.ts', import.meta.url)), [folder], { cwd: folder }))
}

/**
 * Answers the same tables in this tree and in another commit, and prints the ratio of their times.
 * @param ref the git name of the other commit
 */
export function latencyAgainst(ref: string): Promise<void> {
  return besideCommit(ref, playerOf, async (players) => {
    for (const player of players) await player.play({ seed: 'warm-up' })
    const quickest: number[][][] = [[], []]
    for (let table = 0; table < TABLES; table++) {
      const states: string[] = []
      for (let time = 0; time < TIMES; time++) {
        // each of the two is first equally often
        const order = (table + time) % 2 === 0 ? [0, 1] : [1, 0]
        for (const i of order) {
          const { milliseconds, states: passed } = await (players[i] as TablePlayer).play({ seed: `table ${table}` })
          const best = quickest[i]?.[table] ?? milliseconds
          ;(quickest[i] as number[][])[table] = milliseconds.map((one, n) => Math.min(one, best[n] ?? one))
          states[i] = passed.join(' ')
        }
      }
      if (states[0] !== states[1]) wrong(`table ${table} came through other states: the ratio compares answers that are not the same`)
    }
    const [ours, theirs] = quickest as [number[][], number[][]]
    row('tables, answers of all', `${TABLES}, ${ours.flat().length}`)
    for (const p of [50, 95]) {
      row(
        `p${p} (ms): ${players.map(({ name }) => name).join(', ')}`,
        [ours, theirs].map((one) => percentile(one.flat(), p).toFixed(1)).join(', '),
      )
      const all = ours.map((one, table) => percentile(one, p) / percentile(theirs[table] as number[], p))
      const [low, middle, high] = [25, 50, 75].map((at) => percentile(all, at).toFixed(3))
      row(`p${p}, ratio table by table (median, middle half)`, `${middle}  (${low} … ${high})`)
    }
  })
}
