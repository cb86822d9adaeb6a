import { card, currentPlayerAttack, type GameCard, modifier, permits } from '@questwright/lcg'

export default card('dunhere', [
  permits('attacksStagingAlone'),
  modifier('attack', { by: 1, while: ({ self }) => attacksStagingAlone(self) }),
])

function attacksStagingAlone(attacker: GameCard): boolean {
  const attack = currentPlayerAttack()
  if (!attack?.enemy.inStaging) return false
  return attack.attackers.length === 1 && attack.attackers[0] === attacker
}
