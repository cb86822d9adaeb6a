import { cannot, card, check, currentStage, enemiesInPlay, forbid, shadow } from '@questwright/lcg'

export default card('brown-water-rats', [
  cannot('damaged'),
  check('scatter', ({ self }) =>
    currentStage()?.printedNumber('stage') === 3 && enemiesInPlay().every((enemy) => enemy.prints('Rat'))
      ? [{ kind: 'discarded', subject: self, from: self.zone.name }]
      : [],
  ),
  shadow(({ attacker }) => forbid(attacker, 'damaged', 'round')),
])
