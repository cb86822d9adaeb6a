import { scene } from '@questwright/testkit'

scene(
  'When Soulless Cadaver engages a player, the cheap cards of that player’s hand go to the bottom of the deck',
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

scene(
  'While Soulless Cadaver is engaged with a player, that player’s deck is not searched; the deck of another player is',
  {
    you: {
      heroes: [{ card: 'eowyn', is: ['exhausted', 'committed'] }],
      deck: ['gandalf', 'faramir'],
      engaged: ['soulless-cadaver'],
    },
    friend: { heroes: ['scene:hero'], deck: ['gandalf', 'snowbourn-scout'] },
    activeLocation: { card: 'mountains-of-mirkwood', progress: 2 },
    staging: ['scene:enemy'],
    encounterDeck: 4,
    at: '3.4',
  },
  (t) => {
    t.use('mountains-of-mirkwood').yes().asks('may-search', 'friend').yes().offers('gandalf', 'snowbourn-scout').choose('snowbourn-scout')
    t.sees({ 'you.hand': 0, 'you.deck': 2, 'snowbourn-scout.zone': 'friend.hand' }).isAt('window 3.4')
  },
)
