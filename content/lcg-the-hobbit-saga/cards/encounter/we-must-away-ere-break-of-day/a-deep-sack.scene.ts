import { scene } from '@questwright/testkit'

scene(
  'A Deep Sack goes to the character with most willpower in print',
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
