import { scene } from '@questwright/testkit'

scene(
  'Dungeon Torch is claimed for 2 threat, and raises the threat of its player by 2 at the end of each round',
  {
    you: { heroes: ['aragorn'], threat: 20 },
    friend: { heroes: ['theodred'], threat: 20 },
    staging: ['dungeon-torch'],
    encounterDeck: 4,
    at: 'window 7.4',
  },
  (t) => {
    t.use('dungeon-torch').sees({ 'dungeon-torch.zone': 'attachments of aragorn', 'you.threat': 24, 'friend.threat': 20 }).isAt('3.2')
  },
)

scene(
  'Dungeon Torch raises only the threat of the player who controls its hero',
  {
    you: { heroes: ['aragorn'], threat: 20 },
    friend: { heroes: [{ card: 'theodred', attachments: [{ card: 'dungeon-torch', controller: 'friend' }] }], threat: 20 },
    at: '0.1',
  },
  (t) => {
    t.sees({ 'you.threat': 20, 'friend.threat': 22 }).isAt('3.2')
  },
)

scene(
  'Dungeon Torch does not raise threat while it is guarded',
  {
    you: { heroes: ['aragorn'], threat: 20, engaged: [{ card: 'forest-spider', attachments: ['dungeon-torch'] }] },
    at: '0.1',
  },
  (t) => {
    t.sees({ 'you.threat': 20 }).tells('used', {}, 0).isAt('3.2')
  },
)

scene(
  'Dungeon Torch cannot be claimed while it is guarded, and can be claimed as soon as its guard is gone',
  {
    you: { heroes: ['aragorn'], engaged: [{ card: 'forest-spider', damage: 3, attachments: ['dungeon-torch'] }] },
    encounterDeck: 4,
    at: '6.7',
  },
  (t) => {
    t.notOffered('dungeon-torch').pick('forest-spider').sees({ 'dungeon-torch.zone': 'staging-area' })
    t.offers('dungeon-torch').isAt('window 6.8.3')
  },
)

scene(
  'Dungeon Torch goes back to the staging area when its hero is destroyed',
  {
    you: {
      heroes: [{ card: 'aragorn', damage: 4, attachments: [{ card: 'dungeon-torch', controller: 'you' }] }, 'theodred'],
      engaged: [{ card: 'forest-spider', shadow: ['endless-caverns'] }],
    },
    at: '6.3',
  },
  (t) => {
    t.decline().pick('aragorn').sees({ 'dungeon-torch.zone': 'staging-area', 'dungeon-torch.controller': null }).isAt('window 6.4.3')
  },
)
