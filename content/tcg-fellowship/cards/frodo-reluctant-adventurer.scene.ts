import { scene } from '@questwright/testkit'

scene(
  'ten burdens corrupt Frodo, Reluctant Adventurer',
  { you: { bearer: { card: 'frodo-reluctant-adventurer', burdens: 9 } }, path: ['the-prancing-pony'] },
  (t) => {
    t.use('the-prancing-pony')
    t.isWonBy('opponent')
  },
)
