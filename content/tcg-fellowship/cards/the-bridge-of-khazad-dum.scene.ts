import { scene } from '@questwright/testkit'

scene(
  'The Balrog is played from hand for six less at the Bridge of Khazad-dûm',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'the-bridge-of-khazad-dum'],
    you: { site: 5 },
    opponent: { minions: ['goblin-runner'], hand: ['the-balrog-flame-of-udun'], deck: ['goblin-marksman'] },
    pool: 8,
  },
  (t) => {
    t.use('the-bridge-of-khazad-dum#the-bridge-of-khazad-dum')
    t.sees({ 'the-balrog-flame-of-udun.zone': 'opponent.minions', pool: 0 })
    t.isAt('shadow')
  },
)

scene(
  'The Balrog is found in the draw deck at the Bridge of Khazad-dûm',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'the-bridge-of-khazad-dum'],
    you: { site: 5 },
    opponent: { minions: ['goblin-runner'], deck: ['goblin-marksman', 'the-balrog-flame-of-udun'] },
    pool: 8,
  },
  (t) => {
    t.use('the-bridge-of-khazad-dum#the-bridge-of-khazad-dum-2')
    t.choose('the-balrog-flame-of-udun')
    t.sees({ 'the-balrog-flame-of-udun.zone': 'opponent.minions', pool: 0, 'opponent.deck': 1 })
    t.isAt('shadow')
  },
)
