import { scene } from '@questwright/testkit'

scene(
  'Beravor exhausts to let a player draw 2 cards',
  { you: { heroes: ['beravor'], deck: 5 }, friend: { deck: 5 }, third: {}, at: 'window 1.3' },
  (t) => {
    t.offers('beravor').use('beravor').offers('you', 'friend')
    t.changes(() => t.pick('friend'), { 'friend.hand': +2, 'friend.deck': -2, 'you.hand': 0, 'beravor.exhausted': 'yes' })
    t.sees({ 'third.hand': 0 }).asks('choose-to-commit', 'friend')
  },
)

scene(
  '[LCG-LIMIT-4] Beravor can be used once per round, even when she is readied',
  { you: { heroes: [{ card: 'beravor', attachments: ['unexpected-courage'] }], deck: 9 }, at: 'window 1.3' },
  (t) => {
    t.changes(() => t.use('beravor'), { 'you.hand': +2 })
    t.offers('unexpected-courage')
    t.use('unexpected-courage').sees({ 'beravor.exhausted': 'no', 'you.hand': 2 }).isAt('3.2')
    t.until('resource', 'next round').sees({ round: 2 }).offers('beravor')
    t.changes(() => t.use('beravor'), { 'you.hand': +2 })
    t.isAt('window 1.3')
  },
)

scene(
  '[LCG-DRAW-4] Beravor lets a player draw 1 card from a deck of 1',
  { you: { heroes: ['beravor', 'gloin'], deck: 1 }, at: 'window 1.3' },
  (t) => {
    t.changes(() => t.use('beravor'), { 'you.hand': +1, 'you.deck': -1 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-7] Beravor stays ready when nobody has a card to draw',
  { you: { heroes: ['beravor'], discard: ['faramir'] }, friend: {}, at: 'window 1.3' },
  (t) => {
    t.sees({ 'beravor.exhausted': 'no' }).asks('choose-to-commit', 'you').offers('beravor')
  },
)

scene(
  '[LCG-CANNOT-1] Beravor cannot be used while nobody can draw cards',
  { you: { heroes: ['beravor'], deck: 5 }, activeLocation: 'enchanted-stream', at: 'window 1.3' },
  (t) => {
    t.sees({ 'you.hand': 0 }).asks('choose-to-commit', 'you').offers('beravor')
  },
)

scene(
  'Beravor cannot be used while she is exhausted',
  { you: { heroes: [{ card: 'beravor', is: ['exhausted'] }, 'gloin'], deck: 5 }, at: 'window 1.3' },
  (t) => {
    t.sees({ 'you.hand': 0 }).asks('choose-to-commit', 'you').offers('gloin')
  },
)
