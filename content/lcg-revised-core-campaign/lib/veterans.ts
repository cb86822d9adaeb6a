import { attach, cardsInPlay, cardsSetAside, choose, eachPlayer, type GameCard, giveTo, isNamed } from '@questwright/lcg'

/** What heroes keep of the Hill Trolls, for the rest of the campaign. */

export const VALOR = 'lcg-revised-core-campaign:valor'
export const SCARRED = 'lcg-revised-core-campaign:scarred'

/** Each player attaches a copy that lies aside to a hero of theirs who has none: a boon under their control, a burden under nobody's. */
export function eachAttaches(code: string): void {
  eachPlayer((player) => {
    const copy = cardsSetAside().find((card) => isNamed(card, code))
    if (!copy) return
    const hero = choose(
      player.heroes.filter((one) => !one.attachments.some((other) => other.isCopyOf(copy))),
      { by: player, as: 'choose-host' },
    )
    if (!hero) return
    const isBoon = copy.printedFact('subtype') === 'boon'
    if (isBoon) giveTo(player, copy)
    attach(copy, hero, isBoon ? player : null)
  })
}

/** Copies of both that heroes bear. */
export function kept(): GameCard[] {
  return cardsInPlay().filter(({ code, host }) => (code === VALOR || code === SCARRED) && host?.isHero)
}
