import { scene } from '@questwright/testkit'

scene(
  'Southron Sailor adds the threat of ships engaged with its player to the staging area, once even if two are engaged',
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
  'Southron Sailor in the staging area does not add the threat of engaged ships',
  { you: { engaged: ['light-cruiser'] }, staging: ['southron-sailor'], at: '3.2' },
  (t) => {
    t.sees({ 'staging.threat': 0 }).asks('choose-to-commit')
  },
)
