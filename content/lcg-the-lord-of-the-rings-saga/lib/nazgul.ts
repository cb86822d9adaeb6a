import {
  addToStagingArea,
  constantly,
  encounterDeck,
  encounterDiscardPile,
  engage,
  firstPlayer,
  revealCard,
  search,
  shuffleDeck,
  stagingArea,
} from '@questwright/lcg'

/** Before anything answers to a failed Hide test each Nazgûl in the staging area engages the player who failed. */
export const nazgulFindWhoFailed = constantly.when('hideTestFailed', ({ event }) => {
  for (const enemy of stagingArea()) if (enemy.isEnemy && enemy.has('Nazgûl')) engage(enemy, event.subject)
})

/** The first player searches for a Black Rider, which is revealed and cannot be cancelled, and goes to the staging area. */
export function revealBlackRider(): void {
  const [rider] = search(firstPlayer(), [...encounterDeck(), ...encounterDiscardPile()], (card) => card.slug === 'black-rider', {
    must: 'if-able',
  })
  revealCard(rider, firstPlayer())
  if (rider && !rider.inPlay) addToStagingArea(rider)
  shuffleDeck('encounter')
}
