import { scene } from '@questwright/testkit'

scene(
  'Rosie Cotton strengthens Sam, and exerts to heal him',
  {
    you: { companions: [{ card: 'sam-son-of-hamfast', wounds: 1 }], support: ['rosie-cotton-hobbiton-lass'] },
  },
  (t) => {
    t.sees({ 'sam-son-of-hamfast.strength': 4, 'scene:bearer.strength': 3 })
    t.use('rosie-cotton-hobbiton-lass')
    t.sees({ 'sam-son-of-hamfast.wounds': 0, 'rosie-cotton-hobbiton-lass.wounds': 1 })
    t.isAt('fellowship')
  },
)
