import { scene } from '@questwright/testkit'

const deck = (hero: string) => ({ heroes: [hero], cards: { 'scene:card': 10 } })

for (const first of ['you', 'friend', 'third', 'fourth'] as const)
  scene(
    `[LCG-BILBO-1] Bilbo begins with the first player, ${first}, in addition to a hero of that player`,
    {
      game: {
        scenario: 'we-must-away-ere-break-of-day',
        decks: ['scene:hero', 'lcg-core-set:gloin', 'lcg-core-set:thalin', 'lcg-core-set:legolas'].map(deck),
      },
    },
    (t) => {
      t.pick(first, first, first, first).no().no().no().no()
      t.sees({ 'bilbo-baggins.controller': first, 'bilbo-baggins.zone': `${first}.play-area`, [`${first}.play`]: 2 })
      for (const other of ['you', 'friend', 'third', 'fourth'] as const) if (other !== first) t.sees({ [`${other}.play`]: 1 })
      t.asks('choose-one').isAt('setup.7')
    },
  )

scene(
  '[LCG-BILBO-1] A player can begin with Bilbo and three heroes, and the Bilbo of the deck is the only one',
  {
    game: {
      scenario: 'we-must-away-ere-break-of-day',
      decks: [
        {
          heroes: ['lcg-core-set:gloin', 'lcg-core-set:thalin', 'lcg-core-set:legolas', 'bilbo-baggins'],
          cards: { 'scene:card': 10 },
        },
      ],
    },
  },
  (t) => {
    t.no().sees({ 'you.play': 4, 'you.threat': 27, 'bilbo-baggins.controller': 'you' }).asks('choose-to-commit')
  },
)

scene(
  '[LCG-BILBO-2] Bilbo goes to the next player with the first player token, with resources and attachments',
  {
    you: {
      heroes: [
        {
          card: 'bilbo-baggins',
          resources: 2,
          attachments: [{ card: 'lcg-core-set:unexpected-courage', as: 'courage', controller: 'you' }],
        },
        'scene:hero',
      ],
    },
    friend: {},
    third: {},
    at: '7.4',
  },
  (t) => {
    // with 1 more from the resource phase of the next round
    t.sees({ 'bilbo-baggins.controller': 'friend', 'bilbo-baggins.resources': 3, 'courage.controller': 'friend' })
    t.sees({ 'bilbo-baggins.attachments': 1, 'you.eliminated': 'no' }).isAt('3.2')
  },
)

scene(
  '[LCG-BILBO-3] A player is eliminated when Bilbo, the only hero, goes to the next player',
  { you: { heroes: ['bilbo-baggins'] }, friend: {}, third: {}, at: '7.4' },
  (t) => {
    t.sees({ 'bilbo-baggins.controller': 'friend', 'you.eliminated': 'yes', 'third.eliminated': 'no' }).isAt('3.2')
  },
)

for (const bilbo of ['bilbo-baggins', 'bilbo-baggins-on-the-doorstep'] as const)
  scene(
    `[LCG-BILBO-4] The game is lost when ${bilbo} is destroyed, although other heroes are left`,
    {
      you: {
        heroes: [{ card: bilbo, damage: 2 }, 'scene:hero'],
        engaged: [{ card: 'scene:enemy', lasting: [{ stat: 'attack', set: 8, until: 'game' }] }],
      },
      friend: {},
      third: {},
      encounterDeck: 5,
      at: '6.3',
    },
    (t) => {
      t.decline().pick(bilbo).isLost('lost.bilbo-lost')
    },
  )

scene(
  '[LCG-BILBO-4] The game is lost when Bilbo leaves play with an eliminated player',
  { you: { heroes: ['bilbo-baggins', 'scene:hero'], threat: 49 }, friend: { threat: 10 }, at: '7.3' },
  (t) => {
    t.isLost('lost.bilbo-lost')
  },
)

scene(
  '[LCG-BILBO-4] The game is not lost when another hero leaves play',
  {
    you: {
      heroes: ['bilbo-baggins', { card: 'lcg-core-set:gloin', damage: 3 }],
      engaged: [{ card: 'scene:enemy', lasting: [{ stat: 'attack', set: 8, until: 'game' }] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.choose('gloin').sees({ 'gloin.zone': 'you.discard' }).asks('choose-enemy-to-attack')
  },
)

scene(
  '[LCG-BAGGINS-1] Bilbo collects 1 resource, which pays for neutral and Baggins cards only',
  {
    you: {
      heroes: [{ card: 'bilbo-baggins', resources: 4 }],
      hand: ['lcg-core-set:gandalf', 'lcg-core-set:henamarth-riversong', 'burglar-baggins'],
    },
    at: '1.2',
  },
  (t) => {
    t.sees({ 'bilbo-baggins.resources': 5 }).until('2.2').offers('gandalf', 'burglar-baggins')
    t.play('gandalf').sees({ 'bilbo-baggins.resources': 0, 'gandalf.zone': 'you.play-area' }).asks('choose-to-commit')
  },
)

const pay = { card: 'bilbo-baggins', attachments: [{ card: 'troll-key', controller: 'you' }] } as const

scene(
  'Baggins resources are spent from the pools of two heroes of the first player',
  {
    you: {
      heroes: [
        { ...pay, resources: 3 },
        { card: 'bilbo-baggins-on-the-doorstep', resources: 4 },
      ],
    },
    staging: ['troll-cave'],
    encounterDeck: 5,
    at: '4.2',
  },
  (t) => {
    t.pick('troll-cave').sees({ 'bilbo-baggins.resources': 1, 'bilbo-baggins-on-the-doorstep.resources': 3 }).asks('choose-to-commit')
  },
)

const shadowed = (resources: number) =>
  ({
    you: { heroes: [{ card: 'bilbo-baggins', resources, is: ['exhausted'] }, 'scene:hero'] },
    friend: { heroes: ['scene:hero'], engaged: [{ card: 'tom', shadow: ['lots-or-none-at-all'] }] },
    zones: { 'sack-deck': ['a-large-sack'] },
    encounterDeck: 5,
    at: '6.3',
  }) as const

scene('The first player may cancel an effect on another player with a Baggins resource', shadowed(1), (t) => {
  t.decline().asks('spend-baggins', 'you').yes().sees({ 'bilbo-baggins.resources': 0, 'sack-deck': 1 }).asks('choose-enemy-to-attack')
})

scene('The first player without a Baggins resource is not asked', shadowed(0), (t) => {
  t.decline().sees({ 'sack-deck': 0 }).asks('choose-host')
})
