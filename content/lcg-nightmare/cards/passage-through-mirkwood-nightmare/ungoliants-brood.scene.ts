import { scene } from '@questwright/testkit'

scene(
  "The cards of a player whom Ungoliant's Brood engages do not ready until the end of the round",
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

scene('Shadow: all characters of the defending player exhaust if the attack is undefended', caught, (t) => {
  t.decline().sees({ 'mine.exhausted': 'yes', 'second.exhausted': 'yes' })
  t.isAt('6.4.3')
})

scene('Shadow: no other character than the defender exhausts if the attack is defended', caught, (t) => {
  t.choose('mine').sees({ 'mine.exhausted': 'yes', 'second.exhausted': 'no' })
  t.isAt('6.8a')
})
