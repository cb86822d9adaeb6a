import { card, eachPlayerChooses, exhaust, type GameCard, type Player, playersInOrder, travel } from '@questwright/lcg'

export default card('great-forest-web', [
  travel(
    () => playersInOrder().every((player) => readyHeroes(player).length > 0),
    () => exhaust(eachPlayerChooses(readyHeroes, { as: 'choose-to-exhaust' })),
  ),
])

function readyHeroes(player: Player): GameCard[] {
  return player.heroes.filter((hero) => hero.ready)
}
