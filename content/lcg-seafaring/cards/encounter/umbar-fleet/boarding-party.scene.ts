import { scene } from '@questwright/testkit'

scene(
  'Boarding Party has each player reveal the top card of the Corsair deck, which comes into play engaged with that player',
  {
    you: { heroes: ['scene:hero'] },
    friend: { heroes: ['scene:hero'] },
    zones: { 'corsair-deck': [{ card: 'southron-sailor', as: 'first' }, { card: 'southron-sailor', as: 'second' }, 'umbar-captain'] },
    encounterDeck: ['boarding-party', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'first.zone': 'you.engaged', 'second.zone': 'friend.engaged', 'corsair-deck': 1 }).asks('choose-defender')
  },
)

for (const [exhausted, attack] of [
  [true, 5],
  [false, 4],
] as const)
  scene(
    `Shadow: the attacking enemy gets ${exhausted ? '+2 attack while the player has an exhausted Ship objective' : '+1 attack otherwise'}`,
    {
      you: {
        heroes: [{ card: 'scene:hero', as: 'captain', lasting: [{ stat: 'hitPoints', set: 9, until: 'game' }] }],
        allies: [exhausted ? { card: 'dream-chaser', is: ['exhausted'] } : 'dream-chaser'],
        engaged: [{ card: 'scene:enemy', shadow: ['boarding-party'], lasting: [{ stat: 'attack', by: 2, until: 'game' }] }],
      },
      encounterDeck: 4,
      at: '6.3',
    },
    (t) => {
      t.decline().sees({ 'captain.damage': attack }).isAt('6.8a')
    },
  )

scene(
  'Thalin does not damage enemies that Boarding Party reveals, because they come from the Corsair deck',
  {
    you: { heroes: [{ card: 'thalin', is: ['exhausted', 'committed'] }] },
    zones: { 'corsair-deck': ['southron-sailor', 'umbar-captain'] },
    encounterDeck: ['boarding-party', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'southron-sailor.zone': 'you.engaged', 'southron-sailor.damage': 0 }).asks('choose-to-commit')
  },
)

scene(
  'Eleanor and A Test of Will cannot cancel a treachery of the Corsair deck, because it is not of the encounter deck',
  {
    you: {
      heroes: ['eleanor', { card: 'dunhere', is: ['exhausted'], resources: 5 }],
      hand: ['a-test-of-will'],
      allies: ['dream-chaser'],
    },
    staging: ['scouting-ship'],
    zones: { 'corsair-deck': ['the-necromancers-reach', 'umbar-captain'] },
    encounterDeck: 6,
    at: '5.2',
  },
  (t) => {
    t.pick('scouting-ship').sees({ 'dunhere.damage': 1, 'eleanor.exhausted': 'no', 'you.hand': 1 }).asks('choose-defender')
  },
)
