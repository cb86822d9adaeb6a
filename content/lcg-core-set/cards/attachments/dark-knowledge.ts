import {
  attachesTo,
  canAttack,
  card,
  currentAttack,
  exhaustSelf,
  type GameCard,
  lookAt,
  modifier,
  type Player,
  response,
} from '@questwright/lcg'

export default card('dark-knowledge', [
  attachesTo((host) => host.isHero),
  modifier('willpower', { on: 'host', by: -1 }),
  response.after('shadowDealt', { cost: exhaustSelf, when: ({ event, you }) => isAttackedBy(event.subject, you) }, ({ you, event }) =>
    lookAt(you, event.card),
  ),
])

/**
 * Whether an enemy is attacking a player. Shadow cards are dealt before the attacks: at that time, every engaged enemy that can attack
 * counts as attacking.
 */
function isAttackedBy(enemy: GameCard, player: Player): boolean {
  const attack = currentAttack()
  if (attack?.enemy === enemy) return attack.player === player
  return enemy.isEngagedWith(player) && canAttack(enemy, player)
}
