import { scene } from '@questwright/testkit'

scene(
  'companions and minions with a hand weapon are damage +1 at the Moria Stairway',
  {
    at: 'defenders',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'moria-stairway'],
    you: { site: 4, bearer: { card: 'frodo-son-of-drogo', borne: ['hobbit-sword'] } },
    opponent: { minions: [{ card: 'goblin-marksman', borne: ['goblin-scimitar'] }, 'goblin-runner'] },
  },
  (t) => {
    t.sees({ 'frodo-son-of-drogo.damage': 1, 'goblin-marksman.damage': 1, 'goblin-runner.damage': 0 })
    t.asks('assign', 'you')
  },
)

scene(
  'a companion with a hand weapon wounds a loser twice at the Moria Stairway',
  {
    at: 'defenders',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'moria-stairway'],
    you: { site: 4, companions: [{ card: 'merry-from-oer-the-brandywine', borne: ['hobbit-sword'] }] },
    opponent: { minions: ['scene:minion'] },
  },
  (t) => {
    t.choose('merry-from-oer-the-brandywine>scene:minion')
    t.sees({ 'scene:minion.wounds': 2 })
    t.isAt('regroup')
  },
)
