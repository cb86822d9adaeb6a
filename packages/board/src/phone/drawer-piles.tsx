import { useBoard } from '../board-context.ts'
import type { SeatName } from '../door-types.ts'
import { isShown, seatZones, tableZones, unplacedOfSeat, zoneTitle } from '../zone-look.ts'
import { Piles, SmallPile, ZoneSign } from '../zones.tsx'

/** All piles for a screen without room for them on the table: the shared piles, and those of the shown seat. */
export function DrawerPiles({ seat }: { readonly seat: SeatName | undefined }) {
  const { view, catalogue, seatName } = useBoard()
  const { rulebook } = catalogue
  const piles = tableZones(rulebook, ['pile', 'count', 'number'])
  const counts = seat === undefined ? [] : seatZones(rulebook, seat, ['pile', 'count', 'number'])
  return (
    <div className="qw-drawer-piles">
      {piles.length > 0 && <Piles piles={piles} />}
      {seat !== undefined && (
        <p>
          <b>{seatName(seat)}</b>
          {counts.map((one) =>
            one.zone.look === 'number' ? (
              <span key={one.name} title={zoneTitle(catalogue, one.name)}>
                <ZoneSign name={one.name} label={zoneTitle(catalogue, one.name)} />
                {view.zones[one.id]?.count ?? 0}
              </span>
            ) : (
              isShown(view, catalogue, one) && <SmallPile key={one.name} zone={one.id} />
            ),
          )}
          {unplacedOfSeat(view, rulebook, seat).map((zone) => (
            <SmallPile key={zone.id} zone={zone.id} />
          ))}
        </p>
      )}
    </div>
  )
}
