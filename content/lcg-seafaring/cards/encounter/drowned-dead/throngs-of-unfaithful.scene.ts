import { scene } from '@questwright/testkit'

for (const [bottom, zone] of [
  ['guard-of-the-citadel', 'encounter-deck'],
  ['faramir', 'encounter-discard'],
] as const)
  scene(
    `A destroyed Throngs of Unfaithful goes to the ${zone} when the bottom card of the deck is ${bottom}`,
    {
      you: {
        heroes: [{ card: 'scene:hero', as: 'captain', lasting: [{ stat: 'attack', set: 4, until: 'game' }] }],
        deck: ['scene:card', 'scene:card', bottom],
        engaged: ['throngs-of-unfaithful'],
      },
      friend: { heroes: ['scene:hero'], allies: ['scene:ally'], engaged: ['scene:enemy'] },
      encounterDeck: 4,
      at: '6.8a',
    },
    (t) => {
      t.pick('throngs-of-unfaithful')

        .sees({ 'throngs-of-unfaithful.zone': zone, [`${bottom}.zone`]: 'you.discard' })
        .asks('choose-enemy-to-attack', 'friend')
    },
  )
