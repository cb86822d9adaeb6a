import { scene } from '@questwright/testkit'

scene(
  'Put to the Torch has each player deal 3 damage to a character of theirs or to an Aflame location',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'captain', is: ['exhausted'] },
        { card: 'scene:hero', is: ['exhausted'] },
      ],
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'mate', is: ['exhausted'] }] },
    staging: ['the-havens-burn', 'white-ship', 'burning-piers'],
    encounterDeck: ['put-to-the-torch', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-one', 'you').pick('hurt-character').asks('choose-for-damage', 'you').pick('captain')
    t.asks('choose-one', 'friend').pick('set-alight').asks('choose-aflame', 'friend').pick('white-ship')
    t.sees({ 'captain.damage': 3, 'white-ship.damage': 3, 'mate.damage': 0 }).asks('choose-location')
  },
)

const shadow = (active: string) =>
  ({
    you: { heroes: [{ card: 'scene:hero', as: 'captain' }], engaged: [{ card: 'scene:enemy', shadow: ['put-to-the-torch'] }] },
    activeLocation: active,
    encounterDeck: 4,
    at: '6.3',
  }) as const

scene('Shadow: an Aflame active location takes 3 damage', shadow('burning-piers'), (t) => {
  t.choose('captain').asks('choose-one', 'you').pick('set-alight').sees({ 'burning-piers.damage': 3, 'captain.damage': 1 }).isAt('3.2')
})

scene('Shadow: the player may deal 1 damage to the defending character if the active location is Aflame', shadow('burning-piers'), (t) => {
  t.choose('captain').pick('hurt-character').sees({ 'burning-piers.damage': 0, 'captain.damage': 2 }).isAt('3.2')
})

scene('Shadow: nothing happens if the active location is not Aflame', shadow('scene:location'), (t) => {
  t.choose('captain').sees({ 'captain.damage': 1, 'scene:location.damage': 0 }).isAt('3.2')
})
