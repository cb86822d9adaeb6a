import { scene } from '@questwright/testkit'

scene(
  'no card is played from a discard pile at the Great River',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'scene:site-6', 'the-great-river'],
    you: { site: 7 },
    opponent: { hand: ['host-of-thousands', 'goblin-runner'], discard: ['goblin-marksman'] },
    pool: 9,
  },
  (t) => {
    t.asks('window', 'opponent').offers('goblin-runner')
    t.isAt('shadow')
  },
)

scene(
  'no card is played from a draw deck at the Great River',
  {
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'scene:site-6', 'the-great-river'],
    you: { site: 7, bearer: 'frodo-son-of-drogo', companions: ['sam-faithful-companion'], deck: ['bill-the-pony'], hand: ['hobbit-sword'] },
  },
  (t) => {
    t.use('sam-faithful-companion')
    t.sees({ 'bill-the-pony.zone': 'you.deck' })
    t.isAt('fellowship')
  },
)
