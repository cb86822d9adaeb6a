import { scene } from '@questwright/testkit'

const deck = (hero: string) => ({ heroes: [hero], cards: { 'scene:card': 10 } })
const bearer = { card: 'frodo-baggins', attachments: [{ card: 'the-one-ring', controller: 'you' }] } as const

scene(
  '[LCG-RING-1][LCG-FELLOWSHIP-4] Setup gives the first player the Ring-bearer of the scenario, with The One Ring',
  { game: { scenario: 'a-shadow-of-the-past', decks: [deck('scene:hero'), deck('lcg-core-set:gloin')] } },
  (t) => {
    t.pick('friend', 'friend').no().no()
    t.sees({
      'frodo-baggins.controller': 'friend',
      'the-one-ring.zone': 'attachments of frodo-baggins',
      'the-one-ring.controller': 'friend',
    })
    t.sees({ 'friend.play': 2, 'you.play': 1 }).asks('choose-to-commit', 'friend')
  },
)

for (const first of ['you', 'third', 'fourth'] as const)
  scene(
    `[LCG-RING-1] Setup gives the Ring-bearer of your deck to the first player, who is ${first} of four players`,
    {
      game: {
        scenario: 'a-shadow-of-the-past',
        decks: [
          { heroes: ['scene:hero', 'frodo-baggins-the-land-of-shadow'], cards: { 'scene:card': 10 } },
          deck('lcg-core-set:gloin'),
          deck('lcg-core-set:thalin'),
          deck('lcg-core-set:legolas'),
        ],
      },
    },
    (t) => {
      t.pick(first, first, first, first).no().no().no().no()
      t.sees({ 'frodo-baggins-the-land-of-shadow.controller': first, 'the-one-ring.controller': first })
      t.sees({ 'the-one-ring.zone': 'attachments of frodo-baggins-the-land-of-shadow' }).isAt('window 1.3')
    },
  )

scene(
  '[LCG-RING-3] A player can begin with three heroes and the Ring-bearer',
  {
    game: {
      scenario: 'a-shadow-of-the-past',
      decks: [
        {
          heroes: ['lcg-core-set:gloin', 'lcg-core-set:thalin', 'lcg-core-set:legolas', 'frodo-baggins'],
          cards: { 'scene:card': 10 },
        },
      ],
    },
  },
  (t) => {
    t.no().sees({ 'you.play': 4, 'you.threat': 27, 'frodo-baggins.attachments': 1 }).asks('choose-to-commit')
  },
)

scene(
  '[LCG-RING-2] The Ring-bearer goes to the next player with the first player token, with resources and attachments',
  {
    you: {
      heroes: [
        {
          card: 'frodo-baggins',
          resources: 2,
          attachments: [
            { card: 'the-one-ring', controller: 'you' },
            { card: 'lcg-core-set:unexpected-courage', as: 'courage', controller: 'you' },
          ],
        },
        'scene:hero',
      ],
    },
    friend: {},
    third: {},
    at: '7.4',
  },
  (t) => {
    t.sees({ 'frodo-baggins.controller': 'friend', 'frodo-baggins.resources': 3, 'the-one-ring.controller': 'friend' })
    t.sees({ 'courage.controller': 'friend', 'frodo-baggins.attachments': 2, 'you.eliminated': 'no' }).isAt('3.2')
  },
)

scene(
  '[LCG-RING-4] A player is eliminated at once when the Ring-bearer, the only hero, goes to the next player',
  { you: { heroes: [bearer] }, friend: {}, third: {}, at: '7.4' },
  (t) => {
    t.sees({ 'frodo-baggins.controller': 'friend', 'you.eliminated': 'yes', 'friend.eliminated': 'no', 'third.eliminated': 'no' })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-RING-5] The game is lost when the Ring-bearer is destroyed, although other heroes are left',
  {
    you: { heroes: [{ ...bearer, damage: 1 }, 'scene:hero'], engaged: ['black-rider'] },
    friend: {},
    third: {},
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().pick('frodo-baggins').isLost('lost.ring-lost')
  },
)

scene(
  '[LCG-RING-5] The game is lost when the first player, who controls The One Ring, is eliminated',
  { you: { heroes: [bearer], threat: 49 }, friend: { threat: 10 }, at: '7.3' },
  (t) => {
    t.isLost('lost.ring-lost')
  },
)

scene(
  '[LCG-FELLOWSHIP-3] A Fellowship hero collects 1 resource, which pays for neutral and Fellowship cards only',
  {
    you: {
      heroes: [{ ...bearer, resources: 4 }],
      hand: ['lcg-core-set:gandalf', 'lcg-core-set:wandering-took', 'frodos-intuition'],
    },
    at: '1.2',
  },
  (t) => {
    t.sees({ 'frodo-baggins.resources': 5 }).until('2.2').offers('gandalf', 'frodos-intuition')
    t.play('frodos-intuition').sees({ 'frodo-baggins.resources': 3, 'frodo-baggins.willpower': 3 }).isAt('3.2')
  },
)

scene(
  '[LCG-FELLOWSHIP-3] A Fellowship hero pays for a neutral card',
  { you: { heroes: [{ ...bearer, resources: 5 }], hand: ['lcg-core-set:gandalf'] }, at: '2.2' },
  (t) => {
    t.play('gandalf').sees({ 'frodo-baggins.resources': 0, 'gandalf.zone': 'you.play-area' }).asks('choose-to-commit')
  },
)

scene(
  '[LCG-ARAGORN-2] Aragorn goes to the next player with the first player token, with resources and attachments',
  {
    you: {
      heroes: [
        { card: 'aragorn', resources: 2, attachments: [{ card: 'lcg-core-set:unexpected-courage', as: 'courage', controller: 'you' }] },
        'scene:hero',
      ],
    },
    friend: {},
    third: {},
    at: '7.4',
  },
  (t) => {
    t.sees({ 'aragorn.controller': 'friend', 'aragorn.resources': 3, 'courage.controller': 'friend', 'you.eliminated': 'no' }).isAt('3.2')
  },
)

scene(
  '[LCG-ARAGORN-2] A player is eliminated when Aragorn, the only hero, goes to the next player',
  { you: { heroes: ['aragorn'] }, friend: {}, third: {}, at: '7.4' },
  (t) => {
    t.sees({ 'aragorn.controller': 'friend', 'you.eliminated': 'yes', 'third.eliminated': 'no' }).isAt('3.2')
  },
)
