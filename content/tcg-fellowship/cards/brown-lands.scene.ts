import { scene } from '@questwright/testkit'

scene(
  'the minion archery total is higher for each archer minion in the Brown Lands, by four at most',
  {
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'scene:site-6', 'scene:site-7', 'brown-lands'],
    you: { site: 8 },
    opponent: { minions: ['goblin-marksman', 'goblin-marksman', 'goblin-marksman', 'goblin-marksman', 'goblin-marksman', 'goblin-runner'] },
  },
  (t) => {
    t.sees({ 'minion archery': 9 })
    t.isAt('fellowship')
  },
)

scene(
  'the archers of the Brown Lands shoot with their higher total',
  {
    at: 'archery-fire',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'scene:site-6', 'scene:site-7', 'brown-lands'],
    you: { site: 8, companions: ['boromir-son-of-denethor'] },
    opponent: { minions: ['goblin-marksman'] },
  },
  (t) => {
    t.asks('archery-wounds', 'you').share({ 'boromir-son-of-denethor': 2 })
    t.sees({ 'boromir-son-of-denethor.wounds': 2 })
    t.asks('assign', 'you')
  },
)
