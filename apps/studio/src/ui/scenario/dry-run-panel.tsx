'use client'

import './dry-run-panel.css'
import { codeOfFile } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import { useStart } from '@questwright/table-page/start/use-start'
import { type DryCell, type DryState, drySum } from '@questwright/workshop/dry-runs'
import { rulebookIn } from '@questwright/workshop/rulebooks'
import { Check, CircleAlert, FileCode2, Loader, Play, RotateCw, Square, TriangleAlert, X } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { openCard } from '../../client/editor/open-card.ts'
import { pageOf } from '../../client/page-of.ts'
import { runDryRuns, stopDryRuns, useDryRuns } from '../../client/scenario/dry-runs.ts'
import { OpeningBoard } from './opening-board.tsx'
import { ScriptDialog } from './script-dialog.tsx'

interface DryRunPanelProps {
  readonly pack: string
  readonly slug: string
  readonly bundles: readonly PackBundle[]
}

const stateWords: { readonly [state in DryState]: string } = {
  waiting: 'not run yet',
  running: 'is being set up',
  ok: 'stands',
  warning: 'stands, with a warning',
  red: 'fails',
  none: 'could not be set up',
}

/** Shows the dry runs of all setups of the pack, which are repeated after every save. The board after one of them can be shown. */
export function DryRunPanel({ pack, slug, bundles }: DryRunPanelProps) {
  const { status, cells: all, pack: ranFor } = useDryRuns()
  const cells = ranFor === pack ? all : []
  const { start, state } = useStart()
  const { modes } = rulebookIn(
    bundles.find(({ id }) => id === pack),
    bundles,
  )
  const [chosen, setChosen] = useState<{ readonly scenario: string; readonly players: number; readonly mode: string }>()
  const [script, setScript] = useState<{ readonly path: string; readonly line: number | undefined }>()
  const scenarios = [...new Set(cells.map(({ scenario }) => scenario))]
  const shownModes = Object.keys(modes).filter((mode) => cells.some((cell) => cell.mode === mode))
  const counts = [...new Set(cells.map(({ players }) => players))]
  const red = cells.filter((cell) => cell.state === 'red')
  const sum = drySum(cells, status)
  const SumSign = sum.state === 'red' ? X : sum.state === 'partly' ? CircleAlert : sum.state === 'done' ? Check : undefined
  const shown =
    cells.find((cell) => cell.scenario === chosen?.scenario && cell.players === chosen.players && cell.mode === chosen.mode) ??
    red.find(({ scenario }) => scenario === slug) ??
    cells.find(({ scenario }) => scenario === slug)
  const titleOf = (scenario: string) => bundles.find(({ id }) => id === pack)?.text.en?.scenarios[scenario]?.title ?? scenario
  const nameOf = ({ scenario, players, mode }: DryCell) =>
    `${titleOf(scenario)}, ${modes[mode]?.name ?? mode}, ${players === 1 ? '1 player' : `${players} players`}`
  const openScript = (file: string, line: number | undefined) => {
    const code = codeOfFile(file)
    if (code) openCard(code, line)
    else setScript({ path: file.slice(file.indexOf('/') + 1), line })
  }
  return (
    <>
      <header>
        <h2>Dry run</h2>
        <p className="st-dry-sum" role="status" data-state={sum.state}>
          {sum.words !== '' && SumSign && <SumSign size={14} aria-hidden="true" />} {sum.words}
        </p>
        {status === 'running' ? (
          <button type="button" className="qw-button is-icon" aria-label="Stop the dry run" onClick={stopDryRuns}>
            <Square size={13} aria-hidden="true" />
          </button>
        ) : (
          <button type="button" className="qw-button is-icon" aria-label="Run again" onClick={() => void runDryRuns(pack, slug, bundles)}>
            <RotateCw size={14} aria-hidden="true" />
          </button>
        )}
      </header>
      {cells.length === 0 ? (
        <p className="st-scenario-empty">As soon as the scenario has a stage and is saved, it is set up here for each number of players.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must get the keyboard focus
        <div className="st-dry-scroll" tabIndex={0} role="region" aria-label="Scenario, mode, players">
          <table className="st-dry">
            <caption className="st-heard">Scenario, mode, players</caption>
            <thead>
              <tr>
                <td />
                {shownModes.map((mode) => (
                  <th key={mode} colSpan={counts.length} scope="colgroup">
                    {modes[mode]?.name ?? mode}
                  </th>
                ))}
              </tr>
              <tr>
                <td />
                {shownModes.flatMap((mode) =>
                  counts.map((players) => (
                    <th key={`${mode} ${players}`} scope="col">
                      {players}
                    </th>
                  )),
                )}
              </tr>
            </thead>
            <tbody>
              {scenarios.map((scenario) => (
                <tr key={scenario} data-here={scenario === slug ? 'here' : undefined}>
                  <th scope="row">{titleOf(scenario)}</th>
                  {shownModes
                    .flatMap((mode) => counts.map((players) => ({ mode, players })))
                    .map(({ mode, players }) => ({
                      place: `${mode} ${players}`,
                      cell: cells.find((one) => one.scenario === scenario && one.mode === mode && one.players === players),
                    }))
                    .map(({ place, cell }) => (
                      // a scenario may not have a mode that is a column because of other scenarios
                      <td key={place}>
                        {cell && (
                          <button
                            type="button"
                            className="st-dry-cell"
                            data-state={cell.state}
                            aria-label={`${nameOf(cell)}: ${stateWords[cell.state]}`}
                            title={cell.messages[0]?.title ?? stateWords[cell.state]}
                            aria-pressed={shown === cell}
                            onClick={() => setChosen(cell)}
                          >
                            <StateIcon state={cell.state} />
                          </button>
                        )}
                      </td>
                    ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown && shown.messages.length > 0 && (
        <div className="st-dry-why" data-state={shown.state}>
          <h3>{nameOf(shown)}</h3>
          <ul>
            {shown.messages.map(({ title, remedy, file, line }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two faults may have the same text
              <li key={i}>
                <p>{title}</p>
                {remedy && <p className="st-quiet">{remedy}</p>}
                {file && (
                  <p>
                    <code>
                      {file}
                      {line === undefined ? '' : `:${line}`}
                    </code>{' '}
                    {codeOfFile(file) ? (
                      <Link href={pageOf('card', codeOfFile(file) ?? '')} onClick={() => openScript(file, line)}>
                        Open the line
                      </Link>
                    ) : (
                      <button type="button" className="st-link" onClick={() => openScript(file, line)}>
                        <FileCode2 size={13} aria-hidden="true" /> Open the line
                      </button>
                    )}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {shown?.choice && (
        <div className="st-dry-board">
          <header>
            <h3>
              Opening board <small className="st-quiet">{nameOf(shown)}</small>
            </h3>
            <button
              type="button"
              className="qw-button is-small"
              disabled={state === 'starting'}
              onClick={() => shown.choice && void start(shown.choice)}
            >
              <Play size={13} aria-hidden="true" /> Open this board
            </button>
          </header>
          {shown.run && shown.run.state !== 'refused' ? (
            <OpeningBoard
              run={shown.run}
              bundles={bundles}
              rulebook={rulebookIn(
                bundles.find(({ id }) => id === pack),
                bundles,
              )}
            />
          ) : (
            <p className="st-scenario-empty">{shown.state === 'red' ? 'There is no board: the game cannot begin.' : 'Dealing …'}</p>
          )}
        </div>
      )}
      {script && <ScriptDialog pack={pack} slug={slug} path={script.path} line={script.line} onClose={() => setScript(undefined)} />}
    </>
  )
}

function StateIcon({ state }: { readonly state: DryState }) {
  const size = { size: 14, 'aria-hidden': true } as const
  if (state === 'ok') return <Check {...size} />
  if (state === 'red') return <X {...size} />
  if (state === 'warning') return <TriangleAlert {...size} />
  if (state === 'running') return <Loader {...size} className="st-turning" />
  return state === 'none' ? <CircleAlert {...size} /> : <span aria-hidden="true">·</span>
}
