import { scene } from '@questwright/testkit'

scene(
  '[LCG-FORCED-1] Each attack of Marsh Adder raises the threat of the player whom it attacks by 1',
  { you: { threat: 20 }, friend: { heroes: ['aragorn'], threat: 30, engaged: ['marsh-adder'] }, encounterDeck: 12, at: '6.3' },
  (t) => {
    t.asks('choose-defender', 'friend').sees({ 'friend.threat': 31, 'you.threat': 20 }).choose('aragorn')
    // threat also rises by 1 in the refresh phase
    t.sees({ 'aragorn.damage': 2 }).until('6.4.1').sees({ 'friend.threat': 33, 'you.threat': 21 }).isAt('6.4.1')
  },
)

scene(
  'The attack of another enemy raises no threat while Marsh Adder is in the staging area',
  {
    you: { heroes: ['aragorn', 'theodred'], threat: 20, engaged: ['king-spider'] },
    staging: ['marsh-adder'],
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').sees({ 'you.threat': 20 }).isAt('6.8a')
  },
)

scene(
  '[LCG-VICTORY-1] Marsh Adder goes to the victory display when it is defeated, and gives 3 victory points',
  { you: { heroes: ['aragorn'], allies: ['gandalf'], engaged: [{ card: 'marsh-adder', damage: 1 }] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('marsh-adder').choose('aragorn', 'gandalf').sees({ 'marsh-adder.zone': 'victory-display', 'score.victoryPoints': 3 }).isAt('3.2')
  },
)
