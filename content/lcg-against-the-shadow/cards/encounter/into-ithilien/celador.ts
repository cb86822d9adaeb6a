import { card, constantly, dealDamage, forced, permits } from '@questwright/lcg'

export default card('celador', [
  permits('committedInStaging'),
  forced.after('questFails', ({ self }) => dealDamage(self, 1)),
  forced.after(
    'leavesPlay',
    {
      of: (card, { self }) => card !== self,
      when: ({ event }) => event.asItWas.isCharacter,
    },
    ({ self }) => dealDamage(self, 1),
  ),
  constantly.when('leavesPlay', { of: 'self' }, ({ event }) => event.change('to', 'removed')),
])
