import {
  firstPlayer,
  forced,
  type GameCard,
  heroesInPlay,
  loseGame,
  loseResources,
  may,
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

export default system('fellowship', {
  rules: [
    // no card can take it from him
    forced.after('leavesPlay', { of: (card) => card.title === 'Aragorn' && card.printedFact('sphere') === 'fellowship' }, () =>
      loseGame('aragorn-lost'),
    ),
  ],
})
