import { scene } from '@questwright/testkit'

scene(
  'A Foul Sack is attached to the character with the most attachments',
  {
    you: {
      heroes: [
        'lcg-core-set:gimli',
        { card: 'lcg-core-set:denethor', attachments: ['lcg-core-set:unexpected-courage'] },
        'lcg-core-set:eowyn',
      ],
    },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-foul-sack'] },
    encounterDeck: ['lots-or-none-at-all', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'a-foul-sack.zone': 'attachments of denethor', 'denethor.attachments': 2 }).isAt('5.2')
  },
)
