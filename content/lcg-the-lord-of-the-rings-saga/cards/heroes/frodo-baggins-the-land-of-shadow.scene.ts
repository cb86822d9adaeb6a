import { scene } from '@questwright/testkit'

scene(
  'Frodo Baggins exhausts The One Ring to get 2 willpower and 2 attack until the end of the round',
  {
    you: {
      heroes: [{ card: 'frodo-baggins-the-land-of-shadow', resources: 1, attachments: [{ card: 'the-one-ring', controller: 'you' }] }],
    },
    at: '3.1',
  },
  (t) => {
    t.use('frodo-baggins-the-land-of-shadow')
    t.sees({
      'frodo-baggins-the-land-of-shadow.willpower': 4,
      'frodo-baggins-the-land-of-shadow.attack': 3,
      'the-one-ring.exhausted': 'yes',
    })
    t.sees({ 'frodo-baggins-the-land-of-shadow.resources': 0 }).isAt('3.2')
  },
)
