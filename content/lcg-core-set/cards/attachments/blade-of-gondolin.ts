import { attachesTo, attackersWhoDestroyed, card, currentPlayerAttack, modifier, placeProgress, response } from '@questwright/lcg'

export default card('blade-of-gondolin', [
  attachesTo((host) => host.isHero),
  modifier('attack', {
    on: 'host',
    by: 1,
    while: ({ self }) =>
      currentPlayerAttack()?.enemy.has('Orc') === true &&
      currentPlayerAttack()?.attackers.some((attacker) => attacker === self.host) === true,
  }),
  response.after('destroyed', { when: ({ self, event }) => attackersWhoDestroyed(event).some((attacker) => attacker === self.host) }, () =>
    placeProgress(1),
  ),
])
