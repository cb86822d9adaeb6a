import { abilitiesOf, holdsNow, isAllowedNow } from '@questwright/authoring'
import {
  type Ability,
  areAllowedTogether,
  callScript,
  contextFor,
  isMuted,
  restrict,
  table,
  tell,
  type Use,
  useBefore,
} from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { reaches } from './reach.ts'
import { meetRepair } from './repairs.ts'
import { cardsAmongRules, cardsInPlay } from './round.ts'
import { youFor } from './users.ts'

/** Travel prices of a location: its own, and those that other cards in play give it. RR "Travel" */

/** The word of an ability that gives a travel price to other locations. */
export const GIVES_TRAVEL = 'gives-travel'

interface TravelPrice {
  readonly ability: Ability
  /** The card with this price: the location itself, or another card. */
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

/**
 * Whether the first player could pay all prices of travelling to a location: each of them, and all of them together without using anything
 * twice. RR "Cost", "Travel"
 */
export function couldPayToTravel(location: GameCard, you: Player): boolean {
  const prices = travelPrices(location)
  const isEach = prices.every(
    ({ ability, source }) => holdsNow(location, ability, you, source) && isAllowedNow(location, ability, you, source),
  )
  if (!isEach || prices.length < 2 || areAllowedTogether(usesOf(location, prices, you))) return isEach
  meetRepair('prices-at-once')
  return false
}

/** The prices as uses of abilities, without muted ones. */
function usesOf(location: GameCard, prices: readonly TravelPrice[], you: Player): readonly Use[] {
  return prices.flatMap(({ ability, source }) => {
    const name = `${source.code}#${ability.slug}`
    return isMuted(name) ? [] : [{ ability, name, self: location, source, you: you as GameCard, event: undefined, number: 0 }]
  })
}

/**
 * Pays all prices of travelling to a location: first the location's own, then those given by other cards.
 * @returns whether each could be paid when its turn came: a card that responds to one price may take away what the next price needs
 */
export function payToTravel(location: GameCard, you: Player): boolean {
  const prices = travelPrices(location)
  return prices.every(({ ability, source }, i) => {
    if (i > 0 && !holdsNow(location, ability, you, source)) {
      tell('unpaid', { ability: `${source.code}#${ability.slug}`, card: location, you })
      return false
    }
    const [use] = usesOf(location, [{ ability, source }], you)
    if (use) useBefore(use, usesOf(location, prices.slice(i + 1), you))
    return true
  })
}
