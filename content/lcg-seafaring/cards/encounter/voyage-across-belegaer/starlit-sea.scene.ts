import { scene } from '@questwright/testkit'

for (const [heading, threat] of [
  [0, 20],
  [2, 23],
] as const)
  scene(
    `Travelling to Starlit Sea at heading ${heading} brings each player from 20 to ${threat} threat`,
    { you: { threat: 20 }, friend: { threat: 20 }, staging: ['starlit-sea'], counters: { heading }, encounterDeck: 4, at: '4.2' },
    (t) => {
      t.pick('starlit-sea')
        .sees({ 'you.threat': threat + 1, 'friend.threat': threat + 1, 'starlit-sea.zone': 'active-location' })
        .isAt('3.2')
    },
  )

for (const [heading, damage] of [
  [0, 4],
  [1, 5],
] as const)
  scene(
    `Shadow: a ship with 3 attack deals ${damage} damage at heading ${heading}`,
    {
      you: {
        allies: [{ card: 'scene:ship-objective', as: 'swan', is: ['exhausted'] }],
        engaged: [{ card: 'scene:ship-enemy', shadow: ['starlit-sea'] }],
      },
      counters: { heading },
      encounterDeck: 4,
      at: '6.3',
    },
    (t) => {
      t.sees({ 'swan.damage': damage }).isAt('6.8a')
    },
  )
