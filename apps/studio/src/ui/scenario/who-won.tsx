import type { CompetitionFigures, SimulationFigures, Wins } from '@questwright/lab'
import { Figure } from '../figures/figure.tsx'
import { percent } from './chart-words.ts'
import { WinsMeter } from './wins-meter.tsx'

interface WhoWonProps {
  readonly now: SimulationFigures | undefined
  readonly before: SimulationFigures | undefined
}

const inWords = ({ wins, games, interval: { low, high } }: Wins): string =>
  `${wins} of ${games} (${percent(games === 0 ? 0 : wins / games)}; ${percent(low)} to ${percent(high)})`

const lead = ({ games, competition }: SimulationFigures, { decided, drawn }: CompetitionFigures): string =>
  competition === undefined ? '' : `${games} games: ${decided} decided, ${drawn} drawn`

/** The winners of games between players, seat by seat. */
export function WhoWon({ now, before }: WhoWonProps) {
  const told = now ?? before
  if (told?.competition === undefined) return null
  return (
    <Figure
      title="Who won"
      meaning="How often the bot of each seat won; the mark on a bar is the 95 % interval (Wilson). A drawn game counts for nobody. To tell a strong deck from a good seat, play the same decks in the other order, or qw simulate --swap-seats."
      lead={lead(told, told.competition)}
    >
      <div className="st-fig-numbers">
        <table>
          <caption className="st-heard">Games won by seat</caption>
          <thead>
            <tr>
              <th scope="col">Seat</th>
              <th scope="col" className="is-wide">
                Won
              </th>
              <th scope="col">Now</th>
              <th scope="col">Before</th>
            </tr>
          </thead>
          <tbody>
            {told.competition.bySeat.map((_, seat) => {
              const [wins, earlier] = [now?.competition?.bySeat[seat], before?.competition?.bySeat[seat]]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its index
                <tr key={seat}>
                  <th scope="row">Seat {seat + 1}</th>
                  <td className="is-wide">{wins && <WinsMeter {...wins} />}</td>
                  <td>{wins ? inWords(wins) : '–'}</td>
                  <td>{earlier ? inWords(earlier) : '–'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Figure>
  )
}
