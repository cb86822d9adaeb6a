import type { ZoneSpec } from '@questwright/kernel'

/** Where cards lie. */
export const zones = {
  table: { resolving: { visibility: 'everyone', play: 'out' } },
  seat: {
    hand: { visibility: 'seat', play: 'out' },
    deck: { visibility: 'nobody', play: 'out' },
    spent: { visibility: 'everyone', play: 'out' },
    ground: { visibility: 'everyone', play: 'in' },
  },
  card: { borne: { visibility: 'everyone', play: 'as-host' } },
} as const satisfies { readonly [whose: string]: { readonly [name: string]: ZoneSpec } }

/** Where a card can lie. */
export type ZoneName = keyof typeof zones.table | keyof typeof zones.seat | keyof typeof zones.card

/** What each zone is, in one line. */
export const zoneAbout: { readonly [Z in ZoneName]: string } = Object.freeze({
  resolving: 'A card that is being played lies here until it is placed.',
  hand: 'The hand.',
  deck: 'The deck.',
  spent: 'Cards that were played, slain or discarded.',
  ground: 'Where fighters stand.',
  borne: 'Items that a fighter bears.',
})
