import { scene } from '@questwright/testkit'

scene(
  'When it engages a player, the cheap cards of their hand go to the bottom of the deck',
  {
    you: { heroes: ['scene:hero'], hand: ['faramir', 'guard-of-the-citadel'], deck: 2 },
    staging: ['soulless-cadaver'],
    encounterDeck: 4,
    at: '5.2',
  },
  (t) => {
    t.pick('soulless-cadaver')
      .sees({ 'guard-of-the-citadel.zone': 'you.deck', 'faramir.zone': 'you.hand', 'you.deck': 3 })
      .asks('choose-defender')
  },
)
