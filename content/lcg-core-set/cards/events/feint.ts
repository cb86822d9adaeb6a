import { action, card, choose, choosePlayer, enemiesInPlay, forbid, type GameCard, type Player, playersInOrder } from '@questwright/lcg'

export default card('feint', [
  action(
    {
      phase: 'combat',
      targets: () => {
        const enemy = choose(enemiesInPlay().filter((enemy) => opponents(enemy).length > 0))
        return { enemy, player: enemy && choosePlayer(opponents(enemy)) }
      },
    },
    ({ targets: { enemy, player } }) => forbid(enemy, 'attacks', 'phase', { player }),
  ),
])

/** The players with whom an enemy is engaged: one, or several if it is considered to be. */
function opponents(enemy: GameCard): Player[] {
  return playersInOrder().filter((player) => enemy.isEngagedWith(player))
}
