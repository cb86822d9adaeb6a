import { scene } from '@questwright/testkit'

scene(
  '[LCG-ATTACH-7] [LCG-CONTROL-11] Caught in a Web becomes a Condition on a hero of the player with the highest threat, who does not control it',
  {
    you: { heroes: ['aragorn'], threat: 20 },
    friend: { heroes: ['theodred', 'gloin'], threat: 30 },
    staging: ['forest-spider'],
    encounterDeck: ['caught-in-a-web', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-host', 'friend').offers('theodred', 'gloin').pick('gloin')
    t.sees({
      'caught-in-a-web.zone': 'attachments of gloin',
      'caught-in-a-web.type': 'attachment',
      'caught-in-a-web.traits': ['Condition'],
      'caught-in-a-web.controller': null,
    })
    t.isAt('5.2')
  },
)

scene(
  '[LCG-TIMING-5] When several players have the highest threat, the first player picks who gets Caught in a Web',
  {
    firstPlayer: 'friend',
    you: { heroes: ['aragorn'], threat: 30 },
    friend: { heroes: ['theodred'], threat: 30 },
    third: { threat: 20 },
    staging: ['forest-spider'],
    encounterDeck: ['caught-in-a-web', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-player', 'friend')
      .offers('you', 'friend')
      .pick('you')
      .sees({ 'caught-in-a-web.zone': 'attachments of aragorn' })
      .isAt('5.2')
  },
)

const caught = { card: 'aragorn', is: ['exhausted'], attachments: ['caught-in-a-web'] } as const

scene(
  'A hero with Caught in a Web is readied in the refresh phase for 2 of its resources',
  {
    you: {
      heroes: [
        { ...caught, resources: 2 },
        { card: 'gloin', is: ['exhausted'] },
      ],
    },
    at: '7.1',
  },
  (t) => {
    t.asks('may-pay-to-ready', 'you').yes()
    // with 1 resource of the new round
    t.sees({ 'aragorn.exhausted': 'no', 'aragorn.resources': 1, 'gloin.exhausted': 'no' }).isAt('3.2')
  },
)

scene(
  'A hero with Caught in a Web stays exhausted when its player does not pay',
  {
    you: {
      heroes: [
        { ...caught, resources: 2 },
        { card: 'gloin', is: ['exhausted'] },
      ],
    },
    at: '7.1',
  },
  (t) => {
    t.no().sees({ 'aragorn.exhausted': 'yes', 'aragorn.resources': 3, 'gloin.exhausted': 'no' }).offers('gloin')
  },
)

scene(
  'A hero with Caught in a Web stays exhausted when only another hero has enough resources',
  {
    you: {
      heroes: [
        { ...caught, resources: 1 },
        { card: 'gloin', resources: 5, is: ['exhausted'] },
      ],
    },
    at: '7.1',
  },
  (t) => {
    t.sees({ 'aragorn.exhausted': 'yes', 'gloin.resources': 6 }).offers('gloin')
  },
)

scene(
  'Common Cause readies a hero with Caught in a Web outside the refresh phase',
  { you: { heroes: [{ ...caught, resources: 0 }, 'gloin'], hand: ['common-cause'] }, at: 'window 3.1' },
  (t) => {
    t.changes(() => t.play('common-cause'), { 'aragorn.exhausted': 'no' })
    t.isAt('3.2')
  },
)
