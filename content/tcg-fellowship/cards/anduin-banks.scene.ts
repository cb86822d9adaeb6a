import { scene } from '@questwright/testkit'

scene(
  'the minion archery total is two higher for each companion over four at the Anduin Banks',
  {
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'scene:site-6', 'scene:site-7', 'anduin-banks'],
    you: {
      site: 8,
      companions: [
        'gimli-dwarf-of-erebor',
        'boromir-son-of-denethor',
        'sam-son-of-hamfast',
        'legolas-prince-of-mirkwood',
        'merry-from-oer-the-brandywine',
      ],
    },
    opponent: { minions: ['goblin-runner'] },
  },
  (t) => {
    t.sees({ 'minion archery': 4 })
    t.isAt('fellowship')
  },
)
