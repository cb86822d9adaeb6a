import { scene } from '@questwright/testkit'

scene(
  'The Brown Lands are explored as soon as the players travel there',
  { you: { heroes: ['aragorn'] }, staging: ['the-brown-lands', 'forest-spider'], encounterDeck: 3, at: '4.2' },
  (t) => {
    t.pick('the-brown-lands').tells('progress-placed', { card: 'the-brown-lands', amount: 1 }, 1)
    t.tellsInOrder('travelled', 'progress-placed', 'explored').sees({ 'the-brown-lands.zone': 'encounter-discard' }).isAt('5.2')
  },
)

scene(
  'The Brown Lands get no progress when the players travel to another location',
  { you: { heroes: ['aragorn'] }, staging: ['the-brown-lands', 'enchanted-stream', 'forest-spider'], encounterDeck: 3, at: '4.2' },
  (t) => {
    t.pick('enchanted-stream').sees({ 'the-brown-lands.zone': 'staging-area', 'enchanted-stream.progress': 0 }).isAt('5.2')
  },
)
