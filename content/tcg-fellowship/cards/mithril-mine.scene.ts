import { scene } from '@questwright/testkit'

scene(
  'a token is removed in the Mithril Mine to play a Shadow weapon from the discard pile',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'mithril-mine'],
    you: { site: 4 },
    opponent: { minions: ['goblin-marksman'], discard: ['goblin-scimitar', 'hobbit-sword'] },
    pool: 1,
  },
  (t) => {
    t.use('mithril-mine')
    t.pass()
    t.sees({ 'goblin-scimitar.zone': 'borne of goblin-marksman', pool: 0, 'hobbit-sword.zone': 'opponent.discard' })
    t.asks('assign', 'you')
  },
)
