'use client'

import { changeOfMean, changeOfWins, type RoundFigures, type SimulationFigures, type Spread } from '@questwright/lab'
import { authorWords } from '@questwright/packs/browser'
import { type RoundChart, type Rulebook, readable } from '@questwright/rulebook'
import { rulebooks } from '@questwright/workshop/rulebooks'
import type { Shown } from '@questwright/workshop/simulation-results'
import { useMemo } from 'react'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import type { LineSpec, LinesChartProps } from '../figures/charts.tsx'
import { Figure, Numbers } from '../figures/figure.tsx'
import { LinesChart } from '../figures/lazy-charts.tsx'
import { figure, percent, spread } from './chart-words.ts'
import { endingWords } from './ending-words.ts'
import { WhoWon } from './who-won.tsx'
import { WinsMeter } from './wins-meter.tsx'

interface SimulateFiguresProps {
  readonly rulebook: Rulebook
  readonly shown: Shown
  readonly players: number
  /** The names of the decks, where they changed seats from game to game. */
  readonly decks: readonly string[] | undefined
  /** Figures of all simulated numbers of players, for the last chart. */
  readonly byPlayers: readonly { readonly players: number; readonly shown: Shown }[]
  readonly onOpen: (seed: string) => void
}

/** Rounds that fewer games than this share reached are not drawn, since their values depend on a few games only. */
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

/** The figures of a simulation, together with those of the simulation before the last change. */
export function SimulateFigures({ rulebook, shown, players, decks, byPlayers, onOpen }: SimulateFiguresProps) {
  const now = shown.now?.figures
  const before = shown.before?.figures
  const told = now ?? before
  if (!told) return null
  return (
    <>
      {told.competition ? <WhoWon now={now} before={before} decks={decks} /> : <GamesWon now={now} before={before} byPlayers={byPlayers} />}
      {rulebook.simulation.charts.map((chart) => (
        <RoundFigure key={chart.title} chart={chart} counts={rulebook.counts} now={now} before={before} told={told} />
      ))}
      {told.byHand && <p className="st-quiet">{byHandWords(told.games, told.byHand)}</p>}
      <Figure
        title="What ended the games"
        meaning="Each way in which games ended, and how often. “Open one” replays such a game and opens it on the table, at its end: every decision can be undone and examined."
      >
        <Endings rulebook={rulebook} now={now} before={before} players={players} onOpen={onOpen} />
      </Figure>
    </>
  )
}

/** How many games met texts that no script carries out. */
const byHandWords = (all: number, { games, texts }: NonNullable<SimulationFigures['byHand']>): string =>
  `${games} of ${all} games met what is done by hand, which bots leave out: ${texts
    .slice(0, 5)
    .map(({ text, games: count }) => `${text} in ${count}`)
    .join(', ')}${texts.length > 5 ? ` and ${texts.length - 5} more` : ''}.`

/** The share of games that the players have won together. */
function GamesWon({
  now,
  before,
  byPlayers,
}: {
  readonly now: SimulationFigures | undefined
  readonly before: SimulationFigures | undefined
  readonly byPlayers: SimulateFiguresProps['byPlayers']
}) {
  const meaningful = now && before ? changeOfWins(now, before) : 'unclear'
  return (
    <Figure
      title="Games won"
      meaning="The share of games that the bots won, for each number of players that was played with these decks, mode and bot; the mark on a bar is the 95 % interval, the pale bar below it what it was before. The 95 % interval (Wilson) says where the true share lies, given that only so many games were played. A difference is called more or less often only where the two intervals do not overlap; anything else may be chance."
      lead={
        <>
          <strong className="st-sim-rate">{now ? percent(rate(now)) : '–'}</strong>
          {now && ` of ${now.games} games; 95 % interval ${range(now)}`}
          {now && before && meaningful !== 'unclear' && (
            <span className={`st-sim-change is-${meaningful}`}>{differenceOfWins(now, before)} than before</span>
          )}
        </>
      }
      numbers={
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
      }
    >
      <WonByPlayers rows={byPlayers} />
    </Figure>
  )
}

function roundsOf(figures: SimulationFigures): readonly RoundFigures[] {
  return figures.byRound.filter(({ games }) => games >= leastShare * figures.games)
}

interface RoundFigureProps {
  readonly chart: RoundChart
  /** What the game counts: "round", "turn". */
  readonly counts: string
  readonly now: SimulationFigures | undefined
  readonly before: SimulationFigures | undefined
  /** The figures to describe in words: the current ones, or the earlier ones where there are no current ones. */
  readonly told: SimulationFigures
}

