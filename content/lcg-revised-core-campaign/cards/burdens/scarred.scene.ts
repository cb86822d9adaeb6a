import { scene } from '@questwright/testkit'

const bearer = { card: 'scene:hero', as: 'bearer', attachments: ['scarred'] } as const

scene(
  'Scarred raises the threat of its player by 1 after a character of that player is destroyed',
  {
    you: { heroes: [bearer], allies: ['snowbourn-scout'], threat: 20, engaged: ['king-spider'] },
    friend: { threat: 20 },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.choose('snowbourn-scout').sees({ 'snowbourn-scout.zone': 'you.discard', 'you.threat': 21, 'friend.threat': 20 }).isAt('6.8a')
  },
)

scene(
  'Scarred does not raise the threat when a character of another player is destroyed',
  {
    you: { heroes: [bearer], threat: 20 },
    friend: { heroes: ['scene:hero'], allies: ['snowbourn-scout'], threat: 20, engaged: ['king-spider'] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.choose('snowbourn-scout').sees({ 'snowbourn-scout.zone': 'friend.discard', 'you.threat': 20, 'friend.threat': 20 }).isAt('6.8a')
  },
)

scene(
  'Scarred does not raise the threat when an enemy is destroyed',
  {
    you: {
      heroes: [{ ...bearer, card: 'lcg-core-set:aragorn' }],
      threat: 20,
      engaged: [{ card: 'king-spider', damage: 2, is: ['attacked'] }],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    // threat rises only in the refresh phase
    t.pick('king-spider').choose('bearer').sees({ 'king-spider.zone': 'encounter-discard', 'you.threat': 21 }).isAt('3.2')
  },
)
