import { scene } from '@questwright/testkit'

scene(
  'The Balrog exerts, and two tokens are removed, to play a Moria Orc from the discard pile',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'the-bridge-of-khazad-dum'],
    you: { site: 5 },
    opponent: { minions: ['the-balrog-flame-of-udun'], discard: ['goblin-marksman', 'uruk-savage'] },
    pool: 6,
  },
  (t) => {
    t.use('the-balrog-flame-of-udun')
    t.sees({ 'goblin-marksman.zone': 'opponent.minions', pool: 1, 'the-balrog-flame-of-udun.wounds': 1 })
    t.isAt('shadow')
  },
)

scene(
  'The Balrog needs a Moria Orc to be played, and is discarded above the ground',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'moria-lake'],
    you: { site: 4 },
    opponent: { minions: ['goblin-runner'], hand: ['the-balrog-flame-of-udun'] },
    pool: 20,
  },
  (t) => {
    t.play('the-balrog-flame-of-udun')
    t.sees({ 'the-balrog-flame-of-udun.zone': 'opponent.discard' })
    t.asks('assign', 'you')
  },
)

scene(
  'The Balrog is discarded when the fellowship moves away from the underground',
  {
    at: 'move-or-stay',
    moves: 1,
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'the-bridge-of-khazad-dum'],
    you: { site: 5 },
    opponent: { minions: ['the-balrog-flame-of-udun', 'goblin-runner'], sites: ['dimrill-dale'] },
  },
  (t) => {
    t.pick('move')
    t.sees({ 'the-balrog-flame-of-udun.zone': 'opponent.discard', 'goblin-runner.zone': 'opponent.minions' })
    t.asks('assign', 'you')
  },
)

scene(
  'The Balrog is discarded when another site that is not underground replaces that of the fellowship',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'the-bridge-of-khazad-dum'],
    you: { site: 5 },
    opponent: {},
    third: { minions: ['the-balrog-flame-of-udun', 'goblin-runner'], discard: ['goblin-marksman'] },
    pool: 2,
  },
  (t) => {
    t.concedes('opponent')
    t.sees({ 'the-balrog-flame-of-udun.zone': 'third.discard', 'goblin-runner.zone': 'third.minions', 'you.site': 5 })
    t.asks('window', 'third')
  },
)
