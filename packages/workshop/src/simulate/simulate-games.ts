/** Simulates many games with bots, with statistics. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Bots, figuresOf, type SimulatedGame, type SimulationFigures } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs'
import type { RealmKind, ScriptProblem, Setup } from '@questwright/realm'
import { engineIdentity, openLab } from '../running/lab.ts'
import { gameFile, writeGame } from '../saved-games.ts'
import type { LoadedWorkspace } from '../workspace/local-pack.ts'

export interface SimulationOptions {
  readonly setup: Setup
  /** The packs that the games need. */
  readonly packs: readonly PackBundle[]
  readonly realm: RealmKind
  /** Equal seeds give equal games. */
  readonly seed: string
  readonly games: number
  readonly bot: Bots
  /** Whether decks swap seats from game to game; `as-named` if not given. */
  readonly seating?: 'swapped' | 'as-named'
  /** A folder to which every game is written. */
  readonly keep?: string
}

/** Progress. */
export type SimulationEvent =
  /** A script that did not load: reported before the first game. */
  | { readonly kind: 'script-problem'; readonly problem: ScriptProblem }
  | { readonly kind: 'simulated'; readonly done: number; readonly won: number; readonly decided: number; readonly all: number }

export interface SimulationReport {
  readonly games: number
  readonly figures: SimulationFigures
  /** The number of decisions in all games together. */
  readonly decisions: number
  readonly seconds: number
  /** Hash of the final states of the games: equal for the same games. */
  readonly hash: string
  /** The games in which the evaluation of the bot failed, by their seeds. */
  readonly slips: readonly { readonly seed: string; readonly slip: string }[]
  /** Scripts that did not load. */
  readonly scripts: readonly ScriptProblem[]
  /** Number of games written to the folder; undefined without a folder. */
  readonly kept?: number
}

/**
 * Plays games with bots.
 * @param workspace used to find the line of an error that has none
 */
export async function simulateGames(
  workspace: LoadedWorkspace,
  { setup, packs, realm, seed, games: all, bot, seating, keep }: SimulationOptions,
  tell: (event: SimulationEvent) => void = () => undefined,
): Promise<SimulationReport> {
  const lab = await openLab(realm, packs, workspace)
  try {
    const scripts = lab.problems
    for (const problem of scripts) tell({ kind: 'script-problem', problem })
    let won = 0
    let decided = 0
    let done = 0
    tell({ kind: 'simulated', done, won, decided, all })
    const begin = performance.now()
    const games = await lab.simulate(
      {
        ...{ setup, seed, first: 0, games: all, bot, course: 'told' as const },
        ...(seating === undefined ? {} : { seating }),
        ...(keep === undefined ? {} : { record: 'inputs' as const }),
      },
      (batch) => {
        done += batch.length
        won += batch.filter((one) => one.result === 'won').length
        decided += batch.filter((one) => one.result === 'decided').length
        tell({ kind: 'simulated', done, won, decided, all })
      },
    )
    const seconds = (performance.now() - begin) / 1000
    return {
      games: games.length,
      figures: figuresOf(games),
      decisions: games.reduce((sum, game) => sum + game.decisions, 0),
      seconds,
      hash: createHash('sha256')
        .update(games.map((game) => game.hash).join(' '))
        .digest('hex')
        .slice(0, 16),
      slips: games.flatMap((game) => (game.slips[0] === undefined ? [] : [{ seed: game.seed, slip: game.slips[0] }])),
      scripts,
      ...(keep === undefined ? {} : { kept: await keepGames(keep, games, packs) }),
    }
  } finally {
    lab.close()
  }
}

/**
 * Writes every game to a file of its own, for `qw replay --all`. The same simulation writes the same files.
 * @returns the number of files
 */
async function keepGames(folder: string, games: readonly SimulatedGame[], packs: readonly PackBundle[]): Promise<number> {
  const engine = await engineIdentity(packs)
  const width = String(Math.max(0, games.length - 1)).length
  let kept = 0
  for (const [n, { record }] of games.entries())
    if (record) {
      writeGame(join(folder, `game-${String(n).padStart(width, '0')}.json`), gameFile(record, engine, packs))
      kept += 1
    }
  return kept
}
