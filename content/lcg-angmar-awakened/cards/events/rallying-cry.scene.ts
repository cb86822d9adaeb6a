import { scene } from '@questwright/testkit'

const captain = { card: 'scene:hero', as: 'captain', lasting: [{ stat: 'spheres', gain: 'leadership', until: 'game' }] } as const
const brute = { card: 'scene:enemy', as: 'brute', lasting: [{ stat: 'attack', set: 9, until: 'game' }] } as const

scene(
  'Rallying Cry returns an ally that has left play to the hand of its owner',
  {
    you: { heroes: [{ ...captain, resources: 2 }], threat: 39, hand: ['rallying-cry'] },
    friend: { allies: [{ card: 'scene:ally', as: 'fallen' }], engaged: [brute] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'friend').pick('fallen').asks('after-response', 'you').offers('rallying-cry')
    t.sees({ 'fallen.zone': 'friend.discard' }).play('rallying-cry')
    t.sees({ 'fallen.zone': 'friend.hand', 'rallying-cry.zone': 'you.discard', 'captain.resources': 0 })
    t.asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  'Rallying Cry cannot be played when a hero leaves play',
  {
    you: {
      heroes: [
        { ...captain, resources: 2 },
        { card: 'scene:hero', as: 'second', damage: 8 },
      ],
      hand: ['rallying-cry'],
      engaged: [brute],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('second').sees({ 'second.zone': 'you.discard', 'rallying-cry.zone': 'you.hand' }).asks('choose-enemy-to-attack')
  },
)

scene(
  'Valour: Rallying Cry returns each ally that leaves play in the phase to hand, and discards its attachments',
  {
    you: { heroes: [{ ...captain, resources: 2 }], threat: 40, hand: ['rallying-cry'] },
    friend: {
      allies: [{ card: 'scene:ally', as: 'fallen', damage: 1, attachments: ['scene:attachment'] }],
      engaged: [brute],
    },
    encounterDeck: 5,
    at: 'window 6.2',
  },
  (t) => {
    t.offers('rallying-cry#valour-action').play('rallying-cry').asks('choose-defender', 'friend').pick('fallen')
    t.sees({ 'fallen.zone': 'friend.hand', 'scene:attachment.zone': 'friend.discard', 'fallen.damage': 0 })
    t.tells('left-play', { card: 'fallen', to: 'p2.hand' }, 1).asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  'Valour: Rallying Cry does not return an ally that leaves play in a later phase',
  {
    you: { heroes: [{ ...captain, resources: 2 }], threat: 40, hand: ['rallying-cry', { card: 'scene:ally', as: 'later' }] },
    staging: [{ card: 'scene:enemy', keywords: ['Archery 2'] }],
    encounterDeck: 5,
    at: 'planning',
  },
  (t) => {
    t.play('rallying-cry').play('later').until('6.1')
    t.share({ later: 2 }).sees({ 'later.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  'The Valour Action of Rallying Cry is not offered at 39 threat',
  { you: { heroes: [{ ...captain, resources: 2 }], threat: 39, hand: ['rallying-cry'], allies: ['scene:ally'] }, at: 'window 1.3' },
  (t) => {
    t.sees({ 'rallying-cry.zone': 'you.hand' }).isAt('3.2')
  },
)
