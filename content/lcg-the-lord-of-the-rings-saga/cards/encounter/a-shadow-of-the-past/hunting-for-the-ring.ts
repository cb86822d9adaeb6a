import { card, choose, chooseOne, playersInOrder, returnToStaging, whenRevealed } from '@questwright/lcg'
import { makeHideTest } from '../../../systems/hide.ts'

export default card('hunting-for-the-ring', [
  whenRevealed(() => {
    for (const player of playersInOrder().toReversed()) {
      const hunters = player.engagedEnemies.filter((enemy) => enemy.has('Nazgûl'))
      const hide = () => makeHideTest(player, 2)
      if (player.eliminated) continue
      if (hunters.length === 0) hide()
      else chooseOne({ return: () => returnToStaging(choose(hunters, { by: player })), hide }, { by: player })
    }
  }),
])
