import { scene } from '@questwright/testkit'

const guard = { card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'defense', set: 8, until: 'phase' }] } as const

scene(
  'Breakthrough at the Citadel adds 5 threat to the staging area, and characters count their defense',
  { you: { allies: [guard] }, quest: 'breakthrough-at-the-citadel', staging: ['scene:enemy'], encounterDeck: 3, at: '3.4' },
  (t) => {
    t.tells('quest-compared', { willpower: 8, threat: 6, counts: 'defense' }, 1)
    t.sees({ 'breakthrough-at-the-citadel.progress': 2 }).isAt('5.2')
  },
)
