import { scene } from '@questwright/testkit'

scene(
  'Endless Caverns raises the threat of each player by 1 and reveals another card',
  {
    you: { threat: 20 },
    friend: { threat: 25 },
    encounterDeck: ['endless-caverns', 'dungeon-jailor', 'tower-gate', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    // two cards are revealed for two players, and one more for this card; the quest then fails by 4
    t.sees({ staging: 3, 'you.threat': 25, 'friend.threat': 30, encounterDeck: 1 }).isAt('4.2')
  },
)
