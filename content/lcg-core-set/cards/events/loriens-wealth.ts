import { action, card, choosePlayer, drawCards, playersInOrder } from '@questwright/lcg'

export default card('loriens-wealth', [
  action({ targets: () => choosePlayer(playersInOrder().filter((player) => player.deck.length > 0)) }, ({ targets: player }) =>
    drawCards(player, 3),
  ),
])
