import { card, dealDamage, enemiesInPlay, response } from '@questwright/lcg'

export default card('longbeard-orc-slayer', [
  response.after('entersPlay', { of: 'self' }, () =>
    dealDamage(
      enemiesInPlay().filter((enemy) => enemy.has('Orc')),
      1,
    ),
  ),
])
