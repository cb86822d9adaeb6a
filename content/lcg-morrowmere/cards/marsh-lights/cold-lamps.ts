import { card, committedCharacters, modify, shadow, whenRevealed } from '@questwright/lcg'

export default card('cold-lamps', [
  whenRevealed(() => modify(committedCharacters(), 'willpower', -1, 'phase')),
  shadow(({ attacker }) => modify(attacker, 'attack', 1, 'attack')),
])
