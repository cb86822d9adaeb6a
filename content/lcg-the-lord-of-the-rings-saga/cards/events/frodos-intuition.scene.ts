import { scene } from '@questwright/testkit'

scene(
  "Frodo's Intuition gives each of your heroes 1 willpower until the end of the round, and you draw a card for each Hobbit hero",
  {
    you: {
      heroes: [
        { card: 'frodo-baggins', resources: 2, attachments: [{ card: 'the-one-ring', controller: 'you' }] },
        { card: 'scene:hero', as: 'other' },
      ],
      hand: ['frodos-intuition'],
      deck: 3,
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'far' }] },
    at: '3.1',
  },
  (t) => {
    t.play('frodos-intuition').sees({ 'frodo-baggins.willpower': 3, 'you.hand': 1, 'you.deck': 2 })
    t.sees({ 'other.willpower': 1, 'far.willpower': 0 }).isAt('3.2')
  },
)
