import { scene } from '@questwright/testkit'

scene(
  'Wind-whipped Rain discards all attachments except Treasures and objectives',
  {
    you: {
      heroes: [
        {
          card: 'bilbo-baggins',
          attachments: [
            { card: 'sting', controller: 'you' },
            { card: 'lcg-core-set:unexpected-courage', controller: 'you' },
            { card: 'troll-key', controller: 'you' },
          ],
        },
        { card: 'scene:hero', attachments: ['a-deep-sack'] },
      ],
      threat: 10,
    },
    staging: ['scene:enemy'],
    encounterDeck: ['wind-whipped-rain', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'unexpected-courage.zone': 'you.discard', 'sting.zone': 'attachments of bilbo-baggins', 'bilbo-baggins.attachments': 2 })
    t.sees({ 'hero.attachments': 1 }).asks('choose-enemy-to-engage')
  },
)

scene(
  'Shadow: the defending character has 1 defense less',
  {
    you: {
      heroes: ['lcg-core-set:gimli', 'scene:hero'],
      engaged: [{ card: 'scene:enemy', as: 'foe', shadow: ['wind-whipped-rain'], lasting: [{ stat: 'attack', set: 3, until: 'phase' }] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.choose('gimli').sees({ 'gimli.damage': 2 }).isAt('6.8a')
  },
)
