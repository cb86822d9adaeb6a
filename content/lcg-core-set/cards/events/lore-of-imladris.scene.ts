import { scene } from '@questwright/testkit'

scene(
  'Lore of Imladris heals all damage of a character',
  {
    you: {
      heroes: [
        { card: 'beravor', resources: 2 },
        { card: 'gloin', damage: 3 },
      ],
      hand: ['lore-of-imladris'],
    },
    friend: { allies: [{ card: 'longbeard-orc-slayer', damage: 2 }] },
    staging: [{ card: 'king-spider', damage: 2 }],
    at: 'window 1.3',
  },
  (t) => {
    t.play('lore-of-imladris').offers('gloin', 'longbeard-orc-slayer')
    t.changes(() => t.pick('gloin'), { 'gloin.damage': -3, 'longbeard-orc-slayer.damage': 0 })
    t.tells('healed', { card: 'gloin', amount: 3 }, 1)
    t.sees({ 'beravor.resources': 0, 'lore-of-imladris.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  '[LCG-WINDOW-AFTER-6-4-3] Lore of Imladris heals a defender before the attack ends',
  {
    you: {
      heroes: [{ card: 'beravor', resources: 2 }],
      allies: ['longbeard-orc-slayer'],
      engaged: ['king-spider'],
      hand: ['lore-of-imladris'],
    },
    at: '6.3',
  },
  (t) => {
    t.pick('longbeard-orc-slayer').sees({ 'longbeard-orc-slayer.damage': 2 }).isAt('window 6.4.3')
    t.changes(() => t.play('lore-of-imladris'), { 'longbeard-orc-slayer.damage': -2 })
    t.isAt('6.8a')
  },
)

scene(
  '[LCG-COST-12] Lore of Imladris cannot be played when no character is damaged',
  {
    you: { heroes: [{ card: 'beravor', resources: 2 }], hand: ['lore-of-imladris'] },
    staging: [{ card: 'king-spider', damage: 2 }],
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'beravor.resources': 2 }).isAt('3.2')
  },
)

scene(
  '[LCG-COST-2] Lore of Imladris cannot be played with only 1 Lore resource',
  {
    you: {
      heroes: [
        { card: 'beravor', resources: 1, damage: 1 },
        { card: 'gloin', resources: 5 },
      ],
      hand: ['lore-of-imladris'],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'beravor.damage': 1 }).isAt('3.2')
  },
)
