import { attach, cardsInPlay, cardsSetAside, choose, eachPlayer, type GameCard, giveTo, isNamed } from '@questwright/lcg'

/** The boon and burden that heroes get from the Hill Trolls, for the rest of the campaign. */

export const VALOR = 'lcg-revised-core-campaign:valor'
export const SCARRED = 'lcg-revised-core-campaign:scarred'

/**
 * Each player attaches a set-aside copy to one of their heroes without one: a boon under the player's control, a burden without a
 * controller.
 */
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

/** Copies of both that are attached to heroes. */
export function kept(): GameCard[] {
  return cardsInPlay().filter(({ code, host }) => (code === VALOR || code === SCARRED) && host?.isHero)
}
