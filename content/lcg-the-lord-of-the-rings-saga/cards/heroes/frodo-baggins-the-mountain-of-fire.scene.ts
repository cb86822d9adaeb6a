import { scene } from '@questwright/testkit'

const ring = (is: readonly ['exhausted'] | readonly [] = []) => [{ card: 'the-one-ring', controller: 'you', is }] as const

const frodo = (is: readonly ['exhausted'] | readonly [] = []) =>
  ({ card: 'frodo-baggins-the-mountain-of-fire', as: 'frodo', attachments: ring(is) }) as const

scene(
  'Frodo Baggins exhausts The One Ring to give a hero of any player 1 resource',
  { you: { heroes: [frodo()] }, friend: { heroes: [{ card: 'scene:hero', as: 'far' }] }, at: 'planning' },
  (t) => {
    t.use('frodo').asks('choose', 'you').offers('frodo', 'far').pick('far')
    t.sees({ 'far.resources': 1, 'frodo.resources': 0, 'the-one-ring.exhausted': 'yes' }).isAt('3.2')
  },
)

scene('Frodo gives no resource while The One Ring is exhausted', { you: { heroes: [frodo(['exhausted'])] }, at: 'planning' }, (t) => {
  t.sees({ 'frodo.resources': 0 }).isAt('3.2')
})

scene('Frodo Baggins gives no resource after the planning phase', { you: { heroes: [frodo()] }, at: '3.1' }, (t) => {
  t.sees({ 'the-one-ring.exhausted': 'no' }).isAt('3.2')
})
