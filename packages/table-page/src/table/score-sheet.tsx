import './score-sheet.css'
import type { Catalogue } from '@questwright/board'
import type { JsonObject, Outcome } from '@questwright/realm/web'
import { entryIn, readable } from '@questwright/rulebook'
import type { ComponentType } from 'react'

/** The data from which the score of a game is drawn. */
export interface ScoreProps {
  readonly catalogue: Catalogue
  readonly result: Outcome['result']
  /** The figures that the rules have counted, from the outcome of the game. */
  readonly figures: JsonObject
  /** The best score of other games of the same scenario; `none` where there is none yet, undefined where scores are not kept. */
  readonly best?: number | 'none' | undefined
}

/** How each game computes and shows its score, by the id of the game. The page passes in the games that it has. */
export interface GameScores {
  readonly [game: string]: ComponentType<ScoreProps>
}

interface ScoreSheetProps extends ScoreProps {
  readonly scores: GameScores
  /** The number of moves made by hand. */
  readonly byHand?: number
}

/** The figures that the rules have counted: with the score where the game has one, else rounds and figures of seats. */
export function ScoreSheet({ scores, catalogue, result, figures, byHand = 0, best }: ScoreSheetProps) {
  const Sheet = entryIn(scores, catalogue.rulebook.game) ?? Stood
  return (
    <>
      <ByHandNote changes={byHand} />
      <Sheet catalogue={catalogue} result={result} figures={figures} best={best} />
    </>
  )
}

/** A note that the score is not compared with other games, because moves were made by hand. */
export function ByHandNote({ changes }: { readonly changes: number }) {
  if (changes === 0) return null
  return (
    <p className="st-finding is-warning" data-by-hand={changes}>
      {changes === 1 ? 'One change was' : `${changes} changes were`} made by hand in this game: it does not compare with games that were
      not.
    </p>
  )
}

/** The number of rounds, where the game counts them, and the rulebook's figures for each seat. */
function Stood({ catalogue, result, figures }: ScoreProps) {
  const rows = catalogue.rulebook.seatFigures.flatMap((figure) => {
    const bySeat = figures[figure]
    if (typeof bySeat !== 'object' || bySeat === null || Array.isArray(bySeat)) return []
    return Object.entries(bySeat).map(([seat, value]) => ({ figure, seat, value }))
  })
  return (
    <table className="st-score" data-result={result}>
      <caption className="st-heard">Where the game stood</caption>
      <tbody>
        {typeof figures.rounds === 'number' && (
          <tr>
            <th scope="row">Rounds</th>
            <td>{figures.rounds}</td>
          </tr>
        )}
        {rows.map(({ figure, seat, value }) => (
          <tr key={`${figure} ${seat}`}>
            <th scope="row">
              {readable(figure)} of {catalogue.sentence('board.seat-name', { seat })}
            </th>
            <td>{String(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
