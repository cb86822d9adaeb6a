import { action, canEnterPlay, card, choose, type GameCard, playersInOrder, putIntoPlay } from '@questwright/lcg'

export default card('stand-and-fight', [
  action(
    {
      x: () => fallenAllies().flatMap((ally) => ally.printedNumber('cost') ?? []),
      targets: ({ x }) => choose(fallenAllies().filter((ally) => ally.printedNumber('cost') === x)),
    },
    ({ you, targets: ally }) => putIntoPlay(ally, you),
  ),
])

/** Allies in discard piles, without neutral ones, which belong to no sphere. */
function fallenAllies(): GameCard[] {
  return playersInOrder()
    .flatMap((player) => player.discardPile)
    .filter((fallen) => fallen.isAlly && fallen.printedFact('sphere') !== 'neutral' && canEnterPlay(fallen))
}
