import { scene } from '@questwright/testkit'

scene(
  'Uruk Slayer gains strength for twilight tokens, up to three in a phase',
  {
    at: 'defenders',
    you: { companions: [{ card: 'scene:companion', set: { strength: 7 } }] },
    opponent: { minions: ['uruk-slayer'] },
    pool: 5,
  },
  (t) => {
    t.choose('scene:companion>uruk-slayer')
    t.use('uruk-slayer').use('uruk-slayer')
    t.sees({ 'uruk-slayer.strength': 11, pool: 3 })
    t.use('uruk-slayer')
    t.sees({ pool: 2 })
    t.tells('skirmish-resolved', { shadow: 12 })
    t.isAt('regroup')
  },
)
