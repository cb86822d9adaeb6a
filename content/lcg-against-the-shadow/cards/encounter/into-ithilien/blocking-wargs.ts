import { card, committedCharacters, dealDamage, shadow, whenRevealed } from '@questwright/lcg'

export default card('blocking-wargs', [
  whenRevealed(() => dealDamage(committedCharacters(), 1)),
  shadow(({ attack }) => dealDamage(attack.defenders, 1)),
])
