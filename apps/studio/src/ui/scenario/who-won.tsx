import type { CompetitionFigures, SimulationFigures, Wins } from '@questwright/lab'
import { Figure } from '../figures/figure.tsx'
import { percent } from './chart-words.ts'
import { WinsMeter } from './wins-meter.tsx'

interface WhoWonProps {
  readonly now: SimulationFigures | undefined
  readonly before: SimulationFigures | undefined
  /** The names of the decks, where they changed seats from game to game. */
  readonly decks: readonly string[] | undefined
}

const inWords = ({ wins, games, interval: { low, high } }: Wins): string =>
  `${wins} of ${games} (${percent(games === 0 ? 0 : wins / games)}; ${percent(low)} to ${percent(high)})`

const lead = ({ games, competition }: SimulationFigures, { decided, drawn }: CompetitionFigures): string =>
  competition === undefined ? '' : `${games} games: ${decided} decided, ${drawn} drawn`

interface Row {
  readonly name: string
  readonly of: (figures: CompetitionFigures) => Wins | undefined
}

/** The rows: the seats, the decks where they changed seats, and who took the first turn. */
function rowsOf({ bySeat, byDeck, wentFirst }: CompetitionFigures, decks: readonly string[] | undefined): readonly Row[] {
  return [
    ...bySeat.map((_, seat): Row => ({ name: `Seat ${seat + 1}`, of: (figures) => figures.bySeat[seat] })),
    ...(decks ? byDeck.map((_, deck): Row => ({ name: decks[deck] ?? `Deck ${deck + 1}`, of: (figures) => figures.byDeck[deck] })) : []),
    ...(wentFirst ? [{ name: 'Who goes first', of: (figures: CompetitionFigures) => figures.wentFirst }] : []),
  ]
}

/** The winners of games between players: by seat, by who goes first, and by deck. */
export function WhoWon({ now, before, decks }: WhoWonProps) {
  const told = now ?? before
  if (told?.competition === undefined) return null
  return (
    <Figure
      title="Who won"
      meaning="How often the bot of each seat won; the mark on a bar is the 95 % interval (Wilson). A drawn game counts for nobody. To tell a strong deck from a good seat, let the decks change seats from game to game."
      lead={lead(told, told.competition)}
    >
      <div className="st-fig-numbers">
        <table>
          <caption className="st-heard">Games won</caption>
          <thead>
            <tr>
              <th scope="col">Whose</th>
              <th scope="col" className="is-wide">
                Won
              </th>
              <th scope="col">Now</th>
              <th scope="col">Before</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(told.competition, decks).map(({ name, of }, at) => {
              const [wins, earlier] = [now, before].map((figures) => (figures?.competition ? of(figures.competition) : undefined))
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: two decks may have one name, and the rows keep their order
                <tr key={at}>
                  <th scope="row">{name}</th>
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
