import { scene } from '@questwright/testkit'

scene(
  'Forest Flies deals 1 damage to each exhausted character of the player it engages',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'tired', is: ['exhausted'] },
        { card: 'scene:hero', as: 'fresh' },
      ],
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'other', is: ['exhausted'] }], threat: 0 },
    staging: ['forest-flies'],
    encounterDeck: 6,
    at: '5.2',
  },
  (t) => {
    t.pick('forest-flies').sees({ 'tired.damage': 1, 'fresh.damage': 0, 'other.damage': 0 })
    t.isAt('6.4.1')
  },
)

const deck = ['scene:treachery', 'scene:treachery', 'scene:treachery']

scene(
  'Shadow: an attacking Insect is dealt 2 more shadow cards',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'forest-flies', shadow: ['forest-flies'] }] }, encounterDeck: deck, at: '6.3' },
  (t) => {
    t.decline().tells('shadow-dealt', { card: 'forest-flies' }, 2).sees({ encounterDeck: 1 })
    t.isAt('6.8a')
  },
)

scene(
  'Shadow: an attacking enemy that is no Insect is dealt no more shadow cards',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'scene:enemy', shadow: ['forest-flies'] }] }, encounterDeck: deck, at: '6.3' },
  (t) => {
    t.decline().tells('shadow-dealt', {}, 0).sees({ encounterDeck: 3 })
    t.isAt('6.8a')
  },
)
