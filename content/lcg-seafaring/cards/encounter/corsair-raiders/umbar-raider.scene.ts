import { scene } from '@questwright/testkit'

scene(
  'Umbar Raider takes a resource from a hero of the engaged player after its attack, and gets +1 attack for each',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'captain', resources: 1 },
        { card: 'scene:hero', as: 'cook', resources: 2 },
      ],
      engaged: [{ card: 'umbar-raider', shadow: ['scene:location'] }],
    },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.choose('captain').asks('choose-to-plunder', 'you').offers('captain', 'cook').pick('cook')
    t.sees({ 'cook.resources': 1, 'captain.resources': 1, 'umbar-raider.resources': 1, 'umbar-raider.attack': 4 }).isAt('6.8a')
  },
)
