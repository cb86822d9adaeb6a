import { scene } from '@questwright/testkit'

scene(
  '[LCG-RESPONSE-4] Théodred adds 1 resource to a committed hero once each time he commits',
  { you: { heroes: ['theodred', 'gloin', 'aragorn'] }, staging: ['forest-spider'], at: '3.2' },
  (t) => {
    t.choose('theodred', 'gloin').asks('after-response', 'you').offers('theodred')
    t.use('theodred').offers('theodred', 'gloin')
    t.changes(() => t.pick('gloin'), { 'gloin.resources': +1, 'theodred.resources': 0, 'aragorn.resources': 0 })
    t.isAt('5.2')
  },
)

scene(
  'Théodred may choose himself or a committed hero of another player',
  {
    firstPlayer: 'friend',
    you: { heroes: ['theodred'] },
    friend: { heroes: ['eowyn'], allies: ['guard-of-the-citadel'] },
    staging: ['forest-spider'],
    at: '3.2',
  },
  (t) => {
    t.choose('eowyn', 'guard-of-the-citadel').choose('theodred').use('theodred').offers('theodred', 'eowyn')
    t.changes(() => t.pick('eowyn'), { 'eowyn.resources': +1 })
    t.asks('choose-enemy-to-engage')
  },
)

scene(
  'Théodred adds no resource when only another hero commits',
  { you: { heroes: ['theodred', 'gloin'] }, staging: ['forest-spider'], at: '3.2' },
  (t) => {
    t.choose('gloin').sees({ 'gloin.resources': 0, 'theodred.resources': 0 }).isAt('5.2')
  },
)
