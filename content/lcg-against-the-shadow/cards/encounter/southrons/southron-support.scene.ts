import { scene } from '@questwright/testkit'

scene(
  'Southron Support raises each threat by 3, and each player adds a Harad enemy of the deck or discard pile to the staging area',
  {
    you: { threat: 20 },
    friend: { threat: 25 },
    encounterDeck: ['southron-support', 'scene:treachery', 'scene:enemy', 'southron-company', 'scene:treachery'],
    encounterDiscard: ['southron-mercenaries', 'forest-bat'],
    at: '3.3',
  },
  (t) => {
    t.asks('search', 'you').offers('southron-company', 'southron-mercenaries').pick('southron-mercenaries')
    t.sees({ 'southron-mercenaries.zone': 'staging-area', 'southron-company.zone': 'staging-area' })
    t.tells('threat-raised', { seat: 'you', amount: 3, to: 23 }, 1).tells('threat-raised', { seat: 'friend', amount: 3, to: 28 }, 1)
    t.tells('shuffled', { zone: 'encounter-deck' }, 1).asks('choose-enemy-to-engage')
  },
)

scene(
  'Southron Support shuffles the encounter deck without adding a card if no Harad enemy is found',
  { you: { threat: 20 }, encounterDeck: ['southron-support', 'scene:enemy', 'morgul-spider'], at: '3.3' },
  (t) => {
    t.tells('threat-raised', { seat: 'you', amount: 3, to: 23 }, 1)
      .sees({ staging: 0, encounterDeck: 2 })
      .tells('shuffled', { zone: 'encounter-deck' }, 1)
      .isAt('3.2')
  },
)
