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
  'Characters with as much willpower as there are islands leave the quest, and the first player looks at one for 2 threat',
  lostThere,
  (t) => {
    t.asks('choose-to-remove-from-quest', 'you').pick('guard-of-the-citadel').asks('choose-to-remove-from-quest', 'you').pick('faramir')
    t.asks('look-for-threat', 'you').yes().asks('look-under', 'you').pick('lush-jungle')
    t.sees({ 'lush-jungle.knownTo': ['you'], 'cursed-temple.knownTo': [], 'you.threat': 22, 'friend.threat': 27 })
    t.sees({ 'guard-of-the-citadel.committed': 'no', 'faramir.committed': 'no' }).asks('choose-location')
  },
)

scene('One player with enough is sufficient, and no player has to look', lostThere, (t) => {
  t.pick('faramir').no().sees({ 'gandalf.zone': 'you.play-area', 'you.threat': 20, 'lush-jungle.knownTo': [] }).asks('choose-location')
})
