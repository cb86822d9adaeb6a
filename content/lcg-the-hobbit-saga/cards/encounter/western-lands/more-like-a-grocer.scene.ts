import { scene } from '@questwright/testkit'

scene(
  'More Like a Grocer removes all resources of Bilbo, and none of other heroes',
  {
    you: {
      heroes: [
        { card: 'bilbo-baggins', resources: 4 },
        { card: 'scene:hero', resources: 2 },
      ],
      threat: 10,
    },
    staging: ['scene:enemy'],
    encounterDeck: ['more-like-a-grocer', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'bilbo-baggins.resources': 0, 'hero.resources': 2 }).asks('choose-enemy-to-engage')
  },
)

scene(
  'Shadow: Bilbo loses all of his resources',
  {
    you: {
      heroes: [
        { card: 'bilbo-baggins', resources: 4, is: ['exhausted'] },
        { card: 'scene:hero', is: ['exhausted'] },
      ],
      engaged: [{ card: 'scene:enemy', shadow: ['more-like-a-grocer'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.sees({ 'bilbo-baggins.resources': 0 }).asks('choose-hero-for-damage')
  },
)
