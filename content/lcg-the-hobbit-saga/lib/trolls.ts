import { enemiesInPlay, forced, type GameCard, may, type Part, raiseThreat, returnToStaging } from '@questwright/lcg'
import { sack } from '../systems/sacks.ts'

/** What the Trolls share. */

/** Whether a card is a Troll enemy. */
export function isTroll(card: GameCard): boolean {
  return card.isEnemy && card.has('Troll')
}

/** The Troll enemies in play. */
export function trolls(): GameCard[] {
  return enemiesInPlay().filter(isTroll)
}

/** One of the three: it sacks when it engages, and goes back at the end of the combat phase. @param own what its text says besides */
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
