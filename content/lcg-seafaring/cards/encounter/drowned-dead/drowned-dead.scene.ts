import { scene } from '@questwright/testkit'

for (const [engaged, title] of [
  [{ card: 'drowned-dead', shadow: ['scene:location'] }, 'An ally that Drowned Dead destroys goes to the bottom of its owner’s deck'],
  [
    { card: 'scene:enemy', shadow: ['drowned-dead'], lasting: [{ stat: 'attack', set: 9, until: 'game' }] },
    'Shadow: an ally that the attack destroys goes to the bottom of its owner’s deck',
  ],
] as const)
  scene(
    title,
    { you: { heroes: ['scene:hero'], allies: ['snowbourn-scout'], deck: ['scene:card'], engaged: [engaged] }, encounterDeck: 4, at: '6.3' },
    (t) => {
      t.choose('snowbourn-scout').sees({ 'snowbourn-scout.zone': 'you.deck', 'you.deck': 2, 'you.discard': 0 }).isAt('6.8a')
    },
  )

scene(
  'A hero that Drowned Dead destroys does not go to the bottom of the deck',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'captain', damage: 8 }, 'scene:hero'],
      deck: 2,
      engaged: [{ card: 'drowned-dead', shadow: ['scene:location'] }],
    },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.choose('captain').sees({ 'captain.zone': 'you.discard', 'you.deck': 2 }).isAt('6.8a')
  },
)
