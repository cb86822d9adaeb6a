import { scene } from '@questwright/testkit'

/** A card that costs 3 and has Secrecy 2. */
const whisperer = {
  card: 'scene:ally',
  as: 'whisperer',
  keywords: ['Secrecy 2'],
  lasting: [{ stat: 'cost', by: 3, until: 'game' }],
} as const
const plain = { ...whisperer, as: 'plain', keywords: [] }

scene(
  '[LCG-SECRECY-1] A player whose threat is 20 pays less for a card with Secrecy, and the full cost for other cards',
  { you: { threat: 20, heroes: [{ card: 'scene:hero', resources: 4 }], hand: [whisperer, plain] }, at: 'planning' },
  (t) => {
    t.sees({ 'whisperer.cost': 1, 'plain.cost': 3 })
    t.changes(() => t.play('whisperer'), { 'scene:hero.resources': -1 })
    t.changes(() => t.play('plain'), { 'scene:hero.resources': -3 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-SECRECY-1] Secrecy does nothing for a player whose threat is 21, however low the threat of another player is',
  {
    you: { threat: 21, heroes: [{ card: 'scene:hero', resources: 4 }], hand: [whisperer] },
    friend: { threat: 5, heroes: ['scene:hero'] },
    at: 'planning',
  },
  (t) => {
    t.sees({ 'whisperer.cost': 3 })
    t.changes(() => t.play('whisperer'), { 'p1/hero/1.resources': -3 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-SECRECY-1] Secrecy counts the threat of the player who plays the card, and not the threat of the first player',
  {
    you: { threat: 20, heroes: [{ card: 'scene:hero', resources: 4 }], hand: [whisperer] },
    friend: { threat: 40, heroes: [{ card: 'scene:hero', resources: 4 }], hand: [{ ...whisperer, as: 'murmurer' }] },
    firstPlayer: 'friend',
    at: 'planning',
  },
  (t) => {
    t.asks('action-window', 'friend')
    t.changes(() => t.play('murmurer'), { 'p2/hero/1.resources': -3 })
    t.asks('action-window', 'you')
    t.changes(() => t.play('whisperer'), { 'p1/hero/1.resources': -1 })
    t.isAt('3.2')
  },
)

scene(
  'Secrecy makes a card affordable, and a card whose Secrecy number exceeds its cost costs nothing',
  {
    you: {
      threat: 20,
      heroes: [{ card: 'scene:hero', resources: 1 }],
      hand: [whisperer, { ...whisperer, as: 'ghost', keywords: ['Secrecy 5'] }, plain],
    },
    at: 'planning',
  },
  (t) => {
    t.sees({ 'ghost.cost': 0 }).offers('whisperer', 'ghost').play('ghost').offers('whisperer').play('whisperer')
    t.isAt('3.2')
  },
)

scene(
  '[LCG-SECRECY-2] Secrecy lowers the cost of a card in hand, and not the cost of a card in play or in a discard pile',
  {
    you: {
      threat: 15,
      heroes: ['scene:hero'],
      allies: [{ ...whisperer, as: 'in play' }],
      hand: [{ ...whisperer, as: 'in hand' }],
      discard: [{ ...whisperer, as: 'discarded' }],
    },
    at: 'planning',
  },
  (t) => {
    t.sees({ 'in hand.cost': 1, 'in play.cost': 3, 'discarded.cost': 3 }).isAt('3.2')
  },
)
