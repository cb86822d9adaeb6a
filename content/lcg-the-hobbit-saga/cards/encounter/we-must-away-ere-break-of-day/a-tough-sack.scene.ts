import { scene } from '@questwright/testkit'

scene(
  'A Tough Sack is attached to the character with the most printed defense',
  {
    you: { heroes: ['lcg-core-set:gimli', 'lcg-core-set:denethor', 'lcg-core-set:eowyn'] },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-tough-sack'] },
    encounterDeck: ['lots-or-none-at-all', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'a-tough-sack.zone': 'attachments of denethor', 'denethor.attachments': 1 }).isAt('5.2')
  },
)
