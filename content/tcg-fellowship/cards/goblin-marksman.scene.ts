import { scene } from '@questwright/testkit'

scene('Goblin Marksman adds one to the minion archery total', { at: 'archery-fire', opponent: { minions: ['goblin-marksman'] } }, (t) => {
  t.sees({ 'minion archery': 1, 'scene:bearer.wounds': 1 })
  t.asks('assign', 'you')
})
