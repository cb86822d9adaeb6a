import { scene } from '@questwright/testkit'

scene(
  'The first player may draw 2 cards after the players travel to Forest Gate',
  { you: { heroes: ['aragorn'], deck: 5 }, friend: { deck: 5 }, staging: ['forest-gate', 'forest-spider'], at: '4.2' },
  (t) => {
    t.pick('forest-gate').asks('after-response', 'you').offers('forest-gate')
    t.changes(() => t.use('forest-gate'), { 'you.hand': +2, 'you.deck': -2, 'friend.hand': 0 })
    t.isAt('5.2')
  },
)

scene(
  '[LCG-MAY-1] Only the first player is asked whether to draw cards for Forest Gate, and may decline',
  { firstPlayer: 'friend', you: { deck: 5 }, friend: { deck: 5 }, staging: ['forest-gate', 'forest-spider'], at: '4.2' },
  (t) => {
    t.pick('forest-gate').asks('after-response', 'friend').pass().sees({ 'you.hand': 0, 'friend.hand': 0 }).isAt('5.2')
  },
)

scene(
  '[LCG-DRAW-4] Forest Gate lets the first player draw nothing from an empty deck',
  { you: { heroes: ['aragorn'], discard: ['faramir'] }, friend: { deck: 5 }, staging: ['forest-gate', 'forest-spider'], at: '4.2' },
  (t) => {
    t.pick('forest-gate').sees({ 'you.hand': 0, 'you.discard': 1, 'friend.hand': 0 }).isAt('5.2')
  },
)

scene(
  'Forest Gate does nothing when the players travel to another location',
  { you: { heroes: ['aragorn'], deck: 5 }, staging: ['forest-gate', 'enchanted-stream', 'old-forest-road', 'forest-spider'], at: '4.2' },
  (t) => {
    t.pick('old-forest-road').sees({ 'you.hand': 0 }).isAt('5.2')
  },
)
