/** The best score of each scenario. */
import type { GameSummary } from './history.ts'

export interface ScenarioRecord {
  readonly code: string
  readonly title: string
  readonly games: number
  readonly won: number
  readonly lost: number
  /** The lowest score of a first ending, with its game; of equal scores the earlier one. */
  readonly best: (GameSummary & { readonly score: number }) | undefined
}

/** Scenarios by title, with their best games. Endings after an undo count neither as won nor as lost. */
export function bestScores(games: readonly GameSummary[]): readonly ScenarioRecord[] {
  const codes = [...new Set(games.map(({ scenario }) => scenario.code))]
  return codes
    .map((code) => {
      const played = games.filter(({ scenario }) => scenario.code === code)
      const first = played.filter(({ ending }) => ending === 'first')
      const scored = first.filter((game): game is GameSummary & { score: number } => game.score !== undefined)
      scored.sort((one, other) => one.score - other.score || (one.finished < other.finished ? -1 : 1))
      return {
        code,
        title: played[0]?.scenario.title ?? code,
        games: played.length,
        won: first.filter(({ outcome }) => outcome.result === 'won').length,
        lost: first.filter(({ outcome }) => outcome.result === 'lost').length,
        best: scored[0],
      }
    })
    .sort((one, other) => one.title.localeCompare(other.title, 'en'))
}

/** The best score of a scenario among games at other tables; undefined where none was won. */
export function bestBeside(
  games: readonly GameSummary[],
  { scenario, table }: { readonly scenario: string; readonly table: string | undefined },
): number | undefined {
  return bestScores(games.filter((game) => game.table !== table)).find(({ code }) => code === scenario)?.best?.score
}
