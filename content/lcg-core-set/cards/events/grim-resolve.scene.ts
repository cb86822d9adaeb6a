import { scene } from '@questwright/testkit'

scene(
  'Grim Resolve readies every character in play, and nothing else',
  {
    you: {
      heroes: [
        { card: 'aragorn', resources: 5, is: ['exhausted'] },
        { card: 'gloin', is: ['exhausted'], attachments: [{ card: 'steward-of-gondor', is: ['exhausted'] }] },
      ],
      hand: ['grim-resolve'],
    },
    friend: { heroes: ['eowyn'], allies: [{ card: 'guard-of-the-citadel', is: ['exhausted'] }] },
    at: 'window 3.1',
  },
  (t) => {
    t.changes(() => t.play('grim-resolve'), { 'aragorn.resources': -5 })
    t.sees({
      'aragorn.exhausted': 'no',
      'gloin.exhausted': 'no',
      'guard-of-the-citadel.exhausted': 'no',
      'steward-of-gondor.exhausted': 'yes',
    })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-7] Grim Resolve cannot be played while every character is ready',
  {
    you: {
      heroes: [{ card: 'aragorn', resources: 5, attachments: [{ card: 'steward-of-gondor', is: ['exhausted'] }] }],
      hand: ['grim-resolve'],
    },
    at: 'window 3.1',
  },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)
