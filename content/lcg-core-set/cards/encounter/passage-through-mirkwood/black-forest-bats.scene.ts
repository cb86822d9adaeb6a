import { scene } from '@questwright/testkit'

scene(
  'Black Forest Bats make each player remove a committed character, who stays exhausted, from the quest',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }, 'gloin'] },
    friend: {
      heroes: [
        { card: 'theodred', is: ['exhausted', 'committed'] },
        { card: 'dunhere', is: ['exhausted', 'committed'] },
      ],
      allies: ['faramir'],
    },
    encounterDeck: ['black-forest-bats', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-remove-from-quest', 'you').offers('aragorn', 'theodred', 'dunhere').pick('theodred')
    t.asks('choose-to-remove-from-quest', 'friend').offers('aragorn', 'dunhere').pick('dunhere')
    t.sees({
      'theodred.committed': 'no',
      'theodred.exhausted': 'yes',
      'dunhere.committed': 'no',
      'aragorn.committed': 'yes',
      'quest.willpower': 2,
    })
    t.asks('action-window', 'friend')
  },
)

scene(
  'Black Forest Bats remove no character if none is committed',
  { you: { heroes: ['aragorn', { card: 'gloin', is: ['exhausted'] }] }, encounterDeck: ['black-forest-bats'], at: '3.3' },
  (t) => {
    t.sees({ 'black-forest-bats.zone': 'staging-area', 'aragorn.exhausted': 'no' }).isAt('5.2')
  },
)
