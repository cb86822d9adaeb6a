/** The results of a scenario so far: those of the user's own games, and those of bots. */
import type { SimulationFigures } from '@questwright/lab'
import type { GameSummary } from './history.ts'

export interface Tally {
  readonly won: number
  readonly lost: number
}

/** Own games by the code of their scenario. A table on which a game ended twice counts once, with its first end. */
export function talliesOf(games: readonly Pick<GameSummary, 'scenario' | 'outcome' | 'ending'>[]): ReadonlyMap<string, Tally> {
  const all = new Map<string, Tally>()
  for (const { scenario, outcome, ending } of games) {
    if (ending === 'again') continue
    const { won, lost } = all.get(scenario.code) ?? { won: 0, lost: 0 }
    // a "decided" game, in which the user played both winners and losers, counts as neither
    all.set(scenario.code, { won: won + Number(outcome.result === 'won'), lost: lost + Number(outcome.result === 'lost') })
  }
  return all
}

/**
 * The results in words.
 * @param bots the newest simulation of the scenario; it is left out where the bots played against each other
 */
export function recordWords(
  tally: Tally | undefined,
  bots: Pick<SimulationFigures, 'wins' | 'games' | 'competition'> | undefined,
): readonly string[] {
  const own = tally && tally.won + tally.lost > 0 ? [`${tally.won} won, ${tally.lost} lost`] : []
  const simulated = bots && bots.games > 0 && !bots.competition ? [`bots win ${Math.round((100 * bots.wins) / bots.games)} %`] : []
  return [...own, ...simulated]
}
