import { scene } from '@questwright/testkit'

const board = {
  you: {},
  friend: {},
  encounterDeck: ['scene:treachery'],
  encounterDiscard: ['scene:location', 'scene:enemy', 'scene:treachery'],
  at: '7.5',
} as const

scene(
  'Cave Entrance puts a card of the discard pile for each player under the encounter deck at the end of the round',
  { ...board, staging: ['cave-entrance'] },
  (t) => {
    t.sees({ encounterDeck: 3, encounterDiscard: 1, 'location.zone': 'encounter-deck', 'enemy.zone': 'encounter-deck' }).asks(
      'choose-to-commit',
    )
  },
)

scene('Cave Entrance puts no card under the deck while it is the active location', { ...board, activeLocation: 'cave-entrance' }, (t) => {
  t.sees({ encounterDeck: 1, encounterDiscard: 3 }).asks('choose-to-commit')
})
