import { scene } from '@questwright/testkit'

const mine = { card: 'scene:hero', as: 'mine' } as const

scene(
  'A player of the first player’s choice engages an enemy of the staging area as the cost to travel to Chetwood Forest',
  {
    you: {},
    friend: {},
    staging: ['chetwood-forest', 'angmar-orc', 'angmar-captain'],
    encounterDeck: 4,
    at: '4.2',
  },
  (t) => {
    t.pick('chetwood-forest').asks('choose-player', 'you').pick('friend')
    t.asks('choose-enemy-to-engage', 'friend').offers('angmar-orc', 'angmar-captain').pick('angmar-captain')
    t.sees({ 'angmar-captain.zone': 'friend.engaged', 'chetwood-forest.zone': 'active-location', 'angmar-orc.zone': 'staging-area' })
    t.isAt('5.2')
  },
)

scene(
  'The players cannot travel to Chetwood Forest without an enemy in the staging area',
  { you: { engaged: ['angmar-orc'] }, staging: ['chetwood-forest', 'rugged-country'], encounterDeck: 3, at: '4.2' },
  (t) => {
    t.offers('rugged-country')
  },
)

const attacked = {
  you: { heroes: [mine], allies: ['scene:ally'], engaged: [{ card: 'angmar-captain', shadow: ['chetwood-forest'] }] },
  encounterDeck: 3,
  at: '6.3',
} as const

scene('Shadow: the attacking enemy stays engaged if the player exhausts a hero', attacked, (t) => {
  t.decline().offers('exhaust', 'withdraw').pick('exhaust')
  t.sees({ 'mine.exhausted': 'yes', 'mine.damage': 5, 'angmar-captain.zone': 'you.engaged' }).isAt('6.8a')
})

scene('Shadow: the attacking enemy returns to the staging area after its damage if the player exhausts no hero', attacked, (t) => {
  t.decline().pick('withdraw').sees({ 'mine.exhausted': 'no', 'mine.damage': 5, 'angmar-captain.zone': 'staging-area' }).isAt('3.2')
})

scene(
  'Shadow: the attacking enemy returns to the staging area without a choice if the player has no ready hero',
  { ...attacked, you: { ...attacked.you, heroes: [{ ...mine, is: ['exhausted'] }] } },
  (t) => {
    t.decline().sees({ 'angmar-captain.zone': 'staging-area', 'mine.damage': 5 }).isAt('3.2')
  },
)
