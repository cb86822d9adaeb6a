import { scene } from '@questwright/testkit'

scene(
  'A Nice Pickle puts 2 cards of the discard pile for each player under the encounter deck',
  {
    you: { threat: 10 },
    friend: { threat: 10 },
    staging: [{ card: 'scene:enemy', as: 'foe' }],
    encounterDeck: ['a-nice-pickle', 'scene:treachery', 'scene:treachery'],
    encounterDiscard: ['scene:location', 'scene:location', 'scene:location', 'scene:location', 'scene:location'],
    at: '3.3',
  },
  (t) => {
    // afterwards the treachery itself and the card of the second player are in the discard pile
    t.sees({ encounterDeck: 5, encounterDiscard: 3, 'you.threat': 12 }).asks('choose-enemy-to-engage')
  },
)

scene(
  'Shadow: A Nice Pickle is shuffled into the encounter deck',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'scene:enemy', shadow: ['a-nice-pickle'] }] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.decline().sees({ 'a-nice-pickle.zone': 'encounter-deck' }).tells('shuffled', { zone: 'encounter-deck' }, 1).isAt('6.8a')
  },
)
