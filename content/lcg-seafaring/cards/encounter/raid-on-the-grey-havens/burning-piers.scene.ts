import { scene } from '@questwright/testkit'

const burning = {
  you: { heroes: [{ card: 'scene:hero', as: 'captain' }], engaged: [{ card: 'umbar-raider', is: ['attacked'] }] },
  quest: 'the-corsairs-assault',
  staging: ['the-havens-burn', { card: 'burning-piers', damage: 4 }, 'dream-chaser-raid-on-the-grey-havens'],
  encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '6.11',
} as const

scene('When Burning Piers burns down the Dream-chaser takes 3 damage', burning, (t) => {
  t.pick('burning-piers')
    .sees({ 'burning-piers.zone': 'underneath of the-havens-burn', 'dream-chaser-raid-on-the-grey-havens.damage': 3 })
    .isAt('3.2')
})

scene('Burning Piers has 1 threat more for each damage on it', { staging: [{ card: 'burning-piers', damage: 2 }], at: '3.2' }, (t) => {
  t.sees({ 'burning-piers.threat': 3, 'staging.threat': 3 }).isAt('3.2')
})

scene(
  'Shadow: Burning Piers goes to the staging area',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'scene:enemy', shadow: ['burning-piers'] }] }, encounterDeck: 4, at: '6.3' },
  (t) => {
    t.decline().sees({ 'burning-piers.zone': 'staging-area' }).isAt('6.8a')
  },
)
