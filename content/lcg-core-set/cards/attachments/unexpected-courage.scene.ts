import { scene } from '@questwright/testkit'

scene(
  'Unexpected Courage exhausts to ready its hero',
  {
    you: { heroes: [{ card: 'eleanor', is: ['exhausted'], attachments: ['unexpected-courage'] }] },
    staging: ['old-forest-road'],
    at: 'window 3.4',
  },
  (t) => {
    t.offers('unexpected-courage')
    t.changes(() => t.use('unexpected-courage'), { 'eleanor.exhausted': 'no', 'unexpected-courage.exhausted': 'yes' })
    t.isAt('4.2')
  },
)

scene(
  '[LCG-READY-2] [LCG-ABILITY-7] Unexpected Courage cannot be used while it is exhausted or while its hero is ready',
  {
    you: {
      heroes: [
        { card: 'eleanor', is: ['exhausted'], attachments: [{ card: 'unexpected-courage', is: ['exhausted'] }] },
        { card: 'gloin', attachments: ['unexpected-courage'] },
      ],
    },
    staging: ['old-forest-road'],
    at: 'window 3.4',
  },
  (t) => {
    t.sees({ 'eleanor.exhausted': 'yes' }).isAt('4.2')
  },
)

scene(
  '[LCG-CONTROL-4] Unexpected Courage on a hero of another player is used by that player',
  {
    you: { heroes: ['dunhere'], hand: ['unexpected-courage'], resources: 2 },
    friend: { heroes: [{ card: 'gloin', is: ['exhausted'] }] },
    at: 'planning',
  },
  (t) => {
    t.play('unexpected-courage', 'gloin').sees({ 'unexpected-courage.controller': 'friend' })
    t.asks('action-window', 'friend').offers('unexpected-courage')
  },
)
