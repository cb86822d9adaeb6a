import { attachesTo, card, exhaustSelf, grant, modifier, permits, response, spendResources } from '@questwright/lcg'
import { isShipEnemy, isShipObjective } from '@questwright/lcg-seafaring/systems/sailing'

const sails = [attachesTo(isShipObjective), permits('reachesImmune'), modifier('willpower', { on: 'host', by: 1 })] as const

export default card('extra-sails', {
  A: sails,
  B: [
    ...sails,
    response.when(
      'engages',
      {
        of: (enemy) => isShipEnemy(enemy) && !enemy.unique && enemy.hasKeyword('boarding'),
        when: ({ event, you }) => event.player === you,
        cost: [spendResources(1), exhaustSelf],
      },
      ({ event }) => grant(event.subject, 'keywords', { word: 'boarding', number: -1 }, 'phase'),
    ),
  ],
})
