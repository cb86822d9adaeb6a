import { card, currentQuest, forced, removeProgress, shadow } from '@questwright/lcg'

export default card('misty-mountain-goblins', [
  forced.after('attackEnds', { of: 'self' }, () => plunder(1)),
  shadow(({ attack }) => plunder(attack.undefended ? 3 : 1)),
])

function plunder(amount: number): void {
  const quest = currentQuest()
  if (quest) removeProgress(quest, amount)
}
