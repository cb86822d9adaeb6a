import { card, choose, chooseOne, dealDamage, discard, drawCards, enemiesInPlay, forced, lowerThreat, response } from '@questwright/lcg'

export default card('gandalf', [
  forced.atEndOf('round', ({ self }) => discard(self)),
  response.after('entersPlay', { of: 'self' }, ({ you }) =>
    chooseOne({
      draw: () => drawCards(you, 3),
      strike: () => dealDamage(choose(enemiesInPlay()), 4),
      hide: () => lowerThreat(you, 5),
    }),
  ),
])
