import { card, choose, discard, forced, modify, shadow } from '@questwright/lcg'

export default card('reedfang', [
  forced.after('engages', { of: 'self', when: ({ event }) => event.player.hand.length > 0 }, ({ event: { player } }) =>
    discard(choose(player.hand, { by: player, as: 'choose-to-discard' })),
  ),
  shadow(({ attacker }) => modify(attacker, 'attack', 1, 'attack')),
])
