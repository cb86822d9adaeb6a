import { scene } from '@questwright/testkit'

scene(
  'Shadow Key is claimed for 2 threat, and deals 1 damage to its hero at the end of each round',
  {
    you: { heroes: ['aragorn', 'theodred'], threat: 20 },
    staging: ['shadow-key'],
    encounterDeck: 4,
    at: 'window 7.4',
  },
  (t) => {
    t.use('shadow-key', 'theodred').sees({
      'shadow-key.zone': 'attachments of theodred',
      'theodred.damage': 1,
      'aragorn.damage': 0,
      'you.threat': 22,
    })
    t.isAt('3.2')
  },
)

scene(
  'Shadow Key deals no damage to the enemy that guards it',
  {
    you: { heroes: ['aragorn'], engaged: [{ card: 'forest-spider', attachments: ['shadow-key'] }] },
    at: '0.1',
  },
  (t) => {
    t.sees({ 'forest-spider.damage': 0, 'aragorn.damage': 0 }).isAt('3.2')
  },
)

scene(
  'Shadow Key cannot be claimed while it is guarded',
  { you: { heroes: ['aragorn'] }, staging: [{ card: 'tower-gate', attachments: ['shadow-key'] }], at: 'window 3.1' },
  (t) => {
    t.notOffered('shadow-key').isAt('3.2')
  },
)

scene(
  'Shadow Key goes to the staging area when its damage destroys its hero',
  {
    you: { heroes: [{ card: 'theodred', damage: 3, attachments: [{ card: 'shadow-key', controller: 'you' }] }, 'aragorn'] },
    encounterDeck: 3,
    at: '0.1',
  },
  (t) => {
    t.sees({ 'theodred.zone': 'you.discard', 'shadow-key.zone': 'staging-area', 'shadow-key.controller': null, 'aragorn.damage': 0 })
    t.isAt('window 1.3')
  },
)
