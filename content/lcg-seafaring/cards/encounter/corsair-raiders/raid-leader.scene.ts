import { scene } from '@questwright/testkit'

scene(
  'Raid Leader takes a resource from each hero of a player it engages, and gets +1 defense for each',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'captain', resources: 1 },
        { card: 'scene:hero', as: 'cook', resources: 2 },
        { card: 'scene:hero', as: 'mate' },
      ],
    },
    staging: ['raid-leader'],
    encounterDeck: 4,
    at: '5.2',
  },
  (t) => {
    t.pick('raid-leader')
      .sees({ 'captain.resources': 0, 'cook.resources': 1, 'raid-leader.resources': 2, 'raid-leader.defense': 3 })
      .asks('choose-defender')
  },
)
