import { scene } from '@questwright/testkit'

const resting = { card: 'scene:hero', is: ['exhausted'] } as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const

scene(
  'Double Back lowers the threat of each player by 5 when it is defeated',
  {
    you: { heroes: [resting], allies: [questing], threat: 30 },
    friend: { heroes: [resting], threat: 42 },
    staging: [{ card: 'double-back', owner: 'friend', controller: 'friend', progress: 3 }],
    encounterDeck: 5,
    at: 'quest',
  },
  (t) => {
    t.choose('double-back').asks('when-response', 'friend').use('double-back')
    t.sees({ 'you.threat': 26, 'friend.threat': 38, 'double-back.zone': 'victory-display' })
    // threat is lowered by 5, and raised by 1 in the refresh phase; the response comes when the stage is about to be defeated
    t.tellsInOrder('threat-lowered', 'stage-defeated', 'left-play').isAt('3.2')
  },
)

scene(
  'Double Back lowers no threat when another side quest is defeated',
  {
    you: { heroes: [resting], allies: [questing], threat: 30 },
    staging: [
      { card: 'double-back', owner: 'you', controller: 'you' },
      { card: 'make-camp', progress: 5 },
    ],
    encounterDeck: 5,
    at: 'quest',
  },
  (t) => {
    t.choose('make-camp').sees({ 'make-camp.zone': 'victory-display', 'double-back.zone': 'staging-area' })
    t.tells('threat-lowered', {}, 0).asks('choose-current-quest', 'you')
  },
)
