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

/** The Ring-bearer, a hero with this printed trait. */
export function ringBearer(): GameCard | undefined {
  return heroesInPlay().find((hero) => hero.has('Ring-bearer'))
}

/** The One Ring in play. */
export function theOneRing(): GameCard | undefined {
  return ringBearer()?.attachments.find((card) => card.slug === 'the-one-ring')
}

/**
 * "The first player may spend … to cancel this effect": Fellowship resources, and further costs.
 * @param more pays the further costs
 * @returns whether the player paid
 */
export function payFellowshipToCancel(amount: number, more: () => unknown = () => undefined): boolean {
  const first = firstPlayer()
  // no player has two heroes of that sphere
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
    // not an ability of the card, so that no effect can blank it
    forced.after('leavesPlay', { of: isAragorn }, () => loseGame('aragorn-lost')),
    // these heroes count as heroes of the first player, who controls them, and do not prevent the elimination of another player
    permits('lostWhenAway', { on: (card) => card.isHero && (isAragorn(card) || card === theOneRing()?.host) }),
  ],
})
