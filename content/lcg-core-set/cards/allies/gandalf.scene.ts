import { scene } from '@questwright/testkit'

scene(
  'Gandalf is paid with five resources and comes into play ready',
  { you: { heroes: ['aragorn'], hand: ['gandalf'], resources: 5 }, staging: ['king-spider'], at: 'planning' },
  (t) => {
    t.offers('gandalf')
    t.changes(() => t.play('gandalf'), { 'aragorn.resources': -5, 'you.hand': -1, 'gandalf.exhausted': 'no', 'gandalf.zone': 'you.play-area' })
    t.decline()
    t.isAt('quest')
  },
)
