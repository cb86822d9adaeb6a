import { scene } from '@questwright/testkit'

scene(
  'Shadow: Cavern Guardian discards one attachment that the defending player picks',
  {
    you: {
      heroes: [{ card: 'aragorn', attachments: ['the-favor-of-the-lady', 'celebrians-stone'] }],
      engaged: [{ card: 'forest-spider', shadow: ['cavern-guardian'] }],
    },
    friend: { heroes: [{ card: 'theodred', attachments: [{ card: 'scene:attachment', controller: 'friend' }] }] },
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').asks('choose-to-discard', 'you').offers('the-favor-of-the-lady', 'celebrians-stone').pick('celebrians-stone')
    t.sees({
      'celebrians-stone.zone': 'you.discard',
      'the-favor-of-the-lady.zone': 'attachments of aragorn',
      'scene:attachment.zone': 'attachments of theodred',
    })
    t.isAt('3.2')
  },
)

scene(
  'Shadow: Dungeon Torch goes back to the staging area, controlled by nobody, when Cavern Guardian discards it',
  {
    you: {
      heroes: [{ card: 'aragorn', attachments: [{ card: 'dungeon-torch', controller: 'you' }, 'celebrians-stone'] }],
      engaged: [{ card: 'forest-spider', shadow: ['cavern-guardian'] }],
    },
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').asks('choose-to-discard', 'you').offers('dungeon-torch', 'celebrians-stone').pick('dungeon-torch')
    t.sees({ 'dungeon-torch.zone': 'staging-area', 'dungeon-torch.controller': null, 'celebrians-stone.zone': 'attachments of aragorn' })
    t.isAt('window 6.4.2')
  },
)

scene(
  'Shadow: Cavern Guardian discards every attachment that the attacked player controls when the attack is undefended',
  {
    you: {
      heroes: [
        { card: 'aragorn', attachments: [{ card: 'shadow-key', controller: 'you' }, 'celebrians-stone', 'caught-in-a-web'] },
        { card: 'theodred', attachments: ['the-favor-of-the-lady'] },
      ],
      engaged: [{ card: 'forest-spider', shadow: ['cavern-guardian'] }],
    },
    at: '6.3',
  },
  (t) => {
    t.decline().order('celebrians-stone', 'the-favor-of-the-lady').pass().asks('choose-hero-for-damage', 'you')
    t.sees({
      'celebrians-stone.zone': 'you.discard',
      'the-favor-of-the-lady.zone': 'you.discard',
      'shadow-key.zone': 'staging-area',
      'caught-in-a-web.zone': 'attachments of aragorn',
    })
  },
)

scene(
  'Shadow: Cavern Guardian discards nothing from a player without attachments',
  { you: { heroes: ['aragorn'], engaged: [{ card: 'forest-spider', shadow: ['cavern-guardian'] }] }, at: '6.3' },
  (t) => {
    t.choose('aragorn').sees({ 'aragorn.attachments': 0, 'you.discard': 0 }).isAt('3.2')
  },
)

scene(
  'Shadow: An objective that Cavern Guardian discards goes to the staging area even if its own text does not say so',
  {
    you: {
      heroes: [{ card: 'aragorn', attachments: [{ card: 'scene:objective', controller: 'you' }] }],
      engaged: [{ card: 'forest-spider', shadow: ['cavern-guardian'] }],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').sees({ 'scene:objective.zone': 'staging-area', encounterDiscard: 1 })
    t.tells('left-play', {}, 0).isAt('3.2')
  },
)
