import { scene } from '@questwright/testkit'

const brute = (attack: number) => ({ card: 'scene:enemy', lasting: [{ stat: 'attack', set: attack, until: 'round' }] }) as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const

scene(
  'The Banks with 3 damage is removed from the game, and gives no victory points',
  {
    you: { engaged: [brute(1)] },
    quest: 'the-defense',
    staging: [{ card: 'the-banks', damage: 2 }, 'scene:location'],
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'the-banks.zone': 'removed', victoryDisplay: 0 }).isWon()
  },
)

scene(
  'The Banks with less than 3 damage stays in play',
  { you: { engaged: [brute(1)] }, quest: 'the-defense', staging: [{ card: 'the-banks', damage: 1 }], encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().sees({ 'the-banks.damage': 2, 'the-banks.zone': 'staging-area' }).isAt('6.8a')
  },
)

const explored = {
  you: { allies: [questing, questing] },
  questDeck: ['reinforcing-the-banks', 'breakthrough-at-the-approach', 'breakthrough-at-the-citadel'],
  activeLocation: { card: 'the-banks', progress: 2 },
  staging: ['scene:enemy'],
  encounterDeck: 3,
  at: '3.4',
} as const

scene('The players may remove stage 2 from the quest deck when The Banks is explored', explored, (t) => {
  t.use('the-banks').sees({ 'reinforcing-the-banks.zone': 'removed', questDeck: 2, 'the-banks.zone': 'victory-display' }).isAt('5.2')
})

scene('The players may leave stage 2 in the quest deck when The Banks is explored', explored, (t) => {
  t.pass().sees({ questDeck: 3, 'the-banks.zone': 'victory-display' }).isAt('5.2')
})
