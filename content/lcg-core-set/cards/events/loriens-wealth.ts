import { action, card, choosePlayer, drawCards } from '@questwright/lcg'
import { playersWithDecks } from '../../lib/decks'

export default card('loriens-wealth', [
  action({ targets: () => choosePlayer(playersWithDecks()) }, ({ targets: player }) => drawCards(player, 3)),
])
