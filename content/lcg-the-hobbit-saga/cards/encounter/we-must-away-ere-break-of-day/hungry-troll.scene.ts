import { scene } from '@questwright/testkit'

scene(
  'Hungry Troll makes a Troll of the staging area, which the first player chooses, engage the first player',
  {
    you: { heroes: ['scene:hero'], threat: 10 },
    friend: { threat: 10 },
    staging: ['bert', 'tom'],
    encounterDeck: ['scene:treachery', 'hungry-troll', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-hungry', 'you')
      .pick('tom')
      .sees({ 'tom.zone': 'you.engaged', 'bert.zone': 'staging-area' })
      .asks('choose-enemy-to-engage')
  },
)

scene(
  'Hungry Troll has Surge when no Troll is in the staging area',
  { you: { threat: 10 }, staging: ['scene:enemy'], encounterDeck: ['hungry-troll', 'scene:treachery', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.tells('revealed', {}, 2).asks('choose-enemy-to-engage')
  },
)

const shadowed = {
  you: {
    heroes: [
      { card: 'scene:hero', attachments: ['a-deep-sack'] },
      { card: 'scene:hero', as: 'free' },
      { card: 'bilbo-baggins', resources: 2, is: ['exhausted'] },
    ],
    engaged: [{ card: 'scene:enemy', shadow: ['hungry-troll'] }],
  },
  encounterDeck: 5,
  at: '6.3',
} as const

scene('Shadow: each character in a Sack takes 4 damage', shadowed, (t) => {
  t.choose('free').no().sees({ 'hero.damage': 4, 'free.damage': 1, 'bilbo-baggins.damage': 0 }).asks('choose-to-commit')
})

scene('Shadow: a character in a Sack takes no damage if 2 resources of Bilbo are spent', shadowed, (t) => {
  t.choose('free')
    .yes()
    .tells('resources-spent', { card: 'bilbo-baggins', amount: 2 }, 1)
    .sees({ 'hero.damage': 0 })
    .asks('choose-to-commit')
})

scene(
  'Shadow: two heroes of the Baggins sphere may spend 1 resource each to keep a character in a Sack from damage',
  {
    ...shadowed,
    you: {
      ...shadowed.you,
      heroes: [
        { card: 'scene:hero', attachments: ['a-deep-sack'] },
        { card: 'scene:hero', as: 'free', resources: 1, lasting: [{ stat: 'spheres', gain: 'baggins', until: 'game' }] },
        { card: 'bilbo-baggins', resources: 1, is: ['exhausted'] },
      ],
    },
  },
  (t) => {
    t.choose('free')
      .yes()
      .tells('resources-spent', { amount: 1 }, 2)
      .tells('resources-spent', { card: 'bilbo-baggins', amount: 1 }, 1)
      .sees({ 'hero.damage': 0 })
      .asks('choose-to-commit')
  },
)
