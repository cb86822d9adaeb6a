import { scene } from '@questwright/testkit'

scene(
  'A Worn Sack is attached to the hero with the most resources',
  {
    you: { heroes: [{ card: 'lcg-core-set:gimli', resources: 1 }, { card: 'lcg-core-set:denethor', resources: 3 }, 'lcg-core-set:eowyn'] },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-worn-sack'] },
    encounterDeck: ['lots-or-none-at-all', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'a-worn-sack.zone': 'attachments of denethor', 'denethor.attachments': 1 }).isAt('5.2')
  },
)
