import { scene } from '@questwright/testkit'

scene(
  "The Necromancer's Reach deals 1 damage to each exhausted character of every player",
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted'] }, 'theodred'] },
    friend: { heroes: [{ card: 'dunhere', is: ['exhausted'] }], allies: [{ card: 'gandalf', is: ['exhausted'] }] },
    staging: ['forest-spider'],
    encounterDeck: ['the-necromancers-reach', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({
      'aragorn.damage': 1,
      'theodred.damage': 0,
      'dunhere.damage': 1,
      'gandalf.damage': 1,
      'the-necromancers-reach.zone': 'encounter-discard',
    })
    t.isAt('5.2')
  },
)

scene(
  "[LCG-WHENREV-2] The Necromancer's Reach deals no damage as a shadow card",
  {
    you: {
      heroes: ['aragorn', { card: 'theodred', is: ['exhausted'] }],
      engaged: [{ card: 'forest-spider', shadow: ['the-necromancers-reach'] }],
    },
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn')
      .sees({ 'aragorn.damage': 0, 'theodred.damage': 0 })
      .tells('shadow-revealed', { card: 'the-necromancers-reach' }, 1)
      .isAt('3.2')
  },
)

scene(
  "[LCG-SURGE-6] [LCG-CANCEL-6] Surge and Doomed on The Necromancer's Reach resolve although its text is cancelled",
  {
    you: { heroes: [{ card: 'eowyn', resources: 1, is: ['exhausted'] }], hand: ['a-test-of-will'], threat: 20 },
    encounterDeck: [{ card: 'the-necromancers-reach', keywords: ['Surge', 'Doomed 2'] }, 'forest-spider', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('cancel', 'you').sees({ 'you.threat': 22 }).play('a-test-of-will')
    t.sees({
      'eowyn.damage': 0,
      'forest-spider.zone': 'staging-area',
      encounterDeck: 1,
      'the-necromancers-reach.zone': 'encounter-discard',
    }).isAt('5.2')
  },
)
