import { scene } from '@questwright/testkit'

const captain = { card: 'scene:hero', lasting: [{ stat: 'spheres', gain: 'leadership', until: 'game' }] } as const
const deck = [
  'scene:attachment',
  'dunedain-wanderer',
  'scene:card',
  { card: 'scene:ally', as: 'scout' },
  'resourceful',
  'needful-to-know',
] as const

scene(
  'Timely Aid reveals the top 5 cards of your deck, puts one ally of them into play, and shuffles the others back',
  { you: { heroes: [{ ...captain, resources: 4 }], threat: 21, hand: ['timely-aid'], deck }, friend: {}, at: 'window 1.3' },
  (t) => {
    t.play('timely-aid').offers('dunedain-wanderer', 'scout')
    t.sees({ 'dunedain-wanderer.knownTo': ['you', 'friend'], 'resourceful.knownTo': ['you', 'friend'], 'needful-to-know.knownTo': [] })
    t.pick('dunedain-wanderer').sees({
      'dunedain-wanderer.zone': 'you.play-area',
      'you.deck': 5,
      'resourceful.knownTo': [],
      'scene:hero.resources': 0,
    })
    t.tells('shuffled', { zone: 'p1.deck' }, 1).isAt('3.2')
  },
)

scene(
  'Timely Aid costs 1 resource in secrecy',
  { you: { heroes: [{ ...captain, resources: 1 }], threat: 20, hand: ['timely-aid'], deck: ['scene:ally'] }, at: 'window 1.3' },
  (t) => {
    t.play('timely-aid').sees({ 'scene:ally.zone': 'you.play-area', 'scene:hero.resources': 0, 'you.deck': 0 }).isAt('3.2')
  },
)

scene(
  'Timely Aid cannot be played for 1 resource above 20 threat',
  { you: { heroes: [{ ...captain, resources: 1 }], threat: 21, hand: ['timely-aid'], deck: ['scene:ally'] }, at: 'window 1.3' },
  (t) => {
    t.sees({ 'timely-aid.zone': 'you.hand', 'timely-aid.cost': 4 }).isAt('3.2')
  },
)

scene(
  'Timely Aid shuffles all 5 cards back if none of them is an ally',
  {
    you: {
      heroes: [{ ...captain, resources: 1 }],
      threat: 5,
      hand: ['timely-aid'],
      deck: ['scene:card', 'scene:card', 'scene:card', 'scene:card', 'scene:card', 'dunedain-wanderer'],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.play('timely-aid').sees({ 'you.deck': 6, 'dunedain-wanderer.zone': 'you.deck', 'timely-aid.zone': 'you.discard' })
    t.tells('entered-play', {}, 0).isAt('3.2')
  },
)
