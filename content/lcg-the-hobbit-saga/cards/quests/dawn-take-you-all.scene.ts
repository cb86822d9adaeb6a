import { scene } from '@questwright/testkit'

scene(
  'At Dawn Take You All Trolls and Sacks are removed from the game, and the players win',
  {
    you: { heroes: [{ card: 'scene:hero', attachments: ['a-deep-sack'] }] },
    quest: 'roast-mutton',
    questDeck: ['dawn-take-you-all'],
    staging: ['bert', 'tom'],
    encounterDeck: 1,
    at: '3.3',
  },
  (t) => {
    t.isWon('won.dawn').sees({ 'bert.zone': 'removed', 'tom.zone': 'removed', 'a-deep-sack.zone': 'removed' })
    t.tells('treasureDiscovered', {}, 0)
  },
)
