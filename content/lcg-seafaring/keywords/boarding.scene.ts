import { scene } from '@questwright/testkit'

const swan = { card: 'scene:ship-objective', as: 'swan' } as const

scene(
  '[LCG-BOARDING-1] A player whom a ship with Boarding 2 engages reveals 2 Corsair cards, which are engaged with that player',
  {
    you: { allies: [swan] },
    friend: { heroes: ['scene:hero', 'scene:hero'], allies: [{ ...swan, as: 'tern' }], threat: 20 },
    staging: ['light-cruiser'],
    zones: { 'corsair-deck': ['southron-sailor', 'southron-sailor', 'umbar-captain'] },
    encounterDeck: ['scene:enemy', 'scene:enemy', 'scene:enemy', 'scene:enemy', 'scene:enemy'],
    at: '5.2',
  },
  (t) => {
    t.decline().asks('choose-enemy-to-engage', 'friend').pick('light-cruiser')
    t.sees({ 'friend.engaged': 3, 'you.engaged': 0, 'corsair-deck': 1, staging: 0 }).tells('revealed', {}, 2).tells('boards', {}, 2)
    t.asks('choose-next-attacker', 'friend').sees({ encounterDeck: 2 })
  },
)

scene(
  '[LCG-BOARDING-1] Boarding also works when a ship engages by its engagement check',
  {
    you: { allies: [swan], threat: 40 },
    staging: ['scouting-ship'],
    zones: { 'corsair-deck': ['southron-sailor', 'umbar-captain'] },
    encounterDeck: 5,
    at: '5.3',
  },
  (t) => {
    t.sees({ 'you.engaged': 2, 'corsair-deck': 1 }).asks('choose-next-attacker', 'you')
  },
)

scene(
  '[LCG-BOARDING-1] A ship with Boarding 2 brings a single enemy when the Corsair deck has a single card',
  {
    you: { allies: [swan] },
    staging: ['light-cruiser'],
    zones: { 'corsair-deck': ['southron-sailor'] },
    encounterDeck: 6,
    at: '5.2',
  },
  (t) => {
    t.pick('light-cruiser').sees({ 'you.engaged': 2, 'corsair-deck': 0 }).asks('choose-next-attacker', 'you')
  },
)
