import { scene } from '@questwright/testkit'

const brute = (attack: number) => ({ card: 'scene:enemy', lasting: [{ stat: 'attack', set: attack, until: 'round' }] }) as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const

scene(
  'The Citadel with 11 damage is removed from the game, and gives no victory points',
  {
    you: { engaged: [brute(1)] },
    quest: 'the-defense',
    staging: [{ card: 'the-citadel', damage: 10 }, 'scene:location'],
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'the-citadel.zone': 'removed', victoryDisplay: 0 }).isWon()
  },
)

scene(
  'The Citadel with less than 11 damage stays in play',
  { you: { engaged: [brute(1)] }, quest: 'the-defense', staging: [{ card: 'the-citadel', damage: 9 }], encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().sees({ 'the-citadel.damage': 10, 'the-citadel.zone': 'staging-area' }).isAt('6.8a')
  },
)

const explored = {
  you: { allies: [questing, questing] },
  questDeck: ['reinforcing-the-banks', 'breakthrough-at-the-approach', 'breakthrough-at-the-citadel'],
  activeLocation: { card: 'the-citadel', progress: 10 },
  staging: ['scene:enemy'],
  encounterDeck: 3,
  at: '3.4',
} as const

scene('The players may remove stage 4 from the quest deck when The Citadel is explored', explored, (t) => {
  t.use('the-citadel')
    .sees({ 'breakthrough-at-the-citadel.zone': 'removed', questDeck: 2, 'the-citadel.zone': 'victory-display' })
    .isAt('5.2')
})

scene('The players may leave stage 4 in the quest deck when The Citadel is explored', explored, (t) => {
  t.pass().sees({ questDeck: 3, 'the-citadel.zone': 'victory-display' }).isAt('5.2')
})
