import { assignDamage, card, charactersInPlay, dealDamage, eachPlayer, forced, travel } from '@questwright/lcg'

export default card('elven-caravel', [
  travel(
    () => true,
    ({ self }) => eachPlayer((player) => assignDamage(self.damage, player.characters, { by: player })),
  ),
  forced.after('burnsDown', { of: 'self' }, () => dealDamage(charactersInPlay(), 1)),
])
