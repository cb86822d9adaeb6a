import type { Catalogue } from '@questwright/board'
import type { JsonObject } from '@questwright/realm/web'

const parts: readonly (readonly [part: string, name: string, sign: 1 | -1])[] = [
  ['threat', 'Threat', 1],
  ['deadHeroes', 'Threat cost of dead heroes', 1],
  ['damage', 'Damage on heroes', 1],
  ['rounds', 'Ten for each round', 1],
  ['victoryPoints', 'Victory points', -1],
]

const objectOf = (value: unknown): { readonly [part: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { readonly [part: string]: unknown }) : {}

/** Rounds and threats, and after a victory the score. The lower, the better. */
export function ScoreSheet({ catalogue, figures }: { readonly catalogue: Catalogue; readonly figures: JsonObject }) {
  const score = objectOf(figures.score)
  const isScored = typeof score.total === 'number'
  return (
    <table className="st-score">
      <tbody>
        <tr>
          <th scope="row">Rounds</th>
          <td>{String(figures.rounds ?? '–')}</td>
        </tr>
        {Object.entries(objectOf(figures.threat)).map(([seat, threat]) => (
          <tr key={seat}>
            <th scope="row">Threat of {catalogue.sentence('board.seat-name', { seat })}</th>
            <td>{String(threat)}</td>
          </tr>
        ))}
        {isScored &&
          parts.map(([part, name, sign]) => (
            <tr key={part} className="is-part">
              <th scope="row">{name}</th>
              <td>
                {sign === -1 && score[part] !== 0 ? '−' : ''}
                {String(score[part] ?? 0)}
              </td>
            </tr>
          ))}
        {isScored && (
          <tr className="is-total">
            <th scope="row">Score (the lower, the better)</th>
            <td>{String(score.total)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
