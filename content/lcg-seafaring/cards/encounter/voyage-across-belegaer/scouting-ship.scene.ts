import { scene } from '@questwright/testkit'

for (const [heading, cost] of [
  [0, 35],
  [1, 20],
  [3, 20],
] as const)
  scene(
    `At heading ${heading} Scouting Ship engages from a threat of ${cost} on`,
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
  'No attachment goes on Scouting Ship: another enemy is snared',
  {
    you: { heroes: ['beravor'], resources: 5, hand: ['forest-snare'], engaged: ['scouting-ship', 'southron-sailor'] },
    encounterDeck: 6,
    at: 'planning',
  },
  (t) => {
    t.play('forest-snare').sees({ 'forest-snare.zone': 'attachments of southron-sailor' }).asks('choose-to-commit')
  },
)
