import { scene } from '@questwright/testkit'

const hero = (side: 'A' | 'B', damage: number) =>
  ({ card: 'lcg-core-set:aragorn', damage, attachments: [{ card: 'throwing-axe', side }] }) as const

for (const [side, damage, attack] of [
  ['A', 1, 4],
  ['A', 2, 5],
  ['B', 1, 5],
  ['B', 2, 6],
] as const)
  scene(
    `A hero with Throwing Axe on side ${side} and ${damage} damage has ${attack} attack`,
    { you: { heroes: [hero(side, damage)] }, at: 'planning' },
    (t) => {
      t.sees({ 'aragorn.attack': attack }).isAt('3.2')
    },
  )

scene(
  'Upgraded Throwing Axe deals 1 damage to an enemy once in a game',
  { you: { heroes: [hero('B', 0)] }, staging: ['umbar-raider'], encounterDeck: 5, at: 'planning' },
  (t) => {
    t.use('throwing-axe').sees({ 'umbar-raider.damage': 1 }).isAt('3.2')
  },
)
