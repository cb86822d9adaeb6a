import { scene } from '@questwright/testkit'

scene(
  'Captain Sahír goes to the next player with the first player token',
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'captain-sahir', is: ['attacked'] }], deck: 3 },
    friend: { heroes: ['scene:hero'], deck: 3 },
    encounterDeck: 5,
    at: '7.4',
  },
  (t) => {
    t.sees({ firstPlayer: 'friend', 'captain-sahir.zone': 'friend.engaged' }).asks('choose-to-commit')
  },
)

scene(
  'Captain Sahír loses a resource for each point of damage that he would be dealt, and is damaged without resources',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'captain', lasting: [{ stat: 'attack', set: 6, until: 'game' }] }],
      engaged: [{ card: 'captain-sahir', resources: 3 }],
    },
    friend: { heroes: ['scene:hero'], allies: ['scene:ally'], engaged: ['scene:enemy'] },
    encounterDeck: 5,
    at: '6.8a',
  },
  (t) => {
    // 6 attack against 2 defense: 4 damage
    t.pick('captain-sahir').sees({ 'captain-sahir.resources': 0, 'captain-sahir.damage': 1 }).asks('choose-enemy-to-attack', 'friend')
  },
)

for (const [damage, resources] of [
  [0, 2],
  [8, 4],
] as const)
  scene(
    `Captain Sahír gets ${resources} resources after an attack that ${damage > 0 ? 'destroys a hero' : 'destroys nobody'}`,
    {
      you: {
        heroes: [{ card: 'scene:hero', as: 'captain', damage }, 'scene:hero'],
        engaged: [{ card: 'captain-sahir', shadow: ['scene:location'] }],
      },
      encounterDeck: 5,
      at: '6.3',
    },
    (t) => {
      t.choose('captain').sees({ 'captain-sahir.resources': resources }).isAt('6.8a')
    },
  )

scene(
  'Captain Sahír as an ally has 1 willpower and 1 attack more for each resource, up to 6, and a hero can give him a resource',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'captain', resources: 3 }], allies: [{ card: 'captain-sahir', side: 'B', resources: 5 }] },
    encounterDeck: 5,
    at: 'planning',
  },
  (t) => {
    t.sees({ 'captain-sahir.willpower': 5, 'captain-sahir.attack': 5, 'captain-sahir.type': 'objective-ally' }).use('captain-sahir')
    t.sees({ 'captain-sahir.willpower': 6, 'captain.resources': 2 }).asks('choose-to-commit')
  },
)

scene(
  'Captain Sahír as an ally attacks with 1 attack more for each of his resources',
  {
    you: {
      heroes: [{ card: 'scene:hero', is: ['exhausted'] }],
      allies: [{ card: 'captain-sahir', side: 'B', resources: 3 }],
      engaged: [{ card: 'scene:enemy', as: 'pirate', lasting: [{ stat: 'hitPoints', set: 9, until: 'game' }] }],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('pirate').choose('captain-sahir').sees({ 'captain-sahir.attack': 4, 'pirate.damage': 3 }).isAt('3.2')
  },
)

scene(
  'The players lose when Captain Sahír leaves play as an ally',
  {
    you: { heroes: ['scene:hero'], allies: [{ card: 'captain-sahir', side: 'B', damage: 4 }] },
    staging: [{ card: 'scene:enemy', keywords: ['Archery 1'] }],
    encounterDeck: 5,
    at: '6.1',
  },
  (t) => {
    t.share({ 'captain-sahir': 1 }).isLost('lost.sahir')
  },
)

scene(
  'Captain Sahír as an ally goes to the next player with the first player token',
  {
    you: { heroes: ['scene:hero'], allies: [{ card: 'captain-sahir', side: 'B' }], deck: 3 },
    friend: { heroes: ['scene:hero'], deck: 3 },
    encounterDeck: 5,
    at: '7.4',
  },
  (t) => {
    t.sees({ firstPlayer: 'friend', 'captain-sahir.controller': 'friend' }).asks('action-window')
  },
)
