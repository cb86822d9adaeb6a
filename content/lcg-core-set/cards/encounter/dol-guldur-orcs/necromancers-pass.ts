import { card, discardAtRandom, firstPlayer, travel } from '@questwright/lcg'

const PRICE = 2

export default card('necromancers-pass', [
  travel(
    () => firstPlayer().hand.length >= PRICE,
    () => discardAtRandom(firstPlayer(), PRICE),
  ),
])
