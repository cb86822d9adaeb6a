import { cannot, card, damageable, dealDamage, eachPlayerChooses, forced, stagingArea } from '@questwright/lcg'

export default card('goblin-sniper', [
  cannot('engages', {
    while: ({ self, event }) => event.how === 'optional' && stagingArea().filter((other) => other.isEnemy && other !== self).length > 0,
  }),
  forced.atEndOf('combat', { when: ({ self }) => self.inStaging }, () =>
    dealDamage(
      eachPlayerChooses((player) => damageable(player.characters), { as: 'choose-for-damage' }),
      1,
    ),
  ),
])
