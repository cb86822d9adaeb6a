import { scene } from '@questwright/testkit'

scene(
  '[LCG-TIME-1] Each revealed card with Time 3 gets 3 time counters of its own',
  {
    you: {},
    friend: {},
    encounterDeck: [
      { card: 'scene:location', as: 'tower', keywords: ['Time 3'] },
      { card: 'scene:location', as: 'bridge', keywords: ['Time 3'] },
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'tower.time': 3, 'bridge.time': 3, staging: 2 }).tells('tokens-placed', { token: 'time', amount: 3 }, 2).isAt('4.2')
  },
)

scene(
  'A card with Time that is added to the staging area without being revealed gets no time counters',
  { staging: [{ card: 'scene:location', as: 'tower', keywords: ['Time 3'] }], at: '3.4' },
  (t) => {
    t.sees({ 'tower.time': 0 }).isAt('4.2')
  },
)

scene(
  '[LCG-TIME-1] A stage with Time gets its time counters when the players advance to it',
  {
    you: {
      allies: [
        { card: 'scene:ally', is: ['exhausted', 'committed'] },
        { card: 'scene:ally', is: ['exhausted', 'committed'] },
      ],
    },
    staging: ['scene:enemy'],
    quest: { card: 'scene:quest', as: 'first', progress: 98 },
    questDeck: [{ card: 'scene:quest', as: 'second', keywords: ['Time 5'] }],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'second.zone': 'current-quest', 'second.time': 5 }).isAt('5.2')
  },
)

scene(
  '[LCG-TIME-2] At the end of the refresh phase each card with Time loses one time counter at the same moment',
  {
    staging: [
      { card: 'scene:location', as: 'tower', keywords: ['Time 3'], tokens: { time: 3 } },
      { card: 'scene:location', as: 'bridge', keywords: ['Time 1'], tokens: { time: 1 } },
      { card: 'scene:location', as: 'spent', keywords: ['Time 2'] },
      { card: 'scene:location', as: 'other', tokens: { time: 2 } },
    ],
    at: '7.5',
  },
  (t) => {
    t.sees({ 'tower.time': 2, 'bridge.time': 0, 'spent.time': 0, 'other.time': 2 }).tells('tokens-removed', { token: 'time' }, 2)
    t.tells('used', {}, 1).isAt('3.2')
  },
)
