import { scene } from '@questwright/testkit'

scene(
  'a Gondor card of the hand is discarded at the Pillars of the Kings to heal a Gondor companion',
  {
    path: [
      'scene:site-1',
      'scene:site-2',
      'scene:site-3',
      'scene:site-4',
      'scene:site-5',
      'scene:site-6',
      'scene:site-7',
      'pillars-of-the-kings',
    ],
    you: { site: 8, companions: [{ card: 'boromir-son-of-denethor', wounds: 1 }], hand: ['armor', 'defiance'] },
  },
  (t) => {
    t.use('pillars-of-the-kings')
    t.sees({ 'boromir-son-of-denethor.wounds': 0, 'armor.zone': 'you.discard' })
    t.isAt('fellowship')
  },
)
