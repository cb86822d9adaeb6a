import { card, currentQuest, modify, removeProgress, revealAnother, shadow, stagingArea, whenRevealed } from '@questwright/lcg'

export default card('rising-water', [
  whenRevealed(() => {
    const locations = stagingArea().filter((card) => card.isLocation)
    if (locations.length === 0) revealAnother()
    else modify(locations, 'threat', 1, 'round')
  }),
  shadow(({ attack }) => {
    const quest = currentQuest()
    if (attack.undefended && quest) removeProgress(quest, 1)
  }),
])
