import { card, chooseUpTo, discard, eachPlayer, type GameCard, type Player, playersInOrder, response } from '@questwright/lcg'

export default card('delay-the-enemy', [
  response.when('stageDefeated', { of: 'self', when: () => playersInOrder().some((player) => foesOf(player).length > 0) }, () =>
    eachPlayer((player) => discard(chooseUpTo(foesOf(player), 1, { by: player, as: 'choose-to-discard' }))),
  ),
])

function foesOf(player: Player): GameCard[] {
  return player.engagedEnemies.filter((enemy) => !enemy.unique)
}
