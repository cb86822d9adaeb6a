import { scene } from '@questwright/testkit'

scene(
  'The Favor of the Lady gives a hero 1 willpower',
  {
    you: { heroes: ['eowyn', 'gloin'], allies: ['faramir'], hand: ['the-favor-of-the-lady'], resources: 2 },
    staging: ['old-forest-road'],
    at: 'planning',
  },
  (t) => {
    t.play('the-favor-of-the-lady').offers('eowyn', 'gloin')
    t.changes(() => t.pick('gloin'), { 'gloin.willpower': +1, 'eowyn.willpower': 0, 'gloin.attachments': +1 })
    t.sees({ 'eowyn.resources': 0, 'gloin.resources': 2 }).isAt('3.2')
  },
)

scene(
  'Two Favors of the Lady add up; one on an ally is impossible',
  { you: { heroes: [{ card: 'eowyn', attachments: ['the-favor-of-the-lady', 'the-favor-of-the-lady'] }], allies: ['faramir'] }, at: '3.2' },
  (t) => {
    t.sees({ 'eowyn.willpower': 6 }).isAt('3.2')
  },
)
