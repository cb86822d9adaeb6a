import { scene } from '@questwright/testkit'

const hero = (side: 'A' | 'B', resources: number) =>
  ({ card: 'lcg-core-set:aragorn', resources, attachments: [{ card: 'parrying-cutlass', side }] }) as const

for (const [side, resources, defense] of [
  ['A', 1, 3],
  ['A', 2, 4],
  ['B', 1, 4],
  ['B', 2, 5],
] as const)
  scene(
    `A hero with Parrying Cutlass on side ${side} and ${resources} ${resources > 1 ? 'resources' : 'resource'} has ${defense} defense`,
    { you: { heroes: [hero(side, resources)] }, at: 'planning' },
    (t) => {
      t.sees({ 'aragorn.defense': defense }).isAt('3.2')
    },
  )

scene(
  'Upgraded Parrying Cutlass exhausts to remove a resource from the attacking enemy',
  { you: { heroes: [hero('B', 1)], engaged: [{ card: 'scene:enemy', as: 'man', resources: 1 }] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.choose('lcg-core-set:aragorn').use('parrying-cutlass')
    t.tells('exhausted', { card: 'parrying-cutlass' }, 1).sees({ 'man.resources': 0 }).isAt('3.2')
  },
)
