import { scene } from '@questwright/testkit'

const sage = { card: 'scene:hero', lasting: [{ stat: 'spheres', gain: 'lore', until: 'game' }] } as const

scene(
  'Deep Knowledge raises the threat of each player by 2, and each player draws 2 cards',
  { you: { heroes: [sage], threat: 20, hand: ['deep-knowledge'], deck: 5 }, friend: { threat: 30, deck: 5 }, at: 'window 1.3' },
  (t) => {
    t.play('deep-knowledge').sees({ 'you.threat': 22, 'friend.threat': 32, 'you.hand': 2, 'friend.hand': 2 }).isAt('3.2')
  },
)

scene(
  'Deep Knowledge draws no cards for a player whom its threat eliminates',
  { you: { heroes: [sage], threat: 20, hand: ['deep-knowledge'], deck: 5 }, friend: { threat: 48, deck: 5 }, at: 'window 1.3' },
  (t) => {
    t.play('deep-knowledge').sees({ 'friend.eliminated': 'yes', 'friend.hand': 0, 'you.hand': 2 }).isAt('3.2')
  },
)
