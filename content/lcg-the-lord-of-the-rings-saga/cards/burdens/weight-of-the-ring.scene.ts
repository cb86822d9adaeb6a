import { scene } from '@questwright/testkit'

const ring = (is: readonly ['exhausted'] | readonly [] = []) => [{ card: 'the-one-ring', controller: 'you', is }] as const

scene(
  'Weight of the Ring is attached to the Ring-bearer as a Condition, and one more card is revealed',
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

scene('Weight of the Ring lets the first player exhaust The One Ring at the beginning of the quest phase', board([]), (t) => {
  t.asks('choose-one', 'you').offers('exhaust', 'reveal').pick('exhaust').sees({ 'the-one-ring.exhausted': 'yes' })
  t.decline().tells('revealed', {}, 1).asks('choose-location')
})

scene('Weight of the Ring reveals one more card in the quest phase when the first player does not exhaust The One Ring', board([]), (t) => {
  t.pick('reveal').sees({ 'the-one-ring.exhausted': 'no' }).decline().tells('revealed', {}, 2).asks('choose-location')
})

scene('Weight of the Ring reveals one more card without a choice if The One Ring is exhausted', board(['exhausted']), (t) => {
  t.asks('choose-to-commit').decline().tells('revealed', {}, 2).asks('choose-location')
})
