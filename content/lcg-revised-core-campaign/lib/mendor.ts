import { cardsInPlay, cardsSetAside, firstPlayer, forced, type GameCard, loseGame, type Part, putIntoPlay, setup } from '@questwright/lcg'

/** What the campaign cards of this box share: Mendor goes along. */

const isMendor = ({ code }: GameCard): boolean => code === 'lcg-revised-core-campaign:mendor'

/** Mendor in play, facedown beside the prisoner or at the players' side. */
export function mendor(): GameCard | undefined {
  return cardsInPlay().find(isMendor)
}

/** Setup: Mendor comes into play, and whatever else the card says. */
export function bringsMendor(more: () => unknown = () => undefined): Part {
  return setup(() => {
    putIntoPlay(cardsSetAside().find(isMendor), firstPlayer())
    more()
  })
}

/** The players lose with him. */
export const losesWithMendor = forced.after('leavesPlay', { slug: 'mendor-lost', of: isMendor }, () => loseGame('mendor-lost'))
