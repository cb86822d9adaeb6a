import { action, canEnterPlay, card, choose, type GameCard, playersInOrder, putIntoPlay } from '@questwright/lcg'

export default card('stand-and-fight', [
  action(
    {
      x: () => fallenAllies().map(printedCost),
      targets: ({ x }) => choose(fallenAllies().filter((ally) => printedCost(ally) === x)),
    },
    ({ you, targets: ally }) => putIntoPlay(ally, you),
  ),
])

function fallenAllies(): GameCard[] {
  return playersInOrder()
    .flatMap((player) => player.discardPile)
    .filter((fallen) => fallen.isAlly && canEnterPlay(fallen))
}

function printedCost(ally: GameCard): number {
  return ally.printedFact('cost') as number
}
