import { scene } from '@questwright/testkit'

scene(
  'Reinforcing the Banks reveals one more card in the staging step',
  {
    you: {},
    friend: {},
    quest: 'reinforcing-the-banks',
    encounterDeck: ['scene:location', 'scene:enemy', 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('revealed', {}, 3).sees({ staging: 3, encounterDeck: 1 }).isAt('4.2')
  },
)
