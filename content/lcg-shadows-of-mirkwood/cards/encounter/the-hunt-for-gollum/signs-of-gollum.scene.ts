import { scene } from '@questwright/testkit'

const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const
const tracker = { card: 'scene:hero', as: 'tracker', is: ['exhausted', 'committed'] } as const
const idler = { card: 'scene:hero', as: 'idler' } as const

scene(
  'The players may claim Signs of Gollum for a committed hero after a successful quest',
  {
    you: { heroes: [tracker, idler], allies: [questing, questing] },
    staging: ['signs-of-gollum', 'scene:enemy'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.use('signs-of-gollum').sees({
      'tracker.attachments': 1,
      'signs-of-gollum.controller': 'you',
      'signs-of-gollum.traits': ['Clue', 'Condition'],
    })
    t.isAt('5.2')
  },
)

scene(
  'The players may choose a committed hero of any player to claim Signs of Gollum',
  {
    you: { heroes: [tracker], allies: [questing, questing] },
    friend: { heroes: [{ ...tracker, as: 'follower' }] },
    staging: ['signs-of-gollum', 'scene:enemy'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.use('signs-of-gollum').asks('choose-host', 'you').offers('tracker', 'follower').pick('follower')
    t.sees({ 'follower.attachments': 1, 'signs-of-gollum.controller': 'friend' }).isAt('5.2')
  },
)

scene(
  'The players may decline to claim Signs of Gollum, and cannot claim a copy that is guarded',
  {
    you: { heroes: [tracker], allies: [questing, questing] },
    staging: ['signs-of-gollum', { card: 'scene:enemy', attachments: [{ card: 'signs-of-gollum', as: 'guarded' }] }],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.offers('signs-of-gollum').pass()
    t.sees({ 'signs-of-gollum.zone': 'staging-area', 'guarded.zone': 'attachments of enemy', 'guarded.traits': ['Clue'] }).isAt('5.2')
  },
)

const carrying = (damage: number) =>
  ({ ...idler, as: 'tracker', damage, attachments: [{ card: 'signs-of-gollum', controller: 'you' }] }) as const

scene(
  'Signs of Gollum goes on top of the encounter deck when its hero is damaged',
  { you: { heroes: [carrying(0)], engaged: ['scene:enemy'] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().sees({ 'tracker.damage': 1, 'signs-of-gollum.zone': 'encounter-deck', encounterDeck: 4, encounterDiscard: 0 })
    t.tells('put-on-top', {}, 1).isAt('6.8a')
  },
)

scene(
  'Signs of Gollum stays with its hero when another hero is damaged',
  { you: { heroes: [carrying(0), { card: 'scene:hero', as: 'other' }], engaged: ['scene:enemy'] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().pick('other').sees({ 'tracker.attachments': 1 }).isAt('6.8a')
  },
)

scene(
  'Signs of Gollum goes on top of the encounter deck when its hero leaves play',
  { you: { heroes: [carrying(8), 'scene:hero'], engaged: ['scene:enemy'] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().pick('tracker').sees({ 'tracker.zone': 'you.discard', 'signs-of-gollum.zone': 'encounter-deck', encounterDeck: 4 })
    t.isAt('6.8a')
  },
)
