import { scene } from '@questwright/testkit'

scene(
  'Northern Tracker makes 1 progress on each location in the staging area, and on no other location',
  {
    you: { allies: ['northern-tracker'] },
    staging: ['old-forest-road', { card: 'enchanted-stream', progress: 1 }, 'forest-spider'],
    activeLocation: 'forest-gate',
    encounterDeck: 2,
    at: '3.2',
  },
  (t) => {
    t.choose('northern-tracker').asks('after-response', 'you').offers('northern-tracker')
    t.changes(() => t.use('northern-tracker'), {
      'old-forest-road.progress': +1,
      'enchanted-stream.zone': 'encounter-discard',
      'forest-spider.progress': 0,
      'forest-gate.progress': 0,
      'staging.threat': -2,
    })
    t.isAt('5.2')
  },
)

scene(
  'Northern Tracker makes no progress without a location in the staging area',
  { you: { allies: ['northern-tracker'] }, staging: ['forest-spider'], activeLocation: 'forest-gate', at: '3.2' },
  (t) => {
    t.choose('northern-tracker').sees({ 'forest-gate.progress': 0 }).isAt('5.2')
  },
)
