import { scene } from '@questwright/testkit'

const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const
const resting = { card: 'scene:hero', is: ['exhausted'] } as const
const iarion = { card: 'iarion', controller: 'you' } as const

scene(
  'Iârion is put facedown under Rescue Iârion, which gets 4 time counters, when it is revealed',
  {
    you: { heroes: [resting], allies: [{ ...iarion, is: ['exhausted'] }] },
    encounterDeck: ['rescue-iarion', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('tokens-placed', { card: 'rescue-iarion', token: 'time', amount: 4 }, 1)
    t.sees({ 'iarion.zone': 'underneath of rescue-iarion', 'iarion.face': 'down', 'iarion.controller': null, 'rescue-iarion.time': 3 })
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  'The first player takes control of Iârion, exhausted, when Rescue Iârion is defeated',
  {
    you: { heroes: [resting] },
    friend: { heroes: [resting], allies: [questing] },
    firstPlayer: 'friend',
    staging: [{ card: 'rescue-iarion', progress: 5, tokens: { time: 3 }, underneath: ['iarion'] }],
    encounterDeck: 8,
    at: 'quest',
  },
  (t) => {
    t.choose('rescue-iarion').sees({ 'rescue-iarion.zone': 'victory-display', 'iarion.damage': 0, encounterDiscard: 2 })
    t.tellsInOrder('entered-play', 'exhausted', 'stage-defeated', 'left-play').tells('exhausted', { card: 'iarion' }, 1)
    t.sees({ 'iarion.controller': 'you' }).isAt('3.2')
  },
)

scene(
  'The players lose when the last time counter of Rescue Iârion is removed, because Iârion is discarded',
  { you: { heroes: [resting] }, staging: [{ card: 'rescue-iarion', tokens: { time: 1 }, underneath: ['iarion'] }], at: '7.2' },
  (t) => {
    t.isLost('lost.iarion')
  },
)

scene(
  'Iârion stays under Rescue Iârion while it has time counters',
  { you: { heroes: [resting] }, staging: [{ card: 'rescue-iarion', tokens: { time: 2 }, underneath: ['iarion'] }], at: '7.2' },
  (t) => {
    t.sees({ 'rescue-iarion.time': 1, 'iarion.zone': 'underneath of rescue-iarion' }).asks('choose-current-quest', 'you')
  },
)
