import { scene } from '@questwright/testkit'

scene(
  'A Strong Sack is attached to the character with the most printed attack that has no Sack',
  {
    you: { heroes: [{ card: 'lcg-core-set:legolas', attachments: ['a-deep-sack'] }, 'lcg-core-set:gimli', 'scene:hero'] },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-strong-sack'] },
    encounterDeck: ['lots-or-none-at-all', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'a-strong-sack.zone': 'attachments of gimli', 'gimli.attachments': 1 }).isAt('5.2')
  },
)

scene(
  'The first player chooses among several characters with the most printed attack for A Strong Sack',
  {
    you: { heroes: ['scene:hero', { card: 'scene:hero', as: 'other' }] },
    friend: { heroes: [{ card: 'scene:hero', as: 'far' }] },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-strong-sack'] },
    encounterDeck: ['lots-or-none-at-all', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-host', 'you').offers('hero', 'other', 'far').pick('far').sees({ 'far.attachments': 1 }).isAt('5.2')
  },
)
