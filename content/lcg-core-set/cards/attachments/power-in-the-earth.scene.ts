import { scene } from '@questwright/testkit'

scene(
  'Power in the Earth lowers the threat of a location by 1, be it active or in the staging area',
  {
    you: { heroes: ['dunhere'], hand: ['power-in-the-earth'], resources: 1 },
    staging: ['necromancers-pass', 'forest-spider'],
    activeLocation: 'forest-gate',
    at: 'planning',
  },
  (t) => {
    t.play('power-in-the-earth').offers('necromancers-pass', 'forest-gate')
    t.changes(() => t.pick('necromancers-pass'), { 'necromancers-pass.threat': -1, 'staging.threat': -1, 'forest-spider.threat': 0 })
    t.sees({ 'power-in-the-earth.controller': 'you' }).isAt('3.2')
  },
)

scene(
  'Power in the Earth does not lower threat below 0, and is discarded when its location is explored',
  {
    you: { heroes: ['eowyn'] },
    staging: ['forest-spider', { card: 'old-forest-road', as: 'staged', attachments: ['power-in-the-earth', 'power-in-the-earth'] }],
    activeLocation: { card: 'old-forest-road', progress: 2, attachments: ['power-in-the-earth'] },
    encounterDeck: 2,
    at: '3.2',
  },
  (t) => {
    t.sees({ 'staged.threat': 0, 'staging.threat': 2 })
    t.changes(() => t.choose('eowyn'), { 'you.discard': +1, encounterDiscard: +2, 'quest.progress': +1 })
    t.isAt('4.2')
  },
)

scene(
  '[LCG-CHOOSE-2] Power in the Earth cannot be played without a location',
  { you: { heroes: ['dunhere'], hand: ['power-in-the-earth'], resources: 1 }, staging: ['forest-spider'], at: 'planning' },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)
