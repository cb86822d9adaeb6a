import { scene } from '@questwright/testkit'

scene(
  "Galdor's Counsel (spirit) places 1 progress on a location in the staging area, and goes to the victory display",
  {
    you: { heroes: ['lcg-core-set:aragorn'], hand: ['galdors-counsel-spirit'], resources: 1 },
    staging: ['scene:location', 'umbar-raider'],
    activeLocation: 'white-ship',
    encounterDeck: 5,
    at: 'planning',
  },
  (t) => {
    t.play('galdors-counsel-spirit').sees({ 'scene:location.progress': 1, 'galdors-counsel-spirit.zone': 'victory-display' }).isAt('3.2')
  },
)
