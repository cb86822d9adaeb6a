import { scene } from '@questwright/testkit'

scene(
  'Raven Village reveals the top card of the Raven deck when its last time counter is removed',
  {
    you: { threat: 20 },
    staging: [{ card: 'raven-village', tokens: { time: 1 } }],
    zones: { 'raven-deck': [{ card: 'scene:enemy', as: 'raven', keywords: ['Doomed 1'] }, 'scene:location'] },
    encounterDeck: 3,
    at: '7.5',
  },
  (t) => {
    t.sees({ 'raven.zone': 'staging-area', 'you.threat': 21, 'raven-deck': 1, encounterDeck: 3 }).tells('revealed', { card: 'raven' }, 1)
    t.isAt('3.2')
  },
)

scene(
  'Raven Village reveals nothing when a time counter is removed that is not the last',
  { staging: [{ card: 'raven-village', tokens: { time: 2 } }], zones: { 'raven-deck': ['scene:enemy'] }, at: '7.5' },
  (t) => {
    t.sees({ 'raven-village.time': 1, 'raven-deck': 1, staging: 1 }).isAt('3.2')
  },
)

scene(
  'Raven Village reveals nothing from an empty Raven deck',
  { staging: [{ card: 'raven-village', tokens: { time: 1 } }], encounterDeck: 3, at: '7.5' },
  (t) => {
    t.sees({ 'raven-village.time': 0, staging: 1, encounterDeck: 3 }).isAt('3.2')
  },
)

scene(
  'Shadow: the attacking enemy is dealt 2 more shadow cards from the Raven deck',
  {
    you: { engaged: [{ card: 'scene:enemy', as: 'attacker', shadow: ['raven-village'] }] },
    zones: { 'raven-deck': ['scene:enemy', 'scene:location', 'scene:treachery'] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'attacker.shadow': 3, 'raven-deck': 1, encounterDeck: 3 }).tells('shadow-revealed', {}, 3).isAt('6.8a')
  },
)
