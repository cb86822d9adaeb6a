import { scene } from '@questwright/testkit'

scene(
  'Pathless Country has 7 quest points in the staging area, and 3 as the active location',
  { staging: ['pathless-country', 'scene:location'], at: '4.2' },
  (t) => {
    t.sees({ 'pathless-country.questPoints': 7 })
      .pick('pathless-country')
      .sees({ 'pathless-country.questPoints': 3 })
      .asks('choose-to-commit')
  },
)

scene(
  'Shadow: the attacking enemy engages the next player after the attack, and attacks that player at once',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'mine', is: ['exhausted'] }],
      engaged: [{ card: 'scene:enemy', as: 'foe', shadow: ['pathless-country'] }],
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs', is: ['exhausted'] }] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.sees({ 'foe.zone': 'friend.engaged', 'mine.damage': 1, 'theirs.damage': 1 })
      .tells('attacks', { card: 'foe' }, 2)
      .asks('choose-to-commit')
  },
)

scene(
  'Shadow: the attacking enemy does not attack again in a game of a single player',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'mine', is: ['exhausted'] }],
      engaged: [{ card: 'scene:enemy', as: 'foe', shadow: ['pathless-country'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.sees({ 'mine.damage': 1 }).tells('attacks', { card: 'foe' }, 1).asks('choose-to-commit')
  },
)
