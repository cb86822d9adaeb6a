import { scene } from '@questwright/testkit'

scene(
  "[LCG-DRAW-1] Lórien's Wealth lets a player draw 3 cards",
  {
    you: { heroes: [{ card: 'glorfindel', resources: 3 }], hand: ['loriens-wealth'], deck: 5 },
    friend: { deck: ['faramir', 'gandalf', 'sneak-attack', 'for-gondor'] },
    third: {},
    at: 'window 1.3',
  },
  (t) => {
    t.play('loriens-wealth').offers('you', 'friend')
    t.changes(() => t.pick('friend'), { 'friend.hand': +3, 'friend.deck': -3, 'you.deck': 0 })
    t.sees({ 'sneak-attack.zone': 'friend.hand', 'sneak-attack.knownTo': ['friend'], 'for-gondor.zone': 'friend.deck' })
    t.sees({ 'glorfindel.resources': 0, 'loriens-wealth.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  "[LCG-DRAW-4] Lórien's Wealth lets a player draw 2 cards from a deck of 2",
  { you: { heroes: [{ card: 'glorfindel', resources: 3 }], hand: ['loriens-wealth'], deck: 2 }, at: 'window 1.3' },
  (t) => {
    t.changes(() => t.play('loriens-wealth'), { 'you.deck': -2, 'you.hand': +1 })
    t.isAt('3.2')
  },
)

scene(
  "[LCG-COST-12] Lórien's Wealth cannot be played when no deck has a card",
  { you: { heroes: [{ card: 'glorfindel', resources: 3 }], hand: ['loriens-wealth'], discard: ['faramir'] }, friend: {}, at: 'window 1.3' },
  (t) => {
    t.sees({ 'you.hand': 1, 'glorfindel.resources': 3 }).isAt('3.2')
  },
)

scene(
  "[LCG-CANNOT-1] Lórien's Wealth cannot be played while nobody can draw",
  {
    you: { heroes: [{ card: 'glorfindel', resources: 3 }], hand: ['loriens-wealth'], deck: 5 },
    activeLocation: 'enchanted-stream',
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'you.deck': 5 }).isAt('3.2')
  },
)
