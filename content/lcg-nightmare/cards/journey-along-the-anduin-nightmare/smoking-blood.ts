import {
  card,
  choose,
  currentAttack,
  dealDamage,
  enemiesInPlay,
  forced,
  grant,
  heal,
  playersInOrder,
  raiseThreat,
  remember,
  shadow,
  whenRevealed,
} from '@questwright/lcg'
import { forThisAttack, isOfThisAttack } from '../../lib/this-attack.ts'

export default card('smoking-blood', [
  whenRevealed(({ self }) => {
    const hurt = enemiesInPlay().filter((enemy) => enemy.damage > 0)
    const before = hurt.map((enemy) => ({ enemy, damage: enemy.damage, player: enemy.engagedWith }))
    if (heal(hurt, 'all') === 0) grant(self, 'keywords', 'surge', 'phase')
    for (const player of playersInOrder()) {
      const own = before.filter((one) => one.player === player)
      raiseThreat(
        player,
        own.reduce((sum, { enemy, damage }) => sum + damage - enemy.damage, 0),
      )
    }
  }),
  shadow(({ self, attacker, attack }) => {
    if (attack.undefended) forThisAttack(self)
    else moveAll(attacker, choose(attack.defenders, { as: 'choose-for-damage' }))
  }),
  forced.after(
    'damaged',
    { slug: 'spatters', of: (one) => one.isHero, where: ['shadow'], when: ({ self, event }) => isOfThisAttack(self, event) },
    ({ self, event }) => {
      remember(self, 'speaks of', null)
      const enemy = currentAttack()?.enemy
      if (enemy) moveAll(enemy, event.subject)
    },
  ),
])

/** Moves all damage from one card to another. */
function moveAll(from: Parameters<typeof heal>[0], to: Parameters<typeof dealDamage>[0]): void {
  if (to) dealDamage(to, heal(from, 'all'))
}
