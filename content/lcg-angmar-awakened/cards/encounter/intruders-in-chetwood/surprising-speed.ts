import {
  afterThisAttack,
  card,
  cardById,
  delayed,
  eachPlayerChooses,
  grant,
  modify,
  playersInOrder,
  raiseThreat,
  returnToStaging,
  shadow,
  whenRevealed,
} from '@questwright/lcg'
import { engagedEnemies } from '../../../lib/engaged-enemies.ts'

export default card('surprising-speed', [
  whenRevealed(({ self }) => {
    const chosen = eachPlayerChooses(engagedEnemies, { as: 'choose-to-return' })
    for (const enemy of chosen) returnToStaging(enemy)
    if (chosen.some((enemy) => enemy.inStaging)) return
    grant(self, 'keywords', 'surge', 'phase')
    // keywords resolve before this text, so the gained keyword has to be resolved here
    grant(self, 'keywords', 'doomed', 'phase')
    raiseThreat(playersInOrder(), 1)
  }),
  delayed('withdraws', (_, params) => returnToStaging(cardById(params.enemy))),
  shadow(({ attacker }) => {
    modify(attacker, 'attack', 1, 'attack')
    afterThisAttack('withdraws', { enemy: attacker.id })
  }),
])
