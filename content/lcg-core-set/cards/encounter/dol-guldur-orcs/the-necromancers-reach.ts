import { card, charactersInPlay, dealDamage, whenRevealed } from '@questwright/lcg'

export default card('the-necromancers-reach', [
  whenRevealed(() =>
    dealDamage(
      charactersInPlay().filter((character) => character.exhausted),
      1,
    ),
  ),
])
