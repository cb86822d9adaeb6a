import { scene } from '@questwright/testkit'

const aboard = { heroes: [{ card: 'scene:hero', as: 'captain' }], allies: [{ card: 'scene:ally', as: 'cook' }] } as const

scene(
  'The player who makes the sailing test may commit the Dream-chaser, which counts as 2 characters',
  {
    you: aboard,
    friend: { heroes: ['scene:hero'], allies: ['dream-chaser'] },
    quest: { card: 'scene:quest', keywords: ['Sailing'] },
    encounterDeck: 6,
    at: 'quest',
  },
  (t) => {
    t.asks('commit-to-sailing', 'you').offers('captain', 'cook', 'dream-chaser').choose('captain', 'dream-chaser')
    t.sees({ encounterDiscard: 3, 'dream-chaser.exhausted': 'yes' }).asks('choose-to-commit', 'you')
  },
)

scene(
  'The players lose when the Dream-chaser is destroyed',
  {
    you: { heroes: ['scene:hero'], allies: [{ card: 'dream-chaser', damage: 16, is: ['exhausted'] }], engaged: ['scene:ship-enemy'] },
    friend: {},
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.isLost('lost.dream-chaser')
  },
)

scene(
  'The Dream-chaser is immune to effects of player cards, and has Sentinel to defend for other players',
  { you: { allies: ['dream-chaser'] }, friend: { heroes: ['scene:hero'], engaged: ['scene:ship-enemy'] }, encounterDeck: 4, at: '6.3' },
  (t) => {
    t.sees({ 'dream-chaser.immunities': ['player-card-effects'] })
      .asks('choose-defender', 'you')
      .offers('dream-chaser')
  },
)
