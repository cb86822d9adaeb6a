import { card, forced, loseGame, playersInOrder, revealTopCard } from '@questwright/lcg'

export default card('the-havens-burn', [
  forced.after('burnsDown', ({ self }) => {
    if (self.cardsUnderneath.length >= playersInOrder().length + 3) loseGame('fleet-burns')
    revealTopCard()
  }),
  forced.after('eliminated', { when: ({ self }) => self.cardsUnderneath.length >= playersInOrder().length + 3 }, () =>
    loseGame('fleet-burns'),
  ),
])
