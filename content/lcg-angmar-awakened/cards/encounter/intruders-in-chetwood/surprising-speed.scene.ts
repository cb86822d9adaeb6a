import { scene } from '@questwright/testkit'

const strong = { card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 20, until: 'round' }] } as const

scene(
  'Surprising Speed has each player return 1 of their engaged enemies to the staging area',
  {
    you: { threat: 20, allies: [strong], engaged: ['angmar-orc', 'angmar-captain'] },
    friend: { threat: 20, engaged: ['angmar-marauder'] },
    encounterDeck: ['surprising-speed', 'scene:treachery', 'scene:location'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-return', 'you').offers('angmar-orc', 'angmar-captain').pick('angmar-orc')
    t.sees({
      'angmar-orc.zone': 'staging-area',
      'angmar-captain.zone': 'you.engaged',
      'angmar-marauder.zone': 'staging-area',
      'you.threat': 20,
      encounterDeck: 1,
    }).isAt('5.2')
  },
)

scene(
  'Surprising Speed raises each threat by 1 and reveals another card if no enemy returns to the staging area',
  {
    you: { threat: 20, allies: [strong] },
    friend: { threat: 30 },
    encounterDeck: ['surprising-speed', 'scene:treachery', 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.threat': 21, 'friend.threat': 31, 'scene:location.zone': 'staging-area', encounterDeck: 1 })
    t.sees({ 'surprising-speed.zone': 'encounter-discard' }).isAt('4.2')
  },
)

scene(
  'Shadow: the attacking enemy gets 1 attack, and returns to the staging area after the attack',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], engaged: [{ card: 'angmar-captain', shadow: ['surprising-speed'] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'mine.damage': 6, 'angmar-captain.zone': 'staging-area', 'angmar-captain.attack': 5 }).isAt('3.2')
  },
)
