import { scene } from '@questwright/testkit'

scene(
  'Sting is attached to Bilbo, who gets 1 willpower, 1 attack and 1 defense',
  { you: { heroes: ['bilbo-baggins', 'scene:hero'], hand: ['sting'] }, at: '2.2' },
  (t) => {
    t.play('sting').sees({ 'sting.zone': 'attachments of bilbo-baggins', 'bilbo-baggins.willpower': 2, 'bilbo-baggins.attack': 2 })
    t.sees({ 'bilbo-baggins.defense': 2 }).asks('choose-to-commit')
  },
)

scene(
  'When Bilbo defends with Sting, the attacker is dealt damage for the threat of the top card of the encounter deck',
  {
    you: {
      heroes: [{ card: 'bilbo-baggins', attachments: [{ card: 'sting', controller: 'you' }] }],
      engaged: [{ card: 'scene:enemy', as: 'foe', lasting: [{ stat: 'hitPoints', set: 9, until: 'game' }] }],
    },
    encounterDeck: ['lcg-core-set:ungoliants-spawn', 'scene:treachery', 'scene:treachery'],
    at: '6.3',
  },
  (t) => {
    t.choose('bilbo-baggins').use('sting').sees({ 'foe.damage': 3 }).asks('choose-to-commit')
  },
)
