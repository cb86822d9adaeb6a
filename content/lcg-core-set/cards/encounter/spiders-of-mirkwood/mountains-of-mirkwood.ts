import {
  addToHand,
  card,
  eachPlayer,
  encounterDeck,
  may,
  response,
  revealTopCard,
  search,
  shuffleDeck,
  topCards,
  travel,
} from '@questwright/lcg'

export default card('mountains-of-mirkwood', [
  travel(
    () => encounterDeck().length > 0,
    () => revealTopCard(),
  ),
  response.after('explored', { of: 'self' }, () =>
    eachPlayer((player) => {
      if (player.deck.length === 0) return
      may(
        () => {
          for (const found of search(player, topCards(`${player.id}.deck`, 5), () => true)) addToHand(found, player)
          shuffleDeck(player)
        },
        { by: player, as: 'may-search' },
      )
    }),
  ),
])
