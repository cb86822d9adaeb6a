import type { ZoneSpec } from '@questwright/kernel'

/** Where cards lie. RR "In Play and Out of Play" */
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
    // a card that is being revealed or played lies here until it is placed
    resolving: { visibility: 'everyone', play: 'out' },
    rules: { visibility: 'everyone', play: 'out' },
  },
  seat: {
    hand: { visibility: 'seat', play: 'out' },
    deck: { visibility: 'nobody', play: 'out' },
    discard: { visibility: 'everyone', play: 'out' },
    'play-area': { visibility: 'everyone', play: 'in' },
    engaged: { visibility: 'everyone', play: 'in' },
    // what is attached to the player's deck
    'deck-attachments': { visibility: 'everyone', play: 'in' },
  },
  card: {
    attachments: { visibility: 'everyone', play: 'as-host' },
    shadow: { visibility: 'everyone', play: 'out' },
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
/** Where a card can lie. */
export type ZoneName = TableZone | SeatZone | CardZone
/** The cards of one pile or area: `encounter-deck`, or a player's: `${player.id}.deck`. */
export type PileName = TableZone | `${string}.${SeatZone}`

/** What each zone is, in one line: docs/names.md lists them. */
export const zoneAbout: { readonly [Z in ZoneName]: string } = Object.freeze({
  'staging-area': 'The staging area.',
  'active-location': 'The active location.',
  'current-quest': 'The stage that is being attempted.',
  'quest-deck': 'The stages that follow.',
  'encounter-deck': 'The encounter deck.',
  'encounter-discard': 'The discard pile of the encounter deck.',
  'victory-display': 'The victory display.',
  'set-aside': 'Cards that are set aside, out of play.',
  removed: 'Cards that are out of the game.',
  resolving: 'A card that is being revealed or played lies here until it is placed.',
  rules: 'Scenario and rule cards.',
  hand: 'The hand.',
  deck: 'The deck.',
  discard: 'The discard pile.',
  'play-area': 'Heroes, allies, and claimed objectives.',
  engaged: 'Enemies engaged with the player.',
  'deck-attachments': 'What is attached to the player’s deck.',
  attachments: 'What is attached to a card.',
  shadow: 'Shadow cards dealt to an enemy.',
})
