import { card, choosePlayer, type GameCard, type Player, playersInOrder, response, returnToHand } from '@questwright/lcg'

export default card('erebor-hammersmith', [
  response.after(
    'played',
    { of: 'self', targets: () => choosePlayer(playersInOrder().filter((player) => topmostAttachment(player))) },
    ({ targets: player }) => {
      const attachment = topmostAttachment(player)
      if (attachment) returnToHand(attachment)
    },
  ),
])

/** The topmost attachment of a discard pile, whose cards are listed from the bottom. */
function topmostAttachment(player: Player): GameCard | undefined {
  return player.discardPile.findLast((discarded) => discarded.isAttachment)
}
