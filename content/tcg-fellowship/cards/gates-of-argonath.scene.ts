import { scene } from '@questwright/testkit'

scene(
  'maneuver events are not played at the Gates of Argonath',
  {
    at: 'maneuver',
    path: [
      'scene:site-1',
      'scene:site-2',
      'scene:site-3',
      'scene:site-4',
      'scene:site-5',
      'scene:site-6',
      'scene:site-7',
      'gates-of-argonath',
    ],
    you: {
      site: 8,
      bearer: { card: 'scene:bearer', borne: ['there-and-back-again'] },
      companions: ['aragorn-king-in-exile'],
      hand: ['eregions-trails'],
    },
    opponent: { minions: ['goblin-runner'] },
  },
  (t) => {
    t.asks('window', 'you').offers('there-and-back-again')
    t.isAt('maneuver')
  },
)
