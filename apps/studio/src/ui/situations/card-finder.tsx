'use client'

import { type CardEntry, noFilter, passes } from '@questwright/contents/card-entries'
import { type DraftZone, type SeatWord, type SituationDraft, usualZone, zonesOf } from '@questwright/scenes'
import { Plus } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { titleOf } from '../../client/packs/title-of.ts'
import { zoneName } from './zone-words.ts'

interface CardFinderProps {
  readonly entries: readonly CardEntry[]
  readonly draft: Pick<SituationDraft, 'seats' | 'board'>
  readonly seat: SeatWord
  readonly onAdd: (code: string, zone: DraftZone) => void
}

const mostShown = 60
/** The preselected destination: the zone in which cards of the chosen card's type usually are. */
const usual = 'usual'

/** The cards of the workspace, to be searched and put into a zone: by the button, or by dragging. */
export function CardFinder({ entries, draft, seat, onAdd }: CardFinderProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [type, setType] = useState('')
  const [zone, setZone] = useState<DraftZone>(usual)
  const wanted = useDeferredValue(search)
  const hasTraits = useMemo(() => entries.some(({ facts }) => Array.isArray(facts?.traits) && facts.traits.length > 0), [entries])
  const types = useMemo(() => [...new Set(entries.map((entry) => entry.type))].sort(), [entries])
  const found = useMemo(
    () => entries.filter((entry) => passes(entry, { ...noFilter, search: wanted, types: type === '' ? [] : [type] })),
    [entries, wanted, type],
  )
  const target = (entry: CardEntry) => (zone === usual ? usualZone(entry.type, seat, draft.board) : zone)
  return (
    <section className="st-finder" aria-label="Cards of the workspace">
      <div className="st-field">
        <label htmlFor={`${id}-search`}>Search cards</label>
        <input
          id={`${id}-search`}
          type="search"
          value={search}
          placeholder={hasTraits ? 'Name or trait' : 'Name'}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found
            if (event.key === 'Enter' && first) onAdd(first.code, target(first))
          }}
        />
      </div>
      <div className="st-finder-choices">
        <div className="st-field">
          <label htmlFor={`${id}-type`}>Type</label>
          <select id={`${id}-type`} value={type} onChange={(event) => setType(event.target.value)}>
            <option value="">All</option>
            {types.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </div>
        <div className="st-field">
          <label htmlFor={`${id}-zone`}>Send to</label>
          <select id={`${id}-zone`} value={zone} onChange={(event) => setZone(event.target.value)}>
            <option value={usual}>Its usual place</option>
            {zonesOf(draft).map((one) => (
              <option key={one.zone} value={one.zone}>
                {zoneName(one.zone, draft.board)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="st-quiet" role="status">
        {found.length} {found.length === 1 ? 'card' : 'cards'}
        {found.length > mostShown ? `, the first ${mostShown} are listed` : ''}
      </p>
      <ul className="st-finder-list">
        {found.slice(0, mostShown).map((entry) => (
          <li
            key={entry.code}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData('application/x-questwright-code', entry.code)
              event.dataTransfer.effectAllowed = 'copy'
            }}
          >
            <span className="st-finder-name">
              <strong>{entry.title}</strong>
              <span className="st-quiet">
                {entry.type}, {titleOf(entry.pack)}
              </span>
            </span>
            <button
              type="button"
              className="qw-button is-icon is-small"
              aria-label={`Add ${entry.title} to ${zoneName(target(entry), draft.board)}`}
              title={`To ${zoneName(target(entry), draft.board)}`}
              onClick={() => onAdd(entry.code, target(entry))}
            >
              <Plus size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
