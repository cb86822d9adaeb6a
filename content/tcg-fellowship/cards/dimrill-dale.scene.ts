import { scene } from '@questwright/testkit'

scene(
  'the first Moria Orc of a Shadow phase costs two less in the Dimrill Dale',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'dimrill-dale'],
    you: { site: 6 },
    opponent: { hand: ['goblin-marksman', 'goblin-patrol-troop', 'uruk-savage'] },
    pool: 9,
  },
  (t) => {
    t.sees({ 'uruk-savage.twilight': 2 })
    t.play('goblin-marksman')
    t.sees({ pool: 8, 'goblin-patrol-troop.twilight': 6 })
    t.isAt('shadow')
  },
)
