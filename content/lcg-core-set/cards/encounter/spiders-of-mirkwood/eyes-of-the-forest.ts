import { card, discard, playersInOrder, whenRevealed } from '@questwright/lcg'

export default card('eyes-of-the-forest', [
  whenRevealed(() =>
    discard(
      playersInOrder()
        .flatMap((player) => player.hand)
        .filter((card) => card.type === 'event'),
    ),
  ),
])
