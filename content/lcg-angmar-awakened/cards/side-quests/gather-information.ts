import { addToHand, card, eachPlayer, response, search, shuffleDeck } from '@questwright/lcg'

export default card('gather-information', [
  response.after('stageDefeated', { of: 'self' }, () =>
    eachPlayer((player) => {
      for (const found of search(player, player.deck, (_any) => true)) addToHand(found, player)
      shuffleDeck(player)
    }),
  ),
])
