import { scene } from '@questwright/testkit'

scene(
  'Ever Vigilant readies an ally of any player',
  {
    you: {
      heroes: [{ card: 'aragorn', resources: 1, is: ['exhausted'] }],
      hand: ['ever-vigilant'],
      allies: [{ card: 'guard-of-the-citadel', is: ['exhausted'] }],
    },
    friend: { allies: [{ card: 'gandalf', is: ['exhausted'] }, 'lorien-guide'] },
    at: 'window 1.3',
  },
  (t) => {
    t.play('ever-vigilant').offers('guard-of-the-citadel', 'gandalf')
    t.changes(() => t.pick('gandalf'), { 'gandalf.exhausted': 'no', 'guard-of-the-citadel.exhausted': 'yes' })
    t.sees({ 'ever-vigilant.zone': 'you.discard', 'aragorn.resources': 0 }).isAt('3.2')
  },
)

scene(
  '[LCG-CHOOSE-2] Ever Vigilant cannot be played while no ally is exhausted',
  {
    you: {
      heroes: [
        { card: 'aragorn', resources: 1 },
        { card: 'gloin', is: ['exhausted'] },
      ],
      hand: ['ever-vigilant'],
      allies: ['guard-of-the-citadel'],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'gloin.exhausted': 'yes' }).isAt('3.2')
  },
)
