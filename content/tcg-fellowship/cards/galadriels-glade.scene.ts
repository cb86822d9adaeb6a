import { scene } from '@questwright/testkit'

scene(
  "an Elf exerts in Galadriel's Glade to look at the hand of the opponent, and nothing is revealed to others",
  {
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'galadriels-glade'],
    you: { site: 6, companions: ['legolas-prince-of-mirkwood'] },
    opponent: { hand: ['goblin-runner', 'uruk-savage'] },
  },
  (t) => {
    t.use('galadriels-glade')
    t.sees({ 'legolas-prince-of-mirkwood.wounds': 1 })
    t.tells('looked-at', {}, 2)
    t.tells('revealed', {}, 0)
    t.isAt('fellowship')
  },
)
