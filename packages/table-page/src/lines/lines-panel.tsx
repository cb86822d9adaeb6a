import { type Catalogue, placeWords } from '@questwright/board'
import { type Fork, type Line, treeOf } from '@questwright/session/state'
import { ArrowRight, Flag, GitCompare, Pencil, Trash2, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTableGame } from '../page.tsx'
import { toast } from '../parts/toast.ts'
import { useSession } from '../table/table-context.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { LineGraph, rowHeight } from './line-graph.tsx'
import './lines.css'
import { NameDialog } from '../parts/name-dialog.tsx'

type Naming =
  | { readonly what: 'line'; readonly id: string; readonly name: string }
  | { readonly what: 'point'; readonly input: number; readonly name: string }

/** The lines of the game as a small tree with a list beside it, and the save points of the line on which the table stands. */
export function LinesPanel({ catalogue, onClose }: { readonly catalogue: Catalogue; readonly onClose: () => void }) {
  const { line, branches, savePoints, at, status, places, redo, redoPlaces } = useTableGame((state) => state)
  const session = useSession()
  const [naming, setNaming] = useState<Naming | undefined>(undefined)
  const [compared, setCompared] = useState<string | undefined>(undefined)
  const panel = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are made of these parts of the store
  const lines = useMemo(() => session.lines.all(), [line, branches, savePoints, at, places, redo, redoPlaces])
  const tree = useMemo(() => treeOf(lines), [lines])
  useEffect(() => panel.current?.focus(), [])
  const isBusy = status !== 'ready'
  const drop = (fork: Fork) =>
    void session.lines
      .remove(fork.line.id)
      .then((back) =>
        toast(`${fork.line.name} is deleted.`, { duration: 10_000, action: { label: 'Put it back', onClick: () => void back() } }),
      )
  return (
    <section
      ref={panel}
      className="st-lines"
      aria-label="Branches and save points"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || naming || compared) return
        event.stopPropagation()
        onClose()
      }}
    >
      <header>
        <h2>Branches</h2>
        <p className="st-quiet">Go back and answer differently: the old branch stays here.</p>
        <button type="button" className="qw-button is-icon is-small" aria-label="Close branches and save points" onClick={onClose}>
          <X size={14} aria-hidden="true" />
        </button>
      </header>
      <div className="st-lines-body">
        <div className="st-lines-tree">
          <LineGraph tree={tree} here={line.id} at={at} />
          <ul style={{ gridAutoRows: rowHeight }}>
            {tree.map((fork) => {
              const isHere = fork.line.id === line.id
              return (
                <li key={fork.line.id} data-line={fork.line.id} {...(isHere ? { 'aria-current': true } : {})}>
                  <div className="st-line-words">
                    <strong>{fork.line.name}</strong>
                    <span className="st-quiet" title={lineWords(catalogue, fork, lines, isHere)}>
                      {lineWords(catalogue, fork, lines, isHere)}
                    </span>
                  </div>
                  {isHere ? (
                    <span className="st-line-here">Here</span>
                  ) : (
                    <button
                      type="button"
                      className="qw-button is-small"
                      disabled={isBusy}
                      onClick={() => void session.lines.switchTo(fork.line.id)}
                    >
                      <ArrowRight size={14} aria-hidden="true" /> Switch<span className="st-heard"> to {fork.line.name}</span>
                    </button>
                  )}
                  <button
                    type="button"
                    className="qw-button is-icon is-small"
                    disabled={isBusy || lines.length < 2}
                    aria-label={`Compare ${fork.line.name} with another branch`}
                    title="Compare"
                    onClick={() => setCompared(fork.line.id)}
                  >
                    <GitCompare size={14} aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className="qw-button is-icon is-small"
                    aria-label={`Rename ${fork.line.name}`}
                    title="Rename"
                    onClick={() => setNaming({ what: 'line', id: fork.line.id, name: fork.line.name })}
                  >
                    <Pencil size={14} aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className="qw-button is-icon is-small"
                    disabled={isHere}
                    aria-label={`Delete ${fork.line.name}`}
                    title={isHere ? 'The table stands on this branch' : 'Delete'}
                    onClick={() => drop(fork)}
                  >
                    <Trash2 size={14} aria-hidden="true" />
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
        <h3>Save points of this branch</h3>
        {savePoints.length === 0 && (
          <p className="st-quiet">
            None yet. <q>Save point</q> beside the timeline gives the present moment a name.
          </p>
        )}
        <ul className="st-points">
          {savePoints.map((point) => (
            <li key={point.input} {...(point.input === at ? { 'aria-current': true } : {})}>
              <Flag size={14} aria-hidden="true" />
              <div className="st-line-words">
                <strong>{point.name}</strong>
                <span className="st-quiet">
                  Decision {point.input}
                  {places[point.input] || redoPlaces[point.input - at] ? `, ${placeOfPoint(catalogue, point.input, lines, line.id)}` : ''}
                </span>
              </div>
              <button
                type="button"
                className="qw-button is-small"
                disabled={isBusy || point.input === at}
                onClick={() => void session.playing.goTo(point.input)}
              >
                Go<span className="st-heard"> to {point.name}</span>
              </button>
              <button
                type="button"
                className="qw-button is-icon is-small"
                aria-label={`Rename ${point.name}`}
                title="Rename"
                onClick={() => setNaming({ what: 'point', input: point.input, name: point.name })}
              >
                <Pencil size={14} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="qw-button is-icon is-small"
                aria-label={`Delete ${point.name}`}
                title="Delete"
                onClick={() =>
                  void session.lines.removeSavePoint(point.input).then((back) =>
                    toast(`${point.name} is deleted.`, {
                      duration: 10_000,
                      action: { label: 'Put it back', onClick: () => void back() },
                    }),
                  )
                }
              >
                <Trash2 size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {naming && (
        <NameDialog
          title={naming.what === 'line' ? 'Name of the branch' : 'Name of the save point'}
          name={naming.name}
          action="Rename"
          onName={(name) =>
            void (naming.what === 'line' ? session.lines.rename(naming.id, name) : session.lines.addSavePoint(name, naming.input))
          }
          onClose={() => setNaming(undefined)}
        />
      )}
      {compared !== undefined && (
        <CompareDialog catalogue={catalogue} lines={lines} first={compared} onClose={() => setCompared(undefined)} />
      )}
    </section>
  )
}

function placeOfPoint(catalogue: Catalogue, input: number, lines: readonly Line[], here: string): string {
  return placeWords(catalogue, lines.find(({ id }) => id === here)?.places[input])
}

/** Where a line parts and how far it goes, in one sentence. */
function lineWords(catalogue: Catalogue, { line, parent, from }: Fork, lines: readonly Line[], isHere: boolean): string {
  const older = lines.find(({ id }) => id === parent)
  const place = older?.places[from] ?? line.places[from]
  const count = line.inputs.length
  const parts = [`${count} ${count === 1 ? 'decision' : 'decisions'}`]
  if (line.ended) parts.push(line.ended)
  else if (!isHere && line.at < count) parts.push(`left at ${line.at}`)
  if (older) parts.push(`from ${older.name} at ${from}${place ? `, ${placeWords(catalogue, place)}` : ''}`)
  return parts.join(', ')
}
