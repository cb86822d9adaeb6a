import { begin, card, currentAttack, currentQuest, lasting, removeProgress, shadow, whenRevealed } from '@questwright/lcg'

export default card('despair', [
  whenRevealed(() => {
    removeProgress(currentQuest(), 4)
  }),
  // sets the defense to 0, so that later additions do not count either
  lasting('defenseless', 'defense', {
    on: (defender, { attack }) => {
      const running = currentAttack()
      return running !== undefined && running.id === attack && running.defenders.includes(defender)
    },
    set: 0,
  }),
  shadow(({ attack }) => {
    if (!attack.undefended) begin('defenseless', 'attack', { attack: attack.id })
  }),
])
