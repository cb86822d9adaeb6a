import { scene } from '@questwright/testkit'

scene(
  'with two Elves a burden may be removed on the way to the House of Elrond',
  {
    you: {
      site: 2,
      bearer: { card: 'frodo-son-of-drogo', burdens: 2 },
      companions: ['legolas-prince-of-mirkwood', { card: 'legolas-prince-of-mirkwood', as: 'elf' }, 'boromir-son-of-denethor'],
      hand: ['armor'],
    },
    opponent: { sites: ['house-of-elrond'] },
  },
  (t) => {
    t.pass()
    t.asks('optional-after', 'you').use('house-of-elrond')
    t.sees({ 'you.burdens': 1 })
    t.isAt('regroup')
  },
)
