import { card, committedCharacters, modify, raiseThreat, shadow, whenRevealed } from '@questwright/lcg'

export default card('ungoliants-spawn', [
  // those committed now, whoever joins them later
  whenRevealed(() => modify(committedCharacters(), 'willpower', -1, 'phase')),
  shadow(({ you, attack }) => raiseThreat(you, attack.undefended ? 8 : 4)),
])
