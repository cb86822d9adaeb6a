import { bestScores } from '@questwright/workshop/best-scores'
import type { GameSummary } from '../../api-types.ts'
import { dayOf, decksOf } from './words.ts'

/** One line for each scenario of games that all players win or lose together: the lowest score, its players, and the number of games. */
export function BestScores({ games }: { readonly games: readonly GameSummary[] }) {
  if (games.length === 0) return null
  return (
    <section aria-labelledby="best">
      <h2 id="best">Best scores</h2>
      <table className="st-table-list">
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            <th scope="col" className="is-number">
              Best score
            </th>
            <th scope="col">By</th>
            <th scope="col" className="is-number">
              Won
            </th>
            <th scope="col" className="is-number">
              Lost
            </th>
          </tr>
        </thead>
        <tbody>
          {bestScores(games).map(({ code, title, best, won, lost }) => (
            <tr key={code}>
              <th scope="row">{title}</th>
              <td className="is-number">{best ? <strong>{best.score}</strong> : '–'}</td>
              <td>
                {best ? (
                  <>
                    {decksOf(best)} <span className="st-quiet">{dayOf(best.finished)}</span>
                  </>
                ) : (
                  <span className="st-quiet">not won yet</span>
                )}
              </td>
              <td className="is-number">{won}</td>
              <td className="is-number">{lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
