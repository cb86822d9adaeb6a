import { scene } from '@questwright/testkit'

scene(
  "Galdor's Counsel (tactics) deals 1 damage to an enemy that is not unique, and goes to the victory display",
  {
    you: { heroes: ['lcg-core-set:aragorn'], hand: ['galdors-counsel-tactics'], resources: 1 },
    staging: ['umbar-raider', 'umbar-captain', 'crowley'],
    encounterDeck: 5,
    at: 'planning',
  },
  (t) => {
    t.play('galdors-counsel-tactics').asks('choose-enemy-for-damage', 'you').offers('umbar-raider', 'umbar-captain').pick('umbar-raider')
    t.sees({ 'umbar-raider.damage': 1, 'galdors-counsel-tactics.zone': 'victory-display', 'aragorn.resources': 0 }).isAt('3.2')
  },
)
