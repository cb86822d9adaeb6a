import { scene } from '@questwright/testkit'

scene(
  'The Favor of the Lady gives a hero 1 willpower; an ally cannot have it',
  {
    you: { heroes: ['dunhere', 'gloin'], allies: ['guard-of-the-citadel'], hand: ['the-favor-of-the-lady'], resources: 2 },
    at: 'planning',
  },
  (t) => {
    t.play('the-favor-of-the-lady').offers('dunhere', 'gloin')
    t.changes(() => t.pick('gloin'), { 'gloin.willpower': +1, 'dunhere.willpower': 0, 'gloin.attachments': +1 })
    t.sees({ 'dunhere.resources': 0, 'gloin.resources': 2 })
    t.isAt('3.2')
  },
)

scene(
  'Two copies of The Favor of the Lady give a hero 2 willpower, which counts in the quest',
  {
    you: { heroes: [{ card: 'eleanor', attachments: ['the-favor-of-the-lady', 'the-favor-of-the-lady'] }] },
    staging: ['forest-gate'],
    at: '3.2',
  },
  (t) => {
    t.sees({ 'eleanor.willpower': 3 })
    t.changes(() => t.choose('eleanor'), { 'quest.progress': +1 })
    t.isAt('4.2')
  },
)
