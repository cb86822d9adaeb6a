import { card, discardAtRandom, firstPlayer, travel } from '@questwright/lcg'

export default card('necromancers-pass', [
  travel(
    () => firstPlayer().hand.length >= 2,
    () => discardAtRandom(firstPlayer(), 2),
  ),
])
