import { scene } from '@questwright/testkit'

scene(
  'a Hobbit exerts in the Hobbiton Woods to play the own site 2 in place of the one that is there',
  { path: ['hobbiton-woods', 'ettenmoors'], you: { sites: ['bree-gate'] }, opponent: { site: 2, sites: [] } },
  (t) => {
    t.use('hobbiton-woods')
    t.sees({ 'bree-gate.zone': 'path', 'ettenmoors.zone': 'opponent.adventure', 'scene:bearer.wounds': 1 })
    t.notOffered('hobbiton-woods')
    t.isAt('fellowship')
  },
)
