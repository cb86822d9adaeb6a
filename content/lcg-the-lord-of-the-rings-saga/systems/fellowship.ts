import {
  firstPlayer,
  forced,
  type GameCard,
  heroesInPlay,
  loseGame,
  loseResources,
  may,
  permits,
  spendableResources,
  system,
} from '@questwright/lcg'

/** The hero who bears the Ring in the saga: it is printed as a trait. */
export function ringBearer(): GameCard | undefined {
  return heroesInPlay().find((hero) => hero.has('Ring-bearer'))
}

/** The One Ring in play. */
export function theOneRing(): GameCard | undefined {
  return ringBearer()?.attachments.find((card) => card.slug === 'the-one-ring')
}

/**
 * "The first player may spend … to cancel this effect": Fellowship resources, and whatever else it costs.
 * @param more what is done for it besides
 * @returns whether that was done
 */
export function payFellowshipToCancel(amount: number, more: () => unknown = () => undefined): boolean {
  const first = firstPlayer()
  // nobody has two heroes of that sphere
  const payer = first.heroes.find((hero) => hero.belongsTo('fellowship') && spendableResources(hero) >= amount)
  const pay = () => {
    loseResources(payer, amount)
    more()
  }
  return payer !== undefined && may(pay, { by: first, as: 'spend-fellowship' })
}

/** Aragorn of the Fellowship sphere. */
function isAragorn(card: GameCard): boolean {
  return card.title === 'Aragorn' && card.printedFact('sphere') === 'fellowship'
}

export default system('fellowship', {
  rules: [
    // no card can take it from him
    forced.after('leavesPlay', { of: isAragorn }, () => loseGame('aragorn-lost')),
    // the heroes whom the first player controls count for that player, and keep nobody else in the game
    permits('lostWhenAway', { on: (card) => card.isHero && (isAragorn(card) || card === theOneRing()?.host) }),
  ],
})
