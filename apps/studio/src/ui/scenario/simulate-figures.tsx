'use client'

import { changeOfMean, changeOfWins, type RoundFigures, type SimulationFigures, type Spread } from '@questwright/lab'
import { authorWords } from '@questwright/packs/browser'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { useMemo } from 'react'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import type { Shown } from '../../client/scenario/kept-simulations.ts'
import { figure, percent, spread } from './chart-words.ts'
import type { LineSpec, LinesChartProps } from './charts.tsx'
import { endingWords } from './ending-words.ts'
import { Figure, Numbers } from './figure.tsx'
import { LinesChart } from './lazy-charts.tsx'

interface SimulateFiguresProps {
  readonly shown: Shown
  readonly players: number
  /** Figures of all numbers of players that were played, for the last chart. */
  readonly byPlayers: readonly { readonly players: number; readonly shown: Shown }[]
  readonly onOpen: (seed: string) => void
}

/** Rounds that fewer games reached say more of those games than of the scenario. */
const leastShare = 0.05

const rate = ({ wins, games }: SimulationFigures): number => (games === 0 ? 0 : wins / games)
const range = ({ interval }: SimulationFigures): string => `${percent(interval.low)} to ${percent(interval.high)}`

function differenceOfWins(now: SimulationFigures, before: SimulationFigures): string {
  const points = Math.round((rate(now) - rate(before)) * 100)
  const said = `${points > 0 ? '+' : ''}${points} points`
  const change = changeOfWins(now, before)
  return change === 'unclear' ? `${said}, may be chance` : `${said}, won ${change === 'more' ? 'more' : 'less'} often`
}

function differenceOfMeans(now: Spread, before: Spread): string {
  const by = now.mean - before.mean
  const said = `${by > 0 ? '+' : ''}${figure(by)}`
  const change = changeOfMean(now, before)
  return change === 'unclear' ? `${said}, may be chance` : `${said}, ${change}`
}

/** What many games said, beside what they said before the last change. */
export function SimulateFigures({ shown, players, byPlayers, onOpen }: SimulateFiguresProps) {
  const now = shown.now?.figures
  const before = shown.before?.figures
  const told = now ?? before
  if (!told) return null
  const meaningful = now && before ? changeOfWins(now, before) : 'unclear'
  return (
    <>
      <Figure
        title="Games won"
        meaning="The share of games that the bots won. The 95 % interval (Wilson) says where the true share lies, given that only so many games were played. A difference is called more or less often only where the two intervals do not overlap; anything else may be chance."
        lead={
          <>
            <strong className="st-sim-rate">{now ? percent(rate(now)) : '–'}</strong>
            {now && ` of ${now.games} games; 95 % interval ${range(now)}`}
            {now && before && meaningful !== 'unclear' && (
              <span className={`st-sim-change is-${meaningful}`}>{differenceOfWins(now, before)} than before</span>
            )}
          </>
        }
      >
        <Numbers
          caption="Games won, rounds and decisions, now and before the change"
          head={['', 'Now', 'Before', 'Difference']}
          rows={[
            [
              'Games won',
              now ? `${now.wins} of ${now.games} (${percent(rate(now))})` : '–',
              before ? `${before.wins} of ${before.games} (${percent(rate(before))})` : '–',
              now && before ? differenceOfWins(now, before) : '–',
            ],
            ['95 % interval', now ? range(now) : '–', before ? range(before) : '–', ''],
            ['Rounds', spread(now?.rounds), spread(before?.rounds), now && before ? differenceOfMeans(now.rounds, before.rounds) : '–'],
          ]}
        />
      </Figure>
      <Figure
        title="Willpower against threat, by round"
        meaning="The willpower that was committed and the threat in the staging area when they were compared, as means over the games that came to this round. Where threat lies above willpower the players fall behind. Rounds that fewer than one game in twenty reached are left out."
        lead={turnOfTheTide(told)}
      >
        <LinesChart {...questChart(now, before)} />
        <Numbers
          caption="Willpower and threat by round: mean ± spread"
          head={['Round', 'Games', 'Committed', 'Staged', ...(before && now ? ['Committed before', 'Staged before'] : [])]}
          rows={roundsOf(told)
            .filter(({ round }) => round > 0)
            .map((round) => [
              round.round,
              round.games,
              spread(round.figures.committed),
              spread(round.figures.staged),
              ...(before && now ? questBefore(before, round.round) : []),
            ])}
        />
      </Figure>
      <Figure
        title="Threat of a player, by round"
        meaning="The threat dial at the end of the round, as the mean over all players who are still in the game. The band is one standard deviation to each side: about two thirds of the dials lie in it. Round 0 is the starting threat; at 50 a player is out."
      >
        <LinesChart {...dialChart(now, before)} />
        <Numbers
          caption="Threat of a player by round: mean ± spread"
          head={['Round', 'Threat', ...(before && now ? ['Before'] : []), 'Progress']}
          rows={roundsOf(told).map((round) => [
            round.round,
            spread(round.seats.threat),
            ...(before && now ? [spread(before.byRound.find((one) => one.round === round.round)?.seats.threat)] : []),
            spread(round.figures.progress),
          ])}
        />
      </Figure>
      <Figure
        title="What ended the games"
        meaning="Each way in which games ended, and how often. “Open one” plays such a game again and lays it on the table, at its end: every decision can be taken back and looked at."
      >
        <Endings now={now} before={before} players={players} onOpen={onOpen} />
      </Figure>
      <Figure
        title="Games won, by players"
        meaning="The share of games won for each number of players that was played with these decks, mode and bot; the mark on the bar is the 95 % interval."
      >
        <WonByPlayers rows={byPlayers} />
      </Figure>
    </>
  )
}

