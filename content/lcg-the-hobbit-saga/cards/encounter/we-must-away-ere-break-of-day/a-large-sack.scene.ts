import { scene } from '@questwright/testkit'

scene(
  'A Large Sack is attached to the character with the most printed hit points',
  {
    you: { heroes: ['lcg-core-set:gimli', 'lcg-core-set:theodred', 'lcg-core-set:legolas'] },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-large-sack'] },
    encounterDeck: ['lots-or-none-at-all', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'a-large-sack.zone': 'attachments of gimli', 'gimli.attachments': 1 }).isAt('5.2')
  },
)

const sacked = { card: 'scene:hero', as: 'sacked', attachments: ['a-large-sack'] } as const

scene(
  'A character in a Sack cannot commit to the quest',
  { you: { heroes: [sacked, { card: 'scene:hero', as: 'free' }] }, encounterDeck: 5, at: '3.1' },
  (t) => {
    t.asks('choose-to-commit').offers('free').choose('free').until('3.2', 'next round').sees({ 'free.exhausted': 'no' })
    t.asks('choose-to-commit')
  },
)

scene(
  'A character in a Sack stays exhausted in the refresh phase',
  {
    you: {
      heroes: [
        { ...sacked, is: ['exhausted'] },
        { card: 'scene:hero', as: 'free', is: ['exhausted'] },
      ],
    },
    encounterDeck: 5,
    at: '7.1',
  },
  (t) => {
    t.sees({ 'sacked.exhausted': 'yes', 'free.exhausted': 'no' }).asks('choose-to-commit')
  },
)

scene(
  'A character in a Sack neither attacks nor defends',
  {
    you: {
      heroes: [
        { ...sacked, lasting: [{ stat: 'attack', set: 2, until: 'phase' }] },
        { card: 'scene:hero', as: 'free', lasting: [{ stat: 'attack', set: 1, until: 'phase' }] },
      ],
      engaged: [{ card: 'scene:enemy', as: 'foe' }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender').offers('free').decline().pick('free').pick('foe').sees({ 'foe.damage': 1, 'sacked.exhausted': 'no' })
    t.asks('choose-to-commit')
  },
)

scene(
  'A character in a Sack cannot trigger its own abilities, but those of its attachments can be triggered',
  {
    you: {
      heroes: [
        { card: 'lcg-core-set:beravor', attachments: ['a-large-sack', { card: 'lcg-core-set:steward-of-gondor', controller: 'you' }] },
        'scene:hero',
      ],
      deck: 5,
    },
    at: '2.2',
  },
  (t) => {
    t.offers('steward-of-gondor').use('steward-of-gondor').sees({ 'beravor.resources': 2 }).asks('choose-to-commit')
  },
)
