import { scene } from '@questwright/testkit'

scene(
  "Travelling to Necromancer's Pass discards 2 random cards from the first player's hand",
  {
    firstPlayer: 'friend',
    you: { heroes: ['aragorn'], hand: ['faramir', 'gandalf', 'son-of-arnor'] },
    friend: { hand: ['snowbourn-scout', 'steward-of-gondor', 'brok-ironfist'] },
    staging: ['necromancers-pass', 'forest-spider'],
    at: '4.2',
  },
  (t) => {
    t.asks('choose-location', 'friend')
    t.changes(() => t.pick('necromancers-pass').asks('order-discarded', 'friend').decline(), {
      'friend.hand': -2,
      'friend.discard': +2,
      'you.hand': 0,
      'necromancers-pass.zone': 'active-location',
    })
    t.isAt('5.2')
  },
)

scene(
  "[LCG-TRAVEL-11] The players cannot travel to Necromancer's Pass while the first player has fewer than 2 cards in hand",
  {
    firstPlayer: 'friend',
    you: { hand: ['faramir', 'gandalf'] },
    friend: { hand: ['snowbourn-scout'] },
    staging: ['necromancers-pass', 'forest-spider'],
    at: '4.2',
  },
  (t) => {
    t.sees({ 'necromancers-pass.zone': 'staging-area', 'friend.hand': 1 }).isAt('5.2')
  },
)

scene(
  "The players can travel to Necromancer's Pass while the first player has 2 cards in hand",
  { you: { hand: ['faramir', 'gandalf'] }, staging: ['necromancers-pass', 'forest-spider'], at: '4.2' },
  (t) => {
    t.pick('necromancers-pass')
      .order('gandalf', 'faramir')
      .sees({ 'you.hand': 0, 'you.discard': 2, 'necromancers-pass.zone': 'active-location' })
      .isAt('5.2')
  },
)
