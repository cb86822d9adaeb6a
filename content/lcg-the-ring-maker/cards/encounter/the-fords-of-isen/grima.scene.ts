import { scene } from '@questwright/testkit'

const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const
const friendless = { allies: [questing, questing], deck: 5 } as const

scene(
  'The first player takes control of Gríma when the location to which he is attached is explored',
  {
    you: friendless,
    friend: {},
    firstPlayer: 'friend',
    activeLocation: { card: 'the-islet', attachments: ['grima'] },
    staging: ['scene:enemy'],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'the-islet.zone': 'victory-display', 'grima.zone': 'friend.play-area', 'grima.controller': 'friend' }).isAt('5.2')
  },
)

scene(
  'Gríma exhausts to let his controller draw a card',
  {
    you: { ...friendless, hand: [] },
    activeLocation: { card: 'the-islet', attachments: ['grima'] },
    staging: ['scene:enemy'],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.changes(() => t.use('grima'), { 'you.hand': +1 })
      .sees({ 'grima.exhausted': 'yes' })
      .isAt('5.2')
  },
)

scene(
  'Gríma goes to the next player with the first player token',
  { you: { allies: ['grima'], deck: 5 }, friend: { deck: 5 }, encounterDeck: 5, at: '7.4' },
  (t) => {
    t.sees({ firstPlayer: 'friend', 'grima.zone': 'friend.play-area', 'grima.controller': 'friend' }).isAt('window 7.4')
  },
)

scene(
  'Nobody controls Gríma or draws a card with him while he is attached to an encounter card',
  { you: { deck: 5 }, friend: {}, staging: [{ card: 'the-islet', attachments: ['grima'] }], encounterDeck: 5, at: '7.4' },
  (t) => {
    t.sees({ 'grima.controller': null, 'grima.zone': 'attachments of the-islet' }).asks('choose-to-commit')
  },
)

scene(
  'The players lose when Gríma leaves play',
  {
    you: {},
    staging: [
      { card: 'grima', damage: 2 },
      { card: 'scene:enemy', keywords: ['Archery 1'] },
    ],
    encounterDeck: 5,
    at: '6.1',
  },
  (t) => {
    t.share({ grima: 1 }).isLost()
  },
)
