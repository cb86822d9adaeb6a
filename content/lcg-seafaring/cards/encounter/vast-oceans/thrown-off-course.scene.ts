import { scene } from '@questwright/testkit'

const adrift = {
  you: { threat: 20 },
  friend: { threat: 20 },
  quest: { card: 'scene:quest', progress: 5 },
  encounterDeck: ['thrown-off-course', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene('Thrown Off Course shifts the heading when the first player chooses that, and the quest keeps its progress', adrift, (t) => {
  t.asks('choose-one', 'you').pick('shift-off-course').sees({ heading: 1, 'quest.progress': 5, 'you.threat': 21 }).isAt('3.2')
})

scene('Thrown Off Course removes all progress of the quest and raises each threat by 4 when the first player chooses that', adrift, (t) => {
  t.pick('fall-back').sees({ heading: 0, 'quest.progress': 0, 'you.threat': 25, 'friend.threat': 25 }).isAt('3.2')
})

scene('Thrown Off Course leaves no choice at the worst setting, and removes all progress', { ...adrift, counters: { heading: 3 } }, (t) => {
  t.sees({ heading: 3, 'quest.progress': 0, 'you.threat': 25 }).isAt('3.2')
})

for (const [damage, heading] of [
  [2, 1],
  [0, 0],
] as const)
  scene(
    `Shadow: the heading is ${heading} after an attack ${heading === 1 ? 'that destroys a character' : 'that destroys nobody'}`,
    {
      you: {
        heroes: [{ card: 'scene:hero', as: 'captain' }],
        allies: [{ card: 'scene:ally', as: 'cook', lasting: [{ stat: 'hitPoints', set: 3, until: 'game' }], damage }],
        engaged: [{ card: 'scene:enemy', shadow: ['thrown-off-course'], lasting: [{ stat: 'attack', set: 2, until: 'game' }] }],
      },
      encounterDeck: 4,
      at: '6.3',
    },
    (t) => {
      t.choose('cook').sees({ heading }).isAt('6.8a')
    },
  )
