import { scene } from '@questwright/testkit'

scene(
  'all allies are discarded on the way to the Anduin Confluence',
  { you: { site: 6, support: ['bounder', 'rosie-cotton-hobbiton-lass'] }, opponent: { sites: ['anduin-confluence'] } },
  (t) => {
    t.pass()
    t.sees({ 'bounder.zone': 'you.discard', 'rosie-cotton-hobbiton-lass.zone': 'you.discard' })
    t.isAt('regroup')
  },
)
