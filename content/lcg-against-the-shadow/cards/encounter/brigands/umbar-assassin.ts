import { card, choose, damageable, dealDamage, discard, forced } from '@questwright/lcg'

export default card('umbar-assassin', [
  forced.after('engages', { of: 'self' }, ({ event: { player, how } }) => {
    if (how === 'optional') dealDamage(choose(damageable(player.heroes), { by: player, as: 'choose-for-damage' }), 3)
    else discard(choose(player.heroes, { by: player, as: 'choose-to-discard' }))
  }),
])
