import { scene } from '@questwright/testkit'

const sea = {
  you: { heroes: [{ card: 'scene:hero', as: 'captain' }], allies: [{ card: 'scene:ally', as: 'cook' }] },
  quest: { card: 'scene:quest', keywords: ['Sailing'] },
  counters: { heading: 2 },
  at: 'quest',
} as const

scene(
  'Rough Waters in the staging area removes 1 symbol from each sailing test',
  { ...sea, staging: ['rough-waters'], encounterDeck: ['calm-waters', 'scene:treachery'] },
  (t) => {
    t.choose('captain').asks('shift-on-course').offers('0', '1').notOffered('2').number(1).sees({ heading: 2 }).asks('choose-to-commit')
  },
)

scene(
  'Rough Waters removes the only symbol of a sailing test, and the heading does not change',
  { ...sea, staging: ['rough-waters'], encounterDeck: ['starlit-sea', 'scene:treachery'] },
  (t) => {
    t.choose('captain').sees({ heading: 3 }).asks('choose-to-commit')
  },
)

scene(
  'Rough Waters removes no symbol while it is the active location',
  { ...sea, activeLocation: 'rough-waters', encounterDeck: ['calm-waters', 'scene:treachery'] },
  (t) => {
    t.choose('captain').number(2).sees({ heading: 1 }).asks('choose-to-commit')
  },
)

for (const [heading, damage] of [
  [0, 1],
  [1, 3],
] as const)
  scene(
    `Shadow: an attack deals ${damage} damage ${heading === 0 ? 'on-course' : 'off-course at heading 1'}`,
    {
      you: {
        heroes: [{ card: 'scene:hero', as: 'captain', lasting: [{ stat: 'hitPoints', set: 9, until: 'game' }] }],
        engaged: [{ card: 'scene:enemy', shadow: ['rough-waters'] }],
      },
      counters: { heading },
      encounterDeck: 4,
      at: '6.3',
    },
    (t) => {
      t.decline().sees({ 'captain.damage': damage }).isAt('6.8a')
    },
  )
