import { action, type Cost, card, choose, modify } from '@questwright/lcg'
import { ringBearer } from '../../systems/fellowship.ts'

const readyTheBearer: Cost = {
  slug: 'ready',
  can: () => ringBearer()?.exhausted === true,
  pay: () => {
    const bearer = ringBearer()
    return bearer ? [{ kind: 'readied', subject: bearer, during: 'effect' }] : []
  },
}

export default card('speak-your-promise', [
  action({ cost: readyTheBearer, targets: ({ you }) => choose(you.engagedEnemies) }, ({ targets: enemy }) => {
    const less = (ringBearer()?.willpower ?? 0) - (enemy?.threat ?? 0)
    if (less <= 0) return
    modify(enemy, 'attack', -less, 'phase')
    modify(enemy, 'defense', -less, 'phase')
  }),
])
