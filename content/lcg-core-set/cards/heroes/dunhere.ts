import { card, currentPlayerAttack, modifier, permits } from '@questwright/lcg'

export default card('dunhere', [
  permits('attacksStagingAlone'),
  modifier('attack', {
    by: 1,
    while: ({ self }) =>
      currentPlayerAttack()?.enemy.inStaging === true && currentPlayerAttack()?.attackers.every((attacker) => attacker === self) === true,
  }),
])
