import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

scene(
  'The player who explores Steep Plateau may look at an Uncharted location, which the other players do not see',
  {
    you: { heroes: ['scene:hero'], allies: [{ card: 'gandalf', is: ['exhausted', 'committed'] }] },
    friend: {},
    activeLocation: { card: 'steep-plateau', progress: 2 },
    staging: [island('lush-jungle')],
    encounterDeck: 4,
    at: '3.4',
  },
  (t) => {
    t.use('steep-plateau')
      .sees({ 'lush-jungle.knownTo': ['you'], 'lush-jungle.zone': 'staging-area' })
      .asks('choose-location')
  },
)

for (const [bottom, damage] of [
  ['guard-of-the-citadel', 3],
  ['faramir', 1],
] as const)
  scene(
    `Shadow: the attack deals ${damage} damage when the bottom card of the deck, which is discarded, is ${bottom}`,
    {
      you: {
        heroes: [{ card: 'scene:hero', as: 'captain' }],
        deck: ['scene:card', bottom],
        engaged: [{ card: 'scene:enemy', shadow: ['steep-plateau'] }],
      },
      encounterDeck: 4,
      at: '6.3',
    },
    (t) => {
      t.decline()
        .sees({ 'captain.damage': damage, [`${bottom}.zone`]: 'you.discard' })
        .isAt('6.8a')
    },
  )
