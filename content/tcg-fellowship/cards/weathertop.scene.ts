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
