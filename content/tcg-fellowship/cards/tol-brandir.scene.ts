import { scene } from '@questwright/testkit'

scene(
  'up to three trackers are played from the discard pile at Tol Brandir, and the Shadow phase ends',
  {
    at: 'shadow',
    path: [
      'scene:site-1',
      'scene:site-2',
      'scene:site-3',
      'scene:site-4',
      'scene:site-5',
      'scene:site-6',
      'scene:site-7',
      'scene:site-8',
      'tol-brandir',
    ],
    you: { site: 9 },
    opponent: {
      discard: ['orc-scouting-band', 'orc-scouting-band', 'orc-scouting-band', 'orc-scouting-band'],
      hand: ['goblin-runner'],
    },
    pool: 12,
  },
  (t) => {
    t.use('tol-brandir')
    t.choose('orc-scouting-band')
    t.asks('pile-top', 'opponent').choose()
    t.choose('orc-scouting-band#2')
    t.asks('pile-top', 'opponent').choose()
    t.choose('orc-scouting-band#3')
    t.sees({ pool: 3, 'opponent.minions': 3 })
    t.asks('assign', 'you')
  },
)