function roundsOf(figures: SimulationFigures): readonly RoundFigures[] {
  return figures.byRound.filter(({ games }) => games >= leastShare * figures.games)
}

function turnOfTheTide(figures: SimulationFigures): string | undefined {
  const behind = roundsOf(figures).find(({ figures: { staged, committed } }) => staged && committed && staged.mean > committed.mean)
  return behind === undefined
    ? 'On average the committed willpower is never below the threat.'
    : `In round ${behind.round} the threat first lies above the willpower.`
}

function questBefore(before: SimulationFigures, round: number): string[] {
  const figures = before.byRound.find((one) => one.round === round)?.figures
  return [spread(figures?.committed), spread(figures?.staged)]
}

type Row = LinesChartProps['rows'][number]

/** One row for each round of either. */
function rowsOf(
  now: SimulationFigures | undefined,
  before: SimulationFigures | undefined,
  fields: (round: RoundFigures, suffix: string) => Row,
): Row[] {
  const rows = new Map<number, Row>()
  const add = (figures: SimulationFigures | undefined, suffix: string): void => {
    for (const round of figures ? roundsOf(figures) : [])
      rows.set(round.round, { ...rows.get(round.round), round: round.round, ...fields(round, suffix) })
  }
  add(now, '')
  add(before, 'Before')
  return [...rows.values()].sort((a, b) => Number(a.round) - Number(b.round))
}

function questChart(now: SimulationFigures | undefined, before: SimulationFigures | undefined): LinesChartProps {
  const rows = rowsOf(now, before, ({ figures: { committed, staged } }, suffix) => ({
    ...(committed ? { [`committed${suffix}`]: committed.mean } : {}),
    ...(staged ? { [`staged${suffix}`]: staged.mean } : {}),
  })).filter(({ round }) => Number(round) > 0)
  const lines: LineSpec[] = [
    ...(before
      ? ([
          { field: 'committedBefore', name: 'committed before', colour: '--muted', marker: 'diamond', dash: 'dotted' },
          { field: 'stagedBefore', name: 'staged before', colour: '--muted', marker: 'triangle', dash: 'dotted' },
        ] as const)
      : []),
    ...(now
      ? ([
          { field: 'committed', name: 'committed', colour: '--willpower', marker: 'square', dash: 'dashed' },
          { field: 'staged', name: 'staged', colour: '--threat', marker: 'circle', dash: 'solid' },
        ] as const)
      : []),
  ]
  return { rows, lines }
}

