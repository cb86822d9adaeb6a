import { scene } from '@questwright/testkit'

scene(
  'Uruk Rager wins a skirmish and the Free Peoples player loses two cards of the draw deck',
  {
    at: 'defenders',
    you: { companions: [{ card: 'scene:companion', set: { strength: 5, vitality: 4 } }] },
    opponent: { minions: ['uruk-rager'] },
  },
  (t) => {
    t.choose('scene:companion>uruk-rager')
    t.sees({ 'you.deck': 7, 'you.discard': 2, 'scene:companion.wounds': 2 })
    t.isAt('regroup')
  },
)
