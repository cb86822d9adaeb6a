import { scene } from '@questwright/testkit'

const ring = (is: readonly ['exhausted'] | readonly [] = []) => [{ card: 'the-one-ring', controller: 'you', is }] as const

scene(
  'Weight of the Ring is attached to the Ring-bearer, where it is a Condition; one card more is revealed',
  {
    you: { heroes: [{ card: 'frodo-baggins', attachments: ring() }, 'scene:hero'] },
    encounterDeck: ['weight-of-the-ring', 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'weight-of-the-ring.zone': 'attachments of frodo-baggins', 'weight-of-the-ring.traits': ['Condition'] })
    t.sees({ 'weight-of-the-ring.controller': null, encounterDeck: 1 }).asks('choose-location')
  },
)

const board = (is: readonly ['exhausted'] | readonly []) =>
  ({
    you: { heroes: [{ card: 'frodo-baggins', attachments: [...ring(is), 'weight-of-the-ring'] }, 'scene:hero'] },
    staging: ['scene:location'],
    encounterDeck: 5,
    at: '2.4',
  }) as const

scene('As the quest phase begins the first player exhausts The One Ring', board([]), (t) => {
  t.asks('choose-one', 'you').offers('exhaust', 'reveal').pick('exhaust').sees({ 'the-one-ring.exhausted': 'yes' })
  t.decline().tells('revealed', {}, 1).asks('choose-location')
})

scene('As the quest phase begins the first player may have one more card revealed in this phase instead', board([]), (t) => {
  t.pick('reveal').sees({ 'the-one-ring.exhausted': 'no' }).decline().tells('revealed', {}, 2).asks('choose-location')
})

scene('If The One Ring is exhausted, one more card is revealed without a choice', board(['exhausted']), (t) => {
  t.asks('choose-to-commit').decline().tells('revealed', {}, 2).asks('choose-location')
})
