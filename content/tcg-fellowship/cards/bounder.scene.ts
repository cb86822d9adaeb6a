import { scene } from '@questwright/testkit'

scene(
  'Bounder exerts, and a Hobbit is overwhelmed only by three times the strength',
  {
    at: 'defenders',
    you: { support: ['bounder', 'bounder'] },
    opponent: { minions: [{ card: 'goblin-patrol-troop', set: { strength: 8 } }] },
  },
  (t) => {
    t.choose('scene:bearer>goblin-patrol-troop')
    t.use('bounder', 'scene:bearer')
    t.pass()
    t.sees({ 'bounder.wounds': 1, 'scene:bearer.wounds': 1 })
    t.isAt('regroup')
  },
)

scene(
  'two Bounders help no more than one',
  {
    at: 'defenders',
    you: { support: ['bounder', 'bounder'] },
    opponent: { minions: [{ card: 'goblin-patrol-troop', set: { strength: 9 } }] },
  },
  (t) => {
    t.choose('scene:bearer>goblin-patrol-troop')
    t.use('bounder', 'scene:bearer').use('bounder#2', 'scene:bearer')
    t.isWonBy('opponent')
  },
)
