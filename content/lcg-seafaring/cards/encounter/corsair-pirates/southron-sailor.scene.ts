import { scene } from '@questwright/testkit'

scene(
  'The threat of ships engaged with its player counts in the staging area, once for several sailors; that of others does not',
  {
    you: {
      allies: ['dream-chaser'],
      engaged: ['southron-sailor', { card: 'southron-sailor', as: 'second' }, 'light-cruiser', 'umbar-captain'],
    },
    friend: { engaged: ['scouting-ship'] },
    staging: ['scene:location'],
    at: '3.2',
  },
  (t) => {
    t.sees({ 'staging.threat': 5 }).asks('choose-to-commit')
  },
)

scene(
  'In the staging area Southron Sailor adds nothing to the threat',
  { you: { engaged: ['light-cruiser'] }, staging: ['southron-sailor'], at: '3.2' },
  (t) => {
    t.sees({ 'staging.threat': 0 }).asks('choose-to-commit')
  },
)
