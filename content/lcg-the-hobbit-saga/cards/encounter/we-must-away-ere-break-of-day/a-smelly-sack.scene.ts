import { scene } from '@questwright/testkit'

scene(
  'A Smelly Sack is attached to the ally with the highest cost, except Gandalf',
  {
    you: { heroes: ['lcg-core-set:gimli'], allies: ['lcg-core-set:gandalf', 'lcg-core-set:faramir', 'lcg-core-set:snowbourn-scout'] },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-smelly-sack'] },
    encounterDeck: ['lots-or-none-at-all', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'a-smelly-sack.zone': 'attachments of faramir', 'faramir.attachments': 1 }).isAt('5.2')
  },
)
