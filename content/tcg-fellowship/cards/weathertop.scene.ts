import { scene } from '@questwright/testkit'

scene(
  'a Nazgûl at Weathertop is fierce, also one that prints no such word',
  {
    path: ['scene:site-1', 'weathertop'],
    you: { site: 2 },
    at: 'defenders',
    opponent: { minions: [{ card: 'ulaire-attea-keeper-of-dol-guldur', as: 'nazgul' }, 'uruk-savage'] },
  },
  (t) => {
    t.sees({ 'nazgul.fierce': true, 'uruk-savage.fierce': false })
    t.asks('assign', 'you')
  },
)

scene(
  'a Nazgûl at Weathertop is assigned a second time',
  {
    path: ['scene:site-1', 'weathertop'],
    you: { site: 2, companions: [{ card: 'scene:companion', set: { strength: 20 } }] },
    at: 'defenders',
    opponent: { minions: [{ card: 'ulaire-attea-keeper-of-dol-guldur', as: 'nazgul' }] },
  },
  (t) => {
    t.choose('scene:companion>nazgul')
    t.sees({ 'nazgul.wounds': 1 })
    t.asks('assign', 'you').choose('scene:companion>nazgul')
    t.sees({ 'nazgul.wounds': 2 })
    t.isAt('regroup')
  },
)
