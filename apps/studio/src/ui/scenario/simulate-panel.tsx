'use client'

import { codeOfFile } from '@questwright/packs/browser'
import { type Rulebook, usualMode } from '@questwright/rulebook'
import { rulebookIn, rulebookOfAll, rulebooks } from '@questwright/workshop/rulebooks'
import '../figures/figures.css'
import type { SimulationFigures } from '@questwright/lab'
import { ProblemList } from '@questwright/table-page/parts/problem-list'
import { toast } from '@questwright/table-page/parts/toast'
import { faultProblem } from '@questwright/table-page/table/fault-words'
import { type DeckChoice, deckChoices } from '@questwright/workshop/deck-choices'
import { freshSeed } from '@questwright/workshop/game-choice'
import { scenarioChoices } from '@questwright/workshop/scenario-choices'
import { findingsFor, playerCountsOf } from '@questwright/workshop/seats'
import type { SimulationProgress } from '@questwright/workshop/simulate-in-workers'
import { fewestGames, mostGames, packsOfSimulation, type SimulationChoice, subjectOf } from '@questwright/workshop/simulation-choice'
import { type KeptSimulation, packsStamp, type Shown, shownFor } from '@questwright/workshop/simulation-results'
import { CircleX, Play, Square, TriangleAlert } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { asApiError, bundlesOf, useWholePacks } from '../../client/library.ts'
import { keptSimulations } from '../../client/scenario/kept-simulations.ts'
import { openSimulatedGame, runSimulations, stopSimulation, useSimulation } from '../../client/scenario/simulation-store.ts'
import { figure } from './chart-words.ts'
import { SimulateFigures } from './simulate-figures.tsx'
import { gamesOf, SimulateSettings, type SimulationForm } from './simulate-settings.tsx'

export interface SimulatePanelProps {
  /** `pack:slug` of the scenario. */
  readonly code: string
}

/** The values of the form by scenario. They are kept while the tab with the panel is closed. */
const forms = new Map<string, SimulationForm>()

const nothing: Shown = { now: undefined, before: undefined }

