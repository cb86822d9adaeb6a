import { card, choose, exhaust, firstPlayer, type GameCard, travel } from '@questwright/lcg'

export default card('sunken-gate', [
  travel(
    () => readyCharacters().length > 0,
    () => exhaust(choose(readyCharacters(), { by: firstPlayer(), as: 'choose-to-exhaust' })),
  ),
])

function readyCharacters(): GameCard[] {
  return firstPlayer().characters.filter((character) => character.ready)
}
