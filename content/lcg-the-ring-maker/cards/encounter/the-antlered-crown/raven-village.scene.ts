import { scene } from '@questwright/testkit'

scene(
  'When the last time counter goes, the top card of the Raven deck is revealed and comes to the staging area',
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
  'A counter that is not the last brings nobody',
  { staging: [{ card: 'raven-village', tokens: { time: 2 } }], zones: { 'raven-deck': ['scene:enemy'] }, at: '7.5' },
  (t) => {
    t.sees({ 'raven-village.time': 1, 'raven-deck': 1, staging: 1 }).isAt('3.2')
  },
)

scene(
  'From an empty Raven deck nothing is revealed',
  { staging: [{ card: 'raven-village', tokens: { time: 1 } }], encounterDeck: 3, at: '7.5' },
  (t) => {
    t.sees({ 'raven-village.time': 0, staging: 1, encounterDeck: 3 }).isAt('3.2')
  },
)

scene(
  'Shadow: the attacking enemy is dealt 2 shadow cards more, from the Raven deck',
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