/** A chart over the rounds, defined in the game's rulebook, with its numbers. */
function RoundFigure({ chart, counts, now, before, told }: RoundFigureProps) {
  const { title, meaning, caption, of, lines, besides = [] } = chart
  const valuesOf = (round: RoundFigures | undefined) => (of === 'table' ? round?.figures : round?.seats)
  const rows = roundsOf(told).filter(({ round }) => of === 'each-seat' || round > 0)
  return (
    <Figure
      title={title}
      meaning={meaning}
      {...leadOf(chart, told)}
      numbers={
        <Numbers
          caption={caption}
          head={[
            readable(counts),
            ...(of === 'table' ? ['Games'] : []),
            ...lines.map(({ column }) => column),
            ...(before && now ? lines.map(({ column }) => (lines.length === 1 ? 'Before' : `${column} before`)) : []),
            ...besides.map(({ column }) => column),
          ]}
          rows={rows.map((round) => {
            const old = before?.byRound.find((one) => one.round === round.round)
            return [
              round.round,
              ...(of === 'table' ? [round.games] : []),
              ...lines.map(({ figure: name }) => spread(valuesOf(round)?.[name])),
              ...(before && now ? lines.map(({ figure: name }) => spread(valuesOf(old)?.[name])) : []),
              ...besides.map(({ figure: name }) => spread(round.figures[name])),
            ]
          })}
        />
      }
    >
      <LinesChart {...linesOf(chart, now, before)} />
    </Figure>
  )
}

/** In words, the first round in which one line of the chart is below the other. */
function leadOf({ falls }: RoundChart, figures: SimulationFigures): { readonly lead?: string } {
  if (falls === undefined) return {}
  const behind = roundsOf(figures).find(({ figures: told }) => {
    const [one, other] = [told[falls.figure], told[falls.below]]
    return one && other && one.mean < other.mean
  })
  return { lead: behind === undefined ? falls.never : falls.first.replace('{round}', String(behind.round)) }
}

type Row = LinesChartProps['rows'][number]

/** The rows of the chart: one for each round that either simulation has. */
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

/** The markers for lines of the earlier simulation, which are drawn first and without colour. */
const oldMarkers = ['diamond', 'triangle'] as const

function linesOf({ of, lines }: RoundChart, now: SimulationFigures | undefined, before: SimulationFigures | undefined): LinesChartProps {
  const rows = rowsOf(now, before, (round, suffix) => {
    const values = of === 'table' ? round.figures : round.seats
    return Object.fromEntries(
      lines.flatMap(({ figure: name }): readonly (readonly [string, Row[string]])[] => {
        const value = values[name]
        if (!value) return []
        const band =
          of === 'each-seat' && suffix === '' ? [Math.max(0, value.mean - value.deviation), value.mean + value.deviation] : undefined
        return [[`${name}${suffix}`, value.mean], ...(band === undefined ? [] : [[`${name}Band`, band] as const])]
      }),
    ) as Row
  }).filter(({ round }) => of === 'each-seat' || Number(round) > 0)
  const old = lines.map(
    ({ figure: name, name: said }, nth): LineSpec => ({
      field: `${name}Before`,
      name: lines.length === 1 ? 'before' : `${said} before`,
      colour: '--muted',
      marker: oldMarkers[nth % oldMarkers.length] ?? 'diamond',
      dash: 'dotted',
    }),
  )
  const drawn = lines.map(
    ({ figure: name, name: said, tone, marker, dash }): LineSpec => ({
      field: name,
      name: said,
      colour: `--${tone}`,
      marker,
      dash,
      ...(of === 'each-seat' ? { band: `${name}Band` } : {}),
    }),
  )
  return { rows, lines: [...(before ? old : []), ...(now ? drawn : [])] }
}

interface EndingsProps {
  readonly rulebook: Rulebook
  readonly now: SimulationFigures | undefined
  readonly before: SimulationFigures | undefined
  readonly players: number
  readonly onOpen: (seed: string) => void
}

function Endings({ rulebook, now, before, players, onOpen }: EndingsProps) {
  const answer = useLibrary((state) => state.packs)
  const authored = useMemo(() => authorWords(bundlesOf(answer), rulebooks), [answer])
  const words = new Map<
    string,
    { readonly now: number; readonly before: number; readonly seed: string | undefined; readonly tone: string }
  >()
  for (const ending of now?.endings ?? []) {
    const said = endingWords(ending, players, rulebook, authored)
    const known = words.get(said)
    words.set(said, { now: (known?.now ?? 0) + ending.times, before: 0, seed: known?.seed ?? ending.seed, tone: ending.result })
  }
  for (const ending of before?.endings ?? []) {
    const said = endingWords(ending, players, rulebook, authored)
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
                {now && <WinsMeter {...now.figures} />}
                {before && (
                  <span className="st-fig-meter is-thin" aria-hidden="true">
                    <span className="is-before" style={{ width: `${rate(before.figures) * 100}%` }} />
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
