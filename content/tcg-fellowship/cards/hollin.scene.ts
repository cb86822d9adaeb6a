import { scene } from '@questwright/testkit'

scene(
  'Uruk-hai do not roam in Hollin, and other minions do',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'hollin'],
    you: { site: 4 },
    opponent: { minions: [{ card: 'goblin-marksman', set: { site: 6 } }], hand: ['uruk-savage', 'uruk-brood'] },
    pool: 7,
  },
  (t) => {
    t.play('uruk-savage')
    t.sees({ pool: 5, 'uruk-savage.roaming': 'no', 'goblin-marksman.roaming': 'yes' })
    t.isAt('shadow')
  },
)
