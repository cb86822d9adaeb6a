import { scene } from '@questwright/testkit'

scene(
  'Sahír’s Ravager gets a resource after its attack, and deals as much damage to the Aflame location with the lowest value',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'captain' }],
      engaged: [{ card: 'sahirs-ravager', resources: 1, shadow: ['scene:location'] }],
    },
    staging: ['white-ship', 'burning-piers'],
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'sahirs-ravager.resources': 2, 'white-ship.damage': 2, 'burning-piers.damage': 0, 'captain.damage': 4 }).isAt('6.8a')
  },
)
