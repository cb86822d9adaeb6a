import { scene } from '@questwright/testkit'

const revealed = { encounterDeck: ['angmar-orc', 'angmar-captain', 'scene:treachery'], at: '3.3' } as const

scene(
  'Angmar Orc has the first player discard an ally of any player',
  {
    you: { allies: [{ card: 'scene:ally', as: 'mine' }] },
    friend: { allies: [{ card: 'scene:ally', as: 'theirs' }] },
    encounterDeck: ['angmar-orc', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-one', 'you').offers('reveal', 'ally').pick('ally').offers('mine', 'theirs').pick('theirs')
    t.sees({ 'theirs.zone': 'friend.discard', 'angmar-orc.zone': 'staging-area', encounterDeck: 1 }).isAt('5.2')
  },
)

scene('Angmar Orc reveals one more card when the first player chooses that', { ...revealed, you: { allies: ['scene:ally'] } }, (t) => {
  t.pick('reveal')
    .sees({ 'scene:ally.zone': 'you.play-area', 'angmar-captain.zone': 'staging-area', staging: 2, encounterDeck: 1 })
    .isAt('5.2')
})

scene('Angmar Orc reveals one more card without a choice if no player has an ally', revealed, (t) => {
  t.sees({ 'angmar-captain.zone': 'staging-area', 'angmar-orc.zone': 'staging-area' }).isAt('5.2')
})

const attacked = (defender: object) =>
  ({
    you: {
      heroes: [{ card: 'scene:hero', as: 'mine', damage: 4 }],
      ...defender,
      engaged: [{ card: 'angmar-captain', shadow: ['angmar-orc'] }],
    },
    encounterDeck: 3,
    at: '6.3',
  }) as const

scene(
  'Shadow: the attacking enemy gets 1 attack, and returns to the staging area if the attack destroys an ally',
  attacked({ allies: [{ card: 'scene:ally', lasting: [{ stat: 'hitPoints', set: 5, until: 'round' }] }] }),
  (t) => {
    // 6 attack against 1 defense
    t.pick('scene:ally').sees({ 'scene:ally.zone': 'you.discard', 'angmar-captain.zone': 'staging-area' }).isAt('3.2')
  },
)

scene(
  'Shadow: the attacking enemy stays engaged if the ally survives',
  attacked({ allies: [{ card: 'scene:ally', lasting: [{ stat: 'hitPoints', set: 6, until: 'round' }] }] }),
  (t) => {
    t.pick('scene:ally').sees({ 'scene:ally.damage': 5, 'angmar-captain.zone': 'you.engaged' }).isAt('6.8a')
  },
)

scene(
  'Shadow: the attacking enemy stays engaged if the attack destroys a hero',
  attacked({
    heroes: [
      { card: 'scene:hero', as: 'fallen', damage: 8 },
      { card: 'scene:hero', as: 'standing' },
    ],
  }),
  (t) => {
    t.pick('fallen').sees({ 'fallen.zone': 'you.discard', 'angmar-captain.zone': 'you.engaged' }).isAt('6.8a')
  },
)
