import { scene } from '@questwright/testkit'

scene(
  'While Ithilien Road is the active location, enemies in the staging area have an engagement cost of 0',
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
  'Ithilien Road lowers no engagement cost while it is in the staging area',
  { you: { threat: 20 }, staging: ['ithilien-road', 'scene:enemy'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.sees({ 'scene:enemy.engagementCost': 99 }).decline().sees({ 'scene:enemy.zone': 'staging-area' }).asks('choose-to-commit')
  },
)

scene(
  'Shadow: the attacking enemy returns to the staging area after the attack',
  { you: { engaged: [{ card: 'scene:enemy', shadow: ['ithilien-road'] }] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.decline().sees({ 'scene:hero.damage': 1, 'scene:enemy.zone': 'staging-area' }).isAt('3.2')
  },
)

scene(
  'Shadow: an enemy that another shadow card destroys does not return to the staging area',
  {
    you: { engaged: [{ card: 'scene:enemy', damage: 1, shadow: ['ithilien-road', 'ithilien-guardian'] }] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'scene:enemy.zone': 'encounter-discard', staging: 0 }).isAt('3.2')
  },
)
