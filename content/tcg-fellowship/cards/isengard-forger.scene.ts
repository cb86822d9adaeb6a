import { scene } from '@questwright/testkit'

scene('the Isengard Forger exerts to add a token', { at: 'shadow', opponent: { minions: ['isengard-forger'] } }, (t) => {
  t.use('isengard-forger')
  t.sees({ pool: 1, 'isengard-forger.wounds': 1 })
  t.isAt('shadow')
})
