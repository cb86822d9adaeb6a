import { scene } from '@questwright/testkit'

scene(
  'Gandalf exerts to play a companion with his signet for two less',
  { you: { companions: ['gandalf-the-grey-wizard'], hand: ['legolas-prince-of-mirkwood', 'boromir-son-of-denethor'] } },
  (t) => {
    t.use('gandalf-the-grey-wizard')
    t.sees({ pool: 0, 'legolas-prince-of-mirkwood.zone': 'you.fellowship', 'gandalf-the-grey-wizard.wounds': 1 })
    t.notOffered('gandalf-the-grey-wizard')
    t.isAt('fellowship')
  },
)
