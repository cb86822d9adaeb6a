import { card, currentQuest, forced, removeProgress, shadow } from '@questwright/lcg'

export default card('misty-mountain-goblins', [
  forced.after('attackEnds', { of: 'self' }, () => removeProgress(currentQuest(), 1)),
  shadow(({ attack }) => removeProgress(currentQuest(), attack.undefended ? 3 : 1)),
])