/** Simulates many games of a scenario with bots, and shows the statistics. */
export function SimulatePanel({ code }: SimulatePanelProps) {
  const router = useRouter()
  const answer = useWholePacks()
  const bundles = useMemo(() => (answer ? bundlesOf(answer) : []), [answer])
  const rulebook = rulebookIn(
    bundles.find(({ id }) => code.startsWith(`${id}:`)),
    bundles,
  )
  const decks = useMemo(() => deckChoices(bundles, rulebooks, rulebook.game), [bundles, rulebook])
  const scenario = useMemo(() => scenarioChoices(bundles, rulebooks).find((one) => one.code === code), [bundles, code])
  const playerCounts = playerCountsOf(rulebook.seats)
  const [form, setShownForm] = useState<SimulationForm>(
    () => forms.get(code) ?? startingForm(decks, scenario?.modes[0] ?? usualMode(rulebook), rulebook.seats),
  )
  const setForm = (next: SimulationForm): void => {
    forms.set(code, next)
    setShownForm(next)
  }
  const [looked, setLooked] = useState(1)
  const simulation = useSimulation()
  const isMine = simulation.scenario === code && simulation.status !== 'idle'
  const chosen = form.decks.flatMap((deck) => decks.find((one) => one.code === deck) ?? [])
  const most = Math.max(1, ...form.players)
  const games = gamesOf(form)
  const findings = findingsFor(chosen.slice(0, most), bundles, rulebooks, scenario)
  const choice = scenario && {
    scenario,
    decks: chosen,
    mode: form.mode,
    bot: form.bots,
    ...(form.seating === 'swapped' ? { seating: form.seating } : {}),
  }
  const shown = useShown(choice, playerCounts, bundles, simulation.kept)
  const played = playerCounts.filter((players) => shown[players]?.now ?? shown[players]?.before)
  const at = played.includes(looked) ? looked : (played[0] ?? 1)
  const figures = shown[at] ?? nothing
  if (!scenario || !choice) return null

  const isReady =
    simulation.status === 'idle' &&
    games !== undefined &&
    form.players.length > 0 &&
    form.seed.trim() !== '' &&
    chosen.length >= most &&
    !findings.some(({ severity }) => severity === 'error')
  const play = (): void => {
    if (!isReady || games === undefined) return
    setLooked(form.players[0] ?? 1)
    void runSimulations({ ...choice, players: form.players, seed: form.seed.trim(), games }, bundles)
  }
  const open = (seed: string): void => {
    toast.promise(
      openSimulatedGame(choice, at, seed, bundles).then(() => router.push('/play')),
      {
        loading: `Playing the game ${seed} again …`,
        success: 'The game is on the table, at its end.',
        error: (error: unknown) => asApiError(error).message,
      },
    )
  }
  const tells = rulebook.players === 'together' ? 'how hard a scenario is' : 'how well people play a deck'
  return (
    <section className="st-figures st-simulate" aria-label="Simulate" data-status={simulation.status}>
      <div className="st-simulate-form">
        <header className="st-figures-head">
          <h2>Simulate</h2>
          {isMine ? (
            <button type="button" className="qw-button" onClick={stopSimulation}>
              <Square size={14} aria-hidden="true" /> Stop
            </button>
          ) : (
            <button type="button" className="qw-button is-main" disabled={!isReady} onClick={play}>
              <Play size={14} aria-hidden="true" /> Play {games === undefined ? '' : `${games * Math.max(1, form.players.length)} games`}
            </button>
          )}
        </header>
        <p className="st-quiet st-sim-remark">
          {form.bots.slice(0, most).includes('greedy')
            ? `${rulebook.simulation.greedy} Its figures are good for comparing versions, not for telling ${tells}.`
            : `The random bot takes any legal answer. It tests that the game goes on, and says nothing of ${tells}.`}
        </p>
        <SimulateSettings
          playerCounts={playerCounts}
          form={form}
          decks={decks}
          together={rulebook.players === 'together'}
          modes={scenario.modes.map((mode) => ({ mode, name: rulebook.modes[mode]?.name ?? mode }))}
          onChange={setForm}
        />
        <div role="status">
          {form.players.length === 0 && <Finding tone="error">Choose at least one number of players.</Finding>}
          {games === undefined && (
            <Finding tone="error">
              The number of games is a whole number from {fewestGames} to {mostGames}.
            </Finding>
          )}
          {form.seed.trim() === '' && <Finding tone="error">Write a seed, or press the dice.</Finding>}
          {chosen.length < most && <Finding tone="error">There are not enough decks for so many players: make a deck first.</Finding>}
          {findings.map(({ severity, message }) => (
            <Finding key={message} tone={severity}>
              {message}
            </Finding>
          ))}
          {simulation.problem?.scenario === code && (
            <Finding tone="error">
              {simulation.problem.message} {simulation.problem.remedy}
            </Finding>
          )}
          {simulation.status !== 'idle' && !isMine && <Finding tone="warning">Games of another scenario are being played.</Finding>}
        </div>
        {isMine && <Progress {...simulation} />}
      </div>
      <div className="st-simulate-told">
        {played.length > 1 && (
          <fieldset className="st-fig-switch">
            <legend className="st-heard">Figures of so many players</legend>
            {played.map((players) => (
              <label key={players} data-chosen={players === at ? 'chosen' : 'open'}>
                <input type="radio" name="sim-players" checked={players === at} onChange={() => setLooked(players)} />
                {players === 1 ? '1 player' : `${players} players`}
              </label>
            ))}
          </fieldset>
        )}
        {!figures.now && figures.before && (
          <Finding tone="warning">
            The packs changed since these games were played. Play again: the new figures will be shown beside these.
          </Finding>
        )}
        {!figures.now && !figures.before && !isMine && (
          <p className="st-figures-empty">No games were played yet with these decks, mode and bot.</p>
        )}
        {figures.now?.stopped === 'stopped' && <p className="st-quiet">Stopped after {figures.now.figures.games} games.</p>}
        {figures.now && <Troubles figures={figures.now.figures} onOpen={open} />}
        <div className="st-figure-grid">
          <SimulateFigures
            rulebook={rulebook}
            shown={figures}
            players={at}
            decks={form.seating === 'swapped' ? chosen.slice(0, at).map(({ title }) => title) : undefined}
            byPlayers={playerCounts.map((players) => ({ players, shown: shown[players] ?? nothing }))}
            onOpen={open}
          />
        </div>
      </div>
    </section>
  )
}

/** The initial form: starter decks, as few players as the game allows, two hundred games. */
function startingForm(decks: readonly DeckChoice[], mode: string, { least, most }: Rulebook['seats']): SimulationForm {
  return {
    decks: Array.from({ length: most }, (_, i) => decks[i % Math.max(1, decks.length)]?.code ?? ''),
    players: [least],
    mode,
    bots: Array.from({ length: most }, () => 'greedy' as const),
    seating: 'as-named',
    seed: freshSeed(),
    games: '200',
  }
}

/**
 * The stored results by number of players: those for the current packs, and earlier ones.
 * @param version changes whenever results are stored
 */
