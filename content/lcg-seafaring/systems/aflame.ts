import { choose, firstPlayer, type GameCard, locationsInPlay, namedInPlay, putUnder, system } from '@questwright/lcg'

/** The objective under which burnt locations are put. */
export function pyre(): GameCard | undefined {
  return namedInPlay('the-havens-burn')
}

/** Whether a card is a location with Aflame. */
export function isAflame(card: GameCard): boolean {
  return card.isLocation && card.hasKeyword('aflame')
}

/** The Aflame locations in play. */
export function aflameLocations(): GameCard[] {
  return locationsInPlay().filter(isAflame)
}

/** How much damage a location with Aflame can take. */
export function aflameValue(card: GameCard): number {
  return card.keywords.aflame ?? 0
}

/** The Aflame location in play with the lowest value; of several, the first player chooses one. */
export function weakestAflame(): GameCard | undefined {
  const all = aflameLocations()
  const least = Math.min(...all.map(aflameValue))
  return choose(
    all.filter((location) => aflameValue(location) === least),
    { by: firstPlayer(), as: 'choose-aflame' },
  )
}

export default system('aflame', {
  events: { burnsDown: ({ subject }) => putUnder(subject, pyre()) },
})
