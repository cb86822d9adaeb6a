import {
  addToStagingArea,
  card,
  dealShadowCard,
  encounterDiscardPile,
  type GameCard,
  shadow,
  topCards,
  whenRevealed,
} from '@questwright/lcg'

export default card('backtrack', [
  whenRevealed(() =>
    addToStagingArea(topCards('encounter-discard', encounterDiscardPile().length).find((one) => one.isEnemy || one.isLocation)),
  ),
  shadow(({ attacker }) => {
    const other = topmost((one) => one.printedFact('shadow') !== undefined)
    if (other) dealShadowCard(attacker, other)
  }),
])

/** The topmost card of the encounter discard pile that fits. */
function topmost(fits: (card: GameCard) => boolean): GameCard | undefined {
  return topCards('encounter-discard', encounterDiscardPile().length).find(fits)
}
