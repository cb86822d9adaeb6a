import { scene } from '@questwright/testkit'

const trolls = ['bert', 'tom'] as const

scene(
  'The first player chooses which Troll takes Troll Key when it comes to the staging area',
  { you: {}, friend: {}, staging: [...trolls], encounterDeck: ['troll-key', 'scene:treachery', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.asks('choose-host', 'you')
      .offers('bert', 'tom')
      .pick('tom')
      .sees({ 'troll-key.zone': 'attachments of tom', 'troll-key.controller': null })
      .isAt('5.2')
  },
)

scene(
  'A Troll that comes to the staging area takes Troll Purse, which lay there without a Troll',
  {
    staging: ['troll-purse', 'scene:enemy'],
    setAside: ['bert'],
    quest: { card: 'scene:quest', progress: 0 },
    encounterDeck: ['bert', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'troll-purse.zone': 'attachments of bert' }).isAt('5.2')
  },
)

scene(
  'Troll Purse is added to the staging area when it is discarded from the encounter deck',
  {
    you: {
      heroes: [{ card: 'bilbo-baggins', attachments: [{ card: 'sting', controller: 'you' }] }],
      engaged: [{ card: 'scene:enemy', as: 'foe' }],
    },
    encounterDeck: ['troll-purse', 'scene:treachery', 'scene:treachery'],
    at: '6.4a',
  },
  (t) => {
    t.choose('bilbo-baggins').use('sting').sees({ 'troll-purse.zone': 'staging-area', 'foe.damage': 0, encounterDiscard: 0 })
    t.asks('choose-to-commit')
  },
)

scene(
  'Troll Key is added to the staging area when it is discarded as a shadow card, and a Troll takes it',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'bert', shadow: ['troll-key'] }] }, encounterDeck: 3, at: '6.4a' },
  (t) => {
    t.decline().decline().no().sees({ 'troll-key.zone': 'attachments of bert', encounterDiscard: 0 }).asks('choose-to-commit')
  },
)
