import { scene } from '@questwright/testkit'

scene(
  'The Lucky Number adds Bilbo’s willpower, attack and defense to another character until the end of the phase',
  {
    you: {
      heroes: [{ card: 'bilbo-baggins', resources: 1, attachments: [{ card: 'sting', controller: 'you' }] }, 'scene:hero'],
      hand: ['the-lucky-number'],
    },
    at: '3.1',
  },
  (t) => {
    t.play('the-lucky-number').sees({ 'hero.willpower': 2, 'hero.attack': 2, 'hero.defense': 2, 'bilbo-baggins.willpower': 2 }).isAt('3.2')
  },
)
