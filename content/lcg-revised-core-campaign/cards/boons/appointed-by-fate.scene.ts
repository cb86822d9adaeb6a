import { scene } from '@questwright/testkit'

scene(
  'A hero with Appointed by Fate collects 1 more resource',
  { you: { heroes: [{ card: 'lcg-core-set:aragorn', attachments: ['appointed-by-fate'] }, 'gloin'] }, at: '1.2' },
  (t) => {
    t.sees({ 'aragorn.resources': 2, 'gloin.resources': 1 }).isAt('3.2')
  },
)
