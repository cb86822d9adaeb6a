import { scene } from '@questwright/testkit'

scene(
  'Panicked raises the first player’s threat by 3, and passes the first player token and the Ring-bearer to the next player',
  {
    you: {
      heroes: [{ card: 'frodo-baggins', attachments: [{ card: 'the-one-ring', controller: 'you' }] }, 'scene:hero'],
      threat: 10,
    },
    friend: { threat: 10 },
    third: { threat: 10 },
    staging: ['scene:location'],
    encounterDeck: ['panicked', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    // the quest fails by 1
    t.sees({ firstPlayer: 'friend', 'frodo-baggins.controller': 'friend', 'you.threat': 14, 'friend.threat': 11, 'third.threat': 11 })
    t.tells('revealed', {}, 4).asks('choose-location', 'friend')
  },
)

scene(
  'A single player keeps the first player token when Panicked is revealed',
  { you: { threat: 10 }, staging: ['scene:location'], encounterDeck: ['panicked', 'scene:treachery', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ firstPlayer: 'you', 'you.threat': 14 }).tells('first-player', {}, 0).asks('choose-location', 'you')
  },
)

scene(
  'Shadow: the defending player exhausts a character',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'one', is: ['exhausted'] },
        { card: 'scene:hero', as: 'two' },
      ],
      allies: ['scene:ally'],
      engaged: [{ card: 'scene:enemy', shadow: ['panicked'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().asks('choose', 'you').offers('two', 'scene:ally').pick('two')
    t.sees({ 'two.exhausted': 'yes', 'scene:ally.exhausted': 'no' }).asks('choose-hero-for-damage')
  },
)
