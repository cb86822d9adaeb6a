import { type Ability, callScript, contextFor, isMuted, restrict, table } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { reaches } from './reach.ts'
import { cardsAmongRules, cardsInPlay } from './round.ts'
import { abilitiesOf, holdsNow, isAllowedNow, useCalledUp } from './use-word.ts'
import { youFor } from './users.ts'

/** What is paid to travel to a location: what it says itself, and what other cards in play say of it. RR "Travel" */

/** The word of an ability that gives a travel price to other locations. */
export const GIVES_TRAVEL = 'gives-travel'

interface TravelPrice {
  readonly ability: Ability
  /** The card that says it: the location itself, or another. */
  readonly source: GameCard
}

function travelPrices(location: GameCard): readonly TravelPrice[] {
  const own = abilitiesOf(location, 'travel').map((ability) => ({ ability, source: location }))
  const givers = [...cardsInPlay().filter(({ face }) => face === 'up'), ...cardsAmongRules()]
  return [
    ...own,
    ...givers.flatMap((source) =>
      abilitiesOf(source, GIVES_TRAVEL)
        .filter((ability) => reaches(source, location) && isGivenTo(location, ability, source))
        .map((ability) => ({ ability, source })),
    ),
  ]
}

function isGivenTo(location: GameCard, { slug, of }: Ability, source: GameCard): boolean {
  const name = `${source.code}#${slug}`
  if (typeof of !== 'function' || isMuted(name)) return false
  return restrict(table(), () => callScript(name, () => of(location, contextFor(source, source, undefined, youFor(source, undefined), 0))))
}

/** Whether the first player could pay everything that travelling to a location costs. */
export function couldPayToTravel(location: GameCard, you: Player): boolean {
  return travelPrices(location).every(
    ({ ability, source }) => holdsNow(location, ability, you, source) && isAllowedNow(location, ability, you, source),
  )
}

/** Pays everything that travelling to a location costs: what the location says itself, then what others say of it. */
export function payToTravel(location: GameCard, you: Player): void {
  for (const { ability, source } of travelPrices(location)) useCalledUp(location, ability, you, undefined, undefined, source)
}
