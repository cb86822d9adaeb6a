import { scene } from '@questwright/testkit'

scene(
  'Glóin gains 1 resource for each point of damage from an attack',
  { you: { heroes: ['gloin', 'aragorn'], engaged: ['king-spider'] }, at: '6.3' },
  (t) => {
    t.decline().asks('choose-hero-for-damage', 'you').pick('gloin').asks('after-response', 'you').offers('gloin')
    t.changes(() => t.use('gloin'), { 'gloin.resources': +3, 'gloin.damage': 0 })
    t.sees({ 'gloin.damage': 3 }).isAt('6.8a')
  },
)

scene(
  '[LCG-AFTER-1] Glóin gains 1 resource after a card effect deals 1 damage to him',
  {
    you: { heroes: [{ card: 'gloin', is: ['exhausted'] }] },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'gloin.damage': 1 }).offers('gloin')
    t.changes(() => t.use('gloin'), { 'gloin.resources': +1 })
    t.isAt('4.2')
  },
)

scene(
  'Glóin gains nothing when another hero is damaged',
  {
    you: { heroes: ['gloin', { card: 'aragorn', is: ['exhausted'] }] },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'aragorn.damage': 1, 'gloin.resources': 0 }).isAt('4.2')
  },
)

scene(
  'Glóin gains nothing from damage that destroys him',
  {
    you: { heroes: [{ card: 'gloin', damage: 3, is: ['exhausted'] }, 'aragorn'] },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'gloin.zone': 'you.discard', 'gloin.resources': 0 }).isAt('4.2')
  },
)
