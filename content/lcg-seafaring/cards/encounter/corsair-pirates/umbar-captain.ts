import { cannot, card } from '@questwright/lcg'
import { isShipEnemy } from '../../../systems/sailing.ts'

export default card('umbar-captain', [
  cannot('attacked', {
    on: isShipEnemy,
    while: ({ self, event }) => self.engagedWith !== null && event.attackers.some((attacker) => attacker.controller === self.engagedWith),
  }),
])
