import './difference-table.css'
import { type Catalogue, isSeat, statWord } from '@questwright/board'
import type { Difference } from '@questwright/realm/web'
import { readable } from '@questwright/rulebook'

interface DifferenceTableProps {
  readonly differences: readonly Difference[]
  readonly catalogue: Catalogue
  /** The headings of the two columns. */
  readonly labels?: readonly [string, string]
}

const mostShown = 12

/** Differing values of two tables side by side: with the old and the new script, or of two branches of a game. */
export function DifferenceTable({ differences, catalogue, labels = ['Old script', 'New script'] }: DifferenceTableProps) {
  const subject = ({ card, code }: Difference): string => {
    if (code !== undefined) return catalogue.card(code)?.title ?? readable(code)
    if (card === 'status') return 'The game'
    if (isSeat(card)) return catalogue.sentence('board.seat-name', { seat: card })
    return 'A hidden card'
  }
  const what = (word: string): string => statWord(catalogue, word).toLowerCase()
  const value = ({ what: word }: Difference, shown: string): string => {
    if (word !== 'zone' || shown === '–') return shown
    const [zone = shown] = shown.split('/').slice(-1)
    const name = zone.includes('.') ? zone.slice(zone.indexOf('.') + 1) : zone
    return catalogue.has(`board.zone.${name}`) ? catalogue.sentence(`board.zone.${name}`, {}) : readable(name)
  }
  return (
    <table className="st-differences">
      <thead>
        <tr>
          <th scope="col">What differs</th>
          <th scope="col">{labels[0]}</th>
          <th scope="col">{labels[1]}</th>
        </tr>
      </thead>
      <tbody>
        {differences.slice(0, mostShown).map((difference) => (
          <tr key={`${difference.card}:${difference.what}`}>
            <th scope="row">
              {subject(difference)}, {what(difference.what)}
            </th>
            <td>{value(difference, difference.before)}</td>
            <td>
              <strong>{value(difference, difference.after)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
      {differences.length > mostShown && (
        <tfoot>
          <tr>
            <td colSpan={3}>and {differences.length - mostShown} more</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
