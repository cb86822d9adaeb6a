import { scene } from '@questwright/testkit'

const bearer = { card: 'frodo-baggins', resources: 1, attachments: [{ card: 'the-one-ring', controller: 'you' }] } as const

scene(
  'Frodo Baggins exhausts The One Ring to shuffle a revealed enemy into the deck, and another card is revealed',
  { you: { heroes: [bearer] }, encounterDeck: ['evil-crow', 'scene:location', 'scene:location'], at: '3.3' },
  (t) => {
    t.use('frodo-baggins').sees({ 'frodo-baggins.resources': 0, 'the-one-ring.exhausted': 'yes', staging: 1, encounterDeck: 2 }).isAt('4.2')
  },
)

scene(
  'Frodo Baggins cannot cancel a revealed enemy while The One Ring is exhausted',
  {
    you: { heroes: [{ ...bearer, attachments: [{ card: 'the-one-ring', controller: 'you', is: ['exhausted'] }] }] },
    encounterDeck: ['evil-crow', 'scene:location', 'scene:location'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'evil-crow.zone': 'staging-area' }).isAt('5.2')
  },
)
