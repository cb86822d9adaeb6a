import { card, choose, discard, forced, modify, shadow } from '@questwright/lcg'

export default card('reedfang', [
  forced.after('engages', { of: 'self', when: ({ you }) => you.hand.length > 0 }, ({ you }) =>
    discard(choose(you.hand, { as: 'choose-to-discard' })),
  ),
  shadow(({ attacker }) => modify(attacker, 'attack', 1, 'attack')),
])