function dialChart(now: SimulationFigures | undefined, before: SimulationFigures | undefined): LinesChartProps {
  const rows = rowsOf(now, before, ({ seats: { threat } }, suffix) =>
    threat
      ? {
          [`threat${suffix}`]: threat.mean,
          ...(suffix === '' ? { band: [Math.max(0, threat.mean - threat.deviation), threat.mean + threat.deviation] } : {}),
        }
      : {},
  )
  const lines: LineSpec[] = [
    ...(before ? ([{ field: 'threatBefore', name: 'before', colour: '--muted', marker: 'diamond', dash: 'dotted' }] as const) : []),
    ...(now ? ([{ field: 'threat', name: 'threat', colour: '--threat', marker: 'circle', dash: 'solid', band: 'band' }] as const) : []),
  ]
  return { rows, lines }
}

interface EndingsProps {
  readonly now: SimulationFigures | undefined
  readonly before: SimulationFigures | undefined
  readonly players: number
  readonly onOpen: (seed: string) => void
}

function Endings({ now, before, players, onOpen }: EndingsProps) {
  const answer = useLibrary((state) => state.packs)
  const authored = useMemo(() => authorWords(bundlesOf(answer), rulebooks), [answer])
  const words = new Map<
    string,
    { readonly now: number; readonly before: number; readonly seed: string | undefined; readonly tone: string }
  >()
  for (const ending of now?.endings ?? []) {
    const said = endingWords(ending, players, authored)
    const known = words.get(said)
    words.set(said, { now: (known?.now ?? 0) + ending.times, before: 0, seed: known?.seed ?? ending.seed, tone: ending.result })
  }
  for (const ending of before?.endings ?? []) {
    const said = endingWords(ending, players, authored)
    const known = words.get(said) ?? { now: 0, before: 0, seed: undefined, tone: ending.result }
    words.set(said, { ...known, before: known.before + ending.times })
  }
  const share = (times: number, figures: SimulationFigures | undefined) =>
    figures && figures.games > 0 ? `${times} (${percent(times / figures.games)})` : '–'
  return (
    <div className="st-fig-numbers">
      <table>
        <caption className="st-heard">What ended the games</caption>
        <thead>
          <tr>
            <th scope="col">Ending</th>
            <th scope="col">Now</th>
            {before && <th scope="col">Before</th>}
            <th scope="col">
              <span className="st-heard">Look at one</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...words].map(([said, { now: times, before: timesBefore, seed, tone }]) => (
            <tr key={said}>
              <th scope="row">
                {said}
                <span className="st-fig-meter is-thin" aria-hidden="true">
                  <span className={`is-${tone}`} style={{ width: `${(times / Math.max(1, now?.games ?? 1)) * 100}%` }} />
                </span>
              </th>
              <td>{share(times, now)}</td>
              {before && <td>{share(timesBefore, before)}</td>}
              <td>
                {seed !== undefined && (
                  <button type="button" className="st-link" onClick={() => onOpen(seed)} title={`Seed ${seed}`}>
                    Open one<span className="st-heard">: {said}</span>
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function WonByPlayers({ rows }: { readonly rows: SimulateFiguresProps['byPlayers'] }) {
  const played = rows.filter(({ shown }) => shown.now ?? shown.before)
  return (
    <div className="st-fig-numbers">
      <table>
        <caption className="st-heard">Games won by number of players</caption>
        <thead>
          <tr>
            <th scope="col">Players</th>
            <th scope="col" className="is-wide">
              Won
            </th>
            <th scope="col">Now</th>
            <th scope="col">Before</th>
          </tr>
        </thead>
        <tbody>
          {played.map(({ players, shown: { now, before } }) => (
            <tr key={players}>
              <th scope="row">{players === 1 ? '1 player' : `${players} players`}</th>
              <td className="is-wide">
                {now && (
                  <span className="st-fig-meter" aria-hidden="true">
                    <span className="is-won" style={{ width: `${rate(now.figures) * 100}%` }} />
                    <i
                      style={{
                        left: `${now.figures.interval.low * 100}%`,
                        width: `${(now.figures.interval.high - now.figures.interval.low) * 100}%`,
                      }}
                    />
                  </span>
                )}
              </td>
              <td>{now ? `${percent(rate(now.figures))} (${range(now.figures)})` : '–'}</td>
              <td>{before ? percent(rate(before.figures)) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
