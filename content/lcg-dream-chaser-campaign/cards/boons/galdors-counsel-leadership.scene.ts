import { scene } from '@questwright/testkit'

scene(
  "Galdor's Counsel (leadership) gives any hero 1 resource, and goes to the victory display",
  {
    you: { heroes: ['lcg-core-set:aragorn'], hand: ['galdors-counsel-leadership'] },
    friend: { heroes: ['gloin'] },
    encounterDeck: 5,
    at: 'planning',
  },
  (t) => {
    t.play('galdors-counsel-leadership', 'gloin')
      .sees({ 'gloin.resources': 1, 'galdors-counsel-leadership.zone': 'victory-display' })
      .isAt('3.2')
  },
)
