import { scene } from '@questwright/testkit'

const near = { staging: ['waterspout', 'scene:location'], encounterDeck: 4, at: '4.2' } as const

scene(
  'At the worst setting the players must travel to Waterspout, and each Ship objective takes 4 damage',
  {
    ...near,
    you: { heroes: [{ card: 'scene:hero', as: 'captain' }], allies: ['dream-chaser'] },
    friend: { allies: ['dawn-star'] },
    counters: { heading: 3 },
  },
  (t) => {
    t.sees({ 'waterspout.zone': 'active-location', 'dream-chaser.damage': 4, 'dawn-star.damage': 4, 'captain.damage': 0 }).isAt('3.2')
  },
)

scene('The players need not travel to Waterspout at any other setting than the worst', { ...near, counters: { heading: 2 } }, (t) => {
  t.asks('choose-location')
    .offers('waterspout', 'scene:location')
    .pick('scene:location')
    .sees({ 'waterspout.zone': 'staging-area' })
    .isAt('3.2')
})
