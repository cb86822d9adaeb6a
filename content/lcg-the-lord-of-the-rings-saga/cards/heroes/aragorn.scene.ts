import { scene } from '@questwright/testkit'

scene(
  'Aragorn readies a hero of any player for 2 of his resources',
  {
    you: { heroes: [{ card: 'aragorn', resources: 2 }] },
    friend: { heroes: [{ card: 'scene:hero', as: 'weary', is: ['exhausted'] }] },
    at: '3.1',
  },
  (t) => {
    t.use('aragorn').sees({ 'weary.exhausted': 'no', 'aragorn.resources': 0 }).isAt('3.2')
  },
)
