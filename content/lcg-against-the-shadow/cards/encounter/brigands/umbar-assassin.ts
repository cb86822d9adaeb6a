import { card, choose, damageable, dealDamage, discard, forced } from '@questwright/lcg'

export default card('umbar-assassin', [
  forced.after('engages', { of: 'self' }, ({ you, event }) => {
    if (event.how === 'optional') dealDamage(choose(damageable(you.heroes), { as: 'choose-for-damage' }), 3)
    else discard(choose(you.heroes, { as: 'choose-to-discard' }))
  }),
])
