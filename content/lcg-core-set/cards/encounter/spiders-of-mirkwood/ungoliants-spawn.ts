import { card, committedCharacters, modify, raiseThreat, shadow, whenRevealed } from '@questwright/lcg'

export default card('ungoliants-spawn', [
  // only characters that are committed now, not those that are committed later
  whenRevealed(() => modify(committedCharacters(), 'willpower', -1, 'phase')),
  shadow(({ you, attack }) => raiseThreat(you, attack.undefended ? 8 : 4)),
])
