import { scene } from '@questwright/testkit'

scene(
  "Beorn's Hospitality heals all damage on the heroes of one player, and none on allies or other heroes",
  {
    you: {
      heroes: [{ card: 'beravor', resources: 5, damage: 1 }, { card: 'gloin', damage: 3 }, { card: 'aragorn' }],
      allies: [{ card: 'longbeard-orc-slayer', damage: 2 }],
      hand: ['beorns-hospitality'],
    },
    friend: { heroes: [{ card: 'eowyn', damage: 2 }] },
    third: { allies: [{ card: 'guard-of-the-citadel', damage: 1 }] },
    at: 'window 1.3',
  },
  (t) => {
    t.play('beorns-hospitality').offers('you', 'friend')
    t.changes(() => t.pick('you'), {
      'beravor.damage': -1,
      'gloin.damage': -3,
      'longbeard-orc-slayer.damage': 0,
      'eowyn.damage': 0,
    })
    t.tells('healed', {}, 2).sees({ 'beravor.resources': 0, 'beorns-hospitality.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  "Beorn's Hospitality heals the heroes of another player",
  {
    you: { heroes: [{ card: 'beravor', resources: 5, damage: 1 }], hand: ['beorns-hospitality'] },
    friend: {
      heroes: [
        { card: 'eowyn', damage: 2 },
        { card: 'dunhere', damage: 1 },
      ],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.play('beorns-hospitality')
    t.changes(() => t.pick('friend'), { 'eowyn.damage': -2, 'dunhere.damage': -1, 'beravor.damage': 0 })
    t.isAt('3.2')
  },
)

scene(
  "[LCG-CHOOSE-2] Beorn's Hospitality cannot be played while no hero is damaged",
  {
    you: {
      heroes: [{ card: 'beravor', resources: 5 }],
      allies: [{ card: 'longbeard-orc-slayer', damage: 1 }],
      hand: ['beorns-hospitality'],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)
