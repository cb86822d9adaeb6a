import type { ZoneSpec } from '@questwright/kernel'

/** The zones of the game. */
export const zones = {
  table: {
    /** The adventure path: the sites that have been placed. */
    path: { visibility: 'everyone', play: 'in', order: 'fixed' },
    /** A card that is being played. */
    resolving: { visibility: 'everyone', play: 'out' },
    /** Cards that hold the rules of systems. */
    rules: { visibility: 'everyone', play: 'out' },
  },
  seat: {
    hand: { visibility: 'seat', play: 'out' },
    deck: { visibility: 'nobody', play: 'out' },
    /** Only its owner may look through it; all see its top card. */
    discard: { visibility: 'top', play: 'out' },
    dead: { visibility: 'everyone', play: 'out' },
    /** The adventure deck: sites that have not been placed. It has no order. */
    adventure: { visibility: 'seat', play: 'out', order: 'fixed' },
    /** Companions. */
    fellowship: { visibility: 'everyone', play: 'in' },
    /** Allies, and the conditions and possessions that lie in the support area. */
    support: { visibility: 'everyone', play: 'in' },
    /** The minions that a Shadow player has played. */
    minions: { visibility: 'everyone', play: 'in' },
  },
  card: {
    /** Cards that a character bears, and conditions on a site. */
    borne: { visibility: 'everyone', play: 'as-host' },
    stacked: { visibility: 'everyone', play: 'out' },
  },
} as const satisfies { readonly [whose: string]: { readonly [name: string]: ZoneSpec } }

/** The name of a zone. */
export type ZoneName = keyof typeof zones.table | keyof typeof zones.seat | keyof typeof zones.card
