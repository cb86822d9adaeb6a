import { action, card, choosePlayer, drawCards, exhaustSelf } from '@questwright/lcg'
import { playersWithDecks } from '../../lib/decks'

export default card('beravor', [
  action(
    { cost: exhaustSelf, limit: { times: 1, period: 'round', counts: 'card' }, targets: () => choosePlayer(playersWithDecks()) },
    ({ targets: player }) => drawCards(player, 2),
  ),
])
