import { scene } from '@questwright/testkit'

const swan = { card: 'scene:ship-objective', as: 'swan' } as const
const galley = { card: 'scene:ship-enemy', as: 'galley' } as const
const man = { card: 'vicious-marauder', as: 'man' } as const

scene(
  'While Fog Bank is the active location, ships engage only the player who chooses them; other enemies engage as usual',
  {
    you: { threat: 40, allies: [swan] },
    activeLocation: 'fog-bank',
    staging: [galley, man, { ...galley, as: 'barque' }],
    encounterDeck: 4,
    at: '5.2',
  },
  (t) => {
    t.asks('choose-enemy-to-engage', 'you').offers('galley', 'barque', 'man').pick('barque')
    t.sees({ 'galley.zone': 'staging-area', 'barque.zone': 'you.engaged', 'man.zone': 'you.engaged' }).asks('choose-defender', 'you')
  },
)

scene(
  'While Fog Bank is the active location, ships neither attack nor are attacked',
  { you: { allies: [swan], engaged: [galley] }, activeLocation: 'fog-bank', encounterDeck: 4, at: '6.3' },
  (t) => {
    t.tells('attacks', {}, 0).tells('attacked', {}, 0).isAt('3.2')
  },
)

scene(
  'In the staging area Fog Bank does nothing',
  { you: { allies: [swan], engaged: [galley] }, staging: ['fog-bank'], encounterDeck: 4, at: '6.3' },
  (t) => {
    t.asks('choose-defender', 'you').offers('swan')
  },
)

for (const heading of [2, 3])
  scene(
    `Shadow: at heading ${heading} the enemy makes ${heading === 3 ? 'an additional attack' : 'one attack'}`,
    {
      you: { heroes: ['scene:hero'], allies: ['dream-chaser'], engaged: [{ ...galley, shadow: ['fog-bank'] }] },
      counters: { heading },
      encounterDeck: 4,
      at: '6.3',
    },
    (t) => {
      t.decline()
      if (heading === 3) t.decline()
      t.tells('attacks', { card: 'galley' }, heading === 3 ? 2 : 1)
        .sees({ 'dream-chaser.damage': heading === 3 ? 6 : 3 })
        .isAt('6.8a')
    },
  )
