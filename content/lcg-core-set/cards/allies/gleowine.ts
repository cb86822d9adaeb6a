import { action, card, choosePlayer, drawCards, exhaustSelf, playersInOrder } from '@questwright/lcg'

export default card('gleowine', [
  action(
    { cost: exhaustSelf, targets: () => choosePlayer(playersInOrder().filter((player) => player.deck.length > 0)) },
    ({ targets: player }) => drawCards(player, 1),
  ),
])
