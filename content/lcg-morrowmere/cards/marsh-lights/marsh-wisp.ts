import { canExhaust, card, choose, exhaust, forced, raiseThreat, shadow } from '@questwright/lcg'

export default card('marsh-wisp', [
  forced.after('engages', { of: 'self' }, ({ you }) =>
    exhaust(
      choose(
        you.heroes.filter((hero) => canExhaust(hero)),
        { as: 'choose-to-exhaust' },
      ),
    ),
  ),
  shadow(({ you }) => raiseThreat(you, 1)),
])
