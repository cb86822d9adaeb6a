import { scene } from '@questwright/testkit'

scene(
  'each skirmish has one minion at Caras Galadhon',
  {
    at: 'defenders',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'caras-galadhon'],
    you: { site: 6, companions: [{ card: 'gimli-dwarf-of-erebor', keywords: ['Defender 1'] }] },
    opponent: { minions: ['goblin-runner', 'goblin-marksman', 'uruk-savage'] },
  },
  (t) => {
    t.choose('gimli-dwarf-of-erebor>goblin-runner')
    t.asks('assign-leftovers', 'opponent').offers('goblin-marksman>scene:bearer', 'uruk-savage>scene:bearer')
    t.choose('uruk-savage>scene:bearer')
    t.asks('next-skirmish', 'you')
  },
)
