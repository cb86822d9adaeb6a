import type { Ruleset } from '@questwright/kernel'

/** Where cards lie. RR "In Play and Out of Play" */
export const zones: Ruleset['zones'] = {
  table: {
    'staging-area': { visibility: 'everyone', play: 'in' },
    'active-location': { visibility: 'everyone', play: 'in' },
    'current-quest': { visibility: 'everyone', play: 'in' },
    'quest-deck': { visibility: 'nobody', play: 'out', order: 'kept' },
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
}
