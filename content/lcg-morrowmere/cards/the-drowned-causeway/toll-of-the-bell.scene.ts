import { scene } from '@questwright/testkit'

scene(
  'Toll of the Bell raises the threat of each player by 1 and discards a random card from each hand',
  {
    you: { allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'] }], hand: ['scene:card', 'scene:card'], threat: 20 },
    friend: { hand: ['scene:card'], threat: 20 },
    staging: ['scene:enemy'],
    encounterDeck: ['toll-of-the-bell', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'friend.hand': 0, 'you.threat': 21, 'friend.threat': 21 }).isAt('5.2')
  },
)

scene(
  'Shadow: Toll of the Bell raises the threat of the defending player by 1',
  {
    you: { heroes: ['scene:hero'], threat: 20, engaged: [{ card: 'mere-hound', shadow: ['toll-of-the-bell'] }] },
    friend: { threat: 20 },
    encounterDeck: 9,
    at: '6.3',
  },
  (t) => {
    t.choose('scene:hero').sees({ 'you.threat': 22, 'friend.threat': 21 }).isAt('3.2')
  },
)
