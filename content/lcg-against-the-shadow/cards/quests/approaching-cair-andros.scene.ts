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

scene('At a threat of 37 of one player Approaching Cair Andros has Siege', hunted(37), (t) => {
  t.tells('quest-compared', { willpower: 4, threat: 0, counts: 'defense' }, 1).sees({ 'quest.progress': 4 }).isAt('3.2')
})

scene('At a threat of 36 Approaching Cair Andros has no Siege, and willpower counts', hunted(36), (t) => {
  t.tells('quest-compared', { willpower: 2, threat: 0 }, 1).sees({ 'quest.progress': 2 }).isAt('3.2')
})

scene(
  'At the end of the round the threat of each player rises by 2',
  { you: { threat: 20 }, friend: { threat: 30 }, quest: 'approaching-cair-andros', encounterDeck: 5, at: '0.1' },
  (t) => {
    t.sees({ 'you.threat': 22, 'friend.threat': 32, round: 2 }).isAt('3.2')
  },
)

scene(
  'Who defeats Approaching Cair Andros has won, whatever stages are left',
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
