import { scene } from '@questwright/testkit'

scene(
  'Isengard minions cost one less at the Slopes of Amon Hen',
  {
    at: 'shadow',
    path: [
      'scene:site-1',
      'scene:site-2',
      'scene:site-3',
      'scene:site-4',
      'scene:site-5',
      'scene:site-6',
      'scene:site-7',
      'scene:site-8',
      'slopes-of-amon-hen',
    ],
    you: { site: 9 },
    opponent: { hand: ['uruk-savage', 'goblin-marksman', 'goblin-runner'] },
    pool: 5,
  },
  (t) => {
    t.sees({ 'goblin-marksman.twilight': 3 })
    t.play('uruk-savage')
    t.sees({ pool: 4 })
    t.isAt('shadow')
  },
)
