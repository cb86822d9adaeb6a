import { scene } from '@questwright/testkit'

scene(
  'Rain of Arrows exhausts a Ranged character to deal 1 damage to each enemy engaged with a chosen player',
  {
    you: {
      heroes: [{ card: 'legolas', resources: 1 }, 'gimli'],
      allies: ['horseback-archer'],
      hand: ['rain-of-arrows'],
      engaged: ['king-spider'],
    },
    friend: { allies: ['silverlode-archer'], engaged: ['forest-spider', { card: 'black-forest-bats', damage: 1 }] },
    staging: ['hummerhorns'],
    encounterDeck: 5,
    at: 'window 5.3',
  },
  (t) => {
    t.play('rain-of-arrows').asks('choose-to-exhaust', 'you').offers('legolas', 'horseback-archer')
    t.pick('horseback-archer').offers('you', 'friend')
    t.changes(() => t.pick('friend'), {
      'forest-spider.damage': +1,
      'black-forest-bats.zone': 'encounter-discard',
      'king-spider.damage': 0,
      'hummerhorns.damage': 0,
      'horseback-archer.exhausted': 'yes',
      'legolas.exhausted': 'no',
    })
    t.sees({ 'legolas.resources': 0, 'rain-of-arrows.zone': 'you.discard' }).isAt('6.4.1')
  },
)

scene(
  '[LCG-COST-9] Rain of Arrows cannot be played without a ready Ranged character of your own',
  {
    you: {
      heroes: [{ card: 'gimli', resources: 1 }],
      allies: [{ card: 'horseback-archer', is: ['exhausted'] }, 'gondorian-spearman'],
      hand: ['rain-of-arrows'],
      engaged: ['king-spider'],
    },
    friend: { heroes: ['legolas'] },
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'gimli.resources': 1, 'king-spider.damage': 0 }).isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-7] Rain of Arrows cannot be played while no enemy is engaged with a player',
  {
    you: { heroes: [{ card: 'legolas', resources: 1 }], hand: ['rain-of-arrows'] },
    staging: ['king-spider'],
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'king-spider.damage': 0 }).isAt('3.2')
  },
)
