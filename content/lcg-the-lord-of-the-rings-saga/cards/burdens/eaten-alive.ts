import { assignDamage, card, dealDamage, firstPlayer, playersInOrder, shadow, whenRevealed } from '@questwright/lcg'

export default card('eaten-alive', [
  whenRevealed(() => assignDamage(playersInOrder().length, firstPlayer().heroes, { by: firstPlayer() })),
  shadow(({ attack }) => dealDamage(attack.defenders, 1)),
])
