import { scene } from '@questwright/testkit'

const swan = { card: 'scene:ship-objective', as: 'swan' } as const

scene(
  '[LCG-BOARDING-1] After a ship with Boarding 2 has engaged a player, that player reveals 2 cards of the Corsair deck, which come into play engaged with them; the encounter deck stays',
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
  '[LCG-BOARDING-1] It boards whichever way the ship came to engage the player',
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
  '[LCG-BOARDING-1] With fewer cards in the Corsair deck those of its discard pile come; with none nobody boards',
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
