import type { ZoneSpec } from '@questwright/kernel'

/** The zones of the duel. */
export const zones = {
  table: {
    resolving: { visibility: 'everyone', play: 'out' },
    // cards that hold the rules of systems
    rules: { visibility: 'everyone', play: 'out' },
  },
  seat: {
    hand: { visibility: 'seat', play: 'out' },
    deck: { visibility: 'nobody', play: 'out' },
    spent: { visibility: 'everyone', play: 'out' },
    ground: { visibility: 'everyone', play: 'in' },
  },
  card: { borne: { visibility: 'everyone', play: 'as-host' } },
} as const satisfies { readonly [whose: string]: { readonly [name: string]: ZoneSpec } }

/** The name of a zone. */
export type ZoneName = keyof typeof zones.table | keyof typeof zones.seat | keyof typeof zones.card
