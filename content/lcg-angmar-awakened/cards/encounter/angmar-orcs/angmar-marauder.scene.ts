import { scene } from '@questwright/testkit'

scene(
  'Angmar Marauder returns to the staging area after its attack destroys an ally',
  {
    you: { allies: ['scene:ally'], engaged: [{ card: 'angmar-marauder', damage: 1, shadow: ['scene:treachery'] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.pick('scene:ally').sees({ 'scene:ally.zone': 'you.discard', 'angmar-marauder.zone': 'staging-area', 'angmar-marauder.damage': 1 })
    t.isAt('3.2')
  },
)

scene(
  'Angmar Marauder stays engaged when it destroys a hero, or when another enemy destroys an ally',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'fallen', damage: 8 },
        { card: 'scene:hero', as: 'standing' },
      ],
      allies: ['scene:ally'],
      engaged: [
        { card: 'angmar-marauder', shadow: ['scene:treachery'] },
        { card: 'orc-war-party', shadow: ['scene:treachery'] },
      ],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.pick('angmar-marauder').pick('fallen').sees({ 'angmar-marauder.zone': 'you.engaged' })
    t.pick('scene:ally').sees({ 'scene:ally.zone': 'you.discard', 'angmar-marauder.zone': 'you.engaged' }).isAt('6.8a')
  },
)

scene(
  'Shadow: the attacking enemy gets 1 attack for each ally of the defending player',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'mine' }],
      allies: ['scene:ally', { card: 'iarion', controller: 'you' }],
      engaged: [{ card: 'angmar-orc', shadow: ['angmar-marauder'] }],
    },
    friend: { allies: ['scene:ally'] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'mine.damage': 4 }).isAt('6.8a')
  },
)
