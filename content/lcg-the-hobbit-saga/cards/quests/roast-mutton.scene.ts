import { scene } from '@questwright/testkit'

const strong = (willpower: number) =>
  ({ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: willpower, until: 'phase' }] }) as const

scene(
  'Roast Mutton stages the Trolls and Troll Cave, and shuffles the discard pile into the encounter deck',
  {
    you: { allies: [strong(7)], threat: 10 },
    quest: 'an-unexpected-party',
    questDeck: ['roast-mutton', 'dawn-take-you-all'],
    setAside: ['william', 'bert', 'tom', 'troll-cave'],
    encounterDeck: 4,
    encounterDiscard: ['scene:treachery', 'scene:treachery'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'roast-mutton', staging: 4, encounterDeck: 6, encounterDiscard: 0, 'troll-cave.zone': 'staging-area' })
    t.asks('choose-enemy-to-engage')
  },
)

scene(
  'At Roast Mutton cards are discarded in place of progress, after progress on the active location',
  {
    you: { allies: [strong(8)], threat: 10 },
    quest: 'roast-mutton',
    questDeck: ['dawn-take-you-all'],
    staging: ['bert'],
    activeLocation: 'scene:location',
    encounterDeck: 9,
    at: '3.4',
  },
  (t) => {
    // 8 willpower against 3 threat: 3 progress on the location, and 2 cards are discarded
    t.sees({ 'quest.progress': 0, encounterDeck: 7 }).tells('explored', {}, 1).asks('choose-enemy-to-engage')
  },
)

scene(
  'The players win when the encounter deck runs out in the quest phase at Roast Mutton',
  {
    you: { allies: [strong(9)], threat: 10 },
    quest: 'roast-mutton',
    questDeck: ['dawn-take-you-all'],
    staging: ['bert'],
    encounterDeck: 5,
    encounterDiscard: ['scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.4',
  },
  (t) => {
    t.tells('encounter-deck-reset', {}, 0).isWon('won.dawn')
  },
)

scene(
  'The players win when the last Troll leaves play at Roast Mutton',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'strong', lasting: [{ stat: 'attack', by: 9, until: 'phase' }] }],
      engaged: [{ card: 'bert', damage: 9, is: ['attacked'] }],
    },
    quest: 'roast-mutton',
    questDeck: ['dawn-take-you-all'],
    encounterDeck: 5,
    at: '6.8a',
  },
  (t) => {
    t.pick('bert').isWon('won.dawn')
  },
)

scene(
  'Roast Mutton is not completed while another Troll is in play',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'strong', lasting: [{ stat: 'attack', by: 9, until: 'phase' }] }],
      engaged: [{ card: 'bert', damage: 9, is: ['attacked'] }],
    },
    staging: ['tom'],
    quest: 'roast-mutton',
    questDeck: ['dawn-take-you-all'],
    encounterDeck: 5,
    at: '6.8a',
  },
  (t) => {
    t.pick('bert').sees({ 'bert.zone': 'victory-display', 'quest.slug': 'roast-mutton' }).asks('choose-to-commit')
  },
)

scene(
  'A location explored by the progress that brings Roast Mutton is shuffled into the deck without its response',
  {
    you: { heroes: ['bilbo-baggins'], allies: [strong(9)], threat: 10 },
    quest: { card: 'an-unexpected-party', progress: 0 },
    questDeck: ['roast-mutton', 'dawn-take-you-all'],
    setAside: ['william', 'bert', 'tom', 'troll-cave'],
    activeLocation: 'dreary-hills',
    encounterDeck: 4,
    at: '3.4',
  },
  (t) => {
    // 9 willpower: 2 progress on the location, 7 on the stage
    t.sees({ 'quest.slug': 'roast-mutton', encounterDeck: 5, 'dreary-hills.zone': 'encounter-deck', 'bilbo-baggins.resources': 0 })
    t.asks('choose-enemy-to-engage')
  },
)
