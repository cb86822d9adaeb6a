import { card, forced, type GameCard, loseGame, playersInOrder, revealTopCard } from '@questwright/lcg'

function isFleetLost(self: GameCard): boolean {
  return self.cardsUnderneath.length >= playersInOrder().length + 3
}

export default card('the-havens-burn', [
  forced.after('burnsDown', ({ self }) => {
    if (isFleetLost(self)) loseGame('fleet-burns')
    revealTopCard()
  }),
  forced.after('eliminated', { when: ({ self }) => isFleetLost(self) }, () => loseGame('fleet-burns')),
])
