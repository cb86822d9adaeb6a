import { card, eachPlayer, forced, putUnder, returnToHand, whenRevealed } from '@questwright/lcg'

export default card('lost-in-the-wilderness', [
  whenRevealed(({ self }) =>
    eachPlayer((player) => {
      for (const found of player.hand) putUnder(found, self, 'down')
    }),
  ),
  forced.when('stageDefeated', { of: 'self', when: ({ self }) => self.cardsUnderneath.length > 0 }, ({ self }) => {
    for (const lying of self.cardsUnderneath) if (lying.owner?.eliminated === false) returnToHand(lying)
  }),
])
