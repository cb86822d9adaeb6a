import { card, currentQuest, modify, removeProgress, revealAnother, shadow, stagingArea, whenRevealed } from '@questwright/lcg'

export default card('rising-water', [
  whenRevealed(() => {
    if (stagingArea().filter((card) => card.isLocation).length === 0) revealAnother()
    else
      modify(
        stagingArea().filter((card) => card.isLocation),
        'threat',
        1,
        'round',
      )
  }),
  shadow(({ attack }) => {
    if (attack.undefended) removeProgress(currentQuest(), 1)
  }),
])
