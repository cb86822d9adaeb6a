import { scene } from '@questwright/testkit'

scene(
  'Blade Mastery gives a character of any player 1 attack and 1 defense until the end of the phase',
  {
    you: {
      heroes: [{ card: 'gimli', resources: 2 }],
      allies: ['veteran-axehand'],
      hand: ['blade-mastery', { card: 'blade-mastery', as: 'second' }],
      engaged: ['king-spider'],
    },
    friend: { heroes: ['legolas'], engaged: ['hummerhorns'] },
    encounterDeck: 5,
    at: 'window 6.2',
  },
  (t) => {
    t.play('blade-mastery').offers('gimli', 'veteran-axehand', 'legolas')
    t.changes(() => t.pick('legolas'), {
      'legolas.attack': +1,
      'legolas.defense': +1,
      'legolas.willpower': 0,
      'gimli.attack': 0,
    })
    t.sees({ 'gimli.resources': 1, 'blade-mastery#1.zone': 'you.discard' })
    // the bonuses of two copies add up
    t.play('second').pick('legolas').sees({ 'legolas.attack': 5, 'legolas.defense': 3 })
    t.asks('choose-defender', 'you')
  },
)

scene(
  'The attack and defense that Blade Mastery gave are gone after the phase',
  {
    you: { heroes: [{ card: 'gimli', resources: 2 }], hand: ['blade-mastery', { card: 'blade-mastery', as: 'second' }] },
    at: 'window 1.3',
  },
  (t) => {
    t.play('blade-mastery').sees({ 'gimli.attack': 3, 'gimli.defense': 3 })
    t.until('planning').sees({ 'gimli.attack': 2, 'gimli.defense': 2 }).offers('second').isAt('planning')
  },
)

scene(
  'Blade Mastery can give defense to a character that is already declared as defender',
  { you: { heroes: [{ card: 'legolas', resources: 1 }], hand: ['blade-mastery'], engaged: ['king-spider'] }, at: '6.3' },
  (t) => {
    t.until('6.4.1').choose('legolas').isAt('window 6.4.1')
    // an attack of 3 against a defense of 1 + 1
    t.changes(() => t.play('blade-mastery'), { 'legolas.damage': +1 })
    t.isAt('3.2')
  },
)
