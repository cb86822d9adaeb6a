import { scene } from '@questwright/testkit'

scene(
  'Corsair Infiltrator takes one resource, and no more, after the engaged player has collected resources',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'captain' },
        { card: 'scene:hero', as: 'cook' },
      ],
      engaged: ['corsair-infiltrator'],
      deck: 3,
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'mate' }], deck: 3 },
    encounterDeck: 4,
    at: '1.1',
  },
  (t) => {
    t.asks('choose-to-plunder', 'you')
      .pick('cook')
      .sees({ 'corsair-infiltrator.resources': 1, 'captain.resources': 1, 'cook.resources': 0, 'mate.resources': 1 })
    t.isAt('3.2')
  },
)

scene(
  'When Corsair Infiltrator attacks it is dealt one more shadow card for each resource on it',
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'corsair-infiltrator', resources: 2, shadow: ['scene:location'] }] },
    encounterDeck: 6,
    at: '6.3',
  },
  (t) => {
    t.tells('shadow-dealt', {}, 2).sees({ encounterDeck: 4 }).asks('choose-defender')
  },
)
