import { scene } from '@questwright/testkit'

scene('Travelling to Rolling Seas shifts the heading off-course', { staging: ['rolling-seas'], encounterDeck: 4, at: '4.2' }, (t) => {
  t.pick('rolling-seas').sees({ heading: 1, 'rolling-seas.zone': 'active-location' }).isAt('3.2')
})

scene(
  'At the worst setting nobody can travel to Rolling Seas, because the heading cannot be shifted',
  { staging: ['rolling-seas', 'scene:location'], counters: { heading: 3 }, encounterDeck: 4, at: '4.2' },
  (t) => {
    t.asks('choose-location').offers('scene:location').notOffered('rolling-seas')
  },
)

for (const [ready, heading] of [
  ['bare', 1],
  ['shielded', 0],
] as const)
  scene(
    `Shadow: the heading is ${heading} after an attack ${ready === 'shielded' ? 'that deals no damage' : 'that damages a ship'}`,
    {
      you: {
        allies: [
          {
            card: 'scene:ship-objective',
            as: 'swan',
            is: ['exhausted'],
          },
        ],
        engaged: [
          {
            card: 'scene:ship-enemy',
            shadow: ['rolling-seas'],
            lasting: ready === 'shielded' ? [{ stat: 'attack', set: 0, until: 'game' }] : [],
          },
        ],
      },
      encounterDeck: 4,
      at: '6.3',
    },
    (t) => {
      t.sees({ heading, 'swan.damage': heading * 3 }).isAt('6.8a')
    },
  )

scene(
  'Shadow: the heading does not change when the attack damages a hero',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'captain' }], engaged: [{ card: 'scene:enemy', shadow: ['rolling-seas'] }] },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ heading: 0, 'captain.damage': 1 }).isAt('6.8a')
  },
)

scene(
  'Shadow: the heading shifts for the attack of the enemy that has Rolling Seas, and not for the attack of another enemy',
  {
    you: {
      allies: [{ card: 'scene:ship-objective', as: 'swan', is: ['exhausted'], lasting: [{ stat: 'hitPoints', set: 20, until: 'game' }] }],
      engaged: [
        { card: 'scene:ship-enemy', as: 'one', shadow: ['rolling-seas'] },
        { card: 'scene:ship-enemy', as: 'two', shadow: ['scene:location'] },
      ],
    },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.pick('one').sees({ heading: 1, 'swan.damage': 6 }).isAt('6.8a')
  },
)
