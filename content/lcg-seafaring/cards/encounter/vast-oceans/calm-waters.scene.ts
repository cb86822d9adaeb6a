import { scene } from '@questwright/testkit'

const sea = {
  you: { heroes: [{ card: 'scene:hero', as: 'captain' }], allies: [{ card: 'scene:ally', as: 'cook' }] },
  quest: { card: 'scene:quest', keywords: ['Sailing'] },
  encounterDeck: 6,
  at: 'quest',
} as const

scene('A sailing test looks at 2 cards more while Calm Waters is the active location', { ...sea, activeLocation: 'calm-waters' }, (t) => {
  t.choose('captain').sees({ encounterDiscard: 3 }).asks('choose-to-commit')
})

scene('Calm Waters adds 2 cards to a sailing test to which nobody is committed', { ...sea, activeLocation: 'calm-waters' }, (t) => {
  t.choose().sees({ encounterDiscard: 2 }).asks('choose-to-commit')
})

scene('Calm Waters adds no cards to a sailing test while it is in the staging area', { ...sea, staging: ['calm-waters'] }, (t) => {
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
