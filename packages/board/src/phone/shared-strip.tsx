import type { ReactNode } from 'react'
import { useBoard } from '../board-context.ts'
import { CardStack } from '../card-on-table.tsx'
import { TableDials } from '../dial.tsx'
import { Track } from '../face-off/track.tsx'
import { cardsIn, type TableStatus } from '../view.ts'
import { isShown, type PlacedZone, tableZones, unplacedOnTable, zoneTitle } from '../zone-look.ts'
import { CardRows, emptyCode } from '../zones.tsx'

/** Whether a zone is for a single card: such zones are pills on a phone, other rows show their cards. */
const isForOne = ({ zone }: PlacedZone): boolean => zone.size === 'one' || zone.size === 'wide'

/**
 * The shared area in one line: zones for a single card as pills, rows that scroll, and the counters of the table. The piles are in the
 * drawer.
 */
export function SharedStrip({ status }: { readonly status: TableStatus }) {
  const { view, catalogue } = useBoard()
  const { rulebook } = catalogue
  const placed = tableZones(rulebook, ['track', 'row', 'hand']).filter((one) => isShown(view, catalogue, one))
  const dialled = new Set(Object.values(rulebook.dials).map(({ of, zone }) => (of === 'table' ? (zone ?? placed[0]?.name) : undefined)))
  const dialsOf = (one: PlacedZone) =>
    dialled.has(one.name) && (
      <span className="qw-strip-dials">
        <TableDials status={status} zone={one.name} first={one === placed[0]} />
      </span>
    )
  const tracks = tableZones(rulebook, ['track'])
  const pills = placed.filter(isForOne)
  const rows = placed.filter((one) => one.zone.look !== 'track' && !isForOne(one))
  return (
    <div className="qw-shared-strip" data-rows={rows.length}>
      {tracks.map((one) => (
        <section key={one.name} className="qw-strip-track" data-zone={one.name} aria-label={zoneTitle(catalogue, one.name)}>
          <Track place={one} status={status} />
          {dialsOf(one)}
        </section>
      ))}
      {pills.length > 0 && (
        <div className="qw-places">
          {pills.map((one) => (
            <PillZone key={one.name} place={one} status={status} dials={dialsOf(one)} />
          ))}
        </div>
      )}
      {rows.map((one) => (
        <section
          key={one.name}
          className="qw-strip-row"
          data-zone={one.name}
          data-tone={one.zone.tone}
          aria-label={zoneTitle(catalogue, one.name, cardsIn(view, one.id).length > 1 ? 'several' : 'one')}
        >
          {cardsIn(view, one.id).length === 0 ? (
            <p className="qw-empty">{catalogue.sentence(emptyCode(catalogue, one.name, status), {})}</p>
          ) : (
            <CardRows id={one.id} zone={one.zone} />
          )}
          {dialsOf(one)}
        </section>
      ))}
      {unplacedOnTable(view, rulebook).map((zone) => (
        <section key={zone.id} className="qw-strip-row" data-zone={zone.name} aria-label={zoneTitle(catalogue, zone.name)}>
          <CardRows id={zone.id} zone={{ about: '' }} />
        </section>
      ))}
    </div>
  )
}

interface PillZoneProps {
  readonly place: PlacedZone
  readonly status: TableStatus
  readonly dials: ReactNode
}

function PillZone({ place: { id, name }, status, dials }: PillZoneProps) {
  const { view, catalogue, say } = useBoard()
  const cards = cardsIn(view, id)
  const title = zoneTitle(catalogue, name, cards.length > 1 ? 'several' : 'one')
  return (
    <section className="qw-pill-zone" data-zone={name} aria-label={title}>
      {cards.length === 0 ? (
        <p className="qw-pill-place">
          {title}
          <span className="qw-heard">{say(emptyCode(catalogue, name, status))}</span>
        </p>
      ) : (
        <ul>
          {cards.map((card) => (
            <CardStack key={card.key} card={card} lies="pill" stop="tab" />
          ))}
        </ul>
      )}
      {dials}
    </section>
  )
}
