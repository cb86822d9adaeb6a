import { scene } from '@questwright/testkit'

scene(
  'Uruk Savage adds a wound for its damage bonus when it wins',
  { at: 'defenders', you: {}, opponent: { minions: ['uruk-savage'] } },
  (t) => {
    t.choose('scene:bearer>uruk-savage')
    t.sees({ 'scene:bearer.wounds': 2 })
    t.isAt('regroup')
  },
)
