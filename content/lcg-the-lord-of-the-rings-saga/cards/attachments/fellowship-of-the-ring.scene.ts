import { scene } from '@questwright/testkit'

const bearer = {
  card: 'frodo-baggins',
  resources: 2,
  attachments: [
    { card: 'the-one-ring', controller: 'you' },
    { card: 'fellowship-of-the-ring', controller: 'you' },
  ],
} as const

scene(
  'Fellowship of the Ring gives each hero 1 willpower, and no ally',
  { you: { heroes: [bearer], allies: ['scene:ally'] }, friend: { heroes: [{ card: 'scene:hero', as: 'far' }] }, at: 'planning' },
  (t) => {
    t.sees({ 'frodo-baggins.willpower': 3, 'far.willpower': 1, 'scene:ally.willpower': 1 }).asks('choose-to-commit')
  },
)

scene(
  'Fellowship of the Ring is discarded after a character is destroyed',
  {
    you: { heroes: [bearer], threat: 0 },
    friend: {
      heroes: ['scene:hero'],
      allies: [{ card: 'scene:ally', damage: 1 }],
      engaged: [{ card: 'scene:enemy', lasting: [{ stat: 'attack', set: 3, until: 'game' }] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('scene:ally').sees({ 'fellowship-of-the-ring.zone': 'you.discard', 'frodo-baggins.willpower': 2 }).asks('choose-enemy-to-attack')
  },
)

scene(
  'Fellowship of the Ring stays attached after an enemy is destroyed',
  { you: { heroes: [bearer], engaged: [{ card: 'scene:enemy', damage: 2, is: ['attacked'] }] }, encounterDeck: 5, at: '6.7' },
  (t) => {
    t.pick('scene:enemy')
      .choose('frodo-baggins')
      .sees({ 'scene:enemy.zone': 'encounter-discard', 'frodo-baggins.willpower': 3 })
      .asks('cancel')
  },
)

scene(
  'Fellowship of the Ring can be attached to the Ring-bearer only',
  {
    you: {
      heroes: [{ ...bearer, attachments: [{ card: 'the-one-ring', controller: 'you' }] }, 'scene:hero'],
      hand: ['fellowship-of-the-ring'],
    },
    at: 'planning',
  },
  (t) => {
    t.play('fellowship-of-the-ring').sees({ 'fellowship-of-the-ring.zone': 'attachments of frodo-baggins' }).asks('choose-to-commit')
  },
)
