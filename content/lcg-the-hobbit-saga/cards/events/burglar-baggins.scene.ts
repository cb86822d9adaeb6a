import { scene } from '@questwright/testkit'

scene(
  'Burglar Baggins is paid for with a resource of Bilbo, whom another player controls',
  {
    you: { heroes: ['scene:hero'], hand: ['burglar-baggins'], resources: 3 },
    friend: { heroes: [{ card: 'bilbo-baggins', resources: 1 }] },
    at: '3.1',
  },
  (t) => {
    t.play('burglar-baggins').sees({ 'bilbo-baggins.resources': 0, 'hero.resources': 3 })
    t.sees({ 'bilbo-baggins.willpower': 3, 'bilbo-baggins.attack': 3, 'bilbo-baggins.defense': 3 }).isAt('3.2')
  },
)

scene(
  'Burglar Baggins cannot be played without a resource of Bilbo, however many other heroes have',
  {
    you: { heroes: ['scene:hero'], hand: ['burglar-baggins'], resources: 3 },
    friend: { heroes: ['bilbo-baggins'], hand: ['lcg-core-set:gandalf'], resources: 0 },
    at: '3.1',
  },
  (t) => {
    t.sees({ 'burglar-baggins.zone': 'you.hand', 'hero.resources': 3 }).isAt('3.2')
  },
)

scene(
  'Burglar Baggins with a cost of 2 cannot be played with 1 resource of Bilbo',
  {
    you: {
      heroes: [{ card: 'bilbo-baggins', resources: 1 }, 'scene:hero'],
      hand: [{ card: 'burglar-baggins', lasting: [{ stat: 'cost', set: 2, until: 'round' }] }],
    },
    at: '3.1',
  },
  (t) => {
    t.sees({ 'burglar-baggins.zone': 'you.hand', 'bilbo-baggins.resources': 1 }).isAt('3.2')
  },
)
