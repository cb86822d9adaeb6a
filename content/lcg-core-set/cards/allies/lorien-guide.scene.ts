import { scene } from '@questwright/testkit'

scene(
  'Lórien Guide makes 1 progress on the active location when it commits',
  { you: { allies: ['lorien-guide'] }, activeLocation: 'old-forest-road', staging: ['enchanted-stream'], at: '3.2' },
  (t) => {
    t.choose('lorien-guide').asks('after-response', 'you').offers('lorien-guide')
    t.changes(() => t.use('lorien-guide'), { 'old-forest-road.progress': +1, 'enchanted-stream.progress': 0, 'quest.progress': 0 })
    t.sees({ 'lorien-guide.committed': 'no', round: 2 }).isAt('3.2')
  },
)

scene(
  'Lórien Guide does nothing without an active location, nor for the commitment of others',
  { you: { heroes: ['eowyn'], allies: ['lorien-guide'] }, staging: ['old-forest-road'], at: '3.2' },
  (t) => {
    t.choose('lorien-guide', 'eowyn').sees({ 'old-forest-road.progress': 0 }).isAt('4.2')
  },
)

scene(
  'Lórien Guide hears nothing of others',
  { you: { heroes: ['eowyn'], allies: ['lorien-guide'] }, activeLocation: 'old-forest-road', at: '3.2' },
  (t) => {
    t.choose('eowyn').sees({ 'old-forest-road.zone': 'encounter-discard', 'quest.progress': 1 }).isAt('3.2')
  },
)
