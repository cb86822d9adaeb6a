import { scene } from '@questwright/testkit'

scene(
  "Ungoliant's Brood keeps the cards of the player whom it engages from readying until the round ends",
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine', is: ['exhausted'] }] },
    friend: { heroes: [{ card: 'scene:hero', as: 'other', is: ['exhausted'] }], threat: 20 },
    staging: ['ungoliants-brood'],
    encounterDeck: 6,
    at: '5.2',
  },
  (t) => {
    t.pick('ungoliants-brood').sees({ 'mine.exhausted': 'yes', 'other.exhausted': 'no' })
    t.isAt('3.2')
  },
)

const caught = {
  you: {
    heroes: [
      { card: 'scene:hero', as: 'mine' },
      { card: 'scene:hero', as: 'second' },
    ],
    engaged: [{ card: 'scene:enemy', shadow: ['ungoliants-brood'] }],
  },
  encounterDeck: 3,
  at: '6.3',
} as const

scene("Shadow: Ungoliant's Brood exhausts all characters if the attack is undefended", caught, (t) => {
  t.decline().sees({ 'mine.exhausted': 'yes', 'second.exhausted': 'yes' })
  t.isAt('6.4.3')
})

scene("Shadow: Ungoliant's Brood exhausts only the defending character if the attack is defended", caught, (t) => {
  t.choose('mine').sees({ 'mine.exhausted': 'yes', 'second.exhausted': 'no' })
  t.isAt('6.8a')
})
