import { scene } from '@questwright/testkit'

scene(
  'A Strong Sack goes to the character with most attack in print, of those without a Sack',
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
  'If several characters have the most printed attack, the first player chooses one of them, whoever controls it',
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
