import { type Catalogue, placeWords } from '@questwright/board'
import { type Fork, type Line, treeOf } from '@questwright/session/state'
import { ArrowRight, Flag, GitCompare, Pencil, Trash2, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTableGame } from '../page.tsx'
import { NameDialog } from '../parts/name-dialog.tsx'
import { RowButton } from '../parts/row-button.tsx'
import { toastDeleted } from '../parts/toast-deleted.ts'
import { useSession } from '../table/table-context.tsx'
import { tellError } from '../tell-error.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { LineGraph, rowHeight } from './line-graph.tsx'
import './lines.css'

type Naming =
  | { readonly what: 'line'; readonly id: string; readonly name: string }
  | { readonly what: 'point'; readonly input: number; readonly name: string }

/** The branches of the game as a small tree with a list beside it, and the save points of the current branch. */
export function LinesPanel({ catalogue, onClose }: { readonly catalogue: Catalogue; readonly onClose: () => void }) {
  const { line, branches, savePoints, at, status, places, redo, redoPlaces } = useTableGame((state) => state)
  const session = useSession()
  const [naming, setNaming] = useState<Naming | undefined>(undefined)
  const [compared, setCompared] = useState<string | undefined>(undefined)
  const panel = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the branches are computed from these parts of the store
  const lines = useMemo(() => session.lines.all(), [line, branches, savePoints, at, places, redo, redoPlaces])
  const tree = useMemo(() => treeOf(lines), [lines])
  useEffect(() => panel.current?.focus(), [])
  const isBusy = status !== 'ready'
  const drop = ({ line: { id, name } }: Fork) => void session.lines.remove(id).then((putBack) => toastDeleted(name, putBack), tellError)
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
            {tree.map((fork) => (
              <BranchRow
                key={fork.line.id}
                fork={fork}
                words={lineWords(catalogue, fork, lines, fork.line.id === line.id)}
                place={fork.line.id === line.id ? 'here' : 'elsewhere'}
                isBusy={isBusy}
                isAlone={lines.length < 2}
                onCompare={() => setCompared(fork.line.id)}
                onRename={() => setNaming({ what: 'line', id: fork.line.id, name: fork.line.name })}
                onDelete={() => drop(fork)}
              />
            ))}
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
              <RowButton
                size="small"
                icon={Pencil}
                act="Rename"
                label={`Rename ${point.name}`}
                onPress={() => setNaming({ what: 'point', input: point.input, name: point.name })}
              />
              <RowButton
                size="small"
                icon={Trash2}
                act="Delete"
                label={`Delete ${point.name}`}
                onPress={() =>
                  void session.lines.removeSavePoint(point.input).then((putBack) => toastDeleted(point.name, putBack), tellError)
                }
              />
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

interface BranchRowProps {
  readonly fork: Fork
  /** How many decisions the branch has, and where it begins, in words. */
  readonly words: string
  /** `here` where the table shows this branch. */
  readonly place: 'here' | 'elsewhere'
  readonly isBusy: boolean
  /** Whether this is the only branch, so that there is none to compare with. */
  readonly isAlone: boolean
  readonly onCompare: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

function BranchRow({ fork, words, place, isBusy, isAlone, onCompare, onRename, onDelete }: BranchRowProps) {
  const session = useSession()
  const { id, name } = fork.line
  const isHere = place === 'here'
  return (
    <li data-line={id} {...(isHere ? { 'aria-current': true } : {})}>
      <div className="st-line-words">
        <strong>{name}</strong>
        <span className="st-quiet" title={words}>
          {words}
        </span>
      </div>
      {isHere ? (
        <span className="st-line-here">Here</span>
      ) : (
        <button type="button" className="qw-button is-small" disabled={isBusy} onClick={() => void session.lines.switchTo(id)}>
          <ArrowRight size={14} aria-hidden="true" /> Switch<span className="st-heard"> to {name}</span>
        </button>
      )}
      <RowButton
        size="small"
        icon={GitCompare}
        act="Compare"
        label={`Compare ${name} with another branch`}
        disabled={isBusy || isAlone}
        onPress={onCompare}
      />
      <RowButton size="small" icon={Pencil} act="Rename" label={`Rename ${name}`} onPress={onRename} />
      <RowButton
        size="small"
        icon={Trash2}
        act="Delete"
        label={`Delete ${name}`}
        title={isHere ? 'The table is on this branch' : undefined}
        disabled={isHere}
        onPress={onDelete}
      />
    </li>
  )
}

function placeOfPoint(catalogue: Catalogue, input: number, lines: readonly Line[], here: string): string {
  return placeWords(catalogue, lines.find(({ id }) => id === here)?.places[input])
}

/** Where a branch leaves its parent and how far it goes, in one sentence. */
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
