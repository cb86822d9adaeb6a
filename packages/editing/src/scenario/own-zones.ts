/** Zones of systems, for the board of an opening. Pure. */
import type { PackBundle } from '@questwright/packs/types'
import type { OpeningText } from '@questwright/rulebook'

interface OwnZone {
  readonly zone: string
  readonly place: 'table' | 'seat'
  readonly title: string
  /** `cards`: the zone lists its cards; `count`: only their number, because it is a pile or its cards are hidden. */
  readonly tells: 'cards' | 'count'
}

const PILES: readonly (string | undefined)[] = ['pile', 'count', 'number']

/** Zones of the table and of seats that are missing in the game's own text of an opening; zones on cards are not listed. */
export function ownZones(bundles: readonly Pick<PackBundle, 'systems'>[], { rows, piles, seat }: OpeningText): readonly OwnZone[] {
  const told = {
    table: [...rows, ...piles].map(({ zone }) => zone),
    seat: [...seat.piles, ...seat.cards].map(({ zone }) => zone),
  }
  const chapters = bundles.flatMap(({ systems = {} }) => Object.values(systems))
  return chapters.flatMap(({ zones = {} }) =>
    Object.entries(zones).flatMap(([zone, { title = zone, place = 'table', visibility, look }]): OwnZone[] =>
      place === 'card' || told[place].includes(zone)
        ? []
        : [{ zone, place, title, tells: visibility === 'nobody' || PILES.includes(look) ? 'count' : 'cards' }],
    ),
  )
}
