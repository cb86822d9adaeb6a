import { scene } from '@questwright/testkit'

scene(
  "Necromancer's Pass costs the first player 2 cards of the hand, at random",
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
  "[LCG-TRAVEL-11] Necromancer's Pass is out of reach with fewer than 2 cards in the first player's hand",
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
  "2 cards in hand are enough for Necromancer's Pass",
  { you: { hand: ['faramir', 'gandalf'] }, staging: ['necromancers-pass', 'forest-spider'], at: '4.2' },
  (t) => {
    t.pick('necromancers-pass')
      .order('gandalf', 'faramir')
      .sees({ 'you.hand': 0, 'you.discard': 2, 'necromancers-pass.zone': 'active-location' })
      .isAt('5.2')
  },
)
