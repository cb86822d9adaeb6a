import { action, card, choose, dealDamage, enemiesInPlay, modifier } from '@questwright/lcg'

/** @param usual the attack bonus; it is 1 higher for a hero with at least 2 damage */
function strikes(usual: number) {
  return modifier('attack', { on: 'host', by: ({ self }) => (self.host && self.host.damage >= 2 ? usual + 1 : usual) })
}

export default card('throwing-axe', {
  A: [strikes(1)],
  B: [
    strikes(2),
    action(
      { limit: { times: 1, period: 'game', counts: 'card' }, targets: () => choose(enemiesInPlay(), { as: 'choose-enemy-for-damage' }) },
      ({ targets: enemy }) => dealDamage(enemy, 1),
    ),
  ],
})