function useShown(
  choice: Omit<SimulationChoice, 'players' | 'games' | 'seed'> | undefined,
  playerCounts: readonly number[],
  bundles: Parameters<typeof packsOfSimulation>[2],
  version: number,
): { readonly [players: number]: Shown } {
  const [kept, setKept] = useState<readonly (KeptSimulation | undefined)[]>([])
  const counts = choice ? playerCounts.filter((players) => players <= choice.decks.length) : []
  const subjects = choice ? counts.map((players) => subjectOf(choice, players)) : []
  const key = JSON.stringify(subjects)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains all of the subjects; the version changes when results were stored
  useEffect(() => {
    let isLeft = false
    void keptSimulations(subjects).then((found) => {
      if (!isLeft) setKept(found)
    })
    return () => {
      isLeft = true
    }
  }, [key, version])
  if (!choice) return {}
  return Object.fromEntries(
    counts.map((players, i) => [players, shownFor(kept[i], packsStamp(packsOfSimulation(choice, players, bundles)))] as const),
  )
}

function Finding({ tone, children }: { readonly tone: 'error' | 'warning'; readonly children: React.ReactNode }) {
  return (
    <p className={`st-finding is-${tone}`}>
      {tone === 'error' ? <CircleX size={15} aria-label="Error" /> : <TriangleAlert size={15} aria-label="Warning" />}
      <span>{children}</span>
    </p>
  )
}

interface ProgressProps {
  readonly status: 'idle' | 'starting' | 'playing'
  readonly progress: SimulationProgress | undefined
  readonly players: number
  readonly allPlayers: readonly number[]
  readonly games: number
}

function Progress({ status, progress, players, allPlayers, games }: ProgressProps) {
  const done = progress?.played ?? 0
  const left = progress && done > 0 ? ((progress.elapsed / done) * (games - done)) / 1000 : undefined
  const who = allPlayers.length > 1 ? `${players === 1 ? '1 player' : `${players} players`}: ` : ''
  return (
    <div className="st-sim-progress">
      <progress max={games} value={done} aria-label="Games played" />
      <p>
        {status === 'starting' || !progress
          ? 'Opening the workers …'
          : `${who}${done} of ${games} games, ${progress.won} won, ${progress.lost} lost${progress.stuck > 0 ? `, ${progress.stuck} stuck` : ''}`}
        {left !== undefined && (
          <span className="st-quiet">; about {left < 60 ? `${Math.ceil(left)} s` : `${figure(left / 60)} min`} left</span>
        )}
      </p>
    </div>
  )
}

/** Errors of scripts with card, file and line, and games that did not end, each with a button that opens such a game. */
function Troubles({ figures, onOpen }: { readonly figures: SimulationFigures; readonly onOpen: (seed: string) => void }) {
  const router = useRouter()
  const answer = useWholePacks()
  const bundles = answer ? bundlesOf(answer) : []
  const titleOf = (card: string): string => {
    const [pack = '', slug = ''] = card.split(':')
    return bundles.find(({ id }) => id === pack)?.text.en?.cards[slug]?.title ?? card
  }
  if (figures.faults.length === 0 && figures.stuckGames === 0) return null
  return (
    <section className="st-sim-troubles" aria-label="What went wrong">
      <h3>What went wrong</h3>
      <ProblemList
        problems={figures.faults.map(({ fault, times }) => {
          const problem = faultProblem(fault, bundles, titleOf, rulebookOfAll(bundles).faultRemedies)
          return { ...problem, message: `${problem.message} ${times === 1 ? 'In one game.' : `In ${times} games.`}` }
        })}
        onOpen={({ file }) => {
          const card = file === undefined ? undefined : codeOfFile(file)
          if (card !== undefined) router.push(`/cards?card=${encodeURIComponent(card)}`)
        }}
      />
      {figures.faults.map(({ fault, seed }) => (
        <p key={`${fault.ability} ${fault.reason}`}>
          <button type="button" className="st-link" onClick={() => onOpen(seed)}>
            Open the first game with this fault
          </button>{' '}
          <span className="st-quiet">seed {seed}</span>
        </p>
      ))}
      {figures.stuck.map(({ seed, why }) => (
        <p key={seed}>
          {why}{' '}
          <button type="button" className="st-link" onClick={() => onOpen(seed)}>
            Open this game
          </button>{' '}
          <span className="st-quiet">seed {seed}</span>
        </p>
      ))}
      {figures.stuckGames > figures.stuck.length && <p>{figures.stuckGames} games in all did not end.</p>}
    </section>
  )
}
