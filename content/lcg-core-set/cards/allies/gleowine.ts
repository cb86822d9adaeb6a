import { action, card, choosePlayer, drawCards, exhaustSelf } from '@questwright/lcg'
import { playersWithDecks } from '../../lib/decks'

export default card('gleowine', [
  action({ cost: exhaustSelf, targets: () => choosePlayer(playersWithDecks()) }, ({ targets: player }) => drawCards(player, 1)),
])
