import { scene } from '@questwright/testkit'

scene(
  'The One Ring stays with the Ring-bearer of a single player',
  { you: { heroes: [{ card: 'frodo-baggins', attachments: ['the-one-ring'] }] }, at: '7.4' },
  (t) => {
    t.sees({ 'the-one-ring.zone': 'attachments of frodo-baggins', 'frodo-baggins.controller': 'you', 'you.eliminated': 'no' }).isAt('3.2')
  },
)
