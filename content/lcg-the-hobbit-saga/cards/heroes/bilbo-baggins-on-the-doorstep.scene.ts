import { scene } from '@questwright/testkit'

const BILBO = 'bilbo-baggins-on-the-doorstep'

scene(
  'Bilbo Baggins pays 1 of his resources to search your deck for a Treasure',
  { you: { heroes: [{ card: BILBO, resources: 1 }], deck: ['scene:card', 'sting', 'scene:card'] }, at: '2.2' },
  (t) => {
    t.use(BILBO).asks('search').offers('sting').pick('sting')
    t.sees({ 'sting.zone': 'you.hand', 'you.deck': 2, [`${BILBO}.resources`]: 0 }).isAt('2.2')
  },
)

scene(
  'Bilbo Baggins gains a resource from the Treasure Orcrist',
  {
    you: {
      heroes: [
        {
          card: BILBO,
          attachments: [{ card: 'orcrist', controller: 'you' }],
          lasting: [{ stat: 'attack', by: 5, until: 'phase' }],
        },
      ],
      engaged: [{ card: 'lcg-core-set:dol-guldur-orcs', as: 'orcs', is: ['attacked'] }],
    },
    encounterDeck: 5,
    at: '6.8a',
  },
  (t) => {
    t.pick('orcs').use('orcrist').tells('resources-gained', { how: 'added' }, 1).asks('choose-to-commit')
  },
)

scene(
  'Bilbo Baggins gains no resource from the encounter card Lone-Lands',
  {
    you: {
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 3, until: 'phase' }] }],
      heroes: [BILBO],
    },
    activeLocation: 'lone-lands',
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.tells('explored', { card: 'lone-lands' }, 1).tells('resources-gained', { how: 'added' }, 0).asks('choose-to-commit')
  },
)

scene(
  'Bilbo Baggins goes to the next player with the first player token',
  { you: { heroes: [BILBO, 'scene:hero'] }, friend: {}, at: '7.4' },
  (t) => {
    t.sees({ [`${BILBO}.controller`]: 'friend' }).isAt('3.2')
  },
)
