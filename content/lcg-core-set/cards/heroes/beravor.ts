import { action, card, choosePlayer, drawCards, exhaustSelf, playersInOrder } from '@questwright/lcg'

export default card('beravor', [
  action(
    {
      cost: exhaustSelf,
      limit: { times: 1, period: 'round', counts: 'card' },
      targets: () => choosePlayer(playersInOrder().filter((player) => player.deck.length > 0)),
    },
    ({ targets: player }) => drawCards(player, 2),
  ),
])
