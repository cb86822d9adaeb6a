import { scene } from '@questwright/testkit'

scene(
  'there is no archery phase at the Anduin Wilderland',
  {
    at: 'maneuver',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'scene:site-6', 'anduin-wilderland'],
    you: { site: 7, companions: ['legolas-prince-of-mirkwood'], hand: ['eregions-trails'] },
    opponent: { minions: ['goblin-marksman'] },
  },
  (t) => {
    t.asks('assign', 'you')
    t.sees({ 'goblin-marksman.zone': 'opponent.minions', 'legolas-prince-of-mirkwood.wounds': 0 })
    t.tells('archery', {}, 0)
    t.isAt('assignment')
  },
)
