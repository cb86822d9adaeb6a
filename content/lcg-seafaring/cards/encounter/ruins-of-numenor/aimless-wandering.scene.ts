import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

const lostThere = {
  you: {
    heroes: [{ card: 'scene:hero', as: 'captain' }],
    allies: [
      { card: 'guard-of-the-citadel', is: ['exhausted', 'committed'] },
      { card: 'faramir', is: ['exhausted', 'committed'] },
      { card: 'gandalf', is: ['exhausted', 'committed'] },
    ],
    threat: 20,
  },
  friend: { threat: 25 },
  staging: [island('lush-jungle'), island('cursed-temple')],
  encounterDeck: ['aimless-wandering', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'Aimless Wandering removes characters with enough willpower from the quest, and the first player may look at an island',
  lostThere,
  (t) => {
    t.asks('choose-to-remove-from-quest', 'you').pick('guard-of-the-citadel').asks('choose-to-remove-from-quest', 'you').pick('faramir')
    t.asks('look-for-threat', 'you').yes().asks('look-under', 'you').pick('lush-jungle')
    t.sees({ 'lush-jungle.knownTo': ['you'], 'cursed-temple.knownTo': [], 'you.threat': 22, 'friend.threat': 27 })
    t.sees({ 'guard-of-the-citadel.committed': 'no', 'faramir.committed': 'no' }).asks('choose-location')
  },
)

scene('A single character with enough willpower satisfies Aimless Wandering, and no player has to look at an island', lostThere, (t) => {
  t.pick('faramir').no().sees({ 'gandalf.zone': 'you.play-area', 'you.threat': 20, 'lush-jungle.knownTo': [] }).asks('choose-location')
})
