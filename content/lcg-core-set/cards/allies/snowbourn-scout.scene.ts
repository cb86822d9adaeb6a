import { scene } from '@questwright/testkit'

scene(
  'Snowbourn Scout makes 1 progress on a location, in the staging area or active',
  {
    you: { heroes: ['aragorn'], hand: ['snowbourn-scout'], resources: 1 },
    staging: ['forest-gate', 'forest-spider'],
    activeLocation: 'old-forest-road',
    at: 'planning',
  },
  (t) => {
    t.play('snowbourn-scout').asks('after-response', 'you').use('snowbourn-scout').offers('forest-gate', 'old-forest-road')
    t.changes(() => t.pick('forest-gate'), { 'forest-gate.progress': +1, 'old-forest-road.progress': 0, 'quest.progress': 0 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-TRAVEL-7] A location in the staging area is explored when Snowbourn Scout makes the last progress on it',
  {
    you: { heroes: ['aragorn'], hand: ['snowbourn-scout'], resources: 1 },
    staging: [{ card: 'old-forest-road', progress: 2 }],
    encounterDeck: 1,
    at: 'planning',
  },
  (t) => {
    t.play('snowbourn-scout')
    t.changes(() => t.use('snowbourn-scout'), { staging: -1, encounterDiscard: +1, 'staging.threat': -1 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-CHOOSE-2] The response of Snowbourn Scout is not offered without a location in play',
  { you: { heroes: ['aragorn'], hand: ['snowbourn-scout'], resources: 1 }, staging: ['forest-spider'], at: 'planning' },
  (t) => {
    t.play('snowbourn-scout').sees({ 'snowbourn-scout.zone': 'you.play-area', 'quest.progress': 0 }).isAt('3.2')
  },
)

scene(
  'The response of Snowbourn Scout is not offered when another ally enters play',
  {
    you: { heroes: ['aragorn'], allies: ['snowbourn-scout'], hand: ['guard-of-the-citadel'], resources: 2, threat: 30 },
    staging: ['dol-guldur-orcs', 'old-forest-road'],
    encounterDeck: 1,
    at: 'planning',
  },
  (t) => {
    t.play('guard-of-the-citadel')
      .sees({ 'guard-of-the-citadel.zone': 'you.play-area', 'dol-guldur-orcs.zone': 'staging-area' })
      .isAt('3.2')
  },
)
