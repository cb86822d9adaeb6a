import { card, dealDamage, playersInOrder, whenRevealed } from '@questwright/lcg'

export default card('evil-storm', [
  whenRevealed(() =>
    dealDamage(
      playersInOrder()
        .filter((player) => player.threat >= 35)
        .flatMap((player) => player.characters),
      1,
    ),
  ),
])
