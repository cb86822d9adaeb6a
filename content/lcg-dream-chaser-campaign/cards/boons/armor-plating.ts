import { attachesTo, card, choose, discard, enemiesInPlay, modifier, permits, response } from '@questwright/lcg'
import { isShipObjective } from '@questwright/lcg-seafaring/systems/sailing'

const plates = [attachesTo(isShipObjective), permits('reachesImmune'), modifier('defense', { on: 'host', by: 1 })] as const

export default card('armor-plating', {
  A: plates,
  B: [
    ...plates,
    response.after(
      'defends',
      {
        of: 'host',
        targets: ({ event }) =>
          choose(
            enemiesInPlay()
              .filter((enemy) => enemy !== event.attacker)
              .flatMap(({ shadowCards }) => shadowCards),
            { as: 'choose-shadow-card' },
          ),
      },
      ({ targets: dealt }) => discard(dealt),
    ),
  ],
})
