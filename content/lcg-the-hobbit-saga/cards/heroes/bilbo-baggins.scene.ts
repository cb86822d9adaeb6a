import { scene } from '@questwright/testkit'

scene(
  'Bilbo Baggins cannot gain resources from a player card; another hero can',
  {
    you: {
      heroes: [
        { card: 'bilbo-baggins', attachments: [{ card: 'lcg-core-set:steward-of-gondor', as: 'his', controller: 'you' }] },
        { card: 'scene:hero', as: 'other', attachments: [{ card: 'lcg-core-set:steward-of-gondor', as: 'theirs', controller: 'you' }] },
      ],
    },
    at: '2.2',
  },
  (t) => {
    t.offers('theirs').use('theirs').sees({ 'other.resources': 2, 'bilbo-baggins.resources': 0 }).asks('choose-to-commit')
  },
)

scene(
  'Bilbo Baggins gains a resource from the encounter card Lone-Lands',
  {
    you: {
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 3, until: 'phase' }] }],
      heroes: ['bilbo-baggins'],
    },
    activeLocation: 'lone-lands',
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.use('lone-lands').tells('resources-gained', { card: 'bilbo-baggins', how: 'added', amount: 1 }, 1).asks('choose-to-commit')
  },
)
