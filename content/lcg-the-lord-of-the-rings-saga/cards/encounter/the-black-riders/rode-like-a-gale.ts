import {
  afterThisAttack,
  card,
  currentAttack,
  delayed,
  enemiesInPlay,
  grant,
  returnToStaging,
  shadow,
  whenRevealed,
} from '@questwright/lcg'

export default card('rode-like-a-gale', [
  whenRevealed(({ self }) => {
    const riders = enemiesInPlay().filter((enemy) => enemy.engagedWith !== null && enemy.has('Nazgûl'))
    for (const rider of riders) returnToStaging(rider)
    if (!riders.some((rider) => rider.inStaging)) grant(self, 'keywords', 'surge', 'phase')
  }),
  shadow(() => afterThisAttack('return')),
  delayed('return', () => {
    if (currentAttack()?.enemy.inPlay === true) returnToStaging(currentAttack()?.enemy)
  }),
])
