import { scene } from '@questwright/testkit'

const board = {
  you: {},
  friend: {},
  encounterDeck: ['scene:treachery', 'piercing-cry', 'scene:treachery', 'black-rider', 'scene:enemy'],
  encounterDiscard: [{ card: 'black-rider', as: 'lost' }],
  at: '3.3',
} as const

scene('The player who reveals Piercing Cry searches for a Nazgûl and may add it to the staging area', board, (t) => {
  t.asks('search', 'friend').offers('black-rider', 'lost').pick('lost').asks('choose-one', 'friend').pick('stage')
  t.sees({ 'lost.zone': 'staging-area' }).tells('shuffled', { zone: 'encounter-deck' }, 1).asks('choose-enemy-to-engage')
})

scene('The Nazgûl that Piercing Cry finds may engage the first player', board, (t) => {
  t.pick('black-rider').pick('engage').sees({ 'black-rider.zone': 'you.engaged', 'lost.zone': 'encounter-discard' })
  t.asks('choose-defender', 'you')
})

scene(
  'Shadow: the attacking enemy makes one more attack',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'mine', is: ['exhausted'] }],
      engaged: [{ card: 'scene:enemy', as: 'foe', shadow: ['piercing-cry'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.tells('attacks', { card: 'foe' }, 2).sees({ 'mine.damage': 2 }).asks('choose-to-commit')
  },
)
