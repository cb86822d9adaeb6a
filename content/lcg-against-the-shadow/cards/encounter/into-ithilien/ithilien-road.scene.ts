import { scene } from '@questwright/testkit'

scene(
  'While Ithilien Road is the active location, every enemy in the staging area engages at any threat',
  {
    you: { threat: 0, engaged: [{ card: 'scene:enemy', as: 'near' }] },
    activeLocation: 'ithilien-road',
    staging: [{ card: 'scene:enemy', as: 'far' }],
    encounterDeck: 5,
    at: '5.2',
  },
  (t) => {
    t.sees({ 'far.engagementCost': 0, 'near.engagementCost': 99 })
      .decline()
      .sees({ 'far.zone': 'you.engaged' })
      .asks('choose-next-attacker')
  },
)

scene(
  'In the staging area Ithilien Road makes no enemy engage',
  { you: { threat: 20 }, staging: ['ithilien-road', 'scene:enemy'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.sees({ 'scene:enemy.engagementCost': 99 }).decline().sees({ 'scene:enemy.zone': 'staging-area' }).asks('choose-to-commit')
  },
)

scene(
  'Shadow: after the attack the enemy goes back to the staging area',
  { you: { engaged: [{ card: 'scene:enemy', shadow: ['ithilien-road'] }] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.decline().sees({ 'scene:hero.damage': 1, 'scene:enemy.zone': 'staging-area' }).isAt('3.2')
  },
)

scene(
  'Shadow: an enemy that a second shadow card destroys stays where it fell',
  {
    you: { engaged: [{ card: 'scene:enemy', damage: 1, shadow: ['ithilien-road', 'ithilien-guardian'] }] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'scene:enemy.zone': 'encounter-discard', staging: 0 }).isAt('3.2')
  },
)
