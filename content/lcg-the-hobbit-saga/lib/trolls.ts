import { enemiesInPlay, forced, type GameCard, may, type Part, raiseThreat, returnToStaging } from '@questwright/lcg'
import { sack } from '../systems/sacks.ts'

/** Parts that the Trolls share. */

/** Whether a card is a Troll enemy. */
export function isTroll(card: GameCard): boolean {
  return card.isEnemy && card.has('Troll')
}

/** The Troll enemies in play. */
export function trolls(): GameCard[] {
  return enemiesInPlay().filter(isTroll)
}

/**
 * The parts of one of the three Trolls: it puts characters into Sacks when it engages, and returns to the staging area at the end of the
 * combat phase. @param own further parts of its text
 */
export function troll(sacks: number, ...own: readonly Part[]): readonly Part[] {
  return [
    ...own,
    forced.after('engages', { of: 'self' }, () => sack(sacks)),
    forced.atEndOf('combat', { when: ({ self }) => self.engagedWith !== null }, ({ self }) => {
      const player = self.engagedWith
      if (!player || !may(() => raiseThreat(player, 1), { by: player, as: 'keep-engaged' })) returnToStaging(self)
    }),
  ]
}
