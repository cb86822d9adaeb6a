import { cardsInPlay, cardsSetAside, firstPlayer, forced, type GameCard, loseGame, type Part, putIntoPlay, setup } from '@questwright/lcg'

/** Parts that the campaign cards of this box share: Mendor accompanies the players. */

const isMendor = ({ code }: GameCard): boolean => code === 'lcg-revised-core-campaign:mendor'

/** Mendor in play: controlled by a player, or face down next to the prisoner. */
export function mendor(): GameCard | undefined {
  return cardsInPlay().find(isMendor)
}

/** Setup: Mendor enters play, followed by the further setup of the card. */
export function bringsMendor(more: () => unknown = () => undefined): Part {
  return setup(() => {
    putIntoPlay(cardsSetAside().find(isMendor), firstPlayer())
    more()
  })
}

/** The players lose if he leaves play. */
export const losesWithMendor = forced.after('leavesPlay', { slug: 'mendor-lost', of: isMendor }, () => loseGame('mendor-lost'))
