import { scene } from '@questwright/testkit'

scene(
  'Weight of Responsibility reveals 1 card while one quest card is in play',
  { encounterDeck: ['weight-of-responsibility', 'rugged-country', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'rugged-country.zone': 'staging-area', encounterDeck: 1, 'weight-of-responsibility.zone': 'encounter-discard' }).isAt('4.2')
  },
)

scene(
  'Shadow: the defending player discards 1 attachment while one quest card is in play',
  {
    you: {
      heroes: [
        {
          card: 'scene:hero',
          as: 'mine',
          attachments: [
            { card: 'scene:attachment', as: 'ring', controller: 'you' },
            { card: 'scene:attachment', as: 'cloak', controller: 'you' },
          ],
        },
      ],
      engaged: [{ card: 'angmar-captain', shadow: ['weight-of-responsibility'] }],
    },
    friend: { heroes: [{ card: 'scene:hero', attachments: [{ card: 'scene:attachment', as: 'theirs', controller: 'friend' }] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().asks('choose-to-discard', 'you').offers('ring', 'cloak').pick('cloak')
    t.sees({ 'cloak.zone': 'you.discard', 'ring.zone': 'attachments of hero' }).isAt('6.8a')
  },
)

scene(
  'Weight of Responsibility reveals 2 cards while two quest cards are in play',
  {
    staging: ['lost-in-the-wilderness'],
    encounterDeck: ['weight-of-responsibility', 'rugged-country', 'chetwood-forest', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'rugged-country.zone': 'staging-area', 'chetwood-forest.zone': 'staging-area', encounterDeck: 1 }).isAt('4.2')
  },
)
