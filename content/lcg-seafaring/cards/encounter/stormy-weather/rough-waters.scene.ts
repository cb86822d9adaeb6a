import { scene } from '@questwright/testkit'

const sea = {
  you: { heroes: [{ card: 'scene:hero', as: 'captain' }], allies: [{ card: 'scene:ally', as: 'cook' }] },
  quest: { card: 'scene:quest', keywords: ['Sailing'] },
  counters: { heading: 2 },
  at: 'quest',
} as const

scene(
  'In the staging area Rough Waters takes 1 symbol from each sailing test',
  { ...sea, staging: ['rough-waters'], encounterDeck: ['calm-waters', 'scene:treachery'] },
  (t) => {
    t.choose('captain').asks('shift-on-course').offers('0', '1').notOffered('2').number(1).sees({ heading: 2 }).asks('choose-to-commit')
  },
)

scene(
  'If a sailing test has a single symbol, Rough Waters takes it, and no symbol counts',
  { ...sea, staging: ['rough-waters'], encounterDeck: ['starlit-sea', 'scene:treachery'] },
  (t) => {
    t.choose('captain').sees({ heading: 3 }).asks('choose-to-commit')
  },
)

scene(
  'As the active location Rough Waters takes no symbol',
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
    `Shadow: at heading ${heading} an attack deals ${damage}`,
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
