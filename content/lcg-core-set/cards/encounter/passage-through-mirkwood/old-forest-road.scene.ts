import { scene } from '@questwright/testkit'

scene(
  'The first player may ready a character after the players travel to Old Forest Road',
  {
    firstPlayer: 'friend',
    you: { heroes: [{ card: 'aragorn', is: ['exhausted'] }] },
    friend: { heroes: [{ card: 'theodred', is: ['exhausted'] }, 'dunhere'], allies: [{ card: 'gandalf', is: ['exhausted'] }] },
    staging: ['old-forest-road', 'forest-spider'],
    at: '4.2',
  },
  (t) => {
    t.pick('old-forest-road').asks('after-response', 'friend').use('old-forest-road').offers('theodred', 'gandalf')
    t.changes(() => t.pick('gandalf'), { 'gandalf.exhausted': 'no', 'theodred.exhausted': 'yes', 'aragorn.exhausted': 'yes' })
    t.isAt('5.2')
  },
)

scene(
  'Old Forest Road readies nobody while all characters of the first player are ready',
  {
    firstPlayer: 'friend',
    you: { heroes: [{ card: 'aragorn', is: ['exhausted'] }] },
    friend: { heroes: ['theodred'] },
    staging: ['old-forest-road', 'forest-spider'],
    at: '4.2',
  },
  (t) => {
    t.pick('old-forest-road').sees({ 'old-forest-road.zone': 'active-location' }).isAt('5.2')
  },
)

scene(
  '[LCG-TRIGCOND-1] Old Forest Road does nothing when the players travel to another location',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted'] }] },
    staging: ['old-forest-road', 'enchanted-stream', 'forest-spider'],
    at: '4.2',
  },
  (t) => {
    t.pick('enchanted-stream').sees({ 'aragorn.exhausted': 'yes' }).isAt('5.2')
  },
)
