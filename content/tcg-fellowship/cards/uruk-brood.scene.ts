import { scene } from '@questwright/testkit'

scene(
  'Uruk Brood gains strength for each other Uruk-hai that is spotted',
  { at: 'defenders', you: {}, opponent: { minions: ['uruk-brood', 'uruk-savage', 'uruk-shaman', 'goblin-runner'] }, pool: 3 },
  (t) => {
    t.choose('scene:bearer>goblin-runner')
    t.asks('assign-leftovers', 'opponent').choose()
    t.asks('window', 'opponent').use('uruk-brood')
    t.asks('spot', 'opponent').number(2)
    t.sees({ pool: 1 })
    t.isAt('regroup')
  },
)
