import {
  addToStagingArea,
  cannot,
  cardBeingRevealed,
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

/**
 * The first player searches for a Black Rider, reveals it, and puts it into the staging area. The stage also needs `ridersAreNotCancelled`,
 * because the rider cannot be cancelled.
 */
export function revealBlackRider(): void {
  const [rider] = search(firstPlayer(), [...encounterDeck(), ...encounterDiscardPile()], (card) => card.slug === 'black-rider', {
    must: 'if-able',
  })
  revealCard(rider, firstPlayer())
  if (rider && !rider.inPlay) addToStagingArea(rider)
  shuffleDeck('encounter')
}

/** Riders revealed by a stage cannot be cancelled. */
export const ridersAreNotCancelled = cannot('cancelled', {
  on: () => true,
  while: ({ self, event }) => event.what.kind === 'revealed' && event.what.by === self,
})

/**
 * When a player fails a Hide test, each Nazgûl that is engaged with no player engages that player, before any Forced effect. By an official
 * answer, one that is being revealed does so too, though it has not been placed yet.
 */
export const nazgulEngageWhoFails = constantly.when('hideTestFailed', ({ event }) => {
  const revealed = cardBeingRevealed()
  const waiting = revealed?.isBeingRevealed ? [...stagingArea(), revealed] : stagingArea()
  for (const one of waiting.filter((card) => card.isEnemy && card.has('Nazgûl'))) engage(one, event.subject)
})
