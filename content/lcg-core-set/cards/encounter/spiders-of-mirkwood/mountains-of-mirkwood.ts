import {
  addToHand,
  card,
  eachPlayer,
  encounterDeck,
  may,
  response,
  revealEncounterCards,
  search,
  shuffleDeck,
  topCards,
  travel,
} from '@questwright/lcg'

export default card('mountains-of-mirkwood', [
  travel(
    () => encounterDeck().length >= 1,
    () => revealEncounterCards(1),
  ),
  response.after('explored', { of: 'self' }, () =>
    eachPlayer((player) => {
      if (player.deck.length > 0)
        may(
          () => {
            for (const found of search(player, topCards(`${player.id}.deck`, 5), (_card) => true)) addToHand(found, player)
            shuffleDeck(player)
          },
          { by: player, as: 'may-search' },
        )
    }),
  ),
])
