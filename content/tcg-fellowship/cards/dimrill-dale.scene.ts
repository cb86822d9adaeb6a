import { scene } from '@questwright/testkit'

scene(
  'the first Moria Orc of a Shadow phase costs two less in the Dimrill Dale',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'dimrill-dale'],
    you: { site: 6 },
    opponent: { hand: ['goblin-marksman', 'goblin-patrol-troop', 'uruk-savage'] },
    pool: 9,
  },
  (t) => {
    t.sees({ 'uruk-savage.twilight': 2 })
    t.play('goblin-marksman')
    t.sees({ pool: 8, 'goblin-patrol-troop.twilight': 6 })
    t.isAt('shadow')
  },
)

scene(
  'a Moria Orc costs no less in the Dimrill Dale outside of a Shadow phase',
  {
    at: 'maneuver',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'dimrill-dale'],
    you: { site: 6 },
    opponent: { minions: ['uruk-shaman', { card: 'uruk-savage', wounds: 1 }], hand: ['goblin-marksman'] },
    pool: 2,
  },
  (t) => {
    t.asks('window', 'opponent').offers('uruk-shaman')
    t.sees({ 'goblin-marksman.twilight': 3 })
    t.isAt('maneuver')
  },
)

scene(
  'each of two Shadow players has a first Moria Orc in the Dimrill Dale',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'dimrill-dale'],
    you: { site: 6 },
    opponent: { hand: ['goblin-runner', 'goblin-scavengers'] },
    third: { hand: ['goblin-marksman', 'goblin-patrol-troop'] },
    pool: 9,
  },
  (t) => {
    t.asks('window', 'third').play('goblin-marksman')
    t.sees({ pool: 8, 'goblin-patrol-troop.twilight': 6 })
    t.asks('window', 'third').pass()
    t.asks('window', 'opponent')
    t.sees({ 'goblin-scavengers.twilight': 1 })
    t.isAt('shadow')
  },
)
