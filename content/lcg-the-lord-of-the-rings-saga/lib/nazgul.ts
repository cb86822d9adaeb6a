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

/** The first player searches for a Black Rider, which is revealed and cannot be cancelled, and goes to the staging area. */
export function revealBlackRider(): void {
  const [rider] = search(firstPlayer(), [...encounterDeck(), ...encounterDiscardPile()], (card) => card.slug === 'black-rider', {
    must: 'if-able',
  })
  revealCard(rider, firstPlayer())
  if (rider && !rider.inPlay) addToStagingArea(rider)
  shuffleDeck('encounter')
}

/** What a stage reveals cannot be cancelled. */
export const ridersAreNotCancelled = cannot('cancelled', {
  on: () => true,
  while: ({ self, event }) => event.what.kind === 'revealed' && event.what.by === self,
})

/**
 * A player who fails a Hide test has each Nazgûl engage that nobody is engaged with, before any Forced effect. By an official answer one that is being revealed
 * does so as well, though it has no place yet.
 */
export const nazgulEngageWhoFails = constantly.when('hideTestFailed', ({ event }) => {
  const revealed = cardBeingRevealed()
  const waiting = revealed?.isBeingRevealed ? [...stagingArea(), revealed] : stagingArea()
  for (const one of waiting.filter((card) => card.isEnemy && card.has('Nazgûl'))) engage(one, event.subject)
})
