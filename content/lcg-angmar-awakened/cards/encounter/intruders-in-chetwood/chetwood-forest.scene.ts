import { scene } from '@questwright/testkit'

const mine = { card: 'scene:hero', as: 'mine' } as const

scene(
  'The players travel to Chetwood Forest when one of them engages an enemy of the staging area, who chooses it',
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
  'Without an enemy in the staging area nobody can travel to Chetwood Forest',
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

scene('Shadow: a player may exhaust a hero for Chetwood Forest, and then the attacking enemy stays engaged', attacked, (t) => {
  t.decline().offers('exhaust', 'withdraw').pick('exhaust')
  t.sees({ 'mine.exhausted': 'yes', 'mine.damage': 5, 'angmar-captain.zone': 'you.engaged' }).isAt('6.8a')
})

scene('Shadow: if no hero is exhausted, the attacking enemy goes back to the staging area after its damage was dealt', attacked, (t) => {
  t.decline().pick('withdraw').sees({ 'mine.exhausted': 'no', 'mine.damage': 5, 'angmar-captain.zone': 'staging-area' }).isAt('3.2')
})

scene(
  'Shadow: a player without a ready hero has no choice',
  { ...attacked, you: { ...attacked.you, heroes: [{ ...mine, is: ['exhausted'] }] } },
  (t) => {
    t.decline().sees({ 'angmar-captain.zone': 'staging-area', 'mine.damage': 5 }).isAt('3.2')
  },
)
