import { scene } from '@questwright/testkit'

const sea = {
  you: { heroes: [{ card: 'scene:hero', as: 'captain' }], allies: [{ card: 'scene:ally', as: 'cook' }] },
  quest: { card: 'scene:quest', keywords: ['Sailing'] },
  encounterDeck: 6,
  at: 'quest',
} as const

scene('While Calm Waters is the active location, a sailing test looks at 2 cards more', { ...sea, activeLocation: 'calm-waters' }, (t) => {
  t.choose('captain').sees({ encounterDiscard: 3 }).asks('choose-to-commit')
})

scene('Calm Waters adds the 2 cards also when nobody is committed to the test', { ...sea, activeLocation: 'calm-waters' }, (t) => {
  t.choose().sees({ encounterDiscard: 2 }).asks('choose-to-commit')
})

scene('In the staging area Calm Waters adds no cards', { ...sea, staging: ['calm-waters'] }, (t) => {
  t.choose('captain').sees({ encounterDiscard: 1 }).asks('choose-to-commit')
})

scene(
  'Shadow: an attacking Ship gets +3 attack',
  {
    you: {
      allies: [{ card: 'scene:ship-objective', as: 'swan', is: ['exhausted'], lasting: [{ stat: 'hitPoints', set: 9, until: 'game' }] }],
      engaged: [{ card: 'scene:ship-enemy', shadow: ['calm-waters'] }],
    },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.sees({ 'swan.damage': 6 }).isAt('6.8a')
  },
)

scene(
  'Shadow: an attacking enemy that is no Ship gets +1 attack',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'captain' }], engaged: [{ card: 'scene:enemy', shadow: ['calm-waters'] }] },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'captain.damage': 2 }).isAt('6.8a')
  },
)
