/** Plays many games and compares them with the model, one after the other. */
import type { RealmKind } from '@questwright/realm'
import { failing, failingPack } from './failing-pack.ts'
import { type Played, playModelGame } from './model-game.ts'
import { RealmPool } from './realm-pool.ts'

export interface ManyGames {
  readonly kind: RealmKind
  readonly seed: string
  /** Returns the number of the next game, given how many games were played and how many errors occurred; `undefined` ends. */
  readonly next: (played: number, faults: number) => number | undefined
  readonly replayEvery: number
}

/**
 * Plays games.
 * @returns their number and the sums over them
 * @throws Differs at the first game that differs from the model
 */
export async function playManyGames({ kind, seed, next, replayEvery }: ManyGames): Promise<Played & { readonly games: number }> {
  const packs = { failing: failingPack('failing'), touched: failingPack('touched'), mended: failingPack('mended') }
  const cards = kind === 'native' ? failing.everywhere : [...failing.everywhere, ...failing.inSandbox]
  const pool = new RealmPool(kind)
  const sum = { games: 0, steps: 0, inputs: 0, faults: 0, replays: 0 }
  try {
    for (let game = next(0, 0); game !== undefined; game = next(sum.games, sum.faults)) {
      const played = await playModelGame({ seed: `${seed} ${game}`, pool, packs, cards, replayEvery, viewers: ['p1'] })
      sum.games++
      for (const key of ['steps', 'inputs', 'faults', 'replays'] as const) sum[key] += played[key]
    }
    return sum
  } finally {
    pool.close()
  }
}
