import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

scene(
  'When Forbidden Coast is turned up, each player may draw a card, and puts a card of the hand on the bottom of the deck',
  {
    you: { heroes: ['scene:hero'], hand: ['faramir'], deck: ['gandalf', 'scene:card'] },
    friend: { heroes: ['scene:hero'], hand: ['guard-of-the-citadel'], deck: ['scene:card'] },
    staging: [island('forbidden-coast')],
    encounterDeck: 4,
    at: '4.2',
  },
  (t) => {
    t.pick('forbidden-coast').asks('draw-on-the-coast', 'you').yes().asks('draw-on-the-coast', 'friend').no()
    t.asks('choose-for-bottom', 'you').offers('faramir', 'gandalf').pick('faramir')
    t.sees({ 'faramir.zone': 'you.deck', 'gandalf.zone': 'you.hand', 'guard-of-the-citadel.zone': 'friend.deck' }).isAt('3.2')
  },
)
