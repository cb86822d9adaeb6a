import { card, choose, discard, forced, modify, shadow } from '@questwright/lcg'

export default card('forest-spider', [
  forced.after('engages', { of: 'self' }, ({ self }) => modify(self, 'attack', 1, 'round')),
  shadow(({ you }) =>
    discard(
      choose(
        you.controlled.filter((card) => card.isAttachment),
        { as: 'choose-to-discard' },
      ),
    ),
  ),
])
