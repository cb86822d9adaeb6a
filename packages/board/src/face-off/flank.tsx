import { useBoard } from '../board-context.ts'
import { TableDials } from '../dial.tsx'
import { cardsIn, type TableStatus } from '../view.ts'
import { isShown, tableZones, unplacedOnTable, zoneTitle } from '../zone-look.ts'
import { CardRows, EmptyZone, emptyCode, Piles, ZoneFrame } from '../zones.tsx'
import { Track } from './track.tsx'

/** The zones of the table beside the middle: tracks, rows, and piles, one below the other. */
export function Flank({ status }: { readonly status: TableStatus }) {
  const { view, catalogue, say } = useBoard()
  const { rulebook } = catalogue
  const placed = tableZones(rulebook, ['track', 'row', 'hand']).filter((one) => isShown(view, catalogue, one))
  const piles = tableZones(rulebook, ['pile', 'count', 'number']).filter((one) => isShown(view, catalogue, one))
  const dialled = new Set(Object.values(rulebook.dials).map(({ of, zone }) => (of === 'table' ? (zone ?? placed[0]?.name) : undefined)))
  return (
    <div className="qw-shared qw-flank">
      {placed.map((one, index) => (
        <ZoneFrame
          key={one.name}
          name={one.name}
          title={zoneTitle(catalogue, one.name)}
          size={one.zone.look === 'track' ? 'track' : (one.zone.size ?? 'rest')}
          tone={one.zone.tone}
          aside={dialled.has(one.name) ? <TableDials status={status} zone={one.name} first={index === 0} /> : undefined}
        >
          {one.zone.look === 'track' ? (
            <Track place={one} status={status} />
          ) : cardsIn(view, one.id).length === 0 ? (
            <EmptyZone size={one.zone.size} text={say(emptyCode(catalogue, one.name, status))} />
          ) : (
            <CardRows id={one.id} zone={one.zone} />
          )}
        </ZoneFrame>
      ))}
      {unplacedOnTable(view, rulebook).map((zone) => (
        <ZoneFrame key={zone.id} name={zone.name} title={zoneTitle(catalogue, zone.name)} size="line">
          <CardRows id={zone.id} zone={{ about: '' }} />
        </ZoneFrame>
      ))}
      {piles.length > 0 && <Piles piles={piles} />}
    </div>
  )
}
