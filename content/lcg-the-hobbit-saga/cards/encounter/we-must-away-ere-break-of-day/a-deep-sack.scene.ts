import { scene } from '@questwright/testkit'

scene(
  'A Deep Sack is attached to the character with the most printed willpower',
  {
    you: { heroes: ['lcg-core-set:gimli', 'lcg-core-set:gloin', 'lcg-core-set:eowyn'] },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-deep-sack'] },
    encounterDeck: ['lots-or-none-at-all', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'a-deep-sack.zone': 'attachments of eowyn', 'eowyn.attachments': 1 }).isAt('5.2')
  },
)
