import { scene } from '@questwright/testkit'

scene('a burden is added on the way to the Eregion Hills', { you: { site: 3 }, opponent: { sites: ['eregion-hills'] } }, (t) => {
  t.pass()
  t.sees({ 'you.burdens': 1, 'you.site': 4 })
  t.isAt('regroup')
})
