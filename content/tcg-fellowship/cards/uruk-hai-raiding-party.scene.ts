import { scene } from '@questwright/testkit'

scene(
  'the Uruk-hai Raiding Party adds a wound for its damage bonus when it wins',
  {
    at: 'defenders',
    you: { companions: [{ card: 'scene:companion', set: { strength: 5 } }] },
    opponent: { minions: ['uruk-hai-raiding-party'] },
  },
  (t) => {
    t.choose('scene:companion>uruk-hai-raiding-party')
    t.sees({ 'scene:companion.wounds': 2 })
    t.isAt('regroup')
  },
)
