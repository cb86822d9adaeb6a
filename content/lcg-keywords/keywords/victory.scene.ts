import { scene } from '@questwright/testkit'

scene(
  '[LCG-VICTORY-1] An enemy with Victory goes to the victory display when it is defeated',
  { you: { allies: ['scene:ally'], engaged: [{ card: 'scene:enemy', damage: 2, keywords: ['Victory 4'] }] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('scene:enemy')
      .choose('scene:ally')
      .sees({ victoryDisplay: 1, encounterDiscard: 0, 'scene:enemy.zone': 'victory-display' })
      .isAt('3.2')
  },
)

scene(
  '[LCG-VICTORY-1] A location with Victory goes to the victory display when it is explored',
  {
    you: {
      allies: [
        { card: 'scene:ally', is: ['exhausted', 'committed'] },
        { card: 'scene:ally', is: ['exhausted', 'committed'] },
      ],
    },
    activeLocation: { card: 'scene:location', progress: 2, keywords: ['Victory 3'] },
    staging: ['scene:enemy'],
    at: '3.4',
  },
  (t) => {
    t.sees({ victoryDisplay: 1, encounterDiscard: 0, 'scene:location.zone': 'victory-display' }).isAt('5.2')
  },
)

scene(
  'Without Victory a defeated enemy goes to the discard pile',
  { you: { allies: ['scene:ally'], engaged: [{ card: 'scene:enemy', damage: 2 }] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('scene:enemy').choose('scene:ally').sees({ victoryDisplay: 0, 'scene:enemy.zone': 'encounter-discard' }).isAt('3.2')
  },
)
