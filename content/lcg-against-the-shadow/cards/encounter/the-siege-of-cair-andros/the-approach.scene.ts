import { scene } from '@questwright/testkit'

const brute = (attack: number) => ({ card: 'scene:enemy', lasting: [{ stat: 'attack', set: attack, until: 'round' }] }) as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const

scene(
  'The Approach with 7 damage is removed from the game, and gives no victory points',
  {
    you: { engaged: [brute(1)] },
    quest: 'the-defense',
    staging: [{ card: 'the-approach', damage: 6 }, 'scene:location'],
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'the-approach.zone': 'removed', victoryDisplay: 0 }).isWon()
  },
)

scene(
  'The Approach with less than 7 damage stays in play',
  { you: { engaged: [brute(1)] }, quest: 'the-defense', staging: [{ card: 'the-approach', damage: 5 }], encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().sees({ 'the-approach.damage': 6, 'the-approach.zone': 'staging-area' }).isAt('6.8a')
  },
)

const explored = {
  you: { allies: [questing, questing] },
  questDeck: ['reinforcing-the-banks', 'breakthrough-at-the-approach', 'breakthrough-at-the-citadel'],
  activeLocation: { card: 'the-approach', progress: 6 },
  staging: ['scene:enemy'],
  encounterDeck: 3,
  at: '3.4',
} as const

scene('The players may remove stage 3 from the quest deck when The Approach is explored', explored, (t) => {
  t.use('the-approach')
    .sees({ 'breakthrough-at-the-approach.zone': 'removed', questDeck: 2, 'the-approach.zone': 'victory-display' })
    .isAt('5.2')
})

scene('The players may leave stage 3 in the quest deck when The Approach is explored', explored, (t) => {
  t.pass().sees({ questDeck: 3, 'the-approach.zone': 'victory-display' }).isAt('5.2')
})
