import { card, type GameCard, modifier, type Player } from '@questwright/lcg'
import { isShipEnemy } from '../../../systems/sailing.ts'

/**
 * Whether this is the first sailor engaged with a player: the Ship enemies engaged with that player count once, however many sailors are
 * engaged.
 */
function isFirstSailor(self: GameCard, player: Player): boolean {
  return player.engagedEnemies.find((enemy) => enemy.slug === self.slug) === self
}

export default card('southron-sailor', [
  modifier('stagingThreat', {
    on: () => true,
    while: ({ self }) => self.engagedWith !== null && isFirstSailor(self, self.engagedWith),
    by: ({ self }) => (self.engagedWith?.engagedEnemies ?? []).filter(isShipEnemy).reduce((sum, ship) => sum + ship.threat, 0),
  }),
])
