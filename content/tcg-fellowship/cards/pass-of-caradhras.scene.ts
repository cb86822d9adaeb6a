import { scene } from '@questwright/testkit'

scene(
  'with an Isengard minion, a weather card is played from the draw deck at the Pass of Caradhras, once in a turn',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'pass-of-caradhras'],
    you: { site: 4 },
    opponent: { minions: ['uruk-savage'], deck: ['sarumans-frost', 'defiance', 'sarumans-frost'], hand: ['goblin-runner'] },
    pool: 5,
  },
  (t) => {
    t.use('pass-of-caradhras')
    t.choose('sarumans-frost')
    t.pick('pass-of-caradhras')
    t.sees({ pool: 3, 'uruk-savage.wounds': 1 })
    t.notOffered('pass-of-caradhras')
    t.isAt('shadow')
  },
)
