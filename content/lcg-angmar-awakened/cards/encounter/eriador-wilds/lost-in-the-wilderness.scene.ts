import { scene } from '@questwright/testkit'

const resting = { card: 'scene:hero', is: ['exhausted'] } as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 9, until: 'round' }] } as const

scene(
  'Lost in the Wilderness puts the hand of each player facedown under itself',
  {
    you: { heroes: [resting], hand: [{ card: 'scene:card', as: 'mine' }, 'scene:attachment'] },
    friend: { heroes: [resting], hand: [{ card: 'scene:card', as: 'theirs' }] },
    encounterDeck: ['lost-in-the-wilderness', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({
      'you.hand': 0,
      'friend.hand': 0,
      'lost-in-the-wilderness.zone': 'staging-area',
      'mine.zone': 'underneath of lost-in-the-wilderness',
      'mine.face': 'down',
      'mine.knownTo': [],
      'theirs.zone': 'underneath of lost-in-the-wilderness',
      'theirs.knownTo': [],
    })
    t.asks('choose-current-quest', 'friend')
  },
)

scene(
  'The cards under Lost in the Wilderness return to the hands of their owners when it is defeated',
  {
    you: { heroes: [resting], allies: [questing] },
    friend: { heroes: [resting] },
    staging: [
      {
        card: 'lost-in-the-wilderness',
        progress: 3,
        underneath: [
          { card: 'scene:card', as: 'mine', owner: 'you' },
          { card: 'scene:card', as: 'theirs', owner: 'friend' },
        ],
      },
    ],
    encounterDeck: 6,
    at: 'quest',
  },
  (t) => {
    t.choose('lost-in-the-wilderness')
    t.sees({ 'lost-in-the-wilderness.zone': 'victory-display', 'mine.zone': 'you.hand', 'theirs.zone': 'friend.hand' }).isAt('3.2')
  },
)
