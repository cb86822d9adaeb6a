import { scene } from '@questwright/testkit'

for (const [heading, cost] of [
  [0, 35],
  [1, 20],
  [3, 20],
] as const)
  scene(
    `At heading ${heading} Scouting Ship has an engagement cost of ${cost}, and ${heading === 0 ? 'does not engage' : 'engages'} a player with 20 threat`,
    {
      you: { threat: 20, allies: ['dream-chaser'] },
      staging: ['scouting-ship'],
      counters: { heading },
      encounterDeck: 4,
      at: '5.3',
    },
    (t) => {
      t.sees({ 'scouting-ship.engagementCost': cost, 'scouting-ship.zone': heading === 0 ? 'staging-area' : 'you.engaged' })
      if (heading === 0) t.isAt('3.2')
      else t.asks('choose-defender', 'you')
    },
  )

scene(
  'Forest Snare cannot be attached to Scouting Ship, and is attached to another enemy',
  {
    you: { heroes: ['beravor'], resources: 5, hand: ['forest-snare'], engaged: ['scouting-ship', 'southron-sailor'] },
    encounterDeck: 6,
    at: 'planning',
  },
  (t) => {
    t.play('forest-snare').sees({ 'forest-snare.zone': 'attachments of southron-sailor' }).asks('choose-to-commit')
  },
)
