import { scene } from '@questwright/testkit'

scene(
  'The players travel to Sunken Gate when the first player exhausts a character',
  { you: { heroes: ['scene:hero'], allies: ['scene:ally'] }, staging: ['sunken-gate'], at: '4.2' },
  (t) => {
    t.pick('sunken-gate').asks('choose-to-exhaust', 'you').offers('scene:hero', 'scene:ally').pick('scene:ally')
    // the two exhausted characters are ready again in the next round
    t.tells('exhausted', { card: 'scene:ally' }, 1)
      .sees({ 'sunken-gate.zone': 'active-location', 'scene:hero.exhausted': 'no' })
      .isAt('3.2')
  },
)

scene(
  'The players cannot travel to Sunken Gate while the first player has no ready character',
  { you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }] }, staging: ['sunken-gate', 'toll-house'], at: '4.2' },
  (t) => {
    t.offers('toll-house').isAt('4.2')
  },
)
