import { scene } from '@questwright/testkit'

const brute = (attack: number) => ({ card: 'scene:enemy', lasting: [{ stat: 'attack', set: attack, until: 'round' }] }) as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const

scene(
  'The Approach is removed from the game when it has 7 damage: nobody gets its victory points',
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

scene('After it has been explored, the players may take stage 3 out of the quest deck', explored, (t) => {
  t.use('the-approach')
    .sees({ 'breakthrough-at-the-approach.zone': 'removed', questDeck: 2, 'the-approach.zone': 'victory-display' })
    .isAt('5.2')
})

scene('The players may leave stage 3 in the quest deck when The Approach has been explored', explored, (t) => {
  t.pass().sees({ questDeck: 3, 'the-approach.zone': 'victory-display' }).isAt('5.2')
})
