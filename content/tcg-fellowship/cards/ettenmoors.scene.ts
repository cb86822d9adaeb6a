import { scene } from '@questwright/testkit'

scene(
  'at the Ettenmoors each player exerts a character of their own to make it stronger',
  {
    at: 'defenders',
    path: ['scene:site-1', 'ettenmoors'],
    you: { site: 2, support: ['bounder'] },
    opponent: { minions: ['uruk-savage'] },
  },
  (t) => {
    t.choose('scene:bearer>uruk-savage')
    t.asks('window', 'you').use('ettenmoors')
    t.sees({ 'scene:bearer.strength': 5, 'scene:bearer.wounds': 1 })
    t.asks('window', 'opponent').use('ettenmoors')
    t.sees({ 'uruk-savage.strength': 7, 'uruk-savage.wounds': 1 })
    t.isAt('skirmish')
  },
)
