import { scene } from '@questwright/testkit'

scene(
  'Evil Storm deals 1 damage to every character of each player whose threat is 35 or more, and to nobody else',
  {
    you: { heroes: ['aragorn', { card: 'theodred', is: ['exhausted', 'committed'] }], allies: ['snowbourn-scout'], threat: 35 },
    friend: { heroes: ['dunhere'], allies: ['faramir'], threat: 34 },
    third: { heroes: ['eowyn'], threat: 40 },
    staging: ['forest-spider'],
    encounterDeck: ['evil-storm', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({
      'aragorn.damage': 1,
      'theodred.damage': 1,
      'snowbourn-scout.zone': 'you.discard',
      'dunhere.damage': 0,
      'faramir.damage': 0,
      'eowyn.damage': 1,
      'forest-spider.damage': 0,
      'evil-storm.zone': 'encounter-discard',
    })
    t.asks('action-window', 'friend')
  },
)
