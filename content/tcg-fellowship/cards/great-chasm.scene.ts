import { scene } from '@questwright/testkit'

scene(
  'the first Moria archer of a Shadow phase costs two less at the Great Chasm',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'great-chasm'],
    you: { site: 4 },
    opponent: { hand: ['goblin-marksman', 'goblin-marksman', 'goblin-runner'] },
    pool: 9,
  },
  (t) => {
    t.sees({ 'goblin-marksman.twilight': 1, 'goblin-runner.twilight': 1 })
    t.play('goblin-marksman')
    t.sees({ pool: 8, 'goblin-marksman#2.twilight': 3 })
    t.isAt('shadow')
  },
)

scene(
  'a Moria archer costs no less at the Great Chasm outside of a Shadow phase',
  {
    at: 'maneuver',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'great-chasm'],
    you: { site: 4 },
    opponent: { minions: ['uruk-shaman', { card: 'uruk-savage', wounds: 1 }], hand: ['goblin-marksman'] },
    pool: 2,
  },
  (t) => {
    t.asks('window', 'opponent').offers('uruk-shaman')
    t.sees({ 'goblin-marksman.twilight': 3 })
    t.isAt('maneuver')
  },
)
