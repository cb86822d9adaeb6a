import { scene } from '@questwright/testkit'

scene(
  'When Bag End is explored it goes to the victory display, and each player may draw a card for each Hobbit hero',
  {
    you: {
      heroes: ['frodo-baggins', 'scene:hero'],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 3, until: 'phase' }] }],
      deck: 3,
    },
    friend: { deck: 3 },
    activeLocation: 'bag-end',
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.use('bag-end').sees({ 'bag-end.zone': 'victory-display', 'you.hand': 2, 'friend.hand': 1 }).asks('choose-to-commit')
  },
)

scene(
  'The players may decline to draw cards when Bag End is explored',
  {
    you: {
      heroes: ['frodo-baggins'],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 3, until: 'phase' }] }],
      deck: 3,
    },
    activeLocation: 'bag-end',
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.pass().sees({ 'bag-end.zone': 'victory-display', 'you.hand': 1, 'you.deck': 2 }).asks('choose-to-commit')
  },
)
