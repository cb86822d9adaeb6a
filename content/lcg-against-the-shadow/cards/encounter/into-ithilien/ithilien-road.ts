import { afterThisAttack, card, cardById, delayed, modifier, returnToStaging, shadow } from '@questwright/lcg'

export default card('ithilien-road', [
  modifier('engagementCost', { on: (enemy) => enemy.isEnemy && enemy.inStaging, while: ({ self }) => self.isActiveLocation, set: 0 }),
  shadow(({ attacker }) => afterThisAttack('return', { attacker: attacker.id })),
  delayed('return', (_, { attacker }) => {
    const enemy = cardById(attacker)
    if (enemy?.inPlay) returnToStaging(enemy)
  }),
])
