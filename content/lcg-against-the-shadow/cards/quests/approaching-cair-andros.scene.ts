import { scene } from '@questwright/testkit'

const hunted = (threat: number) =>
  ({
    you: {
      threat: 20,
      heroes: [
        {
          card: 'scene:hero',
          is: ['exhausted', 'committed'],
          lasting: [
            { stat: 'willpower', set: 2, until: 'phase' },
            { stat: 'defense', set: 4, until: 'phase' },
          ],
        },
      ],
    },
    friend: { threat },
    quest: 'approaching-cair-andros',
    encounterDeck: 5,
    at: '3.4',
  }) as const

scene('Approaching Cair Andros has Siege when a player has 37 threat', hunted(37), (t) => {
  t.tells('quest-compared', { willpower: 4, threat: 0, counts: 'defense' }, 1).sees({ 'quest.progress': 4 }).isAt('3.2')
})

scene('Approaching Cair Andros does not have Siege when no player has more than 36 threat', hunted(36), (t) => {
  t.tells('quest-compared', { willpower: 2, threat: 0 }, 1).sees({ 'quest.progress': 2 }).isAt('3.2')
})

scene(
  'Approaching Cair Andros raises the threat of each player by 2 at the end of the round',
  { you: { threat: 20 }, friend: { threat: 30 }, quest: 'approaching-cair-andros', encounterDeck: 5, at: '0.1' },
  (t) => {
    t.sees({ 'you.threat': 22, 'friend.threat': 32, round: 2 }).isAt('3.2')
  },
)

scene(
  'The players win when they defeat Approaching Cair Andros, although a stage is left',
  {
    you: { heroes: [{ card: 'scene:hero', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 3, until: 'phase' }] }] },
    quest: { card: 'approaching-cair-andros', progress: 12 },
    questDeck: ['the-hidden-way'],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.isWon('won.last-stage')
  },
)
