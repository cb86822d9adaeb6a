import { scene } from '@questwright/testkit'

scene(
  'Gimli gets 1 attack for each damage token on him',
  {
    you: {
      heroes: [
        { card: 'gimli', damage: 3 },
        { card: 'legolas', damage: 1 },
      ],
      engaged: ['ungoliants-spawn'],
    },
    at: '6.7',
  },
  (t) => {
    t.sees({ 'gimli.attack': 5, 'gimli.willpower': 2, 'gimli.defense': 2, 'legolas.attack': 3 })
    t.pick('ungoliants-spawn')
    // 5 attack against 2 defense
    t.changes(() => t.choose('gimli'), { 'ungoliants-spawn.damage': +3, 'legolas.damage': 0 })
    t.isAt('3.2')
  },
)

scene(
  'Gimli gets 1 attack when an enemy deals 1 damage to him',
  { you: { heroes: ['gimli', 'legolas'], engaged: ['king-spider'] }, at: '6.3' },
  (t) => {
    t.sees({ 'gimli.attack': 2 })
    t.changes(() => t.choose('gimli'), { 'gimli.damage': +1, 'gimli.attack': +1, 'legolas.attack': 0 })
    t.isAt('6.8a')
  },
)

scene(
  'Gimli with Citadel Plate survives with 8 damage tokens and gets 8 attack',
  { you: { heroes: [{ card: 'gimli', damage: 7, attachments: ['citadel-plate'] }], engaged: ['king-spider'] }, at: '6.3' },
  (t) => {
    t.changes(() => t.choose('gimli'), { 'gimli.damage': +1, 'gimli.attack': +1 })
    t.sees({ 'gimli.attack': 10, 'gimli.zone': 'you.play-area' }).isAt('3.2')
  },
)
