import { scene } from '@questwright/testkit'

scene(
  'Lórien Guide makes 1 progress on the active location when it commits',
  { you: { allies: ['lorien-guide'] }, activeLocation: 'old-forest-road', staging: ['forest-spider'], at: '3.2' },
  (t) => {
    t.choose('lorien-guide').asks('after-response', 'you').offers('lorien-guide')
    t.changes(() => t.use('lorien-guide'), { 'old-forest-road.progress': +1, 'quest.progress': 0 })
    t.isAt('5.2')
  },
)

scene(
  'Lórien Guide makes no progress when its player declines the response',
  { you: { allies: ['lorien-guide'] }, activeLocation: 'old-forest-road', staging: ['forest-spider'], at: '3.2' },
  (t) => {
    t.choose('lorien-guide')
    t.changes(() => t.pass(), { 'old-forest-road.progress': 0 })
    t.isAt('5.2')
  },
)

scene(
  'Lórien Guide makes no progress without an active location',
  { you: { heroes: ['eowyn'], allies: ['lorien-guide'] }, staging: ['old-forest-road'], at: '3.2' },
  (t) => {
    t.choose('lorien-guide', 'eowyn').sees({ 'old-forest-road.progress': 0 }).isAt('4.2')
  },
)

scene(
  'Lórien Guide makes no progress when only other characters commit',
  { you: { heroes: ['eowyn'], allies: ['lorien-guide'] }, activeLocation: 'forest-gate', staging: ['east-bight-patrol'], at: '3.2' },
  (t) => {
    // 4 willpower against 3 threat
    t.choose('eowyn').sees({ 'forest-gate.progress': 1 }).isAt('5.2')
  },
)
