import type { ZoneSpec } from '@questwright/kernel'
import type { SeatSystemZone, SystemZones, TableSystemZone } from './system-names.ts'

/** The zones of the table, of each player (`seat`), and on each card. RR "In Play and Out of Play" */
export const zones = {
  table: {
    'staging-area': { visibility: 'everyone', play: 'in' },
    'active-location': { visibility: 'everyone', play: 'in' },
    'current-quest': { visibility: 'everyone', play: 'in' },
    'quest-deck': { visibility: 'nobody', play: 'out', order: 'fixed' },
    'encounter-deck': { visibility: 'nobody', play: 'out' },
    'encounter-discard': { visibility: 'everyone', play: 'out' },
    'victory-display': { visibility: 'everyone', play: 'out' },
    'set-aside': { visibility: 'everyone', play: 'out' },
    removed: { visibility: 'everyone', play: 'out' },
    // a card that is being revealed or played, until it is placed
    resolving: { visibility: 'everyone', play: 'out' },
    rules: { visibility: 'everyone', play: 'out' },
  },
  seat: {
    hand: { visibility: 'seat', play: 'out' },
    deck: { visibility: 'nobody', play: 'out' },
    discard: { visibility: 'everyone', play: 'out' },
    'play-area': { visibility: 'everyone', play: 'in' },
    engaged: { visibility: 'everyone', play: 'in' },
    // cards attached to the player's deck
    'deck-attachments': { visibility: 'everyone', play: 'in' },
    // cards attached to the player
    'player-attachments': { visibility: 'everyone', play: 'in' },
  },
  card: {
    attachments: { visibility: 'everyone', play: 'as-host' },
    shadow: { visibility: 'everyone', play: 'out' },
    // cards put under the card
    underneath: { visibility: 'everyone', play: 'out' },
    // cards that are considered to be out of play while the card with this zone is in play
    withdrawn: { visibility: 'everyone', play: 'out' },
  },
} as const satisfies { readonly [whose: string]: { readonly [name: string]: ZoneSpec } }

declare module '@questwright/kernel' {
  interface ZoneNames {
    readonly of: ZoneName
  }
}

/** A zone of the table, such as `staging-area`. */
type TableZone = keyof typeof zones.table
/** A zone of a player, such as `hand`. */
export type SeatZone = keyof typeof zones.seat
/** A zone on a card, such as `attachments`. */
export type CardZone = keyof typeof zones.card
/** The name of any zone, including the zones that systems of packs define. */
export type ZoneName = TableZone | SeatZone | CardZone | (keyof SystemZones & string)
/** The id of one zone of the table or of a player: `encounter-deck`, or `${player.id}.deck`. */
export type PileName = TableZone | TableSystemZone | `${string}.${SeatZone | SeatSystemZone}`
