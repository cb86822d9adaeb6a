import { attachesTo, card, choose, dealDamage, enemiesInPlay, modifier, permits, removeTokens, response } from '@questwright/lcg'
import { isShipObjective } from '@questwright/lcg-seafaring/systems/sailing'

const engine = [attachesTo(isShipObjective), permits('reachesImmune'), modifier('attack', { on: 'host', by: 1 })] as const

export default card('ballista', {
  A: engine,
  B: [
    ...engine,
    modifier('keywords', { on: 'host', gain: 'ranged' }),
    response.after(
      'playerAttackEnds',
      {
        when: ({ self, event }) => self.host !== null && event.attackers.includes(self.host),
        targets: () =>
          choose(
            enemiesInPlay().filter(({ unique }) => !unique),
            { as: 'choose-enemy-for-damage' },
          ),
      },
      ({ targets: enemy }) => {
        removeTokens(enemy, 'resource', 1)
        dealDamage(enemy, 1)
      },
    ),
  ],
})
