import {
  attachesTo,
  attackersWhoDestroyed,
  card,
  currentPlayerAttack,
  type GameCard,
  modifier,
  placeProgress,
  response,
} from '@questwright/lcg'

export default card('blade-of-gondolin', [
  attachesTo((host) => host.isHero),
  modifier('attack', { on: 'host', by: 1, while: ({ self }) => isAttackingAnOrc(self.host) }),
  response.after('destroyed', { when: ({ self, event }) => attackersWhoDestroyed(event).some((attacker) => attacker === self.host) }, () =>
    placeProgress(1),
  ),
])

function isAttackingAnOrc(hero: GameCard | null): boolean {
  const attack = currentPlayerAttack()
  if (!attack?.enemy.has('Orc')) return false
  return attack.attackers.some((attacker) => attacker === hero)
}
