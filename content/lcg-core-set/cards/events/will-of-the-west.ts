import { action, card, choosePlayer, playersInOrder, removeFromGame, shuffleIntoDeck } from '@questwright/lcg'

export default card('will-of-the-west', [
  action(
    { targets: () => choosePlayer(playersInOrder().filter((player) => player.retrievable.length > 0)) },
    ({ self, targets: player }) => {
      shuffleIntoDeck(player.retrievable)
      removeFromGame(self)
    },
  ),
])
