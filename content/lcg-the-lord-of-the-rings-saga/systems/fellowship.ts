import { forced, type GameCard, heroesInPlay, isNamed, loseGame, system } from '@questwright/lcg'

/** The hero who bears the Ring in the saga: it is printed as a trait. */
export function ringBearer(): GameCard | undefined {
  return heroesInPlay().find((hero) => hero.has('Ring-bearer'))
}

/** The One Ring in play. */
export function theOneRing(): GameCard | undefined {
  return ringBearer()?.attachments.find((card) => card.slug === 'the-one-ring')
}

/** Whether the Fellowship sphere is printed on it. */
function isOfFellowship(card: GameCard): boolean {
  return card.printedFact('sphere') === 'fellowship'
}

export default system('fellowship', {
  rules: [
    // no card can take it from him
    forced.after('leavesPlay', { of: (card) => isNamed(card, 'aragorn') && isOfFellowship(card) }, () => loseGame('aragorn-lost')),
  ],
})
