import { scene } from '@questwright/testkit'

scene(
  'the bearer of Armor takes one wound in a skirmish phase and no more, and can be wounded in the next one',
  {
    at: 'defenders',
    you: { companions: [{ card: 'scene:companion', borne: ['armor'] }] },
    opponent: { minions: [{ card: 'uruk-savage', set: { strength: 6 }, permits: { fierce: 'yes' } }] },
  },
  (t) => {
    t.choose('scene:companion>uruk-savage')
    t.until('assignment')
    t.sees({ 'scene:companion.wounds': 1 })
    t.choose('scene:companion>uruk-savage')
    t.sees({ 'scene:companion.wounds': 2 })
    t.isAt('regroup')
  },
)
