import { scene } from '@questwright/testkit'

scene(
  'Calphon exhausts to switch the bottom card of his player’s deck with a card of that player’s hand',
  {
    you: { heroes: ['scene:hero'], allies: ['calphon'], hand: ['faramir'], deck: ['scene:card', 'gandalf'] },
    encounterDeck: 4,
    at: 'planning',
  },
  (t) => {
    t.use('calphon').asks('choose-to-switch', 'you').offers('faramir').choose('faramir')
    t.sees({ 'gandalf.zone': 'you.hand', 'faramir.zone': 'you.deck', 'calphon.exhausted': 'yes', 'you.deck': 2 }).isAt('3.2')
  },
)

scene(
  'Calphon goes to the next player together with the first player token',
  { you: { allies: ['calphon'], deck: 4 }, friend: { deck: 4 }, encounterDeck: 5, at: '7.4' },
  (t) => {
    t.sees({ firstPlayer: 'friend', 'calphon.controller': 'friend' }).isAt('window 7.4')
  },
)

scene(
  'The players lose when Calphon leaves play',
  {
    you: { heroes: ['scene:hero'], allies: [{ card: 'calphon', damage: 2 }] },
    staging: [{ card: 'scene:enemy', keywords: ['Archery 1'] }],
    encounterDeck: 5,
    at: '6.1',
  },
  (t) => {
    t.share({ calphon: 1 }).isLost('lost.calphon')
  },
)
