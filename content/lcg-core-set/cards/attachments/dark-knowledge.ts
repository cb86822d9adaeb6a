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

/** Shadow cards are dealt before the attacks: until then those attack you who are engaged with you and can attack. */
function isAttackedBy(enemy: GameCard, player: Player): boolean {
  const attack = currentAttack()
  if (attack?.enemy === enemy) return attack.player === player
  return enemy.isEngagedWith(player) && canAttack(enemy, player)
}
