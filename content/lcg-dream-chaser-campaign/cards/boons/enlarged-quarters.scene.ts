import { scene } from '@questwright/testkit'

const sailing = { card: 'scene:quest', keywords: ['Sailing'] } as const
const ship = (side: 'A' | 'B') => ({ card: 'narelenya', attachments: [{ card: 'enlarged-quarters', side }] }) as const

for (const [side, seen] of [
  ['A', 1],
  ['B', 2],
] as const)
  scene(
    `Enlarged Quarters on side ${side} gives its ship 3 hit points, and the ship sails for another player as ${seen}`,
    {
      you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }] },
      friend: { heroes: ['scene:hero'], allies: [ship(side)] },
      quest: sailing,
      encounterDeck: 6,
      at: '3.1',
    },
    (t) => {
      t.sees({ 'narelenya.hitPoints': 19 }).asks('commit-to-sailing', 'you').offers('narelenya').choose('narelenya')
      t.sees({ 'narelenya.exhausted': 'yes', encounterDiscard: seen }).asks('choose-to-commit')
    },
  )

scene(
  'Enlarged Quarters that leaves play is removed from the game',
  { you: { heroes: ['scene:hero'], allies: [ship('A')] }, staging: ['cunning-pirate'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.pick('cunning-pirate').sees({ 'enlarged-quarters.zone': 'removed', 'narelenya.hitPoints': 16 }).asks('choose-defender', 'you')
  },
)
