import { scene } from '@questwright/testkit'

scene(
  'a Nazgûl costs one less at the Weatherhills',
  {
    at: 'shadow',
    path: ['scene:site-1', 'weatherhills'],
    you: { site: 2 },
    opponent: { hand: ['ulaire-attea-keeper-of-dol-guldur', 'uruk-savage'] },
    pool: 7,
  },
  (t) => {
    t.sees({ 'ulaire-attea-keeper-of-dol-guldur.twilight': 5, 'uruk-savage.twilight': 2 })
    t.play('ulaire-attea-keeper-of-dol-guldur')
    t.sees({ pool: 0 })
    t.asks('assign', 'you')
  },
)
