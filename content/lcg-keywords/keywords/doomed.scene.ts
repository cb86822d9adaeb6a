import { scene } from '@questwright/testkit'

// 1 willpower against the 1 threat of the placeholder enemy
const questing = [{ card: 'scene:ally', is: ['exhausted', 'committed'] }] as const

scene(
  "[LCG-DOOMED-1] Doomed raises every player's threat by its number",
  {
    you: { allies: questing, threat: 20 },
    friend: { threat: 33 },
    staging: ['scene:enemy'],
    encounterDeck: [{ card: 'scene:treachery', keywords: ['Doomed 3'] }, 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.threat': 23, 'friend.threat': 36, encounterDiscard: 2 }).isAt('5.2')
  },
)

scene(
  '[LCG-QUEST-STAGE-1] Doomed raises threat before its card is placed in the staging area',
  {
    you: { allies: [...questing, ...questing], threat: 20 },
    encounterDeck: [{ card: 'scene:enemy', keywords: ['Doomed 1'] }],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.threat': 21, staging: 1 }).tellsInOrder('revealed', 'threat-raised', 'entered-play').isAt('5.2')
  },
)

scene(
  '[LCG-KEYWORD-2] Several numbers of Doomed on one card add up',
  {
    you: { allies: questing, threat: 30 },
    friend: { threat: 25 },
    staging: ['scene:enemy'],
    encounterDeck: [{ card: 'scene:treachery', keywords: ['Doomed 2', 'Doomed 1'] }, 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.threat': 33, 'friend.threat': 28 }).isAt('5.2')
  },
)

scene(
  '[LCG-DOOMED-2] A player whose threat reaches 50 by Doomed is eliminated at once',
  {
    you: { threat: 48 },
    friend: { allies: questing, threat: 30 },
    staging: ['scene:enemy'],
    encounterDeck: [{ card: 'scene:treachery', keywords: ['Doomed 2'] }, 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.eliminated': 'yes', 'friend.threat': 32, firstPlayer: 'friend' }).isAt('5.2')
  },
)

scene(
  '[LCG-SHADOW-5] Doomed does nothing on a shadow card',
  {
    you: {
      threat: 20,
      engaged: [{ card: 'scene:enemy', shadow: [{ card: 'scene:enemy', keywords: ['Doomed 2'] }] }],
      allies: ['scene:ally'],
    },
    at: '6.3',
  },
  (t) => {
    t.pick('scene:ally').tells('shadow-revealed', {}, 1).tells('threat-raised', { amount: 2 }, 0).asks('choose-enemy-to-attack')
  },
)
