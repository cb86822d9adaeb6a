import { type Catalogue, placeWords } from '@questwright/board'
import { readable } from '@questwright/rulebook'
import { type ComparedLines, compareMoments, type Figure, type Moment } from '@questwright/session'
import type { Line } from '@questwright/session/state'
import { useEffect, useState } from 'react'
import { useTableGame } from '../page.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Working } from '../parts/notice.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { DifferenceTable } from '../table/difference-table.tsx'
import { useSession } from '../table/table-context.tsx'

interface CompareDialogProps {
  readonly catalogue: Catalogue
  readonly lines: readonly Line[]
  /** The id of the branch for which the dialog was opened. */
  readonly first: string
  readonly onClose: () => void
}

type Chosen = { readonly line: string; readonly at: number }

/** Shows two positions side by side: each of a branch of the game, at its current position, at its end, or at a save point. */
export function CompareDialog({ catalogue, lines, first, onClose }: CompareDialogProps) {
  const session = useSession()
  const here = useTableGame((state) => state.line.id)
  const standing = (id: string): Chosen => ({ line: id, at: lines.find((line) => line.id === id)?.at ?? 0 })
  const [one, setOne] = useState<Chosen>(() => standing(here))
  const [other, setOther] = useState<Chosen>(() => standing(first === here ? (lines.find(({ id }) => id !== here)?.id ?? here) : first))
  const [found, setFound] = useState<ComparedLines | 'working' | { readonly failure: string }>('working')
  useEffect(() => {
    let isStale = false
    setFound('working')
    const moment = (chosen: Chosen): Moment => ({ line: lines.find(({ id }) => id === chosen.line) as Line, at: chosen.at })
    compareMoments(session, catalogue.rulebook, moment(one), moment(other)).then(
      (compared) => !isStale && setFound(compared),
      (error: unknown) => !isStale && setFound({ failure: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isStale = true
    }
  }, [session, catalogue.rulebook, lines, one, other])
  const nameOf = (chosen: Chosen) => lines.find(({ id }) => id === chosen.line)?.name ?? ''
  const labels = [nameOf(one), nameOf(other) === nameOf(one) ? `${nameOf(other)}, decision ${other.at}` : nameOf(other)] as const
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Compare two branches"
      lead="The two positions side by side, and what differs between them."
    >
      <div className="st-compare-heads">
        <MomentChoice catalogue={catalogue} label="First position" lines={lines} chosen={one} onChoose={setOne} />
        <MomentChoice catalogue={catalogue} label="Second position" lines={lines} chosen={other} onChoose={setOther} />
      </div>
      <div aria-live="polite">
        {found === 'working' ? (
          <Working>Playing both branches …</Working>
        ) : 'failure' in found ? (
          <p className="st-finding is-error">{found.failure}</p>
        ) : (
          <>
            {found.positions.map(
              (position, nth) =>
                position.at < (nth === 0 ? one : other).at && (
                  <p key={labels[nth]} className="st-finding is-warning">
                    {labels[nth]}: only {position.at} of {(nth === 0 ? one : other).at} decisions fit under the present scripts; it is shown
                    where they end.
                  </p>
                ),
            )}
            <FigureTable catalogue={catalogue} figures={found.figures} labels={labels} />
            {found.differences.length === 0 ? (
              <p>On the table nothing differs.</p>
            ) : (
              <DifferenceTable differences={found.differences} catalogue={catalogue} labels={labels} />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

interface MomentChoiceProps {
  readonly catalogue: Catalogue
  readonly label: string
  readonly lines: readonly Line[]
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
}

function MomentChoice({ catalogue, label, lines, chosen, onChoose }: MomentChoiceProps) {
  const line = lines.find((one) => one.id === chosen.line)
  if (!line) return null
  const moments = new Map<number, string>([
    [line.at, line.at === line.inputs.length ? 'Its end' : `Where it stands (decision ${line.at})`],
    [line.inputs.length, 'Its end'],
    ...line.savePoints.map((point) => [point.input, point.name] as const),
    [0, 'The beginning'],
  ])
  const place = line.places[chosen.at] ?? line.places.at(-1)
  return (
    <fieldset className="st-compare-head">
      <legend>{label}</legend>
      <SelectField
        label="Branch"
        value={chosen.line}
        options={lines.map((one) => ({ value: one.id, name: one.name }))}
        onValue={(wished) => {
          const next = lines.find((one) => one.id === wished)
          if (next) onChoose({ line: next.id, at: next.at })
        }}
      />
      <SelectField
        label="Moment"
        value={String(chosen.at)}
        options={[...moments].map(([at, name]) => ({ value: String(at), name }))}
        onValue={(at) => onChoose({ line: line.id, at: Number(at) })}
      />
      <p className="st-quiet">
        Decision {chosen.at} of {line.inputs.length}
        {place && chosen.at < line.inputs.length ? `, ${placeWords(catalogue, place)}` : ''}
      </p>
    </fieldset>
  )
}

/** Labels of the figures that every game has; the rulebook names the others. */
const figureNames = (counts: string): { readonly [name: string]: string } => ({
  outcome: 'Outcome',
  round: readable(counts),
  moment: 'Phase and step',
})

function FigureTable({
  catalogue,
  figures,
  labels,
}: {
  readonly catalogue: Catalogue
  readonly figures: readonly Figure[]
  readonly labels: readonly [string, string]
}) {
  const names = figureNames(catalogue.rulebook.counts)
  const nameOf = (name: string) => {
    const [figure = '', seat] = name.split(' ')
    const words = names[figure] ?? catalogue.rulebook.figures[figure]?.name ?? figure
    return seat === undefined ? words : words.replace('{seat}', catalogue.sentence('board.seat-name', { seat }))
  }
  const shownAs = (name: string, value: string) => {
    if (name === 'outcome') return value === 'open' ? 'Not over' : value === 'won' ? 'Won' : value === 'lost' ? 'Lost' : value
    if (name !== 'moment') return value
    const [phase = '', ...step] = value.split(' ')
    return step.join(' ') === ''
      ? catalogue.sentence(`phase.${phase}`, {})
      : `${catalogue.sentence(`phase.${phase}`, {})}, ${catalogue.sentence(`step.${step.join(' ')}`, {})}`
  }
  return (
    <table className="st-differences st-compare-figures">
      <thead>
        <tr>
          <th scope="col">Position</th>
          {labels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, values: [a, b] }) => (
          <tr key={name} data-differs={a === b ? 'no' : 'yes'}>
            <th scope="row">{nameOf(name)}</th>
            <td>{shownAs(name, a)}</td>
            <td>{a === b ? shownAs(name, b) : <strong>{shownAs(name, b)}</strong>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
