import type { Catalogue } from '@questwright/board'
import type { Json, JsonObject } from '@questwright/realm/web'
import type { ScoreProps } from '@questwright/table-page/table/score-sheet'
import { Trophy } from 'lucide-react'

interface Line {
  readonly part: string
  readonly name: string
  readonly note?: string
  /** By seat, for figures that are counted for each player. */
  readonly seats?: readonly number[]
  readonly sum: number
  readonly sign: 1 | -1
}

/**
 * The score of a won game as the Rules Reference counts it, line by line. A lost game has threats and rounds, and the reason why there is no score.
 */
export function LcgScore({ catalogue, result, figures, best }: ScoreProps) {
  const score = objectOf(figures.score)
  return result === 'won' && typeof score.total === 'number' ? (
    <Scored catalogue={catalogue} score={score} figures={figures} best={best} />
  ) : (
    <NotScored catalogue={catalogue} figures={figures} />
  )
}

function Scored({ catalogue, score, figures, best }: Omit<ScoreProps, 'result'> & { readonly score: JsonObject }) {
  const players = listOf(score.players).map(objectOf)
  const seats = players.map(({ seat }) => String(seat))
  const perSeat = (part: string) => (players.length > 1 ? { seats: players.map((player) => numberOf(player[part])) } : {})
  const ten = numberOf(score.rounds)
  const worth = listOf(score.victoryDisplay).map(objectOf)
  const worthNote = worth.map(({ card, points }) => `${catalogue.card(String(card))?.title ?? String(card)} ${numberOf(points)}`).join(', ')
  const lines: readonly Line[] = [
    { part: 'threat', name: 'Final threat', ...perSeat('threat'), sum: numberOf(score.threat), sign: 1 },
    { part: 'deadHeroes', name: 'Threat cost of dead heroes', ...perSeat('deadHeroes'), sum: numberOf(score.deadHeroes), sign: 1 },
    { part: 'damage', name: 'Damage on surviving heroes', ...perSeat('damage'), sum: numberOf(score.damage), sign: 1 },
    { part: 'rounds', name: 'Completed rounds', note: `${ten / 10} × 10`, sum: ten, sign: 1 },
    {
      part: 'victoryPoints',
      name: 'Victory points',
      ...(worthNote === '' ? {} : { note: worthNote }),
      sum: numberOf(score.victoryPoints),
      sign: -1,
    },
  ]
  const total = numberOf(score.total)
  const several = seats.length > 1
  return (
    <>
      {best !== undefined && <Best total={total} best={best} />}
      <table className="st-score" data-result="won">
        <caption className="st-heard">Score</caption>
        {several && (
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {catalogue.sentence('board.seat-name', { seat })}
                </th>
              ))}
              <th scope="col">Group</th>
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map(({ part, name, note, seats: own, sum, sign }) => (
            <tr key={part} data-part={part}>
              <th scope="row">
                {name}
                {note !== undefined && <small>{note}</small>}
              </th>
              {several && (own ?? seats.map(() => undefined)).map((value, index) => <td key={seats[index]}>{value ?? ''}</td>)}
              <td>
                {sign === -1 && sum > 0 ? '−' : ''}
                {sum}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="is-total" data-part="total">
            <th scope="row" colSpan={several ? seats.length + 1 : 1}>
              Score of the group
              <small>the lower, the better; it may be negative</small>
            </th>
            <td>{written(total)}</td>
          </tr>
          <tr className="is-quiet" data-part="without-rounds">
            <th scope="row" colSpan={several ? seats.length + 1 : 1}>
              By the first rulebook, which counts no rounds
            </th>
            <td>{written(total - ten)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="st-quiet">Won in round {String(figures.rounds ?? '–')}. A round counts once its last step is done.</p>
    </>
  )
}

/** The score compared with the best score of the scenario. */
function Best({ total, best }: { readonly total: number; readonly best: number | 'none' }) {
  const by = best === 'none' ? 0 : best - total
  return (
    <p className="st-score-best" data-best={best === 'none' || by > 0 ? 'this' : by === 0 ? 'both' : 'other'}>
      <Trophy size={16} aria-hidden="true" />
      <span>
        {best === 'none' && `${written(total)} is the first score of this scenario.`}
        {best !== 'none' && by > 0 && `${written(total)} is the best score so far: better by ${by} than ${written(best)}.`}
        {best !== 'none' && by === 0 && `${written(total)} is as good as the best score so far.`}
        {best !== 'none' && by < 0 && `The best score so far is ${written(best)}: better by ${-by} than ${written(total)}.`}
      </span>
    </p>
  )
}

function NotScored({ catalogue, figures }: { readonly catalogue: Catalogue; readonly figures: JsonObject }) {
  return (
    <>
      <p className="st-finding is-warning">Only won games are scored: this one has no score.</p>
      <table className="st-score" data-result="lost">
        <caption className="st-heard">Where the game stood</caption>
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
        </tbody>
      </table>
    </>
  )
}

const written = (value: number): string => (value < 0 ? `−${-value}` : String(value))

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [])

const objectOf = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
