import { addToStagingArea, encounterDeck, encounterDiscardPile, firstPlayer, revealCard, search, shuffleDeck } from '@questwright/lcg'

/** The first player searches for a Black Rider, which is revealed and cannot be cancelled, and goes to the staging area. */
export function revealBlackRider(): void {
  const [rider] = search(firstPlayer(), [...encounterDeck(), ...encounterDiscardPile()], (card) => card.slug === 'black-rider', {
    must: 'if-able',
  })
  revealCard(rider, firstPlayer())
  if (rider && !rider.inPlay) addToStagingArea(rider)
  shuffleDeck('encounter')
}
