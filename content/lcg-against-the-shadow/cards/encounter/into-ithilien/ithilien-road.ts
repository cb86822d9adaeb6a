import { afterThisAttack, card, currentAttack, delayed, modifier, returnToStaging, shadow } from '@questwright/lcg'

export default card('ithilien-road', [
  modifier('engagementCost', { on: (enemy) => enemy.isEnemy && enemy.inStaging, while: ({ self }) => self.isActiveLocation, set: 0 }),
  shadow(() => afterThisAttack('return')),
  delayed('return', () => {
    if (currentAttack()?.enemy.inPlay === true) returnToStaging(currentAttack()?.enemy)
  }),
])
