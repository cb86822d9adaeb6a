import { scene } from '@questwright/testkit'

const board = {
  you: {},
  friend: {},
  encounterDeck: ['scene:treachery'],
  encounterDiscard: ['scene:location', 'scene:enemy', 'scene:treachery'],
  at: '7.5',
} as const

scene(
  'At the end of the round a card for each player goes from the discard pile under the encounter deck',
  { ...board, staging: ['cave-entrance'] },
  (t) => {
    t.sees({ encounterDeck: 3, encounterDiscard: 1, 'location.zone': 'encounter-deck', 'enemy.zone': 'encounter-deck' }).asks(
      'choose-to-commit',
    )
  },
)

scene('As the active location Cave Entrance puts no card under the encounter deck', { ...board, activeLocation: 'cave-entrance' }, (t) => {
  t.sees({ encounterDeck: 1, encounterDiscard: 3 }).asks('choose-to-commit')
})
