import { scene } from '@questwright/testkit'

scene(
  'Eaten Alive! deals 1 damage for each player, which the first player divides among their own heroes',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'one' },
        { card: 'scene:hero', as: 'two' },
      ],
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'far' }] },
    third: {},
    staging: ['scene:location'],
    encounterDeck: ['eaten-alive', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('assign-damage', 'you').share({ one: 1, two: 2 }).sees({ 'one.damage': 1, 'two.damage': 2, 'far.damage': 0 })
    t.tells('revealed', {}, 4).asks('choose-location')
  },
)

scene(
  'Shadow: the defending character is dealt 1 damage in addition to the damage of the attack',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'brave' },
        { card: 'scene:hero', as: 'other' },
      ],
      engaged: [{ card: 'scene:enemy', shadow: ['eaten-alive'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('brave').sees({ 'brave.damage': 2, 'other.damage': 0 }).isAt('6.8a')
  },
)
