import { scene } from '@questwright/testkit'

const ring = (is: readonly ['exhausted'] | readonly [] = []) => [{ card: 'the-one-ring', controller: 'you', is }] as const

const board = (is: readonly ['exhausted'] | readonly []) =>
  ({
    you: { heroes: [{ card: 'frodo-baggins', attachments: ring(is) }, 'scene:hero'], hand: ['scene:card', 'scene:card', 'scene:card'] },
    friend: { hand: ['scene:card', 'scene:card'] },
    staging: ['scene:location'],
    encounterDeck: ['overcome-by-terror', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  }) as const

scene('Overcome by Terror exhausts The One Ring, and one more card is revealed', board([]), (t) => {
  t.sees({ 'the-one-ring.exhausted': 'yes', 'you.hand': 3 }).tells('revealed', {}, 3).asks('choose-location')
})

scene('Overcome by Terror discards 2 random cards of the first player if The One Ring is already exhausted', board(['exhausted']), (t) => {
  t.sees({ 'you.hand': 1, 'you.discard': 2, 'friend.hand': 2 }).asks('choose-location')
})

scene(
  'Shadow: the defending player discards 1 card at random',
  {
    you: {
      heroes: ['scene:hero', 'scene:hero'],
      hand: ['scene:card', 'scene:card'],
      engaged: [{ card: 'scene:enemy', shadow: ['overcome-by-terror'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'you.hand': 1, 'you.discard': 1 }).asks('choose-hero-for-damage')
  },
)
