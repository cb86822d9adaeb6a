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

scene(
  'minions without an archer shoot at a large fellowship at the Anduin Banks',
  {
    at: 'archery-fire',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'scene:site-6', 'scene:site-7', 'anduin-banks'],
    you: {
      site: 8,
      companions: ['gimli-dwarf-of-erebor', 'boromir-son-of-denethor', 'sam-son-of-hamfast', 'merry-from-oer-the-brandywine'],
    },
    opponent: { minions: ['goblin-runner'] },
  },
  (t) => {
    t.asks('archery-wounds', 'you').share({ 'gimli-dwarf-of-erebor': 1, 'boromir-son-of-denethor': 1 })
    t.sees({ 'gimli-dwarf-of-erebor.wounds': 1, 'boromir-son-of-denethor.wounds': 1 })
    t.asks('assign', 'you')
  },
)
