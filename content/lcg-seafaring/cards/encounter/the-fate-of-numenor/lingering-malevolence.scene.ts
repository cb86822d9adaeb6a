import { scene } from '@questwright/testkit'

scene(
  'Lingering Malevolence discards the bottom card of the first player’s deck, and cards of the hand that cost more',
  {
    you: {
      heroes: ['scene:hero'],
      hand: ['faramir', 'guard-of-the-citadel', 'snowbourn-scout'],
      deck: ['scene:card', 'silverlode-archer'],
    },
    friend: { hand: ['gandalf'] },
    encounterDeck: ['lingering-malevolence', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    // Silverlode Archer has a printed cost of 3
    t.sees({
      'silverlode-archer.zone': 'you.discard',
      'faramir.zone': 'you.discard',
      'guard-of-the-citadel.zone': 'you.hand',
      'gandalf.zone': 'friend.hand',
    })
    t.isAt('3.2')
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
        engaged: [{ card: 'scene:enemy', shadow: ['lingering-malevolence'] }],
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
