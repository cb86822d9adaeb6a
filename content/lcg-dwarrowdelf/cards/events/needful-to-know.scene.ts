import { scene } from '@questwright/testkit'

const sage = { card: 'scene:hero', lasting: [{ stat: 'spheres', gain: 'lore', until: 'game' }] } as const
const lurker = { card: 'scene:enemy', as: 'lurker', lasting: [{ stat: 'threat', by: 3, until: 'game' }] } as const

scene(
  'Needful to Know lets you look at the top card of the encounter deck, and lowers your threat by the threat of that card',
  {
    you: { heroes: [sage], threat: 20, hand: ['needful-to-know'] },
    friend: { threat: 30 },
    encounterDeck: [lurker, 'scene:enemy', 'scene:enemy'],
    at: 'window 1.3',
  },
  (t) => {
    // with Secrecy it costs no resources, only the threat
    t.play('needful-to-know').sees({ 'you.threat': 17, 'friend.threat': 30, 'lurker.zone': 'encounter-deck', 'lurker.knownTo': ['you'] })
    t.tellsInOrder('threat-raised', 'looked-at', 'threat-lowered').isAt('3.2')
  },
)

scene(
  'Needful to Know does not lower your threat when the top card of the encounter deck is a treachery',
  { you: { heroes: [sage], threat: 20, hand: ['needful-to-know'] }, encounterDeck: ['scene:treachery', 'scene:enemy'], at: 'window 1.3' },
  (t) => {
    t.play('needful-to-know')
      .sees({ 'you.threat': 21, 'scene:treachery.knownTo': ['you'] })
      .isAt('3.2')
  },
)

scene(
  'Needful to Know costs 2 resources at 21 threat',
  { you: { heroes: [{ ...sage, resources: 2 }], threat: 21, hand: ['needful-to-know'] }, encounterDeck: [lurker], at: 'window 1.3' },
  (t) => {
    t.play('needful-to-know').sees({ 'you.threat': 18, 'scene:hero.resources': 0 }).isAt('3.2')
  },
)

scene(
  'Needful to Know cannot be played when there is no card to look at',
  { you: { heroes: [sage], threat: 10, hand: ['needful-to-know'] }, encounterDeck: [], at: 'window 1.3' },
  (t) => {
    t.sees({ 'needful-to-know.zone': 'you.hand', 'you.threat': 10 }).isAt('3.2')
  },
)
